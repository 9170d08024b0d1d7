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
reasons-ahead = environ +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
reasons-behind = environ −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
reasons-level = à peu près à égalité
reasons-margin = Points : l’avance à la fin sur le meilleur des autres, en moyenne.
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
reasons-points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}

## Glastonbury. $kind : le nom d’un ingrédient. $card : une carte.

reasons-ends = met fin à la partie
reasons-ends-refused = met fin à la partie, sans garder la carte
reasons-second = forme une paire, qui ne coûte rien : { $kind }
reasons-third = la troisième carte « { $kind } » : { reasons-points }
reasons-fourth = les quatre cartes « { $kind } » : { reasons-points }
reasons-another = encore une carte « { $kind } »
reasons-first = la première carte « { $kind } » ; seule, elle coûterait { reasons-points }
reasons-own-colour = votre propre couleur compte double
reasons-recipe-colour = elle a la couleur de votre recette
reasons-immuto = { $card } remplace une carte qui manque
reasons-accio = { $card } : plus tard, { $charges } cartes de n’importe où
reasons-declinatio = { $card } : { $charges } fois de quoi quitter un coin
reasons-perluceo = vous pouvez regarder dans votre chaudron
reasons-vanesco = { $other } perd : { $card }
reasons-denies-third = prive un autre d’une troisième carte « { $kind } » : { $other }
reasons-denies-fourth = prive un autre de la quatrième carte « { $kind } » : { $other }
reasons-next-corner = la prochaine marche finirait à un coin
reasons-next-corner-declinatio = la prochaine marche finirait à un coin ; { $card } permet de continuer
reasons-next-card = la prochaine marche mènerait à : { $card }
reasons-next-line = la prochaine marche ne finirait pas à un coin
reasons-saves-declinatio = la charge est gardée : { $card }
reasons-stays = aucune carte à prendre

## Incantibus. $token : une tuile, une potion, un livre ou un sorcier.

reasons-catches = de quoi attraper le monstre : { $token } ; { reasons-points }
reasons-scares-from = { $other } pourrait attraper le monstre, et vous le feriez fuir
reasons-brews = permet de préparer : { $token }, { reasons-points }
reasons-towards = un ingrédient qui vous manque pour : { $token }
reasons-weapon-for = l’arme contre un monstre de cette pièce : { $token }
reasons-spell-token = un point, et un sort à lancer
reasons-scores = rapporte { reasons-points }
reasons-asked-for = c’est un prix demandé : { $token }
reasons-steals = { $other } perd : { $token }
reasons-alone = personne d’autre ne peut payer
reasons-strongest = aucune baguette n’est plus forte que la vôtre : c’est pour vous
reasons-weakest = qui l’obtient à votre place doit échanger sa baguette avec vous
reasons-spare = vous en avez d’autres : { $token }
reasons-scores-nothing = ne rapporte rien : { $token }
reasons-keeps-universalus = { $token } reste pour un autre monstre
reasons-fizzles = il ne se passerait rien
reasons-fetches = apporte : { $token }
reasons-imperium = prend une tuile visible de la pièce
reasons-oculus = regarde une tuile secrète, que vous pouvez obtenir
reasons-alchemy = prend une tuile dans une autre sacoche
reasons-iskanto = rapporte une tuile des douves
