### 마법사의 레시피: 카드와 색의 이름, 선택, 일어나는 일, 거절, 보드.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## 게임이 스스로 세는 것

glastonbury-balance-turn-order = 차례 순서
glastonbury-balance-turn = { $turn }번째 차례
glastonbury-balance-ingredients = 마법 재료
glastonbury-balance-special-cards = 임무토와 주문
glastonbury-balance-recipes = 레시피
glastonbury-balance-recipe = 레시피 { $recipe }

## 고를 수 있는 선택.

glastonbury-hint-accio = 아키오, 사용 횟수 { $charges }: accio 다음에, 마주한 열 밖의 자리를 입력하세요. 예: { $example }
glastonbury-hint-refuse = 아키오로 게임을 끝내되 카드를 갖지 않으려면 이렇게 입력하세요. 예: { $example }

## 범례

glastonbury-face-legend-brackets = 지금 가져올 수 있는 카드
glastonbury-face-legend-mover = 차례인 사람
glastonbury-face-legend-pawn = 말: 그 색의 기호와 이름의 첫 글자
glastonbury-face-legend-stop = 격자 바깥의 숫자는 지점, 말은 시계 방향으로 이동
# 카드 두 장, 3과 4의 예 옆에.
glastonbury-face-legend-cards = 솥단지에 든 한 종류의 카드: 표시, 그다음 값들
glastonbury-face-legend-recipe = 레시피, 여기서는 규칙 G-RECIPE-B3
