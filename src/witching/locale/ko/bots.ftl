### 봇에 대한 말.

bots-refusal-unknown = “{ $given }” 봇은 없습니다. 있는 봇: { $allowed }.
bots-refusal-count = 좌석은 { $seats }개인데 봇 이름이 { $given }개입니다. 모든 좌석에 쓸 이름 하나를 적거나, 좌석마다 하나씩 적으세요.

## 봇의 성격

# Above the names of the bots in this language, beside those that are typed.
bots-called = 이름
bots-name-apprentice = 견습생
bots-about-apprentice = 대부분을 잊고 가장 좋은 선택을 자주 놓칩니다. 아이의 첫 게임에 알맞습니다.
bots-name-student = 학생
bots-about-student = 조금 전에 본 것을 기억하고 제법 잘 고릅니다. 재미있고 이길 수 있는 상대입니다.
bots-name-adept = 숙련자
bots-about-adept = 오래된 것은 잊지만 잘 고릅니다.
bots-name-magus = 마법사
bots-about-magus = 기억력도 눈썰미도 좋습니다. 이기려면 둘 다 필요합니다.
bots-name-archmage = 대마법사
bots-about-archmage = 아무것도 잊지 않고 다섯 단계 가운데 가장 잘 고릅니다.
# Beyond the five levels.
bots-name-sage = 현자
bots-about-sage = 아무것도 잊지 않고 훨씬 오래 생각합니다. 대마법사를 이기는 분을 위한 상대입니다.
# Above the next two, in a list to choose from.
bots-for-writers = 봇을 만드는 분을 위한 봇
bots-name-greedy = 욕심쟁이
bots-about-greedy = 당장 가장 좋아 보이는 것을 가져갑니다. 봇을 만드는 사람을 위한 잣대입니다.
bots-name-random = 무작위
bots-about-random = 아무것이나 가져갑니다. 시험과 통계를 위한 봇입니다.
bots-hurried = 여기서는 엔진이 컴파일되지 않았습니다. 견습생부터 대마법사까지의 단계와 현자는 선택마다 약 1초씩 시간을 정해 생각하므로 제 실력보다 약합니다. C 컴파일러가 있으면 처음 시작할 때 컴파일되므로, 1분 뒤에 다시 시작하세요.
