### 인칸티부스: 이름, 선택, 일어나는 일, 거절, 보드.
### Not needed before the first choice.

## 옵션과 배치의 거절

incantibus-options-box = box 값은 상자 파일의 내용이나 기록에 든 것과 같은 상자여야 합니다. 적힌 값: “{ $given }”.
incantibus-deal-wands = { $place }: 좌석의 지팡이는 { $allowed }, 하나씩이어야 합니다.
incantibus-deal-token = { $place }: “{ $token }” 항목이 { $found }개 있지만, 상자에 따르면 { $wanted }개입니다.
incantibus-deal-size = { $place }: 항목이 { $found }개 있지만, { $wanted }개여야 합니다.
incantibus-deal-roof = { $place }: 첫 번째 방은 지붕이어야 합니다. 적힌 방: { $room }.

## 상자의 거절

incantibus-box-too-large = 상자 파일은 많아야 { $most }바이트입니다.
incantibus-box-not-toml = TOML이 아닙니다: { $why }
incantibus-box-nested = 상자 파일의 중첩이 너무 깊습니다.
incantibus-box-key = { $row }: 키는 영어 소문자, 숫자, 붙임표로 40자까지 적습니다.
incantibus-box-kinds = { $row }: 줄이 { $found }개 있지만, 1개에서 { $most }개까지여야 합니다.
incantibus-box-extra = { $row }: 여기에 있을 것이 아닙니다. 쓸 수 있는 것: { $allowed }.
incantibus-box-missing = { $row }: 빠져 있음
incantibus-box-number = { $row }: { $given }. 0부터 { $most }까지의 정수여야 합니다.
incantibus-box-name = { $row }: “{ $given }”. 1자에서 { $most }자까지의 이름이어야 합니다.
incantibus-box-ingredients = { $row }: “{ $given }”. 재료 1개에서 { $most }개까지의 목록이어야 합니다.
incantibus-box-table = { $row }: “{ $given }”. 키와 값으로 된 줄이어야 합니다.
incantibus-box-faults = 이 상자는 { $count }곳이 어긋납니다: { $faults }.
incantibus-box-fourteen = { $row }: { $found }(규칙서의 { $wanted }보다 { $by }만큼 다름), 그렇지 않으면 지금 { $weapons }인 무기가 { JOSA($wanted, "이어야/여야") } 함
incantibus-box-rest = 그 밖에 { $count }곳
incantibus-box-too-many = { $row }: { $found }(규칙서의 { $wanted }보다 { $by }만큼 많음)
incantibus-box-too-few = { $row }: { $found }(규칙서의 { $wanted }보다 { $by }만큼 적음)
incantibus-box-twice = 토큰, 물약, 마법서 가운데 두 종류가 같은 키를 씀: { $row }
incantibus-box-no-such = { $row }: “{ $given }”에 해당하는 것이 없음(있는 것: { $allowed })
incantibus-box-kind-weapon = { $row }: “{ $given }”. 같은 종류의 괴물은 무기도 같아야 합니다. { $kind }의 무기: { $wanted }
incantibus-box-room-large = { $row }: 토큰 { $found }개(한 방에는 많아야 { $most }개)
incantibus-box-stated-room = { $row }: 공개 토큰 { $visible }개와 비밀 토큰 { $secret }개여야 함
incantibus-box-rooms-need = { $row }: 모든 방에 필요한 토큰은 { $found }개인데 { $most }개뿐임
incantibus-box-unpayable = { $row }: 필요한 수는 { $wanted }인데 상자가 줄 수 있는 수는 { $found }
incantibus-box-one-price = { $row }: 비용이 { $found }가지 적혀 있음(하나여야 함)

## 점수 계산

# 누구에게나 맞는 칭호.
incantibus-sheet-title = { JOSA($seat, "이/가") } 위대한 마법사의 칭호를 얻습니다.

## 테이블의 표시가 뜻하는 것

