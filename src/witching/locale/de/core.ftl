### Was jedes Spiel und jeder Teil des Programms sagt.

# Zwischen den Dingen einer Aufzählung: „Kröte 3, Skarabäus 1“.
core-list-separator = { ", " }

# Anstelle von etwas, das man gerade nicht sehen darf. Steht im Nominativ und im Akkusativ.
core-hidden = etwas Verdecktes
core-refusal-seat = Platz { $given } gibt es an diesem Tisch nicht; die Plätze sind 0 bis { $last }.
core-refusal-open-book = Offen einsehbar sind nur Partien, die vorbei sind.
core-refusal-eyes = Eine Sicht „{ $given }“ gibt es bei dieser Partie nicht; es gibt: { $allowed }.
core-refusal-not-legal = Das steht jetzt nicht zur Wahl.

# Ein Kapitel der Auswertung: wie lang eine Partie ist.
core-balance-length = Länge einer Partie

# What everybody has before them to count their points by.
core-aid = Wertungsübersicht

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
core-broken-fails = „{ $game }“ hat versagt und kann nicht weitergehen ({ $detail }). Was vorher gespeichert wurde, bleibt erhalten.
core-broken-gaps = „{ $game }“ hat in „{ $language }“ keinen Text für { $keys }. Was dort fehlt, wird auf Englisch gesagt oder als Schlüssel gezeigt.
core-broken-gaps-english = „{ $game }“ hat keinen englischen Text für { $keys }. An seiner Stelle wird der Schlüssel gezeigt.
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
