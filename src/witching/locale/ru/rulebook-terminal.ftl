### Книга правил в терминале.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## Параметры `witching rules`

rulebook-help = Показать правила игры GAME: список всех или одно, с кодом ID. Достаточно части кода или названия.
rulebook-help-edition = Показать, что говорит это печатное издание: ru, ru-alchemist, it или ko.
rulebook-help-search = Найти правила, в названии или тексте которых есть все эти слова.
rulebook-help-differences = Показать печатные издания рядом друг с другом.
rulebook-help-plain = Простые строки для программы экранного доступа: без рисунков и цветов.

## Оглавление и поиск

rulebook-go-on = `{ $program } rules { $game } { $rule }` показывает правило; достаточно части его кода.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS` находит правила с этими словами.
rulebook-go-on-differences = `{ $program } rules { $game } --differences` показывает издания рядом друг с другом.
rulebook-several = К запросу «{ $given }» { $count ->
    [one] подходит { $count } правило:
    [few] подходят { $count } правила:
   *[many] подходит { $count } правил:
}

## Текст

# A picture of the book, where there are no pictures.
rulebook-figure = Рисунок: { $caption }

## Издания

rulebook-differences = Где издания расходятся
rulebook-one-edition = Игра «{ $game }» известна только в одном издании, так что расхождений нет.

## Отказы

rulebook-refusal-none = Правила «{ $given }» нет; `{ $program } rules { $game }` перечисляет все.
rulebook-refusal-near = Правила «{ $given }» нет. Похожие: { $near }.
rulebook-refusal-one = Спрашивайте о чём-то одном: правило, --search или --differences.
rulebook-refusal-search = Искать нечего: введите одно или несколько слов.
