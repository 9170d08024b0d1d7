### Glastonbury: die Namen der Karten und Farben und alles, was in diesem Spiel gesagt wird.

## Das Spiel

glastonbury-title = Glastonbury
glastonbury-about = geh um den Markt, füll deinen Kessel, merk dir, was darin ist
glastonbury-ending-kept = eine Reihe wurde leer, die Karte behalten
glastonbury-ending-refused = eine Reihe wurde leer, die Karte abgelehnt
glastonbury-ending-stranded = Declinatio zu einer Reihe voller Sofortzauber

## Sorten von Zutaten

glastonbury-kind-dragons-blood = Drachenblut
glastonbury-kind-toadstool = Fliegenpilz
glastonbury-kind-jar-of-eyes = Augen im Glas
glastonbury-kind-raven-feathers = Rabenfedern
glastonbury-kind-herb-bundle = Kräuterbündel
glastonbury-kind-toad = Kröte
glastonbury-kind-wax-doll = Wachspuppe
glastonbury-kind-cat-whiskers = Schnurrhaare
glastonbury-kind-pumpkin = Kürbis
glastonbury-kind-snake-powder = Schlangenpulver
glastonbury-kind-bat-wings = Fledermausflügel
glastonbury-kind-love-philtre = Liebestrank
glastonbury-kind-moonstone = Mondstein
glastonbury-kind-scarab = Skarabäus
glastonbury-kind-mandrake-root = Alraunenwurzel
glastonbury-kind-bones = Knochen
glastonbury-kind-cobweb = Spinnweben
glastonbury-kind-candle-stub = Kerzenstummel

## Farben

glastonbury-colour-red = Rot
glastonbury-colour-blue = Blau
glastonbury-colour-green = Grün
glastonbury-colour-yellow = Gelb
glastonbury-colour-orange = { $edition ->
    [ko] Mint
   *[other] Orange
}
glastonbury-colour-purple = Violett
glastonbury-colour-turquoise = Türkis
glastonbury-colour-brown = Braun
glastonbury-colour-grey = Grau

## Karten

glastonbury-card-immuto = Immuto
glastonbury-card-vanesco = Vanesco
glastonbury-card-perluceo = Perluceo
glastonbury-card-accio = Accio
glastonbury-card-declinatio = Declinatio

# $kind: der Name einer Sorte. $value: die Zahl auf der Karte.
glastonbury-card-ingredient = { $kind } { $value }

## Möglichkeiten

glastonbury-action-pass = passen
glastonbury-action-walk = nach der Zahl unter dem Immuto gehen
glastonbury-action-stay = an der Ecke stehen bleiben
glastonbury-action-join = ein Immuto der Sorte { $kind } anschließen
glastonbury-action-join-none = ein Immuto keiner Sorte anschließen
glastonbury-action-declinatio-end = Declinatio zu einer Reihe voller Sofortzauber; das beendet das Spiel
glastonbury-action-take = { $cell } nehmen
glastonbury-action-take-refuse = { $cell } nehmen und die Karte ablehnen
glastonbury-action-accio = Accio: { $cell } herbeiholen
glastonbury-action-accio-refuse = Accio: { $cell } herbeiholen und die Karte ablehnen
glastonbury-action-declinatio = Declinatio: { $cell } nehmen
glastonbury-action-declinatio-refuse = Declinatio: { $cell } nehmen und die Karte ablehnen

## Was geschieht

