### 인칸티부스: 이름, 선택, 일어나는 일, 거절, 보드.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## 게임이 스스로 세는 것

incantibus-balance-wands = 처음 지팡이
incantibus-balance-ingredients = 재료
incantibus-balance-weapons = 무기
incantibus-balance-monsters = 괴물
incantibus-balance-gold = 금화
incantibus-balance-other-tokens = 주문 토큰과 특별 토큰
incantibus-balance-potions = 물약
incantibus-balance-books = 마법서
incantibus-balance-sorcerers = 마법사
incantibus-balance-spell-cards = 주문 카드
incantibus-balance-castings = 시전 횟수

## 공개

incantibus-call = { JOSA($seat, "이/가") } 외칩니다:
