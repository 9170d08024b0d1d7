### Glastonbury: the names of the cards and colours.
### .article is a card inside a sentence: « prend la citrouille 3 », « prend un Vanesco ».
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## What a game counts about itself

glastonbury-balance-turn-order = Ordre du tour
glastonbury-balance-turn = joue en position { $turn }
glastonbury-balance-ingredients = Ingrédients
glastonbury-balance-special-cards = Immuto et sorts
glastonbury-balance-recipes = Recettes
glastonbury-balance-recipe = recette { FORM($recipe, "feminine") }

## Choices as they are offered

glastonbury-hint-accio = { $charges ->
    [one] Accio, { $charges } charge : tapez accio et une case hors de la rangée, par exemple { $example }.
   *[other] Accio, { $charges } charges : tapez accio et une case hors de la rangée, par exemple { $example }.
}
glastonbury-hint-refuse = Pour finir la partie avec Accio sans garder la carte, tapez par exemple { $example }.

## The legend

glastonbury-face-legend-brackets = cartes que l’on peut prendre maintenant
glastonbury-face-legend-mover = le joueur dont c’est le tour
glastonbury-face-legend-pawn = un pion : le symbole de sa couleur et la première lettre d’un nom
glastonbury-face-legend-stop = un nombre hors de la grille est un arrêt ; on tourne dans le sens horaire
# Beside an example of two cards, 3 and 4.
glastonbury-face-legend-cards = cartes d’une sorte dans un chaudron : l’abréviation, puis chaque valeur
glastonbury-face-legend-recipe = une recette, ici celle de la règle G-RECIPE-B3
