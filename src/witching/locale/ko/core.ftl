### 모든 게임과 프로그램 전체에서 쓰는 말.

# 목록의 항목 사이: "두꺼비 3, 스카라베 1".
core-list-separator = { ", " }

# 보는 사람이 지금 볼 수 없는 것을 대신하는 말.
core-hidden = 숨겨진 것
core-refusal-seat = 이 테이블에는 { $given }번 좌석이 없습니다. 좌석은 0번부터 { $last }번까지입니다.
core-refusal-open-book = 모든 카드를 펼쳐 보는 것은 게임이 끝난 뒤에만 할 수 있습니다.
core-refusal-eyes = 이 게임은 “{ $given }”의 눈으로 볼 수 없습니다. 고를 수 있는 것: { $allowed }.
core-refusal-not-legal = 지금은 그것을 고를 수 없습니다.

# 밸런스의 한 장: 게임이 얼마나 긴가.
core-balance-length = 게임의 길이

# What everybody has before them to count their points by.
core-aid = 점수 계산 카드

## 고장 난 게임

core-broken-game = 여기서는 “{ $game }” 게임을 할 수 없습니다: { $why }
core-broken-import = 불러올 수 없습니다({ $detail }).
core-broken-kind = { $detail }: 게임이 아닙니다.
core-broken-name = 스스로는 “{ $detail }”라는 이름을 씁니다.
core-broken-letters = 이름은 소문자(a–z)로만, 40자까지 쓸 수 있습니다.
core-broken-taken = “{ $detail }”: 이 프로그램의 글이 이미 쓰는 이름입니다.
core-broken-part = “{ $detail }” 항목이 없습니다.
core-broken-wording = “wording”의 종류가 { $detail }인데, Wording이 아닙니다.
core-broken-seats = 자리 수가 { $detail }입니다. { $fewest }부터 { $most }까지만, 작은 수부터 한 번씩 쓸 수 있습니다.
core-broken-texts = 영어 글이 없거나 읽을 수 없습니다({ $detail }).
core-broken-rules = 규칙서가 없거나 읽을 수 없습니다({ $detail }).
core-broken-double = “{ $game }”: 이름이 같은 게임이 또 있어 제외했습니다. { $detail }
core-broken-face = “{ $game }” 게임을 그릴 수 없습니다({ $detail }). 테이블을 문장으로 알려 드립니다.
core-broken-says = “{ $game }” 게임이 말하지 못하는 것이 있습니다({ $part }: { $detail }). 그것 없이 알 수 있는 내용을 대신 말합니다.
core-broken-fails = “{ $game }” 게임에 오류가 생겨 이어 갈 수 없습니다({ $detail }). 앞서 저장된 것은 남아 있습니다.
core-broken-gaps = “{ $game }” 게임의 “{ $language }” 글에 빠진 항목이 있습니다: { $keys }. 빠진 글은 영어나 키로 표시됩니다.
core-broken-gaps-english = “{ $game }” 게임의 영어 글에 빠진 항목이 있습니다: { $keys }. 그 자리에는 키가 표시됩니다.
core-unsaid-table = 이 테이블에 놓인 것을 글로 알려 드릴 수 없습니다.
core-unsaid-question = 무엇을 선택하시겠습니까?
core-unsaid-wait = 다른 사람이 선택하고 있습니다.
core-unsaid-over = 게임이 끝났습니다.
core-unsaid-choice = { $action }
core-unsaid-points = { $seat }: { $points }

## 테이블에 앉은 사람

# 번호밖에 알려지지 않은 좌석.
core-seat = { $number }번 좌석
# 이름이 있는 사람. 조사는 JOSA로 붙입니다.
core-player = { $name }
# 좌석의 주인, 목록 안에서.
core-seated = { $seat }
