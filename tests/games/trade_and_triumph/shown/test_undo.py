"""What can be taken back and what cannot: draws, reveals, looks and laid cards are barriers. TT-R-40"""

import pytest
from trade_tables import GAME, at, match

from entrepot.kernel.errors import Illegal


def play(table, *steps):
    for step in steps:
        seat, text = step.split(" ", 1)
        table.apply(int(seat) - 1, GAME.parse(text))


def undoable(state, *steps):
    """Return how many actions seat 1 can take back after its steps."""
    table = match(state)
    play(table, *steps)
    return table.undoable(0)


@pytest.mark.parametrize(
    ("phase", "given", "steps"),
    [
        ("move", {}, ["1 via forest-fm 1"]),
        ("move", {"traders": ["forest-fm:3:out"]}, ["1 ahead 1"]),
        ("move", {"eternals": [["walk"]]}, ["1 use walk", "1 via forest-fm 1"]),
        ("play", {"cubes": [[2, 0, 0, 0]]}, ["1 sell-cube forest", "1 sell-cube forest"]),
        ("play", {"gold": [20], "in_force": [1, 1, 3]}, ["1 upgrade move", "1 upgrade draw"]),
        ("play", {"cubes": [[1, 1, 0, 0]], "eternals": [["swap"]]}, ["1 use swap", "1 give forest", "1 take ocean"]),
    ],
)
def test_what_shows_nothing_new_can_be_taken_back(phase, given, steps):
    state = at(phase, hands=[{"trade": ["md", "do"]}], **given)
    before = state.digest()
    table = match(state)
    play(table, *steps)
    assert table.undoable(0) == len(steps)
    assert table.undo(0) == len(steps)
    assert table.state.digest() == before


@pytest.mark.clauses("TT-R-40", "TT-TRADE-01")
def test_a_laid_card_is_not_taken_back():
    state = at("play", hands=[{"trade": ["md", "do"]}], in_force=[1, 1, 2], gold=[20])
    table = match(state)
    play(table, "1 upgrade move", "1 lay md")
    assert table.undoable(0) == 0
    with pytest.raises(Illegal):
        table.undo(0, 1)


@pytest.mark.clauses("TT-R-39", "TT-R-13", "TT-SPEC-04")
@pytest.mark.parametrize(
    ("phase", "given", "steps"),
    [
        ("draw", {"in_force": [1, 2, 1]}, ["1 draw trade"]),
        ("draw", {"in_force": [1, 2, 1], "gold": [10]}, ["1 draw specialty"]),
        ("play", {"hands": [{"influence": ["draw", "end"]}]}, ["1 influence draw"]),
        ("play", {"hands": [{"influence": ["look-hand", "end"]}, {"trade": ["md"]}]}, ["1 influence look-hand"]),
        ("play", {"hands": [{"influence": ["look-down", "end"]}], "down": [[], ["md"]]}, ["1 influence look-down"]),
        ("play", {"eternals": [["look"]], "hands": [{}, {"trade": ["md"]}], "in_force": [1, 1, 1]}, ["1 use look"]),
        ("play", {"hands": [{"specialty": ["market", "hold"]}]}, ["1 specialty market"]),  # all have seen it now
        ("play", {"hands": [{"trade": ["md", "do"]}]}, ["1 sell-trade md"]),
        ("move", {"traders": ["forest-fm:3:out"], "down": [["plain-3"]]}, ["1 ahead 1"]),
    ],
)
def test_whatever_shows_a_card_is_a_barrier(phase, given, steps):
    assert undoable(at(phase, **{"in_force": [1, 1, 2], **given}), *steps) == 0
