### What the command line says.

cli-help =
    Witching Hour : deux jeux de magiciens, joués fidèlement ; un moteur pour qui écrit des bots et étudie les jeux.
    `witching COMMANDE --help` montre les options d’une commande.
cli-error = { $what }

## Help and command lines that cannot be understood

cli-usage-title = Utilisation :
# A colon follows these two at once, so they end with a no-break space.
cli-usage-options = Options{ "\u00A0" }
cli-usage-commands = Commandes{ "\u00A0" }
cli-usage-options-piece = [OPTIONS]
cli-usage-command-piece = COMMANDE …
cli-usage-help = Afficher cette page.
cli-usage-command = Il n’y a pas de commande « { $given } » ; commandes possibles : { $allowed }.
cli-usage-option = Il n’y a pas d’option « { $given } » ici.
cli-usage-value = { $name } demande une valeur.
cli-usage-missing = Il manque { $name }.
cli-usage-number = { $name } demande un nombre entier.
cli-usage-extra = Il y a quelque chose de trop sur cette ligne de commande.
cli-usage-try = `{ $command } --help` montre ce qui est possible.
cli-lang-help = La langue : en, ru, it, ko, de ou fr. Par défaut, celle de WITCHING_LANG ou du terminal.
cli-refusal-language = « { $given } » n’est pas une langue parlée ici ; langues possibles : { $allowed }.

## Version and build

cli-version-help = Afficher la version et dire si le moteur compilé est utilisé.
cli-version = witching { $version } ({ $build })
cli-build-compiled = moteur compilé
cli-build-pure = non compilé, comme le demande WITCHING_PURE
cli-build-absent = non compilé : pas encore construit
cli-build-stale = non compilé : les sources ont changé depuis la construction
cli-build-foreign = non compilé : construit pour un autre Python
cli-build-broken = non compilé : la construction est incomplète
cli-build-unused = Moteur { $build } ; `python3 run.py setup` le reconstruit.

## Options of a game

cli-seats-help = Nombre de joueurs, de { $least } à { $most }.
cli-option-tick-help = { $game } : { $label }.
cli-option-choice-help = { $game } : { $label } : { $values } (par défaut : { $usual }).
cli-option-edition-help = { $game } : { $label } : { $values } ({ $usual } par défaut ; `play` et `watch` prennent celle de votre langue).
cli-edition-usual = Aucune édition n’est imprimée dans cette langue ; celle-ci s’applique : { $edition } (`{ $name }`). `--edition` en choisit une autre : { $others }.
cli-option-seats-help = { $value }:0,2 pour ces places seulement (les places se comptent à partir de 0).
cli-option-file-help = { $game } : { $label }, depuis ce fichier ; `witching box { $name }` en affiche une pour commencer.
cli-rule-help = Une option par son nom ; peut se répéter. Il y a, pour { $names }.

## Refusals

cli-refusal-game = Il n’y a pas de jeu « { $given } » sur l’étagère ; jeux disponibles : { $allowed }.
cli-refusal-schema = Il n’y a pas de schéma pour « { $given } » ; schémas disponibles : { $allowed }.
cli-refusal-twice = { $name } est donné deux fois ; une fois suffit.
cli-refusal-rule = « { $given } » n’est pas une règle maison ; elles s’écrivent NAME=VALUE.
cli-refusal-range = { $name } vaut { $given }, mais il faut une valeur de { $least } à { $most }.
cli-refusal-no-box = La boîte du jeu { $game } ne peut pas être changée.
cli-refusal-box-file = Impossible de lire { $file } : { $why }
cli-refusal-box-large = { $file } est trop gros : un fichier de boîte a au plus { $most } octets.
cli-refusal-box-text = { $file } n’est pas du texte UTF-8 : l’octet à la position { $place } n’y a pas sa place.
cli-refusal-file = lecture impossible : { $why }
cli-refusal-records-there = Il y a déjà des enregistrements du jeu { $game } dans { $path } ; choisissez un autre dossier, ou supprimez-les.
cli-refusal-folder = Impossible de créer le dossier { $path } ou d’y écrire : { $why }
cli-refusal-record = Impossible d’écrire l’enregistrement { $path } : { $why }

## simulate

