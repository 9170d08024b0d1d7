### 인칸티부스: 이름, 선택, 일어나는 일, 거절, 보드.

## 게임

incantibus-title = 인칸티부스
incantibus-about = 같은 순간에 지팡이로 가리키며 탑을 내려가, 마법사들과 맞서세요
incantibus-ending-cleared = 마법사가 한 명도 남지 않음
incantibus-ending-laid = 지팡이를 내려놓음

## 한 종류뿐인 토큰

incantibus-token-spell = 주문 토큰
incantibus-token-purse = 주머니
incantibus-token-three-gold = “금화 3개”
incantibus-token-universalus = 우니베르살루스
incantibus-token-stone = 현자의 돌
# 아직 뒷면이 보이게 놓인 마법사: 9번 마법사(뒷면)를 가리킵니다.
incantibus-token-sorcerer = 뒷면
# 목록의 한 항목.
incantibus-token = { $token }

## 주문 카드

incantibus-card-expandius = 엑스판디우스
incantibus-card-fortuna = 포르투나
incantibus-card-imperium = 임페리움
incantibus-card-oculus = 오쿨루스
incantibus-card-universalus = 우니베르살루스
incantibus-card-philosophio = 필로소피오
incantibus-card-alchemy = 연금술
incantibus-card-iskanto = 이스칸토

## 기본 상자의 재료

incantibus-name-ingredients-mistletoe = 겨우살이
incantibus-name-ingredients-mushroom = 버섯
incantibus-name-ingredients-pumpkin = 호박
incantibus-name-ingredients-toad = 두꺼비
incantibus-name-ingredients-feather = 깃털

## 기본 상자의 무기

incantibus-name-weapons-net = 그물
incantibus-name-weapons-trap = 덫
incantibus-name-weapons-crystal-ball = 수정 구슬
incantibus-name-weapons-flying-stake = 날아다니는 말뚝

## 기본 상자의 괴물

incantibus-name-monsters-goblin = 고블린
incantibus-name-monsters-werewolf = 늑대인간
incantibus-name-monsters-ghost = 유령
incantibus-name-monsters-vampire = 뱀파이어

## 기본 상자의 금화

incantibus-name-gold-one-coin = 금화 한 닢
incantibus-name-gold-two-coins = 금화 두 닢
incantibus-name-gold-three-coins = 금화 세 닢

## 기본 상자의 방

incantibus-name-rooms-roof = 지붕
incantibus-name-rooms-bedroom = 침실
incantibus-name-rooms-kitchen = 부엌
incantibus-name-rooms-library = 서재
incantibus-name-rooms-laboratory = 실험실
incantibus-name-rooms-armoury = 무기고
incantibus-name-rooms-gallery = 회랑
incantibus-name-rooms-treasury = 보물 창고

## 기본 상자의 물약. JOSA는 로마 숫자를 일, 이, 삼으로 읽습니다.

incantibus-name-potions-green-1 = 초록 물약 I
incantibus-name-potions-green-2 = 초록 물약 II
incantibus-name-potions-green-3 = 초록 물약 III
incantibus-name-potions-red-1 = 빨강 물약 I
incantibus-name-potions-red-2 = 빨강 물약 II
incantibus-name-potions-red-3 = 빨강 물약 III
incantibus-name-potions-blue-1 = 파랑 물약 I
incantibus-name-potions-blue-2 = 파랑 물약 II
incantibus-name-potions-blue-3 = 파랑 물약 III

## 기본 상자의 마법서

incantibus-name-books-curiosities = 진기한 것들의 책
incantibus-name-books-spells = 주문의 책
incantibus-name-books-wonders = 경이의 책
incantibus-name-books-coins = 금화의 책
incantibus-name-books-riches = 부의 책
incantibus-name-books-duels = 결투의 책
incantibus-name-books-armouries = 무기고의 책
incantibus-name-books-herbs = 약초의 책
incantibus-name-books-brews = 탕약의 책

## 기본 상자의 마법사

