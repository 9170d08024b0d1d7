### 명령줄이 하는 말. 대문자 자리 표시(GAME, FILE, COMMAND …)는 사용법 줄에 나오는 그대로 둡니다.

cli-help =
    마녀의 시간(Witching Hour): 충실하게 옮긴 마법사 보드게임 두 가지.

    봇을 만들고 게임을 연구하는 사람을 위한 엔진이기도 합니다.

    명령의 옵션은 `witching COMMAND --help` 명령으로 볼 수 있습니다.
cli-error = { $what }

## 도움말, 그리고 알아들을 수 없는 명령줄

cli-usage-title = 사용법:
cli-usage-options = 옵션
cli-usage-commands = 명령(COMMAND)
cli-usage-options-piece = [옵션]
cli-usage-command-piece = COMMAND …
cli-usage-help = 이 도움말을 보여 줍니다.
cli-usage-command = “{ $given }” 명령은 없습니다. 있는 명령: { $allowed }.
cli-usage-option = 여기에는 “{ $given }” 옵션이 없습니다.
cli-usage-value = { $name }: 값이 필요합니다.
cli-usage-missing = { $name }: 빠져 있습니다.
cli-usage-number = { $name }: 정수를 적어야 합니다.
cli-usage-extra = 명령줄에 필요 없는 것이 더 적혀 있습니다.
cli-usage-try = `{ $command } --help` 명령으로 사용법을 볼 수 있습니다.
cli-lang-help = 언어: en, ru, it, ko, de, fr. 적지 않으면 WITCHING_LANG 또는 터미널의 설정을 따릅니다.
cli-refusal-language = “{ $given }” 언어는 쓸 수 없습니다. 쓸 수 있는 언어: { $allowed }.

## 버전과 빌드

cli-version-help = 버전과, 컴파일된 엔진을 쓰고 있는지를 보여 줍니다.
cli-version = witching { $version } ({ $build })
cli-build-compiled = 컴파일된 엔진
cli-build-pure = 컴파일되지 않음, WITCHING_PURE 설정에 따름
cli-build-absent = 컴파일되지 않음: 아직 빌드하지 않음
cli-build-stale = 컴파일되지 않음: 빌드한 뒤 소스가 바뀜
cli-build-foreign = 컴파일되지 않음: 다른 파이썬용 빌드
cli-build-broken = 컴파일되지 않음: 빌드가 온전하지 않음
cli-build-unused = 엔진의 상태: { $build }. `python3 run.py setup` 명령으로 새로 빌드할 수 있습니다.

## 게임의 옵션

cli-seats-help = 좌석 수, { $least }~{ $most }.
cli-option-tick-help = { $game }: { $label }.
cli-option-choice-help = { $game }: { $label }: { $values }(기본값: { $usual }).
cli-option-edition-help = { $game }: { $label }: { $values } (지정하지 않으면 { $usual }, `play`와 `watch`는 여러분 언어의 판).
cli-edition-usual = 이 언어로 인쇄된 판이 없어서 { $edition }(`{ $name }`)의 규칙을 따릅니다. 다른 판은 `--edition`으로 고릅니다: { $others }.
cli-option-seats-help = 일부 좌석만: { $value }:0,2(좌석은 0부터 셉니다).
cli-option-file-help = { $game }: { $label }(이 파일). 바탕이 될 파일은 `witching box { $name }` 명령으로 출력합니다.
cli-rule-help = 이름으로 정하는 옵션. 여러 번 쓸 수 있습니다. { $names }.

## 거절

