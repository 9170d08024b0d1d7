### 마법사의 레시피: 카드와 색의 이름, 선택, 일어나는 일, 거절, 보드.

## 게임

glastonbury-title = 마법사의 레시피
glastonbury-about = 시장을 돌며 솥단지를 채우고, 그 안에 든 것을 기억하세요
glastonbury-ending-kept = 열을 비우고 그 카드를 가짐
glastonbury-ending-refused = 열을 비우고 그 카드를 거절함
glastonbury-ending-stranded = 데클리나티오로 즉시 주문만 있는 열에 감

## 재료의 종류

glastonbury-kind-dragons-blood = 용의 피
glastonbury-kind-toadstool = 독버섯
glastonbury-kind-jar-of-eyes = 눈알 병
glastonbury-kind-raven-feathers = 까마귀 깃털
glastonbury-kind-herb-bundle = 약초 다발
glastonbury-kind-toad = 두꺼비
glastonbury-kind-wax-doll = 밀랍 인형
glastonbury-kind-cat-whiskers = 고양이 수염
glastonbury-kind-pumpkin = 호박
glastonbury-kind-snake-powder = 뱀 가루
glastonbury-kind-bat-wings = 박쥐 날개
glastonbury-kind-love-philtre = 사랑의 묘약
glastonbury-kind-moonstone = 월장석
glastonbury-kind-scarab = 스카라베
glastonbury-kind-mandrake-root = 맨드레이크 뿌리
glastonbury-kind-bones = 뼈다귀
glastonbury-kind-cobweb = 거미줄
glastonbury-kind-candle-stub = 양초 토막

## 색

glastonbury-colour-red = 빨강
glastonbury-colour-blue = 파랑
glastonbury-colour-green = 초록
glastonbury-colour-yellow = 노랑
glastonbury-colour-orange = { $edition ->
    [ko] 민트
   *[other] 주황
}
glastonbury-colour-purple = 보라
glastonbury-colour-turquoise = 청록
glastonbury-colour-brown = 갈색
glastonbury-colour-grey = 회색

## 카드

glastonbury-card-immuto = 임무토
glastonbury-card-vanesco = 와네스코
glastonbury-card-perluceo = 페를루체오
glastonbury-card-accio = 아키오
glastonbury-card-declinatio = 데클리나티오

# $kind: 종류의 이름. $value: 카드에 적힌 숫자.
glastonbury-card-ingredient = { $kind } { $value }

## 선택

glastonbury-action-pass = 아무것도 가져오지 않기
glastonbury-action-walk = 임무토 아래의 숫자만큼 이동하기
glastonbury-action-stay = 코너에 머무르기
glastonbury-action-join = 임무토를 붙일 종류: { $kind }
glastonbury-action-join-none = 임무토를 붙이지 않기
glastonbury-action-declinatio-end = 데클리나티오: 즉시 주문만 있는 열로 이동하여 게임 끝내기
glastonbury-action-take = { $cell } 가져오기
glastonbury-action-take-refuse = { JOSA($cell, "을/를") } 가져오되 카드는 거절하기
glastonbury-action-accio = 아키오: { $cell } 가져오기
glastonbury-action-accio-refuse = 아키오: { JOSA($cell, "을/를") } 가져오되 카드는 거절하기
glastonbury-action-declinatio = 데클리나티오: { $cell } 가져오기
glastonbury-action-declinatio-refuse = 데클리나티오: { JOSA($cell, "을/를") } 가져오되 카드는 거절하기

## 일어나는 일

