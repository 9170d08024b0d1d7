### La page dans le navigateur.

page-brand = Witching Hour
page-broken = Le jeu « { $game } » ne peut pas être joué ici ; le journal du serveur dit pourquoi.
page-skip = Aller au contenu
page-language = Langue
page-home = Retour à l’accueil
page-plain = La page simple, sans images ni scripts
page-refused = Cela n’a pas marché
page-refusal-rule = Il n’y a pas de règle « { $given } ».

## Qui l’on est

page-who = Qui êtes-vous ?
page-name = Votre nom
page-name-of = Nom du joueur { $number }
page-symbol = Votre symbole
page-symbol-owl = Hibou
page-symbol-cat = Chat
page-symbol-toad = Crapaud
page-symbol-raven = Corbeau
page-symbol-bat = Chauve-souris
page-symbol-moon = Lune
page-symbol-star = Étoile
page-symbol-key = Clé
page-symbol-candle = Bougie
page-symbol-broom = Balai
page-symbol-cauldron = Chaudron
page-symbol-feather = Plume

## À quoi l’on joue

page-rules = Les règles de { $game }
page-editions-all = Toutes les éditions
page-more = Autres réglages
page-set-seats = Joueurs
page-set-edition = Édition
page-set-bot = Bots
page-set-pace = Temps pour choisir
page-set-spectators = Qui peut regarder
page-set-listed = Montrer aussi la table entre amis dans la liste pour tous
page-pace = { $minutes ->
    [0] Sans limite
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}
page-spectators-open = Tous ceux qui ont le lien
page-spectators-after = Les autres, seulement après la fin
page-spectators-none = Les joueurs seulement

## Listes de tables

page-mine = Vos tables
page-lobby = Tables où vous pouvez jouer
page-lobby-empty = Personne n’a encore ouvert de table pour tous.
page-finished = Vos parties terminées
page-record = Télécharger l’enregistrement
page-stage-open = La partie n’a pas encore commencé.
page-stage-playing = La partie est en cours ; vous pouvez regarder.
page-turn-yours = C’est à vous de jouer.
page-turn-of = On attend { $names }.
page-seats-free = { $seats ->
    [one] { $seats } place est libre.
    [many] { $seats } de places sont libres.
   *[other] { $seats } places sont libres.
}

## Ce qui est convenu

page-terms = Ce qui est convenu
page-term = { $name } : { $value }
page-yes = oui
page-no = non

## Les autres sur ce réseau

page-network = Les autres sur ce réseau
page-network-ask = Laisser jouer les autres sur ce réseau
page-network-about = Les téléphones et ordinateurs du même réseau, par exemple du même Wi-Fi, pourront ouvrir cette page et jouer avec vous. Ils ne verront aucun de vos fichiers. Tout s’arrête quand vous arrêtez le programme. Ne le faites pas sur un réseau partagé avec des inconnus.
page-network-do = Laisser jouer les autres
page-network-open = Sur ce réseau, les autres trouvent cette page à l’adresse :
page-network-closed = Seul cet ordinateur accède à cette page. Ceux qui jouent sur un autre appareil pourront revenir quand vous laisserez jouer les autres.

## Avant la partie

page-people = Autour de la table
page-seat-open = Place libre
page-seat-you = vous
page-seat-host = hôte
page-seat-bot = bot
page-seat-replaced = un bot joue pour l’instant
page-seat-away = pas là
page-seat-grace = un bot prend le relais dans { $left }
page-seat-due = doit choisir
page-stand = Se lever
page-arrange-bot = Inviter un bot
page-arrange-open = Garder pour quelqu’un
page-mute = Ne plus entendre
page-unmute = Entendre à nouveau
page-replace = Laisser jouer un bot
page-replace-me = Laisser un bot jouer pour moi
page-return = Jouer à nouveau moi-même
page-bot-plays = Un bot joue pour vous jusqu’à ce que vous rejouiez vous-même.
page-remove = Exclure
page-sit = S’asseoir
page-sit-title = Prenez place à cette table
page-sit-another = Quelqu’un d’autre devant cet écran prend place
page-begin = Commencer la partie
page-begin-wait = { $seats ->
    [one] { $seats } place est encore libre. La partie pourra commencer quand quelqu’un l’aura prise, ou un bot.
    [many] { $seats } de places sont encore libres. La partie pourra commencer quand des gens ou des bots les auront prises.
   *[other] { $seats } places sont encore libres. La partie pourra commencer quand des gens ou des bots les auront prises.
}
page-begin-host = Tout le monde est là. L’hôte lance la partie.
page-link = Inviter des amis
page-link-about = Envoyez-leur ce lien, ou faites-leur scanner le code QR. Toute personne qui a le lien peut prendre place.
page-link-watch = Toutes les places sont prises. Toute personne qui a le lien peut regarder.
page-link-local = Pour l’instant, ce lien ne marche que sur cet ordinateur.
page-qr = Le lien sous forme de code QR
page-device = Continuer sur un autre appareil
page-device-about = Ouvrez ce lien sur l’autre appareil. La personne qui a ce lien joue à votre place : ne le montrez donc à personne.
page-key-title = { $game } : continuer ici
page-key-here = Vous pouvez continuer à votre place sur cet appareil. L’autre appareil ne fera plus que regarder.
page-key-do = Continuer ici
page-close-title = Fermer cette table
page-close-about = La partie se termine pour tous, sans résultat.
page-close = Fermer la table pour de bon
page-closed = Cette table a été fermée par son hôte.
page-not-shown = À cette table, on joue sans spectateurs.

