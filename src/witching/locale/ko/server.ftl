### 서버가 하는 말.

## 서버에 묻기

server-refusal-no-page = 이 주소에는 아무것도 없습니다.
server-refusal-method = 이 주소에는 그렇게 물을 수 없습니다. 가능한 방법: { $allowed }.
server-refusal-message = 이해할 수 없는 요청입니다: { $detail }
server-refusal-number = 0 이상의 수가 아닙니다: “{ $given }”.
server-refusal-media = 여기에는 { $allowed } 형식만 보낼 수 있습니다.
server-refusal-large = 너무 큽니다. 최대 { $most }바이트입니다.
server-refusal-address = 이 서버의 이름이 아닙니다.
server-refusal-origin = 다른 사이트의 페이지는 이것을 요청할 수 없습니다.
server-refusal-limit = 짧은 시간에 너무 많은 요청이 왔습니다. 잠시 뒤에 다시 해 보세요.
server-refusal-unavailable = 지금은 아무것도 저장할 수 없습니다. 다시 해 보세요. 혹시 저장된 것이 있더라도 두 번 처리되지는 않습니다.
server-refusal-no-table = 그런 테이블은 없습니다.
server-refusal-damaged = 이 테이블의 일지가 손상되었습니다. 서버 운영자는 “witching doctor”로 자세히 알아볼 수 있습니다.
server-refusal-game-absent = 이 테이블의 게임({ $game })은 지금 여기서 할 수 없습니다. 사라진 것은 없으며, 게임이 다시 설치되면 이어집니다.
server-refusal-game-failed = 이 테이블의 게임({ $game })에 오류가 생겨 여기서 더 이어 갈 수 없습니다. 앞서 한 선택은 남아 있으며, 테이블을 닫을 수 있습니다.
server-refusal-symbol = “{ $given }” 아이콘은 없습니다. 쓸 수 있는 것: { $allowed }.
server-refusal-language = 여기서 쓰지 않는 언어입니다: “{ $given }”. 쓸 수 있는 것: { $allowed }.
server-refusal-not-here = 서버가 돌아가는 컴퓨터 앞에 있는 사람만 할 수 있습니다.
server-refusal-network = 이 네트워크에서 포트 { JOSA($port, "을/를") } 쓸 수 있는 주소를 찾지 못했습니다.
server-refusal-record = 기록은 게임이 끝난 뒤에만 볼 수 있습니다.
server-refusal-record-others = 이 게임의 기록은 게임을 한 사람만 볼 수 있습니다.

## 테이블에서

server-refusal-game = “{ $given }” 게임은 없습니다. 있는 게임: { $allowed }.
server-refusal-option-seats = 인원은 옵션이 아니라 자리 수로 정합니다.
server-refusal-not-playing = 이 테이블에서는 지금 게임을 하고 있지 않습니다.
server-refusal-not-open = 이 테이블의 게임은 이미 시작했습니다.
server-refusal-over = 이 테이블의 게임은 끝났습니다.
server-refusal-host = 방장만 할 수 있습니다.
server-refusal-not-yours = 내 자리가 아닙니다.
server-refusal-taken = 이미 찬 자리입니다.
server-refusal-name = “{ $given }”: 이름으로 쓸 수 없습니다. 이름은 화면에 나타낼 수 있는 글자로 1자에서 24자까지입니다.
server-refusal-name-twice = “{ $given }”: 이 테이블에서 이미 쓰고 있는 이름입니다. 다른 이름을 고르세요.
server-refusal-open-seats = 아직 빈자리가 { $seats }개 있습니다. 시작하기 전에 사람이나 봇을 앉히세요.
server-refusal-remove = 이 자리에는 내보내거나 봇으로 바꿀 사람이 없습니다.
server-refusal-removed = 방장이 이 테이블에서 내보냈습니다.
server-refusal-key = 이 열쇠로는 더 이상 어떤 자리도 열 수 없습니다.
server-refusal-moment = 그사이 게임이 진행되어, 고른 선택은 이루어지지 않았습니다.
server-refusal-take-back-nothing = 되돌릴 것이 없습니다.
server-refusal-take-back-asked = 선택을 되돌려도 되는지 이미 묻고 있습니다.
server-refusal-answer = 지금은 동의를 구하는 사람이 없습니다.
server-refusal-hint = 힌트가 없습니다. 내 차례가 아니거나 힌트 없이 하는 테이블입니다.
server-refusal-no-advice = 봇이 선택을 생각해 내지 못했습니다. 다시 물어보세요.
server-refusal-rematch = 게임이 끝나면 같은 사람들이 다시 할 수 있습니다.
server-refusal-say = 직접 쓴 글이나 다음 문구 가운데 한 번에 하나만 말하세요: { $allowed }.
server-refusal-text = 화면에 나타낼 수 없는 글자가 들어 있습니다.
server-refusal-too-fast = 너무 빠릅니다. 잠시 기다리세요.

## 통신

server-refusal-binary = 메시지는 바이트가 아니라 글이어야 합니다.
server-refusal-resume-first = resume으로 시작하세요.
server-refusal-protocol = 서버가 업데이트되었습니다. 마지막 선택을 확인하고, 반영되지 않았다면 다시 선택하세요.
server-refusal-stream = 이것은 요청이 아니라 WebSocket이나 스트림으로 보내야 합니다.

## 비밀로 남는 것

server-untold = 공개되지 않은 선택
