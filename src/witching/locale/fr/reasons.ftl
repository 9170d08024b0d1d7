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

## Glastonbury. $kind : le nom d’un ingrédient. $card : une carte.

reasons-ends = met fin à la partie
reasons-ends-refused = met fin à la partie, sans garder la carte
reasons-second = forme une paire, qui ne coûte rien : { $kind }
reasons-third = la troisième carte « { $kind } » : { reasons-points }
reasons-fourth = les quatre cartes « { $kind } » : { reasons-points }
reasons-another = encore une carte « { $kind } »
reasons-but-first = mais c’est la première carte « { $kind } » ; seule, elle coûterait { reasons-points }
reasons-but-taken = mais les autres de cet ingrédient sont toutes prises ; seule, elle coûterait { reasons-points }
reasons-cheap = même seule, elle ne coûterait que { reasons-points }
reasons-but-alone = mais, si elle reste seule, elle coûte { reasons-points }
reasons-own-colour = votre propre couleur compte double
reasons-recipe-colour = elle a la couleur de votre recette
reasons-immuto = { $card } remplace une carte qui manque
reasons-accio = { $card } : plus tard, { $charges } cartes de n’importe où
reasons-declinatio = { $card } : { $charges } fois de quoi quitter un coin
reasons-perluceo = vous pouvez regarder dans votre chaudron
reasons-vanesco = { $other } perd : { $card }
reasons-vanishes = { $other } cède sa carte du dessus : { $card }
reasons-but-rids = mais { $other } se débarrasse d’une carte : { $card }
reasons-denies-third = pour un autre, ce serait la troisième carte « { $kind } » : { $other }
reasons-denies-fourth = pour un autre, ce serait la quatrième carte « { $kind } » : { $other }
reasons-top-of = le même ingrédient est en haut d’un autre chaudron : { $other }
reasons-double-for = chez un autre, elle compterait double : { $other }
reasons-but-next-corner = mais, si rien ne change, la prochaine marche finit à un coin
reasons-next-corner-declinatio = si rien ne change, la prochaine marche finit à un coin ; { $card } permet de continuer
reasons-next-card = si rien ne change, la prochaine marche mène à : { $card }
reasons-next-line = si rien ne change, la prochaine marche ne finit pas à un coin
reasons-saves-declinatio = la charge est gardée : { $card }
reasons-stays = aucune carte à prendre

## Incantibus. $token : une tuile, une potion, un livre ou un sorcier.

reasons-catches = de quoi attraper le monstre : { $token } ; { reasons-points }
reasons-scares-from = { $other } pourrait attraper le monstre, mais ainsi il s’enfuit
reasons-but-escapes = mais il s’enfuirait : il vous manque son arme ({ $token })
reasons-brews = complète les ingrédients : { $token }, { reasons-points }
reasons-towards = un ingrédient qui vous manque pour : { $token }
reasons-weapon-for = l’arme contre un monstre de cette pièce : { $token }
reasons-spell-token = un point, et un sort à lancer
reasons-scores = vaut { reasons-points }
reasons-asked-for = c’est un prix demandé : { $token }
reasons-steals = { $other } perd : { $token }
reasons-alone = personne d’autre ne peut payer
reasons-strongest = aucune baguette n’est plus forte que la vôtre : c’est pour vous
reasons-weakest = qui l’obtient à votre place doit échanger sa baguette avec vous
reasons-spare = vous en avez d’autres : { $token }
reasons-scores-nothing = ne rapporte rien : { $token }
reasons-keeps-universalus = { $token } reste pour un autre monstre
reasons-but-fizzles = mais il ne se passerait rien
reasons-fetches = apporte : { $token }
reasons-imperium = prend une tuile visible de la pièce
reasons-oculus = regarde une tuile secrète, que vous pouvez obtenir
reasons-alchemy = prend une tuile dans une autre sacoche
reasons-iskanto = rapporte une tuile des douves
