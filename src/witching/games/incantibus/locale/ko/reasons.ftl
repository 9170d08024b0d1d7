### 인칸티부스. $token: 토큰, 물약, 마법서 또는 마법사.

reasons-catches = 괴물을 잡을 수 있음: { $token }, { reasons-points }
reasons-scares-from = { JOSA($other, "이/가") } 잡을 수 있는 괴물이 이렇게 하면 도망침
reasons-but-escapes = 그러나 무기({ $token })가 없어 놓치게 됨
reasons-brews = 재료가 모두 갖춰짐: { $token }, { reasons-points }
reasons-towards = 모자란 재료: { $token }
reasons-weapon-for = 이 방의 괴물을 잡을 무기: { $token }
reasons-spell-token = 1점과 주문 한 번
reasons-scores = { reasons-points }
reasons-asked-for = 값으로 낼 수 있음: { $token }
reasons-steals = { JOSA($other, "이/가") } 잃는 것: { $token }
reasons-alone = 다른 사람은 값을 낼 수 없음
reasons-strongest = 더 강한 마법 지팡이가 없어 내 것이 됨
reasons-weakest = 나 대신 얻는 사람은 나와 마법 지팡이를 바꿔야 함
reasons-spare = 더 가지고 있음: { $token }
reasons-scores-nothing = 점수가 없음: { $token }
reasons-keeps-universalus = 다른 괴물을 위해 남김: { $token }
reasons-but-fizzles = 그러나 아무 일도 일어나지 않음
reasons-fetches = 얻는 것: { $token }
reasons-imperium = 방의 공개 토큰 하나를 가져옴
reasons-oculus = 비밀 토큰 하나를 보고 얻을 수 있음
reasons-alchemy = 다른 마법 가방에서 토큰 하나를 가져옴
reasons-iskanto = 해자에서 토큰 하나를 가져옴
