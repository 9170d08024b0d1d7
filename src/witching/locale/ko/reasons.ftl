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