incantibus-name-sorcerers-lady-goblina = 레이디 고블리나
incantibus-name-sorcerers-rima-wolf = 리마 울프
incantibus-name-sorcerers-white-lady = 하얀 귀부인
incantibus-name-sorcerers-count-dracula = 드라큘라 백작
incantibus-name-sorcerers-baroness-fuchsia = 푸크시아 남작 부인
incantibus-name-sorcerers-serpentin-venomus = 세르펜틴 베노무스
incantibus-name-sorcerers-witch-indigo = 마녀 인디고
incantibus-name-sorcerers-high-mage = 대마법사
incantibus-name-sorcerers-dark-knight = 어둠의 기사
incantibus-name-sorcerers-prince-greed = 탐욕의 왕자
incantibus-name-sorcerers-master-ramus = 마스터 라무스
incantibus-name-sorcerers-ghastly-grabber = 섬뜩한 약탈자

## 게임이 스스로 세는 것

incantibus-wand = 지팡이 { $wand }

## 선택. 낱말로 입력할 수 있는 선택은 그 낱말이 맨 앞에 옵니다.

incantibus-action-point-visible = { $place }번 공개 토큰 가리키기
incantibus-action-point-secret = { $place }번 비밀 토큰 가리키기
incantibus-action-point-potion = { $place }번 물약 가리키기
incantibus-action-point-book = { $place }번 마법서 가리키기
incantibus-action-point-sorcerer = { $place }번 마법사 가리키기
incantibus-action-spend = spend: 우니베르살루스를 써서 괴물 잡기
incantibus-action-keep = keep: 우니베르살루스를 쓰지 않기
incantibus-action-pay = { $token } 내기
incantibus-action-discard = { $token } 버리기
incantibus-action-cast = { $card } 주문 쓰기
incantibus-action-decline = decline: 주문을 더 쓰지 않기
incantibus-action-take-visible = { $place }번 공개 토큰 가져오기
incantibus-action-look-secret = { $place }번 비밀 토큰 보기
incantibus-action-fetch = 해자에서 { $token } 가져오기
incantibus-action-steal = { $seat }에게서 { $token } 훔치기

## 일어나는 일

incantibus-event-begin = { $seats }명이 게임을 시작합니다.
incantibus-event-wand = { JOSA($seat, "이/가") } 지팡이 { JOSA($wand, "으로/로") } 시작합니다.
incantibus-event-room = 새 방을 엽니다: { $room }. 공개 토큰: { $tokens }. 비밀 토큰: { $secret }개.
incantibus-event-sorcerer-up = { $place }번 마법사가 공개됩니다: { $token }.
incantibus-event-point-visible = { JOSA($seat, "이/가") } { $place }번 공개 토큰({ $token })을 가리킵니다.
incantibus-event-point-secret = { JOSA($seat, "이/가") } { $place }번 비밀 토큰을 가리킵니다.
incantibus-event-point-potion = { JOSA($seat, "이/가") } { $place }번 물약({ $token })을 가리킵니다.
incantibus-event-point-book = { JOSA($seat, "이/가") } { $place }번 마법서({ $token })를 가리킵니다.
incantibus-event-point-sorcerer = { JOSA($seat, "이/가") } { $place }번 마법사({ $token })를 가리킵니다.
incantibus-event-swap = { JOSA($seat, "이/가") } 경합에서 이기고, 지팡이 { JOSA($given, "을/를") } { $other }의 지팡이 { JOSA($wand, "과/와") } 맞바꿉니다.
incantibus-event-turn-up = { JOSA($seat, "이/가") } { $place }번 비밀 토큰을 뒤집어 공개합니다: { $token }.
incantibus-event-take = { JOSA($seat, "이/가") } { JOSA($token, "을/를") } 가져갑니다.
incantibus-event-escape = { JOSA($seat, "이/가") } 놓친 { JOSA($token, "이/가") } 해자로 도망칩니다.
incantibus-event-spend = { JOSA($seat, "이/가") } 우니베르살루스를 써 버리고 { JOSA($token, "을/를") } 잡습니다.
incantibus-event-keep = { JOSA($seat, "이/가") } 우니베르살루스를 쓰지 않습니다. 괴물은 해자로 도망칩니다.
incantibus-event-keep-back = { JOSA($seat, "이/가") } 우니베르살루스를 쓰지 않습니다. 괴물은 제자리에 남습니다.
incantibus-event-pay = { JOSA($seat, "이/가") } 비용으로 { JOSA($token, "을/를") } 냅니다.
incantibus-event-gain = { JOSA($seat, "이/가") } { JOSA($token, "을/를") } 얻습니다.
incantibus-event-slip = { JOSA($seat, "이/가") } 물리치지 못해 해자로 도망칩니다: { $token }.
incantibus-event-beat = { JOSA($seat, "이/가") } { JOSA($token, "을/를") } 물리칩니다.
incantibus-event-discard = { $seat }의 가방이 넘쳐 { JOSA($token, "을/를") } 버립니다.
incantibus-event-cast = { JOSA($seat, "이/가") } { $card } 주문을 씁니다.
incantibus-event-fizzle = { $card } 주문은 효과를 미칠 것이 없어 아무 일도 일어나지 않습니다.
incantibus-event-card-up = 주문 카드 { JOSA($card, "이/가") } 공개됩니다.
incantibus-event-decline = { JOSA($seat, "이/가") } 주문을 더 쓰지 않습니다.
incantibus-event-fetch = { JOSA($seat, "이/가") } 해자에서 { JOSA($token, "을/를") } 가져갑니다.
incantibus-event-steal = { JOSA($seat, "이/가") } { $victim }에게서 { JOSA($token, "을/를") } 훔칩니다.
incantibus-event-look = { JOSA($seat, "이/가") } { $place }번 비밀 토큰을 봅니다. 괴물({ $token })인데 맞는 무기가 없습니다.
incantibus-event-look-hidden = { JOSA($seat, "이/가") } { $place }번 비밀 토큰을 봅니다. 괴물인데 맞는 무기가 없습니다.
incantibus-event-leftover = 남은 { JOSA($token, "이/가") } 해자로 갑니다.
incantibus-event-refill = { JOSA($token, "이/가") } 새로 공개됩니다.
incantibus-event-final = 지하실에서 최종 결전이 시작됩니다.
incantibus-event-lay = { JOSA($seat, "이/가") } 아무 비용도 치를 수 없어 지팡이를 내려놓습니다.
incantibus-event-end-cleared = 남은 마법사가 없습니다. 게임이 끝났습니다.
incantibus-event-end-laid = 게임이 끝났습니다.

