### 서버가 하는 말.

## 데이터베이스

server-refusal-database-url = 데이터베이스 주소가 아닙니다: “{ $given }”. 예: sqlite:///tables.db 또는 postgresql://name@host/tables.
server-refusal-database-driver = 이 데이터베이스에 필요한 드라이버가 설치되어 있지 않습니다: { $driver }
server-refusal-database-file = 데이터베이스를 열 수 없습니다({ $path }): { $why }
server-refusal-database-newer = 이 데이터베이스는 더 새로운 Witching Hour가 기록한 것이라 이 버전으로는 읽을 수 없습니다.
server-refusal-database-older = 이 데이터베이스는 더 오래된 Witching Hour가 기록한 것입니다. 서버가 시작할 때 최신 형식으로 바꿉니다.
server-refusal-database-empty = 이 데이터베이스에는 아직 Witching Hour의 테이블이 없습니다. 서버가 시작할 때 준비합니다.
