"""What is printed on the things of a box, as every view shows it (I-BOX)."""

from games.incantibus.stacked import deal, rows
from witching.core.viewers import Spectator
from witching.games.incantibus.printed import Price


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
