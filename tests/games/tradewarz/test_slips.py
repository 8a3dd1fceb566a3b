"""More corners found by breaking the rules one line at a time: each of these tests fails with one such break."""

import pytest
from tradewarz_tables import POOR, RICH, asked, at, building, can, do, goods, levels, stand, told

CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""


@pytest.mark.clauses("TW-R-72", "TW-ALLY-02")
def test_who_is_allied_needs_no_gold_to_propose_to_somebody_more():
    state = at(seats=4, alliance=[1, 1, 0, 0], goods=[POOR, POOR, RICH, POOR])
    do(state, "1 alliance")
    assert can(state, 1, "invite") == ["invite 3"]
    assert "alliance" not in can(at(seats=4, goods=[goods(3), RICH, RICH, RICH]), 1)


@pytest.mark.clauses("TW-RAID-02", "TW-CASTLE-03", "TW-R-93")
def test_a_razed_village_leaves_no_year_behind():
    given = {"army": [stand("s33", p1=1)], "building": [CASTLE, building(2, "s34", "village", 3)], "year": 4}
    state = do(at(red=[1], goods=[RICH, RICH], **given), "1 march", "1 squad s33 1", "1 step s34")
    do(state, "1 end", "2 resources", "2 gain gold-gold", "2 end", "1 build", "1 settlement s34")
    assert [row["year"] for row in state.view(None)["buildings"]] == [0, 1]


@pytest.mark.clauses("TW-SUPER-01", "TW-R-29", "TW-CONQ-03")
def test_a_new_super_unit_may_join_those_who_hold_a_capital():
    given = {"goods": [RICH, RICH], "university": [levels(engineering=4), levels()], "reserve": [8, 10]}
    lower = ["improved-steel", "longbow", "army-camps"]
    state = at(army=[stand("s3", p1=2)], techs=[lower, ["trebuchet"]], **given)
    assert can(do(state, "1 buy-tech", "1 buy cannons"), 1) == ["assign n3", "assign s3"]


@pytest.mark.clauses("TW-ECO-12", "TW-R-55")
def test_each_caravan_reaps_what_lies_around_itself():
    rows = ["FFGGFFF", "FFGGFFF", "FFFFFFF", "FFFFFFF", "FFFFFFF", "FFFFWWG", "FFFFWWG"]
    caravans = ["donkey-caravans", "mule-caravans"]
    state = at(
        "income", picture=" ".join("".join(rows)), techs=[caravans, []],
        army=[stand("s12", p1=1), stand("s66", p1=1)], supers=[[caravans[0], "s12", 0], [caravans[1], "s66", 0]],
    )  # fmt: skip
    assert (asked(state), can(state, 1)) == (("reap", [1]), ["reap lumber", "reap mining"])
    do(state, "1 reap lumber")
    assert can(state, 1) == ["reap mining", "reap wheat"]
    assert told(do(state, "1 reap wheat", "1 reap mining"), "reaped") == [
        f"reaped 1 {good}" for good in ("lumber", "wheat", "mining")
    ]


@pytest.mark.clauses("TW-R-76", "TW-R-42", "TW-CONQ-02")
def test_a_squad_may_fall_back_to_fight_for_its_held_capital():
    state = at(army=[stand("s33", p1=1), stand("n3", p2=1), stand("s3", p2=1)], goods=[POOR, POOR])
    assert can(do(state, "1 retreat"), 1) == ["fall-back s33"]
    do(state, "1 fall-back s33")
    assert told(state, "attacked") == ["attacked 1 2 n3"]
