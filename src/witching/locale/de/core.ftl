### Was jedes Spiel und jeder Teil des Programms sagt.

# Zwischen den Dingen einer Aufzählung: „Kröte 3, Skarabäus 1“.
core-list-separator = { ", " }

# Anstelle von etwas, das man gerade nicht sehen darf. Steht im Nominativ und im Akkusativ.
core-hidden = eine Karte
core-refusal-seat = Platz { $given } gibt es an diesem Tisch nicht; die Plätze sind 0 bis { $last }.
core-refusal-open-book = Offen einsehbar sind nur Partien, die vorbei sind.
core-refusal-eyes = Eine Sicht „{ $given }“ gibt es bei dieser Partie nicht; es gibt: { $allowed }.
core-refusal-not-legal = Das steht jetzt nicht zur Wahl.

# Ein Kapitel der Auswertung: wie lang eine Partie ist.
core-balance-length = Länge einer Partie

## Optionen

core-options-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt: { $allowed }.
core-options-value = { $name } kann nicht „{ $given }“ sein; erlaubt: { $allowed }.
core-options-count = { $name } nennt { $given }, es gibt aber { $seats } Plätze: für jeden ist eines nötig.
core-options-twice = { $name } nennt { $word } zweimal; jeder Platz bekommt ein eigenes aus { $allowed }.
core-options-needs = { $name } („{ $given }“) lässt sich nur mit { $needs } angeben; hier gilt { $held }.
core-options-usual = Wie die Ausgabe sagt
core-options-chance = Der Zufall entscheidet
core-options-house = Hausregeln
core-options-seat = Spieler { $number }
core-options-nobody = niemand

## Eine Aufzeichnung lesen

core-record-too-large = Diese Datei ist größer, als eine Aufzeichnung sein darf: mehr als { $most } Bytes.
core-record-not-utf-8 = Das ist kein UTF-8-Text: Das Byte an Stelle { $place } passt nicht.
core-record-not-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } ist nicht lesbar.
core-record-too-deep = Dieses JSON ist für eine Aufzeichnung zu tief verschachtelt.
core-record-surrogate = Eine Zeichenkette in diesem JSON enthält ein halbes Zeichen (ein einzelnes Surrogat).
core-record-number = Dieses JSON enthält eine Zahl, die zu lang zum Lesen ist.
core-record-key-twice = Der Schlüssel „{ $name }“ steht zweimal in einem Objekt.
core-record-constant = { $name } ist keine JSON-Zahl.
core-record-not-an-object = Eine Aufzeichnung ist ein JSON-Objekt.
core-record-format = Das Format ist „{ $format }“; dieses Programm liest { $known }.
core-record-shape = Das hat nicht die Form einer Aufzeichnung: { $detail }

## Eine Aufzeichnung prüfen

core-verify-finished = { $game }, { $seats } Plätze, { $actions } Aktionen, zu Ende gespielt
core-verify-unfinished = { $game }, { $seats } Plätze, { $actions } Aktionen, in sich stimmig, aber nicht zu Ende gespielt
core-verify-after-end = Schritt { $step }: Das Spiel ist vorbei, und doch folgt eine weitere Aktion
core-verify-seat = Schritt { $step }: { $seat } handelt, aber { $due } ist an der Reihe
core-verify-step = Schritt { $step } ({ $seat }, { $action }): { $why }
core-verify-setup-unfinished = dieser Aufbau gehört nicht zu diesem Spiel; was daran falsch ist, wird verraten, wenn das Spiel vorbei ist
core-verify-commitment = die Prüfsumme (commitment) lautet { $written }, aber diese Verteilung ergibt mit ihrem Salt { $found }
core-verify-undone = { $place }: Der Platz muss kleiner als { $seats } sein, die Zahl der Aktionen vor dem Zurücknehmen mindestens { $least } und größer als danach
core-verify-undone-end = nach undone blieben zuletzt { $left } Aktionen übrig, es gibt aber nur { $actions }
core-verify-not-over = es gibt ein Ergebnis, aber nach der letzten Aktion ist das Spiel nicht vorbei
core-verify-no-result = das Spiel ist vorbei, aber es gibt kein Ergebnis
core-verify-result = { $place } ist { $written }; nach den Regeln ist es { $found }
core-verify-result-length = { $place } hat { $written } Einträge; nach den Regeln sind es { $found }

## Spiele, die nicht gehen

core-broken-game = Das Spiel „{ $game }“ kann hier nicht gespielt werden: { $why }
core-broken-import = Es lässt sich nicht laden ({ $detail }).
core-broken-kind = { $detail } ist kein Spiel.
core-broken-name = Es nennt sich selbst „{ $detail }“.
core-broken-letters = Sein Name muss aus Kleinbuchstaben bestehen (a–z), höchstens 40.
core-broken-taken = Den Namen „{ $detail }“ brauchen schon die Texte des Hauses.
core-broken-part = Ihm fehlt „{ $detail }“.
core-broken-wording = Sein „wording“ ist von der Art { $detail }, und das ist kein Wording.
core-broken-seats = Es ist für { $detail } Plätze; möglich sind { $fewest } bis { $most }, jede Zahl einmal, die kleinste zuerst.
core-broken-texts = Seine englischen Texte fehlen oder sind nicht zu lesen ({ $detail }).
core-broken-rules = Seine Regeln fehlen oder sind nicht zu lesen ({ $detail }).
core-broken-double = Noch ein Spiel heißt „{ $game }“ und bleibt weg: { $detail }.
core-broken-face = „{ $game }“ lässt sich nicht zeichnen ({ $detail }); der Tisch wird in Sätzen erzählt.
core-broken-says = „{ $game }“ kann etwas nicht sagen ({ $part }: { $detail }); gesagt wird stattdessen, was ohne das bekannt ist.
core-broken-gaps = „{ $game }“ hat in „{ $language }“ keinen Text für { $keys }. Was dort fehlt, wird auf Englisch gesagt oder als Schlüssel gezeigt.
core-unsaid-table = Was auf diesem Tisch liegt, lässt sich nicht in Worten erzählen.
core-unsaid-question = Was wählst du?
core-unsaid-wait = Andere wählen gerade.
core-unsaid-over = Das Spiel ist aus.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat }: { $points }

## Wer am Tisch sitzt

# Ein Platz, von dem nicht mehr als seine Nummer bekannt ist.
core-seat = Platz { $number }
# Jemand mit Namen. Die Sätze sind so gebaut, dass der Name keine Endung braucht.
core-player = { $name }
# Wer auf einem Platz sitzt, in einer Aufzählung.
core-seated = { $seat }
