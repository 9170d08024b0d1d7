### What is said about bots.

bots-refusal-unknown = There is no bot “{ $given }”; there are: { $allowed }.
bots-refusal-count = { $given } bots were named for { $seats } seats; name one for all seats, or one for each.

## What they are like

# Above the names of the bots in this language, beside those that are typed.
bots-called = Name
bots-name-apprentice = Apprentice
bots-about-apprentice = Forgets most things and often misses the best choice: for a child’s first game.
bots-name-student = Student
bots-about-student = Remembers what it saw last and chooses fairly well: good fun, and you can win.
bots-name-adept = Adept
bots-about-adept = Forgets what happened long ago, but chooses well.
bots-name-magus = Magus
bots-about-magus = Has a good memory and a good eye: you will need both yourself.
bots-name-archmage = Archmage
bots-about-archmage = Forgets nothing and chooses best of the five levels.
# Beyond the five levels.
bots-name-sage = Sage
bots-about-sage = Forgets nothing and thinks much longer: for those who beat the Archmage.
# Above the next two, in a list to choose from.
bots-for-writers = For bot writers
bots-name-greedy = Greedy
bots-about-greedy = Takes what looks best at once: a yardstick for those who write bots.
bots-name-random = Random
bots-about-random = Takes anything: for tests and statistics.
bots-hurried = The engine is not compiled here, so the levels, from Apprentice to Archmage, and the Sage think for about a second per choice and play below their full strength. If there is a C compiler, the engine is compiled after the first start: start again in a minute.
