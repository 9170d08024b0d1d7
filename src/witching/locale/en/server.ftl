### What the server says.

## Asking the server

server-refusal-no-page = There is nothing at this address.
server-refusal-method = This address does not support that method; it supports: { $allowed }.
server-refusal-message = This cannot be understood: { $detail }
server-refusal-number = “{ $given }” is not a number from 0 up.
server-refusal-media = This address accepts only { $allowed }.
server-refusal-large = This is too large: at most { $most } bytes.
server-refusal-address = This server does not go by that name.
server-refusal-origin = A page of another site may not ask for this.
server-refusal-limit = That was too much in too short a time; try again in a moment.
server-refusal-unavailable = Nothing can be stored at the moment. Try again: anything that was stored after all is not done twice.
server-refusal-no-table = There is no such table.
server-refusal-damaged = The log of this table is damaged; whoever runs the server can find out more with “witching doctor”.
server-refusal-game-absent = This table’s game, { $game }, cannot be played here now. Nothing is lost: it goes on when the game is installed again.
server-refusal-game-failed = The game of this table, { $game }, has failed and cannot go on from here. What was chosen before is kept, and the table can be closed.
server-refusal-symbol = “{ $given }” is not a symbol; there are: { $allowed }.
server-refusal-language = “{ $given }” is not a language spoken here; there are: { $allowed }.
server-refusal-not-here = Only somebody at the server’s own machine may do this.
server-refusal-network = No address on this network was found on which port { $port } is free.
server-refusal-record = The record is available only after the end of the game.
server-refusal-record-others = The record of this game is only for those who played it.

## At a table

server-refusal-game = There is no game “{ $given }”; there are: { $allowed }.
server-refusal-option-seats = The seats decide the number of players, not an option.
server-refusal-not-playing = No game is being played at this table.
server-refusal-not-open = The game at this table has already begun.
server-refusal-over = The game at this table is over.
server-refusal-host = Only the host of the table can do that.
server-refusal-not-yours = This seat is not yours.
server-refusal-taken = This seat is taken.
server-refusal-name = “{ $given }” cannot be a name: a name has 1 to 24 characters that can be printed.
server-refusal-name-twice = Somebody at this table is already called “{ $given }”; choose another name.
server-refusal-open-seats = { $seats ->
    [one] { $seats } seat is still free; give it to a person or a bot before the game begins.
   *[other] { $seats } seats are still free; give them to people or bots before the game begins.
}
server-refusal-remove = Nobody at this seat can be removed or replaced.
server-refusal-removed = The host removed you from this table.
server-refusal-key = This key no longer opens a seat.
server-refusal-moment = The game has moved on in the meantime; your choice was not made.
server-refusal-take-back-nothing = There is nothing you could take back.
server-refusal-take-back-asked = The others are already being asked whether a choice may be taken back.
server-refusal-answer = Nobody is asking for your consent right now.
server-refusal-hint = There is no hint here: it is not your turn, or this table plays without hints.
server-refusal-no-advice = No bot could come up with a choice. Ask again.
server-refusal-rematch = The same people can play again when their game is over.
server-refusal-say = Say a text or one of these phrases, one at a time: { $allowed }.
server-refusal-text = This text contains characters that cannot be printed.
server-refusal-too-fast = That was too fast; wait a moment.

## On the wire

server-refusal-binary = Messages are text, not bytes.
server-refusal-resume-first = Begin with resume.
server-refusal-protocol = The server was updated. Please check your last choice, and make it again if it is missing.
server-refusal-stream = This belongs on the WebSocket or the stream, not in a request.

## What is kept secret

server-untold = a choice you are not told
