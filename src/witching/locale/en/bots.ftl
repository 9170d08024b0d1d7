### What is said about bots.

bots-refusal-unknown = There is no bot “{ $given }”; there are: { $allowed }.
bots-refusal-count = { $given } bots were named for { $seats } seats; name one for all seats, or one for each.

## What they are like

bots-about-greedy = greedy: takes what looks best at once
bots-about-random = random: takes anything
