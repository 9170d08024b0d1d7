"""The plots of a tournament's report, as SVG within a page: legible on a phone, by day and by night."""

from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from witching.cli.charts.svg import LETTER, text_width, write_text
from witching.cli.output import figure, text
from witching.cli.tournament_result import TournamentResult, say_interval, say_rate, say_rating, spread

WIDTH = 340
EDGE = 8
ROW = 44
CELL = (46, 40)
MOST_LABEL = 130
HISTOGRAM = 110
BINS = 24


def draw_ratings(outcome: TournamentResult) -> str:
    """A dot for each rating on its 95 % range, the strongest above."""
    ratings = {bot: outcome.result.bots[bot].rating for bot in outcome.order}
    low = min(rating.mu - spread(rating) for rating in ratings.values())
    high = max(rating.mu + spread(rating) for rating in ratings.values())
    scale = (WIDTH - 2 * EDGE) / (high - low)
    body = []
    for row, (bot, rating) in enumerate(ratings.items()):
        y = ROW * row + 18
        ends = [EDGE + (rating.mu + side * spread(rating) - low) * scale for side in (-1, 1)]
        body += [write_text(EDGE, y, outcome.name(bot)), _right(WIDTH - EDGE, y, say_rating(rating))]
        body.append(f'<rect class="track" x="0" y="{y + 7}" width="{WIDTH}" height="12" rx="3"/>')
        body.append(f'<line class="line" x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y + 13}" y2="{y + 13}"/>')
        body.append(f'<circle class="dot" cx="{sum(ends) / 2:.1f}" cy="{y + 13}" r="5"/>')
    return _svg(text("cli-tournament-ratings"), body, WIDTH, ROW * len(ratings) + EDGE)


def draw_matrix(outcome: TournamentResult) -> str:
    """How often the bot of the row came before that of the column: the more often, the stronger the colour."""
    names = [f"{place} {outcome.name(bot)}" for place, bot in enumerate(outcome.order, start=1)]
    label = min(MOST_LABEL, max(text_width(name, LETTER) for name in names)) + EDGE
    wide, high = CELL
    body = [_middle(label + wide * place + wide / 2, 16, str(place + 1), "head") for place in range(len(names))]
    for row, name in enumerate(names):
        y = 24 + high * row
        body.append(write_text(0, y + high / 2 + 4, _cut(name, label)))
        for column, other in enumerate(outcome.order):
            body.append(_cell(outcome, outcome.order[row], other, label + wide * column, y))
    return _svg(text("cli-tournament-matrix"), body, label + wide * len(names), 24 + high * len(names) + EDGE)


def _cell(outcome: TournamentResult, bot: int, other: int, x: float, y: float) -> str:
    """One cell of the matrix; nothing where two bots did not meet."""
    rate = outcome.result.matrix[bot][other]
    if rate is None:
        return ""
    wide, high = CELL
    told = text("cli-tournament-cell", one=outcome.name(bot), other=outcome.name(other), rate=say_rate(rate))
    style, strength = "bar" if rate.rate >= 0.5 else "bar below", 0.08 + 0.5 * abs(2 * rate.rate - 1)
    box = f'x="{x + 1}" y="{y + 1}" width="{wide - 2}" height="{high - 2}" rx="4" fill-opacity="{strength:.2f}"'
    said = _middle(x + wide / 2, y + 18, figure(100 * rate.rate))
    half = _middle(x + wide / 2, y + 32, say_interval(rate), "small")
    return f'<g><title>{escape(told)}</title><rect class="{style}" {box}/>{said}{half}</g>'


def draw_scores(outcome: TournamentResult, bot: int) -> str:
    """How often a bot scored what; all bots of a tournament on one scale, with a dashed line at the mean."""
    low, high, most = _scale(outcome)
    standing = outcome.result.bots[bot]
    width = (WIDTH - 2 * EDGE) / (_place(high, low, high) + 1)
    body = []
    for place, count in sorted(_binned(standing.scores, low, high).items()):
        tall = HISTOGRAM * count / most
        box = f'x="{EDGE + place * width + 0.5:.1f}" y="{HISTOGRAM - tall:.1f}" width="{width - 1:.1f}"'
        body.append(f'<rect class="bar" {box} height="{tall:.1f}"/>')
    body.append(f'<line class="rule" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{HISTOGRAM}" y2="{HISTOGRAM}"/>')
    if standing.points is not None:
        x = EDGE + (standing.points - low + 0.5) * (WIDTH - 2 * EDGE) / (high - low + 1)
        body.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{HISTOGRAM}"/>')
    y = HISTOGRAM + 16
    body += [write_text(EDGE, y, figure(low), "head"), _right(WIDTH - EDGE, y, figure(high), "head")]
    return _svg(f"{text('cli-figures-points')}: {outcome.name(bot)}", body, WIDTH, HISTOGRAM + 24)


def _scale(outcome: TournamentResult) -> tuple[int, int, int]:
    """The lowest and highest points of all bots, and the most games in one bin."""
    points = [int(each) for standing in outcome.result.bots for each in standing.scores] or [0]
    low, high = min(points), max(points)
    bins = [_binned(standing.scores, low, high) for standing in outcome.result.bots]
    return low, high, max((count for each in bins for count in each.values()), default=1)


def _binned(scores: Mapping[str, int], low: int, high: int) -> dict[int, int]:
    binned: dict[int, int] = {}
    for points, count in scores.items():
        place = _place(int(points), low, high)
        binned[place] = binned.get(place, 0) + count
    return binned


def _place(points: int, low: int, high: int) -> int:
    """The bin of these points: bins are equally wide, and there are at most `BINS`."""
    return (points - low) // (1 + (high - low) // BINS)


# ---------------------------------------------------------------- elements


def _svg(label: str, body: Sequence[str], width: float, height: float) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {size} role="img" aria-label="{escape(label, {chr(34): "&quot;"})}">{"".join(body)}</svg>'


def _right(x: float, y: float, said: str, style: str = "value") -> str:
    return write_text(x, y, said, style).replace("<text ", '<text text-anchor="end" ', 1)


def _middle(x: float, y: float, said: str, style: str = "") -> str:
    return write_text(x, y, said, style).replace("<text ", '<text text-anchor="middle" ', 1)


def _cut(said: str, room: float) -> str:
    most = int(room / LETTER)
    return said if len(said) <= most else said[: most - 1] + "…"