## 선택의 거절

incantibus-refusal-over = 게임이 끝났습니다.
incantibus-refusal-no-such-seat = 그런 좌석은 없습니다. 좌석은 { $seats }개입니다.
incantibus-refusal-not-yours = 지금은 { JOSA($seat, "이/가") } 고를 차례입니다.
incantibus-refusal-no-such-action = 행동 { JOSA($action, "은/는") } 없습니다. 행동은 0부터 { $most }까지입니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-notation = “{ $given }” 행동은 없습니다. 행동은 다음과 같이 적습니다: { $allowed }.
incantibus-refusal-not-now = “{ $given }”: 지금 고를 것이 아닙니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-gone = { $place }번 자리에는 아무것도 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-no-room = 최종 결전에는 방이 없습니다. 마법사, 물약, 마법서 가운데 하나를 가리키세요. 고를 수 있는 것: { $allowed }
incantibus-refusal-not-final = 마법사와는 최종 결전에서만 싸웁니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-cannot-pay = 이 좌석은 { $token }의 비용을 치를 수 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-wand = { JOSA($token, "은/는") } 힘이 { $most } 이하인 지팡이로만 물리칠 수 있습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-not-held = 이 좌석에는 { JOSA($token, "이/가") } 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-does-not-fit = { JOSA($token, "은/는") } { $piece }의 비용으로 낼 수 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-pay-order = 비용은 상자 순서대로 냅니다. { JOSA($token, "은/는") } { $last }보다 순서가 앞입니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-pay-dead-end = { JOSA($token, "을/를") } 내면, 빼도 되는 토큰 없이 { $piece }의 비용을 치를 길이 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-purse = 주머니 토큰은 버릴 수 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-has-a-place = { JOSA($token, "은/는") } 가방에 자리가 있습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-must-cast = 추가로 쓰는 주문은 이스칸토로 주문 토큰을 가져왔을 때만 포기할 수 있습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-card-not-open = { $card } 카드는 공개되어 있지 않습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-no-weapon = { JOSA($token, "을/를") } 잡을 수 없습니다. 맞는 무기도 우니베르살루스도 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-not-in-moat = 해자에는 { JOSA($token, "이/가") } 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-steal-from = { $seat }에게서는 훔칠 수 없습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-not-stealable = { JOSA($token, "은/는") } 훔칠 수 없습니다. 재료, 무기, 금화만 훔칠 수 있습니다. 고를 수 있는 것: { $allowed }
incantibus-refusal-steal-nothing = { $seat }에게는 { JOSA($token, "이/가") } 없습니다. 고를 수 있는 것: { $allowed }

