### Что говорит сервер.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## База данных

server-refusal-database-url = «{ $given }» — не адрес базы данных; пример: sqlite:///tables.db или postgresql://name@host/tables.
server-refusal-database-driver = Для этой базы данных не установлен драйвер { $driver }.
server-refusal-database-file = Базу данных { $path } нельзя открыть: { $why }
server-refusal-database-newer = Эту базу данных записала более новая версия Witching Hour; эта версия прочесть её не может.
server-refusal-database-older = Эту базу данных записала более старая версия Witching Hour; сервер обновит её при запуске.
server-refusal-database-empty = В этой базе данных ещё нет столов Witching Hour; сервер подготовит её при запуске.

## Запуск сервера

server-serve-help = Открыть игры для браузеров: на этом компьютере, а если разрешите — и для других.
server-host-help = Адрес, на котором слушает сервер; если не указан — 127.0.0.1: только этот компьютер.
server-port-help = Порт; если не указан — 8765 или следующий свободный.
server-db-help = База данных столов, например sqlite:///tables.db или postgresql://name@host/tables; если не указана — файл в папке ваших данных.
server-lan-help = Пустить и тех, кто в этой же сети.
server-public-url-help = Адрес, под которым прокси показывает этот сервер миру, например https://games.example.org: для ссылок, cookie и проверки источника.
server-metrics-help = Показатели сервера для Prometheus: на этом порту и только на этом компьютере.
server-no-browser-help = Не открывать браузер.
server-serve-at = Колдовской час настал: { $address }
server-serve-public = Для всего мира: { $address }
server-serve-network = Для других в этой сети: { $address }
server-serve-again = Они могут играть, как и раньше, потому что программа оборвалась. Если завершить её через Ctrl-C, без нового разрешения никто не войдёт.
server-serve-stop = Ctrl-C завершает работу; ничего не пропадёт. `witching play` — игра в этом терминале, `witching --help` — всё остальное.
server-serve-taken = Порт { $port } занят: возможно, эта программа уже запущена по адресу http://localhost:{ $port }.
server-refusal-listen = Нельзя слушать на { $host }, порт { $port }: { $why }
server-refusal-public-url = «{ $given }» — не публичный адрес; его пишут так: https://games.example.org, и после имени ничего не стоит.
server-refusal-limits = { $name }: указано «{ $given }», а нужно целое число от 1: во сколько раз поднять обычные ограничения.

## Уход за базой данных

server-refusal-database-none = Базы данных { $path } нет.
server-refusal-database-broken = Базой данных нельзя пользоваться: { $why }
server-backup-help = Скопировать базу данных в FILE, можно и при работающем сервере. Чтобы вернуться к копии, остановите сервер, уберите базу данных вместе с её файлами -wal и -shm и положите файл на её место.
server-backup-done = { $path }: исправная копия, { $size } МБ. В ней тайны незаконченных игр; не показывайте её никому.
server-refusal-backup-postgresql = PostgreSQL делает копии сама: воспользуйтесь pg_dump.
server-refusal-backup-there = Файл { $path } уже есть; выберите другое имя.
server-refusal-backup = Копию { $path } не удаётся сделать: { $why }
server-export-help = Сохранить записи законченных игр в папку DIR, по файлу на игру. Игры, которые ещё идут, пропускаются; файлы, которые уже есть, остаются как были.
server-export-table-help = Только игра за этим столом.
server-export-progress = Сохраняем
server-export-done = В { $path } { $records ->
    [one] сохранена { $records } запись
    [few] сохранены { $records } записи
    [many] сохранено { $records } записей
   *[other] сохранено { $records } записи
}; уже были там: { $there }.
server-refusal-export-none = Стола «{ $given }» нет.
server-refusal-export-running = Игра за столом «{ $given }» ещё не закончена; записи пока нет.
server-doctor-help = Проверить то, что хранит сервер: журналы столов целы и не нарушают правил, записи законченных игр верны. По строке на каждую ошибку; код выхода 1, если они есть.
server-doctor-progress = Проверяем
server-doctor-fault = Стол { $table }, запись журнала { $number }: { $what }
server-doctor-absent = Стол { $table }: не проверен: в его игру, { $game }, здесь сыграть нельзя (не установлена или неисправна)
server-doctor-unreadable = её нельзя прочесть: { $why }
server-doctor-hole = её нет; следующая имеющаяся — { $found }
server-doctor-no-entries = её нет, как и всех остальных
server-doctor-rules = она нарушает правила
server-doctor-entry = она не подходит к предыдущим ({ $kind })
server-doctor-summary = в списке столов значится другое: { $names }
server-doctor-record = запись игры неверна: { $why }
server-doctor-total = Столов: { $tables }, записей в журналах: { $entries }, ошибок: { $faults }.

## Что остаётся тайной

server-leak-help = Проверить, не сказал бы сервер кому-нибудь лишнего: в каждый момент оконченных партий сравнить всё, что получает каждый наблюдатель, с тем, что он получил бы в других мирах, которые не может отличить. По строке на запись, для папки тоже; код выхода 1, если есть утечка.
server-leak-worlds-help = Сколько других раздач прослеживать рядом с каждой партией (8).
server-leak-progress = Сравнение миров
server-leak-none = { $file }: утечек нет. Моментов: { $moments }, наблюдателей: { $viewers }, сравнений: { $compared }.
server-leak-found = { $file }: УТЕЧКА. Сделано выборов: { $step }; наблюдатель: { $viewer }; где: { $part }, место { $place }. Сравнивались два мира, настоящий и другой: { $how }. Что утекает: { $what }.
server-leak-unchecked = { $file }: не проверено: { $what }
server-leak-viewer-seat = место { $number }
server-leak-viewer-closed = место { $number } после просмотра
server-leak-viewer-host = хозяин стола и все зрители
server-leak-viewer-stranger = посторонний за столом без зрителей
server-leak-part-welcome = то, что получает пришедший сейчас
server-leak-part-news = то, что получил присутствовавший
server-leak-part-hint = то, на чём основана подсказка
server-leak-part-answers = ответы на всё, о чём можно спросить
server-leak-part-view = вид стола
server-leak-part-refusals = отказы
server-leak-how-imagined = тот, который это место считает возможным
server-leak-how-sealed = другой тайный выбор
server-leak-how-unseen = другим стало то, чего ещё никто не видел
server-leak-how-covered = другим стало то, что накрыто
server-leak-what-story = рассказ говорит больше, чем вид стола, одинаковый в обоих мирах
server-leak-what-choices = предлагаемые выборы различаются
server-leak-what-question = вопрос различается
server-leak-what-result = итог различается
server-leak-what-view = стол выглядит по-разному
server-leak-what-table = сведения о людях за столом различаются
server-leak-what-hint = подсказка опирается на большее, чем это место может знать
server-leak-what-answers = ответы различаются
server-leak-what-refusals = причины отказов различаются
server-refusal-leak-unfinished = Эта партия не окончена. Проверяются только оконченные партии: для проверки нужно знать раздачу.
