"""Arrivals: the cube, what is revealed, in what order, and where it counts as. TT-NODE, TT-CITY, TT-TRADE, TT-R-13"""

import pytest
from trade_tables import at, can, cubes, discards, do, pass_turn, phase, previewed, question, refused, told, trader

NODES = {
    "forest-fm": ("fm", [1, 0, 0, 0]),
    "forest-of": ("of", [1, 0, 0, 0]),
    "mountain-fm": ("fm", [0, 1, 0, 0]),
    "mountain-md": ("md", [0, 1, 0, 0]),
    "desert-md": ("md", [0, 0, 1, 0]),
    "desert-do": ("do", [0, 0, 1, 0]),
    "ocean-do": ("do", [0, 0, 0, 1]),
    "ocean-of": ("of", [0, 0, 0, 1]),
}


def arrive(route, down=(), **given):
    """Return the position after an arrival at the node of a route."""
    return do(at("move", traders=[f"{route}:3:out"], down=[list(down)], **given), "1 ahead 1")


def home(route, down=(), **given):
    """Return the position after an arrival in the city."""
    return do(at("move", traders=[f"{route}:1:back"], down=[list(down)], **given), "1 ahead 1")


def gold_of(state):
    return state.gold[0] - 5


@pytest.mark.clauses("TT-NODE-01", "TT-RES-01", "TT-RES-02", "TT-BOARD-03", "TT-BOARD-01")
@pytest.mark.parametrize("route", NODES)
def test_a_node_gives_the_cube_of_the_route_that_led_there(route):
    node, wanted = NODES[route]
    state = arrive(route)
    assert (trader(state), cubes(state), sum(state.supply)) == (node, wanted, 27)
    assert told(state, "took-cube") == [f"took-cube 1 {route.split('-')[0]}"]
    assert cubes(home(route)) == [0, 0, 0, 0]


@pytest.mark.clauses("TT-R-28", "TT-COMP-07")
def test_an_empty_colour_gives_no_cube_and_the_rest_goes_on():
    state = arrive("forest-fm", ["plain-3"], cubes=[[0, 0, 0, 0], [7, 0, 0, 0]], eternals=[["cube-taken"]])
    assert (cubes(state), gold_of(state), phase(state)) == ([0, 0, 0, 0], 3, "draw")


@pytest.mark.clauses("TT-NODE-02", "TT-CITY-01", "TT-TRADE-07", "TT-TRADE-09", "TT-R-55", "TT-TRADE-04")
@pytest.mark.parametrize("end", [arrive, home])
def test_all_face_down_cards_are_revealed_pay_and_are_discarded(end):
    state = end("desert-md", ["plain-3", "plain-5", "plain-4", "plain-3"])
    assert gold_of(state) == 15
    assert sorted(discards(state, "trade")) == ["plain-3", "plain-3", "plain-4", "plain-5"]
    assert state.view(0)["down"] == []
    assert told(state, "gained-gold")[0] == "gained-gold 1 3 plain-3"


@pytest.mark.clauses("TT-TRADE-03", "TT-TRADE-01", "TT-R-40")
def test_a_face_down_card_waits_on_the_way_and_stays_the_owners_to_look_at():
    state = at("move", traders=["forest-fm:1:out"], hands=[{"trade": ["plain-5"]}], down=[["plain-3"]])
    do(state, "1 ahead 1", "1 draw influence", "1 lay plain-5")
    assert state.gold[0] == 5
    assert state.view(0)["down"] == ["plain-3", "plain-5"]
    assert state.view(1)["down_counts"] == [2, 0]
    pass_turn(state)
    assert refused(state, "1 sell-trade plain-5") == "TT-SELL-02"
    assert refused(state, "1 apply plain-5") == "TT-TURN-03"
    do(state, "1 ahead 1")
    assert state.gold[0] == 5