## 터미널의 보드. 자리가 좁으므로 제목은 한두 낱말로.

# 방의 토큰 위에 있는 제목.
incantibus-face-room = { $room }
incantibus-face-crypt = 지하실
incantibus-face-rooms-below = { $count ->
    [0] 마지막 방
   *[other] 아래에 방 { $count }개
}
incantibus-face-supply = 공급처
incantibus-face-title-potions = 물약
incantibus-face-title-books = 마법서
incantibus-face-title-cards = 주문
incantibus-face-title-sorcerers = 마법사
incantibus-face-title-moat = 해자
# 아무도 보지 못한 토큰이나 마법사.
incantibus-face-face-down = 뒷면

## 표시: 보드에서 쓰는 한두 글자 이름, 많아야 네 칸. 서로 모두 달라야 합니다.

incantibus-mark-ingredients-mistletoe = 겨
incantibus-mark-ingredients-mushroom = 버
incantibus-mark-ingredients-pumpkin = 호
incantibus-mark-ingredients-toad = 두
incantibus-mark-ingredients-feather = 깃
incantibus-mark-weapons-net = 그
incantibus-mark-weapons-trap = 덫
incantibus-mark-weapons-crystal-ball = 수
incantibus-mark-weapons-flying-stake = 말
incantibus-mark-monsters-goblin = 고
incantibus-mark-monsters-werewolf = 늑
incantibus-mark-monsters-ghost = 유
incantibus-mark-monsters-vampire = 뱀
incantibus-mark-gold-one-coin = 1닢
incantibus-mark-gold-two-coins = 2닢
incantibus-mark-gold-three-coins = 3닢
incantibus-mark-spells-spell = 토
incantibus-mark-special-purse = 머
incantibus-mark-special-three-gold = 금3
incantibus-mark-special-universalus = 우
incantibus-mark-special-stone = 현
incantibus-mark-potions-green-1 = 초1
incantibus-mark-potions-green-2 = 초2
incantibus-mark-potions-green-3 = 초3
incantibus-mark-potions-red-1 = 빨1
incantibus-mark-potions-red-2 = 빨2
incantibus-mark-potions-red-3 = 빨3
incantibus-mark-potions-blue-1 = 파1
incantibus-mark-potions-blue-2 = 파2
incantibus-mark-potions-blue-3 = 파3
incantibus-mark-books-curiosities = 진
incantibus-mark-books-spells = 주
incantibus-mark-books-wonders = 경
incantibus-mark-books-coins = 금
incantibus-mark-books-riches = 부
incantibus-mark-books-duels = 결
incantibus-mark-books-armouries = 무
incantibus-mark-books-herbs = 약
incantibus-mark-books-brews = 탕
incantibus-mark-sorcerers-lady-goblina = 레
incantibus-mark-sorcerers-rima-wolf = 리
incantibus-mark-sorcerers-white-lady = 하
incantibus-mark-sorcerers-count-dracula = 드
incantibus-mark-sorcerers-baroness-fuchsia = 푸
incantibus-mark-sorcerers-serpentin-venomus = 세
incantibus-mark-sorcerers-witch-indigo = 마
incantibus-mark-sorcerers-high-mage = 대
incantibus-mark-sorcerers-dark-knight = 어
incantibus-mark-sorcerers-prince-greed = 탐
incantibus-mark-sorcerers-master-ramus = 라
incantibus-mark-sorcerers-ghastly-grabber = 섬
# 마법사가 요구하는 물약의 색.
incantibus-mark-colour-green = 초록
incantibus-mark-colour-red = 빨강
incantibus-mark-colour-blue = 파랑

## 비용과 점수

