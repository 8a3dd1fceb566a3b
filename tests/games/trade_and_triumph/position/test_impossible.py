"""Positions that cannot be: one sentence each, wherever they come from. TT-COMP, TT-R-11, TT-R-21, TT-R-41, TT-R-58"""

import pytest
from trade_tables import GAME, at, do, held

from entrepot.kernel.errors import BadPosition

SWAP = {"deck": "influence", "card": "swap-2"}


def card(deck, id):
    """Return a card's number among all decks."""
    return ("trade", "influence", "specialty").index(deck) * 64 + GAME.face_number(deck, id)


SWAPPING = card("influence", "swap-2")
STEALING = card("influence", "steal-cube")
FETCHING = card("influence", "fetch")
MOVE = ["move", 1, 0, 0]
PLAY = ["play", 0, 0, 0]
ARRIVAL = ["arrival", 0, 0, 0]


@pytest.mark.clauses("TT-COMP-01", "TT-COMP-07", "TT-R-11", "TT-R-19", "TT-R-21", "TT-R-41", "TT-ETER-02", "TT-HAND-01")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        (
            {"decks": {"trade": ["md"]}, "discards": {"trade": []}},
            "it has 0 of the Trade card 'plain-3', and this game 2",
        ),
        ({"hands": [held(trade="md md md")]}, "not enough cards 'md'"),
        ({"cubes": [[8, 0, 0, 0]]}, "'cubes' takes a whole number from 0 to 7, not 8"),
        ({"cubes": [[1, 0, 0, 0]], "supply": [7, 7, 7, 7]}, "8 forest cubes"),
        ({"points": [20], "triggered": False}, "end is triggered"),
        ({"forced": [True], "traders": ["forest-fm:1:out"]}, "is forced, so"),
        ({"unmoved": [True]}, "'unmoved'"),
        ({"traders": ["forest-fm:0:out"]}, "is not a place"),
        ({"traders": ["forest-md:1:out"]}, "is not a place"),
        ({"traders": ["forest-fm:1:home"]}, "is not a place"),
        ({"traders": [4]}, "is not a place"),
        ({"at": "forest-fm"}, "is not an arrival"),
        ({"arrivals": ["fm:out"]}, "is not an arrival"),
        ({"levels": [[3, 0, 0]]}, "'levels' takes a whole number from 0 to 2, not 3"),
        ({"gold": [-1]}, "'gold' takes a whole number from 0 to 1000000, not -1"),
        ({"round": 201}, "'round' takes a whole number from 1 to 200, not 201"),
        ({"active": 2}, "'active' takes a whole number from 0 to 1, not 2"),
        ({"drawn": ["cards"]}, "'drawn' takes some of trade, influence, specialty, not 'cards'"),
        ({"reached": ["harbour"]}, "harbour"),
        ({"plays_left": 2}, "more draws or plays"),
        ({"draws_left": 2}, "more draws or plays"),
        ({"in_force": [7, 1, 1]}, "'in_force' takes a whole number from 1 to 6, not 7"),
        ({"eternals": [["gold"]]}, "is not an Eternal"),
        ({"eternals": [[{"card": "price", "awake": False, "used": True}]]}, "cannot have been used"),
        ({"phase": "hand-limit", "hands": [held(trade="md do")]}, "hands of more than 7"),
        ({"down": [["md"]], "down_seen": [[], []]}, "is not a list"),
    ],
)
def test_what_does_not_add_up(given, why):
    phase = given.pop("phase", "play")
    with pytest.raises(BadPosition, match=why):
        at(phase, **given)


@pytest.mark.clauses("TT-R-11")
def test_nobody_holds_a_specialty_card_where_they_act_at_once():
    assert at("play", hands=[held(specialty="market")]).view(0)["hand"]["specialty"] == ["market"]
    with pytest.raises(BadPosition, match="at-once"):
        at("play", hands=[held(specialty="market")], options={"specialty": "at-once"})
    with pytest.raises(BadPosition, match="'unmoved'"):
        at("move", traders=["fm"], unmoved=[True], options={"opening-sale": "barred"})


