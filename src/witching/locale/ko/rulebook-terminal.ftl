### 터미널에서 보는 규칙서. 규칙 기호 바로 뒤에 한글을 붙이지 않습니다: "G-END 규칙".
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## `witching rules`의 옵션

rulebook-help = GAME 게임의 규칙을 찾아봅니다. ID 없이 쓰면 모든 규칙의 제목을, ID와 함께 쓰면 그 규칙을 보여 줍니다. 기호나 제목의 일부만 적어도 됩니다.
rulebook-help-edition = 인쇄된 판 가운데 이 판의 내용을 알려 줍니다: ru, ru-alchemist, it, ko.
rulebook-help-search = 제목이나 본문에 이 낱말이 모두 들어 있는 규칙을 찾습니다.
rulebook-help-differences = 인쇄된 판들을 나란히 보여 줍니다.
rulebook-help-plain = 스크린 리더를 위한 단순한 줄로 보여 줍니다. 그림도 색도 없습니다.

## 차례와 찾기

rulebook-go-on = `{ $program } rules { $game } { $rule }`: 규칙 하나를 보여 줍니다. 기호의 일부만 적어도 됩니다.
rulebook-go-on-search = `{ $program } rules { $game } --search WORDS`: 이 낱말들이 나오는 규칙을 찾습니다.
rulebook-go-on-differences = `{ $program } rules { $game } --differences`: 판들을 나란히 보여 줍니다.
rulebook-several = “{ $given }”에 들어맞는 규칙 { $count }개:

## 본문

# A picture of the book, where there are no pictures.
rulebook-figure = 그림: { $caption }

## 판

rulebook-differences = 판마다 다른 점
rulebook-one-edition = { JOSA($game, "은/는") } 한 가지 판만 알려져 있어 다른 점이 없습니다.

## 거절

rulebook-refusal-none = “{ $given }” 규칙은 없습니다. 모든 규칙은 `{ $program } rules { $game }` 명령으로 볼 수 있습니다.
rulebook-refusal-near = “{ $given }” 규칙은 없습니다. 비슷한 규칙: { $near }.
rulebook-refusal-one = 한 번에 하나만 물어보세요: 규칙, --search, --differences 가운데 하나.
rulebook-refusal-search = 찾을 낱말이 없습니다. 낱말을 하나 이상 적으세요.
