### What is said about bots.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = Il n’y a pas de bot « { $given } » ; il y a : { $allowed }. Un bot à vous se nomme par le chemin de son fichier, par exemple ./my_bot.py.
bots-refusal-near = Il n’y a pas de bot « { $given } » ; vouliez-vous dire { $near } ? Il y a : { $allowed }. Un bot à vous se nomme par le chemin de son fichier, par exemple ./my_bot.py.
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
bots-failed-unloaded = il a été arrêté et n’a pas pu être rechargé

## What they are like

bots-list = Comment jouent les bots

## Leur mémoire

bots-memory-title = Ce qui reste de ce qu’on a vu
bots-memory-about = En largeur : combien de choses ont été vues depuis. En hauteur : combien de cartes sur cent sont encore connues.
bots-memory-reading = Jamais rien de faux : une carte est connue exactement, par sa seule couleur, ou pas du tout. Ce qui est visible n’est jamais oublié.
bots-memory-listed = Sur cent cartes à soi, recouvertes, après tant de choses vues depuis : connues exactement / au moins par la couleur.
bots-memory-levels = La mémoire des niveaux et du Sage
# Who has a memory in a game.
bots-memory-who = { $game } : { $bots }
bots-memory-age = Choses vues depuis
bots-memory-own = À soi
bots-memory-others = Aux autres
bots-memory-exact = exactement
bots-memory-colour = couleur seule
bots-memory-blank = oublié
bots-memory-span = sûres : les { $span } dernières
bots-memory-decay = oubli { $decay }
bots-memory-longer = couleur × { $colour }
bots-memory-attention = autrui × { $attention }
bots-memory-parameters = Ce qui distingue les mémoires
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = sûres : autant de choses, les dernières vues, sont retenues à coup sûr.
bots-memory-means-decay = oubli : la pente à laquelle le reste s’oublie ; à 0, rien ne s’oublierait.
bots-memory-means-longer = couleur × : la couleur seule s’efface autant de fois plus lentement que la carte entière.
bots-memory-means-attention = autrui × : ce qu’ont les autres reçoit cette part de l’attention donnée à ce qu’on a, et s’efface plus vite : à 0,50, deux fois plus.
bots-memory-named-fleeting = fugace
bots-memory-named-short = courte
bots-memory-named-fair = moyenne
bots-memory-named-good = bonne
bots-memory-named-perfect = parfaite
