### 마법사의 레시피: 카드와 색의 이름, 선택, 일어나는 일, 거절, 보드.
### Not needed before the first choice.

## 배치의 거절

glastonbury-deal-assisted = { $place }: assisted 좌석이 작은 번호부터 적혀 있지 않습니다.
glastonbury-deal-removed = 다음 색 가운데 { $wanted }가지를 덱에서 빼야 합니다: { $allowed }.
glastonbury-deal-card = { $card }: 배치에는 { $found }장 있지만 덱에는 { $wanted }장 있습니다.
glastonbury-deal-cards = 배치의 카드는 { $found }장이지만 덱은 { $wanted }장입니다.
glastonbury-deal-recipes = { $place }: 규칙대로 나누어 준 레시피가 아닙니다.

## 문장으로 말하는 테이블, 스크린 리더용

# $cards: "c3: 두꺼비 3"의 목록.
glastonbury-tell-faced = { JOSA($seat, "이/가") } 가져올 수 있는 카드: { $cards }.
glastonbury-tell-reached = 데클리나티오로 가져올 수 있는 카드: { $cards }.
glastonbury-tell-row = 가로줄 { $row }: { $cards }.
glastonbury-tell-row-empty = 가로줄 { JOSA($row, "은/는") } 비어 있습니다.
glastonbury-tell-look = 지금 자기 솥단지를 살펴볼 수 있습니다.
# $place: 위의 “stands” 문장 가운데 하나.
glastonbury-tell-seat = { $seat }의 색은 { $colour }이고, { $place } 있습니다.
glastonbury-tell-bare = { $seat }의 솥단지에는 카드가 없습니다. 솥단지 카드의 숫자는 { $number }입니다.
glastonbury-tell-top = { $count ->
    [1] { $seat }의 솥단지에는 카드가 { $count }장 있습니다: { $card }.
   *[other] { $seat }의 솥단지에는 카드가 { $count }장 있습니다. 맨 위: { $card }.
}
glastonbury-tell-points = { $seat }의 점수는 { $points }점입니다.
glastonbury-tell-spell = { $seat }에게는 { JOSA($card, "이/가") } 있습니다. 남은 사용 횟수: { $charges }.
glastonbury-tell-spent = { $seat }에게는 다 쓴 마법주문 카드가 { $count }장 있습니다.
glastonbury-tell-recipes = { $seat }의 레시피: { $recipes }.
glastonbury-tell-cards = { $seat }의 솥단지, 맨 아래부터: { $cards }.
glastonbury-tell-pile = { $count ->
    [0] 카드 더미가 비었습니다. 안쪽 열을 비우는 사람이 게임을 끝냅니다(G-END).
   *[other] 카드 더미에 { $count }장이 있습니다.
}

## 점수표

# 문장으로 말하는 한 줄: 카드(또는 레시피), 점수, 이유, 규칙.
glastonbury-tell-line = { $cards }: { $points }점. { $reason }({ $rule }).
glastonbury-tell-recipe = 레시피 { $recipe }. { $cards }: { $points }점. { $reason }({ $rule }).
glastonbury-tell-recipe-bare = 레시피 { $recipe }. { $points }점. { $reason }({ $rule }).
glastonbury-tell-joins = 임무토를 붙인 종류: { $kind }(G-IMMUTO).

## 페이지: 새 테이블의 옵션

