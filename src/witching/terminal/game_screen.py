"""The game screen: the screens of a game in play."""

from collections.abc import Sequence

from msgspec import Struct
from rich.console import RenderableType

from witching.core.message import Message
from witching.core.wording import Said
from witching.terminal.pages import list_options, log_page
from witching.terminal.renderer import Renderer, Reveal
from witching.terminal.screen import Drawn, Screen
from witching.terminal.translator import Translator


class GameScreen:
    """Shows a game at a screen: drawn by its renderer, or told in sentences."""

    def __init__(self, renderer: Renderer, translator: Translator, screen: Screen) -> None:
        self.renderer = renderer
        self.translator = translator
        self.screen = screen
        self._ahead = ""

    @property
    def in_sentences(self) -> bool:
        """Whether tables are told instead of drawn."""
        return self.screen.plain or self.screen.narrow

    # ---- the game

    def table(self, view: Struct, seat: int) -> list[RenderableType]:
        """The whole table."""
        if self.in_sentences:
            return [*self.players(), *self.renderer.lines(view, seat, self.translator)]
        return [self.renderer.board(view, seat, self.translator)]

    def sheet(self, view: Struct) -> list[RenderableType]:
        """The score sheet."""
        if self.in_sentences:
            return [*self.players(), *self.renderer.sheet_lines(view, self.translator)]
        return [self.renderer.sheet(view, self.translator)]

    def players(self) -> list[str]:
        """Who plays, with the levels of bots: sentences call everybody by the name alone."""
        titles = self.translator.titles()
        return [self.translator.text("terminal-players", players=titles)] if titles else []

    def show_turn(self, view: Struct, seat: int, options: list[Said], news: Sequence[Message]) -> None:
        """The news, the table, the question and the choices, on one page if they fit."""
        told = self.screen.draw(*log_page(news, self.translator))
        table = self.screen.draw(*self.table(view, seat))
        question = self._question(view, seat, options, self.screen.height - table.height - 1)
        together = self.screen.plain or told.height + table.height + question.height < self.screen.height
        if told.height and not together:
            self.page(told)
        self.screen.wipe()
        if self.screen.narrow and table.height + question.height >= self.screen.height:
            self.page(table)
            self.screen.wipe()
            self.screen.show(question)
        else:
            self.screen.show(*([told] if together else []), table, question)

    def show_reveal(self, reveal: Reveal) -> None:
        """All seats have chosen: the flourish, and what came of it, before everybody."""
        self.screen.wipe()
        self.screen.flourish(reveal.lines)
        self.screen.show("", *log_page(reveal.rest, self.translator))
        self._take_ahead(self.ask("terminal-go-on"))

    def show_look(self, view: Struct, seat: int) -> None:
        """What only this person may look at, until the look is closed."""
        look = self.renderer.look(view, seat, self.translator)
        shown = self.renderer.look_lines(view, seat, self.translator) if self.in_sentences or look is None else [look]
        self.show_alone(*shown)

    def show_alone(self, *shown: RenderableType) -> None:
        """Something for one person, until they close it."""
        self.screen.leaf(self.translator.text("terminal-go-on"), *shown)
        self.ask("terminal-look-close")
        self.screen.wipe()

    def show_end(self, view: Struct, news: Sequence[Message]) -> None:
        """What happened last, then the score sheet."""
        if news:
            self.page(*log_page(news, self.translator))
        self.leaf(*self.sheet(view))

    # ---- the people

    def ask(self, key: str, **args: str) -> str:
        """What somebody types to this prompt. Raises Left."""
        return self.screen.ask(self.translator.text(key, **args))

    def taken_ahead(self) -> str:
        """What was typed instead of turning a page, once."""
        ahead, self._ahead = self._ahead, ""
        return ahead

    def _take_ahead(self, typed: str) -> None:
        """Keep what was typed instead of turning a page until somebody is asked: pages that follow do not lose it."""
        self._ahead = typed or self._ahead

    def page(self, *shown: RenderableType) -> None:
        """Show something until it was read; what is typed instead of turning the page is taken ahead."""
        self._take_ahead(self.screen.page(self.translator.text("terminal-go-on"), *shown))

    def leaf(self, *shown: RenderableType) -> None:
        """Show something whose last page stays."""
        self._take_ahead(self.screen.leaf(self.translator.text("terminal-go-on"), *shown))

    def gather(self) -> None:
        """Wait until everybody looks at the screen again."""
        self.screen.wipe()
        self.screen.show(self.translator.text("terminal-gather"), "")
        self._take_ahead(self.ask("terminal-go-on"))

    def pass_to(self, seat: int) -> None:
        """Wipe the screen and wait until this person alone sits before it."""
        name, self._ahead = self.translator.name(seat), ""
        self.screen.wipe()
        self.screen.show(self.translator.text("terminal-hand-over", player=name), "")
        self.ask("terminal-hand-over-prompt", player=name)

    def _question(self, view: Struct, seat: int, options: list[Said], room: int) -> Drawn:
        """What is asked and how it can be answered, on at most `room` lines if possible."""
        asked = self.screen.draw(self.translator.say(self.renderer.wording.question(view, seat)))
        hints = self.screen.draw(*(self.translator.say(hint) for hint in self.renderer.wording.hint(view, seat)))
        choices = list_options(options, self.translator, self.screen, room - asked.height - hints.height)
        return self.screen.draw(asked, choices, hints)
