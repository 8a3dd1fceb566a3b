"""Traders moved by others, and by their own cards. TT-FORCE, TT-R-07, TT-R-21 to TT-R-26, TT-R-52, TT-R-58"""

import pytest
from trade_tables import at, can, cubes, do, pass_turn, phase, refused, told, trader


def play(card, deck="influence", seats=2, **given):
    """Return the Play step of a seat that has just played a card, with a play left."""
    given = {"in_force": [1, 1, 2], **given}
    return do(at("play", seats, hands=[{deck: [card]}, *given.pop("others", [])], **given), f"1 {deck} {card}")


@pytest.mark.clauses("TT-FORCE-01", "TT-FORCE-02", "TT-FORCE-03", "TT-R-26")
def test_a_trader_forced_into_the_node_of_its_route_gets_nothing_there():
    state = play("force-node", traders=["city", "forest-fm:3:out"], down=[[], ["plain-3"]])
    assert (trader(state, 2), cubes(state, 2), state.gold[1]) == ("fm!", [0, 0, 0, 0], 5)
    assert state.view(1)["down"] == ["plain-3"]
    assert told(state, "forced", "arrived") == ["forced 2 fm 0"]
    back = play("force-node", traders=["city", "forest-fm:2:back"])
    assert trader(back, 2) == "fm!"


@pytest.mark.clauses("TT-FORCE-01", "TT-FORCE-02", "TT-R-26")
def test_a_trader_forced_into_the_city():
    state = play(
        "force-city", traders=["city", "forest-fm:1:back"], down=[[], ["plain-3"]], cubes=[[0] * 4, [1, 0, 0, 0]]
    )
    assert (trader(state, 2), state.gold[1], state.view(1)["down"]) == ("city!", 5, ["plain-3"])
    assert trader(play("force-city", traders=["city", "fm"]), 2) == "city!"


@pytest.mark.clauses("TT-FORCE-01", "TT-R-26")
def test_a_trader_forced_into_any_node_but_its_own():
    state = play("force-any-node", traders=["city", "fm"])
    assert can(state) == ["node md", "node do", "node of"]
    assert refused(state, "1 node fm") == "TT-R-26"
    assert trader(do(state, "1 node of"), 2) == "of!"
    assert can(play("force-any-node", traders=["city", "city"])) == ["node fm", "node md", "node do", "node of"]


@pytest.mark.clauses("TT-FORCE-04", "TT-R-21", "TT-NODE-04", "TT-SELL-04")
@pytest.mark.parametrize(("card", "choice"), [("force-city", []), ("force-any-node", ["1 node fm"])])
def test_a_forced_trader_starts_its_turn_without_reward_or_sale(card, choice):
    given = {"traders": ["city", "desert-do:2:out"], "cubes": [[0] * 4, [1, 1, 1, 1]], "down": [[], ["plain-3"]]}
    state = do(play(card, others=[{"trade": ["md"]}], **given), *choice, "1 end")
    assert (state.gold[1], cubes(state, 2)) == (5, [1, 1, 1, 1])
    assert can(state, 2, "sell-trade", "sell-cube", "sell-set") == []
    assert refused(state, "2 sell-trade md") == "TT-R-21"
    assert refused(state, "2 sell-set") == "TT-R-21"


@pytest.mark.clauses("TT-R-22", "TT-FORCE-06", "TT-MOVE-07")
def test_it_leaves_as_from_that_end_and_its_turn_is_an_ordinary_one():
    state = do(play("force-city", traders=["city", "forest-fm:2:out"]), "1 end")
    assert len(can(state, 2, "via")) == 8
    do(state, "2 via ocean-of 1", "2 draw trade")
    assert (phase(state), trader(state, 2)) == ("play", "ocean-of:1:out")
    node = do(play("force-any-node", traders=["city", "forest-fm:2:out"]), "1 node do", "1 end")
    assert can(node, 2, "via") == ["via desert-do 1", "via ocean-do 1"]


@pytest.mark.clauses("TT-FORCE-05", "TT-R-21")
def test_what_stayed_face_down_is_revealed_at_the_next_ordinary_arrival():
    state = at(
        "move",
        traders=["fm"],
        forced=[True],
        down=[["plain-3"]],
        hands=[{"trade": ["plain-4", "md"]}],
        levels=[[2, 0, 0]],
    )
    do(state, "1 via forest-fm 3", "1 draw influence", "1 lay plain-4", "1 end?")
    assert state.gold[0] == 5
    pass_turn(state)
    do(state, "1 ahead 1")
    assert state.gold[0] == 5 + 3 + 4
    do(state, "1 sell-trade md")
    assert state.gold[0] == 5 + 3 + 4 + 2


