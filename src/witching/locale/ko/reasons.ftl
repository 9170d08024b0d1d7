### 이유: 봇이라면 무엇을 고를지, 어떻게 끝날지, 왜 그런지.

## 선택

reasons-title-open = 공개된 것으로 본 가장 좋은 선택
reasons-title-all = 알 수 있는 모든 것으로 본 가장 좋은 선택
reasons-rank = { $rank ->
    [first] 힌트: 가장 좋은 선택
    [second] 힌트: 두 번째로 좋은 선택
   *[third] 힌트: 세 번째로 좋은 선택
}
# 끝났을 때 나머지 중 가장 높은 사람보다 몇 점 앞서거나 뒤질지.
reasons-ahead = 약 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 앞섬
reasons-behind = 약 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 뒤짐
reasons-level = 거의 동점
reasons-end-ahead = 끝났을 때 약 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 앞설 수 있음
reasons-end-behind = 끝났을 때 약 { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 뒤질 수 있음
reasons-end-level = 끝났을 때 거의 동점일 수 있음
reasons-less = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 적음
reasons-better = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }점 많음
reasons-same = 점수는 거의 같음
reasons-margin = 점수: 끝났을 때 나머지 중 가장 높은 사람보다 평균 몇 점 앞서는지. 봇이라면 첫 번째를 고릅니다. 봇에게는 점수보다 이기는 것이 더 중요합니다.
# One or two other choices, behind a button.
reasons-more = { $choices }개 더
reasons-fewer = 접기
# In a replay.
reasons-chosen = 실제 선택: { $choice }
reasons-was-chosen = 선택함
# 터미널에서.
reasons-entry = { $choice } ({ $margin })
reasons-not-over = 봇이라면 어떻게 할지는 끝난 게임에서만 알려 줍니다.
reasons-nobody = 여기서는 아무도 고르지 않습니다.
reasons-ask = 봇이라면 여기서 어떻게 할까요?
reasons-ask-for = 봇이 { $seat } 대신이라면 여기서 어떻게 할까요?
reasons-thinking = 봇이 생각하고 있습니다 …

## 모든 게임의 이유

# 이유 대신.
reasons-worlds = 봇이 상상한 게임들에서 결과가 좋았음
reasons-worse = 봇이 상상한 게임들에서 결과가 덜 좋았음
reasons-only = 여기서는 다른 선택이 없음
reasons-alike = 알려진 것만으로는 여기 나온 다른 선택보다 나은 점이 없음
reasons-covered = 덮인 카드는 스스로 기억해야 함
reasons-points = { $points }점

## 마법사의 레시피. $kind: 재료의 이름. $card: 카드.

reasons-ends = 게임이 끝남
reasons-ends-refused = 게임이 끝나고 카드는 갖지 않음
reasons-second = 짝이 되어 감점이 없음: { $kind }
reasons-third = { $kind } 세 장째: { reasons-points }
reasons-fourth = { $kind } 네 장 모두: { reasons-points }
reasons-another = { $kind } 한 장 더
reasons-but-first = 그러나 { $kind } 첫 장이라 한 장뿐이면 { reasons-points } 감점
reasons-but-taken = 그러나 같은 재료의 나머지는 모두 나가서 한 장뿐이면 { reasons-points } 감점
reasons-cheap = 한 장뿐이어도 { reasons-points }만 감점
reasons-but-alone = 그러나 한 장뿐으로 남으면 { reasons-points } 감점
reasons-own-colour = 자기 색은 두 배
reasons-recipe-colour = 자기 레시피의 색
reasons-immuto = { $card }: 모자란 카드를 대신함
reasons-accio = { $card }: 나중에 어디서든 카드 { $charges }장
reasons-declinatio = { $card }: 코너에서 { $charges }번 더 이동
reasons-perluceo = 자기 술단지를 살펴볼 수 있음
reasons-vanesco = { JOSA($other, "이/가") } 잃는 카드: { $card }
reasons-vanishes = { JOSA($other, "이/가") } 내놓는 맨 위 카드: { $card }
reasons-but-rids = 그러나 { JOSA($other, "이/가") } 감점 카드를 떨쳐 냄: { $card }
reasons-denies-third = { $other }에게는 { $kind } 세 장째가 될 카드
reasons-denies-fourth = { $other }에게는 { $kind } 네 장째가 될 카드
reasons-top-of = { $other }의 맨 위 카드도 같은 재료
reasons-double-for = { $other }에게는 두 배로 계산될 카드
reasons-but-next-corner = 그러나 그사이 바뀌는 것이 없으면 다음 이동은 코너에서 끝남
reasons-next-corner-declinatio = 그사이 바뀌는 것이 없으면 다음 이동은 코너에서 끝나지만 더 갈 수 있음: { $card }
reasons-next-card = 그사이 바뀌는 것이 없으면 다음 이동으로 닿는 카드: { $card }
reasons-next-line = 그사이 바뀌는 것이 없으면 다음 이동은 코너에서 끝나지 않음
reasons-saves-declinatio = 충전을 아낌: { $card }
reasons-stays = 카드를 가져오지 않아도 됨

## 인칸티부스. $token: 토큰, 물약, 마법서 또는 마법사.

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