incantibus-points = { $count }점
# 목록에 있는 같은 것 여럿: 버섯 ×2.
incantibus-several = { $token } ×{ $count }
incantibus-list = { $things }
incantibus-nothing = 없음
incantibus-colour-green = 초록
incantibus-colour-red = 빨강
incantibus-colour-blue = 파랑
# 비용은 “비용:” 뒤에 옵니다.
incantibus-price-ingredients = { $tokens }
incantibus-price-monster = { $token }
incantibus-price-potion = { $colour } 물약 1개
incantibus-price-wand = 토큰 없음, 단 힘 { $count } 이하인 지팡이
incantibus-price-gold = 금화 { $count }닢
incantibus-price-any = 아무 토큰 { $count }개
incantibus-price-spell = 주문 토큰 { $count }개
incantibus-price-special = 특별 토큰 { $count }개
incantibus-price-weapons = 무기 { $count }개
incantibus-price-equal-weapons = { $count ->
    [1] 무기 { $count }개
   *[other] 같은 무기 { $count }개
}
incantibus-price-different-weapons = { $count ->
    [1] 무기 { $count }개
   *[other] 서로 다른 무기 { $count }개
}
incantibus-price-equal-ingredients = { $count ->
    [1] 재료 { $count }개
   *[other] 같은 재료 { $count }개
}
incantibus-price-different-ingredients = { $count ->
    [1] 재료 { $count }개
   *[other] 서로 다른 재료 { $count }개
}

## 선택과 목록에 나오는 것과 자리

# 보드의 자리: 글자와 번호, V3.
incantibus-place = { $letter }{ $place }
incantibus-at = { $letter }{ $place }: { $thing }
incantibus-at-hidden = { $letter }{ $place }: 뒷면
incantibus-worth = { $token }({ $points })
incantibus-monster = { $token }({ $points }, 잡는 무기: { $weapon })
incantibus-priced = { $token }({ $points }, 비용: { $price })
incantibus-looked = 뒷면, 자기만 본 것: { $thing }
incantibus-suspects = 뒷면. { $who }의 오쿨루스 뒤로 남은 가능성: { $tokens }
incantibus-who = { $seat }
incantibus-cast = { $card }: { $effect }
incantibus-effect-expandius = 칸을 하나 늘려 주는 주머니
incantibus-effect-fortuna = “금화 3개” 토큰 하나
incantibus-effect-imperium = 방의 공개 토큰 하나 가져오기
incantibus-effect-oculus = 비밀 토큰 하나를 보고, 할 수 있으면 가져오기
incantibus-effect-universalus = 어떤 괴물이든 한 번 잡는 토큰
incantibus-effect-philosophio = 아무 재료나 하나를 대신하는 현자의 돌
incantibus-effect-alchemy = 재료, 무기, 금화 가운데 하나 훔치기
incantibus-effect-iskanto = 해자에서 무엇이든 하나 가져오기

## 선택에 대해 알아 둘 것. 선택 뒤에 마침표 없이 옵니다.

incantibus-note-weapon = { $points }, 맞는 무기({ $weapon }) 있음
incantibus-note-universalus = { $points }, 무기({ $weapon })가 없어 우니베르살루스로만 잡을 수 있음
incantibus-note-escapes = { $points }, 무기({ $weapon })가 없어 놓치게 됨
incantibus-note-stays = { $points }, 무기({ $weapon })가 없어 제자리에 남음
incantibus-note-price = { $points }, 비용: { $price }
incantibus-note-suspects = { $who }의 오쿨루스 뒤로 남은 가능성: { $tokens }
incantibus-note-worth = { $points }
incantibus-note-fizzles = 남은 것이 없어 아무 일도 일어나지 않음
incantibus-note-aimless = 효과를 미칠 것이 없어 아무 일도 일어나지 않음
incantibus-note-sealed = 지금 가리키는 것

## 질문. 주문의 대상을 묻는 질문은 카드를 쓴 뒤에 나옵니다.

