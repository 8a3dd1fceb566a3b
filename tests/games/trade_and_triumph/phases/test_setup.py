"""What is in the box and how a game begins. TT-COMP, TT-SETUP, TT-TURN, TT-R-01 to TT-R-03"""

import pytest
from trade_tables import GAME, asked, at, can, do, hand, pass_turn, phase, told, trader

import entrepot
from entrepot.games.trade_and_triumph.content.vocabulary import REGIONS
from entrepot.kernel.chance import Script
from entrepot.kernel.errors import BadOption, BadSeats

EVERY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])
SHIPPED = entrepot.game("trade_and_triumph")


@EVERY_NUMBER
@pytest.mark.clauses("TT-SETUP-01", "TT-SETUP-03", "TT-SETUP-05", "TT-SETUP-06", "TT-SETUP-08", "TT-COMP-07", "TT-R-03")
def test_everybody_starts_alike_and_with_nothing_but_gold(seats):
    view = SHIPPED.new(seats, 1).view(0)
    assert view["gold"] == [5] * seats
    assert view["points"] == [0] * seats
    assert view["cubes"] == [dict.fromkeys(REGIONS, 0)] * seats
    assert view["supply"] == dict.fromkeys(REGIONS, 7)
    assert view["levels"] == [{"move": 0, "draw": 0, "play": 0}] * seats
    assert view["in_force"] == {"move": 1, "draw": 1, "play": 1}
    start = {"place": "city", "space": 0, "heading": "", "forced": False, "held": False}
    assert view["traders"] == [start] * seats
    assert view["discards"] == {"trade": [], "influence": [], "specialty": []}
    assert view["eternals"] == [[]] * seats
    assert view["down_counts"] == [0] * seats


@EVERY_NUMBER
@pytest.mark.clauses("TT-SETUP-07", "TT-SETUP-02", "TT-COMP-01", "TT-R-01")
def test_a_hand_is_two_influence_and_two_trade_cards(seats):
    state = SHIPPED.new(seats, 1)
    view = state.view(0)
    assert view["hand_counts"] == [{"trade": 2, "influence": 2, "specialty": 0}] * seats
    assert view["decks"] == {"trade": 60 - 2 * seats, "influence": 60 - 2 * seats, "specialty": 30}
    assert {deck: len(ids) for deck, ids in view["hand"].items()} == view["hand_counts"][0]
    assert len({str(SHIPPED.new(seats, seed).view(0)["hand"]) for seed in range(6)}) > 3  # shuffled


@pytest.mark.clauses("TT-SETUP-02")
def test_the_decks_are_shuffled_and_kept_apart():
    script = {"trade": ["plain-3", "plain-3", "md", "do"], "influence": ["gold", "draw", "dear", "end"]}
    answers = {name: [GAME.outcome(name, word) for word in words] for name, words in script.items()}
    state = GAME.new(2, 1, {"first-seat": "seat-one"}, Script(answers))
    assert hand(state) == {"trade": ["plain-3", "plain-3"], "influence": ["gold", "draw"]}
    assert hand(state, 2) == {"trade": ["md", "do"], "influence": ["dear", "end"]}


@pytest.mark.clauses("TT-SETUP-09", "TT-CITY-02")
def test_starting_in_the_city_is_no_arrival():
    state = SHIPPED.new(3, 5, listening=True)
    assert told(state, "arrived", "took-cube", "revealed", "gained-gold") == []
    assert state.view(0)["arriving"] is None
    assert phase(state) == "move"


@pytest.mark.clauses("TT-COMP-08", "TT-R-01")
def test_two_to_four_can_play():
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            SHIPPED.new(seats, 1)


@pytest.mark.clauses("TT-COMP-06", "TT-R-34", "TT-UPG-01")
def test_each_player_has_a_gem_on_each_of_three_tracks_of_three_squares():
    assert SHIPPED.content.ids("track") == ["move", "draw", "play"]
    state = at("play", gold=[60], levels=[[2, 1, 2]])
    assert can(state, 1, "upgrade") == ["upgrade draw"]
    do(state, "1 upgrade draw")
    assert state.view(0)["levels"][0] == {"move": 2, "draw": 2, "play": 2}
    assert can(state, 1, "upgrade") == []