glastonbury-hidden = 카드 한 장
glastonbury-event-begin = { $seat }부터 게임을 시작합니다.
glastonbury-event-removed = 이 게임에서는 다음 색의 카드를 뺍니다: { $colours }.
glastonbury-event-walk = { $steps ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } 이동합니다.
    [0] { JOSA($seat, "이/가") } 0칸 이동하여 지점 { $stop }에 그대로 있습니다.
   *[other] { JOSA($seat, "이/가") } { $steps }칸 이동하여 지점 { $stop }에 멈춥니다.
}
glastonbury-event-special = { JOSA($seat, "이/가") } 맨 위에 임무토가 있는 채 코너에 서 있습니다.
glastonbury-event-special-walk = { $steps ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } 임무토 아래의 숫자만큼 이동합니다.
   *[other] { JOSA($seat, "이/가") } 임무토 아래의 숫자만큼 { $steps }칸 이동하여 지점 { $stop }에 멈춥니다.
}
glastonbury-event-stay = { JOSA($seat, "이/가") } 코너에 머무릅니다.
glastonbury-event-pass = { JOSA($seat, "이/가") } 코너에서 아무것도 가져가지 않습니다.
glastonbury-event-accio = { JOSA($seat, "이/가") } 아키오를 씁니다.
glastonbury-event-declinatio = { $steps ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } 데클리나티오를 쓰고 더 이동합니다.
   *[other] { JOSA($seat, "이/가") } 데클리나티오를 쓰고 { $steps }칸 더 이동하여 지점 { $stop }에 멈춥니다.
}
glastonbury-event-take = { $cell ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 가져갑니다.
   *[other] { JOSA($seat, "이/가") } { $cell }에서 { JOSA($card, "을/를") } 가져갑니다.
}
glastonbury-event-take-spell = { $cell ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 가져갑니다.
   *[other] { JOSA($seat, "이/가") } { $cell }에서 { JOSA($card, "을/를") } 가져갑니다.
}
glastonbury-event-refuse = { JOSA($seat, "이/가") } { $cell }에서 { JOSA($card, "을/를") } 가져가되 갖지 않고 거절합니다.
glastonbury-event-refuse-spell = { JOSA($seat, "이/가") } { $cell }에서 { JOSA($card, "을/를") } 가져가되 갖지 않고 거절합니다.
glastonbury-event-vanish = { $card ->
    [glastonbury-hidden] { $seat }의 맨 위 카드가 카드 더미 밑으로 들어갑니다.
   *[other] { $seat }의 맨 위 카드가 카드 더미 밑으로 들어갑니다: { $card }.
}
glastonbury-event-vanish-out = { $card ->
    [glastonbury-hidden] { $seat }의 맨 위 카드가 게임에서 빠집니다.
   *[other] { $seat }의 맨 위 카드가 게임에서 빠집니다: { $card }.
}
glastonbury-event-look = { $cards ->
    [glastonbury-hidden] { JOSA($seat, "이/가") } 자기 솥단지를 살펴봅니다.
   *[other] { JOSA($seat, "이/가") } 자기 솥단지를 살펴봅니다: { $cards }.
}
glastonbury-event-look-empty = { JOSA($seat, "이/가") } 자기 솥단지를 살펴보지만 비어 있습니다.
glastonbury-event-refill = { $cell ->
    [glastonbury-hidden] 빈자리를 { JOSA($card, "으로/로") } 채웁니다.
   *[other] { $cell } 자리를 { JOSA($card, "으로/로") } 채웁니다.
}
glastonbury-event-refill-spell = { $cell ->
    [glastonbury-hidden] 빈자리를 { JOSA($card, "으로/로") } 채웁니다.
   *[other] { $cell } 자리를 { JOSA($card, "으로/로") } 채웁니다.
}
glastonbury-event-end-kept = { JOSA($seat, "이/가") } 열 하나를 비우고 그 카드를 갖습니다. 게임이 끝났습니다.
glastonbury-event-end-refused = { JOSA($seat, "이/가") } 한 열의 마지막 카드를 집어 게임을 끝내고, 그 카드는 갖지 않습니다.
glastonbury-event-end-stranded = { JOSA($seat, "이/가") } 데클리나티오 뒤에 즉시 주문만 마주합니다. 게임이 끝났습니다.
glastonbury-event-open = 모든 솥단지가 열렸습니다. 임무토가 있는 사람은 어느 종류에 붙일지 말합니다.
glastonbury-event-join = 임무토를 붙인 종류: { $kind } ({ $seat }).
glastonbury-event-join-none = 임무토를 붙이지 않음 ({ $seat }).

## 선택의 거절