@pytest.mark.clauses("TT-R-23", "TT-R-21")
def test_a_route_completed_on_the_next_turn_counts_in_full():
    state = at(
        "move", traders=["fm"], forced=[True], in_force=[5, 1, 1], down=[["plain-3"]], hands=[{"trade": ["md", "do"]}]
    )
    do(state, "1 via mountain-fm 4", "1 sell-trade md")
    assert (state.gold[0], trader(state)) == (5 + 3 + 2, "city")


@pytest.mark.clauses("TT-R-21")
def test_being_forced_on_keeps_the_flag_and_moving_ends_it():
    state = at(
        "play", traders=["city", "fm"], forced=[False, True], hands=[{"influence": ["force-city"]}, {"trade": ["md"]}]
    )
    do(state, "1 influence force-city", "1 end?")
    assert (trader(state, 2), can(state, 2, "sell-trade")) == ("city!", [])
    do(state, "2 via forest-fm 1")
    assert trader(state, 2) == "forest-fm:1:out"


@pytest.mark.clauses("TT-R-21", "TT-R-19")
def test_a_trader_forced_before_its_first_turn_loses_its_opening_sale():
    state = play("force-any-node", others=[{"trade": ["md"]}])
    do(state, "1 node fm", "1 end")
    assert refused(state, "2 sell-trade md") == "TT-R-21"


@pytest.mark.clauses("TT-R-26", "TT-R-37", "TT-R-63")
def test_nobody_is_forced_where_it_stands_and_a_card_without_a_target_is_spent():
    for card, places in {"force-city": "city", "force-node": "fm", "shift": "fm"}.items():
        state = at("play", traders=["forest-fm:1:out", places], hands=[{"influence": [card]}])
        do(state, f"1 influence {card}")
        assert (trader(state, 2), state.gold[0]) == (places, 4)
        assert state.view(None)["discards"]["influence"] == [card]


@pytest.mark.clauses("TT-R-26", "TT-R-57")
def test_an_effect_on_all_rivals_leaves_those_who_stand_there():
    given = {"traders": ["fm", "city", "ocean-of:2:out", "md"], "eternals": [[], [], [], []]}
    city = play("all-city", "specialty", 4, **given)
    assert [trader(city, seat) for seat in (1, 2, 3, 4)] == ["fm", "city", "city!", "city!"]
    nodes = play("all-nodes", "specialty", 4, **given)
    assert [trader(nodes, seat) for seat in (1, 2, 3, 4)] == ["fm", "city", "of!", "md"]
    third = at("play", 3, active=1, traders=["fm", "city", "md"], hands=[{}, {"specialty": ["all-city"]}])
    do(third, "2 specialty all-city")
    assert told(third, "forced") == ["forced 3 city 0", "forced 1 city 0"]  # clockwise from the seat on turn


@pytest.mark.clauses("TT-R-52", "TT-BOARD-05")
def test_a_forced_trader_is_in_the_regions_of_its_node():
    state = at("play", traders=["of"], forced=[True], hands=[{"influence": ["in-forest"]}])
    assert do(state, "1 influence in-forest").gold[0] == 5 - 1 + 3
    start = at("start", traders=["of"], forced=[True], eternals=[["start-forest"]])
    assert start.gold[0] == 7


# ---------------------------------------------------------------- shifting


@pytest.mark.clauses("TT-R-25")
@pytest.mark.parametrize(
    ("place", "after"),
    {
        "forest-fm:3:out": "forest-fm:1:out",
        "forest-fm:1:back": "forest-fm:3:back",
        "forest-fm:2:out": "city!",
        "forest-fm:1:out": "city!",
        "mountain-fm:2:back": "fm!",
        "mountain-fm:3:back": "fm!",
    }.items(),
)
def test_a_shift_keeps_route_and_heading_and_stops_at_the_first_end(place, after):
    state = play("shift", traders=["city", place], down=[[], ["plain-3"]])
    assert (trader(state, 2), state.gold[1], cubes(state, 2)) == (after, 5, [0, 0, 0, 0])
    if not after.endswith("!"):
        do(state, "1 end")
        assert can(state, 2) == ["ahead 1"]


