"""Playback: going through a replay at the screen, by key words or by itself."""

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from witching.core.refusal import Refused
from witching.core.replay import OPEN, TABLE, Replay
from witching.terminal.advice import replay_page
from witching.terminal.game_screen import GameScreen
from witching.terminal.pages import log_page, playback_help, rules_line
from witching.terminal.renderer import Renderer
from witching.terminal.rule_lookup import look_up
from witching.terminal.screen import Screen
from witching.terminal.translator import Translator, one_line

REPLAY_COMMANDS = ("forward", "back", "first", "last", "auto", "hint", "rules", "help", "quit")


class Playback:
    """Where in a replay somebody is, and through whose eyes they look."""

    def __init__(self, replay: Replay, renderer: Renderer, translator: Translator, screen: Screen, eyes: str) -> None:
        replay.check_eyes(eyes)
        self.replay = replay
        kinds = [str(seat["kind"]) for seat in replay.record.seats]
        self.translator = translator.at_table(str(replay.record.options.get("edition", "")), replay.names, kinds)
        self.game_screen = GameScreen(renderer, self.translator, screen)
        self.screen = screen
        self.eyes = eyes
        self.moment = 0
        self.cites = False

    def run(self) -> None:
        """Show moment after moment as the person asks for them, until they leave. Raises Left."""
        while True:
            self._show()
            if not self._obey(self.game_screen.taken_ahead() or self.game_screen.ask("terminal-replay-prompt")):
                return

    def tell(self) -> None:
        """Tell the whole game in sentences, from the deal to the score sheet, and first who plays. What the last news
        said already, the sheet does not say again."""
        self.screen.show(*self.game_screen.players())
        for moment in range(self.replay.last + 1):
            self.moment = moment
            self.screen.show(*self._news())
        if self._is_end():
            told = self.translator.say_each(event.message for event in self.replay.news(self.moment, self.eyes))
            sheet = self.game_screen.renderer.sheet_lines(self._view(OPEN), self.translator)
            self.screen.show(*(line for line in sheet if line not in told))

    def autoplay(self, pace: float) -> None:
        """Go on by itself, until the end or Ctrl-C."""
        try:
            while self.moment < self.replay.last:
                self.moment += 1
                self.screen.wipe()
                self.screen.show(
                    *self._page_of_moment(), Text(self.translator.text("terminal-replay-auto"), style="dim")
                )
                self.screen.rest(pace)
        except KeyboardInterrupt:
            return

    # ---- what is typed

    def _obey(self, typed: str) -> bool:
        """Do what was typed; False when it was to leave."""
        words = " ".join(typed.casefold().split())
        if words.isdecimal() and len(words) < 5:
            self.moment = min(int(words), self.replay.last)
            return True
        if words.startswith("?") and words != "?":
            self.game_screen.page(*look_up(self.replay.game.name, words[1:].strip(), self.translator, self.screen))
            return True
        name = next((name for name in REPLAY_COMMANDS if words in self._words(name)), "")
        if name:
            self._do(name)
        else:
            self._look_through(words)
        return name != "quit"

    def _words(self, name: str) -> list[str]:
        enter = [""] if name == "forward" else []
        return [*self.translator.words(f"terminal-command-replay-{name}"), name, *enter]

    def _do(self, name: str) -> None:
        moves = {"forward": self.moment + 1, "back": self.moment - 1, "first": 0, "last": self.replay.last}
        if name in moves:
            self.moment = min(max(moves[name], 0), self.replay.last)
        elif name == "auto":
            self.autoplay(self.screen.pace * 2)
        elif name == "hint":
            self._advise()
        elif name == "rules":
            self.cites = not self.cites
        elif name == "help":
            self.game_screen.page(*playback_help(REPLAY_COMMANDS, self.eyes_by_word(), self.translator))

    def _advise(self) -> None:
        """Tell what a bot would have done here, or why that is not told."""
        try:
            shown = replay_page(self.replay, self.moment, self.eyes, self.game_screen.renderer, self.translator)
        except Refused as error:
            shown = [self.translator.say_refusal(error.refusal)]
        self.game_screen.page(*shown)

    def _look_through(self, words: str) -> None:
        """Change the eyes, or say what can be typed."""
        by_word = self.eyes_by_word()
        if words in by_word:
            self.eyes = by_word[words]
        else:
            unknown = self.translator.text("terminal-replay-unknown", given=one_line(words[:20]))
            self.game_screen.page(unknown, "", *playback_help(REPLAY_COMMANDS, by_word, self.translator)[2:])

    def eyes_by_word(self) -> dict[str, str]:
        """What may be typed to look through somebody's eyes; `@0` is seat 0 whatever the player is called."""
        by_seat = {f"@{seat}": str(seat) for seat in range(len(self.replay.names))}
        by_name = {name.casefold(): str(seat) for seat, name in enumerate(self.replay.names)}
        words = {
            self.translator.text("terminal-replay-open"): OPEN,
            self.translator.text("terminal-replay-table"): TABLE,
        }
        return {word: eyes for word, eyes in {**by_seat, **by_name, **words}.items() if eyes in self.replay.eyes}

    # ---- what is shown

    def _show(self) -> None:
        self.game_screen.leaf(*self._page_of_moment())

    def _page_of_moment(self) -> list[RenderableType]:
        return [self._heading(), *self._news(), *self._table()]

    def _heading(self) -> Text:
        key = "terminal-replay-heading" if self.replay.finished else "terminal-replay-heading-unfinished"
        if not self.replay.whole:
            key = "terminal-replay-heading-present"
        said = self.translator.text(key, moment=self.moment, last=self.replay.last, eyes=self._said_eyes())
        return Text(said, style="bold")

    def _said_eyes(self) -> str:
        if self.eyes in (OPEN, TABLE):
            return self.translator.text(f"terminal-replay-{self.eyes}")
        return self.translator.name(int(self.eyes))

    def _news(self) -> list[RenderableType]:
        events = self.replay.news(self.moment, self.eyes)
        cited = [rules_line(events, self.translator)] if self.cites and events else []
        return [*log_page([event.message for event in events], self.translator), *cited]

    def _table(self) -> list[RenderableType]:
        view = self._view(self.eyes)
        shown = self.game_screen.table(view, int(self.eyes) if self.eyes.isdecimal() else -1)
        return [*shown, *self.game_screen.sheet(view)] if self._is_end() else shown

    def _view(self, eyes: str) -> Struct:
        event_log = self.replay.event_log(self.moment)
        return self.replay.game.view(event_log.position, self.replay.viewer(event_log, eyes))

    def _is_end(self) -> bool:
        return self.replay.finished and self.moment == self.replay.last
