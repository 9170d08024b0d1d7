### 모든 게임과 프로그램 전체에서 쓰는 말.
### Not needed before the first choice.

## 옵션

core-options-unknown = “{ $name }” 옵션은 없습니다. 있는 옵션: { $allowed }.
core-options-value = { $name }: “{ $given }” 값은 쓸 수 없습니다. 쓸 수 있는 값: { $allowed }.
core-options-one-edition = 이 게임의 판은 “{ $allowed }” 하나뿐입니다. “{ $given }” 판은 없습니다.
core-options-count = { $name }: 좌석은 { $seats }개인데 { $given }개가 적혀 있습니다. 좌석마다 하나씩 적으세요.
core-options-twice = { $name }: { JOSA($word, "이/가") } 두 번 나옵니다. 좌석마다 서로 다른 것을 가져야 합니다: { $allowed }.
core-options-needs = { $name }(“{ $given }”): { $needs }일 때만 정할 수 있습니다. 지금은 { $held }입니다.
core-options-usual = 판에 적힌 대로
core-options-chance = 무작위로 정함
core-options-by-seat = 좌석 순서대로
core-options-house = 우리 집 규칙
core-options-seat = 플레이어 { $number }
core-options-nobody = 없음

## 기록 읽기

core-record-too-large = 파일이 기록의 한도보다 큽니다: { $most }바이트 초과.
core-record-not-utf-8 = UTF-8 텍스트가 아닙니다. 위치 { $place }의 바이트가 맞지 않습니다.
core-record-not-json = JSON이 아닙니다. { $line }행 { $column }열을 읽을 수 없습니다.
core-record-too-deep = JSON의 중첩이 기록이라고 하기에는 너무 깊습니다.
core-record-surrogate = JSON의 어떤 문자열에 반쪽짜리 문자(짝 없는 서로게이트)가 있습니다.
core-record-number = JSON에 읽을 수 없을 만큼 긴 숫자가 있습니다.
core-record-key-twice = 한 객체에 “{ $name }” 키가 두 번 나옵니다.
core-record-constant = JSON 숫자가 아닙니다: { $name }.
core-record-not-an-object = 기록은 JSON 객체여야 합니다.
core-record-format = 형식이 “{ $format }”입니다. 이 프로그램이 읽는 형식: { $known }.
core-record-shape = 기록의 모양이 아닙니다: { $detail }

## 기록 확인하기

core-verify-finished = { $game }, 좌석 { $seats }개, 행동 { $actions }개, 끝난 게임
core-verify-unfinished = { $game }, 좌석 { $seats }개, 행동 { $actions }개, 어긋남은 없으나 끝나지 않은 게임
core-verify-after-end = { $step }단계: 게임이 끝났는데 행동이 더 이어집니다
core-verify-seat = { $step }단계: { JOSA($seat, "이/가") } 행동했지만 { $due }의 차례입니다
core-verify-step = { $step }단계({ $seat }, { $action }): { $why }
core-verify-setup-unfinished = 게임 준비가 이 게임의 것이 아닙니다. 무엇이 잘못되었는지는 게임이 끝난 뒤에 알려 드립니다
core-verify-commitment = 적힌 커밋먼트는 { $written }, 이 배치와 솔트에서 나오는 값은 { $found }
core-verify-undone = { $place }: 좌석 번호는 { $seats }보다 작아야 하고, 되돌리기 전의 행동 수는 { $least } 이상이면서 되돌린 뒤보다 많아야 합니다
core-verify-undone-end = undone에 따르면 마지막에 행동 { $left }개가 남아야 하는데, 행동은 { $actions }개뿐입니다
core-verify-not-over = 결과가 적혀 있지만, 마지막 행동 뒤에도 게임이 끝나지 않았습니다
core-verify-no-result = 게임이 끝났는데 결과가 없습니다
core-verify-result = { $place }: 적힌 값은 { $written }, 규칙에 따른 값은 { $found }
core-verify-result-length = { $place }: 적힌 항목은 { $written }개, 규칙에 따르면 { $found }개
