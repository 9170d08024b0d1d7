### То, что говорится о ботах.

bots-refusal-unknown = Бота «{ $given }» нет; есть такие: { $allowed }.
bots-refusal-count = Названо ботов: { $given }, а мест { $seats }; назовите одного для всех мест или по одному для каждого.

## Какие они

bots-about-greedy = greedy: жадный, берёт то, что сразу кажется лучшим
bots-about-random = random: наугад, берёт что попало
