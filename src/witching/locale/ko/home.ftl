### 첫 페이지, 테이블 열기, 설정.

## 무엇을 할지

home-about = 긴 저녁을 위한 두 가지 게임. 끓이고, 기억하고, 한발 앞서세요. 가입도 결제도 필요 없습니다.
home-now = 지금 시작
home-now-about = 봇과 함께
home-friends = 친구와 함께
home-here = 이 화면에서
home-watch = 관전
home-watch-empty = 지금은 모두에게 열린 테이블에서 진행 중인 게임이 없습니다. 게임이 시작되면 여기에 나타납니다.
home-watch-bots = 봇끼리 하는 게임 보기
home-watch-bots-about = 게임 전체를 한 단계씩, 원하는 속도로 봅니다.
home-rules = 규칙
home-friends-about = 링크와 카메라로 찍을 수 있는 QR 코드가 만들어집니다. 몇 명이 하나요? 빈자리는 봇에게 줄 수 있습니다.
home-players = { $number }명
home-players-range = { $least }–{ $most }명
home-players-some = { $numbers }명
home-here-about = 차례가 된 사람에게 화면을 넘깁니다. 비밀은 비밀로 남습니다.
home-here-people = 이 화면의 사람 수
home-here-bots = 추가할 봇
home-record-open = 게임 기록 열기
home-failed = 처리하지 못했습니다. 서버가 응답하지 않습니다.

## 누구인지

home-guest-name = { $symbol ->
    [cat] 검은 고양이
    [toad] 명랑한 두꺼비
    [raven] 영리한 까마귀
    [bat] 밤의 박쥐
    [moon] 보름달
    [star] 저녁 별
    [key] 은빛 열쇠
    [candle] 밝은 양초
    [broom] 날쌘 빗자루
    [cauldron] 오래된 솥단지
    [feather] 가벼운 깃털
   *[other] 슬기로운 부엉이
}
home-you = { $name }님
home-change = 이름과 아이콘 바꾸기
home-save = 저장

## 테이블 목록

home-all = 모두 보기: { $number }
home-go-on = 이어서 하기
home-to-table = 테이블로
home-score = 점수
home-replay = 다시 보기

## 테이블 열기

home-opening = 새 테이블: { $game }
home-seat = { $number }번 자리
home-seat-friend = 링크를 받은 친구
home-seat-here = 이 화면의 사람
home-seat-bot = 봇: { $bot }
home-seat-add = 자리 추가
home-seat-remove = { $number }번 자리 빼기
home-game = 게임
home-company = 함께하는 사람들
home-set-grace = 자리를 비운 사람이 있으면
home-grace = { $minutes ->
    [0] 얼마든지 기다리기
   *[other] { $minutes }분 뒤에 봇이 이어서 하기
}
home-set-hints = 힌트
home-set-hints-about = 누구나 가장 좋은 선택과 그 이유를 물어볼 수 있습니다.
home-set-listed-about = 이 서버에 들어올 수 있는 누구나 앉거나 관전할 수 있습니다.
home-open = 테이블 열기
home-edition-ru = 러시아어판
home-edition-ru-alchemist = 러시아어판 「Алхимик из Гластонбери」
home-edition-it = 이탈리아어판
home-edition-ko = 한국어판 「마법사의 레시피」

## 설정

home-settings = 설정
home-close = 닫기
home-set-theme = 색
home-auto = 기기 설정대로
home-theme-light = 밝게
home-theme-dark = 어둡게
home-set-motion = 움직임
home-motion-off = 끄기
home-motion-fast = 빠르게
home-motion-normal = 보통
home-set-confirm = 선택할 때마다 확인
home-set-confirm-about = 처음 누르면 표시되고, 한 번 더 누르면 선택됩니다.
home-set-coach = 진행하면서 설명하기
home-set-coach-about = 어떤 일이 처음 일어날 때 한 문장으로 알려 줍니다.
home-set-sounds = 소리
home-set-vibration = 진동
home-set-notices = 내 차례가 되면 알리기
home-set-notices-about = 이 페이지가 뒤에 있을 때 브라우저가 알려 줍니다.
home-set-notices-denied = 브라우저가 이 페이지의 알림을 허용하지 않습니다. 브라우저 설정에서 바꿀 수 있습니다.

## 연결 안 됨

home-offline = 오프라인입니다
home-offline-about = 서버가 응답하지 않습니다. 기기가 연결되어 있지 않거나 프로그램이 끝났습니다. 잃어버린 것은 없습니다. 서버가 돌아오면 페이지가 저절로 이어집니다.
home-offline-again = 다시 시도
