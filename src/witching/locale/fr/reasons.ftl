### Raisons : ce qu’un robot choisirait, comment cela peut finir, et pourquoi.

## Les choix

reasons-title-open = Les meilleurs choix, d’après ce qui est visible
reasons-title-all = Les meilleurs choix, d’après tout ce qu’on peut savoir
reasons-rank = { $rank ->
    [first] Conseil : le meilleur choix
    [second] Conseil : le deuxième choix
   *[third] Conseil : le troisième choix
}
# De combien de points on peut finir devant la meilleure des autres places, ou derrière.
reasons-ahead = environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance
reasons-behind = environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard
reasons-level = à peu près à égalité
reasons-end-ahead = vous pourriez finir avec environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance
reasons-end-behind = vous pourriez finir avec environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard
reasons-end-level = vous pourriez finir à peu près à égalité
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de moins
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus
reasons-same = à peu près autant de points
reasons-margin = Points : l’avance à la fin sur le meilleur des autres, en moyenne. Un bot prendrait le premier : gagner compte plus pour lui que les points.
# One or two other choices, behind a button.
reasons-more = { $choices } de plus
reasons-fewer = Moins
# In a replay.
reasons-chosen = Choisi : { $choice }
reasons-was-chosen = choisi
# Au terminal.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = Ce qu’un robot ferait n’est dit que pour les parties terminées.
reasons-nobody = Personne n’a de choix à faire ici.
reasons-ask = Que ferait un robot ici ?
reasons-ask-for = Que ferait un robot ici à la place du joueur { $seat } ?
reasons-thinking = Un robot réfléchit …

## Raisons dans tous les jeux

# À la place d’une raison.
reasons-worlds = a bien fini dans les parties que le robot a imaginées
reasons-worse = a moins bien fini dans les parties que le robot a imaginées
reasons-only = on ne peut rien faire d’autre ici
reasons-alike = rien de connu ne parle pour ce choix plus que pour les autres cités ici
reasons-covered = ce qui est couvert, c’est à vous de le retenir
reasons-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
