"""The options before the deal: the two variants."""

from witching.core.message import Message
from witching.core.options import Option, Value

TIES = Option(
    name="ties",
    kind="choice",
    rule="S-CARRY",
    label=Message("goofspiel-option-ties"),
    values=(
        Value("lost", Message("goofspiel-option-ties-lost")),
        Value("carry", Message("goofspiel-option-ties-carry")),
    ),
    default="lost",
)

PRIZE = Option(
    name="prize",
    kind="choice",
    rule="S-BLIND",
    label=Message("goofspiel-option-prize"),
    values=(
        Value("open", Message("goofspiel-option-prize-open")),
        Value("blind", Message("goofspiel-option-prize-blind")),
    ),
    default="open",
)

OPTIONS = (TIES, PRIZE)
