### 서버가 하는 말.

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
server-serve-network = 같은 네트워크의 다른 사람들: { $address }
server-serve-stop = Ctrl-C를 누르면 끝납니다. 잃는 것은 없습니다. `witching play`로 이 터미널에서 게임을 하고, `witching --help`로 모든 명령을 봅니다.
server-refusal-listen = { $host } 주소의 포트 { $port }에서 연결을 기다릴 수 없습니다: { $why }
server-refusal-public-url = 공개 주소가 아닙니다: “{ $given }”. https://games.example.org처럼, 호스트 이름 뒤에는 아무것도 적지 않습니다.
server-refusal-limits = { $name }: “{ $given }”. 1 이상의 정수여야 합니다. 평소 제한의 몇 배인지를 뜻합니다.

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
server-refusal-unavailable = 지금은 아무것도 저장할 수 없습니다. 바뀐 것은 없습니다. 다시 해 보세요.
server-refusal-no-table = 그런 테이블은 없습니다.
server-refusal-symbol = 기호가 아닙니다: “{ $given }”. 쓸 수 있는 것: { $allowed }.
server-refusal-language = 여기서 쓰지 않는 언어입니다: “{ $given }”. 쓸 수 있는 것: { $allowed }.
server-refusal-not-here = 서버가 돌아가는 컴퓨터 앞에 있는 사람만 할 수 있습니다.
server-refusal-network = 이 네트워크에서 포트 { $port }를 쓸 수 있는 주소를 찾지 못했습니다.
server-refusal-record = 기록은 게임이 끝난 뒤에만 볼 수 있습니다.
server-refusal-record-others = 이 게임의 기록은 게임을 한 사람만 볼 수 있습니다.
