### 브라우저에서 보는 페이지.

page-brand = Witching Hour
page-broken = 여기서는 “{ $game }” 게임을 할 수 없습니다. 이유는 서버 로그에 있습니다.
page-skip = 본문으로 건너뛰기
page-language = 언어
page-home = 첫 페이지로
page-plain = 그림과 스크립트가 없는 간단한 페이지
page-refused = 처리하지 못했습니다
page-refusal-rule = “{ $given }” 규칙은 없습니다.

## 누구인지

page-who = 누구신가요?
page-name = 이름
page-name-of = { $number }번 플레이어의 이름
page-symbol = 아이콘
page-symbol-owl = 부엉이
page-symbol-cat = 고양이
page-symbol-toad = 두꺼비
page-symbol-raven = 까마귀
page-symbol-bat = 박쥐
page-symbol-moon = 달
page-symbol-star = 별
page-symbol-key = 열쇠
page-symbol-candle = 양초
page-symbol-broom = 빗자루
page-symbol-cauldron = 솥단지
page-symbol-feather = 깃털

## 무엇을 할지

page-rules = { $game } 규칙
page-editions-all = 모든 판
page-more = 다른 설정
page-set-seats = 인원
page-set-edition = 규칙의 판
page-set-bot = 봇
page-set-pace = 선택 시간
page-set-spectators = 관전할 수 있는 사람
page-set-listed = 친구와 함께할 테이블을 공개 목록에도 보이기
page-pace = { $minutes ->
    [0] 시간 제한 없음
   *[other] { $minutes }분
}
page-spectators-open = 링크가 있는 누구나
page-spectators-after = 다른 사람은 게임이 끝난 뒤에만
page-spectators-none = 플레이어만

## 테이블 목록

page-mine = 내 테이블
page-lobby = 앉을 수 있는 테이블
page-lobby-empty = 아직 모두에게 열린 테이블이 없습니다.
page-finished = 끝난 게임
page-record = 기록 내려받기
page-stage-open = 아직 시작하지 않았습니다.
page-stage-playing = 게임 중입니다. 관전할 수 있습니다.
page-turn-yours = 내 차례입니다.
page-turn-of = 지금 차례: { $names }.
page-seats-free = 빈자리 { $seats }개.

## 정해진 것

page-terms = 정해진 것
page-term = { $name }: { $value }
page-yes = 예
page-no = 아니요

## 이 네트워크의 다른 사람들

page-network = 이 네트워크의 다른 사람들
page-network-ask = 이 네트워크의 다른 사람도 들어오게 하기
page-network-about = 같은 네트워크(예: 같은 Wi-Fi)에 있는 휴대전화와 컴퓨터가 이 페이지를 열어 함께 게임할 수 있게 됩니다. 이 컴퓨터의 파일은 보이지 않습니다. 프로그램을 끝내면 함께 끝납니다. 낯선 사람이 있는 네트워크에서는 하지 마세요.
page-network-do = 들어오게 하기
page-network-open = 이 네트워크에서 이 페이지의 주소:
page-network-closed = 지금은 이 컴퓨터에서만 이 페이지를 열 수 있습니다. 다른 사람도 들어오게 하면 다른 기기의 사람이 돌아올 수 있습니다.

## 게임 전

page-people = 테이블에 앉은 사람
page-seat-open = 빈자리
page-seat-you = 나
page-seat-host = 방장
page-seat-bot = 봇
page-seat-replaced = 지금은 봇이 대신함
page-seat-away = 자리 비움
page-seat-grace = { $left } 뒤에 봇이 대신함
page-seat-due = 선택할 차례
page-stand = 일어나기
page-arrange-bot = 봇 초대하기
page-arrange-open = 사람을 위해 비워 두기
page-mute = 이 사람의 말 숨기기
page-unmute = 이 사람의 말 보이기
page-replace = 봇에게 맡기기
page-replace-me = 내 자리를 봇에게 맡기기
page-return = 다시 직접 하기
page-bot-plays = 다시 직접 할 때까지 봇이 대신합니다.
page-remove = 내보내기
page-sit = 앉기
page-sit-title = 이 테이블에 앉기
page-sit-another = 이 화면에서 한 사람 더 앉기
page-begin = 게임 시작
page-begin-wait = 아직 빈자리가 { $seats }개 있습니다. 사람이나 봇이 앉으면 시작할 수 있습니다.
page-begin-host = 모두 모였습니다. 방장이 게임을 시작합니다.
page-link = 친구 초대
page-link-about = 이 링크를 보내거나 친구의 카메라로 QR 코드를 찍게 하세요. 링크가 있으면 누구나 앉을 수 있습니다.
page-link-watch = 자리가 모두 찼습니다. 링크가 있으면 누구나 관전할 수 있습니다.
page-link-local = 아직은 이 컴퓨터에서만 열리는 링크입니다.
page-qr = 링크의 QR 코드
page-device = 다른 기기에서 이어 하기
page-device-about = 다른 기기에서 이 링크를 여세요. 이 링크가 있는 사람은 누구나 나를 대신해 게임할 수 있으니 다른 사람에게 보여 주지 마세요.
page-key-title = { $game }: 여기서 이어 하기
page-key-here = 내 자리의 게임을 이 기기에서 이어 갈 수 있습니다. 그러면 다른 기기에서는 보기만 할 수 있습니다.
page-key-do = 여기서 이어 하기
page-close-title = 이 테이블 닫기
page-close-about = 모두의 게임이 결과 없이 끝납니다.
page-close = 테이블을 완전히 닫기
page-closed = 방장이 이 테이블을 닫았습니다.
page-not-shown = 이 테이블에서는 관전자 없이 게임합니다.

