"""Positions declared once: the code made from them is current, and says what the declarations say."""

import importlib.util
import sys
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.content import Schema, make_content
from entrepot.kernel.errors import BadPosition
from entrepot.kernel.fields import (
    COUNT,
    NOBODY,
    OWNER,
    TOLD,
    Account,
    Bag,
    ByName,
    Cache,
    Coded,
    Columns,
    Faces,
    FaceSet,
    Field,
    Flags,
    Grid,
    Hands,
    Inner,
    Jointly,
    ListOf,
    Lone,
    Names,
    Nested,
    Note,
    Numbers,
    Observed,
    One,
    OrderedHands,
    Ordinal,
    Packed,
    PerSeat,
    Position,
    Purses,
    Repeated,
    Row,
    Seat,
    SeatOrder,
    SeatOrNone,
    SeatSet,
    Seen,
    Table,
    Tables,
    Together,
    Truth,
    Whole,
    Word,
    left_over,
    nowhere,
    parts_of,
    view_type,
)
from entrepot.kernel.game import Game
from entrepot.kernel.ledger import Ledger
from entrepot.kernel.plain_state import PlainState
from entrepot.kernel.verbs import ActionSpace, Verb

ROOT = Path(__file__).resolve().parents[2]
SPEC = importlib.util.spec_from_file_location("make_fields", ROOT / "tools" / "fields.py")
PATH = sys.path[:]
tool = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(tool)
sys.path[:] = PATH
DECLARED = [folder.name for folder in tool.games()]


@pytest.mark.parametrize("name", DECLARED)
def test_what_is_made_of_the_declarations_is_current(name):
    kept = (tool.GAMES / name / "position" / "made.py").read_text(encoding="utf-8")
    assert kept == tool.made(name), "'make fields' writes it anew"


@pytest.mark.parametrize("name", DECLARED)
def test_what_is_made_writes_and_shows_what_is_declared(name):
    game, rng = entrepot.game(name), seeded("views")
    state, number = game.new(game.fewest, 1), 0
    while not state.over:
        if number % 3 == 0:
            assert state.fields() == game.position.write(state)
            for seat in (*range(state.seats), None):
                assert state.view(seat).items() >= game.position.view(state, seat).items()
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        number += 1


@pytest.mark.parametrize("name", DECLARED)
def test_positions_made_by_hand_have_the_attributes_that_are_declared(name):
    game = entrepot.game(name)
    state = game.new(game.fewest, 1)
    fresh = game.fresh(game.fewest, state.options)
    for attribute, shape in game.position.attributes().items():
        assert hasattr(state, attribute)
        if attribute not in game.position.caches:
            assert plain(getattr(fresh, attribute)) == shape.begin(fresh)


def plain(value):
    """Return packed numbers as a list, and anything else as it is."""
    return list(value) if hasattr(value, "__len__") else value


# ---------------------------------------------------------------- a game with every shape


class Deck:
    ids = ["ace", "ten", "two"]
    copies = [3, 3, 5]
    most = 9


class Memory:
    def __init__(self, pile, asked):
        self.pile = pile
        self.asked = asked

    def copy(self):
        return Memory(self.pile[:], self.asked)


CARD = Faces("cards", "card", "game.deck.ids", "game.deck.copies")


def doubled(s, value):
    return [number * 2 for number in value]


