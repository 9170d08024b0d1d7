### То, что говорится о ботах.

bots-refusal-unknown = Бота «{ $given }» нет; есть такие: { $allowed }.
bots-refusal-count = Названо ботов: { $given }, а мест { $seats }; назовите одного для всех мест или по одному для каждого.

## Какие они

# Above the names of the bots in this language, beside those that are typed.
bots-called = Имя
bots-name-apprentice = Ученик
bots-about-apprentice = Забывает большую часть увиденного и часто упускает лучшее: для первой игры ребёнка.
bots-name-student = Студент
bots-about-student = Помнит то, что видел недавно, и выбирает неплохо: с ним интересно, и его можно обыграть.
bots-name-adept = Адепт
bots-about-adept = Забывает давнее, но выбирает хорошо.
bots-name-magus = Маг
bots-about-magus = Хорошая память и верный глаз: вам понадобится и то и другое.
bots-name-archmage = Архимаг
bots-about-archmage = Не забывает ничего и выбирает лучше всех на пяти уровнях.
# Beyond the five levels.
bots-name-sage = Мудрец
bots-about-sage = Не забывает ничего и думает намного дольше: для тех, кто обыгрывает Архимага.
# Above the next two, in a list to choose from.
bots-for-writers = Для авторов ботов
bots-name-greedy = Жадный
bots-about-greedy = Берёт то, что сразу кажется лучшим: мерка для тех, кто пишет ботов.
bots-name-random = Наугад
bots-about-random = Берёт что попало: для проверок и статистики.
bots-hurried = Движок здесь не скомпилирован: уровни, от Ученика до Архимага, и Мудрец думают по часам, около секунды на выбор, и играют слабее, чем могут. Где есть компилятор C, движок компилируется при первом запуске: перезапустите программу через минуту.
