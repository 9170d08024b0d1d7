"""The hot functions are C through and through: a local left out of a `.pxd` is not an error, only ten times slower."""

import re
from pathlib import Path

import pytest

from compilation.builds import c_folder, compile_with_c

pytestmark = pytest.mark.slow

HOT = {
    "core.rng": "mix derive Rng.reseed Rng.below",
    "core.series": "Series.add Series.add_length Series.add_points Series.add_winners",
    "core.strategy": """
        Strategy.prior Strategy.prepare Strategy.value Strategy.action_key Strategy.fast_prior Strategy.sample
        Strategy.rollout
    """,
    "bots.tree": "Tree.find Tree.enter Tree.make_room Tree.has_room Tree._grow Tree.visits_of Tree.mean_of",
    "bots.search": """
        Search.descend Search.choose Search.visit Search.enter_actions Search.compute_priors Search.forced_index
        Search.select_by_bound Search.select_by_regret Search.regret Search.mixed_probability Search.evaluate
        Search.margin Search.win Search.backup Search.tries Search.mean
    """,
    "games.glastonbury.rollout_policy": """
        RolloutPolicy.prepare RolloutPolicy.hope RolloutPolicy.draw_hopes RolloutPolicy.draw_hope RolloutPolicy.look
        RolloutPolicy.worth RolloutPolicy.ingredient cell_of
    """,
    "games.glastonbury.value_model": """
        ValueModel.look ValueModel.sort ValueModel.look_at_grid ValueModel.expect ValueModel.points_for
        ValueModel.kind_feature ValueModel.kind_points ValueModel.gain ValueModel.work_out_gain ValueModel.loss
        ValueModel.joining ValueModel.points ValueModel.list_features ValueModel.list_kind ValueModel.add
    """,
    "games.glastonbury.strategy": """
        GlastonburyStrategy.prior GlastonburyStrategy.prepare GlastonburyStrategy.choice_worth
        GlastonburyStrategy.list_features GlastonburyStrategy.add_ingredient GlastonburyStrategy.add_spell
        GlastonburyStrategy.add_walk GlastonburyStrategy.add_line GlastonburyStrategy.next_worth
        GlastonburyStrategy.recipe_hope GlastonburyStrategy.ending_gain GlastonburyStrategy.ending_worth
        GlastonburyStrategy.points_now GlastonburyStrategy.value GlastonburyStrategy.action_key
        GlastonburyStrategy.fast_prior ends_game faces
    """,
    "games.glastonbury.state": "State.copy_from",
    "games.glastonbury.rules": """
        shuffle_pack redeal lay_table lay_seat number_on number_below stop_after walk begin_turn end_turn
        find_actions find_takes offer_full_line offer_line find_accio find_at_corner find_special2 offer_cell ends_game
        apply take collect refill use_accio use_declinatio vanesco lose_top perluceo leave_game end_game playout
        GlastonburyPosition.owing GlastonburyPosition.find_actions GlastonburyPosition.apply_unchecked
        GlastonburyPosition.ending GlastonburyPosition.points GlastonburyPosition.standing
    """,
    "games.glastonbury.scoring": """
        score_table sort_cauldron group_points kinds_points settle joining_worth joining_gain gain joined_to
        colour_cards recipe_a_cards recipe_a_points recipe_b_points recipe_b_count cards_of_value
    """,
    "games.glastonbury.knowledge": """
        GlastonburyKnowledge.fill_pile GlastonburyKnowledge.fill_forgotten GlastonburyKnowledge.draw_card
        fits is_trace fill_recipes nth_bit
    """,
    "games.incantibus.strategy": """
        IncantibusStrategy.prior IncantibusStrategy.choice_worth IncantibusStrategy.luck
        IncantibusStrategy.target_worth IncantibusStrategy.secret_worth IncantibusStrategy.taking
        IncantibusStrategy.gaining IncantibusStrategy.having IncantibusStrategy.brewing IncantibusStrategy.arming
        IncantibusStrategy.paying IncantibusStrategy.price_hope IncantibusStrategy.keeping
        IncantibusStrategy.piece_worth IncantibusStrategy.cost IncantibusStrategy.card_worth
        IncantibusStrategy.best_visible IncantibusStrategy.has_secret IncantibusStrategy.best_in_moat
        IncantibusStrategy.spell_worth IncantibusStrategy.spending IncantibusStrategy.value IncantibusStrategy.beating
        IncantibusStrategy.action_key
    """,
    "games.incantibus.state": "State.copy_from",
    "games.incantibus.stacks": """
        shuffle sort
    """,
    "games.incantibus.tower": """
        deal draw_wands gather gather_rooms lay_out clear_table open_room refill leave_room
    """,
    "games.incantibus.cases": """
        gain lose discard has_weapon catcher tokens overflow purse_slots must_discard find_discards
    """,
    "games.incantibus.payments": """
        can_pay shortage means begin_payment find_payments fitting find_ingredients find_counted find_equal
        find_different find_coins coin_leads_on can_finish reaches pay end_payment
    """,
    "games.incantibus.spells": """
        next_caster ask_card find_cards choose_card is_exhausted is_aimless decline finish_spell find_targets
        find_visible can_catch find_secret find_loot find_in_moat fetch_special hit imperium oculus suspect
        take_from_secret iskanto alchemy gain_by_spell
    """,
    "games.incantibus.rules": """
        redeal lay_table begin_casting find_pointings find_open_pieces find_sorcerers seal reveal
        next_taking take take_token meet settle_monster buy collect fight is_finished end_game find_actions decide
        step apply playout IncantibusPosition.owing IncantibusPosition.find_actions
        IncantibusPosition.apply_unchecked IncantibusPosition.ending IncantibusPosition.points
        IncantibusPosition.standing
    """,
    "games.incantibus.scoring": """
        score_table case_points sorcerer_points wand_points standing
    """,
    "games.incantibus.knowledge": """
        IncantibusKnowledge.draw_suspects IncantibusKnowledge.draw_fitting IncantibusKnowledge.fill_secrets
        IncantibusKnowledge.draw_scratch IncantibusKnowledge.add_to_pool IncantibusKnowledge.blank_secrets
        IncantibusKnowledge.blank_choices IncantibusKnowledge.forget_look is_among hide_stacks
        sort_sorcerers is_unseen shuffle_sorcerers nth_unseen shuffle_stacks IncantibusKnowledge.forgotten_rooms
        IncantibusKnowledge.fill_tower IncantibusKnowledge.forget_room hidden_rooms count_rooms nth_room fits_stacks
    """,
}

