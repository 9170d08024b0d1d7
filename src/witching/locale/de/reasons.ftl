### Gründe: was ein Bot wählen würde, wie es ausgehen kann und warum.

## Die Möglichkeiten

reasons-title-open = Die besten Möglichkeiten nach dem, was offen liegt
reasons-title-all = Die besten Möglichkeiten nach allem, was man wissen kann
reasons-rank = { $rank ->
    [first] Tipp: die beste Wahl
    [second] Tipp: die zweitbeste Wahl
   *[third] Tipp: die drittbeste Wahl
}
# Um wie viele Punkte man am Ende vor den Besten der anderen liegen kann, oder dahinter.
reasons-ahead = etwa +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
reasons-behind = etwa −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
reasons-level = etwa gleichauf
reasons-margin = Punkte: der Vorsprung am Ende vor den Besten der anderen, im Durchschnitt.
# Am Terminal.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Was ein Bot täte, wird nur bei beendeten Spielen verraten.
reasons-nobody = Hier muss niemand wählen.
reasons-ask = Was würde ein Bot hier tun?
reasons-ask-for = Was würde ein Bot hier für { $seat } tun?
reasons-thinking = Ein Bot denkt nach …

## Gründe in jedem Spiel

# Anstelle eines Grundes.
reasons-worlds = ging in den Spielen, die der Bot sich vorgestellt hat, gut aus
reasons-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Glastonbury. $kind: der Name einer Zutat. $card: eine Karte.

reasons-ends = beendet das Spiel
reasons-ends-refused = beendet das Spiel, und die Karte wird nicht behalten
reasons-second = ergibt ein Paar, das nichts kostet: { $kind }
reasons-third = die dritte Karte „{ $kind }“: { reasons-points }
reasons-fourth = alle vier Karten „{ $kind }“: { reasons-points }
reasons-another = noch eine Karte „{ $kind }“
reasons-first = die erste Karte „{ $kind }“; allein kostet sie { reasons-points }
reasons-own-colour = deine eigene Farbe zählt doppelt
reasons-recipe-colour = hat die Farbe deines Rezepts
reasons-immuto = { $card } steht für eine Karte, die fehlt
reasons-accio = { $card }: später { $charges } Karten von überall
reasons-declinatio = { $card }: { $charges }-mal von einer Ecke weiter
reasons-perluceo = du darfst deinen Zauberkessel durchsehen
reasons-vanesco = { $other } verliert: { $card }
reasons-denies-third = eine dritte Karte „{ $kind }“ entgeht { $other }
reasons-denies-fourth = die vierte Karte „{ $kind }“ entgeht { $other }
reasons-next-corner = der nächste Gang würde an einer Ecke enden
reasons-next-corner-declinatio = der nächste Gang würde an einer Ecke enden; { $card } führt weiter
reasons-next-card = der nächste Gang würde hierhin führen: { $card }
reasons-next-line = der nächste Gang würde nicht an einer Ecke enden
reasons-saves-declinatio = die Ladung bleibt übrig: { $card }
reasons-stays = es muss keine Karte genommen werden

## Incantibus. $token: ein Marker, Trank, Zauberbuch oder Zauberer.

reasons-catches = { $token } fängt das Monster: { reasons-points }
reasons-scares-from = { $other } könnte das Monster fangen, und du würdest es verjagen
reasons-brews = damit kannst du brauen: { $token }, { reasons-points }
reasons-towards = eine Zutat, die dir noch fehlt: { $token }
reasons-weapon-for = die Waffe gegen ein Monster in diesem Raum: { $token }
reasons-spell-token = ein Punkt, und du darfst zaubern
reasons-scores = bringt { reasons-points }
reasons-asked-for = { $token } verlangt danach
reasons-steals = { $other } verliert: { $token }
reasons-alone = niemand sonst kann es bezahlen
reasons-strongest = kein Zauberstab ist stärker als deiner: du bekommst es
reasons-weakest = wer es an deiner Stelle bekommt, muss mit dir den Zauberstab tauschen
reasons-spare = davon hast du noch mehr: { $token }
reasons-scores-nothing = bringt keine Punkte: { $token }
reasons-keeps-universalus = { $token } bleibt für ein anderes Monster
reasons-fizzles = es würde nichts geschehen
reasons-fetches = bringt: { $token }
reasons-imperium = nimmt einen offenen Marker des Raums
reasons-oculus = sieht einen geheimen Marker an, den du bekommen kannst
reasons-alchemy = nimmt einen Marker aus einem anderen Magiekoffer
reasons-iskanto = bringt einen Marker aus dem Burggraben