cli-refusal-game = 선반에 “{ $given }” 게임은 없습니다. 있는 게임: { $allowed }.
cli-refusal-schema = “{ $given }”에 대한 스키마는 없습니다. 있는 스키마: { $allowed }.
cli-refusal-twice = { $name }: 두 번 적혀 있습니다. 한 번만 적으세요.
cli-refusal-rule = “{ $given }” 하우스 룰은 없습니다. NAME=VALUE 형식으로 적으세요.
cli-refusal-range = { $name }: { $given }. { $least }부터 { $most }까지여야 합니다.
cli-refusal-no-box = { $game }: 상자를 바꿀 수 없는 게임입니다.
cli-refusal-box-file = 파일을 읽을 수 없습니다({ $file }): { $why }
cli-refusal-box-large = { $file }: 너무 큽니다. 상자 파일은 많아야 { $most }바이트입니다.
cli-refusal-box-text = { $file }: UTF-8 텍스트가 아닙니다. 위치 { $place }의 바이트가 맞지 않습니다.
cli-refusal-file = 읽을 수 없습니다: { $why }
cli-refusal-records-there = { $path } 폴더에 이미 { $game } 기록이 있습니다. 다른 폴더를 고르거나 그 기록을 지우세요.
cli-refusal-folder = 폴더를 만들거나 쓸 수 없습니다({ $path }): { $why }
cli-refusal-record = 기록을 쓸 수 없습니다({ $path }): { $why }

## simulate

cli-simulate-help = 봇들이 GAME 게임을 여러 판 하게 하고 그 결과를 보여 줍니다. --jobs 값이 무엇이든 시드가 같으면 결과도 같습니다.
cli-simulate-progress = 진행 중
cli-games-help = 게임을 몇 판 할지. 기본값: 1000.
cli-bots-help = 봇: 모든 좌석에 쓸 이름 하나, 또는 좌석마다 하나씩 쉼표로 나누어 적습니다. --seats가 없으면 이름을 여럿 적은 만큼 좌석이 생깁니다. 있는 봇: { $bots }.
cli-seed-help = 시리즈의 시드, 0부터. 기본값: 1.
cli-jobs-help = 프로세스 몇 개로 게임을 할지. 기본값: 1.
cli-records-help = 모든 게임의 기록을 이 폴더에 저장합니다.
cli-json-help = 수치를 JSON 객체 하나로, 출력의 마지막 줄에 씁니다.
cli-figures-title = { $game }: 게임 { $games }판
cli-figures-seat = 좌석
cli-figures-bot = 봇
cli-figures-wins = 승률
cli-figures-points = 점수
cli-figures-deviation = 표준편차
cli-figures-lowest = 최저
cli-figures-highest = 최고
cli-figures-ends = 게임이 어떻게 끝났나
cli-figures-cause = 원인
cli-figures-share = 비율
cli-figures-length = 게임 한 판의 결정은 평균 { $mean }번, 적게는 { $shortest }번에서 많게는 { $longest }번입니다.
cli-figures-speed-compiled = { $seconds }초 동안 결정 { $decisions }번, CPU 1초에 { $rate }번, 컴파일됨.
cli-figures-speed-pure = { $seconds }초 동안 결정 { $decisions }번, CPU 1초에 { $rate }번, 컴파일되지 않음.
cli-figures-speed-unknown = 결정 { $decisions }번: 속도를 재기에는 너무 적습니다.
cli-figures-interrupted = 중단됨: 게임 { $wanted }판 가운데 { $games }판을 했습니다.
cli-player-lost = 게임을 하던 프로세스 하나가 갑자기 끝났습니다. 누군가 또는 시스템이 종료시켰습니다.

## simulate --balance

