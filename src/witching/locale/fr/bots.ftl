### What is said about bots.

bots-refusal-unknown = Il n’y a pas de bot « { $given } » ; bots possibles : { $allowed }.
bots-refusal-count = Bots nommés : { $given }, pour { $seats } places ; nommez-en un pour toutes les places, ou un pour chacune.
bots-refusal-unknown-own = Il n’y a pas de bot « { $given } » ; il y a : { $allowed }. Un bot à vous se nomme par le chemin de son fichier, par exemple ./my_bot.py.
bots-refusal-file = Le fichier du bot { $path } ne peut être lu : { $why }
bots-refusal-broken = Le bot { $bot } ne peut être chargé : { $what }
bots-refusal-no-name = Dans { $bot } il n’y a pas de { $name } ; nommez une classe dérivée de witching.bots.bot.Bot, ou une fonction.
bots-refusal-no-bot = { $bot } ne contient pas de bot : il faut une fonction choose(game, knowledge, choices, rng), ou une classe dérivée de witching.bots.bot.Bot.
bots-refusal-several = { $bot } contient plusieurs bots ; nommez-en un : { $names }
bots-refusal-slow = Le bot { $bot } n’a pas été chargé en { $seconds } secondes.
bots-refusal-died = Le bot { $bot } a mis fin à son processus pendant le chargement.
bots-failed-raised = une erreur en lui-même
bots-failed-stalled = pas de choix dans le temps imparti
bots-failed-illegal = un choix interdit
bots-failed-died = il a mis fin à son processus

## What they are like

bots-list = Comment jouent les bots
bots-name-apprentice = Apprenti
bots-about-apprentice = Oublie la plupart des choses et regarde à peine devant lui : pour la première partie d’un enfant.
bots-name-student = Élève
bots-about-student = Retient ce qu’il vient de voir et prévoit un peu : amusant, et on peut le battre.
bots-name-adept = Adepte
bots-about-adept = Oublie ce qui est loin, prévoit ses coups et se trompe rarement.
bots-name-magus = Mage
bots-about-magus = Se souvient bien et prévoit loin : il faut soi-même une bonne mémoire.
bots-name-archmage = Archimage
bots-about-archmage = N’oublie rien et réfléchit plus que tous les autres.
bots-name-greedy = Avide
bots-about-greedy = Prend ce qui paraît le mieux sur le moment : une mesure pour ceux qui écrivent des bots.
bots-name-random = Hasard
bots-about-random = Prend n’importe quoi : pour les essais et les statistiques.
bots-hurried = Le moteur n’est pas compilé ici : les cinq niveaux, d’Apprenti à Archimage, réfléchissent à la montre, environ une seconde par choix, et jouent moins bien qu’ils ne le peuvent.

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