incantibus-ask-over = 게임이 끝났습니다.
incantibus-ask-cast = { $seat } 님, 지팡이(힘 { $wand })로 대상을 가리키세요.
incantibus-ask-cast-again = { $seat } 님, 지팡이(힘 { $wand })로 “{ $target }” 대상을 가리키고 있습니다. 아직 바꿀 수 있습니다.
incantibus-ask-spend = { $seat } 님, 우니베르살루스를 써서 { $points }짜리 { JOSA($token, "을/를") } 잡을까요? 쓰지 않으면 도망칩니다.
incantibus-ask-spend-back = { $seat } 님, 우니베르살루스를 써서 방금 본 { $points }짜리 { JOSA($token, "을/를") } 잡을까요? 쓰지 않으면 제자리에 남습니다.
incantibus-ask-spend-hidden = { $seat } 님, 우니베르살루스를 써서 괴물을 잡을까요?
incantibus-ask-pay-tokens = { $seat } 님, { $token }에 드는 비용({ $price })을 치르세요. 더 낼 토큰: { $count }개.
incantibus-ask-pay-coins = { $seat } 님, { $token }에 드는 비용({ $price })을 치르세요. 더 낼 금화: { $count }닢.
incantibus-ask-discard = { $seat } 님, 가방이 넘칩니다. 토큰 하나를 해자에 버리세요.
incantibus-ask-card = { $seat } 님, 공개된 주문 가운데 하나를 쓰세요.
incantibus-ask-card-free = { $seat } 님, 공개된 주문 가운데 하나를 써도 되고 쓰지 않아도 됩니다.
incantibus-ask-target-imperium = { $seat } 님, 임페리움: 앞면이 보이는 토큰 하나를 가져오세요.
incantibus-ask-target-oculus = { $seat } 님, 오쿨루스: 비밀 토큰 하나를 보세요.
incantibus-ask-target-alchemy = { $seat } 님, 연금술: 토큰 하나를 훔치세요.
incantibus-ask-target-iskanto = { $seat } 님, 이스칸토: 해자에서 하나를 가져오세요.
# 기다리는 사람에게: 누가 무엇을 정하는지.
incantibus-waits-cast = 모두 몰래 대상을 가리키는 중입니다. 아직 고르는 사람: { $who }.
incantibus-waits-pay = { JOSA($seat, "이/가") } 비용을 무엇으로 치를지 고르는 중입니다: { $token }.
incantibus-waits-spend = { JOSA($seat, "이/가") } 괴물에게 우니베르살루스를 쓸지 정하는 중입니다.
incantibus-waits-discard = { JOSA($seat, "이/가") } 넘치는 토큰 가운데 버릴 것을 고르는 중입니다.
incantibus-waits-spell = { JOSA($seat, "이/가") } 주문을 고르는 중입니다.
incantibus-waits-target = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 쓰고 대상을 고르는 중입니다.

## 공개. 지팡이 4를 든 사람이 “인-칸-토!” 하고 한 음절씩 외칩니다.

incantibus-call-1 = 인 …
incantibus-call-2 = 칸 …
incantibus-call-3 = 토!
# $told는 온전한 문장입니다: 안나가 3번 공개 토큰(두꺼비)을 가리킵니다.
incantibus-reveal = 지팡이 { $wand }: { $told }

## 문장으로 말하는 테이블

incantibus-case-beaten = { JOSA($seat, "이/가") } 물리친 마법사: { $tokens }.
incantibus-case-slots = 자기 가방의 칸: { $slots }.
incantibus-slots-ingredients = 재료 { $slots }칸 중 { $count }
incantibus-slots-weapons = 무기 { $slots }칸 중 { $count }
incantibus-slots-monsters = 괴물 { $slots }칸 중 { $count }
incantibus-slots-gold = 금화 { $slots }칸 중 { $count }
incantibus-slots-potions = 물약 { $slots }칸 중 { $count }
incantibus-slots-books = 마법서 { $slots }칸 중 { $count }
# 무엇이든 넣는 주머니 칸.
incantibus-slots-loose = 주머니 { $slots }칸 중 { $count }

## 점수표

