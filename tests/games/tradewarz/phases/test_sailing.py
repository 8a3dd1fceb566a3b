"""Houses, the sailing race, docking and what a capital starts with."""

import pytest
from tradewarz_tables import GAME, army, asked, at, can, do, player, refused, told, wealth

from entrepot.kernel.chance import Script


def new(seats=2, red=(), blue=(), options=None, houses=True):
    """Return a new game with scripted dice, given as faces from 1, after the choice of houses."""
    script = Script({"red": [face - 1 for face in red], "blue": [face - 1 for face in blue]})
    state = GAME.new(seats, 3, options, script, listening=True)
    if houses:
        for seat in range(seats):
            do(state, f"{seat + 1} house {GAME.cards.house_ids[seat]}")
    return state


@pytest.mark.clauses("TW-HOUSE-01", "TW-COMP-01", "TW-R-86")
def test_no_two_players_share_a_house():
    state = new(3, houses=False)
    assert asked(state) == ("houses", [1])
    first = GAME.cards.house_ids[0]
    do(state, f"1 house {first}")
    assert refused(state, f"2 house {first}") == "TW-HOUSE-01"
    assert len(can(state, 2, "house")) == 5
    assert len(GAME.cards.house_ids) == 6


@pytest.mark.clauses("TW-SAIL-04", "TW-SAIL-05", "TW-SAIL-01", "TW-R-17", "TW-DICE-02")
def test_the_highest_sum_of_both_dice_sails_first_and_plays_first_for_good():
    state = new(3, red=[1, 5, 3], blue=[1, 6, 4])
    assert told(state, "rolled") == ["rolled 1 2", "rolled 2 6", "rolled 3 4"]
    assert state.view(None)["order"] == [1, 2, 0]
    assert asked(state) == ("sail", [2])


@pytest.mark.clauses("TW-SAIL-06", "TW-R-13")
def test_who_is_level_rolls_again_for_the_shared_places_alone():
    state = new(3, red=[1, 1, 5, 1, 5], blue=[1, 1, 6, 1, 6])
    assert told(state, "rolled") == ["rolled 1 2", "rolled 2 2", "rolled 3 6", "rolled 1 2", "rolled 2 6"]
    assert state.view(None)["order"] == [2, 1, 0]


@pytest.mark.clauses("TW-SAIL-07", "TW-SAIL-08", "TW-SAIL-09", "TW-SAIL-10", "TW-R-14", "TW-SAIL-02")
def test_a_ship_sails_up_to_the_roll_and_docks_at_a_station_that_it_reaches():
    state = new(red=[5, 1, 5, 1], blue=[6, 1, 6, 1])
    assert player(state, 1)["sailed"] == 0
    assert can(state, 1) == ["sail 1", "sail 2", "sail 3", "sail 4", "sail 5", "sail 6", "dock n3"]
    assert refused(state, "1 dock n5") == "TW-R-11"
    do(state, "1 sail 4")
    assert (player(state, 1)["sailed"], asked(state)) == (4, ("sail", [2]))
    assert can(state, 2) == ["sail 1", "sail 2"]
    assert refused(state, "2 sail 3") == "TW-R-14"


@pytest.mark.clauses("TW-SAIL-12", "TW-R-11", "TW-R-14")
def test_a_station_is_for_one_player_and_can_be_taken_where_a_ship_begins_its_turn():
    state = new(red=[5, 1, 5, 5, 1], blue=[6, 1, 6, 6, 1])
    do(state, "1 sail 5", "2 sail 5")
    assert can(state, 1, "dock") == ["dock n3", "dock n5"]
    do(state, "1 dock n3")
    assert refused(state, "2 dock n3") == "TW-SAIL-12"
    assert asked(state) == ("sail", [2])


