### 봇에 대한 말.

bots-refusal-unknown = “{ $given }” 봇은 없습니다. 있는 봇: { $allowed }.
bots-refusal-count = 좌석은 { $seats }개인데 봇 이름이 { $given }개입니다. 모든 좌석에 쓸 이름 하나를 적거나, 좌석마다 하나씩 적으세요.

## 봇의 성격

bots-about-greedy = greedy: 당장 가장 좋아 보이는 것을 가져갑니다
bots-about-random = random: 아무것이나 가져갑니다

## 봇의 기억

bots-memory-title = 본 것 가운데 남는 것
bots-memory-about = 가로: 그 뒤로 본 것의 수. 세로: 카드 백 장 가운데 아직 기억하는 수.
bots-memory-reading = 틀린 기억은 없습니다. 카드를 정확히, 색깔만, 또는 전혀 기억하지 못합니다. 펼쳐져 있는 것은 잊지 않습니다.
bots-memory-listed = 덮인 자기 카드 백 장 가운데, 그 뒤로 이만큼 더 보았을 때: 정확히 기억 / 적어도 색깔은 기억.
bots-memory-age = 그 뒤로 본 수
bots-memory-own = 자기 것
bots-memory-others = 다른 사람 것
bots-memory-exact = 정확히
bots-memory-colour = 색깔만
bots-memory-blank = 잊음
bots-memory-span = 확실함: 마지막 { $span }개
bots-memory-decay = 감퇴 { $decay }
bots-memory-longer = 색깔 × { $colour }
bots-memory-attention = 남의 것 × { $attention }
bots-memory-named-fleeting = 스치는 기억
bots-memory-named-short = 짧은 기억
bots-memory-named-fair = 보통 기억
bots-memory-named-good = 좋은 기억
bots-memory-named-perfect = 완벽한 기억
