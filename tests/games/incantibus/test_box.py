"""The box file (I-BOX): our own adds up, and faults in another one are reported row by row."""

import pytest

from games.incantibus.stacked import GAME, deal, rows
from witching.cli.output import say_refusal
from witching.core.refusal import Refused
from witching.core.viewers import Spectator
from witching.games.incantibus.box import parse_box
from witching.games.incantibus.box_contents import Price


def ghosts(secret: int, weapon: str = "crystal-ball") -> str:
    return f'ghost = {{ visible = 1, secret = {secret}, points = 4, weapon = "{weapon}" }}'


def of_kind(kind: str, weapon: str = "net") -> str:
    return f'ghost = {{ visible = 1, secret = 2, points = 4, weapon = "{weapon}", kind = "{kind}" }}'


def fault(box: object) -> str:
    """The messages about a box."""
    with pytest.raises(Refused) as caught:
        GAME.blank({"box": box})
    assert caught.value.refusal.rule == "I-BOX"
    return say_refusal(caught.value.refusal)


def test_I_BOX_our_own_box_adds_up() -> None:
    """I-BOX, R-BOX-1: 38 visible, 26 secret, 14 monsters: 5 goblins, 4 werewolves, 3 ghosts, 2 vampires."""
    visible, secret, cards, supply = GAME.blank({}).box.packs()
    assert (len(visible), len(secret), len(cards), sum(supply)) == (38, 26, 12, 6)
    assert [(visible + secret).count(17 + i) for i in range(8)] == [5, 4, 3, 2, 0, 0, 0, 0]


def test_R_BOX_1_the_numbers_may_count_weapons() -> None:
    """R-BOX-1: 14 weapons and 12 monsters are as right as 14 monsters."""
    lines = {
        "net": "net = { visible = 3, secret = 2 }", "flying-stake": "flying-stake = { visible = 1, secret = 2 }",
        "goblin": 'goblin = { visible = 2, secret = 1, points = 2, weapon = "net" }',
    }  # fmt: skip
    assert GAME.blank({"box": rows(lines), "seats": 4}).seats == 4


def test_R_BOX_4_the_green_potion_of_both_examples() -> None:
    """R-BOX-4: mistletoe and mushroom, 5 points."""
    green = parse_box(GAME.box).potions["green-1"]
    assert (green.colour, green.ingredients, green.points) == ("green", ["mistletoe", "mushroom"], 5)


def test_I_BOX_of_many_faults_the_first_are_told() -> None:
    """I-BOX: twelve, and how many more there are."""
    books = ("curiosities", "spells", "wonders", "coins", "riches", "duels", "armouries", "herbs", "brews")
    sorcerers = ("lady-goblina", "rima-wolf", "white-lady", "count-dracula", "high-mage")
    said = fault(rows({key: f"{key} = {{ price = {{ any = 99 }}, points = 1 }}" for key in (*books, *sorcerers)}))
    assert said.startswith("This box is off in 14 places: ")
    assert "books.brews.price.any" in said
    assert said.endswith("and 2 more. [I-BOX]")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"toad": "toad = { visible = 4, secret = 1 }"}, "visible: 40, which is 2 more than the 38"),
        ({"net": "net = { visible = 3, secret = 0 }"}, "secret: 25, which is 1 less than the 26"),
        ({"ghost": ghosts(5), "net": "net = { visible = 3, secret = 0 }"}, "monsters: 17, which is 3 off the 14"),
        ({"purse": "purse = 3"}, "special: 7, which is 1 more"),
        ({"oculus": "oculus = 0"}, "spell-cards: 10, which is 2 less"),
        ({"roof": 'roof = { back = "roof", visible = 6, secret = 1 }'}, "rooms.roof must have 7 visible and 0 secret"),
        ({"bedroom": 'bedroom = { back = "2+", visible = 3, secret = 3 }'}, "rooms.bedroom must have 4 visible and 3"),
        ({"kitchen": 'kitchen = { back = "3+", visible = 5, secret = 2 }'}, '[rooms] back = "2+": 2, which'),
        ({"kitchen": 'kitchen = { back = "5", visible = 5, secret = 2 }'}, "rooms.kitchen.back: there is no “5”"),
        ({"kitchen": 'kitchen = { back = "2+", visible = 9, secret = 4 }'}, "rooms.kitchen: 13 tokens; a room holds"),
        ({"kitchen": 'kitchen = { back = "2+", visible = 9, secret = 2 }'}, "all rooms together need 39 tokens"),
        ({"ghost": ghosts(2, "nets")}, "monsters.ghost.weapon: there is no “nets”"),
        ({"ghost": of_kind("goblins")}, "ghost.kind: there is no “goblins”; there is: goblin, werewolf, vampire"),
        ({"ghost": of_kind("ghost")}, "monsters.ghost.kind: there is no “ghost”"),
        ({"ghost": of_kind("goblin", "trap")}, "monsters.ghost.weapon: “trap”; monsters of one kind have one weapon"),
        ({"ghost": of_kind("goblin")}, "sorcerers.white-lady.price.monster: there is no “ghost”"),
        ({"ghost": of_kind("7")}, "monsters.ghost.kind: there is no “7”"),
        ({"green-1": 'green-1 = { colour = "green", ingredients = ["newt"], points = 5 }'}, "there is no “newt”"),
        ({"riches": "riches = { price = { gold = 99 }, points = 6 }"}, "books.riches.price.gold asks for 99"),
        ({"riches": "riches = { price = { golds = 3 }, points = 6 }"}, "books.riches.price: there is no “golds”"),
        ({"riches": "riches = { price = { gold = 3, spell = 1 }, points = 6 }"}, "names 2 prices"),
        ({"witch-indigo": 'witch-indigo = { price = { potion = "pink" }, points = 8 }'}, "there is no “pink”"),
        ({"toad": "toad = { visible = -1, secret = 1 }"}, "toad.visible: -1 is not a whole number from 0 to 99"),
        ({"toad": "toad = { visible = 100, secret = 1 }"}, "toad.visible: 100 is not a whole number from 0 to 99"),
        ({"toad": 'toad = { visible = "two", secret = 1 }'}, 'ingredients.toad.visible: "two" is not a whole number'),
        ({"toad": "toad = { visible = 2 }"}, "ingredients.toad.secret is missing"),
        ({"toad": "toad = { visible = 2, secret = 1, hidden = 3 }"}, "toad.hidden does not belong there; allowed: "),
        ({"toad": f"toad = {{ visible = 2, secret = 1, name = '{'t' * 41}' }}"}, "” is not a name of 1 to 40 letters"),
        ({"toad": "net = { visible = 2, secret = 1 }"}, "two kinds of token, potion or book have the key net"),
        ({"riches": "net = { price = { gold = 3 }, points = 6 }"}, "potion or book have the key net"),
        ({"green-1": 'wonders = { colour = "green", ingredients = ["toad"], points = 5 }'}, "have the key wonders"),
        ({"purse": "purse = 0x" + "f" * 5000}, "special.purse: … is not a whole number from 0 to 99"),
        ({"toad": "Toad = { visible = 2, secret = 1 }"}, "ingredients.Toad: a key is written in lower-case letters"),
        ({"stone": "stones = 1"}, "special.stones does not belong there"),
        ({"stone": ""}, "special.stone is missing"),
        ({"books": "books = 2\n[expert-case]\nherbs = 3"}, "expert-case.herbs does not belong there; allowed: ing"),
        ({"books": "books = 2\n[expert-case]\ngold = 100"}, "expert-case.gold: 100 is not a whole number from 0 to 99"),
        ({"books": "books = 2\n[expert]\ngold = 1"}, "box.expert does not belong there; allowed: ingredients"),
        ({"toad": "toad = {"}, "This is not TOML"),
    ],
)  # fmt: skip
def test_I_BOX_what_is_off_is_told_with_its_row(changes: dict[str, str], told: str) -> None:
    """I-BOX: missing, negative, extra and misspelt rows, and totals, with the difference."""
    assert told in fault(rows(changes))