incantibus-sheet-what = 항목
incantibus-sheet-tokens = 가방에 있는 것
incantibus-sheet-rule = 규칙
incantibus-sheet-of-gold = 금화
incantibus-sheet-of-monsters = 괴물
incantibus-sheet-of-potions = 물약
incantibus-sheet-of-spell-tokens = 주문 토큰
incantibus-sheet-of-books = 마법서
incantibus-sheet-of-sorcerers = 마법사
incantibus-sheet-of-wand = 지팡이
incantibus-sheet-strength = 힘 { $wand }
incantibus-sheet-cleared = 마법사가 한 명도 남지 않았습니다(I-END).
incantibus-sheet-laid = 더는 아무 비용도 치를 수 없어 지팡이를 내려놓은 사람: { $who }(I-END).
incantibus-sheet-winner = { JOSA($seat, "이/가") } { $points }으로 이겼습니다.
incantibus-sheet-tie = { JOSA($seat, "이/가") } 이겼습니다. { $points }인 사람이 여럿이고, 그 가운데 지팡이 { JOSA($wand, "이/가") } 가장 강합니다(I-TIE).
# $subject은 위의 항목 가운데 하나: 금화, 괴물, …
incantibus-sheet-line = { $seat }, { $subject }({ $reason }): { $points }({ $rule }).
incantibus-sheet-seat = { $seat }: { $points }, 지팡이 { $wand }.

## 보드의 기호가 뜻하는 것

incantibus-face-type-ingredients = 재료
incantibus-face-type-weapons = 무기
incantibus-face-type-monsters = 괴물
incantibus-face-type-gold = 금화
incantibus-face-type-potions = 물약
incantibus-face-type-books = 마법서
incantibus-face-type-spells = 주문
incantibus-face-type-purses = 주머니
incantibus-face-type-sorcerers = 마법사
incantibus-face-sign-points = 점수
incantibus-face-sign-wand = 지팡이 4, 처음에는 2
incantibus-face-sign-open = 고를 수 있음, 고를 차례
incantibus-face-sign-ready = 가지고 있음, 골랐음
incantibus-face-sign-aim = V3을 가리킴
incantibus-face-sign-hidden = 뒷면
incantibus-face-sign-looked = 들여다봄
incantibus-face-sign-taken = 아무것도 없음
incantibus-face-sign-escaped = 도망침, 남은 것 없음
incantibus-face-sign-beaten = 물리침
incantibus-face-sign-laid = 지팡이를 내려놓음
incantibus-face-sign-stack = 더미에 남은 수
incantibus-face-sign-slots = 4칸 중 3칸 참
incantibus-face-sign-loose = 무엇이든 넣는 칸
incantibus-face-sign-equal = 같은 무기
incantibus-face-sign-different = 서로 다른 재료
incantibus-face-sign-any = 아무 토큰
incantibus-face-sign-special = 특별 토큰
incantibus-face-sign-strength = 힘 2 이하인 지팡이
incantibus-face-sign-visible = 공개 토큰
incantibus-face-sign-secret = 비밀 토큰
incantibus-face-sign-potion = 물약
incantibus-face-sign-book = 마법서
incantibus-face-sign-sorcerer = 마법사
incantibus-face-sign-own-box = 직접 만든 상자에서는 이름을 첫 글자들로 줄여 나타냅니다.

## 페이지의 게임판

incantibus-page-wands = 지팡이
incantibus-page-ready = 준비됨
incantibus-page-visible = 공개 토큰
incantibus-page-secret = 비밀 토큰
incantibus-page-case-own = 내 가방
incantibus-page-cases = 다른 사람의 가방
incantibus-page-cases-all = 가방
# 가방에 든 것이 몇 개인지.
incantibus-page-holds = { $seat }: { $count }개
incantibus-page-purse = 주머니 { $slots }칸 중 { $count }칸 사용
# 지난 주문이 한 자리에 가져온 결과로, 질문 가까이에 나옵니다. 읽는 사람이 이 자리만 맡고 있으면 $own은 yes입니다.
incantibus-brought-got = { $own ->
    [yes] 얻은 것: { $things }
   *[other] { JOSA($seat, "이/가") } 얻은 것: { $things }
}
incantibus-brought-empty = { $own ->
    [yes] 빈손입니다. { $other }의 지팡이가 더 강했습니다
   *[other] { JOSA($seat, "은/는") } 빈손입니다. { $other }의 지팡이가 더 강했습니다
}
incantibus-brought-missed = { $own ->
    [yes] 놓친 것: { $things }
   *[other] { JOSA($seat, "이/가") } 놓친 것: { $things }
}
incantibus-brought-swapped = { $own ->
    [yes] { JOSA($other, "과/와") } 지팡이를 바꿨습니다
   *[other] { JOSA($seat, "은/는") } { JOSA($other, "과/와") } 지팡이를 바꿨습니다
}
incantibus-brought-fizzled = { $own ->
    [yes] { $card } 주문은 효과가 없었습니다
   *[other] { $seat }의 { $card } 주문은 효과가 없었습니다
}
incantibus-brought-robbed = { $own ->
    [yes] { JOSA($other, "이/가") } 훔쳐 간 것: { $things }
   *[other] { JOSA($other, "이/가") } { $seat }에게서 훔쳐 간 것: { $things }
}
incantibus-page-last = 지난 시전
incantibus-page-lost = 빈손
incantibus-page-swapped = { JOSA($other, "과/와") } 지팡이를 바꿈
incantibus-page-beaten = { JOSA($seat, "이/가") } 물리침
incantibus-page-escaped = 도망침
incantibus-page-used = 사용한 주문 카드 { $count }장

