### 첫 페이지, 테이블 열기, 설정.

## 무엇을 할지

home-about = 긴 저녁을 위한 게임. 끓이고, 기억하고, 한발 앞서세요. 가입도 결제도 필요 없습니다.
home-now = 지금 시작
home-now-about = 봇과 함께
home-friends = 친구와 함께
home-here = 이 화면에서
home-watch = 관전
home-rules = 규칙
home-players = { $number }명
home-players-range = { $least }–{ $most }명
home-players-some = { $numbers }명
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

## 테이블 목록

home-all = 모두 보기: { $number }
home-go-on = 이어서 하기
home-to-table = 테이블로
home-score = 점수
home-replay = 다시 보기

## 설정

home-settings = 설정
home-close = 닫기

## 연결 안 됨

home-offline = 오프라인입니다
home-offline-about = 서버가 응답하지 않습니다. 기기가 연결되어 있지 않거나 프로그램이 끝났습니다. 잃어버린 것은 없습니다. 서버가 돌아오면 페이지가 저절로 이어집니다.
home-offline-again = 다시 시도
