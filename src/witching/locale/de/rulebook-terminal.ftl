### Das Regelbuch am Terminal.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Optionen von `witching rules`

rulebook-help = Schlägt Regeln von GAME nach: alle mit Titel oder die eine mit dieser ID. Ein Teil einer Kennung oder eines Titels genügt.
rulebook-help-edition = Sagt, was in dieser gedruckten Ausgabe steht: ru, ru-alchemist, it oder ko.
rulebook-help-search = Findet die Regeln, in deren Titel oder Text all diese Wörter stehen.
rulebook-help-differences = Zeigt die gedruckten Ausgaben nebeneinander.
rulebook-help-plain = Einfache Zeilen für einen Screenreader: keine Zeichnungen, keine Farben.

## Inhalt und Suche

rulebook-go-on = `{ $program } rules { $game } { $rule }` zeigt eine Regel; ein Teil ihrer Kennung genügt.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` findet die Regeln mit diesen Wörtern.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` zeigt die Ausgaben nebeneinander.
rulebook-several = „{ $given }“ passt zu { $count ->
    [one] { $count } Regel:
   *[other] { $count } Regeln:
}

## Der Text

# A picture of the book, where there are no pictures.
rulebook-figure = Bild: { $caption }

## Ausgaben

rulebook-differences = Worin sich die Ausgaben unterscheiden
rulebook-one-edition = Von { $game } ist nur eine Ausgabe bekannt, also gibt es keine Unterschiede.

## Ablehnungen

rulebook-refusal-none = Keine Regel heißt „{ $given }“; `{ $program } rules { $game }` zählt alle auf.
rulebook-refusal-near = Keine Regel heißt „{ $given }“. Ähnlich sind: { $near }.
rulebook-refusal-one = Bitte nur eines auf einmal: eine Regel, --search oder --differences.
rulebook-refusal-search = Es gibt nichts zu suchen: Gib ein oder mehrere Wörter an.
