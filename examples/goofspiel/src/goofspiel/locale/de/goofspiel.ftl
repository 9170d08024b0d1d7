### Was Goofspiel sagt.

goofspiel-title = Goofspiel
goofspiel-about = drei Preise, drei Karten: Alle bieten zugleich, und das höchste Gebot nimmt den Preis
goofspiel-ending-played = alle Preise lagen auf

## Was man wählen kann

goofspiel-action-bid = { $card } bieten
goofspiel-note-sealed = dein jetziges Gebot
goofspiel-question-bid = Der Preis ist { $prize }. Welche Karte bietest du?
goofspiel-question-blind = Welche Karte bietest du für den verdeckten Preis?
goofspiel-question-change = Dein Gebot liegt verdeckt; es lässt sich ändern, bis alle geboten haben. Noch nicht geboten: { $players }.
goofspiel-question-wait = Noch nicht geboten: { $players }.
goofspiel-question-over = Das Spiel ist aus.

## Der Tisch in Sätzen

goofspiel-player = { $seat }
goofspiel-card = { $card }
goofspiel-bid = { $seat } { $card }
goofspiel-table-prize = Der Preis dieser Runde ist { $prize }.
goofspiel-table-blind = Der Preis dieser Runde wird nach den Geboten aufgedeckt.
goofspiel-table-carried = { $points ->
    [one] { $points } Punkt aus früheren Runden geht mit.
   *[other] { $points } Punkte aus früheren Runden gehen mit.
}
goofspiel-table-hand = Deine Hand: { $cards }.
goofspiel-table-sealed = Du hast { $card } geboten; sonst weiß das niemand.
goofspiel-table-seat = { $seat } hat { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
goofspiel-table-ready = { $seat } hat geboten und hat { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
goofspiel-table-last = Letzte Runde: { $bids }.
goofspiel-sheet-winners = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}
goofspiel-sheet-line = { $seat }, Runde { $round }: { $points } ({ $rule })

## Was geschah

goofspiel-event-begin = Das Spiel beginnt.
goofspiel-event-prize = Der Preis ist { $prize }.
goofspiel-hidden = eine Karte
goofspiel-event-bid = { $seat } bot { $card }.
goofspiel-event-win = { $seat } nimmt ihn.
goofspiel-event-tie = Niemand nimmt ihn.
goofspiel-event-end = Das Spiel ist aus.

## Was nicht geht

goofspiel-refusal-over = Das Spiel ist aus.
goofspiel-refusal-seats = Zwei bis vier spielen, und sie haben am Anfang nichts.
goofspiel-refusal-no-such-action = Eine Handlung { $action } gibt es nicht.
goofspiel-refusal-played = Deine { $card } ist gespielt.
goofspiel-refusal-deal = Die Preise sind 1, 2 und 3.
goofspiel-refusal-notation = „{ $given }“ ist kein Gebot.
