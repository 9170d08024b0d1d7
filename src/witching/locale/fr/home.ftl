### L’accueil, une nouvelle table, les réglages.

## À quoi l’on joue

home-about = Des jeux pour une longue soirée : mijotez, retenez, rusez. Sans compte, et gratuitement.
home-now = Jouer tout de suite
home-now-about = contre des bots
home-friends = Avec des amis
home-here = À cet écran
home-watch = Regarder
home-rules = Règles
home-players = { $number ->
    [one] { $number } joueur
    [many] { $number } de joueurs
   *[other] { $number } joueurs
}
home-players-range = { $least }–{ $most } joueurs
home-players-some = { $numbers } joueurs
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

## Listes de tables

home-all = Tout montrer : { $number }
home-go-on = Continuer à jouer
home-to-table = À la table
home-score = Le score
home-replay = La revoir

## Réglages

home-settings = Réglages
home-close = Fermer

## Hors de portée

home-offline = Vous êtes hors ligne
home-offline-about = Le serveur ne répond pas : cet appareil n’a pas de connexion, ou le programme est terminé. Rien n’est perdu. La page reprendra d’elle-même dès que le serveur sera de retour.
home-offline-again = Réessayer
