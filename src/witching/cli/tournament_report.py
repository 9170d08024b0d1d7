"""The report of a tournament: one page that needs nothing else, by day and by night, wide and narrow."""

import re
from collections.abc import Iterator
from html import escape

from witching.cli.bot_failures import tell_forfeits
from witching.cli.charts.svg import STYLE
from witching.cli.charts.tournament import draw_matrix, draw_ratings, draw_scores
from witching.cli.games import find_game, title_of
from witching.cli.output import text, translator
from witching.cli.tournament_result import HEADS, TournamentResult
from witching.core.options import SEATS, find_file

PAGE = """
:root { color-scheme: light dark; --ground: #fdfcfa; --shade: rgb(36 33 43 / 35%) }
body { margin: 0; background: var(--ground); color: #24212b; line-height: 1.45;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif }
main { max-width: 60rem; margin: auto; padding: 1rem }
h1 { font-size: 1.5rem; margin: .5rem 0 }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: .5rem 0; overflow-wrap: anywhere }
p { color: #6b6577; max-width: 44rem; margin: .5rem 0; overflow-wrap: anywhere }
.scroll { overflow-x: auto;
  background: linear-gradient(to right, var(--ground) 40%, transparent) left / 2.5rem 100% local,
  linear-gradient(to left, var(--ground) 40%, transparent) right / 2.5rem 100% local,
  linear-gradient(to right, var(--shade), transparent) left / .8rem 100% scroll,
  linear-gradient(to left, var(--shade), transparent) right / .8rem 100% scroll; background-repeat: no-repeat }
.scores { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem }
.small { font-size: 11px }
svg { display: block; max-width: 100%; height: auto }
.scroll svg { max-width: none }
.bars svg { width: 100%; max-width: 34rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid #d9d4e0; white-space: nowrap }
th { color: #6b6577; font-weight: 600 }
th.bot, td.bot { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 6rem }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17141d; --shade: rgb(236 232 244 / 45%) }
  body { color: #ece8f4 }
  p, th { color: #a59db5 }
  th, td { border-color: #393345 }
}
"""


def draw_report(outcome: TournamentResult) -> str:
    """The whole page; every text in it is escaped."""
    result = outcome.result
    title = text("cli-tournament-title", game=title_of(result.plan.game))
    body = "\n".join(_parts(outcome)) if result.games else ""
    return f"""<!doctype html>
<html lang="{translator().catalogue.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}{PAGE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{_paragraph(_about(outcome))}
{_unfinished(outcome)}
{body}
{_paragraph(_made(outcome))}
</main>
</body>
</html>
"""


def _parts(outcome: TournamentResult) -> Iterator[str]:
    yield f'<div class="scroll" tabindex="0">{_table(outcome)}</div>'
    yield _paragraph(text("cli-tournament-reading-wins"))
    yield _paragraph(text("cli-tournament-reading-cpu"))
    yield from _failures(outcome)
    yield _heading("cli-tournament-ratings")
    yield f'<div class="bars">{draw_ratings(outcome)}</div>'
    yield _paragraph(text("cli-tournament-reading-rating"))
    yield _heading("cli-tournament-matrix")
    yield f'<div class="scroll" tabindex="0">{draw_matrix(outcome)}</div>'
    yield _paragraph(text("cli-tournament-reading-matrix"))
    yield from _scores(outcome)


def _failures(outcome: TournamentResult) -> Iterator[str]:
    """For each bot that failed how, and the command that shows it."""
    result = outcome.result
    if result.forfeits:
        yield _paragraph(text("cli-forfeits", games=len(result.forfeits)))
    for said, command in tell_forfeits(result.forfeits, outcome.conditions):
        yield f'{_paragraph(said)}<pre class="scroll" tabindex="0"><code>{escape(command)}</code></pre>'


def _scores(outcome: TournamentResult) -> Iterator[str]:
    """What the bots scored that ended a game."""
    scored = [bot for bot in outcome.order if outcome.result.bots[bot].scores]
    if not scored:
        return
    yield _heading("cli-figures-points")
    drawn = (f"<div><h3>{escape(outcome.name(bot))}</h3>{draw_scores(outcome, bot)}</div>" for bot in scored)
    yield f'<div class="scores bars">{"".join(drawn)}</div>'
    yield _paragraph(text("cli-tournament-reading-scores"))


def _table(outcome: TournamentResult) -> str:
    head = "".join(f'<th class="{name}">{escape(text(key))}</th>' for name, key in HEADS.items())
    rows = []
    for place in range(len(outcome.order)):
        row = outcome.row(place)
        rows.append("".join(f'<td class="{name}">{escape(row[name])}</td>' for name in HEADS))
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _about(outcome: TournamentResult) -> str:
    """How it was played: games, seats, options, seed."""
    plan = outcome.result.plan
    played = [name if value is True else f"{name}={value}" for name, value in _options(outcome)]
    options = ", ".join(played) or text("cli-balance-nothing")
    games = outcome.result.games
    return text("cli-tournament-about", games=games, seats=plan.seats, options=options, seed=str(plan.seed))


def _options(outcome: TournamentResult) -> Iterator[tuple[str, object]]:
    """Those that were given, and the budget of the bots; of a file that there was one."""
    plan = outcome.result.plan
    file = find_file(find_game(plan.game).options)
    for name, value in plan.options.items():
        if name != SEATS:
            yield name, True if file is not None and name == file.name else value
    if plan.iterations is not None:
        yield "iterations", plan.iterations


def _unfinished(outcome: TournamentResult) -> str:
    result = outcome.result
    if result.complete:
        return ""
    return _paragraph(text("cli-figures-interrupted", games=result.games, wanted=result.plan.games))


def _made(outcome: TournamentResult) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in outcome.result.versions.items())
    key = "cli-tournament-made-compiled" if outcome.result.compiled else "cli-tournament-made-pure"
    return text(key, versions=versions)


def _heading(key: str) -> str:
    return f"<h2>{escape(text(key))}</h2>"


def _paragraph(said: str) -> str:
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(said))
    return f"<p>{marked}</p>"
