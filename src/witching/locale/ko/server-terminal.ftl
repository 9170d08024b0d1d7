### 서버가 하는 말.
### Not for the page in the browser: said at a terminal, some of it on the plain page too.

## 데이터베이스

server-refusal-database-url = 데이터베이스 주소가 아닙니다: “{ $given }”. 예: sqlite:///tables.db 또는 postgresql://name@host/tables.
server-refusal-database-driver = 이 데이터베이스에 필요한 드라이버가 설치되어 있지 않습니다: { $driver }
server-refusal-database-file = 데이터베이스를 열 수 없습니다({ $path }): { $why }
server-refusal-database-newer = 이 데이터베이스는 더 새로운 Witching Hour가 기록한 것이라 이 버전으로는 읽을 수 없습니다.
server-refusal-database-older = 이 데이터베이스는 더 오래된 Witching Hour가 기록한 것입니다. 서버가 시작할 때 최신 형식으로 바꿉니다.
server-refusal-database-empty = 이 데이터베이스에는 아직 Witching Hour의 테이블이 없습니다. 서버가 시작할 때 준비합니다.

## 서버 시작

server-serve-help = 브라우저에서 게임을 할 수 있게 합니다. 이 컴퓨터에서, 그리고 허락하면 다른 사람들도 함께할 수 있습니다.
server-host-help = 서버가 연결을 기다릴 주소. 적지 않으면 127.0.0.1이며, 이 컴퓨터에서만 접속할 수 있습니다.
server-port-help = 포트. 적지 않으면 8765, 사용 중이면 그다음 빈 포트.
server-db-help = 테이블의 데이터베이스. 예: sqlite:///tables.db 또는 postgresql://name@host/tables. 적지 않으면 사용자의 데이터 폴더에 있는 파일.
server-lan-help = 같은 네트워크에 있는 사람들도 참가할 수 있게 합니다.
server-public-url-help = 프록시를 통해 이 서버가 공개되는 주소. 예: https://games.example.org. 링크, 쿠키, 출처 확인에 쓰입니다.
server-metrics-help = 이 컴퓨터에서만 열리는 이 포트로 프로메테우스용 서버 측정값을 내보냅니다.
server-no-browser-help = 브라우저를 열지 않습니다.
server-serve-at = 마녀의 시간이 시작되었습니다: { $address }
server-serve-public = 바깥에서 접속할 주소: { $address }
server-serve-network = 같은 네트워크에서 접속할 주소: { $address }
server-serve-again = 프로그램이 갑자기 끊겼기 때문에 전과 같이 참가할 수 있습니다. Ctrl-C로 끝내면 다시 허락할 때까지 아무도 들어올 수 없습니다.
server-serve-stop = Ctrl-C를 누르면 끝납니다. 잃는 것은 없습니다. `witching play`로 이 터미널에서 게임을 하고, `witching --help`로 모든 명령을 봅니다.
server-serve-taken = 포트 { $port } 번은 이미 쓰이고 있습니다. 이 프로그램이 http://localhost:{ $port } 에서 이미 실행 중일 수 있습니다.
server-refusal-listen = { $host } 주소의 포트 { $port }에서 연결을 기다릴 수 없습니다: { $why }
server-refusal-public-url = 공개 주소가 아닙니다: “{ $given }”. https://games.example.org처럼, 호스트 이름 뒤에는 아무것도 적지 않습니다.
server-refusal-limits = { $name }: “{ $given }”. 1 이상의 정수여야 합니다. 평소 제한의 몇 배인지를 뜻합니다.

## 데이터베이스 관리

