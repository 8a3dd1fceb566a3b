"""Movements: the outline's table of their numbers, and where each of them leads."""

from itertools import product

import pytest

import entrepot
from entrepot.games.trade_and_triumph.actions import DONE, DRAW, STAY
from entrepot.kernel.chance import seeded

GAME = entrepot.game("trade_and_triumph")
FEW = {"hands": [{}, {}]}


def arranged(place, level=1, spaces="3", **given):
    """Return a position in the Move step of seat 0, whose trader stands there."""
    data = {"phase": "move", "first": 0, "traders": [place, "city"], "levels": [[level - 1, 0, 0], [0, 0, 0]], **FEW}
    return GAME.arrange({**data, **given}, 2, 1, {"route-spaces": spaces})


def movements(state):
    """Return the legal movements of the seat on turn, in notation."""
    return [GAME.text(action) for action in state.legal(int(state.active)) if action < STAY.base]


def at_distance(steps, end, spaces):
    """Return an inner place so many steps before a node or the city."""
    return f"forest-fm:{spaces + 1 - steps}:out" if end == "node" else f"forest-fm:{steps}:back"


TABLE = {
    ("city", 0): (8, 16, 24),
    ("node", 0): (2, 4, 6),
    ("node", 1): (1, 3, 5),
    ("city", 1): (1, 9, 17),
    ("node", 2): (1, 2, 4),
    ("city", 2): (1, 2, 10),
    ("node", 3): (1, 2, 3),
    ("city", 3): (1, 2, 3),
}


@pytest.mark.clauses("TT-MOVE-02", "TT-MOVE-03", "TT-MOVE-05", "TT-MOVE-06", "TT-MOVE-07", "TT-MOVE-09", "TT-R-60")
@pytest.mark.parametrize(("end", "steps"), TABLE)
def test_the_outlines_table(end, steps):
    for spaces, level in product((2, 3, 4), (1, 2, 3)):
        if steps > spaces:  # a route of two spaces has no place three steps before its end
            continue
        place = {"city": "city", "node": "fm"}[end] if steps == 0 else at_distance(steps, end, spaces)
        found = movements(arranged(place, level, str(spaces)))
        assert len(found) == len(set(found)) == TABLE[end, steps][level - 1], (spaces, level, found)


@pytest.mark.clauses("TT-R-60")
def test_four_steps_before_an_end_is_as_three():
    for end, level in product(("node", "city"), (1, 2, 3)):
        assert len(movements(arranged(at_distance(4, end, 4), level, "4"))) == level


@pytest.mark.clauses("TT-PASS-01", "TT-R-18", "TT-R-17")
def test_a_movement_of_six_names_every_way_at_both_ends():
    found = movements(arranged("forest-fm:3:out", in_force=[6, 1, 1]))
    assert "ahead 1" in found
    assert "ahead 2" not in found
    assert {"via forest-fm 2", "via mountain-fm 5"} < set(found)
    through = [text for text in found if text.startswith("through")]
    assert len(through) == 2 * 8  # one space beyond the city, by either way to it
    assert "through mountain-fm ocean-do 6" in through


@pytest.mark.clauses("TT-PASS-02", "TT-R-15", "TT-R-18", "TT-R-58")
def test_two_ends_are_resolved_in_the_order_passed():
    state = arranged("forest-fm:3:out", in_force=[6, 1, 1], gold=[0, 0], hands=[{}, {}], down=[["dates", "timber"], []])
    state.listening = True
    state.apply(0, GAME.parse("through mountain-fm ocean-do 6"))
    arrived = [event["args"]["place"]["en"] for event in state.take_events() if event["kind"] == "arrived"]
    assert arrived == ["Pinegate", "Crossroads City"]
    dump = state.dump()
    assert dump["cubes"][0] == [1, 0, 0, 0]  # of the route that led to the node
    assert dump["gold"][0] == 2 + 3 + 3  # dates without their bonus, timber with it: all revealed at the node
    assert dump["traders"][0] == "ocean-do:1:out"
    assert dump["reached"] == ["node", "city"]


@pytest.mark.clauses("TT-MOVE-06", "TT-MOVE-08")
def test_refusals_of_movements_name_their_rule():
    on_the_way = arranged("forest-fm:2:out", 3)
    cases = {"ahead 4": "TT-MOVE-02", "via forest-fm 1": "TT-MOVE-06", "via ocean-do 3": "TT-MOVE-07"}
    for text, clause in cases.items():
        assert on_the_way.why_not(0, GAME.parse(text)).clause == clause, text
    at_node = arranged("fm", 3)
    assert at_node.why_not(0, GAME.parse("ahead 1")).clause == "TT-MOVE-07"
    assert at_node.why_not(0, GAME.parse("via desert-md 1")).clause == "TT-MOVE-08"
    assert at_node.why_not(0, GAME.parse("through forest-fm ocean-do 3")).clause == "TT-R-17"
    assert at_node.why_not(0, GAME.parse("stay")).clause == "TT-R-07"


def test_every_movement_of_every_place_leads_where_walking_step_by_step_leads():
    for spaces in (2, 3, 4):
        rng = seeded(f"walk {spaces}")
        for route in GAME.content.rows("route"):
            place = f"{route['id']}:{1 + rng.below(spaces)}:{('out', 'back')[rng.below(2)]}"
            start = arranged(place, spaces=str(spaces), in_force=[6, 1, 1])
            for text in movements(start):
                state = start.copy()
                state.apply(0, GAME.parse(text))
                assert state.dump()["traders"][0] == walked(place, text.split(), spaces), (place, text)


def walked(place, words, spaces):
    """Return where a movement leads, one step at a time."""
    ways = words[1:-1]
    for _ in range(int(words[-1])):
        if ":" not in place:
            route = ways.pop(0)
            place = f"{route}:0:out" if place == "city" else f"{route}:{spaces + 1}:back"
        route, space, heading = place.split(":")
        space = int(space) + (1 if heading == "out" else -1)
        place = "city" if space == 0 else route.split("-")[1] if space > spaces else f"{route}:{space}:{heading}"
    assert not ways
    return place


@pytest.mark.clauses("TT-R-08", "TT-R-62")
def test_the_move_leads_to_a_draw_that_must_be_made():
    state = arranged("city")
    state.apply(0, GAME.parse("via ocean-do 1"))
    assert state.legal(0) == [DRAW.of(0), DRAW.of(1)]
    assert state.why_not(0, DONE.base).clause == "TT-R-08"
