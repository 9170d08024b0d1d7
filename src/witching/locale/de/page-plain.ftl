### Die Seite im Browser.
### Not for the page in the browser: said on the plain page.

page-about = Spiele um Hexen und Zaubertränke. Spiel gleich gegen Bots, mit Freunden an ihren eigenen Bildschirmen oder zusammen an diesem.
page-drawn = Die Seite mit Bildern

## Wer man ist

page-name-keep = Diesen Namen behalten
page-prefer = Wählen

## Was gespielt wird

page-rules-all = Alle Regeln
page-editions = Ausgaben
page-way-now = Gleich gegen Bots spielen
page-way-friends = Einen Tisch für Freunde öffnen
page-way-here = An diesem Bildschirm spielen
page-here = Mehrere an diesem Bildschirm
page-here-about = Du sitzt auf dem ersten Platz. Trag ein, wer noch mitspielt; wer am Zug ist, bekommt den Bildschirm. Plätze, die übrig bleiben, gehen an Bots.

## Vor der Partie

page-back = Zurück zum Tisch

## Beim Spielen

page-board-label = Eine Zeichnung des Tisches. Darunter steht dasselbe in Sätzen.
page-sentences = In Sätzen
page-choices-more = { $choices ->
    [one] { $choices } weitere Möglichkeit
   *[other] { $choices } weitere Möglichkeiten
}

## Nach der Partie

page-sheet-label = Eine Zeichnung des Wertungsblatts. Darunter steht dasselbe in Sätzen.
page-record-title = Die Aufzeichnung
