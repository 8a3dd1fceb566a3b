"""What the rulebook merely advises: it is told, nobody is held to it, and the rules make it good advice."""

import pytest
from tradewarz_tables import (
    FIGURE,
    GAME,
    around,
    asked,
    at,
    building,
    can,
    do,
    far,
    figure_board,
    goods,
    player,
    refused,
    stand,
    supers,
)

from entrepot.kernel.audience import TABLE


@pytest.mark.clauses("TW-DUR-05", "TW-MAP-08", "TW-COMP-13", "TW-SAIL-14")
@pytest.mark.parametrize(
    ("id", "english", "dutch"),
    [
        ("TW-DUR-05", "150 minutes", "150 minuten"),
        ("TW-MAP-08", "natural defence", "natuurlijke verdediging"),
        ("TW-COMP-13", "super units", "supereenheden"),
        ("TW-SAIL-14", "risks losing it", "verspelen"),
    ],
)
def test_advice_stands_in_the_rules_in_both_languages(id, english, dutch):
    clause = GAME.ledger.clauses[id]
    assert clause.kind == "advice"
    assert english in clause.rule
    assert dutch in clause.nl


@pytest.mark.clauses("TW-DUR-05")
def test_a_game_is_said_to_take_150_minutes_but_time_may_be_called_at_any_moment():
    assert GAME.minutes == 150
    state = at(options={"end": "time"}, year=1, season=0)
    assert state.legal(TABLE) == [GAME.parse("time-up")]
    state.apply(TABLE, state.legal(TABLE)[0])
    do(state, "1 resources", "1 gain gold-gold", "1 end", "2 resources", "2 gain gold-gold", "2 end")
    assert (state.ending, state.year) == ("time", 1)


@pytest.mark.clauses("TW-MAP-08")
def test_behind_obstacles_a_square_is_far_from_its_neighbour_and_cannot_be_attacked_from_there():
    assert far(figure_board(), "s32", "s31") > 3  # more than any roll
    neighbours = [stand("s32", p1=1), stand("s31", p2=1)]
    state = at(picture=FIGURE, red=[3], army=neighbours, goods=[goods(), goods()])
    do(state, "1 march", "1 squad s32 1")
    assert refused(state, "1 step s31") == "TW-MARCH-06"
    open_land = at(red=[3], army=neighbours, goods=[goods(), goods()])
    do(open_land, "1 march", "1 squad s32 1")
    assert "step s31" in can(open_land, 1)


@pytest.mark.clauses("TW-SAIL-14")
def test_who_sails_past_a_station_may_find_it_taken_a_lap_later():
    state = at("sail", 2, order=[0, 1], sailed=[5, 5], rolled=2, red=[1] * 40, blue=[1] * 40)
    assert can(state, 1, "dock") == ["dock n3", "dock n5"]
    do(state, "1 sail 2", "2 dock n3")
    assert player(state, 2)["gate"] == "n3"
    while asked(state)[0] == "sail" and player(state, 1)["sailed"] < 37:
        do(state, f"1 {can(state, 1, 'sail')[-1]}")
        assert "dock n3" not in can(state, 1)
    assert player(state, 1)["sailed"] == 37  # a lap on, the station is passed once more


@pytest.mark.clauses("TW-COMP-13")
def test_all_that_the_legend_has_a_sign_for_is_told_apart():
    state = at(
        golden=[2, 0],
        goods=[goods(1, 2, 3, 4), goods()],
        building=[building(1, "s33", "castle", silos=around("s33")[:2]), building(1, "s44", "settlement")],
        army=[stand("s33", p1=2)],
        techs=[["cannons", "longbow"], []],
        supers=[["cannons", "s33", 0]],
    )
    own = player(state, 1)
    assert own["goods"] == {"gold": 1, "lumber": 2, "mining": 3, "wheat": 4}
    assert (own["golden"], own["silver"]) == (2, 1)
    assert supers(state) == {"cannons": ("s33", 1)}
    assert [len(row["silos"]) for row in state.view(None)["buildings"]] == [2, 0]
    assert all(sum(row[good] for good in own["goods"]) > 0 for row in GAME.content.rows("cost"))
