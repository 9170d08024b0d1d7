### 봇에 대한 말.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

bots-refusal-unknown-own = “{ $given }” 봇은 없습니다. 있는 봇: { $allowed }. 직접 만든 봇은 ./my_bot.py처럼 파일 경로로 적으세요.
bots-refusal-near = “{ $given }” 봇은 없습니다. 혹시 { $near }인가요? 있는 봇: { $allowed }. 직접 만든 봇은 ./my_bot.py처럼 파일 경로로 적으세요.
bots-refusal-file = 봇 파일 { $path } 읽기에 실패했습니다: { $why }
bots-refusal-broken = { $bot } 봇을 불러올 수 없습니다: { $what }
bots-refusal-no-name = { $bot } 안에 { $name } 없음: witching.bots.bot.Bot에서 파생한 클래스나 함수를 적으세요.
bots-refusal-no-bot = { $bot }에 봇이 없습니다. 함수 choose(game, knowledge, choices, rng)나 witching.bots.bot.Bot에서 파생한 클래스가 필요합니다.
bots-refusal-several = { $bot }에 봇이 여럿 있습니다. 하나를 고르세요: { $names }
bots-refusal-slow = { $bot } 봇을 { $seconds }초 안에 불러오지 못했습니다.
bots-refusal-died = { $bot } 봇이 불러오는 동안 자기 프로세스를 끝냈습니다.
bots-failed-raised = 봇 안의 오류
bots-failed-stalled = 제한 시간 안에 선택하지 않음
bots-failed-illegal = 허용되지 않는 선택
bots-failed-died = 자기 프로세스를 끝냄
bots-failed-unloaded = 종료된 뒤 다시 불러오지 못함

## 봇의 성격

bots-list = 봇들의 특징

## 봇의 기억

bots-memory-title = 본 것 가운데 남는 것
bots-memory-about = 가로: 그 뒤로 본 것의 수. 세로: 카드 백 장 가운데 아직 기억하는 수.
bots-memory-reading = 틀린 기억은 없습니다. 카드를 정확히, 색깔만, 또는 전혀 기억하지 못합니다. 펼쳐져 있는 것은 잊지 않습니다.
bots-memory-listed = 덮인 자기 카드 백 장 가운데, 그 뒤로 이만큼 더 보았을 때: 정확히 기억 / 적어도 색깔은 기억.
bots-memory-levels = 수준별 기억력과 현자의 기억력
# Who has a memory in a game.
bots-memory-who = { $game }: { $bots }
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
bots-memory-parameters = 기억마다 다른 점
# What the four texts above mean, each beginning with its word.
bots-memory-means-span = 확실함: 마지막으로 본 것을 이 수만큼은 확실히 기억합니다.
bots-memory-means-decay = 감퇴: 나머지를 얼마나 가파르게 잊는지를 나타냅니다. 0이면 아무것도 잊지 않습니다.
bots-memory-means-longer = 색깔 ×: 색깔만은 카드 전체보다 이 배수만큼 천천히 잊습니다.
bots-memory-means-attention = 남의 것 ×: 남의 것은 자기 것에 견주어 이만큼만 주의해서 보므로 더 빨리 잊습니다. 0.50이면 두 배 빠릅니다.
bots-memory-named-fleeting = 스치는 기억
bots-memory-named-short = 짧은 기억
bots-memory-named-fair = 보통 기억
bots-memory-named-good = 좋은 기억
bots-memory-named-perfect = 완벽한 기억
