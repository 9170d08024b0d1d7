"""The options menu: the options of a game, shown and changed before it is dealt, for those who sit at a terminal."""

from collections.abc import Callable, Sequence

from rich.text import Text

from witching.cli.options import read_box_file, read_names
from witching.cli.output import say, say_refusal, text, translator
from witching.cli.prompts import ask_number, show_numbered, titled
from witching.core.game import Game
from witching.core.message import Message
from witching.core.options import SEATS, Kind, Option, Value, free_values, usual_options
from witching.core.options_summary import held_options, say_value
from witching.core.record import PERSON, Player
from witching.core.refusal import Refused
from witching.terminal.screen import Screen

BY_SEAT = Message("core-options-by-seat")


class OptionsMenu:
    """All options that there are to choose, with what holds; a number changes one, Enter agrees."""

    def __init__(self, game: Game, players: Sequence[Player], screen: Screen) -> None:
        self._game = game
        self._players = players
        self._people = [seat for seat, player in enumerate(players) if player.kind == PERSON]
        self._screen = screen
        self._given: dict[str, object] = dict(usual_options(game.options, translator().catalogue.language))
        self._refused: list[str] = []

    def run(self) -> dict[str, object]:
        """What was agreed, as far as it is not left to the game."""
        while offered := self._offered():
            self._screen.wipe()
            labels = [Text(say(option.label)) for option in offered]
            show_numbered(self._screen, labels, [Text(self._say(option), "bold") for option in offered])
            self._screen.show("", *self._refused)
            chosen = ask_number(self._screen, text("terminal-menu-options"), 1, len(offered), 0)
            if not chosen:
                break
            self._refused = self._change(offered[chosen - 1])
        return self._given

    def _offered(self) -> list[Option]:
        held = self._held(self._given)
        options = (option for option in self._game.options if option.is_offered or option.is_by_seat)
        return [option for option in options if option.is_apt(held)]

    def _held(self, given: dict[str, object]) -> dict[str, object]:
        return held_options(self._game, given, len(self._players))

    def _say(self, option: Option) -> str:
        """What holds: the value, or what it is called that none was given."""
        held = self._held(self._given)[option.name]
        if option.kind == "each" and isinstance(held, list):
            return text("core-list-separator").join(self._say_each(option, held))
        unsaid = option.unsaid if option.name not in self._given else None
        said = [unsaid] if unsaid else say_value(option, held, self._people)
        return text("core-list-separator").join(map(say, said))

    def _say_each(self, option: Option, words: Sequence[str]) -> list[str]:
        """Who chose what."""
        chosen = zip(self._players, map(option.value, words), strict=True)
        return [text("page-term", name=player.name, value=say(value.label)) for player, value in chosen if value]

    def _change(self, option: Option) -> list[str]:
        """Ask for another value. One that the game refuses changes nothing, and why is answered."""
        try:
            wish = {**self._given, option.name: _ASK[option.kind](self, option)}
            wish = {name: value for name, value in wish.items() if value is not None}
            held = self._held(wish)
            apt = {each.name: each.default is not None or each.is_apt(held) for each in self._game.options}
            wish = {name: value for name, value in wish.items() if apt[name]}
            self._game.blank({**wish, SEATS: len(self._players)})
        except Refused as error:
            return [say_refusal(error.refusal)]
        self._given = wish
        return []

    # ---- asking

    def _turn(self, option: Option) -> object:
        return not self._held(self._given)[option.name]

    def _pick(self, option: Option) -> object:
        return self._one_of(option.unsaid, [(value.name, _value(value)) for value in option.values])

    def _pick_seat(self, option: Option) -> object:
        return self._one_of(option.unsaid, [(seat, Text(each.name)) for seat, each in enumerate(self._players)])

    def _pick_seats(self, _option: Option) -> object:
        show_numbered(self._screen, [Text(player.name) for player in self._players])
        answer = self._screen.ask(text("terminal-menu-seats"))
        numbers = [word for word in read_names(answer) if word]
        return [int(word) - 1 if word.isdecimal() and len(word) < 3 else word for word in numbers]

    def _pick_each(self, option: Option) -> object:
        """For one person after the other, of what is left. Nothing is given where nobody cares."""
        picked = [""] * len(self._players)
        held = self._held(self._given)
        for seat in self._people:
            self._screen.show(self._players[seat].name)
            left = free_values(option, picked, held)
            values = [(value.name, _value(value)) for value in option.values if value.name in left]
            picked[seat] = str(self._one_of(option.unsaid or BY_SEAT, values) or "")
        return picked if any(picked) else None

    def _pick_file(self, _option: Option) -> object:
        answer = self._screen.ask(text("terminal-menu-file"))
        return read_box_file(answer) if answer else None

    def _one_of(self, unsaid: Message | None, values: Sequence[tuple[object, Text]]) -> object:
        rows = [(None, Text(say(unsaid))), *values] if unsaid else [*values]
        show_numbered(self._screen, [said for _, said in rows])
        return rows[ask_number(self._screen, text("terminal-menu-prompt", usual=1), 1, len(rows), 1) - 1][0]


def _value(value: Value) -> Text:
    return titled(say(value.label), say(value.about)) if value.about else Text(say(value.label))


_ASK: dict[Kind, Callable[[OptionsMenu, Option], object]] = {
    "edition": OptionsMenu._pick,
    "tick": OptionsMenu._turn,
    "choice": OptionsMenu._pick,
    "seat": OptionsMenu._pick_seat,
    "seats": OptionsMenu._pick_seats,
    "each": OptionsMenu._pick_each,
    "file": OptionsMenu._pick_file,
}