def test_I_BOX_every_fault_is_told_at_once() -> None:
    text = fault(rows({"toad": "toad = { visible = 4, secret = 3 }", "purse": "purse = 1"}))
    assert text.startswith("This box is off in 3 places: visible: 40")
    assert "special: 5, which is 1 less" in text


@pytest.mark.parametrize(
    "box",
    ["", "x = 1", "[" * 5000, "#" * 70_000, "a = " + "9" * 5000, "\0", 7, ["box"], {"a": 1}],
)
def test_I_BOX_no_input_breaks_the_reader(box: object) -> None:
    assert fault(box)


def test_I_BOX_nine_kinds_are_too_many() -> None:
    more = "".join(f"\nkind-{i} = {{ visible = 0, secret = 0 }}" for i in range(4))
    assert "ingredients has 9 rows" in fault(rows({"toad": "toad = { visible = 2, secret = 1 }" + more}))


def test_a_record_carries_its_box() -> None:
    """I-BOX: with the names the owner gave."""
    box = rows({"toad": "toad = { visible = 2, secret = 1, name = 'Old toad' }"})
    position = GAME.blank({"seats": 2, "box": box})
    setup = GAME.write_setup(position)
    assert setup.options["box"]["ingredients"]["toad"]["name"] == "Old toad"
    assert GAME.read_setup(setup) == position
    assert GAME.views(position)(Spectator()).box.tokens["toad"].name == "Old toad"
    assert position != GAME.blank({"seats": 2})


BIG_GOBLINS = rows(
    {
        "goblin": """goblin = { visible = 2, secret = 1, points = 2, weapon = "net" }
big-goblin = { visible = 0, secret = 2, points = 3, weapon = "net", kind = "goblin" }"""
    }
)


def test_I_BOX_monsters_of_one_kind_may_have_different_points() -> None:
    """I-BOX: Lady Goblina takes either; each scores its own points; the net catches both."""
    table = deal(seats=2, box=BIG_GOBLINS, sorcerers=["lady-goblina"]).to_final().give(0, "goblin", "big-goblin")
    assert table.cast("sorcerer 1", "sorcerer 5").choices == ["pay monster-1", "pay monster-2"]
    box = table.view(0).box
    assert (box.tokens["big-goblin"].kind, box.tokens["big-goblin"].weapon) == ("goblin", "net")
    assert box.sorcerers["lady-goblina"].price == Price("monster", 1, ["goblin"])
    points = table.position.box.points_of
    assert (points(table.kind("goblin")), points(table.kind("big-goblin"))) == (2, 3)
    assert table.play("pay monster-2").view().seats[0].sorcerers == ["lady-goblina"]
