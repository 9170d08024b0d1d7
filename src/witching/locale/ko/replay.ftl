### 게임 다시 보기: 다시 보기와 기록.

replay-title = { $game }: 게임 다시 보기
replay-title-bots = { $game }: 봇들의 게임
replay-opening = 게임을 가져오는 중…
replay-deal = 처음 배치
replay-moment = { $last }단계 중 { $moment }단계
replay-told = 일어난 일
replay-silent = 이 단계에서는 알려진 것이 없습니다.
replay-unfinished = 아직 끝나지 않은 게임입니다. 테이블의 모두가 보는 대로 보여 줍니다.
replay-present = 아직 끝나지 않았고 기억에 의지하는 게임입니다. 끝날 때까지는 지금 순간만 볼 수 있습니다.
replay-link = 이 단계의 링크
replay-keys = 화살표 키: 한 단계 뒤로, 앞으로. Home, End: 처음 배치로, 끝으로. 스페이스 바: 자동 재생, 멈춤.

## Through whose eyes

replay-eyes = 누구의 눈으로
replay-eyes-open = 모두 펼쳐 보기
replay-eyes-table = 모두에게 보이던 것

## The way through it

replay-controls = 게임 넘겨 보기
replay-slider = 단계
replay-first = 처음 배치로
replay-back = 한 단계 뒤로
replay-forward = 한 단계 앞으로
replay-last = 끝으로
replay-play = 자동 재생
replay-pause = 멈춤
replay-speed = 속도
replay-speed-slow = 느리게
replay-speed-normal = 보통
replay-speed-fast = 빠르게

## A record that the reader has

replay-record = 게임 다시 보기
replay-record-about = 기록 파일을 고르거나 이 페이지에 끌어다 놓으세요. 규칙에 맞는지 한 단계씩 확인하며, 아무것도 저장하지 않습니다.
replay-record-choose = 파일 고르기
replay-record-other = 다른 기록 열기
