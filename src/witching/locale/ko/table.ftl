### 페이지의 테이블 주변.

# 봇은 이 이름들 가운데 테이블에서 아무도 쓰지 않는 첫 번째 이름을 갖습니다.
table-bot-names = 모르가나, 멀린, 비비안, 모드레드

## 자리에 앉기

table-bot-of = { $name }의 실력
table-remove-sure = { JOSA($name, "을/를") } 정말 내보내기
table-cancel = 아니요
table-copy = 복사
table-copied = 복사했습니다
table-share = 공유…
table-only-watch = 구경만 하기
table-moved = 이 자리는 더 이상 이 기기의 것이 아닙니다. 다른 기기로 옮겨 갔거나 방장이 내주었습니다. 계속 구경할 수 있습니다.
table-set-hints = 힌트
table-set-listed = 공개 목록에 표시
table-number = { $number }

## 게임 중

table-status-wait = 잠시만요…
table-status-holder = { $name } 님, 차례입니다.
table-status-chosen = 선택을 마쳤습니다. 아직 고르는 중: { $names }.
table-watching = 구경하는 중입니다.
table-kept = 선택은 보관해 두었다가 보냅니다.
table-confirm = 네, 이것으로
table-choices = 선택지 { $choices }개를 목록으로 보기
table-sentences = 테이블을 문장으로 보기
table-dismiss = 이 알림 닫기
table-draw-again = 게임판을 그리지 못했습니다. 다시 시도하기
table-coach = 첫 게임을 위한 도움말
table-coach-done = 알겠습니다
table-coach-off = 더 이상 보지 않기

## 게임판 옆

table-beside = 게임판 옆
table-story = 기록
table-about = 테이블
table-talk-none = 아직 아무도 말하지 않았습니다.
table-phrases = 빠른 인사말
table-unread = 새 메시지 { $messages }개

## 키

table-keys = 키
table-keys-letters = 글자 하나를 단축키로 쓰기
table-key-tab = 다음 단추로
table-key-arrows = 게임판에서: 옆 칸으로
table-key-enter = 고르기
table-key-escape = 닫기
table-key-help = 이 도움말
table-key-hint = 힌트
table-key-take-back = 되돌리기
table-key-board = 게임판으로
table-key-story = 기록
table-key-talk = 대화
table-key-table = 테이블과 사람들

## 게임 후

table-won = { $winners ->
    [1] { $names } 승리!
   *[other] { $names } 공동 승리!
}
table-won-you = 당신이 이겼습니다!
table-counting = 점수를 세고 있습니다…
table-points = { $points }점
table-sheet-all = 한꺼번에 보기
table-replay = 게임 다시 보기