def halved(s, key, value):
    return [number // 2 for number in value]


def mover_twice(s):
    return [s.mover, s.mover]


def own_wish(s, seat):
    return "" if seat != s.mover else CARD.ids(s)[s.wish] if s.wish >= 0 else "none"


def pairs(s):
    return [[place, sum] for place, sum in enumerate(s.sums) if sum]


def read_pairs(s, key, value):
    s.sums, s.most_sum = [0, 0], 0
    for place, sum in value:
        s.sums[place] = sum
        s.most_sum = max(s.most_sum, sum)


def a_seat_less(seats):
    return seats - 1


MONEY = Account("coins", "coins", "bank", 5)
WIND = Word(("north", "east", "south"), 4, or_none=True)
PURSES = Purses(("gold", "wheat"), "purses", "treasury", "game.deck.most")
SHIPS = Faces("ships", "ship", "game.deck.ids")
POSITION = Position(
    [
        Field("mover", Seat(), "whose turn it is"),
        Field("bidder", SeatOrNone(), "who has bid"),
        Field("coins", PerSeat(Whole(0, 9, first=5)), "coins"),
        Field("bank", Whole(-99, 99), "what the bank took in", NOBODY),
        Field("hands", Hands(CARD), "hands", OWNER, view="hand", counts="hand_counts", redealt_from="deck"),
        Field("deck", Bag(CARD, full=True), "the deck", COUNT),
        Field("row", Row(CARD, 2), "two cards at most"),
        Field("ranks", Row(CARD, sorted=True), "cards in order", counted=nowhere),
        Field("wish", One(CARD, {"none": -1, "any": -2}), "a wish", Seen(own_wish), counted=nowhere),
        Field("trump", Lone(CARD), "a card or none"),
        Field("nth", Ordinal(2), "one of two things a seat"),
        Field("open", Truth(), "whether it is open"),
        Field("done", Flags(), "who is done", kept="finished"),
        Field("friends", SeatSet(), "who is a friend"),
        Field("laid", PerSeat(One(CARD, {"": -1})), "cards laid", OWNER),
        Field("things", Columns(2, {"owners": SeatOrNone(), "cards": One(CARD)}), "things", TOLD),
        Field("bids", Packed(16, {"seat": Seat(), "card": One(CARD)}), "bids in their order"),
        Field("grid", Grid(2, 0, 9), "two numbers a seat"),
        Field("names", Names(("north", "south")), "some of two names"),
        Field("limits", Together({"most": Whole(0, 9, first=3), "least": Whole(0, 9)}), "two limits"),
        Field("piles", ByName({"left": ("left_pile", Bag(CARD)), "right": ("right_pile", Row(CARD))}), "", TOLD),
        Field("codes", Coded(doubled, halved, list[int]), "codes"),
        Field("twice", Repeated("mover", mover_twice, Numbers(2)), "the mover, twice"),
        Field("memory", Nested(Memory, [Field("pile", Bag(CARD), "a pile"), Field("asked", Seat(), "")]), "", NOBODY),
        Note("price", Numbers(2, 0, 9), "two prices"),
        Field("wind", WIND, "a wind", NOBODY),
        Field("winds", PerSeat(Word(("", "calm"))), "by seat a wind", NOBODY),
        Field("ships", FaceSet(SHIPS), "some ships", NOBODY),
        Field("ship", One(SHIPS), "a ship", NOBODY),
        Field("order", SeatOrder(), "who plays when", NOBODY),
        Field("path", ListOf(WIND), "winds in their order", NOBODY),
        Field("each", ListOf(Whole(0, 9, first=2), "game.deck.ids"), "a number a card", NOBODY),
        Field("gaps", ListOf(SeatOrNone(), a_seat_less), "who is between", NOBODY),
        Field("calms", Grid(2, one=Word(("", "calm"))), "two winds a seat", NOBODY),
        Field("goods", Tables(("gold", "wheat"), 0, 9, 3), "goods of each seat", NOBODY),
        Field("pairs", Jointly(pairs, read_pairs, list, {"sums": Numbers(2), "most_sum": Whole()}), "sums", NOBODY),
        Field("queues", OrderedHands(CARD, 4), "cards in an order", OWNER, view="queue", counts="queues"),
        Field("sorted", OrderedHands(CARD, 4, sorted=True), "cards in order", NOBODY, counted=nowhere),
        Field("purses", Tables(("gold", "wheat"), 0, 9, or_less=True), "purses", NOBODY),
        Field("treasury", Table(("gold", "wheat"), 0, 9, "game.deck.most"), "what is left"),
        Field("walls", ListOf(Whole(0, 9, first=1), "game.deck.ids", 2), "two numbers a card", NOBODY),
        Inner("inside", Whole(), "what no scenario gives", NOBODY),
    ],
    observed=(
        Observed("order", doc="who plays when"),
        Observed("each", labels=lambda s: s.game.deck.ids),
        Observed("calms", labels=lambda s: ["first", "second"]),
        Observed("goods", hi=7),
        "winds",
        "coins",
        Observed("hands", "all-hands", sizes=True),
        "nth",
        "queues",
        "sorted",
        "treasury",
    ),
    decks=(CARD,),
    accounts=(MONEY, PURSES),
    caches={"sum": Cache("i64", "7")},
)


class Every(Game):
    def __init__(self):
        ledger = Ledger({"clause": [{"id": "X", "kind": "turn", "rule": "x", "nl": "x"}]})
        schema = Schema("every", [])
        content = make_content(schema, {"meta": {"game": "every"}})
        super().__init__("every", "1", ledger, schema, content, ActionSpace(Verb("wait", clauses=("X",))), [])
        self.deck = Deck()
        self.position = POSITION

    def fresh(self, seats, options):
        return PlainState(self, seats, options)


GAME = Every()
DATA = {
    "mover": 1,
    "bidder": -1,
    "coins": [5, 4],
    "bank": 1,
    "hands": [["ace"], ["ten", "two"]],
    "deck": ["ace", "ten"],
    "row": ["two", "ten"],
    "ranks": ["ace", "two"],
    "wish": "any",
    "trump": ["two"],
    "nth": 3,
    "open": True,
    "done": [False, True],
    "friends": [0, 1],
    "laid": ["", "two"],
    "things": [[0, "ace"], [-1, "two"], [1, "ten"], [1, "ten"]],
    "bids": [[1, "ten"], [0, "two"]],
    "grid": [[1, 2], [3, 4]],
    "names": ["south"],
    "limits": [9, 1],
    "piles": {"left": [], "right": []},
    "codes": [2, 4],
    "twice": [1, 1],
    "memory": {"pile": ["ace", "two"], "asked": 1},
    "wind": "south",
    "winds": ["calm", ""],
    "ships": ["ace", "two"],
    "ship": "ten",
    "order": [1, 0],
    "path": ["east", ""],
    "each": [1, 2, 3],
    "gaps": [-1],
    "calms": [["", "calm"], ["calm", ""]],
    "goods": [{"gold": 1, "wheat": 2}, {"gold": 3, "wheat": 4}],
    "pairs": [[1, 7]],
    "queues": [["two", "ace"], []],
    "sorted": [["ace", "two"], ["ten"]],
    "purses": [{"gold": 2, "wheat": 0}, {"gold": 0, "wheat": 9}],
    "treasury": {"gold": 7, "wheat": 0},
    "walls": [1, 2, 3, 4, 5, 6],
    "inside": 1,
}


def position(**changed):
    state = GAME.fresh(2, [])
    state.over = True
    state.set_fields({**DATA, **changed})
    return state


def test_what_is_read_is_written_and_copied():
    state = position()
    other = state.copy()
    assert state.fields() == other.fields() == DATA
    assert other.sum == 7
    other.coins[0] = other.memory.pile[0] = 9
    other.owners[0] = 1
    assert state.fields() == DATA
    assert (state.wind, state.path, state.ships, state.most_sum) == (6, [5, -1], 0b101, 7)


def test_a_fresh_position_is_as_declared():
    fields = GAME.fresh(3, []).fields()
    assert fields["coins"] == [5, 5, 5]
    assert fields["deck"] == ["ace"] * 3 + ["ten"] * 3 + ["two"] * 5
    assert (fields["wish"], fields["trump"], fields["nth"], fields["things"], fields["memory"]) == (
        "none",
        [],
        0,
        [],
        {},
    )
    assert (fields["wind"], fields["order"], fields["each"], fields["gaps"]) == ("", [0, 1, 2], [2, 2, 2], [-1, -1])
    assert (fields["queues"], fields["treasury"], fields["walls"]) == ([[]] * 3, {"gold": 9, "wheat": 9}, [1] * 6)
    assert (fields["calms"][2], fields["goods"][2], fields["path"]) == (["", ""], {"gold": 3, "wheat": 3}, [])


def test_a_view_shows_what_may_be_seen():
    view = position(wish="ten").view(1)
    assert (view["hand"], view["hand_counts"], view["deck"], view["laid"], view["wish"]) == (
        ["ten", "two"], [1, 2], 2, "two", "ten",
    )  # fmt: skip
    assert position(wish="ten").view(None)["wish"] == ""
    assert (view["queue"], view["queues"], position().view(0)["queue"]) == ([], [2, 0], ["two", "ace"])
    assert view["treasury"] == {"gold": 7, "wheat": 0}
    assert (position().view(None)["hand"], position().view(None)["laid"]) == ([], "")
    assert not {"bank", "things", "memory", "piles", "sum"} & set(view)
    assert set(view_type("every", POSITION, "All.").__annotations__) == set(view)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"mover": 2}, "'mover' takes a whole number from 0 to 1, not 2"),
        ({"coins": [1, 2, 3]}, "'coins' takes a list of 2 whole numbers, one a seat, not a list of 3"),
        ({"hands": [["ace"], ["tan"]]}, "'hands' names 'tan', which is not a card (did you mean 'ten'?)"),
        ({"row": ["two"] * 3}, "'row' takes at most 2 cards, not 3"),
        ({"trump": "two"}, "'trump' takes a list of cards, not 'two'"),
        ({"nth": 5}, "'nth' takes a whole number from 0 to 4, not 5"),
        ({"open": 1}, "'open' takes true or false, not 1"),
        ({"done": [True]}, "'done' takes a list of 2 times true or false, one a seat, not a list of 1"),
        ({"friends": [2]}, "'friends' takes a whole number from 0 to 1, not 2"),
        ({"things": [[0]] * 4}, "'things' takes a list of 2 values: owners, cards, not a list of 1"),
        ({"bids": [1]}, "'bids' takes a list of [seat, card], not 1"),
        ({"bids": [["ten", 1]]}, "'bids' takes a whole number from 0 to 1, not 'ten'"),
        ({"grid": [[1, 2], [3]]}, "'grid' takes a list of 2 whole numbers, not a list of 1"),
        ({"names": ["west"]}, "'names' takes some of north, south, not 'west'"),
        ({"limits": [9, 10]}, "'limits' takes a whole number from 0 to 9, not 10"),
        ({"piles": {"left": []}}, "'piles' takes a table with left, right, not a table"),
        ({"twice": [0, 0]}, "'twice' and 'mover' disagree"),
        ({"memory": {"pile": []}}, "'memory' lacks 'asked'; it has pile, asked"),
        ({"wind": "west"}, "'wind' cannot be 'west' (did you mean 'east'?)"),
        ({"winds": ["calm", "storm"]}, "'winds' cannot be 'storm'; it takes '', calm"),
        ({"ships": ["tan"]}, "'ships' names 'tan', which is not a ship (did you mean 'ten'?)"),
        ({"order": [0, 0]}, "'order' names every seat once"),
        ({"path": "east"}, "'path' takes a list of words, not 'east'"),
        ({"each": [1]}, "'each' takes a list of 3 whole numbers, not a list of 1"),
        ({"gaps": []}, "'gaps' takes a list of 1 seats, not a list of 0"),
        ({"calms": [[""], [""]]}, "'calms' takes a list of 2 words, not a list of 1"),
        ({"goods": [{"gold": 1}] * 2}, "'goods' takes tables with gold, wheat, not a table"),
        ({"queues": [["two"], ["tan"]]}, "'queues' names 'tan', which is not a card (did you mean 'ten'?)"),
        ({"purses": [{"gold": 1}, {"coal": 1}]}, "'purses' takes tables with gold, wheat, not a table"),
        ({"treasury": {"gold": 1}}, "'treasury' takes a table with gold, wheat, not a table"),
        ({"walls": [1]}, "'walls' takes a list of 6 whole numbers, not a list of 1"),
        ({"memory": {"heap": []}}, "'memory' takes a table with pile, asked, or an empty one, not a table"),
    ],
)
def test_a_value_that_cannot_be_gets_one_sentence(changed, told):
    with pytest.raises(BadPosition) as error:
        position(**changed)
    assert str(error.value) == told


