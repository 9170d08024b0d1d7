### 아레나가 하는 말: 게임이 어떻게 끝났는지, 게임마다 무엇을 세는지.

arena-balance-seats = 좌석
arena-balance-seat = { $number }번 좌석
arena-balance-endings = 게임이 어떻게 끝났나
arena-balance-decisions = 결정 수

arena-refusal-bot-twice = “{ $given }” 봇을 두 번 적었습니다. 봇마다 한 번만 참가합니다.
arena-refusal-few-bots = 좌석은 { $seats }개인데 봇은 { $bots }개입니다. 봇을 좌석 수 이상 적거나 좌석을 줄이세요.
arena-refusal-folder-taken = { $path }에 이미 대회가 있습니다. --resume으로 이어서 하거나 다른 폴더를 고르세요.
arena-refusal-folder-busy = { $path }의 대회는 다른 프로세스가 진행하고 있습니다. 끝날 때까지 기다리세요.
arena-refusal-folder = { $path } 만들기 또는 쓰기를 할 수 없습니다: { $why }
arena-refusal-no-plan = { $path }에 이어서 할 대회가 없습니다: { $why }
arena-refusal-plan = { $path } 파일은 대회 계획이 아닙니다: { $why }
arena-refusal-games = { $path }: { $line }번째 줄은 이 대회의 판이 아닙니다: { $why }
arena-refusal-version = { $path }의 대회는 { $begun } 버전으로 시작했고 지금은 { $here } 버전이라 봇이 다르게 둘 수 있습니다. 새로 시작하세요.

arena-refusal-bot-changed = { $path }의 대회를 시작할 때와 봇이 다릅니다: { $bots }. 그때의 봇을 되돌리거나 새 대회를 시작하세요.
