### Eine Partie noch einmal: Wiederholungen und Aufzeichnungen.

replay-title = { $game }: die Partie noch einmal
replay-title-bots = { $game }: Bots spielen
replay-opening = Die Partie wird geholt …
replay-deal = Der Aufbau
replay-moment = Schritt { $moment } von { $last }
replay-told = Was geschah
replay-silent = Bei diesem Schritt wurde nichts gesagt.
replay-unfinished = Diese Partie ist noch nicht vorbei. Sie wird so gezeigt, wie alle am Tisch sie sehen.
replay-present = Diese Partie ist noch nicht vorbei und wird aus dem Gedächtnis gespielt: Bis zum Schluss ist nur der jetzige Moment zu sehen.
replay-link = Link zu diesem Schritt
replay-keys = Pfeiltasten: ein Schritt zurück oder weiter. Pos1 und Ende: zum Aufbau und zum Schluss. Leertaste: von selbst laufen lassen, anhalten.

## Through whose eyes

replay-eyes = Aus wessen Sicht
replay-eyes-open = Alles liegt offen
replay-eyes-table = Was für alle offen lag

## The way through it

replay-controls = Der Weg durch die Partie
replay-slider = Schritt
replay-first = Zum Aufbau
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-last = Zum Schluss
replay-play = Von selbst laufen lassen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell

## A record that the reader has

replay-record = Eine Partie noch einmal ansehen
replay-record-about = Wähle die Datei einer Aufzeichnung oder ziehe sie auf diese Seite. Sie wird Schritt für Schritt nach den Regeln geprüft; nichts davon wird behalten.
replay-record-choose = Datei wählen
replay-record-other = Eine andere Aufzeichnung öffnen
