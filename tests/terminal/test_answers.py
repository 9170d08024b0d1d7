"""What is typed is understood in every language."""

import pytest

from witching.core.message import Message
from witching.core.wording import Said
from witching.i18n import LANGUAGES, Catalogue
from witching.terminal.answers import COMMANDS, Answer, Chosen, Command, Lookup, Unknown, read_answer
from witching.terminal.playback import REPLAY_COMMANDS
from witching.terminal.translator import Translator

ENGLISH = Translator(Catalogue("en"))
HIDDEN = Message("core-hidden")
OPTIONS = [
    Said("take c3", HIDDEN, HIDDEN, also=("c3",)),
    Said("accio e5", HIDDEN, HIDDEN, also=("e5",), listed=False),
    Said("pass", HIDDEN, HIDDEN),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_a_card_only_where_a_game_says_so(language: str) -> None:
    translator = Translator(Catalogue(language, strict=True), ["Anna", "Ben"])
    own, any_game = (translator.text(key) for key in ("glastonbury-hidden", "core-hidden"))
    assert own != any_game
    taken = translator.say(Message("glastonbury-event-refuse", {"seat": 0, "card": None, "cell": "c3"}))
    assert any_game not in taken
    assert any_game in translator.say(Message("core-verify-step", {"step": 1, "seat": 0, "action": "x", "why": None}))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", Chosen("take c3")),
        ("2", Chosen("pass")),
        ("3", Unknown("3")),
        ("0", Unknown("0")),
        ("C3", Chosen("take c3")),
        ("Take  c3 ", Chosen("take c3")),
        ("accio e5", Chosen("accio e5")),
        ("e5", Chosen("accio e5")),
        ("", Unknown("")),
        ("?", Command("help")),
        ("undo", Command("undo")),
        ("U", Command("undo")),
        ("?walk", Lookup("walk")),
        ("? G-WALK", Lookup("g-walk")),
        ("take b1", Unknown("take b1")),
        ("9" * 5000, Unknown("9" * 5000)),
        ("²", Unknown("²")),
    ],
)
def test_what_is_typed(typed: str, meant: Answer) -> None:
    assert read_answer(typed, OPTIONS, ENGLISH) == meant


def test_an_empty_answer_is_the_usual_choice_where_there_is_one() -> None:
    usual = Said("join toad", HIDDEN, HIDDEN, usual=True)
    assert read_answer("", [*OPTIONS, usual], ENGLISH) == Chosen("join toad")
    assert read_answer("", OPTIONS[:1], ENGLISH) == Chosen("take c3")


def test_enter_takes_the_only_choice() -> None:
    assert read_answer("", OPTIONS[:1], ENGLISH) == Chosen("take c3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_own_words(language: str) -> None:
    translator = Translator(Catalogue(language))
    words = [word for name in COMMANDS for word in {*translator.words(f"terminal-command-{name}"), name}]
    assert len(words) == len(set(words))
    assert all(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_replay_is_its_own(language: str) -> None:
    translator = Translator(Catalogue(language))
    words = [word for name in REPLAY_COMMANDS for word in {*translator.words(f"terminal-command-replay-{name}"), name}]
    eyes = [translator.text("terminal-replay-open"), translator.text("terminal-replay-table")]
    assert len({*words, *eyes}) == len([*words, *eyes])
    assert all(word == word.casefold() for word in [*words, *eyes])