server-refusal-database-none = 데이터베이스가 없습니다: { $path }
server-refusal-database-broken = 데이터베이스를 사용할 수 없습니다: { $why }
server-backup-help = 데이터베이스를 FILE 파일로 복사합니다. 서버가 실행 중이어도 됩니다. 되돌리려면 서버를 멈추고, 데이터베이스를 그 -wal, -shm 파일과 함께 치운 다음 이 파일을 그 자리에 두세요.
server-backup-done = { $path }: 온전한 사본, { $size } MB. 진행 중인 게임의 비밀이 들어 있으니 다른 사람에게 보여 주지 마세요.
server-refusal-backup-postgresql = PostgreSQL은 스스로 사본을 만듭니다. pg_dump를 사용하세요.
server-refusal-backup-there = 이미 있는 파일입니다: { $path }. 다른 이름을 고르세요.
server-refusal-backup = 사본을 만들 수 없습니다({ $path }): { $why }
server-export-help = 끝난 게임의 기록을 DIR 폴더에 한 게임에 한 파일씩 씁니다. 진행 중인 게임은 제외하고, 이미 있는 파일은 그대로 둡니다.
server-export-table-help = 이 테이블의 게임만.
server-export-progress = 쓰는 중
server-export-done = 기록 { $records }개를 썼습니다({ $path }). 이미 있던 기록은 { $there }개입니다.
server-refusal-export-none = 테이블이 없습니다: “{ $given }”
server-refusal-export-running = 테이블 “{ $given }”의 게임은 아직 끝나지 않아 기록이 없습니다.
server-doctor-help = 서버가 저장한 것을 확인합니다: 모든 일지가 온전하고 규칙에 맞는지, 끝난 게임의 기록이 올바른지 봅니다. 잘못마다 한 줄로 알려 주고, 하나라도 있으면 종료 코드는 1입니다.
server-doctor-progress = 확인 중
server-doctor-fault = 테이블 { $table }, { $number }번째 항목: { $what }
server-doctor-absent = 테이블 { $table }: 확인하지 않음. 이 테이블의 게임({ $game })을 여기서 할 수 없음(설치되지 않았거나 고장)
server-doctor-unreadable = 읽을 수 없음: { $why }
server-doctor-hole = 빠져 있음. 다음에 있는 것은 { $found }번째 항목
server-doctor-no-entries = 빠져 있음. 다른 항목도 없음
server-doctor-rules = 규칙에 어긋남
server-doctor-entry = 앞의 항목과 맞지 않음({ $kind })
server-doctor-summary = 테이블 목록의 내용이 다름: { $names }
server-doctor-record = 게임의 기록이 틀림: { $why }
server-doctor-total = 테이블 { $tables }개, 항목 { $entries }개, 잘못 { $faults }개.

## 비밀로 남는 것

server-leak-help = 서버가 누군가에게 너무 많이 알려 주지 않았는지 확인합니다: 끝난 게임의 모든 순간마다 각 관찰자가 받는 모든 것을, 그가 구별할 수 없는 다른 세계에서 받았을 것과 비교합니다. 기록마다 한 줄로 알려 주고, 폴더를 적으면 그 안의 모든 파일을 확인합니다. 새는 것이 있으면 종료 코드는 1입니다.
server-leak-worlds-help = 게임마다 나란히 따라가 볼 다른 배치의 수 (8).
server-leak-progress = 세계 비교 중
server-leak-none = { $file }: 새는 것이 없습니다. 순간 { $moments }, 관찰자 { $viewers }, 비교 { $compared }.
server-leak-found = { $file }: 정보가 샙니다. 지금까지의 선택: { $step }, 관찰자: { $viewer }, 어디서: { $part }, 위치 { $place }. 실제 세계와 다른 세계를 비교했습니다: { $how }. 새는 것: { $what }.
server-leak-unchecked = { $file }: 확인하지 못함: { $what }
server-leak-viewer-seat = { $number }번 좌석
server-leak-viewer-closed = 살펴보기를 마친 { $number }번 좌석
server-leak-viewer-host = 방장과 모든 관전자
server-leak-viewer-stranger = 관전할 수 없는 테이블의 외부인
server-leak-part-welcome = 지금 들어온 사람이 받는 것
server-leak-part-news = 그 자리에 있던 사람이 받은 것
server-leak-part-hint = 힌트의 근거
server-leak-part-answers = 물을 수 있는 모든 것에 대한 대답
server-leak-part-view = 보이는 화면
server-leak-part-refusals = 거절 이유
server-leak-how-imagined = 그 좌석이 가능하다고 여기는 세계
server-leak-how-sealed = 비밀 선택이 다른 세계
server-leak-how-unseen = 아직 아무도 보지 못한 것이 다른 세계
server-leak-how-covered = 덮인 것이 다른 세계
server-leak-what-story = 두 세계에서 화면은 같은데 이야기가 그보다 많이 알려 줌
server-leak-what-choices = 제시된 선택이 다름
server-leak-what-question = 묻는 내용이 다름
server-leak-what-result = 결과가 다름
server-leak-what-view = 테이블의 모습이 다름
server-leak-what-table = 테이블에 있는 사람들에 대한 내용이 다름
server-leak-what-hint = 힌트가 그 좌석이 알 수 있는 것보다 많은 것에 근거함
server-leak-what-answers = 대답이 다름
server-leak-what-refusals = 선택을 거절하는 이유가 다름
server-refusal-leak-unfinished = 아직 끝나지 않은 게임입니다. 배치를 알아야 확인할 수 있으므로 끝난 게임만 확인합니다.
