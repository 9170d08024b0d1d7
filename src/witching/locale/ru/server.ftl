### Что говорит сервер.

## Запросы к серверу

server-refusal-no-page = По этому адресу ничего нет.
server-refusal-method = К этому адресу так не обращаются; он понимает: { $allowed }.
server-refusal-message = Это непонятно: { $detail }
server-refusal-number = «{ $given }» — не число от 0 и больше.
server-refusal-media = Сюда отправляют только { $allowed }.
server-refusal-large = Это слишком велико: можно не больше { $most } байт.
server-refusal-address = Этот сервер так не называется.
server-refusal-origin = Страница другого сайта не может об этом просить.
server-refusal-limit = Слишком много за слишком короткое время; попробуйте ещё раз чуть позже.
server-refusal-unavailable = Сейчас ничего не удаётся сохранить. Попробуйте ещё раз: что всё-таки сохранилось, второй раз сделано не будет.
server-refusal-no-table = Такого стола нет.
server-refusal-damaged = Журнал этого стола повреждён; тот, кто держит сервер, узнает больше с помощью «witching doctor».
server-refusal-game-absent = В игру этого стола, { $game }, здесь сейчас сыграть нельзя. Ничего не потеряно: партия продолжится, когда игру снова установят.
server-refusal-game-failed = В игре этого стола, { $game }, произошёл сбой, и отсюда она продолжаться не может. Всё, что было выбрано раньше, сохранено, и стол можно закрыть.
server-refusal-symbol = Символа «{ $given }» нет; есть: { $allowed }.
server-refusal-language = На языке «{ $given }» здесь не говорят; есть: { $allowed }.
server-refusal-not-here = Это можно сделать только за самим компьютером, на котором работает сервер.
server-refusal-network = В этой сети не нашлось адреса, на котором свободен порт { $port }.
server-refusal-record = Запись появляется только после конца партии.
server-refusal-record-others = Запись этой партии — только для тех, кто играл.

## За столом

server-refusal-game = Игры «{ $given }» нет; есть: { $allowed }.
server-refusal-option-seats = Число игроков задают места, а не параметр.
server-refusal-not-playing = За этим столом сейчас не играют.
server-refusal-not-open = За этим столом партия уже началась.
server-refusal-over = Партия за этим столом закончена.
server-refusal-host = Это может только хозяин стола.
server-refusal-not-yours = Это не ваше место.
server-refusal-taken = Это место занято.
server-refusal-name = «{ $given }» не может быть именем: в имени от 1 до 24 печатных знаков.
server-refusal-name-twice = За этим столом уже есть «{ $given }»; возьмите другое имя.
server-refusal-open-seats = { $seats ->
    [one] Свободно ещё { $seats } место; перед началом отдайте его человеку или боту.
    [few] Свободно ещё { $seats } места; перед началом отдайте их людям или ботам.
    [many] Свободно ещё { $seats } мест; перед началом отдайте их людям или ботам.
   *[other] Свободно ещё { $seats } места; перед началом отдайте их людям или ботам.
}
server-refusal-remove = На этом месте нет игрока, которого можно удалить или заменить.
server-refusal-removed = Хозяин стола удалил вас из-за этого стола.
server-refusal-key = Этот ключ больше не открывает ни одного места.
server-refusal-moment = Игра тем временем пошла дальше; ваш выбор не сделан.
server-refusal-take-back-nothing = Отменять пока нечего.
server-refusal-take-back-asked = Остальных уже спрашивают, можно ли отменить выбор.
server-refusal-answer = Сейчас никто не просит вашего согласия.
server-refusal-hint = Подсказки нет: сейчас не ваш ход, или за этим столом играют без подсказок.
server-refusal-no-advice = Бот ничего не придумал. Спросите ещё раз.
server-refusal-rematch = Те же люди могут сыграть снова, когда их партия закончится.
server-refusal-say = Скажите что-то своё или одну из этих фраз, но не всё сразу: { $allowed }.
server-refusal-text = В этом тексте есть непечатные знаки.
server-refusal-too-fast = Слишком часто; подождите немного.

## На линии

server-refusal-binary = Сообщения передаются текстом, а не байтами.
server-refusal-resume-first = Начните с resume.
server-refusal-protocol = Сервер обновился. Проверьте свой последний выбор и, если его нет, сделайте его ещё раз.
server-refusal-stream = Этому место в WebSocket или в потоке, а не в запросе.

## Что остаётся тайной

server-untold = выбор, о котором вам не сообщается