def test_a_missing_field_is_named():
    data = {key: value for key, value in DATA.items() if key != "deck"}
    with pytest.raises(BadPosition, match="the position lacks 'deck': the deck"):
        GAME.fresh(2, []).set_fields(data)


def test_cards_and_coins_add_up():
    state = position(trump=[])
    assert state.census() == {
        "cards": {"hands": 3, "deck": 2, "row": 2, "laid": 1, "queues": 2},
        "coins": {"seats": 9, "bank": 1},
        "gold": {"seats": 2, "bank": 7},
        "wheat": {"seats": 9, "bank": 0},
    }
    assert MONEY.flaw(state) == ""
    assert MONEY.flaw(position(bank=0)) == "'bank' must be 5 for each seat less the sum of 'coins'"
    assert Account("coins", "coins", "bank", total=12).flaw(state) == "'bank' must be 12 less the sum of 'coins'"
    assert GAME.flaw(position()) == ""
    assert GAME.flaw(state) == "it has 4 of the card 'two', and this game 5"


def test_a_bank_of_several_kinds_has_what_the_seats_have_not():
    state = position(purses=[{"gold": 3}, {"wheat": 9}])
    assert GAME.flaw(state) == "'treasury' must have 9 gold less the sum of 'purses'"
    data = {"purses": [{"gold": 3}, {"wheat": 4}]}
    PURSES.settle(state, data)
    assert data["treasury"] == {"gold": 6, "wheat": 5}