# A function's head is on one line, and it ends with the first brace in the first column.
FUNCTION = re.compile(r"^\w[^\n;]*\b(__pyx_f_\w+)\([^\n;]*\) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)
# What a `cpdef` method asks first: does a class written in Python override it?
OVERRIDE = re.compile(r"/\* Check if overridden in Python \*/.*?\n  \}\n", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PYTHON_CALL = re.compile(r"\b(?:__Pyx_?|Py)[A-Za-z]\w*(?=\()")
# Counting references, handling an override that fails, and passing on an error from further down.
HOUSEKEEPING = re.compile(
    r"__Pyx_(RefNanny\w+|X?(INC|DEC)REF(_SET)?|X?GOTREF|X?GIVEREF|WriteUnraisable|AddTraceback)|PyErr_Occurred"
)


def python_calls(c_source: str) -> dict[str, list[str]]:
    """For every function's C name, the calls into Python's machinery in its body."""
    return {
        name: [call for call in PYTHON_CALL.findall(own_part(body)) if not HOUSEKEEPING.fullmatch(call)]
        for name, body in FUNCTION.findall(c_source)
    }


def own_part(body: str) -> str:
    return COMMENT.sub("", OVERRIDE.sub("", body, count=1))


def c_name(module: str, function: str) -> str:
    """Cython's name: each module and class prefixed with its length."""
    *scopes, name = [*module.split("."), *function.split(".")]
    return "__pyx_f_" + "".join(f"{len(scope)}{scope}_" for scope in scopes) + name


@pytest.fixture(scope="module")
def sloppy_c(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """A module whose `.pxd` omits some things."""
    root = tmp_path_factory.mktemp("sloppy") / "sloppy"
    (root / "core").mkdir(parents=True)
    for package in (root, root / "core"):
        (package / "__init__.py").touch()
    (root / "core" / "rng.py").write_text(SLOPPY)
    (root / "core" / "rng.pxd").write_text(SLOPPY_TYPES)
    out = root.parent / "out"
    compile_with_c(out, "--root", str(root))
    return python_calls((c_folder(out) / "sloppy" / "core" / "rng.c").read_text())


SLOPPY = '''
STEP = 2
LOOSE = 2

def typed(n: int) -> int:
    """Mentions PyNumber_Add(x, y) in a text."""
    total = 0
    for i in range(n):
        total += i * STEP
    return total

def untyped_local(n: int) -> int:
    total = 0
    for i in range(n):
        total += i * STEP
    return total

def untyped_constant(n: int) -> int:
    return n * LOOSE

def great_literal(n: int) -> int:
    return (n * 0x21F0AAAD12345) & 0xFFFFFFFFFFFFFFFFF

class Row:
    def __init__(self) -> None:
        self.cells = [1, 2, 3, 4]
        self.loose = [1, 2, 3, 4]

    def cell(self, index: int) -> int:
        return self.cells[index]

    def loose_cell(self, index: int) -> int:
        return self.loose[index]
'''
SLOPPY_TYPES = """
cimport cython
cdef int STEP
@cython.locals(total=int, i=int)
cpdef int typed(int n) noexcept
@cython.locals(i=int)
cdef int untyped_local(int n) noexcept
cdef int untyped_constant(int n) noexcept
cdef long long great_literal(long long n) noexcept
cdef class Row:
    cdef int[4] cells
    cdef object loose
    cpdef int cell(self, int index) noexcept
    cpdef int loose_cell(self, int index) noexcept
"""


@pytest.mark.parametrize("module", HOT)
def test_hot_functions_call_no_python(build: Path, module: str) -> None:
    name = f"witching.{module}"
    calls = python_calls((c_folder(build) / (name.replace(".", "/") + ".c")).read_text())
    found = {function: calls.get(c_name(name, function), "not found") for function in HOT[module].split()}
    assert {function: names for function, names in found.items() if names} == {}


@pytest.mark.parametrize("function", ["typed", "Row.cell"])
def test_typed_code_passes(sloppy_c: dict[str, list[str]], function: str) -> None:
    assert sloppy_c[c_name("sloppy.core.rng", function)] == []


@pytest.mark.parametrize("function", ["untyped_local", "untyped_constant", "great_literal", "Row.loose_cell"])
def test_what_a_pxd_leaves_out_is_found(sloppy_c: dict[str, list[str]], function: str) -> None:
    assert sloppy_c[c_name("sloppy.core.rng", function)]