@pytest.mark.clauses("TT-R-15", "TT-R-13", "TT-R-58")
@pytest.mark.parametrize(
    ("stack", "given", "why"),
    [
        ([["target", 0, 0, 0]], {}, "bottom of the stack"),
        ([["arrival", 0, 0, 0]], {}, "bottom of the stack"),
        ([PLAY, PLAY], {}, "lies on another phase"),
        ([["start", 0, 0, 0], ["card", SWAPPING, 0, 0]], {}, "'card' cannot lie on 'start'"),
        ([["finish", 0, 0, 0], ARRIVAL], {}, "'arrival' cannot lie on 'finish'"),
        ([MOVE, ["reveal", 0, 0, 0]], {}, "'reveal' cannot lie on 'move'"),
        ([MOVE, ARRIVAL, ["reveal", 0, 0, 0]], {"at": "forest-fm:out", "turned": ["md"]}, "'reveal' cannot lie on"),
        ([MOVE, ARRIVAL, ["card", SWAPPING, 0, 0]], {}, "does not say which"),
        ([PLAY], {"at": "forest-fm:out"}, "none lies on the stack"),
        ([["move", 2, 0, 0], ["card", SWAPPING, 0, 0]], {}, "Move step's number"),
        ([MOVE], {}, "the Move step is over"),
        ([PLAY], {"arrivals": ["forest-fm:out"]}, "arrivals wait"),
        ([PLAY], {"turned": ["md"]}, "names no arrival"),
        ([MOVE, ARRIVAL], {"at": "forest-fm:out", "turned": ["md", "do"], "turned_up": 1}, "counts fewer"),
        ([PLAY, ["card", 63, 0, 0]], {}, "'stack' names a card|cannot lie on"),
        ([PLAY, ["card", SWAPPING, 2, 0]], {}, "cannot lie on"),
        ([PLAY, ["card", SWAPPING, 0, 3]], {}, "cannot lie on"),
        ([PLAY, ["swap", SWAPPING * 2, 0, 1]], {}, "'swap' cannot lie on 'play'"),
        ([PLAY, ["card", SWAPPING, 0, 0], ["swap", SWAPPING * 2 + 1, 0, 1]], {}, "cannot lie on"),
        ([PLAY, ["card", SWAPPING, 0, 0], ["swap", SWAPPING * 2, 5, 1]], {}, "cannot lie on"),
        ([PLAY, ["card", SWAPPING, 0, 0], ["swap", SWAPPING * 2, 0, 3]], {}, "cannot lie on"),
        ([PLAY, ["card", SWAPPING, 0, 0], ["cube", SWAPPING * 2, 0, 1]], {}, "cannot lie on"),
        ([PLAY, ["card", STEALING, 0, 0], ["cube", STEALING * 2, 1, 1]], {}, "cannot lie on"),
        ([PLAY, ["card", STEALING, 0, 0], ["cube", STEALING * 2, 3, 1]], {}, "cannot lie on"),
        ([PLAY, ["card", STEALING, 0, 0], ["cube", STEALING * 2, 2, 2]], {}, "cannot lie on"),
        ([PLAY, ["card", STEALING, 0, 0], ["target", STEALING * 2, 1, 0]], {}, "cannot lie on"),
        ([PLAY, ["card", FETCHING, 0, 0], ["fetch", FETCHING * 2, 3, 0]], {}, "cannot lie on"),
    ],
)
def test_phases_that_cannot_lie_on_one_another(stack, given, why):
    with pytest.raises(BadPosition, match=why):
        GAME.arrange({"first": 0, "hands": [{}, {}], "stack": stack, **given}, 2, 1)


def test_those_that_can_be_are_taken():
    for stack in (
        [PLAY, ["card", SWAPPING, 0, 0], ["swap", SWAPPING * 2, 0, 2]],
        [PLAY, ["card", STEALING, 0, 0], ["cube", STEALING * 2, 2, 1]],
        [PLAY, ["card", FETCHING, 0, 0], ["fetch", FETCHING * 2, 2, 0]],
    ):
        given = {"first": 0, "hands": [{}, {}], "stack": stack, "cubes": [[1, 0, 0, 0], [0, 1, 0, 0]]}
        state = GAME.arrange({**given, "discards": {"trade": ["md"]}}, 2, 1)
        assert state.legal(0)
        assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.clauses("TT-R-39")
@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({}, ""),
        ({"card": "do"}, "'known' says of seat 1"),
        ({"observer": 1}, "'known' says of seat 1"),
        ({"observer": 3}, "whole number"),
        ({"holder": 2}, "is not a seat"),
        ({"deck": "influence"}, "is not known here"),
        ({"until": 0}, "'known' says of seat 1"),
        ({"observer": 2}, ""),
    ],
)
def test_nobody_knows_what_is_not_so(entry, why):
    known = {"observer": 0, "holder": 1, "deck": "trade", "card": "md", "since": 0, "until": -1}
    given = {"hands": [{}, held(trade="md")], "known": [{**known, **entry}]}
    if why:
        with pytest.raises(BadPosition, match=why):
            at("play", **given)
    else:
        seat = None if entry else 0
        assert at("play", **given).view(seat)["known"][1]["hand"]["trade"] == ["md"]


@pytest.mark.clauses("TT-R-39")
def test_a_memory_wants_a_card_of_its_own():
    known = {"observer": 0, "holder": 1, "deck": "trade", "card": "md", "since": 0, "until": -1}
    twice = {"hands": [{}, held(trade="md md")], "known": [known, known]}
    assert at("play", **twice).view(0)["known"][1]["hand"]["trade"] == ["md", "md"]
    with pytest.raises(BadPosition, match="'known'"):
        at("play", hands=[{}, held(trade="md")], known=[known, known])
    laid = at("play", hands=[{}, held(trade="md")], down=[[], ["md"]], known=[known, known])
    assert laid.view(0)["known"][1]["either"] == ["md", "md"]
    seen = {"hands": [{}, {}], "down": [[], ["md"]], "down_seen": [[], [[0]]], "known": [known]}
    with pytest.raises(BadPosition, match="'known'"):
        at("play", **seen)


def test_a_dump_of_a_broken_position_is_refused():
    good = do(at("move", traders=["forest-fm:3:out"], down=[["cube", "md"]]), "1 ahead 1").dump()
    assert GAME.load(good).dump() == good
    for key, value in {"turned": ["md"], "at": "", "supply": [7, 7, 7, 7], "stack": [], "traders": ["fm"]}.items():
        with pytest.raises(BadPosition):
            GAME.load({**good, key: value})


@pytest.mark.clauses("TT-R-08")
def test_a_draw_step_in_which_nothing_can_be_drawn_is_over():
    data = {**at("draw").dump(), "drawn": ["trade", "influence"], "draws_left": 1, "in_force": [1, 3, 1]}
    data["gold"] = [10] * len(data["gold"])
    assert GAME.load(data).top().name == "draw"  # with gold for a Specialty card
    with pytest.raises(BadPosition, match=r"Draw step is over .TT-R-08"):
        GAME.load({**data, "gold": [0] * len(data["gold"])})
