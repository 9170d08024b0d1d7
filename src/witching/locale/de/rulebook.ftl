### Das Regelbuch am Terminal.

## Optionen von `witching rules`

rulebook-help = Schlägt Regeln von GAME nach: alle mit Titel oder die eine mit dieser ID. Ein Teil einer Kennung oder eines Titels genügt.
rulebook-help-edition = Sagt, was in dieser gedruckten Ausgabe steht: ru, ru-alchemist, it oder ko.
rulebook-help-search = Findet die Regeln, in deren Titel oder Text all diese Wörter stehen.
rulebook-help-differences = Zeigt die gedruckten Ausgaben nebeneinander.
rulebook-help-plain = Einfache Zeilen für einen Screenreader: keine Zeichnungen, keine Farben.

## Eine Regel

rulebook-rulings = Unsere Festlegungen
rulebook-see-also = Siehe auch
rulebook-editions = Worin sich die Ausgaben unterscheiden
rulebook-edition = In der Ausgabe `{ $edition }`
rulebook-in-english = In deiner Sprache gibt es noch kein Regelbuch; das hier ist das englische.

## Inhalt und Suche

rulebook-go-on = `{ $program } rules { $game } { $rule }` zeigt eine Regel; ein Teil ihrer Kennung genügt.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` findet die Regeln mit diesen Wörtern.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` zeigt die Ausgaben nebeneinander.
rulebook-several = „{ $given }“ passt zu { $count ->
    [one] { $count } Regel:
   *[other] { $count } Regeln:
}
rulebook-found = { $count ->
    [one] „{ $given }“ steht in { $count } Regel:
   *[other] „{ $given }“ steht in { $count } Regeln:
}
rulebook-found-nothing = In keiner Regel steht „{ $given }“, weder im Titel noch im Text.

## Ausgaben

rulebook-differences = Worin sich die Ausgaben unterscheiden
rulebook-one-edition = Von { $game } ist nur eine Ausgabe bekannt, also gibt es keine Unterschiede.

## Ablehnungen

rulebook-refusal-none = Keine Regel heißt „{ $given }“; `{ $program } rules { $game }` zählt alle auf.
rulebook-refusal-near = Keine Regel heißt „{ $given }“. Ähnlich sind: { $near }.
rulebook-refusal-one = Bitte nur eines auf einmal: eine Regel, --search oder --differences.
rulebook-refusal-search = Es gibt nichts zu suchen: Gib ein oder mehrere Wörter an.

## In the browser

rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-near = Meintest du:
rulebook-advice = Versuch ein anderes Wort oder nur seinen Anfang. Alle Regeln stehen im Inhalt.
rulebook-print = Regelbuch drucken
rulebook-table = Eine Tabelle
rulebook-drawing = Eine Zeichnung
rulebook-opening = Das Regelbuch wird geöffnet …
rulebook-failed = Das Regelbuch ist gerade nicht zu lesen: Der Server antwortet nicht.
rulebook-close = Regel schließen
rulebook-back = Zurück zur vorigen Regel
rulebook-open = Im Regelbuch öffnen (in einem neuen Tab)
