"""The options, and that all of them go together. TT-R-02, TT-R-11, TT-R-14, TT-R-19, TT-R-60"""

import itertools

import pytest
from trade_tables import GAME, at, can, do, phase, random_game

from entrepot.kernel.errors import BadOption

CHOICES = {
    "first-seat": ["random", "seat-one"],
    "specialty": ["hand", "at-once"],
    "node-bonus": ["travelled", "either"],
    "opening-sale": ["allowed", "barred"],
    "route-spaces": ["3", "2", "4"],
}


@pytest.mark.clauses("TT-R-02", "TT-R-11", "TT-R-14", "TT-R-19", "TT-R-60")
def test_the_options_and_their_defaults():
    assert GAME.ledger.options == CHOICES
    view = GAME.new(2, 1).view(0)
    assert view["options"] == {name: choices[0] for name, choices in CHOICES.items()}
    for options in ({"route-spaces": "1"}, {"specialty": "never"}, {"speed": "high"}):
        with pytest.raises(BadOption):
            GAME.new(2, 1, options)


@pytest.mark.clauses("TT-R-60", "TT-R-11", "TT-R-14", "TT-R-19", "TT-R-02")
@pytest.mark.parametrize("choice", list(itertools.product(*CHOICES.values())), ids="-".join)
def test_every_combination_plays_to_an_end(choice):
    options = dict(zip(CHOICES, choice, strict=True))
    for state in random_game(2, 7, options):
        if options["specialty"] == "at-once":
            assert not any(counts["specialty"] for counts in state.view(None)["hand_counts"])
    assert state.over


@pytest.mark.clauses("TT-R-60")
@pytest.mark.parametrize(("spaces", "longest"), [("2", 2), ("3", 3), ("4", 4)])
def test_places_follow_the_length_of_the_routes(spaces, longest):
    options = {"route-spaces": spaces}
    state = at("move", traders=[f"forest-fm:{longest}:out"], options=options)
    do(state, "1 ahead 1")
    assert state.view(None)["traders"][0]["place"] == "fm"
    node = do(at("move", traders=["fm"], options=options), "1 via mountain-fm 1")
    assert node.view(None)["traders"][0] == {
        "place": "mountain-fm",
        "space": longest,
        "heading": "back",
        "forced": False,
        "held": False,
    }


@pytest.mark.clauses("TT-R-60", "TT-R-18")
def test_with_two_spaces_a_move_of_three_goes_from_end_to_end():
    state = at("move", levels=[[2, 0, 0]], options={"route-spaces": "2"})
    do(state, "1 via forest-fm 3")
    assert (phase(state), state.view(None)["traders"][0]["place"]) == ("draw", "fm")
    before = at("move", traders=["forest-fm:2:out"], in_force=[4, 1, 1], options={"route-spaces": "2"})
    assert sum(text.endswith(" 4") for text in can(before)) == 2  # over the node, and just into the city
    five = at("move", traders=["forest-fm:2:out"], in_force=[5, 1, 1], options={"route-spaces": "2"})
    assert sum(text.startswith("through") for text in can(five)) == 16
