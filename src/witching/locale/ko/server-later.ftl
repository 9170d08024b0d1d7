### Refusals while people sit down. Sent to the page with the screens that come later.

server-refusal-prefer = 여기서 ‘{ $given }’ 항목은 좌석마다 고르지 않습니다. 고를 수 있는 것: { $allowed }.
server-refusal-prefer-none = 여기서는 좌석마다 따로 고르는 것이 없습니다.
server-refusal-prefer-agreed = 이 좌석의 값은 테이블을 열 때 이미 정해졌습니다.
server-refusal-prefer-taken = { $value }: { $other } 님이 이미 골랐습니다. 남은 것: { $free }.
server-refusal-prefer-out = { $value }: 이 게임에서 빠진 것입니다. 남은 것: { $free }.
