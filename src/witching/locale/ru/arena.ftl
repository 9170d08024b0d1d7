### То, что говорит арена: как заканчивались партии и что в каждой подсчитано.

arena-balance-seats = Места
arena-balance-seat = место { $number }
arena-balance-endings = Как заканчивались партии
arena-balance-decisions = решения

arena-refusal-bot-twice = Бот «{ $given }» назван дважды; каждый участвует один раз.
arena-refusal-few-bots = Названо ботов: { $bots }, а мест { $seats }; назовите не меньше ботов, чем мест, или выберите меньше мест.
arena-refusal-folder-taken = В папке { $path } уже есть турнир; продолжите его через --resume или выберите другую папку.
arena-refusal-folder-busy = Турнир в папке { $path } уже играет другой процесс; дождитесь его конца.
arena-refusal-folder = { $path } нельзя создать или туда нельзя писать: { $why }
arena-refusal-no-plan = В папке { $path } нет турнира, который можно продолжить: { $why }
arena-refusal-plan = { $path } — не план турнира: { $why }
arena-refusal-games = { $path }: в строке { $line } нет партий этого турнира: { $why }
arena-refusal-version = Турнир в папке { $path } начат версией { $begun }, а это { $here }: её боты могут играть иначе. Начните новый.

arena-refusal-bot-changed = Турнир в папке { $path } начат с другой версией: { $bots }. Верните её или начните новый турнир.