glastonbury-refusal-over = 게임이 끝났습니다.
glastonbury-refusal-not-your-turn = { $seat }의 차례입니다.
glastonbury-refusal-no-such-action = 행동 { JOSA($action, "은/는") } 없습니다. 행동은 0부터 { $most }까지입니다.
glastonbury-refusal-notation = “{ $given }” 행동은 없습니다. 행동은 다음과 같이 적습니다: { $allowed }.
glastonbury-refusal-corner-cell = { JOSA($cell, "은/는") } 격자의 모서리라서 카드가 없습니다.
glastonbury-refusal-no-special2 = walk, stay 선택은 맨 위에 임무토가 있는 채 코너에서 차례를 시작할 때만 할 수 있습니다.
glastonbury-refusal-must-walk = 이 판에서는 말이 반드시 이동해야 합니다.
glastonbury-refusal-walk-first = 맨 위에 임무토가 있는 채 코너에 있으면, 이동할지 머무를지 먼저 정해야 합니다.
glastonbury-refusal-settle = 마지막 카드를 집었습니다. 임무토를 어느 종류에 붙일지만 말하면 됩니다.
glastonbury-refusal-no-settle = 임무토는 마지막 카드 뒤에만, 그리고 레시피를 쓸 때만 종류에 붙입니다.
glastonbury-refusal-not-collected = 이 종류의 카드가 없습니다. 이 테이블에서는 가지고 있는 종류에만 임무토를 붙입니다: { $kind }.
glastonbury-refusal-at-corner = 말이 코너에 있어서 카드를 가져올 수 없습니다.
glastonbury-refusal-not-faced = { JOSA($cell, "은/는") } 마주한 열에 있지 않습니다. 가져올 수 있는 자리: { $allowed }.
glastonbury-refusal-no-accio = 이 좌석에는 남은 아키오 사용 횟수가 없습니다.
glastonbury-refusal-accio-faced = { JOSA($cell, "은/는") } 마주한 열에 있습니다. 아키오 없이 가져오면 됩니다.
glastonbury-refusal-not-at-corner = 말이 열을 마주하고 있으므로 그 열에서 카드를 가져와야 합니다: { $allowed }.
glastonbury-refusal-no-declinatio = 이 좌석에는 남은 데클리나티오 사용 횟수가 없습니다.
glastonbury-refusal-not-stranded = 데클리나티오로 가는 열에 가져올 수 있는 카드가 있습니다: { $allowed }.
glastonbury-refusal-not-reached = { JOSA($cell, "은/는") } 데클리나티오로 가는 열에 있지 않습니다. 가져올 수 있는 자리: { $allowed }.
glastonbury-refusal-empty-cell = { JOSA($cell, "은/는") } 비어 있습니다.
glastonbury-refusal-two-spells = { $cell }에 있는 { JOSA($card, "을/를") } 가져오면 한 차례에 주문이 둘이 됩니다.
glastonbury-refusal-cannot-refuse = 게임을 끝내는 카드만 거절할 수 있습니다. { JOSA($cell, "은/는") } 게임을 끝내지 않습니다.

## 보드에서 카드를 나타내는 표시: 두 칸 너비(한글 한 글자), 서로 모두 다름. 이름의 첫 글자.

glastonbury-mark-dragons-blood = 용
glastonbury-mark-toadstool = 독
glastonbury-mark-jar-of-eyes = 눈
glastonbury-mark-raven-feathers = 까
glastonbury-mark-herb-bundle = 약
glastonbury-mark-toad = 두
glastonbury-mark-wax-doll = 밀
glastonbury-mark-cat-whiskers = 고
glastonbury-mark-pumpkin = 호
glastonbury-mark-snake-powder = 뱀
glastonbury-mark-bat-wings = 박
glastonbury-mark-love-philtre = 사
glastonbury-mark-moonstone = 월
glastonbury-mark-scarab = 스
glastonbury-mark-mandrake-root = 맨
glastonbury-mark-bones = 뼈
glastonbury-mark-cobweb = 거
glastonbury-mark-candle-stub = 양
glastonbury-mark-immuto = 임
glastonbury-mark-vanesco = 와
glastonbury-mark-perluceo = 페
glastonbury-mark-accio = 아
glastonbury-mark-declinatio = 데

## 보드: 격자 옆의 짧은 글, 길어야 30칸쯤

glastonbury-face-pile = { $count ->
    [0] 카드 더미가 비었음(G-END)
   *[other] 카드 더미: { $count }장
}
# $colours: 카드가 게임에 들어 있지 않은 플레이어 색.
glastonbury-face-removed = 뺀 색: { $colours }
# 이름 옆에, 말이 서 있는 곳: 되도록 짧게.
glastonbury-stop = 지점 { $stop }
glastonbury-corner = 코너 { $stop }
glastonbury-face-points = { $points }점
# 솥단지에 든 카드의 수.
glastonbury-face-size = { $count }장
# 카드가 없는 솥단지. $number는 솥단지 카드의 숫자.
glastonbury-face-bare = 빈 솥단지, { $number }칸 이동
# 플레이어가 가진 다 쓴 마법주문 카드의 수.
glastonbury-face-spent = 다 씀 { $count }장

