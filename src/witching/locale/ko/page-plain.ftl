### 브라우저에서 보는 페이지.
### Not for the page in the browser: said on the plain page.

page-about = 마녀와 물약이 나오는 게임입니다. 지금 바로 봇과 겨루거나, 친구들과 각자의 화면에서, 또는 이 화면에서 함께 즐기세요.
page-drawn = 그림이 있는 페이지

## 누구인지

page-name-keep = 이 이름 쓰기
page-prefer = 고르기

## 무엇을 할지

page-rules-all = 모든 규칙
page-editions = 규칙의 판
page-way-now = 지금 봇과 게임하기
page-way-friends = 친구와 함께할 테이블 열기
page-way-here = 이 화면에서 게임하기
page-here = 이 화면에서 여럿이
page-here-about = 첫 번째 자리는 자신의 자리입니다. 함께할 사람의 이름을 적으세요. 차례가 된 사람에게 화면을 넘깁니다. 남은 자리에는 봇이 앉습니다.

## 게임 전

page-back = 테이블로 돌아가기

## 게임 중

page-board-label = 테이블을 그린 그림입니다. 같은 내용이 아래에 문장으로 있습니다.
page-sentences = 문장으로 보기
page-choices-more = 선택 { $choices }개 더 보기

## 게임 뒤

page-sheet-label = 점수표를 그린 그림입니다. 같은 내용이 아래에 문장으로 있습니다.
page-record-title = 기록
