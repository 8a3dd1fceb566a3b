"""Corners in which a rule could break unseen: displacement, support, retreats, allies, the last steps of an ending."""

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
    far,
    goods,
    refused,
    stand,
    supers,
    told,
    wealth,
    xadlas,
)

CASTLE = building(1, "s66", "castle")
THEIRS = building(2, "s46", "castle")
"""Each supports four more soldiers, out of the way."""
FOUR = [stand("s33", p1=2), stand("s56", p1=1), stand("s11", p1=1), stand("s16", p1=1)]


def fight(mine=3, theirs=2, cards=("b411", "b141"), field="s34", **given):
    """Return a battle just after the squad has stepped from s33 onto the field; cards are attacker's, defender's."""
    given = {"army": [stand("s33", p1=mine), stand(field, p2=theirs)], "building": [CASTLE, THEIRS], **given}
    state = at(red=[1, 1], battle=["b222", "b222", *cards], **{"goods": [POOR, POOR], **given})
    return do(state, "1 march", f"1 squad s33 {mine}", f"1 step {field}")


def allied(**given):
    """Return a turn of a table of three on which seats 1 and 2 are allied."""
    return at(seats=3, **{"alliance": [1, 1, 0], "goods": [POOR] * 3, "building": [CASTLE], **given})


# ---------------------------------------------------------------- displacement


@pytest.mark.clauses("TW-R-43", "TW-CONQ-06")
def test_occupiers_leave_for_buildings_and_not_for_posts():
    state = at(
        "spring", goods=[RICH, RICH], reserve=[7, 7], building=[building(1, "s61", "settlement"), CASTLE],
        army=[stand("s3", p1=2), stand("s22", p1=1), stand("s33", p2=3)],
    )  # fmt: skip
    assert (xadlas(state, 1)[1], can(state, 1)) == (2, ["send s61", "send s66"])


@pytest.mark.clauses("TW-R-92", "TW-R-34")
def test_soldiers_displaced_after_the_first_march_do_not_march_again():
    state = fight(
        mine=2, theirs=3, cards=("b411", "b411"), techs=[["superior-logistics"], []],
        army=[stand("s33", p1=2), stand("s34", p2=3), stand("s11", p1=1)],
        building=[building(1, "s61", "castle"), THEIRS],
    )  # fmt: skip
    assert army(state)["s61"] == {1: 2}
    assert can(do(state, "1 again"), 1) == ["squad s11 1"]


@pytest.mark.clauses("TW-R-34", "TW-CONQ-11")
def test_a_displaced_super_unit_stays_on_the_map_with_those_who_found_room_there():
    state = fight(
        mine=2, theirs=3, cards=("b141", "b411"), techs=[["cannons"], []], supers=[["cannons", "s33", 0]],
        army=[stand("s33", p1=2), stand("s34", p2=3), stand("s61", p1=2)],
        building=[building(1, "s61", "castle"), THEIRS],
    )  # fmt: skip
    assert (army(state)["s61"], army(state)["n3"]) == ({1: 3}, {1: 1})
    assert supers(state)["cannons"] == ("s61", 1)


