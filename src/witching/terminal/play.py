"""Play: a game at the terminal, from the first choice to the score sheet."""

from collections.abc import Sequence
from pathlib import Path
from typing import assert_never

from rich.console import RenderableType

from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.story import Event
from witching.core.viewers import Spectator, Viewer
from witching.core.wording import Said
from witching.terminal.advice import hint_page
from witching.terminal.answers import Chosen, Command, Lookup, Unknown, read_answer
from witching.terminal.game_screen import GameScreen
from witching.terminal.local_game import LocalGame
from witching.terminal.pages import help_page, log_page
from witching.terminal.renderer import Renderer
from witching.terminal.rule_lookup import example, introduce, look_up
from witching.terminal.save_files import save
from witching.terminal.screen import BOARD_WIDTH, Left, Screen
from witching.terminal.translator import Translator

REMINDER = 6
"""So many of the last events are told to those who come back to a table."""


class Play:
    """A game that people play at one screen, alone or handing it on. Every choice is saved before it is shown."""

    def __init__(
        self, table: LocalGame, renderer: Renderer, translator: Translator, screen: Screen, path: Path,
        notes: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """`notes` are told with the introduction of a new game."""
        names, kinds = [player.name for player in table.players], [player.kind for player in table.players]
        self.table = table
        self.renderer = renderer
        self.translator = translator.at_table(str(table.options.get("edition", "")), names, kinds)
        self.game_screen = GameScreen(renderer, self.translator, screen)
        self.path = path
        self._notes = notes
        self._heard: dict[int, list[Message]] = {}
        self._owed: dict[int, set[int]] = {}

    def run(self) -> None:
        """Play until the game is over. Raises Left when somebody leaves before that."""
        save(self.path, self.table.record())
        self._remind()
        if self.game_screen.screen.narrow:
            self.game_screen.page(self.translator.text("terminal-narrow", wide=BOARD_WIDTH))
        if self.table.is_hurried:
            self.game_screen.page(self.translator.text("bots-hurried"))
        if not self.table.steps:
            told = introduce(self.table.game.name, self.translator, self.game_screen.screen)
            self.game_screen.page(*told, *self._notes)
        for seat in self.table.persons:
            self._show_look(seat)
        while not self.table.is_over:
            seat = self.table.due[0]
            if self.table.is_person(seat):
                self._ask(seat)
            else:
                self._let_bot_choose(seat)
        self.game_screen.show_end(self.table.view(Spectator()), next(iter(self._heard.values())))

    # ---- choosing

    def _choose(self, seat: int, action: int) -> None:
        """Carry out a choice, save it, and then show what was revealed with it."""
        before, told = self.table.view(self._all()), self.table.events
        self.table.choose(seat, action)
        save(self.path, self.table.record())
        news = _messages(self.table.told_to(Spectator(), told))
        for heard in self._heard.values():
            heard += news
        reveal = self.renderer.reveal(before, news, self.translator)
        if reveal.lines:
            if len(self.table.persons) > 1:
                self.game_screen.gather()
            self.game_screen.show_reveal(reveal)
            self._heard = {seat: [] for seat in self._heard}
        for person in self.table.persons:
            self._owed[person] |= {event.number for event in self._alone(person, told)}
        if self.table.is_person(seat):
            self._show_look(seat)
            self._tell_alone(seat)

    def _let_bot_choose(self, seat: int) -> None:
        """Whoever plays hears of a bot of their own that failed; what it said may be a secret of its seat."""
        action, failure = self.table.choice_of_bot(seat)
        self._choose(seat, action)
        if failure is not None:
            bot, why = self.table.players[seat].kind, Message(f"bots-failed-{failure.why}")
            for heard in self._heard.values():
                heard.append(Message("terminal-bot-failed", {"seat": seat, "bot": bot, "why": why}))

    def _ask(self, seat: int) -> None:
        """Let a person choose, or take back; everything else that may be typed is answered first."""
        self._hand_over(seat)
        step = self.table.steps
        while self.table.steps == step:
            view = self.table.view(self.table.viewer(seat))
            options = self.renderer.wording.choices(view, seat)
            self.game_screen.show_turn(view, seat, options, self._heard[seat])
            self._heard[seat] = []
            self._answer(seat, options)

    def _answer(self, seat: int, options: list[Said]) -> None:
        """Do what the person types; nothing that cannot be done changes anything."""
        answer = self._understood(seat, options)
        match answer:
            case Chosen(action):
                self._choose(seat, self.table.game.parse(action))
            case Command(name):
                self._obey(name, seat)
            case Lookup(words):
                self.game_screen.page(*look_up(self.table.game.name, words, self.translator, self.game_screen.screen))
            case _:
                assert_never(answer)

    def _understood(self, seat: int, options: list[Said]) -> Chosen | Command | Lookup:
        """The next answer that means something; everything else is told why it does not.

        What was typed before the table was shown may be a command or a rule, never a choice.
        """
        ahead = read_answer(self.game_screen.taken_ahead(), [], self.translator)
        if not isinstance(ahead, Unknown):
            return ahead
        while True:
            answer = read_answer(self.game_screen.ask("terminal-prompt"), options, self.translator)
            if not isinstance(answer, Unknown):
                return answer
            if not answer.typed:
                return Command("board")
            self.game_screen.screen.show(self._why_not(seat, answer.typed))

    def _why_not(self, seat: int, typed: str) -> str:
        """Why something that was typed cannot be chosen."""
        try:
            self.table.check(seat, self.table.game.parse(" ".join(typed.casefold().split())))
        except Refused as error:
            if error.refusal.rule:
                return self.translator.say_refusal(error.refusal)
        return self.translator.text("terminal-unknown-answer", typed=typed[:40])

    # ---- commands

    def _obey(self, name: str, seat: int) -> None:
        if name == "quit":
            raise Left
        if name == "undo":
            self._take_back(seat)
        elif name == "help":
            self.game_screen.page(*help_page(example(self.table.game.name, self.translator), self.translator))
        elif name == "hint":
            self.game_screen.page(*hint_page(self.table, seat, self.renderer, self.translator))
        elif name == "legend":
            self.game_screen.page(*self._explain(seat))
        elif name == "rules":
            self.game_screen.page(*look_up(self.table.game.name, "", self.translator, self.game_screen.screen))
        elif name == "log":
            self.game_screen.page(*log_page(_messages(self.table.told_to(self.table.viewer(seat))), self.translator))

    def _explain(self, seat: int) -> list[RenderableType]:
        """What the symbols mean; and what everybody counts their points by, where the game has it."""
        aid = self.renderer.aid_lines(self.table.view(self.table.viewer(seat)), self.translator)
        titled = ["", self.translator.text("core-aid"), *(f"- {line}" for line in aid)] if aid else []
        return [self.renderer.legend(self.translator), *titled]

    def _take_back(self, seat: int) -> None:
        step = self.table.last_choice_of(seat)
        if step is None:
            self.game_screen.page(self.translator.text("terminal-undo-nothing"))
            return
        if self._agreed(seat, step):
            self.table.take_back(seat, step)
            save(self.path, self.table.record())
            self._remind()
        else:
            self._hand_over(seat)

    def _agreed(self, seat: int, step: int) -> bool:
        """Against bots taking back is free; other people are asked, and hear what it is, before a wiped screen."""
        if len(self.table.persons) == 1:
            return True
        choice = self.translator.say(self.table.game.say_action(self.table.action_at(step)))
        self.game_screen.screen.wipe()
        self.game_screen.screen.show(
            self.translator.text("terminal-undo-ask", player=self.translator.name(seat), choice=choice)
        )
        return self.game_screen.ask("terminal-undo-prompt").casefold() in self.translator.words("terminal-yes")

    # ---- whose screen it is

    def _all(self) -> Viewer:
        """Whom the screen belongs to while nobody chooses: the only person, or everybody."""
        persons = self.table.persons
        return self.table.viewer(persons[0]) if len(persons) == 1 else Spectator()

    def _remind(self) -> None:
        """Tell everybody what can still be told of what happened last; of a game that begins, everything."""
        told = _messages(self.table.told_to(Spectator()))
        last = told[-REMINDER if self.table.steps else 0 :]
        self._heard = {seat: list(last) for seat in self.table.persons}
        self._owed = {seat: set() for seat in self.table.persons}

    def _hand_over(self, seat: int) -> None:
        """Wipe the screen and wait for the person, where something secret is to be told, shown or chosen."""
        if self._tell_alone(seat):
            return
        view = self.table.view(self.table.viewer(seat))
        several = len(self.table.persons) > 1
        if several and (len(self.table.due) > 1 or self.renderer.wording.has_secret(view, seat)):
            self.game_screen.pass_to(seat)

    def _show_look(self, seat: int) -> None:
        """Let a person look at what only they may see, until they close the look."""
        view = self.table.view(self.table.viewer(seat))
        if not self.table.is_over and self.renderer.look(view, seat, self.translator) is not None:
            if len(self.table.persons) > 1:
                self.game_screen.pass_to(seat)
            self.game_screen.show_look(view, seat)
            self.table.close_look(seat)

    def _alone(self, seat: int, since: int = 0) -> list[Event]:
        """The events from `since` on of which a person hears now what nobody else does."""
        own, others = (self.table.told_to(viewer, since) for viewer in (self.table.viewer(seat), Spectator()))
        return [event for event, public in zip(own, others, strict=True) if event != public]

    def _tell_alone(self, seat: int) -> bool:
        """Tell a person, once, what nobody else hears of what happened, as far as it may be told now. Whether there was
        something to tell: then the screen was handed over."""
        owed, self._owed[seat] = self._owed[seat], set()
        alone = _messages([event for event in self._alone(seat) if event.number in owed])
        if not alone or self.table.is_over:
            return False
        if len(self.table.persons) > 1:
            self.game_screen.pass_to(seat)
        self.game_screen.show_alone(*log_page(alone, self.translator))
        return True


def _messages(events: list[Event]) -> list[Message]:
    return [event.message for event in events if event.message.key]