glastonbury-hidden = eine Karte
glastonbury-event-begin = { $seat } beginnt das Spiel.
glastonbury-event-removed = Nicht im Spiel sind die Karten in { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { $seat } geht.
    [0] { $seat } bleibt auf Station { $stop }.
    [one] { $seat } geht { $steps } Schritt bis Station { $stop }.
   *[other] { $seat } geht { $steps } Schritte bis Station { $stop }.
}
glastonbury-event-special = { $seat } steht mit einem Immuto obenauf an einer Ecke.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { $seat } geht nach der Zahl unter dem Immuto.
    [one] { $seat } geht nach der Zahl unter dem Immuto { $steps } Schritt bis Station { $stop }.
   *[other] { $seat } geht nach der Zahl unter dem Immuto { $steps } Schritte bis Station { $stop }.
}
glastonbury-event-stay = { $seat } bleibt an der Ecke stehen.
glastonbury-event-pass = { $seat } passt an der Ecke.
glastonbury-event-accio = { $seat } setzt Accio ein.
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { $seat } setzt Declinatio ein und geht weiter.
    [one] { $seat } setzt Declinatio ein und geht { $steps } Schritt weiter bis Station { $stop }.
   *[other] { $seat } setzt Declinatio ein und geht { $steps } Schritte weiter bis Station { $stop }.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { $seat } nimmt { $card }.
   *[other] { $seat } nimmt { $card } von { $cell }.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { $seat } nimmt { $card }.
   *[other] { $seat } nimmt { $card } von { $cell }.
}
glastonbury-event-refuse = { $seat } nimmt { $card } von { $cell } und lehnt die Karte ab.
glastonbury-event-refuse-spell = { $seat } nimmt { $card } von { $cell } und lehnt die Karte ab.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] Die oberste Karte von { $seat } kommt unter den Nachziehstapel.
   *[other] Die oberste Karte von { $seat } kommt unter den Nachziehstapel: { $card }.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] Die oberste Karte von { $seat } scheidet aus dem Spiel aus.
   *[other] Die oberste Karte von { $seat } scheidet aus dem Spiel aus: { $card }.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { $seat } sieht den eigenen Kessel durch.
   *[other] { $seat } sieht den eigenen Kessel durch: { $cards }.
}
glastonbury-event-look-empty = { $seat } schaut in den eigenen Kessel: Er ist leer.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] { $card ->
        [glastonbury-hidden] In die Lücke kommt eine neue Karte.
       *[other] In die Lücke kommt: { $card }.
    }
   *[other] Neu auf { $cell }: { $card }.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] In die Lücke kommt: { $card }.
   *[other] Neu auf { $cell }: { $card }.
}
glastonbury-event-end-kept = { $seat } hat eine Reihe geleert und behält die Karte: Das Spiel ist vorbei.
glastonbury-event-end-refused = { $seat } nimmt die letzte Karte einer Reihe, womit das Spiel endet, und behält sie nicht.
glastonbury-event-end-stranded = { $seat } steht nach Declinatio vor einer Reihe voller Sofortzauber: Das Spiel ist vorbei.
glastonbury-event-open = Alle Kessel liegen offen. Wer ein Immuto hat, sagt jetzt, zu welcher Sorte es kommt.
glastonbury-event-join = Ein Immuto kommt zur Sorte { $kind }: { $seat }.
glastonbury-event-join-none = Ein Immuto kommt zu keiner Sorte: { $seat }.

## Ablehnungen von Entscheidungen