def test_hands_of_others_are_dealt_anew():
    state = position()
    worlds = [state.determinize(0, seeded(str(number))) for number in range(20)]
    assert all(world.fields()["hands"][0] == ["ace"] and GAME.flaw(world) == "" for world in worlds)
    assert len({str(world.fields()["hands"][1]) for world in worlds}) > 2
    assert state.fields() == DATA


def test_what_lies_nowhere_else_is_left_over():
    data = {**DATA, "seats": 2, "options": {}, "deck": []}
    assert left_over(GAME, data, CARD, but="deck") == ["ace", "ten"]
    with pytest.raises(BadPosition, match="not enough of the card 'ace'"):
        left_over(GAME, {**data, "hands": [["ace"] * 3, []]}, CARD, but="deck")


def test_what_is_in_the_middle_of_something_is_no_key_of_scenarios():
    assert "price" in GAME.given_keys()
    assert "inside" not in GAME.given_keys()


def test_an_observation_has_a_part_for_each_field_that_it_says():
    parts = parts_of(GAME, 2, [])[3:]
    assert [(part.name, part.lo, part.hi, len(part.labels)) for part in parts] == [
        ("order", 0, 1, 2), ("each", 0, 9, 3), ("calms", 0, 1, 4), ("goods", 0, 7, 4), ("winds", 0, 1, 2),
        ("coins", 0, 9, 2), ("all-hands", 0, 1_000_000, 2), ("nth", -1, 3, 1),
        ("queues", 0, 64, 3), ("sorted", 0, 64, 6), ("treasury", 0, 9, 2),
    ]  # fmt: skip
    assert (parts[1].labels, parts[2].labels[3]) == (["ace", "ten", "two"], "seat 1 second")
    assert parts[3].labels[:2] == ["seat 0 gold", "seat 0 wheat"]