cli-simulate-help = Faire jouer aux bots de nombreuses parties de GAME et montrer ce qui en ressort. La même graine donne les mêmes résultats, quelle que soit la valeur de --jobs.
cli-simulate-progress = En jeu
cli-games-help = Combien de parties jouer ; 1000 par défaut.
cli-bots-help = Les bots : un nom pour toutes les places, ou un pour chaque place, séparés par des virgules ; plusieurs noms font autant de places, sauf avec --seats. Bots possibles : { $bots }.
cli-seed-help = Graine de la série, à partir de 0 ; 1 par défaut.
cli-jobs-help = Combien de processus jouent ; 1 par défaut.
cli-records-help = Écrire l’enregistrement de chaque partie dans ce dossier.
cli-json-help = Écrire les chiffres sous la forme d’un objet JSON, à la dernière ligne de la sortie.
cli-figures-title = { $game } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
cli-figures-seat = Place
cli-figures-bot = Bot
cli-figures-wins = Victoires
cli-figures-points = Points
cli-figures-deviation = Écart type
cli-figures-lowest = Min.
cli-figures-highest = Max.
cli-figures-ends = Comment les parties se sont terminées
cli-figures-cause = Cause
cli-figures-share = Part
cli-figures-length = Une partie compte en moyenne { $mean } décisions, de { $shortest } à { $longest }.
cli-figures-speed-compiled = { $decisions } décisions en { $seconds } s ; { $rate } par seconde de processeur, moteur compilé.
cli-figures-speed-pure = { $decisions } décisions en { $seconds } s ; { $rate } par seconde de processeur, moteur non compilé.
cli-figures-speed-unknown = { $decisions } décisions : trop peu pour mesurer une vitesse.
cli-figures-interrupted = Interruption : { $games } parties sur { $wanted } ont été jouées.
cli-player-lost = Un des processus qui jouaient s’est terminé brusquement : quelqu’un ou le système y a mis fin.

## simulate --balance

cli-balance-help = Compter aussi ce qu’un auteur de jeux veut savoir : combien de fois chaque chose est prise, les points qu’elle rapporte, qui gagne avec elle.
cli-svg-help = Avec --balance : dessiner les chiffres dans ce fichier SVG.
cli-refusal-svg-alone = --svg dessine les chiffres de --balance ; donnez les deux.
cli-refusal-svg-file = Impossible d’écrire le fichier { $path } : { $why }
cli-balance-lots = Ce que les joueurs ont au départ
cli-balance-things = Ce qui est pris
cli-balance-lengths = Combien de temps cela dure
cli-balance-shares = Comment cela se termine
cli-balance-a-game = Par partie
cli-balance-mean = Moyenne
cli-balance-fewest = Minimum
cli-balance-most = Maximum
cli-balance-points = Points
cli-balance-points-each = Points l’unité
cli-balance-helps = Aide à
cli-balance-seats = Joueurs
cli-balance-wins = Victoires
cli-balance-share = Part
cli-balance-nothing = –
cli-balance-columns = Par partie : nombre de prises, tous joueurs réunis. Points : ce que chaque exemplaire a rapporté à la fin. Aide à : les points de ce qu’il a servi à payer ou à capturer.
cli-balance-reading = Victoires : parmi les joueurs qui en avaient un exemplaire, avec l’intervalle à 95 % ; si tous se valaient, ce serait { $even } %.
cli-balance-title = L’équilibre du jeu { $game }
cli-balance-about = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
} · { $seats } joueurs · { $played } · graine { $seed }
cli-balance-scale = Dans chaque chapitre, les barres ont leur propre échelle. Pastilles : taux de victoire avec son intervalle à 95 % ; la ligne en tirets est à { $even } %, là où tous les joueurs se valent.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = Dessin : { $path }

## Custom bots

cli-limit-help = Secondes qu’un bot à vous (nommé par son fichier, par exemple ./my_bot.py) peut prendre pour un choix ; 10 sauf indication.
cli-watch-failed = Le bot { $bot } a échoué : { $what }. Chaque fois, un choix a été tiré au sort pour lui.
cli-forfeits = Parties perdues par règle, parce qu’un bot a échoué : { $games }. Les autres se partagent la victoire.
cli-forfeit = { $bot } (parties : { $games }), d’abord dans la partie { $game } à la place { $seat } : { $what }. Ceci le montre :

## tournament