# 레시피 두 유형의 글자, 한 칸 너비.
glastonbury-mark-recipe-a = A
glastonbury-mark-recipe-b = B
# 레시피가 바라는 것: 한 색의 카드가 가장 많음 등.
glastonbury-recipe-a = A: { $colour } 최다
glastonbury-recipe-b1 = B1: 재료 최소
glastonbury-recipe-b2 = B2: 값 4 최소
glastonbury-recipe-b3 = B3: 주문 최소
glastonbury-recipe-b4 = B4: 값 1 최다
glastonbury-recipe-b5 = B5: 게임을 끝냄

## 말이 서 있는 곳과 서게 될 곳

# 문장 안에서: "안나의 색은 빨강이고, 지점 7에서 가로줄 3을 마주하고 있습니다."
glastonbury-stands-row = 지점 { $stop }에서 가로줄 { JOSA($row, "을/를") } 마주하고
glastonbury-stands-column = 지점 { $stop }에서 세로줄 { $column }를 마주하고
glastonbury-stands-corner = 코너 { $stop }에 서
# 선택 옆에: 이 플레이어의 다음 이동이 끝나는 곳.
glastonbury-leads-row = 다음은 지점 { $stop }, 가로줄 { $row }
glastonbury-leads-column = 다음은 지점 { $stop }, 세로줄 { $column }
glastonbury-leads-corner = 다음은 코너 { $stop }: 가져올 것 없음
glastonbury-leads-corner-declinatio = 다음은 코너 { $stop }: 데클리나티오로 더 이동
glastonbury-leads-again = 다음도 지점 { $stop }, 같은 열

## 고를 수 있는 선택.

glastonbury-choice-take = { $cell }: { $card }
glastonbury-choice-take-keep = { $cell }의 { JOSA($card, "을/를") } 가져와 갖기
glastonbury-choice-take-refuse = { $cell }의 { JOSA($card, "을/를") } 가져오되 거절하기
glastonbury-choice-accio = 아키오: { $cell }의 { $card } 가져오기
glastonbury-choice-accio-refuse = 아키오: { $cell }의 { JOSA($card, "을/를") } 가져오되 거절하기
glastonbury-choice-declinatio = 데클리나티오: { $cell }의 { $card } 가져오기
glastonbury-choice-declinatio-refuse = 데클리나티오: { $cell }의 { JOSA($card, "을/를") } 가져오되 거절하기
glastonbury-choice-declinatio-end = 데클리나티오로 즉시 주문만 있는 열에 가기
glastonbury-choice-pass = 넘기기
glastonbury-choice-walk = 임무토 아래의 숫자만큼 이동하기
glastonbury-choice-stay = 코너에 머무르기
glastonbury-choice-join = { $kind }에 붙이기
glastonbury-choice-join-none = 붙이지 않기

