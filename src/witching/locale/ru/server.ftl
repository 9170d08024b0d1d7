### Что говорит сервер.

## База данных

server-refusal-database-url = «{ $given }» — не адрес базы данных; пример: sqlite:///tables.db или postgresql://name@host/tables.
server-refusal-database-driver = Для этой базы данных не установлен драйвер { $driver }.
server-refusal-database-file = Базу данных { $path } нельзя открыть: { $why }
server-refusal-database-newer = Эту базу данных записала более новая версия Witching Hour; эта версия прочесть её не может.
server-refusal-database-older = Эту базу данных записала более старая версия Witching Hour; сервер обновит её при запуске.
server-refusal-database-empty = В этой базе данных ещё нет столов Witching Hour; сервер подготовит её при запуске.
