### What is said at the terminal while a game is played.

## play: options

terminal-play-help = Jouer à GAME sur ce terminal : en solo contre des bots, ou à plusieurs en se passant l’écran.
terminal-players-help = Qui joue, dans l’ordre des places, séparés par des virgules : human, ou un bot ({ $bots }). Par défaut : human,{ $usual }.
terminal-names-help = Les noms, séparés par des virgules : d’abord ceux des personnes, puis ceux des bots.
terminal-seed-help = Graine de la donne ; sans elle, personne ne peut reproduire la donne.
terminal-save-help = Garder la partie dans ce fichier plutôt que dans votre dossier de données.
terminal-resume-help = Reprendre la partie gardée dans FILE ; sans fichier, la liste des parties inachevées s’affiche.
terminal-plain-help = Des phrases au lieu de plateaux, sans couleurs : pour les lecteurs d’écran.

## Refusals

terminal-refusal-game = Dites quel jeu : { $allowed }.
terminal-refusal-nobody = Il n’y a personne d’autre que des bots ; `witching watch` montre des parties entre bots.
terminal-refusal-seats = Joueurs nommés : { $players }, pour { $seats } places.
terminal-refusal-names = Noms donnés : { $names }, pour { $players } joueurs.
terminal-refusal-name = « { $given } » ne peut pas être un nom : un nom a de 1 à { $most } caractères, tous affichables.
terminal-refusal-name-twice = Deux joueurs s’appellent « { $given } » ; donnez à chacun son propre nom.
terminal-refusal-save = Impossible d’enregistrer la partie dans { $path } : { $why }
terminal-refusal-resume = Une partie que l’on reprend a déjà ses joueurs et ses options ; retirez : { $names }.
terminal-refusal-players = Cette partie est jouée par : { $players }. Pour continuer, nommez les mêmes joueurs dans l’ordre avec --players, un bot d’un fichier par le chemin du fichier.
terminal-refusal-other-game = { $path } contient une partie de { $game }.
terminal-refusal-there = { $path } existe déjà ; choisissez un autre fichier ou reprenez la partie qu’il contient : --resume
terminal-refusal-load = Impossible de lire { $path } : { $why }
terminal-refusal-finished = La partie gardée dans { $path } est terminée ; `witching replay` la montre.

## Names

terminal-player-name = Joueur { $number }
terminal-players = Joueurs : { $players }
# Four names, separated by commas.
terminal-bot-names = Morgane, Merlin, Viviane, Mordred

## A turn

terminal-narrow = Cette fenêtre fait moins de { $wide } colonnes : la table est donc décrite par des phrases. Élargissez-la pour voir le plateau.
terminal-gather = Tout le monde a choisi. Regardez tous l’écran !
terminal-no-legend = Ce jeu est raconté en phrases : il n’y a pas de symboles à expliquer.
terminal-intro = Tapez le numéro d’un choix ; ? indique ce que vous pouvez taper d’autre.
terminal-prompt = { "> " }
terminal-go-on = Entrée pour continuer { "" }
terminal-hand-over = Passez l’écran à { $player }. Tous les autres détournent les yeux.
terminal-hand-over-prompt = { $player } : appuyez sur Entrée quand personne d’autre ne voit l’écran { "" }
terminal-look-close = Entrée pour mettre fin à la consultation { "" }
terminal-unknown-answer = « { $typed } » n’est pas un choix possible ici. Tapez un numéro de la liste, ou ? pour l’aide.
terminal-bot-failed = { $seat } : le bot { $bot } a échoué ({ $why }) ; un choix a été tiré au sort pour lui.
terminal-hint-typed = Le meilleur est en tête ; devant chacun figure ce qu’il faut taper pour le choisir.
terminal-hint-order = Le meilleur est en tête.
terminal-undo-nothing = Il n’y a encore rien que vous puissiez reprendre.
terminal-undo-ask = { $player } veut reprendre un choix : { $choice }. Ce sera noté dans l’enregistrement.
terminal-undo-prompt = Tout le monde est d’accord ? (oui/non) { "" }
# Everything that counts as a yes, separated by commas, in small letters.
terminal-yes = o, oui

## Leaving and ending

terminal-left =
    La partie est enregistrée. Pour la reprendre :
      { $program } play --resume { $file }
terminal-kept =
    La partie est conservée. Pour la revoir :
      { $program } replay { $file }
terminal-unfinished-none = Il n’y a pas de partie inachevée.
terminal-unfinished-title = Parties inachevées : { $games }. Les dernières :
terminal-unfinished-game = { $number }. { $game } · { $names } · { $choices } choix · { $when } · { $file }
terminal-unfinished-prompt = Laquelle ? (Entrée : aucune) { "" }
terminal-unfinished-go-on = Pour reprendre l’une d’elles : `{ $program } play --resume FICHIER`.

## Commands: the words that may be typed, separated by commas

terminal-command-help = ?, a, aide
terminal-command-hint = conseil
terminal-command-undo = r, reprendre, annuler
terminal-command-log = j, journal
terminal-command-board = t, table
terminal-command-legend = l, légende, legende
terminal-command-rules = règles, regles
terminal-command-quit = q, quitter