# 판에 따라 카드 이름 옆에 인쇄된 풀이. 카드 설명 앞에 붙는다. D-NAMES 참조.
glastonbury-gloss-immuto = { $edition ->
    [it] “mutaforma”,{ " " }
    [ko] “변신”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-vanesco = { $edition ->
    [it] “Sparizione”,{ " " }
    [ko] “소멸”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-perluceo = { $edition ->
    [it] “Colpo d’Occhio”,{ " " }
    [ko] “투시”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-accio = { $edition ->
    [it] “Evocazione”,{ " " }
    [ko] “소환”,{ " " }
   *[other] { "" }
}
glastonbury-gloss-declinatio = { $edition ->
    [it] “Angolo”,{ " " }
    [ko] “굴절”,{ " " }
   *[other] { "" }
}
# 선택에 대해 알아 둘 것. 되도록 짧게.
glastonbury-note-own = 자기 색: 두 배
glastonbury-note-ends = 게임이 끝남(G-SPECIAL1)
glastonbury-note-ends-keep = 게임이 끝남(G-END): 카드는 내 것
glastonbury-note-ends-refuse = 게임이 끝남(G-END): 카드는 누구의 것도 아님
glastonbury-note-immuto = { glastonbury-gloss-immuto }숫자 0, 점수 계산 때 한 종류에 붙음
glastonbury-note-vanesco = { glastonbury-gloss-vanesco }다른 모두가 맨 위 카드를 잃음
glastonbury-note-perluceo = { glastonbury-gloss-perluceo }자기 솥단지를 살펴봄
glastonbury-note-accio = { glastonbury-gloss-accio }2회 사용: 다른 열의 카드 가져오기
glastonbury-note-declinatio = { glastonbury-gloss-declinatio }3회 사용: 코너에서 더 이동
glastonbury-note-join = 보이는 것만으로 { $points }점 더
glastonbury-note-usual = 보이는 것만으로는 가장 좋음. 고르지 않으면 이대로 함

## 질문: 이름이 20글자여도 80칸보다 짧게

glastonbury-question-row = { $seat } 님, 마주한 가로줄 { $row }(지점 { $stop })에서 어떤 카드를 가져올까요?
glastonbury-question-column = { $seat } 님, 마주한 세로줄 { $column }(지점 { $stop })에서 어떤 카드를 가져올까요?
glastonbury-question-corner = { $seat } 님, 코너 { $stop }에서는 가져올 것이 없습니다.
glastonbury-question-declinatio = { $seat } 님, 코너 { $stop }: 그냥 넘길까요, 데클리나티오로 더 이동할까요?
glastonbury-question-special2 = { $seat } 님, 코너 { $stop }, 맨 위는 임무토입니다. 이동할까요, 머무를까요?
glastonbury-question-settle = { $seat } 님, 임무토를 어느 종류에 붙일까요?
glastonbury-question-settling = { JOSA($seat, "이/가") } 임무토를 붙일 종류를 고르고 있습니다.
glastonbury-question-must = { $seat } 님, 코너 { $stop }, 맨 위는 임무토입니다. 이동해야 합니다.

## 페를루체오로 혼자 살펴보기

glastonbury-look = { $count ->
    [0] { $seat } 님만 보세요. 자기 솥단지에는 카드가 없습니다.
    [1] { $seat } 님만 보세요. 자기 솥단지의 카드 { $count }장입니다.
   *[other] { $seat } 님만 보세요. 자기 솥단지의 카드 { $count }장, 맨 아래부터입니다.
}
# $number: 아래에서부터 센 카드의 자리.
glastonbury-look-card = { $number }: { $card }

## 점수표

glastonbury-winner = { JOSA($seat, "이/가") } { $points }점으로 이겼습니다.
# $players: 이름의 목록.
glastonbury-winners = 동점이므로 공동 승리입니다(R-TIE-1). { $points }점을 얻은 승자: { $players }.
# 승자의 이름 옆에.
glastonbury-face-wins = 승자
# 점수표의 한 줄이 왜 그 점수인지. 30칸쯤.
glastonbury-why-one = 한 장: 값만큼 마이너스
glastonbury-why-two = 두 장: 점수 없음
glastonbury-why-three = 세 장: 값의 합
glastonbury-why-four = 네 장: 값의 합에 5점 추가
glastonbury-why-own-one = 자기 색: 값의 두 배만큼 마이너스
glastonbury-why-own-three = 자기 색: 값의 합의 두 배
glastonbury-why-own-four = 자기 색: 합의 두 배에 5점 추가
glastonbury-why-alone = 붙인 종류 없음: 점수 없음
glastonbury-why-joins = 붙인 종류: { $kind }
glastonbury-why-most = 가장 많음: 한 장에 { $each }점
glastonbury-why-met = 달성함
glastonbury-why-unmet = 달성하지 못함

## 페이지: 보드

# 보드의 부분 이름, 듣는 사람을 위한 것.
glastonbury-page-market = 시장
glastonbury-page-grid = 시장의 카드
glastonbury-page-prompt = 지금 할 일
glastonbury-page-seats = 솥단지
glastonbury-page-gap = { $cell }: 비어 있음
# 아키오로 가져올 수 있는 카드를 모두 밝히는 단추.
glastonbury-page-accio = 아키오 쓰기(남은 횟수 { $charges })
glastonbury-page-fetching = 아키오: 시장 어디서든 밝혀진 카드 하나를 고르세요. 사용 횟수가 하나 줄어듭니다.
glastonbury-page-declinatio = 또는 데클리나티오로 더 이동해 밝혀진 카드 하나를 고르세요. 사용 횟수가 하나 줄어듭니다.
glastonbury-page-pile-empty = 카드 더미가 비었습니다. 안쪽 열을 비우는 사람이 게임을 끝냅니다.
# 펼쳐진 주문과 남은 사용 횟수.
glastonbury-page-charges = { $card }, { $charges }회 남음
# 말이 다음에 이동할 거리.
glastonbury-page-walks = { $number ->
    [0] 다음 이동: 0칸, 제자리
   *[other] 다음 이동: { $number }칸
}

## 페이지: 어떤 일이 처음 일어날 때 길잡이가 하는 말

glastonbury-lesson-turn = 말이 밝혀진 열을 마주하고 있습니다. 그 열에서 카드 한 장을 가져오면 솥단지 맨 위에 놓입니다. 끝날 때 같은 종류가 서너 장이면 점수를 얻고, 한 장뿐이면 그 숫자만큼 잃습니다.
glastonbury-lesson-leads = 솥단지 맨 위의 숫자만큼 다음에 이동합니다. 밝혀진 카드에 붙은 작은 표시는 그 카드를 가져와 맨 위에 그대로 있을 때 이동이 끝나는 지점입니다. 빨간 표시는 코너이고, 코너에서는 데클리나티오가 있어야만 카드를 가져옵니다.
glastonbury-lesson-explain = 카드를 가리키면 무슨 카드인지 설명이 나옵니다. 손가락으로는 밝혀지지 않은 카드를 누르거나, 밝혀진 카드를 길게 누르세요.
glastonbury-lesson-corner = 코너에서는 가져올 것이 없습니다. 넘기세요. 다음 이동은 여기서 시작합니다.
glastonbury-lesson-corner-spell = 코너에 있지만 데클리나티오를 쓸 수 있습니다. 넘기거나, 같은 숫자만큼 더 이동해 밝혀진 카드 하나를 가져오세요.
glastonbury-lesson-memory = 솥단지에서는 맨 위 카드만 보입니다. 내가 모은 것과 다른 사람이 모은 것을 기억하세요.
glastonbury-lesson-own = 자기 색 카드는 끝날 때 두 배로 셉니다. 잃는 점수도 두 배입니다. 네 장으로 받는 5점만 그대로입니다.
glastonbury-lesson-immuto = 임무토는 끝날 때 한 종류에 값 0인 카드로 붙습니다. 맨 위에 있으면 0칸이라, 제자리에서 같은 열의 카드를 다시 고릅니다.
glastonbury-lesson-vanesco = 와네스코는 곧바로 일어납니다. 다른 모두가 솥단지 맨 위 카드를 잃습니다. 그 카드는 카드 더미 밑으로 가고, 카드 더미가 비었으면 게임에서 빠집니다.
glastonbury-lesson-perluceo = 페를루체오는 곧바로 일어납니다. 닫거나 자기 다음 차례가 시작될 때까지 혼자 자기 솥단지를 살펴봅니다.
glastonbury-lesson-kept = 아키오와 데클리나티오는 사용 횟수와 함께 솥단지 옆에 펼쳐 둡니다. 다음 차례부터 쓸 수 있으며, 한 차례에 주문은 하나입니다.
glastonbury-lesson-accio = 아키오를 쓸 수 있습니다. 밝혀진 열 대신 다른 열의 카드를 가져올 수 있지만, 와네스코와 페를루체오는 안 됩니다.
glastonbury-lesson-declinatio = 데클리나티오는 코너에서 도움이 됩니다. 한 번 쓰면 같은 숫자만큼 더 이동해 그곳의 카드를 가져오지만, 와네스코와 페를루체오는 안 됩니다.
glastonbury-lesson-special = 코너에서 맨 위에 임무토가 있습니다. 그 아래에서 처음 나오는 숫자만큼 이동합니다. 머무르기를 고를 수 있다면, 머무를 때 차례가 끝납니다.
glastonbury-lesson-look = 자기 솥단지 전체입니다. 맨 아래 카드부터 보입니다. 페를루체오는 한 번만 보여 주니 기억해 두세요.
glastonbury-lesson-recipes = 레시피는 비밀입니다. 레시피에 적힌 것을 이루면 끝날 때 점수를 얻습니다. 카드를 비교하는 레시피는 동률이면 점수가 없습니다.
glastonbury-lesson-end-near = 카드 더미가 거의 비었습니다. 마지막 카드가 나간 뒤에는 자리가 채워지지 않고, 안쪽 열을 비우는 사람이 게임을 끝냅니다.
glastonbury-lesson-last = 이 카드들 가운데 하나를 가져오면 열이 비어 게임이 바로 끝납니다. 거절할 수도 있습니다. 그래도 게임은 끝나고 카드는 갖지 않습니다.
glastonbury-lesson-score = 점수는 종류마다 셉니다. 줄마다 근거가 되는 규칙이 적혀 있으니, 누르면 읽을 수 있습니다.
