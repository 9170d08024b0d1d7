"""Wording of Incantibus: its views in words; the modules beside this one do the work."""

from witching.core.message import Message
from witching.core.wording import Said, WordingOf
from witching.games.incantibus import choice_words, score_words, sentences
from witching.games.incantibus.view import IncantibusView


class IncantibusWording(WordingOf[IncantibusView]):
    """Puts an `IncantibusView` into words."""

    about = Message("incantibus-about")

    def question(self, view: IncantibusView, seat: int) -> Message:
        return view.question

    def choices(self, view: IncantibusView, seat: int) -> list[Said]:
        words = choice_words.short_words(view.choices)
        return [
            Said(choice.action, choice.said, choice.briefly or choice.said, tuple(choice.notes), also)
            for choice, also in zip(view.choices, words, strict=True)
        ]

    def hint(self, view: IncantibusView, seat: int) -> list[Message]:
        return []

    def table(self, view: IncantibusView, seat: int) -> list[Message]:
        return [*sentences.say_table(view, seat)]

    def look(self, view: IncantibusView, seat: int) -> list[Message]:
        """Nothing: what Oculus showed stays on the looker's board."""
        return []

    def has_secret(self, view: IncantibusView, seat: int) -> bool:
        """A wand that is pointed in secret, and a token that the seat alone has seen (I-HIDDEN)."""
        known = any(secret is not None and secret.token is not None for secret in view.secret)
        return 0 <= seat < len(view.seats) and (view.phase == "cast" or known)

    def sheet(self, view: IncantibusView) -> list[Message]:
        assert view.result is not None, "the game is over"
        return [*score_words.say_sheet(view.result)]