cli-tournament-help = Fait jouer aux bots un tournoi de GAME : chaque donne depuis chaque place, 2 places sauf indication. Montre les classements et qui devance qui. Le même plan donne le même résultat, quel que soit --jobs et le nombre d’interruptions.
cli-tournament-bots-help = Les bots qui participent, séparés par des virgules ; au moins autant que de places.
cli-tournament-games-help = Combien de parties jouer en tout, 1000 sauf indication ; et ce qu’il faut de plus pour que la dernière donne soit jouée de chaque place.
cli-iterations-help = Un budget pour les bots qui cherchent : tant d’itérations par choix.
cli-tournament-out-help = Garder le tournoi dans ce dossier : plan, parties, result.json, times.json et report.html.
cli-tournament-resume-help = Continuer le tournoi de ce dossier ; son plan y est gardé.
cli-refusal-tournament-bots = Dites quels bots participent, par exemple --bots student,adept
cli-refusal-tournament-out = --out commence un tournoi et --resume en continue un ; n’indiquez que l’un des deux.
cli-refusal-tournament-plan = Le tournoi de { $path } a un autre plan ; ce qui diffère : { $names }. Ôtez-le pour continuer, ou commencez-en un autre dans un nouveau dossier.
cli-tournament-title = Tournoi : { $game }
cli-tournament-about = Parties : { $games } · places : { $seats } · options : { $options } · graine { $seed }
cli-tournament-rank = Rang
cli-tournament-rating = Classement
cli-tournament-cpu = CPU ms
cli-tournament-ratings = Classements
cli-tournament-matrix = Qui devance qui
cli-tournament-cell = { $one } devant { $other } : { $rate }
cli-tournament-reading-rating = Classement : force selon Plackett et Luce (openskill) avec sa marge de 95 %. Tous partent de 25 ; plus haut est plus fort.
cli-tournament-reading-wins = Victoires : avec l’intervalle de Wilson à 95 % ; une victoire partagée est divisée. Une donne jouée par les mêmes bots depuis toutes les places compte pour une observation, et celles-ci pour indépendantes.
cli-tournament-reading-cpu = CPU ms : millisecondes de calcul par choix, en moyenne (et au plus).
cli-tournament-reading-matrix = Dans combien de 100 parties communes le bot de la ligne a devancé celui de la colonne ; une égalité compte pour moitié. À côté, l’intervalle à 95 %.
cli-tournament-reading-scores = Combien de fois chaque bot a marqué combien de points, tous à la même échelle ; la ligne pointillée est la moyenne.
cli-tournament-made-compiled = Joué avec { $versions }, moteur compilé.
cli-tournament-made-pure = Joué avec { $versions }, moteur non compilé.
cli-tournament-kept = Gardé dans : { $path }
cli-tournament-go-on = Continuer : { $program } tournament --resume { $path }

## verify

cli-verify-help = Vérifier des enregistrements : rejouer chaque étape, contrôler l’engagement et le résultat. Une ligne par fichier, y compris pour chaque fichier d’un dossier ; code de sortie 1 si l’un d’eux est faux, sinon 2 si le jeu de l’un d’eux n’est pas installé.
cli-verify-right = { $file } : correct : { $what }
cli-verify-wrong = { $file } : FAUX : { $what }
cli-verify-unchecked = { $file } : NON VÉRIFIÉ : { $what }
cli-verify-total = corrects : { $right }, faux : { $wrong }
cli-verify-total-unchecked = corrects : { $right }, faux : { $wrong }, non vérifiés : { $unchecked }

## schema

cli-schema-help = Afficher le schéma JSON de SUBJECT : un jeu (ses enregistrements), « protocol » (les messages du serveur), « http » (ce qui est envoyé et répondu par HTTP) ou « stored » (ce qui est conservé dans la base de données et dans le dossier d’un tournoi).

## box

cli-box-help = Afficher le fichier de boîte de GAME : combien il y a de chaque chose, ce qu’elle coûte et ce qu’elle vaut.
cli-box-check-help = Vérifier plutôt un fichier de boîte de votre cru : ce qui ne va pas, ligne par ligne, et de combien.
cli-box-off = { $file } comporte plusieurs défauts [{ $rule }] :
cli-box-right = { $file } : une boîte avec laquelle on peut jouer

## bots

cli-bots-group-help = Montrer quels bots il y a et comment ils jouent. Avec une commande : de quoi ils sont faits.
cli-bots-own = Ils jouent là où --bots ou --players les nomme ; un bot à soi aussi, par le chemin de son fichier (docs/guide/bot.md).
cli-bots-memory-help = Montrer ce qui reste de ce qui a été vu, pour chaque mémoire qui porte un nom (docs/memory.md).
cli-bots-out-help = Le dessiner aussi dans ce fichier SVG.

## watch

cli-watch-help = Faire jouer aux bots une partie de GAME et raconter ce qui se passe, tel qu’un spectateur l’apprend.
cli-watch-seed-help = Graine de la partie ; sans elle, personne ne peut reproduire la donne.
cli-watch-progress = Les bots jouent ; choix faits jusqu’ici : { $choices }
