"""Moving traders, and passing over ends. TT-MOVE, TT-PASS, TT-R-15 to TT-R-18, TT-R-60"""

import pytest
from trade_tables import asked, at, can, cubes, do, pass_turn, phase, refused, told, trader

WAYS = ["forest-fm", "forest-of", "mountain-fm", "mountain-md", "desert-md", "desert-do", "ocean-do", "ocean-of"]
COUNTS = {
    "city": (8, 16, 24),
    "fm": (2, 4, 6),
    "forest-fm:3:out": (1, 3, 5),
    "forest-fm:1:back": (1, 9, 17),
    "forest-fm:2:out": (1, 2, 4),
    "forest-fm:2:back": (1, 2, 10),
    "forest-fm:1:out": (1, 2, 3),
    "forest-fm:3:back": (1, 2, 3),
}
"""The table of legal moves in the outline: different movements by place and move level."""


@pytest.mark.clauses("TT-MOVE-01", "TT-MOVE-02", "TT-MOVE-03", "TT-MOVE-04", "TT-MOVE-05", "TT-MOVE-06", "TT-R-17")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("place", COUNTS)
def test_the_table_of_movements(place, level):
    state = at("move", traders=[place], levels=[[level - 1, 0, 0]])
    assert len(can(state)) == len(set(can(state))) == COUNTS[place][level - 1]


@pytest.mark.clauses("TT-R-60", "TT-MOVE-02")
@pytest.mark.parametrize(
    ("place", "counts"),
    [("city", (8, 16, 24)), ("fm", (2, 4, 6)), ("forest-fm:2:out", (1, 3, 5)), ("forest-fm:1:out", (1, 2, 4))],
)
def test_the_table_holds_for_short_routes(place, counts):
    for level, count in enumerate(counts):
        state = at("move", traders=[place], levels=[[level, 0, 0]], options={"route-spaces": "2"})
        assert len(can(state)) == count


@pytest.mark.clauses("TT-R-60", "TT-MOVE-10")
@pytest.mark.parametrize("spaces", ["2", "3", "4"])
def test_a_route_has_as_many_spaces_as_the_table_wants(spaces):
    state = at("move", seats=2, options={"route-spaces": spaces})
    do(state, "1 via ocean-of 1")
    steps = 1
    while trader(state) != "of":
        pass_turn(state)
        if state.active == 0:
            do(state, "1 ahead 1")
            steps += 1
        assert steps < 9
    assert steps == int(spaces) + 1
    assert cubes(state) == [0, 0, 0, 1]


@pytest.mark.clauses("TT-MOVE-05", "TT-BOARD-02")
def test_all_eight_routes_leave_the_city():
    assert can(at("move")) == [f"via {way} 1" for way in WAYS]


@pytest.mark.clauses("TT-MOVE-09", "TT-MOVE-08", "TT-BOARD-04", "TT-R-04", "TT-R-05")
@pytest.mark.parametrize(
    ("node", "ways"),
    {
        "fm": ["forest-fm", "mountain-fm"],
        "md": ["mountain-md", "desert-md"],
        "do": ["desert-do", "ocean-do"],
        "of": ["forest-of", "ocean-of"],
    }.items(),
)
def test_two_routes_leave_a_node_and_both_lead_to_the_city(node, ways):
    state = at("move", traders=[node])
    assert can(state) == [f"via {way} 1" for way in ways]
    for way in ways:
        moved = do(at("move", traders=[node]), f"1 via {way} 1")
        assert trader(moved) == f"{way}:3:back"
    for other in WAYS:
        if other not in ways:
            assert refused(state, f"1 via {other} 1") == "TT-MOVE-08"


@pytest.mark.clauses("TT-MOVE-06", "TT-MOVE-07")
def test_between_two_ends_there_is_only_onward():
    out = at("move", traders=["desert-do:2:out"], levels=[[1, 0, 0]])
    assert can(out) == ["ahead 1", "ahead 2"]
    assert refused(out, "1 via desert-do 1") == "TT-MOVE-06"
    assert trader(do(out, "1 ahead 1")) == "desert-do:3:out"
    back = at("move", traders=["desert-do:2:back"])
    assert trader(do(back, "1 ahead 1")) == "desert-do:1:back"
    assert refused(at("move"), "1 ahead 1") == "TT-MOVE-07"


@pytest.mark.clauses("TT-MOVE-10", "TT-MOVE-08", "TT-NODE-01", "TT-CITY-02", "TT-RES-01")
def test_both_ends_complete_a_route_and_only_the_node_gives_a_cube():
    state = at("move", traders=["forest-fm:3:out"], down=[["plain-3"]])
    do(state, "1 ahead 1")
    assert (trader(state), cubes(state), state.gold[0]) == ("fm", [1, 0, 0, 0], 8)
    home = at("move", traders=["mountain-fm:1:back"], down=[["plain-3"]])
    do(home, "1 ahead 1")
    assert (trader(home), cubes(home), home.gold[0]) == ("city", [0, 0, 0, 0], 8)


@pytest.mark.clauses("TT-MOVE-02", "TT-R-07")
def test_staying_and_going_too_far_are_refused():
    state = at("move", levels=[[1, 0, 0]])
    assert refused(state, "1 via forest-fm 3") == "TT-MOVE-02"
    assert refused(state, "1 stay") == "TT-R-07"


# ---------------------------------------------------------------- passing over ends


