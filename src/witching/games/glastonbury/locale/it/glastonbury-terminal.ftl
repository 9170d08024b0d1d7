### Glastonbury: i nomi delle carte e dei colori, le scelte, ciò che succede, il tavolo.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Che cosa una partita conta di sé

glastonbury-balance-turn-order = Ordine di gioco
glastonbury-balance-turn = { $turn }º a giocare
glastonbury-balance-ingredients = Ingredienti
glastonbury-balance-special-cards = Immuto e incantesimi
glastonbury-balance-recipes = Ricette
glastonbury-balance-recipe = ricetta { FORM($recipe, "feminine") }

## Le scelte come vengono offerte

glastonbury-hint-accio = { $charges ->
    [one] Accio, { $charges } carica: scrivi accio e una casella che non hai davanti, per esempio { $example }.
    [many] Accio, { $charges } di cariche: scrivi accio e una casella che non hai davanti, per esempio { $example }.
   *[other] Accio, { $charges } cariche: scrivi accio e una casella che non hai davanti, per esempio { $example }.
}
glastonbury-hint-refuse = Per chiudere la partita con Accio senza tenere la carta, scrivi per esempio { $example }.

## La legenda

glastonbury-face-legend-brackets = carte che si possono prendere adesso
glastonbury-face-legend-mover = di chi è il turno
glastonbury-face-legend-pawn = un pedone: il simbolo del suo colore e l’iniziale di un nome
glastonbury-face-legend-stop = un numero fuori dalla griglia è una fermata; ci si muove in senso orario
# Accanto all’esempio di due carte, 3 e 4.
glastonbury-face-legend-cards = carte di un tipo in un calderone: la sigla, poi tutti i valori
glastonbury-face-legend-recipe = una ricetta, qui quella della regola G-RECIPE-B3