@pytest.mark.clauses("TW-R-34", "TW-R-71", "TW-CONQ-12")
def test_a_lent_super_unit_goes_to_its_owner_s_capital_when_its_carriers_come_home():
    state = at(
        seats=3, alliance=[1, 1, 0], red=[1], goods=[POOR] * 3, battle=["b222", "b222", "b141", "b411"],
        army=[stand("s33", p1=2), stand("s34", p3=3)], building=[building(3, "s66", "castle")],
        techs=[[], ["cannons"], []], supers=[["cannons", "s33", 0]],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 2", "1 step s34")
    assert (army(state)["n3"], supers(state)["cannons"]) == ({1: 2}, ("s3", 2))


@pytest.mark.clauses("TW-R-34", "TW-R-28", "TW-COMP-03")
def test_with_owner_retreats_a_garrison_without_a_tray_to_spare_finds_no_new_square():
    techs = ["superior-offensive-tactics", "trench-warfare", "grapeshot", "gun-powder", "increased-fitness"]
    rows = [CASTLE, building(2, "s11", "castle")]
    posted = [stand(word, p2=1) for word in ("s13", "s15", "s31", "s35")]
    given = {"options": {"displacement": "owner-retreats"}, "techs": [techs, []], "building": rows}
    given["goods"] = [POOR, POOR]
    for trays, home in ((3, {2: 2}), (4, None)):
        squads = [stand("s63", p1=3), stand("s3", p2=2), *posted[:trays]]
        state = at(red=[1], battle=["b420", "b420", "b411", "b222"], army=squads, reserve=[7, 8 - trays], **given)
        do(state, "1 march", "1 squad s63 3", "1 step s3")
        assert told(state, "won") == ["won 1 2 s3"]
        assert army(state).get("s11") == home


@pytest.mark.clauses("TW-R-33", "TW-R-38", "TW-CASTLE-10")
def test_an_attacker_without_soldiers_loses_to_a_castle_whose_last_guard_fell_too():
    state = fight(
        mine=1, theirs=1, building=[CASTLE, building(2, "s34", "castle")], techs=[["super-cannons"], ["trebuchet"]],
        supers=[["super-cannons", "s33", 0], ["trebuchet", "s34", 1]],
    )  # fmt: skip
    assert told(state, "burned", "won", "xadlas") == ["won 2 1 s34", "xadlas 2 1 battle"]


# ---------------------------------------------------------------- what follows


@pytest.mark.clauses("TW-SUPPORT-03", "TW-R-75", "TW-RAID-04", "TW-SUPER-03")
def test_who_loses_a_village_in_battle_sends_home_whom_nothing_supports_any_more():
    state = fight(
        theirs=2, cards=("b411", "b411"), building=[CASTLE, building(2, "s34", "village")], techs=[[], ["cannons"]],
        army=[stand("s33", p1=3), stand("s34", p2=1), stand("s46", p2=1), stand("s55", p2=2)],
        supers=[["cannons", "s46", 1]],
    )  # fmt: skip
    assert (asked(state), can(state, 2)) == (("support", [2]), ["home s46", "home s55"])
    do(state, "2 home s46")
    assert (army(state)["s55"], supers(state)["cannons"]) == ({2: 2}, ("s3", 2))


@pytest.mark.clauses("TW-R-59", "TW-R-105", "TW-RES-05")
def test_the_partner_of_a_trade_exchanges_at_21_too():
    state = do(at(goods=[goods(gold=1), goods(gold=20, lumber=1)]), "1 trade", "1 give gold 1", "1 want lumber 1")
    do(state, "1 propose", "2 accept")
    assert (wealth(state, 2), xadlas(state, 2)) == ((10, 0, 0, 0), (1, 0))


@pytest.mark.clauses("TW-R-64", "TW-R-98")
@pytest.mark.parametrize("end", ["years", "xadlas", "time"])
def test_a_bank_that_fell_short_ends_the_game_with_the_year_under_every_end(end):
    state = at("close", fell_short=True, golden=[20, 20], options={"end": end, "xadla-target": "12"})
    assert state.ending == ("xadlas" if end == "xadlas" else "bank")
    short = at("close", seats=6, fell_short=True, golden=[7, 7, 7, 7, 6, 6], options={"end": end, "xadla-target": "8"})
    assert short.ending == "bank"


# ---------------------------------------------------------------- building, retreat


@pytest.mark.clauses("TW-CASTLE-02", "TW-CASTLE-04")
def test_no_castle_is_built_on_a_castle():
    rows = [building(1, "s61", "castle"), building(1, "s62", "village")]
    state = do(at(year=3, building=rows, goods=[RICH, RICH]), "1 build")
    assert can(state, 1, "castle") == ["castle s62"]


@pytest.mark.clauses("TW-R-76", "TW-R-28")
def test_a_squad_that_retreats_takes_its_tray_along():
    state = do(at(army=FOUR, building=[building(1, "s61", "castle"), CASTLE], goods=[POOR, POOR]), "1 retreat")
    assert can(do(state, "1 fall-back s33"), 1) == ["go s61", "go n3"]


@pytest.mark.clauses("TW-R-71", "TW-R-76", "TW-ALLY-07", "TW-MIL-06")
@pytest.mark.parametrize(("techs", "fits"), [([["one-more-unit"], [], []], False), ([[], ["one-more-unit"], []], True)])
def test_the_host_s_limit_counts_for_whoever_joins(techs, fits):
    given = {"techs": techs, "goods": [POOR] * 3, "building": [CASTLE, building(1, "s34", "village")]}
    squads = [stand("s44", p1=2), stand("s34", p2=2)]
    march = do(allied(red=[1], army=squads, **given), "1 march", "1 squad s44 2")
    assert ("step s34" in can(march, 1)) == fits
    retreat = do(allied(army=squads, **given), "1 retreat", "1 fall-back s44")
    assert can(retreat, 1) == (["go s34", "go n3"] if fits else ["go s66", "go n3"])


@pytest.mark.clauses("TW-R-76", "TW-R-27", "TW-CONQ-05")
def test_nobody_retreats_into_a_capital_that_an_ally_holds():
    state = allied(army=[stand("n3", p2=1), stand("s33", p1=1)], building=[], reserve=[9, 9, 10])
    assert "retreat" not in can(state, 1)
    foe = allied(army=[stand("n3", p2=1), stand("s33", p1=1)], building=[], reserve=[9, 9, 10], alliance=[0, 0, 0])
    assert "retreat" in can(foe, 1)


# ---------------------------------------------------------------- allies


@pytest.mark.clauses("TW-R-71", "TW-R-72")
def test_who_breaks_an_alliance_keeps_no_super_unit_of_the_other():
    state = allied(
        army=[stand("s34", p1=1)], techs=[[], ["cannons"], []], supers=[["cannons", "s34", 0]], goods=[RICH] * 3
    )
    do(state, "1 break")
    assert supers(state)["cannons"] == ("s3", 2)


@pytest.mark.clauses("TW-R-106", "TW-TIE-04")
def test_between_equal_alliances_the_farthest_building_of_any_member_decides():
    state = at(seats=5, golden=[8, 8, 8, 8, 0])
    gates = [state.view(None)["players"][seat]["gate"] for seat in range(4)]
    free = [f"s{row}{column}" for row in range(1, 7) for column in range(1, 7)]

    def home_of(seat, spaces):
        word = next(word for word in free if far(state.board, gates[seat], word) == spaces)
        free.remove(word)
        return building(seat + 1, word, "settlement")

    rows = [home_of(0, 3), home_of(1, 3), home_of(2, 4), home_of(3, 1)]  # 3 and 3 against 4 and 1
    over = at(
        "close", seats=5, golden=[8, 8, 8, 8, 0], alliance=[1, 1, 2, 2, 0], options={"end": "xadlas"}, building=rows
    )
    assert over.ending == "xadlas"
    assert over.outcome()["places"][2:4] == [1, 1]
    assert over.outcome()["decided_by"] == "TW-TIE-04"
    assert refused(at(), "1 end") == "TW-SEASON-02"
