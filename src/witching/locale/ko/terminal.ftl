### 게임을 하는 동안 터미널에서 하는 말.

## play: 옵션

terminal-play-help = 이 터미널에서 GAME 게임을 합니다. 혼자 봇을 상대하거나, 여럿이 화면을 넘겨 가며 할 수 있습니다.
terminal-players-help = 누가 하는지 좌석 순서대로 쉼표로 나누어 적습니다: human 또는 봇({ $bots }). 기본값: human,{ $usual }.
terminal-names-help = 이름을 쉼표로 나누어 적습니다. 사람이 먼저, 봇이 나중입니다.
terminal-seed-help = 배치의 시드. 적지 않으면 아무도 재현할 수 없는 배치가 됩니다.
terminal-save-help = 게임을 데이터 폴더 대신 이 파일에 저장합니다.
terminal-resume-help = FILE 파일의 게임을 이어서 합니다. 파일을 적지 않으면 끝나지 않은 게임의 목록을 보여 줍니다.
terminal-plain-help = 보드 대신 문장으로, 색 없이 보여 줍니다. 스크린 리더용입니다.

## 거절

terminal-refusal-game = 어떤 게임인지 적으세요: { $allowed }.
terminal-refusal-nobody = 게임을 하는 사람이 없습니다. 봇끼리 하는 게임은 `witching watch` 명령으로 볼 수 있습니다.
terminal-refusal-seats = 좌석은 { $seats }개인데 플레이어가 { $players }명입니다.
terminal-refusal-names = 플레이어는 { $players }명인데 이름이 { $names }개입니다.
terminal-refusal-name = “{ $given }”: 이름으로 쓸 수 없습니다. 이름은 화면에 나타낼 수 있는 글자로 1자에서 { $most }자까지입니다.
terminal-refusal-name-twice = “{ $given }” 이름을 두 플레이어가 씁니다. 서로 다른 이름을 지어 주세요.
terminal-refusal-save = 게임을 저장할 수 없습니다({ $path }): { $why }
terminal-refusal-resume = 이어서 하는 게임에는 플레이어와 설정이 이미 정해져 있습니다. 빼야 할 것: { $names }.
terminal-refusal-players = 이 판의 플레이어: { $players }. 이어서 하려면 --players에 같은 플레이어를 순서대로 적고, 파일 봇은 파일 경로로 적으세요.
terminal-refusal-other-game = { $path } 파일에는 { $game } 게임이 들어 있습니다.
terminal-refusal-there = { $path } 파일이 이미 있습니다. 다른 파일을 고르거나 그 파일의 게임을 이어서 하세요: --resume
terminal-refusal-load = 파일을 읽을 수 없습니다({ $path }): { $why }
terminal-refusal-finished = { $path }: 이미 끝난 게임입니다. `witching replay` 명령으로 다시 볼 수 있습니다.

## 이름

terminal-player-name = 플레이어 { $number }
terminal-players = 플레이어: { $players }
# 이름 네 개, 쉼표로 나눔.
terminal-bot-names = 모르가나, 멀린, 비비안, 모드레드

## 차례