## Pendant la partie

page-title-yours = { $game } : à vous de jouer
page-title-here = { $game } : { $name }
page-title-of = { $game } : on attend { $names }
page-title-won = { $game } : victoire de { $names }
page-news = Ce qui s’est passé
page-news-none = Il ne s’est encore rien passé.
page-lost = La connexion est perdue ; nouvel essai …
page-log = Toute l’histoire
page-table = La table
page-legend = Ce que signifient les signes
page-look = Pour vos yeux seulement
page-look-close = Mettre fin à la consultation
page-change = Changer votre choix
page-clock = Temps restant : { $left }. Ensuite, un bot choisit.
page-left-seconds = { $seconds } s
page-left-minutes = { $minutes } min
page-hint = Demander un conseil
page-take-back = Reprendre le choix
page-hand-on = Passer l’écran
page-hand-over = Passez l’écran à { $name }. Tous les autres détournent les yeux.
page-i-am = Je suis { $name }

## Reprendre un choix

page-wish = Ce choix peut-il être repris ?
page-wish-asks = { $seat } veut reprendre un choix ; ce sera noté dans l’enregistrement. Le choix : { $choice }
page-wish-waits = Doivent encore répondre : { $names }.
page-wish-agree = { $name } : oui
page-wish-decline = { $name } : non

## Après la partie

page-sheet = Le score
page-rematch = Rejouer
page-rematch-go = À la nouvelle table
page-proof = La donne était-elle fixée d’avance ?
page-commitment = Ce nombre fixe la donne ; ce dont il est tiré sera montré après la fin :
page-commitment-was = Ce nombre fixait la donne depuis le début :
page-commitment-salt = Il est tiré de la donne qui figure dans l’enregistrement et de ce sel :

## Ce qui s’est passé à la table

page-line-sat = { $name } prend place.
page-line-moved = { $seat } continue sur un autre appareil.
page-line-stood = Une place est de nouveau libre.
page-line-begun = La partie commence.
page-line-wished = { $seat } demande à reprendre un choix.
page-line-agreed = { $seat } est d’accord.
page-line-declined = { $seat } n’est pas d’accord.
page-line-undone = { $seat } a repris un choix.
page-line-left = { $seat } n’est pas là pour l’instant.
page-line-returned = { $seat } est là.
page-line-replaced = Pour l’instant, un bot remplace { $seat }.
page-line-removed = L’hôte a exclu quelqu’un de la table.
page-line-woke = Le serveur s’était arrêté ; il est de retour.
page-line-closed = L’hôte a fermé la table.
page-line-late = { $seat } n’avait plus de temps : un bot a choisi.

## Conversation

page-talk = Conversation
page-say = Écrire quelque chose
page-phrase = Dire
page-send = Envoyer
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-your-turn = C’est à vous de jouer.
page-phrase-thinking = Je réfléchis…
page-phrase-well-played = Bien joué !
page-phrase-oops = Oups !
page-phrase-thanks = Merci !
page-phrase-sorry = Pardon !
page-phrase-wait = Un instant, s’il vous plaît.
page-phrase-back-soon = Je reviens tout de suite.
page-phrase-good-game = C’était une belle partie !
page-phrase-again = On rejoue ?