glastonbury-refusal-over = Das Spiel ist vorbei.
glastonbury-refusal-not-your-turn = { $seat } ist am Zug.
glastonbury-refusal-no-such-action = Eine Aktion { $action } gibt es nicht; die Aktionen sind 0 bis { $most }.
glastonbury-refusal-notation = „{ $given }“ ist keine Aktion; Aktionen schreibt man so: { $allowed }.
glastonbury-refusal-corner-cell = { $cell } ist eine Ecke der Auslage: Dort liegt keine Karte.
glastonbury-refusal-no-special2 = walk und stay gibt es nur in einem Zug, der mit einem Immuto obenauf an einer Ecke beginnt.
glastonbury-refusal-must-walk = In dieser Ausgabe muss die Figur gehen.
glastonbury-refusal-walk-first = Mit einem Immuto obenauf an einer Ecke ist zuerst zu entscheiden: gehen oder stehen bleiben.
glastonbury-refusal-settle = Die letzte Karte ist genommen: Sag nur noch, zu welcher Sorte dein Immuto kommt.
glastonbury-refusal-no-settle = Ein Immuto kommt erst nach der letzten Karte zu einer Sorte, und nur mit Rezepten.
glastonbury-refusal-not-collected = Von dieser Sorte hast du keine Karte, und an diesem Tisch kommt ein Immuto nur zu einer Sorte, die du hast: { $kind }.
glastonbury-refusal-at-corner = Die Figur steht an einer Ecke: Keine Karte lässt sich nehmen oder herbeiholen.
glastonbury-refusal-not-faced = { $cell } liegt nicht in der Reihe vor der Figur; aus ihr lässt sich nehmen: { $allowed }.
glastonbury-refusal-no-accio = Dieser Platz hat keine Ladung Accio mehr.
glastonbury-refusal-accio-faced = { $cell } liegt in der Reihe vor der Figur: Nimm die Karte ohne Accio.
glastonbury-refusal-not-at-corner = Die Figur steht vor einer Reihe, also muss eine Karte daraus genommen werden: { $allowed }.
glastonbury-refusal-no-declinatio = Dieser Platz hat keine Ladung Declinatio mehr.
glastonbury-refusal-not-stranded = In der Reihe, zu der Declinatio führt, liegen Karten, die genommen werden dürfen: { $allowed }.
glastonbury-refusal-not-reached = { $cell } liegt nicht in der Reihe, zu der Declinatio führt; aus ihr lässt sich nehmen: { $allowed }.
glastonbury-refusal-empty-cell = { $cell } ist leer.
glastonbury-refusal-two-spells = { $card } auf { $cell } wäre ein zweiter Zauber in einem Zug.
glastonbury-refusal-cannot-refuse = Nur eine Karte, die das Spiel beendet, darf abgelehnt werden, und { $cell } beendet es nicht.

## Kürzel der Karten auf dem Tisch: zwei Spalten breit, jedes anders als alle anderen

glastonbury-mark-dragons-blood = Db
glastonbury-mark-toadstool = Fp
glastonbury-mark-jar-of-eyes = Au
glastonbury-mark-raven-feathers = Rf
glastonbury-mark-herb-bundle = Kb
glastonbury-mark-toad = Kr
glastonbury-mark-wax-doll = Wp
glastonbury-mark-cat-whiskers = Sh
glastonbury-mark-pumpkin = Kü
glastonbury-mark-snake-powder = Sp
glastonbury-mark-bat-wings = Ff
glastonbury-mark-love-philtre = Lt
glastonbury-mark-moonstone = Ms
glastonbury-mark-scarab = Sk
glastonbury-mark-mandrake-root = Al
glastonbury-mark-bones = Kn
glastonbury-mark-cobweb = Sw
glastonbury-mark-candle-stub = Ks
glastonbury-mark-immuto = Im
glastonbury-mark-vanesco = Va
glastonbury-mark-perluceo = Pe
glastonbury-mark-accio = Ac
glastonbury-mark-declinatio = De

## Der Tisch: kurze Texte neben der Auslage, höchstens etwa 30 Spalten breit

