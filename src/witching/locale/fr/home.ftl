### L’accueil, une nouvelle table, les réglages.

## À quoi l’on joue

home-about = Deux jeux pour une longue soirée : mijotez, retenez, rusez. Sans compte, et gratuitement.
home-now = Jouer tout de suite
home-now-about = contre des bots
home-friends = Avec des amis
home-here = À cet écran
home-watch = Regarder
home-watch-empty = On ne joue en ce moment à aucune table ouverte à tous. Dès qu’il y en aura une, vous la trouverez ici.
home-watch-bots = Regarder jouer des bots
home-watch-bots-about = Une partie entière, pas à pas, à votre rythme.
home-rules = Règles
home-friends-about = Vous recevrez un lien et un code QR pour leurs appareils photo. Combien serez-vous ? Les places libres peuvent aller à des bots.
home-players = { $number ->
    [one] { $number } joueur
    [many] { $number } de joueurs
   *[other] { $number } joueurs
}
home-players-range = { $least }–{ $most } joueurs
home-players-some = { $numbers } joueurs
home-here-about = On passe l’écran à qui doit jouer. Ce qui est secret reste secret.
home-here-people = Personnes à cet écran
home-here-bots = Et des bots
home-record-open = Ouvrir l’enregistrement d’une partie
home-failed = Cela n’a pas marché : le serveur ne répond pas.

## Qui l’on est

home-guest-name = { $symbol ->
    [cat] Chat Noir
    [toad] Crapaud Joyeux
    [raven] Corbeau Malin
    [bat] Chauve-Souris
    [moon] Pleine Lune
    [star] Étoile du Soir
    [key] Clé d’Argent
    [candle] Bougie Claire
    [broom] Balai Rapide
    [cauldron] Vieux Chaudron
    [feather] Plume Légère
   *[other] Hibou Sage
}
home-you = Vous êtes { $name }
home-change = Changer de nom et de symbole
home-save = Enregistrer

## Listes de tables

home-all = Tout montrer : { $number }
home-go-on = Continuer à jouer
home-to-table = À la table
home-score = Le score
home-replay = La revoir

## Ouvrir une table

home-opening = Une nouvelle table : { $game }
home-seat = Place { $number }
home-seat-friend = un ami avec le lien
home-seat-here = une personne à cet écran
home-seat-bot = bot : { $bot }
home-seat-add = Ajouter une place
home-seat-remove = Retirer la place { $number }
home-game = Le jeu
home-company = La compagnie
home-set-grace = Si quelqu’un s’absente
home-grace = { $minutes ->
    [0] Attendre aussi longtemps qu’il faut
    [one] Après { $minutes } minute, un bot joue
    [many] Après { $minutes } de minutes, un bot joue
   *[other] Après { $minutes } minutes, un bot joue
}
home-set-hints = Conseils
home-set-hints-about = Chacun peut demander les meilleurs choix, et pourquoi.
home-set-listed-about = Tous ceux qui ont accès à ce serveur peuvent jouer ou regarder.
home-open = Ouvrir la table
home-edition-ru = Édition russe
home-edition-ru-alchemist = Édition russe « Алхимик из Гластонбери »
home-edition-it = Édition italienne
home-edition-ko = Édition coréenne « 마법사의 레시피 »

## Réglages

home-settings = Réglages
home-close = Fermer
home-set-theme = Couleurs
home-auto = Comme l’appareil
home-theme-light = Claires
home-theme-dark = Sombres
home-set-motion = Mouvement
home-motion-off = Aucun
home-motion-fast = Rapide
home-motion-normal = Normal
home-set-confirm = Confirmer chaque choix
home-set-confirm-about = La première pression sélectionne, la seconde choisit.
home-set-coach = Expliquer en chemin
home-set-coach-about = Une phrase quand quelque chose arrive pour la première fois.
home-set-sounds = Sons
home-set-vibration = Vibration
home-set-notices = Me prévenir quand c’est à moi
home-set-notices-about = Une notification du navigateur quand cette page est à l’arrière-plan.
home-set-notices-denied = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.

## Hors de portée

home-offline = Vous êtes hors ligne
home-offline-about = Le serveur ne répond pas : cet appareil n’a pas de connexion, ou le programme est terminé. Rien n’est perdu. La page reprendra d’elle-même dès que le serveur sera de retour.
home-offline-again = Réessayer