## 길잡이: 처음 있는 일마다 한 문장.

incantibus-lesson-point = 토큰이나 물약처럼 빛나는 대상을 고르세요. 모두 몰래 고른 다음 지팡이를 한꺼번에 공개합니다. 끝날 때 점수가 가장 높은 사람이 이깁니다. 금화, 괴물, 물약, 주문 토큰, 물리친 마법사가 점수가 됩니다.
incantibus-lesson-sealed = 선택은 비밀입니다. 모두 고를 때까지는 아직 바꿀 수 있습니다.
incantibus-lesson-contest = 여러 지팡이가 같은 것을 가리키면 가장 강한 지팡이가 가져가고, 나머지는 빈손입니다.
incantibus-lesson-swap = 경합에서 이긴 사람은 함께 가리킨 사람 가운데 가장 약한 지팡이와 맞바꿔야 합니다. 힘은 돌고 돕니다.
incantibus-lesson-monster = 괴물은 맞는 무기로만 잡을 수 있습니다. 무기가 없으면 괴물은 해자로 도망칩니다.
incantibus-lesson-moat = 도망친 것, 비용으로 낸 것, 버린 것은 해자에 있습니다. 이스칸토 주문만이 되찾아 옵니다.
incantibus-lesson-secret = 비밀 토큰은 무엇이든 될 수 있습니다. 금화나 재료일 수도, 무기가 없는 괴물일 수도 있습니다.
incantibus-lesson-looked = 누군가 이 비밀 토큰을 보고 그대로 두었습니다. 맞는 무기가 없던 괴물입니다.
incantibus-lesson-potion = 이제 물약을 만들 수 있습니다. 물약을 가리키면 그 재료는 해자로 갑니다.
incantibus-lesson-book = 이제 마법서의 비용을 낼 수 있습니다. 다른 것과 똑같이 가리키세요.
incantibus-lesson-pay = 어떤 토큰으로 치를지 고르세요. 금화는 거스름돈이 없습니다.
incantibus-lesson-discard = 가방에는 종류마다 정해진 칸만 있습니다. 자리가 없는 것은 해자로 갑니다.
incantibus-lesson-purse = 제 칸이 없는 것은 무엇이든 담는 주머니 칸에 놓입니다. 엑스판디우스 주문은 이런 칸을 하나 더 줍니다.
incantibus-lesson-universalus = 우니베르살루스는 어떤 괴물이든 잡지만 한 번뿐입니다. 이 괴물에게 쓸지 정하세요.
incantibus-lesson-spell = 주문 토큰을 얻으면 공개된 주문 하나를 씁니다. 토큰은 끝날 때 1점입니다.
incantibus-lesson-target = 주문의 대상을 고르세요.
incantibus-lesson-sorcerers = 방마다 마법사가 한 명씩 공개됩니다. 마지막에 그들과 맞서니, 그들이 요구하는 것을 모으세요.
incantibus-lesson-final = 마지막 대결입니다. 비용을 낼 수 있는 마법사를 가리키세요. 뒷면인 마법사가 남지 않았을 때, 공개된 것 가운데 아무것도 낼 수 없는 사람이 나오면 게임이 끝납니다.
incantibus-lesson-hidden = 뒷면인 마법사도 가리킬 수 있습니다. 차지했을 때 낼 수 있으면 반드시 내야 하고, 낼 수 없으면 마법사는 도망칩니다.
