"""Positions set up by hand: every phase can be, and what cannot be is refused in a sentence."""

import copy

import pytest
from haggle_tables import GAME, choices, do, table

from entrepot.kernel.errors import BadPosition
from entrepot.kernel.match import Match

CARDS = ("pearl", "mirror", "kettle", "anvil", "vase", "lantern")
UNSEEN = [[at // 2, card, [1]] for at, card in enumerate(CARDS)]


def test_setup_deals_by_itself():
    state = GAME.arrange({"phase": "setup"}, 3, 7)
    assert [len(hand) for hand in state.fields()["hands"]] == [3, 3, 3]
    assert len(state.fields()["parcels"]) == 6


def test_every_phase_stands_on_the_phases_that_it_happens_in():
    assert choices(table(phase="offer", parcel=2), 0) == ["to 1", "to 2"]
    assert choices(table(phase="offer", parcel=2, buyer=1), 0)[0] == "ask 1"
    assert table(phase="raid", parcel=3).actors() == [0, 1]
    assert table(phase="rent", round=2).fields()["round"] == 3
    for phase, parcel, depth in (("battle", 3, 3), ("offer", 5, 2)):
        assert len(table(phase=phase, parcel=parcel, mover=2, beginner=1).dump()["stack"]) == depth


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"phase": "battle"}, "give 'parcel'"),
        ({"phase": "bargain", "parcel": 1}, "give 'buyer'"),
        ({"phase": "bargain", "parcel": 1, "buyer": 0, "prices": [3, 0]}, "buyer is the mover"),
        ({"phase": "offer", "parcel": 3}, "not the mover's"),
        ({"phase": "battle", "parcel": 1}, "the mover's own"),
        ({"phase": "offer", "parcel": 1, "buyer": 1, "out": [0, 2, 0]}, "a seat that is in"),
        ({"phase": "bargain", "parcel": 1, "buyer": 1, "prices": [3, 5], "coins": [8, 2, 8]}, "above its coins"),
        ({"laid": ["", "pearl", ""]}, "in no battle"),
        ({"out": [0, 1, 1]}, "fewer than two seats"),
        ({"deck": [], "discard": []}, "and this game"),
        ({"out": [0, 0, 1]}, "'out' has 1 for seat 2, and it is round 1 .HG-RENT-02"),
        ({"parcels": UNSEEN, "hands": [[], [], []]}, "parcel 1 of seat 0, which has not seen it .HG-HIDE-02"),
        ({"bank": 3}, "'bank' must be 8 for each seat less the sum of 'coins'"),
        ({"parcel": 1}, "for offers and raids"),
        ({"phase": "bargain", "parcel": 1, "buyer": 1, "prices": [21, 0]}, "from 0 to 20"),
        ({"phase": "bargain", "parcel": 1, "buyer": 1, "prices": [4, 4]}, "differs"),
        ({"phase": "bargain", "parcel": 1, "buyer": 3, "prices": [4, 0]}, "'buyer' takes a whole number from 0 to 2"),
        ({"phase": "battle", "parcel": 3, "laid": ["pearl", "", ""]}, "does not hold"),
        ({"out": [1, 0, 0]}, "which is out"),
        ({"round": 7}, "from 1 to 6"),
        ({"beginner": 3}, "'beginner' takes a whole number from 0 to 2, not 3"),
        ({"coins": [1, 2, "x"]}, "'coins' takes a whole number from 0 to 1000000, not 'x'"),
        ({"hands": [["pearl", "pearl", "pearl"], [], []]}, "not enough"),
        ({"hands": [["unicorn"], [], []]}, "'hands' names 'unicorn', which is not a card"),
        ({"hands": "pearl"}, "'hands' takes a list of 3 lists of cards, one a seat, not 'pearl'"),
        ({"parcels": []}, "'parcels' takes a list of 6 rows, not a list of 0"),
        ({"parcels": 5}, "'parcels' takes a list of 6 rows, not 5"),
        ({"parcels": [[0, "pearl"]] * 6}, "'parcels' takes a list of 3 values: owner, face, seen, not a list of 2"),
        ({"phase": "bargain", "parcel": 1, "buyer": 1, "prices": [0, 4]}, "from 1 to 20"),
        ({"deck": 5}, "'deck' takes a list of cards, not 5"),
        ({"parcels": [[0, "pearl", 5]] * 6}, "'parcels' takes a list of seats, not 5"),
        ({"called": "perhaps"}, "'called' takes true or false, not 'perhaps'"),
        ({"prices": 3, "phase": "bargain", "parcel": 1, "buyer": 1}, "'prices' takes a list of 2 whole numbers, not 3"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(given, words):
    with pytest.raises(BadPosition, match=words):
        table(**given)


@pytest.mark.parametrize(
    ("key", "value"), [("parcels", []), ("hands", [[], []]), ("laid", ["x", "", ""]), ("mover", True), ("stack", [])]
)
def test_a_broken_dump_is_refused(key, value):
    data = copy.deepcopy(table().dump())
    data[key] = value
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_the_keys_are_told():
    assert set(table().fields()) <= set(GAME.given_keys())
    assert all(GAME.given_keys().values())


def test_small_steps_are_taken_back_until_somebody_is_asked():
    match = Match(table())
    for text in ("offer 1", "to 1"):
        match.apply(0, GAME.parse(text))
    assert match.undoable(0) == 2
    match.undo(0, 1)
    assert choices(match.state, 0) == ["to 1", "to 2"]
    for text in ("to 2", "ask 5"):
        match.apply(0, GAME.parse(text))
    assert match.undoable(0) == 0


def test_a_look_cannot_be_taken_back():
    match = Match(table(beginner=0))
    match.apply(0, GAME.parse("peek 3"))
    assert match.undoable(0) == 0


def test_a_card_laid_in_secret_is_final():
    match = Match(do(table(), "0 raid 3"))
    match.apply(1, GAME.parse("play ladle"))
    assert match.undoable(1) == 0
