"""What is printed on the things of a box, as every view shows it (I-BOX)."""

from games.incantibus.stacked import deal, rows
from witching.core.viewers import Spectator
from witching.games.incantibus.box_contents import Price
from witching.i18n import LANGUAGES, Catalogue


def test_everything_names_its_price_its_points_and_its_weapon() -> None:
    box = deal(expert=True).view().box
    assert box.tokens["green-3"].price == Price("ingredients", 3, ["mistletoe", "toad", "pumpkin"])
    assert (box.tokens["green-3"].points, box.tokens["green-3"].colour) == (7, "green")
    assert box.tokens["duels"].price == Price("equal-weapons", 2, [])
    assert (box.tokens["vampire"].weapon, box.tokens["vampire"].points) == ("flying-stake", 5)
    assert box.sorcerers["white-lady"].price == Price("monster", 1, ["ghost"])
    assert box.sorcerers["witch-indigo"].price == Price("potion", 1, ["blue"])
    assert box.sorcerers["master-ramus"].price == Price("wand", 2, [])


def test_special_tokens_lie_where_the_case_has_slots_for_them() -> None:
    tokens = deal().view().box.tokens
    lying = {key: tokens[key].place for key in ("stone", "universalus", "three-gold", "purse", "spell")}
    assert lying == {
        "stone": "ingredients", "universalus": "weapons", "three-gold": "gold", "purse": "purses", "spell": "spells",
    }  # fmt: skip


def test_a_box_of_ones_own_is_printed_as_its_owner_wrote_it() -> None:
    box = rows({"goblin": 'goblin = { visible = 2, secret = 3, points = 9, weapon = "trap", name = "Gnome" }'})
    goblin = deal(box=box).view(Spectator()).box.tokens["goblin"]
    assert (goblin.name, goblin.points, goblin.weapon) == ("Gnome", 9, "trap")


def test_what_a_box_names_itself_has_a_mark_like_no_other_in_any_language() -> None:
    names = {
        "toad": 'toad = { visible = 2, secret = 1, name = "Mistral" }',
        "feather": 'feather = { visible = 2, secret = 1, name = "Mist" }',
        "one-coin": 'one-coin = { coins = 1, visible = 3, secret = 1, name = "Mist" }',
        "prince-greed": 'prince-greed = { price = { gold = 4 }, points = 8, name = "M" }',
    }
    box = deal(box=rows(names)).view().box
    own = {key: box.tokens[key].mark for key in ("toad", "feather", "one-coin", "mistletoe")}
    assert own == {"toad": "Mi.", "feather": "Mis.", "one-coin": "Mist.", "mistletoe": None}
    assert box.sorcerers["prince-greed"].mark == "M2."
    for language in LANGUAGES:
        catalogue, printed = Catalogue(language, strict=True), deal().view().box
        things = [*printed.tokens.items(), *printed.sorcerers.items()]
        marks = [catalogue.say(f"incantibus-mark-{thing.section}-{key}") for key, thing in things]
        assert not [mark for mark in marks if mark.endswith(".")]
