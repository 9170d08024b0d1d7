"""The story on the no-script page since the viewer's last choice."""

import pytest

from witching.nojs.play import since_own_choice
from witching.server.messages import Happening, Line


def chose(number: int, seat: int, by: str) -> Line:
    return Line(number, 0, Happening("chose", seat=seat, by=by), [])


@pytest.mark.parametrize(
    ("second", "told"),
    [(chose(2, 0, "person"), [2, 3]), (chose(2, 0, "bot"), [1, 2, 3]), (chose(2, 0, "clock"), [1, 2, 3])],
)
def test_a_choice_that_was_made_for_somebody_is_news_to_them(second: Line, told: list[int]) -> None:
    lines = [chose(1, 0, "person"), second, chose(3, 1, "person")]
    assert [line.number for line in since_own_choice(lines, 0)] == told
