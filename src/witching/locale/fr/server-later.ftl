### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = Ici, « { $given } » ne se choisit pas place par place ; au choix : { $allowed }.
server-refusal-prefer-none = Ici, les places ne choisissent rien elles-mêmes.
server-refusal-prefer-agreed = Pour cette place, c’est déjà décidé depuis l’ouverture de la table.
server-refusal-prefer-taken = { $value } : déjà pris par { $other }. Encore libre : { $free }.
server-refusal-prefer-out = { $value } : absent de cette partie. Libre : { $free }.
