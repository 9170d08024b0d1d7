### Was über Bots gesagt wird.

bots-refusal-unknown = Einen Bot „{ $given }“ gibt es nicht; es gibt: { $allowed }.
bots-refusal-count = Für { $seats } Plätze wurden { $given } Bots genannt; nenne einen für alle Plätze oder für jeden einen.

## Wie sie sind

bots-about-greedy = greedy: nimmt, was gerade am besten aussieht
bots-about-random = random: nimmt irgendetwas
