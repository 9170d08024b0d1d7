### Гластонбери: названия карт и цветов, выборы, события, отказы, стол.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Что игра считает о себе самой

glastonbury-balance-turn-order = Порядок ходов
glastonbury-balance-turn = { $turn }-й по очереди
glastonbury-balance-ingredients = Ингредиенты
glastonbury-balance-special-cards = { glastonbury-card-immuto } и заклинания
glastonbury-balance-recipes = Рецепты
# $recipe: B1 … B5 или цвет рецепта А.
glastonbury-balance-recipe = { $recipe ->
    [B1] рецепт Б1
    [B2] рецепт Б2
    [B3] рецепт Б3
    [B4] рецепт Б4
    [B5] рецепт Б5
   *[other] рецепт А, { $recipe }
}

## Выборы, как их предлагают

glastonbury-hint-accio = { $charges ->
    [one] «Волшебное появление», { $charges } заряд: введите accio и клетку вне ряда, например { $example }.
    [few] «Волшебное появление», { $charges } заряда: введите accio и клетку вне ряда, например { $example }.
   *[many] «Волшебное появление», { $charges } зарядов: введите accio и клетку вне ряда, например { $example }.
}
glastonbury-hint-refuse = Чтобы «Волшебным появлением» закончить игру и не оставить карту, введите, например, { $example }.

## Легенда

glastonbury-face-legend-brackets = карты, которые можно взять сейчас
glastonbury-face-legend-mover = чей сейчас ход
glastonbury-face-legend-pawn = фигурка: символ её цвета и первая буква имени
glastonbury-face-legend-stop = число вокруг поля — остановка; фигурки идут по часовой стрелке
# Рядом с примером из двух карт, 3 и 4.
glastonbury-face-legend-cards = карты одного вида в котле: сокращение, потом все числа
glastonbury-face-legend-recipe = рецепт, здесь Б3 (правило G-RECIPE-B3)