terminal-narrow = 이 창의 너비가 { $wide }칸보다 좁아 테이블을 문장으로 알려 드립니다. 창을 넓히면 판이 그려집니다.
terminal-gather = 모두 골랐습니다. 이제 다 함께 화면을 보세요!
terminal-no-legend = 이 게임은 문장으로 알려 드리므로 설명할 기호가 없습니다.
terminal-intro = 선택의 번호를 입력하세요. ?를 입력하면 그 밖에 입력할 수 있는 것을 알려 줍니다.
terminal-prompt = { "> " }
terminal-go-on = 계속하려면 Enter { "" }
terminal-hand-over = { $player } 님에게 화면을 넘겨 주세요. 다른 분들은 화면을 보지 마세요.
terminal-hand-over-prompt = { $player } 님, 혼자만 화면을 볼 수 있을 때 Enter를 누르세요 { "" }
terminal-look-close = 그만 보려면 Enter { "" }
terminal-unknown-answer = “{ $typed }”: 여기서 고를 수 없습니다. 목록의 번호를 입력하세요. 도움말은 ?입니다.
terminal-bot-failed = { $seat }: { $bot } 봇이 실패했습니다({ $why }). 대신 제비로 골랐습니다.
terminal-hint-typed = 가장 좋은 것이 맨 위에 있습니다. 각 선택 앞에 적힌 것을 입력하면 됩니다.
terminal-hint-order = 가장 좋은 것이 맨 위에 있습니다.
terminal-undo-nothing = 아직 되돌릴 것이 없습니다.
terminal-undo-ask = { $player } 님이 선택을 되돌리려고 합니다: “{ $choice }”. 되돌린 일은 기록에 남습니다.
terminal-undo-prompt = 모두 동의합니까? (예/아니요) { "" }
# "예"로 치는 모든 말, 쉼표로 나누고 소문자로.
terminal-yes = 예, 네, 응, ㅇ, ㅇㅇ, y, yes

## 나가기와 끝내기

terminal-left =
    게임을 저장했습니다. 이어서 하려면:
      { $program } play --resume { $file }
terminal-kept =
    게임을 보관했습니다. 다시 보려면:
      { $program } replay { $file }
terminal-unfinished-none = 끝나지 않은 게임이 없습니다.
terminal-unfinished-title = 끝나지 않은 게임: { $games }. 최근 게임:
terminal-unfinished-game = { $number }. { $game } · { $names } · 선택 { $choices }번 · { $when } · { $file }
terminal-unfinished-prompt = 어느 게임을 이어서 할까요? (Enter: 하지 않음) { "" }
terminal-unfinished-go-on = 그중 하나를 이어 하려면: `{ $program } play --resume 파일`.

## 명령: 입력할 수 있는 말, 쉼표로 나눔

terminal-command-help = ?, h, 도움말
terminal-command-hint = 힌트
terminal-command-undo = u, 되돌리기
terminal-command-log = 로그
terminal-command-board = b, 보드
terminal-command-legend = 범례
terminal-command-rules = 규칙
terminal-command-quit = q, 나가기

## 명령이 하는 일

terminal-help-title = 입력할 수 있는 것
terminal-help-choices = 선택의 번호, 또는 그 맨 앞에 적힌 표기(예: c3, pass, V3).
terminal-help-help = 이 도움말
terminal-help-hint = 봇이라면 무엇을 고를지, 왜 그런지
terminal-help-undo = 자기 마지막 선택 되돌리기
terminal-help-log = 지금까지 일어난 모든 일, 알려도 되는 만큼
terminal-help-board = 테이블 다시 보기
terminal-help-legend = 테이블에 있는 표시의 뜻과 점수 계산
terminal-help-rules = 규칙서
terminal-help-quit = 나가기. 게임은 저장되며 이어서 할 수 있습니다
terminal-help-lookup = 낱말이나 기호로 규칙 찾아보기

## replay

