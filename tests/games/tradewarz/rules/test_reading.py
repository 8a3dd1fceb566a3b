"""Corners of the rules that a reading clause by clause brought up: marches, allies, what techs count."""

import pytest
from tradewarz_tables import (
    POOR,
    RICH,
    army,
    asked,
    at,
    building,
    can,
    do,
    goods,
    levels,
    refused,
    stand,
    supers,
    told,
    ways,
)

CASTLES = [building(1, "s66", "castle"), building(1, "s65", "castle")]
"""Support for eight more soldiers, out of the way."""


def allied(**given):
    """Return a turn of a table of three on which seats 1 and 2 are allied."""
    return at(seats=3, **{"alliance": [1, 1, 0], "goods": [POOR] * 3, "building": CASTLES, **given})


FOUR = [stand("s33", p1=2), stand("s56", p1=1), stand("s11", p1=1), stand("s16", p1=1)]
"""Four squads: one more finds a place only with another of them, or where it came from."""


@pytest.mark.clauses("TW-R-104", "TW-R-48", "TW-CROSS-06")
@pytest.mark.parametrize(("one_each", "reached"), [(0, False), (1, True)])
def test_pioneers_help_with_the_first_of_two_roads_so_no_march_counts_on_them_for_the_second(one_each, reached):
    stock = goods(lumber=one_each, mining=one_each)
    state = at(red=[3], morale=[["engineers"], []], army=FOUR, building=CASTLES, goods=[stock, POOR])
    do(state, "1 play engineers", "1 march", "1 squad s33 1", "1 step s34")
    assert ("cross s45" in ways(state, 1)) == reached
    assert ways(state, 1)  # there is a way on whatever the purse
    if reached:
        do(state, "1 cross s45")
        assert can(state, 1) == ["cross s56"]


@pytest.mark.clauses("TW-R-104", "TW-CROSS-06")
def test_without_pioneers_both_roads_must_be_paid_before_the_first_is_begun():
    given = {"army": FOUR, "building": CASTLES}
    rich = do(at(red=[3], goods=[goods(lumber=2, mining=2), POOR], **given), "1 march", "1 squad s33 1", "1 step s34")
    poor = do(at(red=[3], goods=[goods(lumber=2, mining=1), POOR], **given), "1 march", "1 squad s33 1", "1 step s34")
    assert ("cross s45" in ways(rich, 1), "cross s45" in ways(poor, 1)) == (True, False)


@pytest.mark.clauses("TW-R-71", "TW-ALLY-08")
def test_a_super_unit_is_left_with_an_ally_who_stands_there_as_a_guest():
    given = {"techs": [["cannons"], [], []], "army": [stand("s33", p1=1), stand("s34", p1=1, p2=1)]}
    state = allied(red=[2], supers=[["cannons", "s33", 0]], **given)
    do(state, "1 march", "1 squad s33 1", "1 step s34")
    assert can(state, 1, "lend") == ["lend cannons"]
    do(state, "1 lend cannons", "1 stop")
    assert (supers(state)["cannons"], army(state)["s34"]) == (("s34", 2), {1: 2, 2: 1})
    again = do(allied(red=[2], supers=[["cannons", "s34", 1]], **given), "1 march", "1 squad s33 1", "1 step s34")
    do(again, "1 fetch cannons", "1 step s35")
    assert supers(again)["cannons"] == ("s35", 1)


@pytest.mark.clauses("TW-R-92", "TW-R-72")
def test_guests_who_left_a_former_ally_before_the_march_have_not_marched_in_it():
    state = allied(
        red=[1, 1], techs=[["superior-logistics"], [], []], goods=[goods(gold=4), POOR, POOR],
        army=[stand("s34", p2=1, p1=1), stand("s11", p1=1), stand("n3", p1=6)],
        building=[building(1, "s36", "castle"), building(2, "s62", "castle")],
    )  # fmt: skip
    do(state, "1 break")
    assert army(state)["s36"] == {1: 1}
    do(state, "1 march", "1 squad s11 1", "1 stop", "1 again")
    assert "squad s36 1" in can(state, 1)


@pytest.mark.clauses("TW-R-27", "TW-R-96")
def test_a_held_foreign_gate_is_entered_or_left_but_not_passed():
    given = {"army": [stand("s3", p1=1), stand("s63", p1=1), stand("s33", p2=3)], "building": CASTLES}
    state = do(at(red=[3], reserve=[8, 7], goods=[POOR, POOR], **given), "1 march", "1 squad s63 1", "1 step s3")
    assert (asked(state), army(state)["s3"]) == (("turn", [2]), {1: 2})
    given["army"][0] = stand("s3", p1=3)
    full = do(at(red=[3], reserve=[6, 7], goods=[POOR, POOR], **given), "1 march", "1 squad s63 1")
    assert refused(full, "1 step s3") == "TW-R-104"
    assert "s3" not in full.view(None)["march"]["reach"]
    out = do(at(red=[2], reserve=[6, 7], goods=[POOR, POOR], **given), "1 march", "1 squad s3 1")
    assert ways(out, 1) == ["step s62", "step s63"]


