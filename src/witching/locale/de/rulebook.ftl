### Das Regelbuch am Terminal.

## Eine Regel

rulebook-rulings = Unsere Festlegungen
rulebook-see-also = Siehe auch
rulebook-editions = Worin sich die Ausgaben unterscheiden
rulebook-edition = In der Ausgabe `{ $edition }`
rulebook-in-english = In deiner Sprache gibt es noch kein Regelbuch; das hier ist das englische.

## Inhalt und Suche

rulebook-found = { $count ->
    [one] „{ $given }“ steht in { $count } Regel:
   *[other] „{ $given }“ steht in { $count } Regeln:
}
rulebook-found-nothing = In keiner Regel steht „{ $given }“, weder im Titel noch im Text.

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
