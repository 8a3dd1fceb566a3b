"""Positions set up by hand: every phase, from little or from everything, and what cannot be."""

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadPosition
from entrepot.testing.walk import play_on

GAME = entrepot.game("trade_and_triumph")
OPTIONS = [
    {},
    {"specialty": "at-once", "route-spaces": "2", "node-bonus": "either"},
    {"opening-sale": "barred", "route-spaces": "4", "first-seat": "seat-one"},
]
DETOUR = {"deck": "influence", "card": "detour"}


def plain(state):
    """Return a position as data, without its chance."""
    data = state.dump()
    del data["chance"]
    return data


@pytest.mark.parametrize("number", range(3))
def test_any_position_of_play_can_be_set_up_by_its_fields_and_stack(number):
    keys = GAME.given_keys()
    phases = set()
    for seats in (2, 3, 4):
        state = GAME.new(seats, f"arranged {number}", OPTIONS[number])
        for count, _ in enumerate(play_on(state, seeded(number))):
            if state.over or (count % 20 and state.top().name in phases):
                continue
            phases.add(state.top().name)
            data = plain(state)
            given = {key: value for key, value in data.items() if key in keys}
            other = GAME.arrange(given, seats, 5, OPTIONS[number])
            assert plain(other) == data
            assert other.legal(other.actors()[0]) == state.legal(state.actors()[0])
    assert {"move", "draw", "play", "target"} <= phases


CHOICES = {
    "target": DETOUR,
    "cube": {"deck": "influence", "card": "private-purchase"},
    "swap": {"deck": "influence", "card": "swap-meet"},
    "node": {"deck": "influence", "card": "wrong-map", "rival": 1},
    "way": {"deck": "influence", "card": "forced-march"},
    "fetch": {"deck": "influence", "card": "town-archive"},
    "rival-discards": {"deck": "influence", "card": "spoiled-goods", "rival": 2, "left": 1},
    "discard-for-gold": {"deck": "influence", "card": "pawnbroker"},
    "refill": {"deck": "specialty", "card": "great-purchase"},
    "track": {"deck": "specialty", "card": "great-invention"},
}
GIVEN = {
    "first": 0,
    "traders": ["city", "forest-fm:2:out", "ocean-do:1:back"],
    "cubes": [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 1]],
    "discards": {"trade": ["wool"]},
    "eternals": [[{"card": "pawnbroker", "used": True}], [], []],
}


@pytest.mark.parametrize("phase", CHOICES)
def test_a_choice_of_a_card_is_set_up_by_the_card_that_asks(phase):
    state = GAME.arrange({**GIVEN, "phase": phase, "asked": CHOICES[phase]}, 3, 1)
    seat = state.actors()[0]
    assert seat == (2 if phase == "rival-discards" else 0)
    assert state.top().name == phase
    assert state.view(seat)["asked"]["card"] == CHOICES[phase]["card"]
    for action in state.legal(seat):
        state.copy().apply(seat, action)


def test_an_arrival_goes_on_by_itself_and_a_reveal_asks():
    given = {**GIVEN, "traders": ["fm", "city", "city"], "down": [["silk", "toll", "barter"], [], []]}
    state = GAME.arrange({**given, "phase": "arrival", "arrivals": ["forest-fm:out"]}, 3, 1)
    assert state.top().name == "reveal"
    assert state.view(0)["arriving"] == {"place": "fm", "route": "forest-fm"}
    assert [GAME.text(action) for action in state.legal(0)] == ["apply silk", "apply toll", "apply barter"]
    again = GAME.arrange({**GIVEN, "phase": "reveal", "at": "forest-fm:out", "turned": ["silk", "toll"]}, 3, 1)
    assert [GAME.text(action) for action in again.legal(0)] == ["apply silk", "apply toll"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"phase": "target"}, "a card asks in this phase"),
        ({"phase": "node", "asked": {"deck": "influence", "card": "wrong-map"}}, "give 'rival'"),
        ({"phase": "cube", "asked": DETOUR}, "asks nothing in the phase"),
        ({"phase": "target", "asked": {**DETOUR, "effect": 3}}, "1 or 2"),
        ({"phase": "target", "asked": {**DETOUR, "oops": 1}}, "has no 'oops'"),
        ({"phase": "reveal"}, "give 'at' and 'turned'"),
        ({"phase": "setup", "gold": [1, 1]}, "begins the game"),
        ({"traders": ["forest-fm:4:out", "city"]}, "on no space of this board|is not a place"),
        ({"traders": ["forest-fm:1:out", "city"], "forced": [True, False]}, "stands on an end"),
        ({"unmoved": [True, False]}, "unmoved"),
        ({"points": [20, 0], "triggered": False}, "triggered"),
        ({"supply": [7, 7, 7, 6]}, "cubes"),
        ({"hands": [{"trade": ["wool"] * 3}, {}]}, "not enough cards 'wool'"),
        ({"eternals": [["detour"], []]}, "is not an Eternal"),
        ({"eternals": [[{"card": "guild-seal", "awake": False, "used": True}], []]}, "cannot have been used"),
        ({"phase": "hand-limit", "hands": [{}, {}]}, "more than 7"),
        ({"turned": ["wool"]}, "names no arrival"),
        ({"phase": "play", "at": "forest-fm:out"}, "none lies on the stack"),
        ({"phase": "play", "arrivals": ["forest-fm:out"]}, "arrivals wait"),
        ({"stack": [["play", 0, 0, 0], ["target", 30, 0, 0]]}, "cannot lie on"),
        ({"stack": [["target", 30, 0, 0]]}, "at the bottom"),
        ({"stack": [["play", 0, 0, 0], ["move", 0, 0, 0]]}, "lies on another phase"),
        ({"stack": [["move", 1, 0, 0]]}, "Move step is over"),
        ({"draws_left": 2}, "more draws or plays"),
        ({"hands": "oops"}, "is not a list"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(given, why):
    with pytest.raises(BadPosition, match=why):
        GAME.arrange({"first": 0, **given}, 2, 1)
