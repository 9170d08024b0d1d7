"""Play: a game at the terminal, from the first choice to the score sheet."""

from pathlib import Path
from typing import Any, assert_never

from rich.console import RenderableType

from witching.core.message import Message
from witching.core.refusal import Refused
from witching.core.story import Event
from witching.core.viewers import Seated, Spectator, Viewer
from witching.terminal.answers import Chosen, Command, Lookup, Unknown, read_answer
from witching.terminal.face import Face, Option, Reveal
from witching.terminal.lookup import introduce, look_up
from witching.terminal.pages import help_page, list_options, log_page
from witching.terminal.saves import save
from witching.terminal.screen import Drawn, Left, Screen
from witching.terminal.table import Table
from witching.terminal.voice import Voice

REMINDER = 6
"""So many of the last events are told to those who come back to a table."""


class Play:
    """A game that people play at one screen, alone or handing it on. Every choice is saved before it is shown."""

    def __init__(self, table: Table, face: Face, voice: Voice, screen: Screen, path: Path) -> None:
        names = [player.name for player in table.players]
        self.table = table
        self.face = face
        self.voice = voice.at_table(str(table.options.get("edition", "")), names)
        self.screen = screen
        self.path = path
        self._heard: dict[int, list[Message]] = {seat: self._so_far() for seat in table.persons}

    def run(self) -> None:
        """Play until the game is over. Raises Left when somebody leaves before that."""
        save(self.path, self.table.record())
        if not self.table.steps:
            self._show_page(*introduce(self.table.game.name, self.voice, self.screen))
        while not self.table.is_over:
            seat = self.table.due[0]
            if self.table.is_person(seat):
                self._ask(seat)
            else:
                self._choose(seat, self.table.choice_of_bot(seat))
        self._show_end()

    # ---- choosing

    def _choose(self, seat: int, action: int) -> None:
        """Carry out a choice, save it, and then show what was revealed with it."""
        before, told = self.table.view(self._all()), self.table.events
        self.table.choose(seat, action)
        save(self.path, self.table.record())
        news = _messages(self.table.told_to(Spectator(), told))
        for heard in self._heard.values():
            heard += news
        reveal = self.face.reveal(before, news, self.voice)
        if reveal.lines:
            self._show_reveal(reveal)
        if self.table.is_person(seat) and not self.table.is_over:
            self._show_look(seat)

    def _ask(self, seat: int) -> None:
        """Let a person choose; everything else that may be typed is answered first."""
        self._hand_over(seat)
        while True:
            view = self.table.view(self.table.viewer(seat))
            options = self.face.options(view, seat)
            self._show_turn(seat, view, options)
            action = self._choice(seat, options)
            if action is not None:
                return self._choose(seat, action)
            if seat not in self.table.due[:1]:
                return None

    def _choice(self, seat: int, options: list[Option]) -> int | None:
        """What the person chooses; None when the table is to be shown anew."""
        while True:
            answer = read_answer(self.screen.ask(self.voice.text("terminal-prompt")), options, self.voice)
            match answer:
                case Chosen(action):
                    return self.table.game.parse(action)
                case Command(name):
                    self._obey(name, seat)
                    return None
                case Lookup(words):
                    self._show_rule(words)
                    return None
                case Unknown(""):
                    continue
                case Unknown(typed):
                    self.screen.show(self._why_not(seat, typed))
                case _:
                    assert_never(answer)

    def _why_not(self, seat: int, typed: str) -> str:
        """Why something that was typed cannot be chosen."""
        try:
            refusal = self.table.refusal(seat, self.table.game.parse(" ".join(typed.casefold().split())))
        except Refused as error:
            refusal = error.refusal if error.refusal.rule else None
        if refusal is None:
            return self.voice.text("terminal-unknown-answer", typed=typed[:40])
        return self.voice.say_refusal(refusal)

    # ---- commands

    def _obey(self, name: str, seat: int) -> None:
        if name == "quit":
            raise Left
        if name == "undo":
            self._take_back(seat)
        elif name == "help":
            self._show_page(*help_page(self.voice))
        elif name == "legend":
            self._show_page(self.face.legend(self.voice))
        elif name == "rules":
            self._show_rule("")
        elif name == "log":
            self._show_page(*log_page(_messages(self.table.told_to(self.table.viewer(seat))), self.voice))

    def _take_back(self, seat: int) -> None:
        step = self.table.last_choice_of(seat)
        if step is None:
            self._show_page(self.voice.text("terminal-undo-nothing"))
        elif self._agreed(seat, step):
            self.table.take_back(seat)
            save(self.path, self.table.record())
            self._forget_news()

    def _agreed(self, seat: int, step: int) -> bool:
        """Against bots taking back is free; other people are asked, and hear what it is."""
        if len(self.table.persons) == 1:
            return True
        options = self.face.options(self.table.view_at(step, Seated(seat)), seat)
        choice = next(self.voice.say(each.said) for each in options if each.action == self.table.action_at(step))
        self.screen.show(self.voice.text("terminal-undo-ask", player=self.voice.name(seat), choice=choice))
        answer = self.screen.ask(self.voice.text("terminal-undo-prompt")).casefold()
        return answer in [word.strip() for word in self.voice.text("terminal-yes").split(",")]

    # ---- showing

    def _all(self) -> Viewer:
        """Whom the screen belongs to while nobody chooses: the only person, or everybody."""
        persons = self.table.persons
        return self.table.viewer(persons[0]) if len(persons) == 1 else Spectator()

    def _so_far(self) -> list[Message]:
        """What can still be told of what happened last; of a game that begins, everything."""
        told = _messages(self.table.told_to(Spectator()))
        return told[-REMINDER:] if self.table.steps else told

    def _forget_news(self) -> None:
        for heard in self._heard.values():
            heard.clear()

    def _hand_over(self, seat: int) -> None:
        """Wipe the screen and wait for the person, where something secret is to be shown or chosen."""
        view = self.table.view(self.table.viewer(seat))
        several = len(self.table.persons) > 1
        if several and (len(self.table.due) > 1 or self.face.has_secret(view, seat)):
            self._pass_to(seat)

    def _pass_to(self, seat: int) -> None:
        self.screen.wipe()
        self.screen.show(self.voice.text("terminal-hand-over", player=self.voice.name(seat)), "")
        self.screen.ask(self.voice.text("terminal-hand-over-prompt", player=self.voice.name(seat)))

    def _show_turn(self, seat: int, view: Any, options: list[Option]) -> None:
        """The news, the table, the question and the choices, on one page if they fit."""
        news = self.screen.draw(*log_page(self._heard[seat], self.voice))
        self._heard[seat].clear()
        table = self.screen.draw(*self._table(view, seat))
        question = self._question(view, seat, options, self.screen.height - table.height - 1)
        together = self.screen.plain or news.height + table.height + question.height < self.screen.height
        if news.height and not together:
            self._show_page(news)
        self.screen.wipe()
        self.screen.show(*([news] if together else []), table, question)

    def _table(self, view: Any, seat: int) -> list[RenderableType]:
        if self.screen.plain:
            return [*self.face.lines(view, seat, self.voice)]
        return [self.face.board(view, seat, self.voice)]

    def _question(self, view: Any, seat: int, options: list[Option], room: int) -> Drawn:
        """What is asked and how it can be answered, on so many lines if that can be."""
        asked = self.screen.draw(self.voice.say(self.face.question(view, seat)))
        hints = self.screen.draw(*(self.voice.say(hint) for hint in self.face.hint(view, seat)))
        choices = list_options(options, self.voice, self.screen, room - asked.height - hints.height)
        return self.screen.draw(asked, choices, hints)

    def _show_look(self, seat: int) -> None:
        """What only this person may look at, until the look is closed."""
        view = self.table.view(self.table.viewer(seat))
        shown = self.face.look(view, seat, self.voice)
        if shown is None:
            return
        if len(self.table.persons) > 1:
            self._pass_to(seat)
        self.screen.wipe()
        self.screen.show(*(self.face.look_lines(view, seat, self.voice) if self.screen.plain else [shown]))
        self.screen.ask(self.voice.text("terminal-look-close"))
        self.table.close_look(seat)
        self.screen.wipe()

    def _show_reveal(self, reveal: Reveal) -> None:
        """All seats have chosen: the flourish, and what came of it, before everybody."""
        self.screen.wipe()
        self.screen.flourish(reveal.lines)
        self.screen.show("", *log_page(reveal.rest, self.voice))
        self.screen.ask(self.voice.text("terminal-go-on"))
        self._forget_news()

    def _show_rule(self, words: str) -> None:
        self._show_page(*look_up(self.table.game.name, words, self.voice, self.screen))

    def _show_page(self, *shown: RenderableType) -> None:
        """Show something until it was read."""
        self.screen.leaf(self.voice.text("terminal-go-on"), *shown)
        self.screen.ask(self.voice.text("terminal-go-on"))

    def _show_end(self) -> None:
        """What happened last, then the score sheet."""
        news = log_page(next(iter(self._heard.values())), self.voice)
        if news:
            self._show_page(*news)
        view = self.table.view(Spectator())
        sheet = self.face.sheet_lines(view, self.voice) if self.screen.plain else [self.face.sheet(view, self.voice)]
        self.screen.leaf(self.voice.text("terminal-go-on"), *sheet)


def _messages(events: list[Event]) -> list[Message]:
    return [event.message for event in events if event.message.key]
