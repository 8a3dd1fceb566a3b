"""Selling cubes and cards. TT-RES, TT-SELL, TT-NODE-04 to -06, TT-CITY-03 to -05, TT-R-16, -19, -20, -29, -47, -48"""

import pytest
from trade_tables import GAME, at, can, cubes, discards, do, pass_turn, phase, refused, told

SALES = ("sell-trade", "sell-influence", "sell-specialty", "sell-cube", "sell-set")
HAND = {"trade": ["plain-3"], "influence": ["dear"], "specialty": ["three-points"]}


def sales(state, seat=1):
    return can(state, seat, *SALES)


# ---------------------------------------------------------------- cubes


@pytest.mark.clauses("TT-RES-03", "TT-RES-09", "TT-R-29", "TT-RES-07")
def test_a_cube_brings_a_point_in_the_city_and_goes_back():
    state = at("play", cubes=[[1, 0, 0, 2]])
    assert sales(state) == ["sell-cube forest", "sell-cube ocean"]
    do(state, "1 sell-cube ocean")
    assert (state.points[0], state.gold[0], cubes(state), list(state.supply)) == (1, 5, [1, 0, 0, 1], [6, 7, 7, 6])


@pytest.mark.clauses("TT-RES-04", "TT-RES-05", "TT-RES-09", "TT-R-29")
def test_a_set_of_four_colours_brings_six():
    state = do(at("play", cubes=[[1, 1, 1, 1]]), "1 sell-set")
    assert (state.points[0], state.gold[0], cubes(state), list(state.supply)) == (6, 5, [0, 0, 0, 0], [7, 7, 7, 7])
    incomplete = at("play", cubes=[[2, 1, 1, 0]])
    assert refused(incomplete, "1 sell-set") == "TT-RES-04"
    do(incomplete, "1 sell-cube forest", "1 sell-cube forest", "1 sell-cube mountain", "1 sell-cube desert")
    assert incomplete.points[0] == 4


@pytest.mark.clauses("TT-RES-10", "TT-R-47", "TT-RES-07")
def test_sets_and_singles_are_the_players_mix():
    state = do(at("play", cubes=[[2, 1, 1, 1]]), "1 sell-set", "1 sell-cube forest")
    assert state.points[0] == 7
    singles = at("play", cubes=[[1, 1, 1, 1]])
    assert sales(singles) == [
        *(f"sell-cube {region}" for region in ("forest", "mountain", "desert", "ocean")),
        "sell-set",
    ]
    do(singles, "1 sell-cube desert")
    assert sales(singles) == ["sell-cube forest", "sell-cube mountain", "sell-cube ocean"]
    twice = do(at("play", cubes=[[2, 2, 2, 2]]), "1 sell-set", "1 sell-set")
    assert twice.points[0] == 12


@pytest.mark.clauses("TT-RES-06", "TT-RES-07", "TT-R-43")
def test_cubes_may_be_kept_without_a_limit():
    state = at("play", cubes=[[7, 7, 7, 7]])
    do(state, "1 end")
    assert (cubes(state), state.points[0], state.active) == ([7, 7, 7, 7], 0, 1)


@pytest.mark.clauses("TT-RES-08", "TT-R-48", "TT-CITY-04", "TT-CITY-05")
def test_selling_uses_neither_draw_nor_play_and_is_open_at_every_step():
    state = at("move", cubes=[[3, 0, 0, 0]], hands=[{"trade": ["plain-3", "plain-4", "plain-5", "md"]}])
    do(state, "1 sell-cube forest", "1 sell-trade plain-3", "1 sell-trade plain-4")
    assert (phase(state), state.gold[0], state.points[0]) == ("move", 9, 1)
    home = at("move", traders=["forest-fm:1:back"], cubes=[[3, 0, 0, 0]], hands=[{"trade": ["plain-3", "plain-4"]}])
    do(home, "1 ahead 1", "1 sell-cube forest", "1 sell-trade plain-3")
    assert (phase(home), home.draws_left, home.plays_left) == ("draw", 1, 1)
    do(
        home,
        "1 draw influence",
        "1 sell-cube forest",
        "1 upgrade move",
        "1 sell-cube forest",
        "1 sell-trade plain-4",
        "1 end",
    )
    assert (home.points[0], home.gold[0], home.active) == (3, 5 + 2 - 5 + 2, 1)


@pytest.mark.clauses("TT-NODE-06", "TT-RES-03")
def test_cubes_are_sold_in_the_city_alone():
    state = at("play", traders=["fm"], cubes=[[1, 1, 1, 1]], hands=[{"trade": ["md"]}])
    assert sales(state) == ["sell-trade md"]
    assert refused(state, "1 sell-cube forest") == "TT-NODE-06"
    assert refused(state, "1 sell-set") == "TT-NODE-06"
    on = at("play", traders=["forest-fm:2:out"], cubes=[[1, 1, 1, 1]])
    assert refused(on, "1 sell-set") == refused(on, "1 sell-cube forest") == "TT-RES-03"


# ---------------------------------------------------------------- cards


@pytest.mark.clauses("TT-NODE-04", "TT-CITY-03", "TT-SELL-01", "TT-SELL-03", "TT-R-11")
@pytest.mark.parametrize(("place", "price"), [("do", 1), ("city", 2)])
def test_a_card_of_any_kind_brings_what_the_place_pays(place, price):
    state = at("play", traders=[place], hands=[HAND])
    do(state, "1 sell-trade plain-3")
    assert (state.gold[0], discards(state, "trade")) == (5 + price, ["plain-3"])
    do(state, "1 sell-influence dear")
    assert (state.gold[0], discards(state, "influence")) == (5 + 2 * price, ["dear"])
    do(state, "1 sell-specialty three-points")
    assert (state.gold[0], discards(state, "specialty"), state.points[0]) == (5 + 3 * price, ["three-points"], 0)
    assert told(state, "sold")[0] == f"sold 1 plain-3 {price}"


