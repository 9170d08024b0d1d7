### 봇에 대한 말.

bots-refusal-unknown = “{ $given }” 봇은 없습니다. 있는 봇: { $allowed }.
bots-refusal-count = 좌석은 { $seats }개인데 봇 이름이 { $given }개입니다. 모든 좌석에 쓸 이름 하나를 적거나, 좌석마다 하나씩 적으세요.

## 봇의 성격

bots-about-greedy = greedy: 당장 가장 좋아 보이는 것을 가져갑니다
bots-about-random = random: 아무것이나 가져갑니다