cli-balance-help = 게임을 만드는 사람이 궁금해하는 것도 셉니다: 무엇을 얼마나 자주 가져가는지, 몇 점이 되는지, 그것으로 누가 이기는지.
cli-svg-help = --balance와 함께: 수치를 이 SVG 파일에 그립니다.
cli-refusal-svg-alone = --svg 옵션은 --balance 수치를 그립니다. 둘 다 적으세요.
cli-refusal-svg-file = 파일을 쓸 수 없습니다({ $path }): { $why }
cli-balance-lots = 무엇으로 시작하나
cli-balance-things = 무엇을 가져가나
cli-balance-lengths = 얼마나 걸리나
cli-balance-shares = 어떻게 끝나나
cli-balance-a-game = 한 판에
cli-balance-mean = 평균
cli-balance-fewest = 최소
cli-balance-most = 최대
cli-balance-points = 점수
cli-balance-points-each = 하나당 점수
cli-balance-helps = 기여 점수
cli-balance-seats = 좌석 수
cli-balance-wins = 승률
cli-balance-share = 비율
cli-balance-nothing = –
cli-balance-columns = 한 판에: 모든 좌석이 가져간 횟수의 합. 점수: 끝날 때 하나당 얻은 점수. 기여 점수: 하나로 비용을 치르거나 괴물을 잡아 얻은 것의 점수.
cli-balance-reading = 승률: 그것을 가진 좌석의 승률과 95% 신뢰 구간. 모두 똑같다면 { $even }%가 됩니다.
cli-balance-title = { $game } 밸런스
cli-balance-about = 게임 { $games }판 · 좌석 { $seats }개 · { $played } · 시드 { $seed }
cli-balance-scale = 막대의 눈금은 장마다 다릅니다. 점: 승률과 그 95% 신뢰 구간. 점선은 { $even }%, 모든 좌석이 똑같을 때의 승률입니다.
cli-balance-range = { $mean } ({ $fewest }–{ $most })
cli-balance-drawn = 그렸습니다: { $path }

## Custom bots

cli-limit-help = 직접 만든 봇(./my_bot.py처럼 파일로 적음)이 선택 하나에 쓸 수 있는 초. 따로 정하지 않으면 10.
cli-watch-failed = { $bot } 봇이 실패했습니다: { $what }. 그때마다 대신 제비로 골랐습니다.
cli-forfeits = 봇이 실패해 규칙에 따라 진 판: { $games }. 승리는 나머지가 나눕니다.
cli-forfeit = { $bot }(판 수: { $games }), 처음은 판 { $game }, 좌석 { $seat }: { $what }. 다음 명령으로 다시 볼 수 있습니다.

## tournament

cli-tournament-help = 봇들이 GAME 대회를 합니다. 같은 패를 모든 좌석에서 두며, 따로 정하지 않으면 2인입니다. 레이팅과 누가 누구를 앞서는지 보여 줍니다. 계획이 같으면 --jobs 값이나 중단 횟수와 관계없이 결과가 같습니다.
cli-tournament-bots-help = 참가하는 봇을 쉼표로 구분해 적습니다. 좌석 수 이상이어야 합니다.
cli-tournament-games-help = 모두 몇 판을 둘지 정합니다. 따로 정하지 않으면 1000판이며, 마지막 패도 모든 좌석에서 두도록 그만큼 늘어납니다.
cli-iterations-help = 탐색하는 봇이 선택마다 쓰는 반복 횟수입니다.
cli-tournament-out-help = 이 폴더에 대회를 보관합니다: 계획, 판, result.json, times.json, report.html.
cli-tournament-resume-help = 이 폴더의 대회를 이어서 합니다. 계획도 그 안에 있습니다.
cli-refusal-tournament-bots = 참가할 봇을 적으세요. 예: --bots student,adept
cli-refusal-tournament-out = --out은 새 대회를 시작하고 --resume은 대회를 이어서 합니다. 하나만 적으세요.
cli-refusal-tournament-plan = { $path }의 대회는 계획이 다릅니다. 다른 것: { $names }. 이어서 하려면 그것을 빼고, 아니면 새 폴더에서 시작하세요.
cli-tournament-title = 대회: { $game }
cli-tournament-about = 판: { $games } · 좌석: { $seats } · 옵션: { $options } · 시드 { $seed }
cli-tournament-rank = 순위
cli-tournament-rating = 레이팅
cli-tournament-cpu = CPU ms
cli-tournament-ratings = 레이팅
cli-tournament-matrix = 누가 누구를 앞서는가
cli-tournament-cell = { $one } > { $other }: { $rate }
cli-tournament-reading-rating = 레이팅: 플래킷-루스 모형(openskill)으로 잰 실력과 95% 범위. 모두 25에서 시작하며 높을수록 강합니다.
cli-tournament-reading-wins = 승리: 윌슨의 95% 구간. 공동 승리는 나눕니다. 같은 봇들이 모든 좌석에서 둔 한 패를 관측 하나로 세고, 관측들은 서로 독립이라고 봅니다.
cli-tournament-reading-cpu = CPU ms: 선택 하나에 든 계산 시간(밀리초), 평균(최대).
cli-tournament-reading-matrix = 함께 둔 100판 가운데 가로줄의 봇이 세로줄의 봇을 앞선 판 수. 비기면 절반입니다. 함께 적힌 것은 95% 구간입니다.
cli-tournament-reading-scores = 봇마다 몇 점을 얼마나 자주 얻었는지, 모두 같은 눈금으로 그렸습니다. 점선은 평균입니다.
cli-tournament-made-compiled = { $versions }, 컴파일된 엔진으로 두었습니다.
cli-tournament-made-pure = { $versions }, 컴파일하지 않은 엔진으로 두었습니다.
cli-tournament-kept = 보관한 곳: { $path }
cli-tournament-go-on = 이어서 하기: { $program } tournament --resume { $path }

