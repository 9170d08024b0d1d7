### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = Qui «{ $given }» non si sceglie posto per posto; si sceglie: { $allowed }.
server-refusal-prefer-none = Qui i posti non scelgono nulla da sé.
server-refusal-prefer-agreed = Per questo posto è già stato deciso all’apertura del tavolo.
server-refusal-prefer-taken = { $value }: già scelto da { $other }. Ancora liberi: { $free }.
server-refusal-prefer-out = { $value }: non c’è in questa partita. Liberi: { $free }.
