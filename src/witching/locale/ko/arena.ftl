### 아레나가 하는 말: 게임이 어떻게 끝났는지, 게임마다 무엇을 세는지.

arena-ending-glastonbury-kept = 열을 비우고 그 카드를 가짐
arena-ending-glastonbury-refused = 열을 비우고 그 카드를 거절함
arena-ending-glastonbury-stranded = 데클리나티오로 즉시 주문만 있는 열에 감
arena-ending-incantibus-cleared = 마법사가 한 명도 남지 않음
arena-ending-incantibus-laid = 지팡이를 내려놓음

arena-balance-seats = 좌석
arena-balance-seat = { $number }번 좌석
arena-balance-endings = 게임이 어떻게 끝났나
arena-balance-decisions = 결정 수