glastonbury-option-recipes = 레시피를 쓰기
glastonbury-option-recipes-about = 모두가 점수를 더 주는 비밀 레시피를 두 장씩 받습니다. 게임을 아는 분들을 위한 것입니다.
glastonbury-option-memory = 덮인 카드
glastonbury-option-memory-strict = 직접 기억하기
glastonbury-option-memory-assisted = 자기 카드는 다시 볼 수 있음
glastonbury-option-memory-open = 모두 공개
glastonbury-option-strict-about = 솥단지의 맨 위 카드만 보입니다. 원래 이렇게 하는 게임입니다.
glastonbury-option-assisted-about = 표시한 사람은 자기 솥단지를 언제나 볼 수 있습니다. 어린이와 원하는 분을 위한 것입니다.
glastonbury-option-open-about = 모두가 모든 솥단지를 봅니다.
glastonbury-option-assisted = 볼 수 있는 사람
glastonbury-option-special2 = 코너에서 맨 위에 임무토가 있으면
glastonbury-option-special2-may = 이동하거나 머무를 수 있음
glastonbury-option-special2-must = 이동해야 함
glastonbury-option-fewest-spells = 레시피 B3에서 비교하는 것
glastonbury-option-fewest-spells-collected = 모은 마법주문 카드
glastonbury-option-fewest-spells-used = 쓴 마법주문 카드
glastonbury-option-immuto = 레시피 A에서 임무토는
glastonbury-option-immuto-as-scored = 붙인 종류의 색을 가짐
glastonbury-option-immuto-free = 언제나 주인의 레시피에도 셈
glastonbury-option-removal = 둘이 할 때 빼는 것
glastonbury-option-removal-one = 쓰지 않는 색 하나의 카드
glastonbury-option-removal-both = 쓰지 않는 두 색의 카드
glastonbury-option-end-lines = 빈 줄이 생기면 게임을 끝내는 것
glastonbury-option-end-lines-about = 규칙서는 줄을 가려 말하지 않지만, 바깥쪽 줄을 마주하는 말은 없습니다.
glastonbury-option-end-lines-inner = 안쪽 줄만
glastonbury-option-end-lines-all = 바깥쪽 줄도
glastonbury-option-immuto-by = 레시피를 쓸 때 임무토를 붙일 종류는
glastonbury-option-immuto-by-about = 규칙서에는 주인이 고르는 종류라고 되어 있습니다.
glastonbury-option-immuto-by-owner = 마지막 카드 뒤에 주인이 고름
glastonbury-option-immuto-by-engine = 프로그램이 주인에게 가장 좋게 고름
glastonbury-option-immuto-joins = 임무토를 붙일 수 있는 것
glastonbury-option-immuto-joins-about = 러시아어 규칙서는 “모은 종류 가운데 하나”, 나머지는 아무 종류라고 합니다.
glastonbury-option-immuto-joins-any = 아무 종류
glastonbury-option-immuto-joins-collected = 카드를 가진 종류만
glastonbury-option-first-seat = 먼저 하는 사람
glastonbury-option-removed = 빼는 색
glastonbury-option-colours = 말의 색
glastonbury-option-corners = 시작하는 코너
glastonbury-option-corner-nw = 왼쪽 위
glastonbury-option-corner-ne = 오른쪽 위
glastonbury-option-corner-se = 오른쪽 아래
glastonbury-option-corner-sw = 왼쪽 아래

# 판마다 다른 곳에서 그 판이 말하는 것.
glastonbury-edition-ru = 코너에서 맨 위에 임무토가 있으면 머무를 수 있습니다. 레시피 B3은 모은 마법주문 카드를 비교합니다. 여기서 기본으로 쓰는 판입니다. 두 가지 모두 대부분의 판이 이와 같습니다.
glastonbury-edition-ru-alchemist = 다른 러시아어판과 같고, 카드 이름만 다릅니다.
glastonbury-edition-it = 코너에서 맨 위에 임무토가 있으면 머무를 수 있습니다. 레시피 B3은 쓴 마법주문 카드를 비교합니다.
glastonbury-edition-ko = 코너에서 맨 위에 임무토가 있으면 이동해야 합니다. 레시피 B3은 모은 마법주문 카드를 비교합니다.

## 점수 계산 카드

# After the lines “glastonbury-why-one” to “-four”; as short as these.
glastonbury-aid-own = 자기 색: 두 배, 추가 5점은 그대로
# A card, and its “glastonbury-note-…”.
glastonbury-aid-card = { $card }: { $note }
glastonbury-aid-recipe-a = 레시피 A, 그 색 카드가 가장 많을 때: 한 장에 1점, 네 명이면 2점
glastonbury-aid-recipe-b = 레시피 B, 달성했을 때: 10점
