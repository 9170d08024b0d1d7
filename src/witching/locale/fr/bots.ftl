### What is said about bots.

bots-refusal-unknown = Il n’y a pas de bot « { $given } » ; bots possibles : { $allowed }.
bots-refusal-count = Bots nommés : { $given }, pour { $seats } places ; nommez-en un pour toutes les places, ou un pour chacune.

## What they are like

bots-about-greedy = greedy : prend ce qui paraît le mieux sur le moment
bots-about-random = random : prend n’importe quoi

## Leur mémoire

bots-memory-title = Ce qui reste de ce qu’on a vu
bots-memory-about = En largeur : combien de choses ont été vues depuis. En hauteur : combien de cartes sur cent sont encore connues.
bots-memory-reading = Jamais rien de faux : une carte est connue exactement, par sa seule couleur, ou pas du tout. Ce qui est visible n’est jamais oublié.
bots-memory-listed = Sur cent cartes à soi, recouvertes, après tant de choses vues depuis : connues exactement / au moins par la couleur.
bots-memory-age = Choses vues depuis
bots-memory-own = À soi
bots-memory-others = Aux autres
bots-memory-exact = exactement
bots-memory-colour = couleur seule
bots-memory-blank = oublié
bots-memory-span = sûres : les { $span } dernières
bots-memory-decay = oubli { $decay }
bots-memory-longer = couleur × { $colour }
bots-memory-attention = aux autres × { $attention }
bots-memory-named-fleeting = fugace
bots-memory-named-short = courte
bots-memory-named-fair = moyenne
bots-memory-named-good = bonne
bots-memory-named-perfect = parfaite