@pytest.mark.clauses("TW-R-27", "TW-R-71")
def test_who_holds_a_capital_when_its_owner_becomes_an_ally_sends_nobody_more_into_it():
    state = allied(red=[1], army=[stand("s3", p1=1), stand("s63", p1=1), stand("s33", p2=1)], goods=[RICH] * 3)
    do(state, "1 march")
    assert asked(state)[0] == "muster"
    assert refused(do(state, "1 squad s63 1"), "1 step s3") == "TW-R-27"


@pytest.mark.clauses("TW-R-28", "TW-COMP-03")
def test_a_squad_in_a_captured_capital_stands_on_a_tray():
    squads = [stand("s33", p1=2), stand("s11", p1=1), stand("s16", p1=1), stand("s3", p1=1)]
    state = at(red=[1], army=squads, building=CASTLES, goods=[POOR, POOR], reserve=[5, 10])
    do(state, "1 march", "1 squad s33 1")
    assert ways(state, 1) == []  # a fifth tray wherever it went


@pytest.mark.clauses("TW-R-28", "TW-R-42", "TW-R-104")
def test_the_own_capital_is_won_back_without_a_tray():
    squads = [stand("s32", p1=2), stand("s61", p1=1), stand("s16", p1=1), stand("s56", p1=1), stand("n3", p2=1)]
    state = at(red=[3], battle=["b222", "b222", "b411", "b141"], army=squads, building=CASTLES, goods=[POOR, POOR])
    do(state, "1 march", "1 squad s32 1", "1 step s22")
    assert "step s12" in ways(state, 1)  # the only place beyond that takes the squad is the gate
    do(state, "1 step s12")
    assert "step n3" in ways(state, 1)


@pytest.mark.clauses("TW-SUPER-03", "TW-R-29", "TW-R-33")
@pytest.mark.parametrize(("garrison", "techs"), [(0, ["grapeshot"]), (1, ["super-cannons"])])
def test_a_super_unit_without_soldiers_does_not_fight_for_its_capital(garrison, techs):
    squads = [stand("s63", p1=3), *([stand("s3", p2=garrison)] if garrison else [])]
    state = at(
        red=[1], battle=["b420", "b420", "b411", "b141"], army=squads, reserve=[7, 10 - garrison], building=CASTLES,
        goods=[POOR, POOR], techs=[techs, ["cannons"]], supers=[["super-cannons", "s63", 0]] if garrison else [],
    )  # fmt: skip
    do(state, "1 march", "1 squad s63 3", "1 step s3")
    assert told(state, "revealed")[1].split()[-3:] == ["7", "8", "5"]  # the walls and the card, no more


@pytest.mark.clauses("TW-R-71", "TW-SUPER-02")
def test_a_guest_s_super_unit_fights_for_the_joint_army():
    state = allied(
        red=[1], order=[2, 0, 1], battle=["b222", "b222", "b411", "b141"], techs=[["cannons"], [], []],
        supers=[["cannons", "s34", 0]], army=[stand("s33", p3=1), stand("s34", p2=1, p1=1)],
    )  # fmt: skip
    do(state, "3 march", "3 squad s33 1", "3 step s34")
    assert told(state, "revealed")[1].split()[-3:] == ["5", "6", "2"]


@pytest.mark.clauses("TW-CANCEL-03", "TW-R-47")
def test_after_a_battle_was_called_off_there_is_none():
    state = at(
        red=[1], morale=[["cancel-battle"], []], goods=[goods(gold=2), POOR], building=CASTLES,
        army=[stand("s33", p1=1), stand("s34", p2=1)],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 play cancel-battle")
    assert (state.view(None)["battle"], army(state)["s33"]) == (None, {1: 1})


@pytest.mark.clauses("TW-ECO-15", "TW-R-110")
def test_with_an_empty_reserve_superior_fertility_still_brings_a_soldier_at_once():
    state = at(
        goods=[RICH, POOR], university=[levels(economy=4), levels()], building=CASTLES, reserve=[0, 8],
        techs=[["generate-tax", "lower-recruitment-cost", "one-free-annual-recruit"], []],
        army=[stand("n3", p1=4), stand("s33", p1=3), stand("s44", p1=3), stand("s3", p2=2)],
    )  # fmt: skip
    do(state, "1 buy-tech", "1 buy superior-fertility")
    assert army(state)["n3"] == {1: 5}