@pytest.mark.clauses("TT-SELL-02", "TT-R-40")
def test_only_cards_in_hand_are_sold():
    state = at("play", down=[["md"]], eternals=[["price"]], hands=[{"trade": ["do"]}])
    assert sales(state) == ["sell-trade do"]
    assert refused(state, "1 sell-trade md") == "TT-SELL-02"
    assert refused(state, "1 sell-influence price") == "TT-SELL-02"


@pytest.mark.clauses("TT-NODE-05", "TT-NODE-04")
def test_selling_at_a_node_goes_on_through_the_turn():
    state = at("move", traders=["forest-fm:3:out"], hands=[{"trade": ["md", "do", "of"]}])
    do(state, "1 ahead 1", "1 sell-trade md", "1 draw influence", "1 sell-trade do", "1 lay of")
    assert (state.gold[0], phase(state)) == (7, "play")
    assert state.plays_left == 0


@pytest.mark.clauses("TT-SELL-04", "TT-R-19")
def test_standing_opens_selling_until_the_trader_moves_away():
    state = at("move", traders=["fm"], hands=[{"trade": ["md", "do"]}])
    do(state, "1 sell-trade md")
    assert state.gold[0] == 6
    do(state, "1 via forest-fm 1")
    assert sales(state) == []
    assert refused(state, "1 sell-trade do") == "TT-SELL-04"
    do(state, "1 draw influence")
    assert sales(state) == []


@pytest.mark.clauses("TT-R-16", "TT-PASS-02")
def test_what_was_reached_stays_open_until_the_turn_is_over():
    state = at("move", traders=["forest-fm:3:out"], levels=[[1, 0, 0]], hands=[{"trade": ["md", "do"]}])
    do(state, "1 via mountain-fm 2", "1 sell-trade md", "1 draw influence", "1 sell-trade do")
    assert state.gold[0] == 7
    do(state, "1 end")
    pass_turn(state)
    assert (state.active, sales(state)) == (0, [])


@pytest.mark.clauses("TT-R-20")
def test_the_better_price_counts_where_both_are_open():
    state = at("draw", traders=["fm"], reached=["node", "city"], hands=[{"trade": ["md"]}])
    assert do(state, "1 sell-trade md").gold[0] == 7
    left = at("draw", traders=["fm"], reached=["city"], hands=[{"trade": ["md"]}])
    assert do(left, "1 sell-trade md").gold[0] == 7


@pytest.mark.clauses("TT-R-19", "TT-CITY-05")
def test_the_opening_hand_can_be_sold_for_a_specialty_card():
    state = at("move", hands=[{"trade": ["md", "do"], "influence": ["dear", "gold"]}], draws={"specialty": ["market"]})
    do(state, "1 sell-trade md", "1 sell-trade do", "1 sell-influence dear", "1 sell-influence gold")
    do(state, "1 via forest-fm 1", "1 draw specialty")
    assert (state.gold[0], state.view(0)["hand"]["specialty"]) == (3, ["market"])


@pytest.mark.clauses("TT-R-19")
def test_a_table_can_bar_the_opening_sale():
    barred = {"opening-sale": "barred"}
    state = at("move", options=barred, hands=[{"trade": ["md"]}, {"trade": ["do"]}], unmoved=[True, True])
    assert sales(state) == []
    assert refused(state, "1 sell-trade md") == "TT-R-19"
    do(state, "1 via forest-fm 1", "1 draw influence", "1 end")
    assert sales(state, 2) == []
    fresh = at("move", options=barred, traders=["forest-fm:1:back"], hands=[{"trade": ["md"]}])
    do(fresh, "1 ahead 1")
    assert sales(fresh) == ["sell-trade md"]
    pass_turn(fresh)
    do(fresh, "2 via forest-fm 1", "2 draw trade", "2 end")
    assert "sell-trade md" in sales(fresh)  # it has moved since set-up, so standing in the city is enough


@pytest.mark.clauses("TT-R-19", "TT-SETUP-09")
def test_everybody_is_barred_from_set_up_on():
    state = GAME.new(2, 1, {"opening-sale": "barred", "first-seat": "seat-one"})
    assert state.view(0)["selling"]["price"] == 0
    assert GAME.new(2, 1, {"first-seat": "seat-one"}).view(0)["selling"]["price"] == 2
    pass_turn(state)
    assert state.view(1)["selling"]["price"] == 0


@pytest.mark.clauses("TT-R-19", "TT-R-21")
def test_the_bar_is_gone_once_a_trader_has_moved_or_was_moved():
    barred = {"opening-sale": "barred"}
    given = {"hands": [{"influence": ["force-any-node"]}, {}], "in_force": [1, 1, 2]}
    state = at("move", options=barred, unmoved=[True, True], **given)
    do(state, "1 via forest-fm 1", "1 draw trade")
    assert state.dump()["unmoved"] == [False, True]
    do(state, "1 influence force-any-node", "1 node fm")
    assert state.dump()["unmoved"] == [False, False]
    assert GAME.load(state.dump()).dump() == state.dump()
    home = at("move", options=barred, unmoved=[True, True], in_force=[6, 1, 1], hands=[{"trade": ["md", "do"]}])
    do(home, "1 through forest-fm forest-fm 6", "1 draw influence", "1 end")
    while home.active == 1 or home.view(None)["traders"][0]["place"] != "city":
        pass_turn(home)
    assert "sell-trade md" in sales(home)  # standing there is enough now