@pytest.mark.clauses("TT-TRADE-08", "TT-R-50")
def test_a_card_laid_after_the_arrival_waits_for_the_next_one():
    state = arrive("forest-fm", hands=[{"trade": ["plain-5"]}])
    do(state, "1 draw influence", "1 lay plain-5", "1 end")
    assert state.gold[0] == 5
    pass_turn(state)
    do(state, "1 via forest-fm 1")
    assert (state.gold[0], state.view(0)["down"]) == (5, ["plain-5"])


@pytest.mark.clauses("TT-NODE-03", "TT-R-13", "TT-RES-01")
def test_the_cube_is_taken_before_the_cards_count_it():
    assert gold_of(arrive("forest-fm", ["per-cube"])) == 1
    assert gold_of(arrive("forest-fm", ["per-cube"], cubes=[[1, 1, 2, 0]])) == 3  # capped
    assert gold_of(arrive("forest-fm", ["per-colour"], cubes=[[0, 1, 2, 0]])) == 6
    assert gold_of(home("forest-fm", ["per-cube"], cubes=[[1, 1, 0, 0]])) == 2


# ---------------------------------------------------------------- the order of revealed cards


@pytest.mark.clauses("TT-R-13", "TT-R-55")
def test_the_owner_picks_the_next_card_where_the_order_matters():
    state = arrive("forest-fm", ["per-cube", "cube", "plain-3"])
    assert (phase(state), can(state)) == ("reveal", ["apply per-cube", "apply cube", "apply plain-3"])
    assert question(state) == ("reveal", {})
    assert discards(state, "trade") == []
    do(state, "1 apply cube")
    assert (cubes(state), phase(state), discards(state, "trade")) == (
        [2, 0, 0, 0],
        "draw",
        ["plain-3", "per-cube", "cube"],
    )
    assert gold_of(state) == 3 + 2
    first = do(arrive("forest-fm", ["per-cube", "cube", "plain-3"]), "1 apply per-cube", "1 apply plain-3")
    assert (gold_of(first), cubes(first)) == (3 + 1, [2, 0, 0, 0])


@pytest.mark.clauses("TT-R-13")
def test_nobody_is_asked_where_the_order_cannot_matter():
    assert phase(arrive("forest-fm", ["plain-3", "per-cube", "points", "forest"])) == "draw"
    assert phase(arrive("forest-fm", ["cube", "cube"])) == "draw"
    state = arrive("forest-fm", ["plain-3", "cube"])
    assert can(state) == ["apply plain-3", "apply cube"]
    twice = arrive("forest-fm", ["draw", "plain-4", "draw"], draws={"trade": ["md", "do", "of", "fm"]})
    assert can(twice) == ["apply draw", "apply plain-4"]
    do(twice, "1 apply plain-4")
    assert (phase(twice), twice.view(0)["hand"]["trade"]) == ("draw", ["fm", "md", "do", "of"])


@pytest.mark.clauses("TT-R-13", "TT-R-63")
def test_none_is_held_back_and_what_cannot_be_done_is_skipped():
    state = arrive("forest-fm", ["force-city", "plain-3"])
    do(state, "1 apply force-city")
    assert (gold_of(state), trader(state, 2)) == (1 + 3, "city")
    assert len(discards(state, "trade")) == 2
    assert refused(arrive("forest-fm", ["force-city", "cube"]), "1 apply plain-3") == "TT-R-13"


@pytest.mark.clauses("TT-R-13", "TT-R-57")
def test_what_counts_the_others_counts_all_that_were_revealed():
    assert gold_of(arrive("forest-fm", ["per-revealed", "plain-3", "plain-3"])) == 4 + 6
    assert gold_of(home("forest-fm", ["per-revealed"])) == 0
    state = do(arrive("forest-fm", ["cube", "per-revealed"]), "1 apply cube")
    assert gold_of(state) == 2  # the other one is discarded by now, and counts


# ---------------------------------------------------------------- travelled, and in


