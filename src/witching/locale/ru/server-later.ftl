### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = Значение «{ $given }» места здесь сами не выбирают; они выбирают: { $allowed }.
server-refusal-prefer-none = Здесь места сами ничего не выбирают.
server-refusal-prefer-agreed = Для этого места всё решено уже при открытии стола.
server-refusal-prefer-taken = { $value } — это уже занято: { $other }. Ещё свободно: { $free }.
server-refusal-prefer-out = { $value } — этого в партии нет. Свободно: { $free }.
