### Was über Bots gesagt wird.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = Es gibt keinen Bot „{ $given }“; es gibt: { $allowed }. Ein eigener Bot wird mit dem Pfad seiner Datei genannt, etwa ./my_bot.py.
bots-refusal-near = Es gibt keinen Bot „{ $given }“; meintest du { $near }? Es gibt: { $allowed }. Ein eigener Bot wird mit dem Pfad seiner Datei genannt, etwa ./my_bot.py.
bots-refusal-file = Die Datei des Bots { $path } kann nicht gelesen werden: { $why }
bots-refusal-broken = Der Bot { $bot } kann nicht geladen werden: { $what }
bots-refusal-no-name = In { $bot } gibt es kein { $name }; nenne eine Klasse, die von witching.bots.bot.Bot abgeleitet ist, oder eine Funktion.
bots-refusal-no-bot = { $bot } enthält keinen Bot: Es braucht eine Funktion choose(game, knowledge, choices, rng) oder eine Klasse, die von witching.bots.bot.Bot abgeleitet ist.
bots-refusal-several = { $bot } enthält mehrere Bots; nenne einen davon: { $names }
bots-refusal-slow = Der Bot { $bot } war nach { $seconds } Sekunden nicht geladen.
bots-refusal-died = Der Bot { $bot } hat beim Laden seinen Prozess beendet.
bots-failed-raised = ein Fehler in ihm
bots-failed-stalled = keine Wahl innerhalb der Zeitgrenze
bots-failed-illegal = eine unerlaubte Wahl
bots-failed-died = er hat seinen Prozess beendet
bots-failed-unloaded = er wurde beendet und ließ sich nicht wieder laden

## Wie sie sind

bots-list = Wie die Bots sind

## Wie sie sich erinnern

bots-memory-title = Was von Gesehenem bleibt
bots-memory-about = Nach rechts: wie viel seither gesehen wurde. Nach oben: wie viele von hundert Karten noch bekannt sind.
bots-memory-reading = Nie etwas Falsches: Eine Karte ist genau bekannt, nur ihrer Farbe nach, oder gar nicht. Was offen liegt, wird nie vergessen.
bots-memory-listed = Von hundert eigenen zugedeckten Karten, wenn seither so viel gesehen wurde: genau bekannt / wenigstens der Farbe nach.
bots-memory-levels = Wie die Stufen und der Weise sich erinnern
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
bots-memory-age = Seither gesehen
bots-memory-own = Eigenes
bots-memory-others = Was andere haben
bots-memory-exact = genau
bots-memory-colour = nur die Farbe
bots-memory-blank = vergessen
bots-memory-span = sicher: die letzten { $span }
bots-memory-decay = Verfall { $decay }
bots-memory-longer = Farbe × { $colour }
bots-memory-attention = Fremdes × { $attention }
bots-memory-parameters = Was die Gedächtnisse unterscheidet
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = sicher: So viel vom zuletzt Gesehenen wird sicher behalten.
bots-memory-means-decay = Verfall: wie steil der Rest vergessen wird; bei 0 würde nichts vergessen.
bots-memory-means-longer = Farbe ×: Die Farbe allein verblasst so viele Male langsamer als die ganze Karte.
bots-memory-means-attention = Fremdes ×: Was andere haben, wird mit so viel der Aufmerksamkeit für Eigenes gesehen und verblasst schneller: bei 0,50 doppelt so schnell.
bots-memory-named-fleeting = flüchtig
bots-memory-named-short = kurz
bots-memory-named-fair = mittel
bots-memory-named-good = gut
bots-memory-named-perfect = vollkommen