@pytest.mark.clauses("TW-DOCK-01", "TW-DOCK-02", "TW-DOCK-03", "TW-CAP-02", "TW-CAP-03", "TW-SAIL-03", "TW-RES-02")
def test_docking_founds_the_capital_with_its_crew_and_six_of_everything():
    state = new(red=[5, 1, 5, 5, 5], blue=[6, 1, 6, 6, 6])
    do(state, "1 dock n3", "2 sail 6", "2 dock n5")
    assert (player(state, 1)["gate"], player(state, 2)["gate"]) == ("n3", "n5")
    assert army(state) == {"n3": {1: 2}, "n5": {2: 2}}
    assert wealth(state, 1) == (6, 6, 6, 6)
    assert asked(state) == ("turn", [1])
    assert (state.view(None)["year"], state.view(None)["season"]) == (1, "summer")


@pytest.mark.clauses("TW-RECRUIT-04", "TW-MORALE-06", "TW-BCARD-02", "TW-BCARD-03")
def test_the_start_two_soldiers_at_the_gate_eight_in_reserve_six_battle_cards_no_morale_card():
    state = new(red=[5, 1, 5, 5, 5], blue=[6, 1, 6, 6, 6])
    do(state, "1 dock n3", "2 sail 6", "2 dock n5")
    for seat in (1, 2):
        own = player(state, seat)
        assert (own["reserve"], own["battle_left"], own["morale"]) == (8, 6, 0)
    assert len(told(state, "dealt", seat=1)) == 6
    assert told(state, "dealt") == []


def sailing(seats=2, options=None, **given):
    """Return the sailing race in the middle, the first seat to sail."""
    return at("sail", seats, options, order=list(range(seats)), **given)


@pytest.mark.clauses("TW-SAIL-13", "TW-R-11")
def test_the_station_beside_the_compass_is_the_last_of_the_lap():
    state = sailing(sailed=[27, 0], rolled=4)
    assert can(state, 1, "dock") == ["dock w5", "dock w3"]
    assert "dock w3" not in can(sailing(sailed=[5, 0], rolled=6), 1)
    assert GAME.cards.anchors == [5, 7, 13, 15, 21, 23, 29, 31]


@pytest.mark.clauses("TW-R-14")
def test_after_a_whole_lap_a_ship_must_dock_at_the_first_free_station():
    state = sailing(sailed=[33, 0], rolled=6)
    assert can(state, 1) == ["sail 1", "sail 2", "sail 3", "dock n3"]
    do(state, "1 dock n3")
    assert player(state, 1)["sailed"] == 37
    crossing = sailing(sailed=[31, 0], rolled=6)
    assert can(crossing, 1) == ["sail 1", "sail 2", "sail 3", "sail 4", "sail 5", "dock n3", "dock w3"]


@pytest.mark.clauses("TW-R-11", "TW-R-14")
def test_full_lap_no_station_before_the_one_beside_the_compass():
    option = {"sailing": "full-lap"}
    assert can(sailing(options=option, sailed=[3, 0], rolled=6), 1, "dock") == []
    assert can(sailing(options=option, sailed=[28, 0], rolled=6), 1, "dock") == ["dock w3"]
    assert can(sailing(options=option, sailed=[33, 0], rolled=6), 1)[-3:] == ["sail 6", "dock n3", "dock n5"]
    assert can(sailing(options=option, sailed=[65, 0], rolled=6), 1)[-1] == "dock n3"
    assert "sail 4" not in can(sailing(options=option, sailed=[65, 0], rolled=6), 1)


@pytest.mark.clauses("TW-R-84")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_to_six_players(seats):
    assert asked(GAME.new(seats, 1)) == ("houses", [1])
    assert (GAME.fewest, GAME.most) == (2, 6)


@pytest.mark.clauses("TW-MAP-06", "TW-R-26")
def test_a_dock_says_which_fields_lie_behind_it():
    state = new(red=[5, 1, 5, 1], blue=[6, 1, 6, 1])
    [line] = state.preview(0, GAME.parse("dock n3"))
    assert line["id"] == "tradewarz-preview-behind"
    tiles = state.view(None)["tiles"]
    behind = [tiles[at] for at in (1, 2, 3, 8, 9, 10)]
    told = {one["args"]["resource"]["id"].split("-")[-1]: one["args"]["count"] for one in line["args"]["fields"]}
    assert told == {kind: behind.count(kind) for kind in {*behind} & {"lumber", "mining", "wheat"}}
    assert state.preview(0, GAME.parse("sail 1")) == []
