### What is said about bots.

bots-refusal-unknown = There is no bot “{ $given }”; there are: { $allowed }.
bots-refusal-count = { $given } bots were named for { $seats } seats; name one for all seats, or one for each.
