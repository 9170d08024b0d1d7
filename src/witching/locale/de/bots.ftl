### Was über Bots gesagt wird.

bots-refusal-unknown = Einen Bot „{ $given }“ gibt es nicht; es gibt: { $allowed }.
bots-refusal-count = Für { $seats } Plätze wurden { $given } Bots genannt; nenne einen für alle Plätze oder für jeden einen.

## Wie sie sind

# Above the names of the bots in this language, beside those that are typed.
bots-called = Name
bots-name-apprentice = Lehrling
bots-about-apprentice = Vergisst das meiste und übersieht oft das Beste: für die erste Partie eines Kindes.
bots-name-student = Schüler
bots-about-student = Behält, was zuletzt zu sehen war, und wählt recht ordentlich: macht Spaß und ist zu schlagen.
bots-name-adept = Adept
bots-about-adept = Vergisst, was lange her ist, wählt aber gut.
bots-name-magus = Magus
bots-about-magus = Hat ein gutes Gedächtnis und ein gutes Auge: da braucht man selbst beides.
bots-name-archmage = Erzmagier
bots-about-archmage = Vergisst nichts und wählt am besten von den fünf Stufen.
# Beyond the five levels.
bots-name-sage = Weiser
bots-about-sage = Vergisst nichts und denkt viel länger nach: für alle, die den Erzmagier schlagen.
# Above the next two, in a list to choose from.
bots-for-writers = Für Bot-Autoren
bots-name-greedy = Gierig
bots-about-greedy = Nimmt, was gerade am besten aussieht: ein Maßstab für alle, die Bots schreiben.
bots-name-random = Zufällig
bots-about-random = Nimmt irgendetwas: für Versuche und Statistik.
bots-hurried = Die Engine ist hier nicht kompiliert: Die Stufen, vom Lehrling bis zum Erzmagier, und der Weise denken nach der Uhr, etwa eine Sekunde je Wahl, und spielen schwächer, als sie können. Wo es einen C-Compiler gibt, wird sie beim ersten Start kompiliert: Starte nach einer Minute neu.