## 게임 중

page-title-yours = { $game }: 내 차례
page-title-here = { $game }: { $name }
page-title-of = { $game }: { $names } 님을 기다리는 중
page-title-won = { $game }: { $names } 님 승리
page-news = 일어난 일
page-news-none = 아직 아무 일도 일어나지 않았습니다.
page-lost = 연결이 끊겼습니다. 다시 연결하는 중 …
page-log = 지금까지의 이야기
page-table = 테이블
page-legend = 표시의 뜻
page-look = 나만 볼 수 있는 것
page-look-close = 그만 보기
page-change = 선택 바꾸기
page-clock = 남은 시간: { $left }. 그 뒤에는 봇이 고릅니다.
page-left-seconds = { $seconds }초
page-left-minutes = { $minutes }분
page-hint = 힌트 받기
page-take-back = 되돌리기
page-hand-on = 화면 넘기기
page-hand-over = { $name } 님에게 화면을 넘겨 주세요. 다른 분들은 화면을 보지 마세요.
page-i-am = 저는 { $name }입니다

## 되돌리기

page-wish = 되돌려도 될까요?
page-wish-asks = { $seat } 님이 선택을 되돌리려고 합니다. 되돌린 일은 기록에 남습니다. 되돌릴 선택: { $choice }
page-wish-waits = 아직 대답하지 않은 사람: { $names }.
page-wish-agree = { $name }: 예
page-wish-decline = { $name }: 아니요

## 게임 뒤

page-sheet = 점수
page-rematch = 한 판 더
page-rematch-go = 새 테이블로
page-proof = 카드의 배치는 처음부터 정해져 있었나요?
page-commitment = 이 값이 카드의 배치를 처음부터 고정합니다. 무엇으로 만들었는지는 끝난 뒤에 보여 줍니다:
page-commitment-was = 이 값이 처음부터 카드의 배치를 고정했습니다:
page-commitment-salt = 기록에 있는 배치와 이 솔트로 만들었습니다:

## 테이블에서 있었던 일

page-line-sat = { $name } 님이 앉습니다.
page-line-moved = { $seat } 님이 다른 기기에서 이어 합니다.
page-line-stood = 자리가 다시 비었습니다.
page-line-begun = 게임이 시작되었습니다.
page-line-wished = { $seat } 님이 선택을 되돌리고 싶어 합니다.
page-line-agreed = { $seat } 님이 동의합니다.
page-line-declined = { $seat } 님이 동의하지 않습니다.
page-line-undone = { $seat } 님이 선택을 되돌렸습니다.
page-line-left = { $seat } 님이 잠시 자리를 비웠습니다.
page-line-returned = { $seat } 님이 왔습니다.
page-line-replaced = 지금은 봇이 { $seat } 님을 대신합니다.
page-line-removed = 방장이 한 사람을 내보냈습니다.
page-line-woke = 서버가 잠시 멈추었다가 돌아왔습니다.
page-line-closed = 방장이 테이블을 닫았습니다.
page-line-late = { $seat } 님의 시간이 다 되어 봇이 골랐습니다.

## 대화

page-talk = 대화
page-say = 하고 싶은 말
page-phrase = 할 말 고르기
page-send = 보내기
page-phrase-hello = 안녕하세요!
page-phrase-good-luck = 행운을 빌어요!
page-phrase-your-turn = 이제 그쪽 차례예요.
page-phrase-thinking = 생각 중이에요…
page-phrase-well-played = 잘하셨어요!
page-phrase-oops = 이런!
page-phrase-thanks = 고마워요!
page-phrase-sorry = 미안해요!
page-phrase-wait = 잠깐만요.
page-phrase-back-soon = 곧 돌아올게요.
page-phrase-good-game = 좋은 게임이었어요!
page-phrase-again = 한 판 더 할까요?
