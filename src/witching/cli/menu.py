"""The menu: what `witching play` begins with where somebody sits at a terminal."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from witching.bots.roster import BOTS, USUAL
from witching.cli.games import ALL_GAMES, title_of
from witching.cli.local_game import choose_unfinished, play_file, play_local_game
from witching.cli.options_menu import OptionsMenu
from witching.cli.output import say_refusal, speak, text, translator
from witching.cli.players import HUMAN, check_count, name_players, opponents, read_bots
from witching.cli.prompts import ask_number, show_numbered, titled
from witching.cli.replay import show_replay
from witching.core.game import Game
from witching.core.options import SEATS, usual_seats
from witching.core.record import Player
from witching.core.refusal import Refused
from witching.core.replay import Replay
from witching.i18n import LANGUAGES
from witching.terminal.local_game import deal_local_game
from witching.terminal.pages import menu_title
from witching.terminal.rule_lookup import look_up
from witching.terminal.save_files import load, new_file, unfinished_games
from witching.terminal.screen import Left, Screen

Entry = tuple[Text, Callable[[], None]]


class Menu:
    """Choose a game, who plays and the language; then play, as often as one likes."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def run(self) -> None:
        """Ask and do until somebody leaves."""
        try:
            while True:
                self._run_entry()
        except Left:
            self.screen.show("")

    def _run_entry(self) -> None:
        entries = self._entries()
        self.screen.wipe()
        self.screen.show(menu_title(text("terminal-menu-title"), self.screen), "")
        self.screen.show(*map(translator().say, ALL_GAMES.notices()))
        show_numbered(self.screen, [said for said, _ in entries])
        chosen = ask_number(self.screen, text("terminal-menu-prompt", usual=1), 1, len(entries), 1)
        try:
            entries[chosen - 1][1]()
        except Refused as error:
            self._page(say_refusal(error.refusal))

    def _entries(self) -> list[Entry]:
        games = [(self._about(game), self._begin(game)) for game in ALL_GAMES.values()]
        waiting = len(unfinished_games())
        resume = [_entry("terminal-menu-resume", self._resume, games=waiting)] if waiting else []
        rules = [
            _entry("terminal-menu-rules", self._rules(game), game=title_of(game.name)) for game in ALL_GAMES.values()
        ]
        language, leave = _entry("terminal-menu-language", self._language), _entry("terminal-menu-leave", self._leave)
        return [*games, *resume, *rules, language, leave]

    def _about(self, game: Game) -> Text:
        return titled(title_of(game.name), translator().say(game.wording.about))

    # ---- a game

    def _begin(self, game: Game) -> Callable[[], None]:
        def begin() -> None:
            players = self._players(game)
            options = OptionsMenu(game, players, self.screen).run()
            while self._play(game, options, players):
                pass

        return begin

    def _play(self, game: Game, options: dict[str, object], players: list[Player]) -> bool:
        """Play a game; whether the same players want another one."""
        path = new_file(game.name)
        table = deal_local_game(game, options, players, None, bots=opponents())
        if play_local_game(table, path, self.screen):
            return self._again(game, path)
        self.screen.ask(text("terminal-go-on"))
        return False

    def _again(self, game: Game, path: Path) -> bool:
        answer = self.screen.ask(text("terminal-menu-again")).casefold()
        if answer in translator().words("terminal-menu-again-replay"):
            show_replay(Replay(game, load(path)), None, self.screen)
        return answer in translator().words("terminal-menu-again-play")

    def _players(self, game: Game) -> list[Player]:
        most = game.seats[-1]
        people = ask_number(self.screen, text("terminal-menu-people", most=most), 1, most, 1)
        names = [self._name(number) for number in range(1, people + 1)]
        bots = 0 if people == most else self._bots(game, people)
        kinds = self._kinds(bots) if bots else []
        return name_players([HUMAN] * people + kinds, names, translator())

    def _name(self, number: int) -> str:
        usual = text("terminal-player-name", number=number)
        return self.screen.ask(text("terminal-menu-name", number=number, usual=usual)) or usual

    def _bots(self, game: Game, people: int) -> int:
        """With how many bots these people are as many as can play. One alone usually plays against as many as on the
        page; several need none."""
        fitting = [seats - people for seats in game.seats if seats >= people]
        usual = usual_seats(game.seats) - people if people == 1 else fitting[0]
        asked = text("terminal-menu-bots", allowed=", ".join(map(str, fitting)), usual=usual)
        while len(fitting) > 1:
            bots = ask_number(self.screen, asked, fitting[0], fitting[-1], usual)
            try:
                check_count(SEATS, people + bots, game.seats)
            except Refused as error:
                self.screen.show(say_refusal(error.refusal))
            else:
                return bots
        return usual

    def _kinds(self, bots: int) -> list[str]:
        """Which bots play: one word for all of them, or one for each."""
        usual = list(BOTS).index(USUAL) + 1
        show_numbered(self.screen, [titled(text(f"bots-name-{kind}"), text(f"bots-about-{kind}")) for kind in BOTS])
        while True:
            kinds = read_bots(self.screen.ask(text("terminal-menu-kind", usual=usual)) or USUAL, bots, translator())
            if kinds:
                return kinds
            self.screen.show(text("terminal-menu-kinds", bots=bots, most=len(BOTS)))

    # ---- everything else

    def _resume(self) -> None:
        self.screen.wipe()
        path = choose_unfinished(None, self.screen)
        if path is not None and play_file(path, self.screen):
            self.screen.ask(text("terminal-go-on"))

    def _rules(self, game: Game) -> Callable[[], None]:
        def read() -> None:
            words = ""
            while True:
                page = look_up(game.name, words.removeprefix("?").strip(), translator(), self.screen)
                typed = self.screen.leaf(text("terminal-go-on"), *page)
                words = typed or self.screen.ask(text("terminal-menu-rules-prompt"))
                if not words:
                    return

        return read

    def _language(self) -> None:
        self.screen.wipe()
        show_numbered(self.screen, [Text(language.name) for language in LANGUAGES.values()])
        codes = list(LANGUAGES)
        usual = codes.index(translator().catalogue.language) + 1
        speak(codes[ask_number(self.screen, text("terminal-menu-prompt", usual=usual), 1, len(codes), usual) - 1])

    def _leave(self) -> None:
        raise Left

    def _page(self, said: str) -> None:
        self.screen.page(text("terminal-go-on"), said)


def _entry(key: str, action: Callable[[], None], **args: int | str) -> Entry:
    return Text(text(key, **args)), action