@pytest.mark.clauses("TT-TRADE-05", "TT-R-14", "TT-R-06")
@pytest.mark.parametrize("card", ["forest", "mountain", "desert", "ocean"])
@pytest.mark.parametrize("route", NODES)
@pytest.mark.parametrize("end", [arrive, home])
def test_a_bonus_asks_for_the_region_of_the_route_just_completed(end, route, card):
    assert gold_of(end(route, [card])) == (5 if route.startswith(card) else 2)


@pytest.mark.clauses("TT-TRADE-05", "TT-R-14", "TT-BOARD-03")
@pytest.mark.parametrize(
    ("card", "regions"),
    {
        "fm": ("forest", "mountain"),
        "md": ("mountain", "desert"),
        "do": ("desert", "ocean"),
        "of": ("ocean", "forest"),
    }.items(),
)
def test_a_bonus_for_two_regions(card, regions):
    for route in NODES:
        for end in (arrive, home):
            assert gold_of(end(route, [card])) == (4 if route.split("-")[0] in regions else 2)


@pytest.mark.clauses("TT-R-14", "TT-RES-01")
def test_with_either_both_regions_of_a_node_count_as_travelled():
    either = {"options": {"node-bonus": "either"}}
    assert gold_of(arrive("forest-fm", ["mountain"], **either)) == 5
    assert gold_of(arrive("forest-fm", ["desert"], **either)) == 2
    assert gold_of(arrive("forest-fm", ["two-regions"], **either)) == 1 + 2 + 4
    assert gold_of(arrive("forest-fm", ["two-regions"])) == 1 + 2
    assert gold_of(arrive("forest-fm", ["fm"], **either)) == 2 + 2  # once, though both count
    assert gold_of(home("forest-fm", ["mountain"], **either)) == 2
    assert gold_of(home("forest-fm", ["forest"], **either)) == 5
    assert cubes(arrive("forest-fm", ["cube"], **either)) == [2, 0, 0, 0]


@pytest.mark.clauses("TT-BOARD-05", "TT-BOARD-06", "TT-R-06", "TT-R-14", "TT-BOARD-07")
def test_in_a_region_asks_for_where_the_trader_is():
    assert gold_of(arrive("forest-fm", ["in-mountain"])) == 5
    assert gold_of(arrive("desert-md", ["in-mountain"])) == 5
    assert gold_of(arrive("desert-do", ["in-mountain"])) == 0
    assert gold_of(home("mountain-md", ["in-mountain"])) == 0
    for place, gold in {
        "forest-of:2:out": 3,
        "forest-fm:1:back": 3,
        "ocean-of:2:out": 0,
        "of": 3,
        "do": 0,
        "city": 0,
    }.items():
        state = at("play", traders=[place], hands=[{"influence": ["in-forest"]}])
        assert gold_of(do(state, "1 influence in-forest")) == gold - 1, place


@pytest.mark.clauses("TT-TRADE-05", "TT-R-15")
def test_a_card_can_ask_for_a_node_or_the_city():
    assert gold_of(arrive("forest-fm", ["at-end"])) == 4
    assert gold_of(home("forest-fm", ["at-end"])) == 1
    for place, node, city in (("fm", 3, 0), ("city", 0, 3), ("forest-fm:2:out", 0, 0)):
        for card, gold in (("at-node", node), ("at-city", city)):
            state = at("play", traders=[place], hands=[{"influence": [card]}])
            assert gold_of(do(state, f"1 influence {card}")) == gold - 1


@pytest.mark.clauses("TT-R-15")
def test_for_a_passed_end_the_trader_counts_as_standing_there_and_later_where_it_is():
    state = at("move", traders=["forest-fm:1:back"], levels=[[2, 0, 0]], down=[["at-end", "forest"]])
    do(state, "1 via mountain-fm 3")
    assert gold_of(state) == 1 + 5  # in the city, by the forest
    on = at("move", traders=["forest-fm:3:out"], levels=[[2, 0, 0]], hands=[{"influence": ["in-forest"]}], gold=[5])
    do(on, "1 via mountain-fm 3", "1 draw trade", "1 influence in-forest")
    assert gold_of(on) == -1