incantibus-proposal = 인쇄된 규칙에 그림만 있던 곳에서 저희 상자의 숫자는 저희의 제안입니다(I-BOX). 게임을 가지고 있다면 상자 파일에서 숫자를 고치고, 새 테이블에서 그 파일을 고르면 됩니다.

## 문장으로 말하는 테이블

incantibus-tell-room = { $count ->
    [0] 지금 있는 방: { $room }. 마지막 방입니다.
   *[other] 지금 있는 방: { $room }. 아래에 방이 { $count }개 있습니다.
}
incantibus-tell-final = 최종 결전: 지하실에 있습니다.
incantibus-tell-visible = 공개 토큰: { $things }.
incantibus-tell-secret = 비밀 토큰: { $things }.
incantibus-tell-potions = 물약: { $things }. 더미에 { $count }개.
incantibus-tell-books = 마법서: { $things }. 더미에 { $count }권.
incantibus-tell-cards = 공개된 주문 카드: { $cards }. 더미에 { $count }장.
incantibus-tell-used = 이미 쓴 주문 카드: { $cards }.
incantibus-tell-sorcerers = 공개된 마법사: { $things }.
incantibus-tell-down = 숨은 마법사: { $count }명({ $places }).
incantibus-tell-escaped = 도망친 마법사: { $tokens }.
incantibus-tell-moat = 해자: { $tokens }.
incantibus-tell-supply = 공급처: { $tokens }.
incantibus-tell-stacks = 앞으로 나올 토큰: 공개 { $visible }개, 비밀 { $secret }개.
incantibus-tell-seat = { $seat }: 지팡이 { $wand }(처음에는 { $first }). 가방: { $tokens }.
incantibus-tell-laid = { JOSA($seat, "은/는") } 지팡이를 내려놓았습니다.
incantibus-tell-target = { $seat }의 지팡이는 { JOSA($place, "을/를") } 가리킵니다.
incantibus-tell-ready = { JOSA($seat, "은/는") } 준비되었습니다.

## 페이지의 게임판

incantibus-option-expert = 전문가 모드
incantibus-option-expert-about = 마법서도 살 수 있고, 끝날 때 든 지팡이의 힘만큼 점수를 얻습니다.
incantibus-option-box = 내 상자
incantibus-option-box-about = 가지고 있는 게임의 토큰, 비용, 점수를 적은 파일입니다. 없으면 기본 상자로 합니다.
incantibus-option-imperium = 임페리움이 가져오는 것
incantibus-option-imperium-catchable = 괴물은 잡을 수 있을 때만
incantibus-option-imperium-any = 괴물을 포함해 공개 토큰이면 무엇이든
incantibus-option-imperium-about = 인쇄된 규칙은 공개 토큰이면 무엇이든 된다고 하지만, 무기가 필요 없다는 말은 이스칸토에만 있습니다. 그래서 보통은 맞는 무기나 우니베르살루스가 있어야 임페리움으로 괴물을 가져옵니다.
incantibus-option-caster-wand = 주문을 먼저 쓰는 사람
incantibus-option-caster-wand-now = 맞바꾼 뒤 지금 가장 강한 지팡이를 든 사람
incantibus-option-caster-wand-pointing = 가장 강한 지팡이로 가리킨 사람
incantibus-option-caster-wand-about = 인쇄된 규칙은 모두가 얻은 것을 가져간 뒤 가장 강한 지팡이부터 한다고만 합니다. 그때는 이미 지팡이를 맞바꾸었으므로 보통은 지금 들고 있는 지팡이로 따집니다.
incantibus-option-universalus-pays = 비용으로 낼 때 우니베르살루스는
incantibus-option-universalus-pays-weapon = 어느 한 종류의 무기로도 침
incantibus-option-universalus-pays-special = 특별 토큰이나 “아무 토큰”으로만 침
incantibus-option-universalus-pays-about = 인쇄된 규칙은 이것을 만능 무기라 부르고 무기 칸에 놓지만, 비용에 대해서는 말이 없습니다. 보통은 무기로도 낼 수 있습니다.