## verify

cli-verify-help = 기록을 확인합니다: 모든 단계를 다시 진행해 보고 커밋먼트와 결과를 대조합니다. 파일마다 한 줄로 알려 주고, 폴더를 적으면 그 안의 모든 파일을 확인합니다. 하나라도 틀리면 종료 코드는 1이고, 틀린 기록은 없어도 설치되지 않은 게임의 기록이 있으면 2입니다.
cli-verify-right = { $file }: 맞음: { $what }
cli-verify-wrong = { $file }: 틀림: { $what }
cli-verify-unchecked = { $file }: 확인하지 못함: { $what }
cli-verify-total = 맞음 { $right }개, 틀림 { $wrong }개
cli-verify-total-unchecked = 맞음 { $right }개, 틀림 { $wrong }개, 확인하지 못함 { $unchecked }개

## schema

cli-schema-help = SUBJECT의 JSON 스키마를 출력합니다. SUBJECT는 게임(기록), “protocol”(서버 메시지), “http”(HTTP로 주고받는 내용) 또는 “stored”(데이터베이스와 대회 폴더에 저장되는 내용)입니다.

## box

cli-box-help = GAME 게임의 상자 파일을 출력합니다: 무엇이 몇 개 있고, 비용이 얼마이며, 몇 점인지.
cli-box-check-help = 대신 직접 만든 상자 파일을 확인합니다: 줄마다 무엇이 얼마나 어긋나는지.
cli-box-off = { $file }: 여러 곳이 어긋납니다 [{ $rule }]:
cli-box-right = { $file }: 게임을 할 수 있는 상자입니다

## bots

cli-bots-group-help = 어떤 봇이 있고 각각 어떤지 보여 줍니다. 명령을 덧붙이면 어떻게 만들어졌는지 보여 줍니다.
cli-bots-own = --bots나 --players에 이름을 적으면 그 봇이 게임합니다. 직접 만든 봇은 파일 경로로 적습니다(docs/guide/bot.md).
cli-bots-memory-help = 이름이 있는 기억마다 본 것이 얼마나 남는지 보여 줍니다(docs/memory.md).
cli-bots-out-help = 이 SVG 파일에 그림도 그립니다.

## watch

cli-watch-help = 봇들이 GAME 게임을 한 판 하게 하고, 일어나는 일을 관전자가 아는 만큼 알려 줍니다.
cli-watch-seed-help = 게임의 시드. 적지 않으면 아무도 재현할 수 없는 배치가 됩니다.
cli-watch-progress = 봇들이 게임하고 있습니다. 지금까지 선택 { $choices }번
