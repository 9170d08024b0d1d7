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

bots-about-greedy = greedy: nimmt, was gerade am besten aussieht
bots-about-random = random: nimmt irgendetwas
