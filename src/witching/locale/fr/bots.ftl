### What is said about bots.

bots-refusal-unknown = Il n’y a pas de bot « { $given } » ; bots possibles : { $allowed }.
bots-refusal-count = Bots nommés : { $given }, pour { $seats } places ; nommez-en un pour toutes les places, ou un pour chacune.

## What they are like

# Above the names of the bots in this language, beside those that are typed.
bots-called = Nom
bots-name-apprentice = Apprenti
bots-about-apprentice = Oublie la plupart des choses et passe souvent à côté du meilleur choix : pour la première partie d’un enfant.
bots-name-student = Élève
bots-about-student = Retient ce qu’il vient de voir et choisit assez bien : amusant, et on peut le battre.
bots-name-adept = Adepte
bots-about-adept = Oublie ce qui remonte à loin, mais choisit bien.
bots-name-magus = Mage
bots-about-magus = A une bonne mémoire et le coup d’œil sûr : il vous faudra les deux.
bots-name-archmage = Archimage
bots-about-archmage = N’oublie rien et choisit le mieux des cinq niveaux.
# Beyond the five levels.
bots-name-sage = Sage
bots-about-sage = N’oublie rien et réfléchit bien plus longtemps : pour qui bat l’Archimage.
# Above the next two, in a list to choose from.
bots-for-writers = Pour qui écrit des bots
bots-name-greedy = Avide
bots-about-greedy = Prend ce qui paraît le mieux sur le moment : une mesure pour ceux qui écrivent des bots.
bots-name-random = Hasard
bots-about-random = Prend n’importe quoi : pour les essais et les statistiques.
bots-hurried = Le moteur n’est pas compilé ici : les niveaux, d’Apprenti à Archimage, et le Sage réfléchissent à la montre, environ une seconde par choix, et jouent moins bien qu’ils ne le peuvent. Là où il y a un compilateur C, il est compilé au premier démarrage : relancez dans une minute.
