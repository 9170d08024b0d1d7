### Игра ещё раз: повторы и записи.

replay-title = { $game }: игра ещё раз
replay-title-bots = { $game }: играют боты
replay-opening = Игра загружается…
replay-deal = Раздача
replay-moment = Шаг { $moment } из { $last }
replay-told = Что произошло
replay-silent = На этом шаге ничего не сообщалось.
replay-unfinished = Эта игра ещё не закончена. Она показана так, как её видят все за столом.
replay-present = Эта игра ещё не закончена, и в ней играют по памяти: до конца показан только нынешний момент.
replay-link = Ссылка на этот шаг
replay-keys = Стрелки: шаг назад или вперёд. Home и End: к раздаче и к концу. Пробел: показывать без остановки или остановить.

## Through whose eyes

replay-eyes = Чьими глазами
replay-eyes-open = Всё открыто
replay-eyes-table = Что было открыто всем

## The way through it

replay-controls = Просмотр игры
replay-slider = Шаг
replay-first = К раздаче
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-last = К концу
replay-play = Показывать без остановки
replay-pause = Остановить
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-normal = Обычно
replay-speed-fast = Быстро

## A record that the reader has

replay-record = Посмотреть игру ещё раз
replay-record-about = Выберите файл записи или перетащите его на эту страницу. Запись шаг за шагом сверяется с правилами; ничего из неё не сохраняется.
replay-record-choose = Выбрать файл
replay-record-other = Открыть другую запись