glastonbury-face-pile = { $count ->
    [0] Nachziehstapel leer (G-END)
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
# $colours: die Spielerfarben, deren Karten nicht im Spiel sind.
glastonbury-face-removed = Ohne { $colours }
# Wo eine Figur steht, neben einem Namen: so kurz wie möglich.
glastonbury-stop = Station { $stop }
glastonbury-corner = Ecke { $stop }
glastonbury-face-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Wie viele Karten in einem Kessel liegen.
glastonbury-face-size = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# Ein Kessel ohne Karten; $number ist die Zahl auf der Kesselkarte.
glastonbury-face-bare = leer, geht { $number }
# Wie viele Zauberkarten verbraucht daliegen.
glastonbury-face-spent = { $count } verbraucht

# Die Buchstaben der beiden Rezepttypen, eine Spalte breit.
glastonbury-mark-recipe-a = A
glastonbury-mark-recipe-b = B
# Was ein Rezept verlangt: die meisten Karten einer Farbe und so weiter.
glastonbury-recipe-a = A: am meisten { $colour }
glastonbury-recipe-b1 = B1: wenigste Karten
glastonbury-recipe-b2 = B2: wenigste Vieren
glastonbury-recipe-b3 = B3: wenigste Zauber
glastonbury-recipe-b4 = B4: meiste Einsen
glastonbury-recipe-b5 = B5: Spiel beenden

## Wo eine Figur steht und wo sie stehen wird

# In einem Satz: „Anna spielt Rot und steht auf Station 7 vor Zeile 3.“
glastonbury-stands-row = auf Station { $stop } vor Zeile { $row }
glastonbury-stands-column = auf Station { $stop } vor Spalte { $column }
glastonbury-stands-corner = an der Ecke { $stop }
# Neben einer Möglichkeit: wo der nächste Weg endet.
glastonbury-leads-row = dann Station { $stop }, Zeile { $row }
glastonbury-leads-column = dann Station { $stop }, Spalte { $column }
glastonbury-leads-corner = dann Ecke { $stop }: nichts zu nehmen
glastonbury-leads-corner-declinatio = dann Ecke { $stop }: Declinatio führt weiter
glastonbury-leads-again = dann wieder Station { $stop }, dieselbe Reihe

## Möglichkeiten, wie sie angeboten werden

glastonbury-choice-take = { $cell }: { $card }
glastonbury-choice-take-keep = { $card } von { $cell } nehmen und behalten
glastonbury-choice-take-refuse = { $card } von { $cell } nehmen und ablehnen
glastonbury-choice-accio = Accio: { $card } von { $cell } holen
glastonbury-choice-accio-refuse = Accio: { $card } von { $cell } holen und ablehnen
glastonbury-choice-declinatio = Declinatio: { $card } von { $cell } nehmen
glastonbury-choice-declinatio-refuse = Declinatio: { $card } von { $cell } nehmen und ablehnen
glastonbury-choice-declinatio-end = Mit Declinatio weiter zu einer Reihe voller Sofortzauber
glastonbury-choice-pass = Passen
glastonbury-choice-walk = Nach der Zahl unter dem Immuto gehen
glastonbury-choice-stay = An der Ecke stehen bleiben
glastonbury-choice-join = Zur Sorte { $kind }
glastonbury-choice-join-none = Zu keiner Sorte

# Was eine Ausgabe neben den Namen einer Karte druckt; steht vor der Notiz zu ihr, siehe D-NAMES.
glastonbury-gloss-immuto = { $edition ->
    [it] „mutaforma“,{ " " }
    [ko] „변신“,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] „Sparizione“,{ " " }
    [ko] „소멸“,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] „Colpo d’Occhio“,{ " " }
    [ko] „투시“,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] „Evocazione“,{ " " }
    [ko] „소환“,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] „Angolo“,{ " " }
    [ko] „굴절“,{ " " }
   *[other] { "" }
}
# Was über eine Möglichkeit zu wissen lohnt; so kurz wie möglich.
glastonbury-note-own = deine Farbe: doppelt
glastonbury-note-ends = beendet das Spiel (G-SPECIAL1)
glastonbury-note-ends-keep = beendet das Spiel (G-END): Die Karte gehört dir
glastonbury-note-ends-refuse = beendet das Spiel (G-END): Die Karte gehört niemandem
glastonbury-note-immuto = { glastonbury-gloss-immuto }Zahl 0, kommt in der Wertung zu einer Sorte
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }alle anderen: oberste Karte weg
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }den eigenen Kessel durchsehen
glastonbury-note-accio = { glastonbury-gloss-accio }2 Ladungen: Karte aus einer anderen Reihe
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3 Ladungen: an Ecken weitergehen
glastonbury-note-join = { $points ->
    [one] { $points } Punkt mehr nach dem, was offen liegt
   *[other] { $points } Punkte mehr nach dem, was offen liegt
}
glastonbury-note-usual = am besten nach dem, was du siehst; gilt, wenn du nicht wählst

## Fragen: mit einem Namen von 20 Buchstaben noch kürzer als 80 Spalten

