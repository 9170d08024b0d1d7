### What the arena says: how games ended, and what it counts of every game.

arena-balance-seats = Places
arena-balance-seat = place { $number }
arena-balance-endings = Comment les parties se sont terminées
arena-balance-decisions = décisions

arena-refusal-bot-twice = Le bot « { $given } » est nommé deux fois ; chacun participe une fois.
arena-refusal-few-bots = { $bots } bots sont nommés pour { $seats } places ; nommez-en au moins autant que de places, ou choisissez moins de places.
arena-refusal-folder-taken = Il y a déjà un tournoi dans { $path } ; continuez-le avec --resume ou choisissez un autre dossier.
arena-refusal-folder-busy = Le tournoi de { $path } est déjà joué par un autre processus ; attendez qu’il finisse.
arena-refusal-folder = { $path } ne peut être créé ou écrit : { $why }
arena-refusal-no-plan = Il n’y a pas de tournoi à continuer dans { $path } : { $why }
arena-refusal-plan = { $path } n’est pas le plan d’un tournoi : { $why }
arena-refusal-games = { $path } : la ligne { $line } ne contient pas de parties de ce tournoi : { $why }
arena-refusal-version = Le tournoi de { $path } a été commencé avec la version { $begun }, et voici la { $here } : ses bots jouent peut-être autrement. Commencez-en un nouveau.

arena-refusal-bot-changed = Le tournoi de { $path } a été commencé avec une autre version de : { $bots }. Remettez-la, ou commencez un nouveau tournoi.
