### Was jedes Spiel und jeder Teil des Programms sagt.
### Not needed before the first choice.

## Optionen

core-options-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt: { $allowed }.
core-options-value = { $name } kann nicht „{ $given }“ sein; erlaubt: { $allowed }.
core-options-one-edition = Dieses Spiel hat nur eine Ausgabe, „{ $allowed }“; eine Ausgabe „{ $given }“ gibt es nicht.
core-options-count = { $name } nennt { $given }, es gibt aber { $seats } Plätze: für jeden ist eines nötig.
core-options-twice = { $name } nennt { $word } zweimal; jeder Platz bekommt ein eigenes aus { $allowed }.
core-options-needs = { $name } („{ $given }“) lässt sich nur mit { $needs } angeben; hier gilt { $held }.
core-options-usual = Wie die Ausgabe sagt
core-options-chance = Der Zufall entscheidet
core-options-by-seat = Nach dem Platz
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
