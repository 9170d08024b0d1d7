### Glastonbury: die Namen der Karten und Farben und alles, was in diesem Spiel gesagt wird.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Was ein Spiel über sich selbst zählt

glastonbury-balance-turn-order = Reihenfolge
glastonbury-balance-turn = spielt an { $turn }. Stelle
glastonbury-balance-ingredients = Zutaten
glastonbury-balance-special-cards = Immuto und Zauber
glastonbury-balance-recipes = Rezepte
glastonbury-balance-recipe = Rezept { $recipe }

## Möglichkeiten, wie sie angeboten werden

glastonbury-hint-accio = { $charges ->
    [one] Accio, { $charges } Ladung: Tippe accio und ein Feld außerhalb der Reihe, zum Beispiel { $example }.
   *[other] Accio, { $charges } Ladungen: Tippe accio und ein Feld außerhalb der Reihe, zum Beispiel { $example }.
}
glastonbury-hint-refuse = Um das Spiel mit Accio zu beenden, ohne die Karte zu behalten, tippe zum Beispiel { $example }.

## Die Legende

glastonbury-face-legend-brackets = Karten, die jetzt genommen werden können
glastonbury-face-legend-mover = wer am Zug ist
glastonbury-face-legend-pawn = eine Figur: das Zeichen ihrer Farbe und der erste Buchstabe eines Namens
glastonbury-face-legend-stop = Zahl außen an der Auslage: eine Station; Figuren gehen im Uhrzeigersinn
# Neben einem Beispiel aus zwei Karten, 3 und 4.
glastonbury-face-legend-cards = Karten einer Sorte in einem Kessel: das Kürzel, dann jeder Wert
glastonbury-face-legend-recipe = ein Rezept, hier das der Regel G-RECIPE-B3
