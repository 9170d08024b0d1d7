### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = „{ $given }“ wählt hier nicht jeder Platz selbst; zur Wahl steht: { $allowed }.
server-refusal-prefer-none = Hier wählen die Plätze nichts selbst.
server-refusal-prefer-agreed = Für diesen Platz wurde das schon beim Öffnen des Tisches festgelegt.
server-refusal-prefer-taken = { $value } hat schon { $other }. Noch frei: { $free }.
server-refusal-prefer-out = { $value } ist in dieser Partie nicht dabei. Frei: { $free }.
