### 터미널에서 보는 규칙서. 규칙 기호 바로 뒤에 한글을 붙이지 않습니다: "G-END 규칙".

## 규칙 하나

rulebook-rulings = 저희가 내린 판정
rulebook-see-also = 함께 볼 규칙
rulebook-editions = 판마다 다른 점
rulebook-edition = `{ $edition }` 판에서는
rulebook-in-english = 아직 이 언어로 된 규칙서가 없어 영어 규칙서를 보여 드립니다.

## 차례와 찾기

rulebook-found = “{ $given }” 낱말이 나오는 규칙 { $count }개:
rulebook-found-nothing = 제목이나 본문에 “{ $given }” 낱말이 나오는 규칙이 없습니다.

## In the browser

rulebook-contents = 차례
rulebook-search = 규칙 찾기
rulebook-near = 혹시 이것을 찾으셨나요?
rulebook-advice = 다른 낱말이나 낱말의 앞부분만 넣어 보세요. 모든 규칙은 차례에 있습니다.
rulebook-print = 규칙서 인쇄
rulebook-table = 표
rulebook-drawing = 그림
rulebook-opening = 규칙서를 여는 중…
rulebook-failed = 지금은 규칙서를 읽을 수 없습니다. 서버가 응답하지 않습니다.
rulebook-close = 규칙 닫기
rulebook-back = 이전 규칙으로 돌아가기
rulebook-open = 규칙서에서 열기 (새 탭)