@pytest.mark.clauses("TT-R-15", "TT-R-58")
def test_while_an_end_is_resolved_the_view_says_which():
    state = at("move", traders=["forest-fm:3:out"], in_force=[6, 1, 1], down=[["cube", "plain-3"]])
    do(state, "1 via mountain-fm 5")
    view = state.view(1)
    assert view["arriving"] == {"place": "fm", "route": "forest-fm"}
    assert view["arrivals"] == [{"place": "city", "route": "mountain-fm"}]
    assert view["revealed"] == ["cube", "plain-3"]
    assert previewed(state, "1 apply plain-3") == [("gains", {"gold": 3, "points": 0})]
    do(state, "1 apply cube")
    assert (state.view(1)["arriving"], state.view(1)["arrivals"]) == (None, [])


# ---------------------------------------------------------------- triggers, in order


@pytest.mark.clauses("TT-R-57", "TT-R-35", "TT-ETER-03")
def test_cube_then_cards_then_what_they_set_off():
    state = arrive("forest-fm", ["plain-3", "plain-4"], eternals=[["reveal", "arrival", "cube-taken"]])
    gains = [line for line in told(state) if line.startswith(("took", "gained", "revealed"))]
    assert gains == [
        "took-cube 1 forest",
        "gained-gold 1 1 cube-taken",
        "revealed 1 plain-3",
        "revealed 1 plain-4",
        "gained-gold 1 3 plain-3",
        "gained-gold 1 4 plain-4",
        "gained-gold 1 1 arrival",
        "gained-gold 1 2 reveal",
    ]
    city = home("forest-fm", [], eternals=[["reveal", "arrival", "cube-taken"]])
    assert told(city, "gained-gold") == ["gained-gold 1 1 arrival"]


@pytest.mark.clauses("TT-R-35", "TT-R-14", "TT-R-57")
def test_triggers_may_have_conditions_and_two_copies_add_up():
    assert gold_of(arrive("ocean-of", eternals=[["arrival-ocean", "arrival-ocean"]])) == 4
    assert gold_of(arrive("forest-of", eternals=[["arrival-ocean"]])) == 0
    assert gold_of(arrive("forest-of", eternals=[["arrival-ocean"]], options={"node-bonus": "either"})) == 2
    order = arrive("ocean-of", eternals=[["arrival-ocean", "arrival"]])
    assert told(order, "gained-gold") == ["gained-gold 1 2 arrival-ocean", "gained-gold 1 1 arrival"]


@pytest.mark.clauses("TT-R-57", "TT-R-36")
def test_only_the_awake_eternals_of_the_seat_on_turn_work():
    asleep = arrive("ocean-of", eternals=[[{"card": "arrival", "awake": False}], ["arrival", "cube-taken"]])
    assert list(asleep.gold) == [5, 5]


@pytest.mark.clauses("TT-R-18", "TT-R-57", "TT-R-58")
def test_cards_revealed_at_the_first_of_two_ends_count_there_alone():
    state = at("move", traders=["forest-fm:3:out"], in_force=[6, 1, 1], down=[["plain-3", "md"]], eternals=[["reveal"]])
    do(state, "1 via mountain-fm 5")
    assert told(state, "gained-gold")[-1:] == ["gained-gold 1 2 reveal"]
    assert gold_of(state) == 3 + 2 + 2
    state = home("forest-fm", ["plain-3"], eternals=[["reveal"]], hands=[{"influence": ["move-6"]}])
    do(state, "1 draw trade", "1 influence move-6", "1 via desert-do 4")
    assert told(state, "gained-gold") == ["gained-gold 1 3 plain-3", "gained-gold 1 1 reveal"]