terminal-replay-help = FILE 파일의 게임을 한 단계씩 다시 봅니다. 앞으로도 뒤로도, 누구의 눈으로든 볼 수 있습니다.
terminal-as-help = 누구의 눈으로 볼지: open(모든 카드), table(모두에게 공개된 것), 또는 0부터 센 좌석 번호. 기본값은 open이고, 끝나지 않은 게임은 table로 보여 줍니다.
terminal-cites-help = 단계마다 그 바탕이 되는 규칙을 보여 줍니다.
terminal-replay-prompt = Enter: 다음, b: 이전, ?: 도움말 > { "" }
terminal-replay-unknown = “{ $given }”은(는) 여기서 쓸 수 없는 말입니다. 단계 번호나 다음 말을 입력할 수 있습니다.
terminal-replay-heading = { $last }단계 중 { $moment }단계 · 시점: { $eyes }
terminal-replay-heading-unfinished = 끝나지 않은 게임 · { $last }단계 중 { $moment }단계 · 시점: { $eyes }
terminal-replay-heading-present = 아직 끝나지 않은 게임: 기억에 의지하는 테이블이므로 끝날 때까지는 지금 순간만 볼 수 있습니다 (G-MEMORY) · 시점: { $eyes } · { $moment }/{ $last }
terminal-replay-auto = 자동으로 넘어갑니다. Ctrl-C를 누르면 멈춥니다.
terminal-replay-open = 전체
terminal-replay-table = 테이블
terminal-replay-cites = 규칙: { $rules }
terminal-command-replay-forward = n, 다음
terminal-command-replay-back = b, 이전
terminal-command-replay-first = 처음
terminal-command-replay-last = 끝
terminal-command-replay-auto = a, 자동
terminal-command-replay-hint = 힌트
terminal-command-replay-rules = r, 규칙
terminal-command-replay-help = ?, h, 도움말
terminal-command-replay-quit = q, 나가기
terminal-replay-help-forward = 다음 단계(Enter도 같음). 숫자를 입력하면 그 단계로 갑니다
terminal-replay-help-back = 이전 단계
terminal-replay-help-first = 카드를 나눈 처음
terminal-replay-help-last = 게임의 끝
terminal-replay-help-auto = 저절로 계속 넘기기. Ctrl-C로 멈춥니다
terminal-replay-help-hint = 여기서 봇이라면 무엇을 골랐을지, 왜 그런지
terminal-replay-help-rules = 단계마다 규칙 보이기, 또는 숨기기
terminal-replay-help-help = 이 안내
terminal-replay-help-quit = 나가기
terminal-replay-help-eyes = 이 시점으로 보기

## 규칙 찾아보기

terminal-rules-all = 규칙 목록입니다. 하나를 읽으려면 ?와 낱말이나 기호를 입력하세요. 예: ?{ $example }
terminal-rules-found = “{ $words }”에 관련된 규칙이 여럿입니다. ?와 그중 하나의 기호를 입력하세요:
terminal-rules-none = “{ $words }”에 관련된 규칙이 없습니다. 혹시 이 가운데 하나인가요?

## 메뉴

terminal-menu-title = ✦ 마녀의 시간 ✦
terminal-menu-resume = 끝나지 않은 게임 이어서 하기({ $games })
terminal-menu-rules = { $game } 규칙
terminal-menu-language = English · Русский · Italiano · 한국어 · Deutsch · Français
terminal-menu-leave = 나가기
terminal-menu-prompt = 선택 (Enter: { $usual }) > { "" }
terminal-menu-number = { $least }부터 { $most }까지의 숫자를 입력하세요.
terminal-menu-options = Enter: 이대로 하기. 번호를 입력하면 바꿉니다 > { "" }
terminal-menu-seats = 어느 플레이어인가요? 번호를 쉼표로 나누어 적으세요(Enter: 없음) > { "" }
terminal-menu-file = 어느 파일인가요? (Enter: 없음) > { "" }
terminal-menu-people = 이 화면에서 몇 명이 할까요? (1~{ $most }, Enter: 1) { "" }
terminal-menu-name = { $number }번 플레이어의 이름은? (Enter: { $usual }) { "" }
terminal-menu-bots = 봇은 몇 명 넣을까요? (가능한 수: { $allowed }. Enter: { $usual }) { "" }
terminal-menu-kind = 어떤 봇으로 할까요? (Enter: { $usual }) { "" }
terminal-menu-kinds = 1부터 { $most }까지의 숫자나 이름을 입력하세요. 모든 봇에 하나, 또는 봇 { $bots }개에 하나씩 쉼표로 나누어 적습니다.
terminal-menu-again = a: 같은 플레이어로 다시, r: 방금 게임 다시 보기, Enter: 메뉴 > { "" }
# 거기서 입력할 수 있는 말, 쉼표로 나눔.
terminal-menu-again-play = a, 다시
terminal-menu-again-replay = r, 다시 보기
terminal-menu-rules-prompt = 규칙을 읽을 낱말이나 기호(Enter: 돌아가기) > { "" }