@pytest.mark.clauses("TT-COMP-05", "TT-R-30")
def test_gold_and_points_are_two_tallies_without_a_limit():
    state = at("play", gold=[400], points=[0, 300], triggered=True, hands=[{"specialty": ["points-gold"]}])
    do(state, "1 specialty points-gold")
    assert (state.view(None)["gold"], state.view(None)["points"]) == ([405, 5], [1, 300])


@pytest.mark.clauses("TT-COMP-09", "TT-R-46")
def test_all_traders_walk_one_board_and_share_its_spaces():
    state = at("move", seats=3, traders=["forest-fm:1:out", "forest-fm:2:out", "forest-fm:2:out"])
    do(state, "1 ahead 1")
    assert [trader(state, seat) for seat in (1, 2, 3)] == ["forest-fm:2:out"] * 3
    others = at("move", traders=["forest-fm:3:out", "fm"])
    do(others, "1 ahead 1")
    assert (trader(others), trader(others, 2)) == ("fm", "fm")


@pytest.mark.clauses("TT-SETUP-04", "TT-COMP-08", "TT-R-03")
def test_the_trader_and_its_board_are_the_seat():
    state = at("move", seats=4, levels=[[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    prices = []
    for seat in range(4):
        assert state.active == seat
        prices.append(state.view(None)["prices"])
        pass_turn(state)
    assert [list(price.values()) for price in prices] == [[9, 4, 6], [5, 8, 6], [5, 4, 10], [5, 4, 6]]


# ---------------------------------------------------------------- turns


@pytest.mark.clauses("TT-TURN-01", "TT-R-02", "TT-TURN-02")
def test_chance_or_the_table_names_the_first_seat():
    for first in range(3):
        state = GAME.new(3, 1, None, Script({"first-seat": [first]}))
        assert (state.view(0)["first"], asked(state)) == (first, [first + 1])
    assert {GAME.new(3, seed).view(0)["first"] for seed in range(12)} == {0, 1, 2}
    for seed in range(4):
        assert GAME.new(3, seed, {"first-seat": "seat-one"}).view(0)["first"] == 0
    with pytest.raises(BadOption):
        GAME.new(3, 1, {"first-seat": "seat-two"})


@pytest.mark.clauses("TT-TURN-02", "TT-R-02", "TT-PLAY-05")
def test_turns_go_round_from_the_first_seat_which_opens_every_round():
    state = at("move", seats=3, first=1, active=1)
    order = []
    for _ in range(7):
        order.append((state.round, state.active + 1))
        pass_turn(state)
    assert order == [(1, 2), (1, 3), (1, 1), (2, 2), (2, 3), (2, 1), (3, 2)]


@pytest.mark.clauses("TT-TURN-03", "TT-TURN-07", "TT-MOVE-01", "TT-PLAY-01")
def test_a_turn_is_move_draw_play_one_each_without_upgrades():
    state = at("move", hands=[{"trade": ["plain-3", "plain-4"]}])
    assert phase(state) == "move"
    assert all(text.endswith(" 1") for text in can(state, 1, "via"))
    do(state, "1 via desert-md 1")
    assert phase(state) == "draw"
    do(state, "1 draw influence")
    assert phase(state) == "play"
    do(state, "1 lay plain-3")
    assert asked(state) == [2]  # nothing is left to do that costs nothing
    assert phase(state) == "move"


@pytest.mark.clauses("TT-TURN-06")
def test_a_card_drawn_can_be_played_in_the_same_turn():
    state = at("draw", draws={"trade": ["plain-5"]})
    do(state, "1 draw trade", "1 lay plain-5")
    assert state.view(0)["down"] == ["plain-5"]


@pytest.mark.clauses("TT-TURN-05", "TT-CITY-05")
def test_an_arrival_pays_before_the_draw():
    state = at("move", gold=[7], traders=["forest-fm:1:back"], down=[["plain-3"]])
    do(state, "1 ahead 1")
    assert (state.gold[0], "draw specialty" in can(state)) == (10, True)