@pytest.mark.clauses("TT-R-25", "TT-R-26")
def test_a_trader_on_an_end_cannot_be_shifted():
    state = play("shift", seats=3, traders=["city", "fm", "forest-fm:3:out"])
    assert (trader(state, 2), trader(state, 3)) == ("fm", "forest-fm:1:out")


# ---------------------------------------------------------------- the own trader


@pytest.mark.clauses("TT-R-24", "TT-R-58", "TT-TRADE-03")
def test_an_own_card_makes_ordinary_arrivals_in_any_step():
    state = at(
        "play",
        traders=["forest-fm:2:out"],
        in_force=[1, 1, 2],
        hands=[{"trade": ["forest", "md"], "influence": ["move"]}],
    )
    do(state, "1 lay forest", "1 influence move")
    assert can(state) == ["ahead 1", "ahead 2", "via forest-fm 3", "via mountain-fm 3", "decline"]
    do(state, "1 ahead 2")
    assert (trader(state), cubes(state), state.gold[0]) == ("fm", [1, 0, 0, 0], 5 - 1 + 5)
    do(state, "1 sell-trade md")
    assert state.gold[0] == 10
    assert state.view(None)["discards"]["influence"] == ["move"]


@pytest.mark.clauses("TT-R-24", "TT-R-58")
def test_the_arrival_waits_until_the_card_is_done():
    state = at("play", traders=["forest-fm:3:out"], down=[["plain-3"]], hands=[{"influence": ["move-gold"]}])
    do(state, "1 influence move-gold", "1 ahead 1")
    assert told(state, "gained-gold") == ["gained-gold 1 2 move-gold", "gained-gold 1 3 plain-3"]


@pytest.mark.clauses("TT-R-58", "TT-R-24")
def test_arrivals_are_resolved_in_the_order_in_which_they_came_about():
    given = {"traders": ["forest-fm:3:out"], "hands": [{"influence": ["two-moves"]}], "down": [["forest", "mountain"]]}
    state = at("play", **given)
    do(state, "1 influence two-moves", "1 via mountain-fm 2")
    assert (phase(state), told(state, "arrived")) == ("way", [])
    do(state, "1 ahead 2")
    assert told(state, "arrived") == ["arrived 1 forest-fm fm 0"]
    assert state.gold[0] == 5 - 1 + 5 + 2
    far = at("play", **given | {"hands": [{"influence": ["move-6"]}]})
    do(far, "1 influence move-6", "1 through mountain-fm ocean-of 6")
    assert told(far, "arrived", "revealed") == [
        "arrived 1 forest-fm fm 0",
        "revealed 1 forest",
        "revealed 1 mountain",
        "arrived 1 mountain-fm city 0",
    ]


@pytest.mark.clauses("TT-R-24", "TT-R-17", "TT-R-18")
def test_a_movement_by_a_card_can_be_declined_and_obeys_the_move_step():
    state = at("play", traders=["forest-fm:3:out"], hands=[{"influence": ["move"]}])
    do(state, "1 influence move")
    assert refused(state, "1 ahead 2") == "TT-R-17"
    assert refused(state, "1 via mountain-fm 4") == "TT-MOVE-02"
    do(state, "1 decline")
    assert (trader(state), told(state, "arrived", "moved")) == ("forest-fm:3:out", [])


@pytest.mark.clauses("TT-R-24", "TT-R-21")
def test_an_own_effect_frees_a_forced_trader():
    state = at("play", traders=["fm"], forced=[True], hands=[{"influence": ["move"], "trade": ["md"]}])
    do(state, "1 influence move", "1 via forest-fm 1")
    assert (trader(state), can(state, 1, "sell-trade")) == ("forest-fm:3:back", [])


@pytest.mark.clauses("TT-R-24", "TT-R-48", "TT-R-58")
def test_an_eternal_can_make_an_arrival_before_the_movement():
    state = at(
        "move",
        traders=["forest-fm:3:out"],
        eternals=[["walk"]],
        down=[["cube", "plain-3"]],
        hands=[{"trade": ["md", "do"]}],
    )
    do(state, "1 use walk", "1 ahead 1")
    assert (phase(state), can(state)) == ("reveal", ["apply cube", "apply plain-3"])
    do(state, "1 apply cube")
    assert (phase(state), cubes(state), trader(state)) == ("move", [2, 0, 0, 0], "fm")
    do(state, "1 sell-trade md", "1 via mountain-fm 1")
    assert (phase(state), state.gold[0]) == ("draw", 5 + 3 + 1)
    do(state, "1 sell-trade do")  # the node was reached in this turn


