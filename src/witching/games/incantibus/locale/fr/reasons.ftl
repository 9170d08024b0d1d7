### Incantibus. $token : une tuile, une potion, un livre ou un sorcier.

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
