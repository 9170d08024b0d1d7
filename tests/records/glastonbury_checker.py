"""An independent checker for records of Glastonbury, written without looking at our code,
from docs/record.md and docs/record-glastonbury.md alone.

Numbers in brackets, such as (6.3), are sections of these pages. Steps are counted from 1, as in their chapter 8.
`glastonbury_reading` judges the file, `glastonbury_playing` plays, `glastonbury_scoring` scores.
"""

from records.glastonbury_names import Wrong, need
from records.glastonbury_playing import replay
from records.glastonbury_reading import check_commitment, check_keys, check_setup, parse
from records.glastonbury_scoring import Scoring, compare


def judge(data: bytes) -> None:
    record = parse(data)
    check_keys(record)
    check_setup(record)
    check_commitment(record)
    game, result = replay(record), record["result"]
    if game.moment == "OVER":
        need(result is not None, f"the game is over after step {len(record['actions'])}, but result is null (6)")
        compare(result, Scoring(game).result(), "result")
    else:
        need(result is None, f"the game is not over after step {len(record['actions'])}, but there is a result (6)")


def check(data: bytes) -> str | None:
    """None if the record is right, otherwise one line that says what is wrong."""
    try:
        judge(data)
    except Wrong as wrong:
        return str(wrong)
    except Exception as error:  # should not happen; a checker must not crash
        return f"the checker failed: {type(error).__name__}"
    return None