@pytest.mark.clauses("TT-PASS-01", "TT-PASS-02", "TT-R-15", "TT-RES-01", "TT-RES-02")
def test_an_end_passed_over_is_resolved_after_the_movement_as_if_standing_there():
    state = at("move", traders=["forest-fm:3:out"], levels=[[2, 0, 0]], down=[["forest", "in-mountain"]])
    do(state, "1 via mountain-fm 3")
    assert trader(state) == "mountain-fm:2:back"
    assert cubes(state) == [1, 0, 0, 0]  # green for forest, where it came from
    assert state.gold[0] == 5 + 2 + 3 + 5  # travelled forest; in mountain, as a node is in both
    kinds = [line.split()[0] for line in told(state)]
    assert kinds.index("moved") < kinds.index("arrived") < kinds.index("took-cube") < kinds.index("revealed")


@pytest.mark.clauses("TT-PASS-05", "TT-R-16", "TT-CITY-02", "TT-CITY-01")
def test_the_city_can_be_passed_too():
    state = at(
        "move",
        traders=["forest-fm:1:back"],
        levels=[[2, 0, 0]],
        cubes=[[1, 0, 0, 0]],
        down=[["plain-4"]],
        hands=[{"trade": ["md"]}],
    )
    do(state, "1 via desert-do 3")
    assert (trader(state), state.gold[0], cubes(state)) == ("desert-do:2:out", 9, [1, 0, 0, 0])
    assert {"sell-trade md", "sell-cube forest"} <= set(can(state))
    do(state, "1 sell-trade md", "1 sell-cube forest")
    assert (state.gold[0], state.points[0]) == (11, 1)


@pytest.mark.clauses("TT-R-17", "TT-PASS-03", "TT-MOVE-03")
def test_what_is_left_over_goes_any_way_that_the_end_offers_or_is_given_up():
    node = at("move", traders=["forest-fm:3:out"], levels=[[1, 0, 0]])
    assert can(node) == ["ahead 1", "via forest-fm 2", "via mountain-fm 2"]
    assert refused(node, "1 via ocean-of 2") == "TT-MOVE-07"
    assert refused(node, "1 ahead 2") == "TT-R-17"
    assert trader(do(node, "1 via forest-fm 2")) == "forest-fm:3:back"  # turning round
    stopped = do(at("move", traders=["forest-fm:3:out"], levels=[[2, 0, 0]]), "1 ahead 1")
    assert (trader(stopped), phase(stopped), can(stopped, 1, "via")) == ("fm", "draw", [])
    city = at("move", traders=["forest-fm:1:back"], levels=[[1, 0, 0]])
    assert can(city) == ["ahead 1", *(f"via {way} 2" for way in WAYS)]


@pytest.mark.clauses("TT-PASS-04", "TT-R-50")
def test_an_end_gives_nothing_again_when_the_trader_leaves_it():
    state = at("move", traders=["fm"], down=[["plain-3"]], gold=[5])
    do(state, "1 via mountain-fm 1")
    assert (state.gold[0], cubes(state), state.view(0)["down"]) == (5, [0, 0, 0, 0], ["plain-3"])
    assert told(state, "arrived") == []


@pytest.mark.clauses("TT-R-18", "TT-R-20", "TT-RES-08")
@pytest.mark.parametrize(
    ("start", "way", "last", "first_end"),
    [
        ("forest-fm:3:out", "through mountain-fm ocean-of 6", "ocean-of:1:out", ["arrived 1 forest-fm fm 0"]),
        ("forest-fm:3:out", "via mountain-fm 5", "city", ["arrived 1 forest-fm fm 0"]),
    ],
)
def test_one_movement_over_two_ends_resolves_both_in_order(start, way, last, first_end):
    state = at(
        "move", traders=[start], in_force=[6, 1, 1], cubes=[[0, 1, 1, 1]], down=[["plain-3"]], hands=[{"trade": ["md"]}]
    )
    do(state, f"1 {way}")
    arrivals = told(state, "arrived")
    assert arrivals == [*first_end, "arrived 1 mountain-fm city 0"]
    assert told(state, "revealed") == ["revealed 1 plain-3"]
    events = told(state)
    assert events.index("revealed 1 plain-3") < events.index("arrived 1 mountain-fm city 0")
    assert (trader(state), cubes(state), asked(state)) == (last, [1, 1, 1, 1], [1])
    assert "sell-set" in can(state)
    do(state, "1 sell-set", "1 sell-trade md")
    assert (state.points[0], state.gold[0]) == (6, 5 + 3 + 2)  # the better price


@pytest.mark.clauses("TT-R-18", "TT-R-17", "TT-MOVE-06")
def test_a_movement_is_its_path_and_not_its_last_space():
    state = at("move", traders=["fm"], in_force=[6, 1, 1])
    long = [text for text in can(state) if text.startswith("through")]
    assert len(long) == 2 * 8 * 2  # two ways to the city, eight on, for 5 and for 6 spaces
    by_mountain = do(state.copy(), "1 through mountain-fm desert-do 5")
    by_forest = do(state.copy(), "1 through forest-fm desert-do 5")
    assert trader(by_mountain) == trader(by_forest) == "desert-do:1:out"
    assert refused(state, "1 through mountain-fm desert-do 4") == "TT-R-17"
    assert refused(state, "1 via mountain-fm 5") == "TT-R-17"