# ---------------------------------------------------------------- staying


@pytest.mark.clauses("TT-R-07", "TT-PASS-04")
def test_a_held_trader_stays_for_one_move_step_and_keeps_its_sale():
    state = play("hold", "specialty", traders=["city", "fm"], down=[[], ["plain-3"]], others=[{"trade": ["md", "do"]}])
    assert state.view(None)["traders"][1]["held"]
    do(state, "1 end")
    assert (state.active, phase(state), trader(state, 2)) == (1, "draw", "fm")
    do(state, "2 sell-trade md", "2 draw influence")
    assert (state.gold[1], cubes(state, 2), state.view(1)["down"]) == (6, [0, 0, 0, 0], ["plain-3"])
    assert not state.view(None)["traders"][1]["held"]
    do(state, "2 end")
    pass_turn(state)
    assert (state.active, phase(state)) == (1, "move")


@pytest.mark.clauses("TT-R-07", "TT-R-37")
def test_a_trader_is_held_once_at_most():
    state = play("hold", "specialty", 3, kept=[False, True])
    assert [held["held"] for held in state.view(None)["traders"]] == [False, True, True]


@pytest.mark.clauses("TT-R-07", "TT-R-21")
def test_an_eternal_lets_its_trader_stay():
    state = at("move", traders=["forest-fm:2:out"], eternals=[["may-stay"]])
    assert "stay" not in can(state)
    do(state, "1 use may-stay")
    assert can(state) == ["ahead 1", "stay"]
    do(state, "1 stay")
    assert (phase(state), trader(state)) == ("draw", "forest-fm:2:out")
    do(state, "1 draw trade", "1 end")
    pass_turn(state)
    assert "stay" not in can(state)
    forced = at("move", traders=["fm"], forced=[True], eternals=[["may-stay"]], hands=[{"trade": ["md"]}])
    do(forced, "1 use may-stay", "1 stay")
    assert (trader(forced), can(forced, 1, "sell-trade")) == ("fm!", [])
    at_end = at("move", traders=["fm"], eternals=[["may-stay"]], hands=[{"trade": ["md"]}], down=[["plain-3"]])
    do(at_end, "1 use may-stay", "1 stay", "1 sell-trade md")
    assert (at_end.gold[0], cubes(at_end)) == (6, [0, 0, 0, 0])


@pytest.mark.clauses("TT-R-58", "TT-R-11", "TT-R-13")
def test_an_arrival_that_comes_about_in_an_arrival_waits_for_its_end():
    state = at(
        "move",
        traders=["forest-fm:3:out"],
        options={"specialty": "at-once"},
        down=[["draw-specialty", "per-cube", "mountain"]],
        eternals=[["arrival"]],
        draws={"specialty": ["move-6"]},
    )
    do(state, "1 ahead 1", "1 apply draw-specialty")
    assert (phase(state), state.view(1)["arriving"]) == ("way", {"place": "fm", "route": "forest-fm"})
    do(state, "1 via mountain-fm 4")
    assert trader(state) == "city"
    assert told(state, "arrived", "gained-gold") == [
        "arrived 1 forest-fm fm 0",
        "gained-gold 1 1 draw-specialty",
        "gained-gold 1 1 per-cube",
        "gained-gold 1 2 mountain",  # the forest was travelled to this end, wherever the trader is by now
        "gained-gold 1 1 arrival",
        "arrived 1 mountain-fm city 0",
        "gained-gold 1 1 arrival",
    ]
    assert (phase(state), state.view(None)["arrivals"]) == ("draw", [])
    assert state.view(None)["discards"]["specialty"] == ["move-6"]


@pytest.mark.clauses("TT-R-58", "TT-R-21", "TT-R-15")
def test_two_arrivals_that_wait_are_shown_and_the_first_one_resolved_reveals_all():
    state = at("play", traders=["forest-fm:3:out"], hands=[{"influence": ["two-moves"]}], down=[["cube", "plain-3"]])
    do(state, "1 influence two-moves", "1 ahead 1")
    assert state.view(1)["arrivals"] == [{"place": "fm", "route": "forest-fm"}]
    assert state.view(1)["asked"] == {"deck": "influence", "card": "two-moves", "effect": "move"}
    do(state, "1 via mountain-fm 1")
    assert (phase(state), state.view(1)["revealed"]) == ("reveal", ["cube", "plain-3"])
