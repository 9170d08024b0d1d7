### What is said about bots.

bots-refusal-unknown = Il n’y a pas de bot « { $given } » ; bots possibles : { $allowed }.
bots-refusal-count = Bots nommés : { $given }, pour { $seats } places ; nommez-en un pour toutes les places, ou un pour chacune.

## What they are like

bots-about-greedy = greedy : prend ce qui paraît le mieux sur le moment
bots-about-random = random : prend n’importe quoi
