### Around a table of the page.

# Bots take the first of these names that nobody else has at the table.
table-bot-names = Morgana, Merlin, Viviane, Mordred

## Sitting down

table-bot-of = How { $name } plays
table-remove-sure = Really remove { $name }
table-cancel = No
table-copy = Copy
table-copied = Copied
table-share = Share …
table-only-watch = Only watch
table-moved = You no longer hold this seat on this device: it continued on another one, or the host gave it away. You can still watch.
table-set-hints = Hints
table-set-listed = In the public list
table-number = { $number }

## Playing

table-status-wait = One moment …
table-status-holder = It is your turn, { $name }.
table-status-chosen = You have chosen. Still to choose: { $names }.
table-watching = You are watching.
table-kept = Your choice is saved and will be sent.
table-confirm = Yes, this one
table-choices = { $choices ->
    [one] { $choices } choice as a list
   *[other] All { $choices } choices as a list
}
table-sentences = The table in sentences
table-dismiss = Close this message
table-draw-again = The board could not be drawn. Try again
table-coach = For your first game
table-coach-done = Got it
table-coach-off = No more of these

## Beside the board

table-beside = Beside the board
table-story = Story
table-about = Table
table-talk-none = Nobody has said anything yet.
table-phrases = Quick phrases
table-unread = { $messages ->
    [one] { $messages } new message
   *[other] { $messages } new messages
}

## Keys

table-keys = Keys
table-keys-letters = Use single letters as keys
table-key-tab = to the next button
table-key-arrows = on the board: to the next place
table-key-enter = choose
table-key-escape = close
table-key-help = this help
table-key-hint = a hint
table-key-take-back = take back
table-key-board = to the board
table-key-story = the story
table-key-talk = talk
table-key-table = the table and its people

## After the game

table-won = { $winners ->
    [one] { $names } has won!
   *[other] { $names } share the victory!
}
table-won-you = You have won!
table-counting = Counting the points …
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-sheet-all = Show everything at once
table-replay = Watch the game again