## What the commands do

terminal-help-title = Ce que vous pouvez taper
terminal-help-choices = Le numéro d’un choix, ou ce qui figure à son début.
terminal-help-help = cette page
terminal-help-hint = ce qu’un robot choisirait, et pourquoi
terminal-help-undo = reprendre votre dernier choix
terminal-help-log = tout ce qui s’est passé, pour autant qu’on puisse le dire
terminal-help-board = la table, encore une fois
terminal-help-legend = ce que signifient les signes sur la table, et comment on compte les points
terminal-help-rules = le livret de règles
terminal-help-quit = quitter ; la partie est enregistrée et peut être reprise
terminal-help-lookup = chercher une règle par un mot ou par son identifiant

## replay

terminal-replay-help = Revoir la partie gardée dans FILE, étape par étape : en avant, en arrière, du point de vue de chacun.
terminal-as-help = De quel point de vue : open (toutes les cartes), table (ce qui était visible de tous) ou le numéro d’une place, à partir de 0. Par défaut, open ; une partie non terminée est montrée telle que la table la voit.
terminal-cites-help = Nommer les règles qui fondent chaque étape.
terminal-replay-prompt = Entrée : suite, p : étape précédente, ? : aide > { "" }
terminal-replay-unknown = « { $given } » n’est pas connu ici. Vous pouvez taper le numéro d’une étape, ou :
terminal-replay-heading = Étape { $moment } sur { $last } · vue : { $eyes }
terminal-replay-heading-unfinished = Partie non terminée · étape { $moment } sur { $last } · vue : { $eyes }
terminal-replay-heading-present = Partie en cours : à cette table on joue de mémoire, seul le moment présent est donc visible jusqu’à la fin (G-MEMORY) · point de vue : { $eyes } · { $moment }/{ $last }
terminal-replay-auto = La lecture est automatique ; Ctrl-C l’arrête.
terminal-replay-open = complète
terminal-replay-table = table
terminal-replay-cites = Règles : { $rules }
terminal-command-replay-forward = s, suite
terminal-command-replay-back = p, précédente, precedente
terminal-command-replay-first = début, debut
terminal-command-replay-last = fin
terminal-command-replay-auto = a, auto
terminal-command-replay-hint = conseil
terminal-command-replay-rules = r, règles, regles
terminal-command-replay-help = ?, aide
terminal-command-replay-quit = q, quitter
terminal-replay-help-forward = l’étape suivante (Entrée fait de même) ; un nombre mène à cette étape
terminal-replay-help-back = l’étape précédente
terminal-replay-help-first = la donne
terminal-replay-help-last = la fin
terminal-replay-help-auto = avancer tout seul ; Ctrl-C arrête
terminal-replay-help-hint = ce qu’un robot aurait choisi ici, et pourquoi
terminal-replay-help-rules = nommer les règles de chaque étape, ou ne plus le faire
terminal-replay-help-help = cette page
terminal-replay-help-quit = quitter
terminal-replay-help-eyes = adopter ce point de vue

## Looking rules up

terminal-rules-all = Les règles ; tapez ? puis un mot ou un identifiant pour en lire une, par exemple ?{ $example }.
terminal-rules-found = Plusieurs règles ont trait à « { $words } » ; tapez ? puis l’identifiant de l’une d’elles :
terminal-rules-none = Aucune règle n’a trait à « { $words } ». Peut-être l’une de celles-ci :

## The menu

terminal-menu-title = ✦ Witching Hour ✦
terminal-menu-resume = Reprendre une partie inachevée ({ $games })
terminal-menu-rules = Les règles : { $game }
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = Quitter
terminal-menu-prompt = Votre choix (Entrée : { $usual }) > { "" }
terminal-menu-number = Tapez un nombre de { $least } à { $most }.
terminal-menu-options = Entrée : jouer ainsi. Un numéro le change > { "" }
terminal-menu-seats = Quels joueurs ? Des numéros séparés par des virgules (Entrée : aucun) > { "" }
terminal-menu-file = Quel fichier ? (Entrée : aucun) > { "" }
terminal-menu-people = Combien de personnes jouent à cet écran ? (1 à { $most } ; Entrée : 1) { "" }
terminal-menu-name = Nom du joueur { $number } ? (Entrée : { $usual }) { "" }
terminal-menu-bots = Combien de bots ? ({ $allowed } ; Entrée : { $usual }) { "" }
terminal-menu-kind = Quels bots ? (Entrée : { $usual }) { "" }
terminal-menu-kinds = Tapez un nombre de 1 à { $most } ou un nom, pour tous les bots ou, séparés par des virgules, pour chacun des { $bots }.
terminal-menu-again = r : rejouer avec les mêmes joueurs, v : revoir la partie, Entrée : le menu > { "" }
# What may be typed there, separated by commas.
terminal-menu-again-play = r, rejouer
terminal-menu-again-replay = v, revoir
terminal-menu-rules-prompt = Un mot ou un identifiant pour lire une règle (Entrée : retour) > { "" }
