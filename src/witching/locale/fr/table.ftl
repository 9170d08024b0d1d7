### Autour d’une table de la page.

# Les bots prennent le premier de ces noms que personne d’autre ne porte à la table.
table-bot-names = Morgane, Merlin, Viviane, Mordred

## S’asseoir

table-bot-of = La façon de jouer de { $name }
table-remove-sure = Vraiment exclure { $name }
table-cancel = Non
table-copy = Copier
table-copied = Copié
table-share = Partager…
table-only-watch = Seulement regarder
table-moved = Cette place n’est plus à cet appareil : elle est passée sur un autre, ou l’hôte l’a donnée. Vous pouvez encore regarder.
table-set-hints = Conseils
table-set-listed = Dans la liste pour tous
table-number = { $number }

## Pendant la partie

table-status-wait = Un instant…
table-status-holder = C’est votre tour, { $name }.
table-status-chosen = Vous avez choisi. Doivent encore choisir : { $names }.
table-watching = Vous regardez la partie.
table-kept = Votre choix est gardé et sera envoyé.
table-confirm = Oui, celui-ci
table-choices = { $choices ->
    [one] { $choices } choix sous forme de liste
    [many] Les { $choices } choix sous forme de liste
   *[other] Les { $choices } choix sous forme de liste
}
table-sentences = La table en phrases
table-dismiss = Fermer ce message
table-draw-again = Le plateau n’a pas pu être dessiné. Réessayer
table-coach = Pour votre première partie
table-coach-done = Compris
table-coach-off = Ne plus en montrer

## À côté du plateau

table-beside = À côté du plateau
table-story = Récit
table-about = Table
table-talk-none = Personne n’a encore rien dit.
table-phrases = Phrases toutes prêtes
table-unread = { $messages ->
    [one] { $messages } nouveau message
    [many] { $messages } nouveaux messages
   *[other] { $messages } nouveaux messages
}

## Touches

table-keys = Touches
table-keys-letters = Les lettres seules servent de touches
table-key-tab = vers le bouton suivant
table-key-arrows = sur le plateau : vers la case voisine
table-key-enter = choisir
table-key-escape = fermer
table-key-help = cette aide
table-key-hint = un conseil
table-key-take-back = reprendre le choix
table-key-board = vers le plateau
table-key-story = le récit
table-key-talk = la conversation
table-key-table = la table et ses joueurs

## Après la partie

table-won = { $winners ->
    [one] { $names } a gagné !
    [many] { $names } se partagent la victoire !
   *[other] { $names } se partagent la victoire !
}
table-won-you = Vous avez gagné !
table-counting = On compte les points…
table-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
table-sheet-all = Tout montrer d’un coup
table-replay = Revoir la partie