glastonbury-question-row = { $seat }, du stehst auf Station { $stop } vor Zeile { $row }: Was nimmst du?
glastonbury-question-column = { $seat }, du stehst auf Station { $stop } vor Spalte { $column }: Was nimmst du?
glastonbury-question-corner = { $seat }, an der Ecke { $stop } gibt es nichts zu nehmen.
glastonbury-question-declinatio = { $seat }, Ecke { $stop }: Passt du oder gehst du mit Declinatio weiter?
glastonbury-question-special2 = { $seat }, Ecke { $stop }, ein Immuto obenauf: Gehst du oder bleibst du?
glastonbury-question-settle = { $seat }, zu welcher Sorte kommt dein Immuto?
glastonbury-question-settling = { $seat } wählt, zu welcher Sorte ein Immuto kommt.
glastonbury-question-must = { $seat }, Ecke { $stop }, ein Immuto obenauf: Du musst gehen.

## Der heimliche Blick mit Perluceo

glastonbury-look = { $count ->
    [one] Nur für { $seat }: dein Kessel, { $count } Karte.
   *[other] Nur für { $seat }: dein Kessel, { $count } Karten, die unterste zuerst.
}
# $number: die wievielte Karte es ist, von unten gezählt.
glastonbury-look-card = { $number }: { $card }

## Die Wertung

