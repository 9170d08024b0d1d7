### Was über Bots gesagt wird.

bots-refusal-unknown = Einen Bot „{ $given }“ gibt es nicht; es gibt: { $allowed }.
bots-refusal-count = Für { $seats } Plätze wurden { $given } Bots genannt; nenne einen für alle Plätze oder für jeden einen.
bots-refusal-unknown-own = Es gibt keinen Bot „{ $given }“; es gibt: { $allowed }. Ein eigener Bot wird mit dem Pfad seiner Datei genannt, etwa ./my_bot.py.
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

## Wie sie sind

bots-list = Wie die Bots sind
bots-name-apprentice = Lehrling
bots-about-apprentice = Vergisst das meiste und schaut kaum voraus: für die erste Partie eines Kindes.
bots-name-student = Schüler
bots-about-student = Behält, was zuletzt zu sehen war, und plant ein wenig: macht Spaß und ist zu schlagen.
bots-name-adept = Adept
bots-about-adept = Vergisst, was lange her ist, plant voraus und irrt selten.
bots-name-magus = Magus
bots-about-magus = Hat ein gutes Gedächtnis und plant weit voraus: da braucht man selbst eines.
bots-name-archmage = Erzmagier
bots-about-archmage = Vergisst nichts und denkt am gründlichsten nach.
bots-name-greedy = Gierig
bots-about-greedy = Nimmt, was gerade am besten aussieht: ein Maßstab für alle, die Bots schreiben.
bots-name-random = Zufällig
bots-about-random = Nimmt irgendetwas: für Versuche und Statistik.
bots-hurried = Die Engine ist hier nicht kompiliert: Die fünf Stufen, vom Lehrling bis zum Erzmagier, denken nach der Uhr, etwa eine Sekunde je Wahl, und spielen schwächer, als sie können.

## Wie sie sich erinnern

bots-memory-title = Was von Gesehenem bleibt
bots-memory-about = Nach rechts: wie viel seither gesehen wurde. Nach oben: wie viele von hundert Karten noch bekannt sind.
bots-memory-reading = Nie etwas Falsches: Eine Karte ist genau bekannt, nur ihrer Farbe nach, oder gar nicht. Was offen liegt, wird nie vergessen.
bots-memory-listed = Von hundert eigenen zugedeckten Karten, wenn seither so viel gesehen wurde: genau bekannt / wenigstens der Farbe nach.
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
bots-memory-named-fleeting = flüchtig
bots-memory-named-short = kurz
bots-memory-named-fair = mittel
bots-memory-named-good = gut
bots-memory-named-perfect = vollkommen
