### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = Seats do not choose “{ $given }” for themselves here; they choose: { $allowed }.
server-refusal-prefer-none = Seats choose nothing for themselves here.
server-refusal-prefer-agreed = This table has already been opened with a value for this seat.
server-refusal-prefer-taken = { $other } has { $value } already. Still free: { $free }.
server-refusal-prefer-out = { $value } is out of this game. Free: { $free }.