glastonbury-winner = { $points ->
    [one] { $seat } gewinnt mit { $points } Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
# $players: eine Aufzählung von Namen.
glastonbury-winners = { $points ->
    [one] Bei Gleichstand wird der Sieg geteilt (R-TIE-1): { $players } gewinnen mit { $points } Punkt.
   *[other] Bei Gleichstand wird der Sieg geteilt (R-TIE-1): { $players } gewinnen mit { $points } Punkten.
}
# Neben dem Namen derer, die gewinnen.
glastonbury-face-wins = Sieg
# Warum eine Zeile der Wertung ihre Punkte gibt; etwa 30 Spalten.
glastonbury-why-one = allein: minus ihr Wert
glastonbury-why-two = ein Paar: nichts
glastonbury-why-three = drei: die Summe
glastonbury-why-four = vier: die Summe, dazu 5
glastonbury-why-own-one = eigene Farbe: doppelter Abzug
glastonbury-why-own-three = eigene Farbe: doppelte Summe
glastonbury-why-own-four = eigene Farbe: doppelt, dazu 5
glastonbury-why-alone = kommt zu keiner Sorte: nichts
glastonbury-why-joins = kommt zur Sorte { $kind }
glastonbury-why-most = die meisten: { $each } je Karte
glastonbury-why-met = erfüllt
glastonbury-why-unmet = nicht erfüllt

## Die Seite: das Brett

# Namen der Teile des Bretts, für alle, die zuhören.
glastonbury-page-market = Der Markt
glastonbury-page-grid = Karten des Markts
glastonbury-page-prompt = Was jetzt ist
glastonbury-page-seats = Die Kessel
glastonbury-page-gap = { $cell }: leer
# Ein Knopf, der alle Karten beleuchtet, die Accio holen kann.
glastonbury-page-accio = { $charges ->
    [one] Accio zaubern ({ $charges } Ladung)
   *[other] Accio zaubern ({ $charges } Ladungen)
}
glastonbury-page-fetching = Accio ist bereit: Wähle eine der beleuchteten Karten, irgendwo auf dem Markt. Das kostet eine Ladung.
glastonbury-page-declinatio = Oder geh mit Declinatio weiter: Wähle eine der beleuchteten Karten. Das kostet eine Ladung.
glastonbury-page-pile-empty = Der Nachziehstapel ist leer: Wer eine innere Reihe leert, beendet das Spiel.
# Ein offener Zauber und seine übrigen Ladungen.
glastonbury-page-charges = { $charges ->
    [one] { $card }, { $charges } Ladung
   *[other] { $card }, { $charges } Ladungen
}
# Wie weit die Figur als Nächstes geht.
glastonbury-page-walks = { $number ->
    [0] nächster Weg: 0, bleibt stehen
    [one] nächster Weg: { $number } Schritt
   *[other] nächster Weg: { $number } Schritte
}

## Die Seite: was der Begleiter sagt, wenn etwas zum ersten Mal geschieht

glastonbury-lesson-turn = Deine Figur steht vor der beleuchteten Reihe. Nimm eine ihrer Karten: Sie kommt oben auf deinen Kessel. Am Ende geben drei oder vier einer Sorte Punkte, eine einzelne Karte kostet ihre Zahl.
glastonbury-lesson-leads = Die Zahl oben auf deinem Kessel ist dein nächster Weg. Das kleine Zeichen an einer beleuchteten Karte nennt die Station, an der er endet, wenn du sie nimmst und sie oben bleibt; ein rotes ist eine Ecke, an der dir nur Declinatio eine Karte bringt.
glastonbury-lesson-explain = Was eine Karte tut, steht da, wenn du auf sie zeigst. Mit dem Finger: Tippe auf eine Karte, die nicht leuchtet, oder lass den Finger auf einer leuchtenden ruhen.
glastonbury-lesson-corner = An einer Ecke gibt es nichts zu nehmen. Passe; dein nächster Weg beginnt hier.
glastonbury-lesson-corner-spell = Du stehst an einer Ecke und hast eine Ladung Declinatio: Passe, oder geh um dieselbe Zahl weiter und nimm eine der beleuchteten Karten.
glastonbury-lesson-memory = Nur die oberste Karte eines Kessels bleibt sichtbar. Merke dir, was du sammelst, und was die anderen sammeln.
glastonbury-lesson-own = Karten deiner eigenen Farbe zählen am Ende doppelt, auch ein Minus. Nur die 5 für vier Karten werden nicht verdoppelt.
glastonbury-lesson-immuto = Ein Immuto kommt am Ende zu einer Sorte, als Karte mit dem Wert 0. Oben bedeutet er 0 Schritte: Du bleibst stehen und wählst noch einmal aus derselben Reihe.
glastonbury-lesson-vanesco = Vanesco wirkt sofort: Alle anderen verlieren die oberste Karte ihres Kessels. Sie kommt unter den Stapel oder, wenn er leer ist, aus dem Spiel.
glastonbury-lesson-perluceo = Perluceo wirkt sofort: Du allein siehst deinen Kessel durch, bis du den Blick schließt oder dein nächster Zug beginnt.
glastonbury-lesson-kept = Accio und Declinatio bleiben mit ihren Ladungen offen neben deinem Kessel. Ab deinem nächsten Zug kannst du sie nutzen, einen Zauber je Zug.
glastonbury-lesson-accio = Du hast eine Ladung Accio: Statt einer Karte der beleuchteten Reihe kannst du eine aus einer anderen Reihe holen, aber keinen Vanesco oder Perluceo.
glastonbury-lesson-declinatio = Declinatio hilft an einer Ecke: Für eine Ladung gehst du um dieselbe Zahl weiter und nimmst dort eine Karte, aber keinen Vanesco oder Perluceo.
glastonbury-lesson-special = Du stehst an einer Ecke mit einem Immuto obenauf: Du gehst nach der ersten Zahl darunter. Steht auch Bleiben zur Wahl, beendet es deinen Zug.
glastonbury-lesson-look = Das ist dein ganzer Kessel, die unterste Karte zuerst. Perluceo zeigt ihn nur einmal: Merke ihn dir.
glastonbury-lesson-recipes = Deine Rezepte sind geheim. Jedes gibt am Ende Punkte, wenn du tust, was es sagt; wo Karten verglichen werden, bringt ein Gleichstand nichts.
glastonbury-lesson-end-near = Der Stapel ist fast leer. Nach seiner letzten Karte bleiben Felder leer, und wer eine innere Reihe leert, beendet das Spiel.
glastonbury-lesson-last = Eine dieser Karten würde eine Reihe leeren und das Spiel sofort beenden. Du darfst sie auch ablehnen: Dann endet das Spiel trotzdem, und du behältst die Karte nicht.
glastonbury-lesson-score = Gewertet wird Sorte für Sorte. Jede Zeile nennt die Regel, nach der sie zählt; drücke darauf, um die Regel zu lesen.
