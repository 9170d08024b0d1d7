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
reasons-ahead = etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte vorn
reasons-behind = etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zurück
reasons-level = etwa gleichauf
reasons-end-ahead = am Ende vielleicht etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte vorn
reasons-end-behind = am Ende vielleicht etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte zurück
reasons-end-level = am Ende vielleicht etwa gleichauf
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr
reasons-same = etwa ebenso viele Punkte
reasons-margin = Punkte: der Vorsprung am Ende vor den Besten der anderen, im Durchschnitt. Ein Bot würde die erste wählen: Zu gewinnen zählt für ihn mehr als Punkte.
# One or two other choices, behind a button.
reasons-more = { $choices } weitere
reasons-fewer = Weniger
# In a replay.
reasons-chosen = Gewählt: { $choice }
reasons-was-chosen = gewählt
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
reasons-worse = ging in den Spielen, die der Bot sich vorgestellt hat, weniger gut aus
reasons-only = etwas anderes ist hier nicht möglich
reasons-alike = nichts Bekanntes spricht mehr dafür als für die anderen hier
reasons-covered = was verdeckt liegt, musst du dir selbst merken
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
reasons-but-first = aber es ist die erste Karte „{ $kind }“; allein kostet sie { reasons-points }
reasons-but-taken = aber alle anderen mit dieser Zutat sind schon genommen; allein kostet sie { reasons-points }
reasons-cheap = selbst allein kostet sie nur { reasons-points }
reasons-but-alone = aber wenn sie allein bleibt, kostet sie { reasons-points }
reasons-own-colour = deine eigene Farbe zählt doppelt
reasons-recipe-colour = hat die Farbe deines Rezepts
reasons-immuto = { $card } steht für eine Karte, die fehlt
reasons-accio = { $card }: später { $charges } Karten von überall
reasons-declinatio = { $card }: { $charges }-mal von einer Ecke weiter
reasons-perluceo = du darfst deinen Zauberkessel durchsehen
reasons-vanesco = { $other } verliert: { $card }
reasons-vanishes = { $other } gibt die oberste Karte ab: { $card }
reasons-but-rids = aber { $other } wird eine Karte los: { $card }
reasons-denies-third = für { $other } wäre es die dritte Karte „{ $kind }“
reasons-denies-fourth = für { $other } wäre es die vierte Karte „{ $kind }“
reasons-top-of = auch die oberste Karte von { $other } zeigt diese Zutat
reasons-double-for = für { $other } würde sie doppelt zählen
reasons-but-next-corner = aber der nächste Gang endet an einer Ecke, wenn nichts dazwischenkommt
reasons-next-corner-declinatio = der nächste Gang endet, wenn nichts dazwischenkommt, an einer Ecke; { $card } führt weiter
reasons-next-card = der nächste Gang führt, wenn nichts dazwischenkommt, hierhin: { $card }
reasons-next-line = der nächste Gang endet nicht an einer Ecke, wenn nichts dazwischenkommt
reasons-saves-declinatio = die Ladung bleibt übrig: { $card }
reasons-stays = es muss keine Karte genommen werden

## Incantibus. $token: ein Marker, Trank, Zauberbuch oder Zauberer.

reasons-catches = { $token } fängt das Monster: { reasons-points }
reasons-scares-from = { $other } könnte das Monster fangen, aber so entkommt es
reasons-but-escapes = aber dir würde es entkommen: die Waffe fehlt ({ $token })
reasons-brews = damit hast du alle Zutaten: { $token }, { reasons-points }
reasons-towards = eine Zutat, die dir noch fehlt: { $token }
reasons-weapon-for = die Waffe gegen ein Monster in diesem Raum: { $token }
reasons-spell-token = ein Punkt, und du darfst zaubern
reasons-scores = ist { reasons-points } wert
reasons-asked-for = { $token } verlangt danach
reasons-steals = { $other } verliert: { $token }
reasons-alone = niemand sonst kann es bezahlen
reasons-strongest = kein Zauberstab ist stärker als deiner: du bekommst es
reasons-weakest = wer es an deiner Stelle bekommt, muss mit dir den Zauberstab tauschen
reasons-spare = davon hast du noch mehr: { $token }
reasons-scores-nothing = bringt keine Punkte: { $token }
reasons-keeps-universalus = { $token } bleibt für ein anderes Monster
reasons-but-fizzles = aber es würde nichts geschehen
reasons-fetches = bringt: { $token }
reasons-imperium = nimmt einen offenen Marker des Raums
reasons-oculus = sieht einen geheimen Marker an, den du bekommen kannst
reasons-alchemy = nimmt einen Marker aus einem anderen Magiekoffer
reasons-iskanto = bringt einen Marker aus dem Burggraben
