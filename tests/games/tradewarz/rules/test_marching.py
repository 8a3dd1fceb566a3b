"""MARCH: squads, steps, channels, crossings, posts, trays, support, raids; RECRUIT and RETREAT."""

import pytest
from tradewarz_tables import (
    FIGURE,
    PLAIN,
    POOR,
    RICH,
    army,
    asked,
    at,
    building,
    buildings,
    can,
    do,
    goods,
    player,
    refused,
    stand,
    told,
    ways,
    wealth,
    xadlas,
)

CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""


def march(squad="s33 1", roll=3, **given):
    """Return a march under way after that roll, with POOR counters unless told."""
    word = squad.split(" ")[0]
    given = {"goods": [POOR, POOR], "army": [stand(word, p1=int(squad.split(" ")[1]))], "building": [CASTLE], **given}
    return do(at(red=[roll], **given), "1 march", f"1 squad {squad}")


@pytest.mark.clauses("TW-MARCH-01", "TW-R-25", "TW-MARCH-02")
def test_roll_first_then_choose_the_squad():
    state = do(at(red=[2], army=[stand("s33", p1=2), stand("n3", p1=1)]), "1 march")
    assert told(state, "took", "marching") == ["took 1 march", "marching 1 2"]
    assert can(state, 1) == ["squad s33 1", "squad s33 2", "squad n3 1"]
    assert refused(state, "1 squad s33 3") == "TW-R-25"
    left = [state.preview(0, state.game.parse(f"squad s33 {count}"))[0] for count in (1, 2)]
    assert [(line["id"], line["args"]["count"]) for line in left] == [
        ("tradewarz-preview-stay", 1),
        ("tradewarz-preview-stay", 0),
    ]


@pytest.mark.clauses("TW-MARCH-03", "TW-MARCH-04", "TW-R-24", "TW-MARCH-05")
def test_up_to_the_roll_and_no_further():
    state = march(roll=2)
    assert ways(state, 1) == ["step s23", "step s32", "step s34", "step s43"]
    assert "stop" in can(state, 1)
    do(state, "1 step s34", "1 step s35")
    assert (asked(state)[0], army(state)["s35"]) == ("turn", {1: 1})
    assert told(state, "stopped") == ["stopped 1 s35"]


@pytest.mark.clauses("TW-R-24", "TW-MARCH-04")
def test_staying_is_a_march():
    state = do(march(), "1 stop")
    assert (army(state)["s33"], player(state, 1)["tokens"]["march"]) == ({1: 1}, 1)


@pytest.mark.clauses("TW-R-25")
def test_squads_split_pass_one_another_and_merge():
    state = march("s33 2", army=[stand("s33", p1=3), stand("s34", p1=1)])
    do(state, "1 step s34", "1 stop")
    assert army(state)["s34"] == {1: 3}
    assert army(state)["s33"] == {1: 1}


@pytest.mark.clauses("TW-R-25", "TW-R-104", "TW-COMP-03", "TW-RECRUIT-08")
def test_a_full_own_square_is_passed_but_is_no_stop():
    state = march("s33 1", 2, army=[stand("s33", p1=1), stand("s34", p1=3)])
    assert "step s34" in ways(state, 1)
    do(state, "1 step s34")
    assert "stop" not in can(state, 1)
    short = march("s33 1", 1, army=[stand("s33", p1=1), stand("s34", p1=3)])
    assert refused(short, "1 step s34") == "TW-R-104"


FOUR = [stand("s33", p1=2), stand("s11", p1=1), stand("s13", p1=1), stand("s15", p1=1)]


@pytest.mark.clauses("TW-R-28", "TW-COMP-03", "TW-R-104")
def test_four_squads_at_most_outside_the_capital():
    given = {"army": FOUR, "building": [CASTLE, building(1, "s65", "castle")]}
    state = march("s33 1", 3, **given)
    assert can(do(state, "1 step s23"), 1, "stop") == []  # a fifth tray
    assert set(ways(state, 1)) == {"step s13", "step s33"}
    whole = march("s33 2", 1, **given)
    assert "step s34" in ways(whole, 1)


@pytest.mark.clauses("TW-R-28", "TW-R-104")
def test_an_attack_needs_a_tray_as_a_stop_does():
    given = {"building": [CASTLE, building(1, "s65", "castle")]}
    state = march("s33 1", 1, army=[*FOUR, stand("s34", p2=1)], **given)
    assert refused(state, "1 step s34") == "TW-R-104"
    assert "step s34" in ways(march("s33 2", 1, army=[*FOUR, stand("s34", p2=1)], **given), 1)


@pytest.mark.clauses("TW-MARCH-06", "TW-MARCH-07", "TW-MAP-07", "TW-MARCH-08")
def test_closed_channels_on_the_figure_s_map():
    state = march("s43 1", picture=FIGURE)
    assert player(state, 1)["goods"] == {"gold": 0, "lumber": 0, "mining": 0, "wheat": 0}
    assert "s31" not in state.view(None)["march"]["reach"]
    do(state, "1 step s42")
    assert refused(state, "1 cross s31") == "TW-YEAR-08"
    assert ways(state, 1) == ["step s32", "step s43", "step s52"]
    assert refused(state, "1 step s41") == "TW-MARCH-06"


@pytest.mark.clauses(
    "TW-CROSS-01", "TW-CROSS-02", "TW-CROSS-03", "TW-CROSS-05", "TW-CROSS-06", "TW-CROSS-08", "TW-R-03"
)
def test_a_road_and_a_bridge_in_one_march():
    state = march("s43 1", 2, picture=FIGURE, goods=[RICH, POOR])
    do(state, "1 cross s34", "1 cross s25")
    assert army(state)["s25"] == {1: 1}
    assert wealth(state, 1) == (20, 15, 17, 18)
    assert [(row["octagon"], row["kind"], row["falling"]) for row in state.view(None)["crossings"]] == [
        ("o35", "bridge", False), ("o44", "road", False),
    ]  # fmt: skip
    assert state.view(None)["stock"] == {"road": 19, "bridge": 5, "tunnel": 14}
    assert asked(state)[0] == "after"


@pytest.mark.clauses("TW-CROSS-04", "TW-CROSS-09", "TW-R-04", "TW-R-23")
def test_a_tunnel_stays_and_anybody_uses_it_free_of_charge():
    state = march("s43 1", 2, picture=FIGURE, goods=[RICH, POOR])
    do(state, "1 step s42", "1 cross s31", "1 end")
    assert wealth(state, 1) == (20, 18, 16, 18)
    assert (army(state)["s31"], state.view(None)["stock"]["tunnel"]) == ({1: 1}, 12)
    other = at(
        picture=FIGURE, red=[1], order=[1, 0], crossings=[["o42", "falling"]], army=[stand("s42", p2=1)],
        goods=[POOR, POOR],
    )  # fmt: skip
    assert "step s31" in ways(do(other, "2 march", "2 squad s42 1"), 2)


@pytest.mark.clauses("TW-R-22", "TW-R-21")
def test_no_second_crossing_on_an_octagon():
    given = {"crossings": [["o44", "falling"]], "goods": [RICH, POOR]}
    assert refused(march("s43 1", **given), "1 cross s34") == "TW-R-21"
    per_diagonal = march("s43 1", options={"crossings": "per-diagonal"}, **given)
    assert "cross s34" in ways(per_diagonal, 1)


@pytest.mark.clauses("TW-YEAR-08", "TW-CROSS-06")
def test_each_crossing_must_be_paid():
    state = march("s43 1", picture=FIGURE, goods=[goods(lumber=1, mining=1), POOR])
    do(state, "1 cross s34")
    assert refused(state, "1 cross s25") == "TW-YEAR-08"


# ---------------------------------------------------------------- gates


@pytest.mark.clauses("TW-R-26", "TW-R-27")
def test_gates_open_onto_two_squares_and_free_starts_stay_closed():
    state = march("n3 1", 3)
    assert ways(state, 1) == ["step s12", "step s13"]
    do(state, "1 step s13", "1 step s14")
    assert refused(state, "1 step n5") == "TW-R-27"
    do(state, "1 step s13")
    assert army(state)["s13"] == {1: 1}


@pytest.mark.clauses("TW-R-26", "TW-R-25", "TW-RECRUIT-06")
def test_the_own_gate_takes_soldiers_back_up_to_six():
    given = {"army": [stand("n3", p1=5), stand("s12", p1=2)]}
    state = do(at(red=[1], building=[CASTLE], goods=[POOR, POOR], **given), "1 march", "1 squad s12 1", "1 step n3")
    assert army(state)["n3"] == {1: 6}
    full = do(at(red=[1], building=[CASTLE], goods=[POOR, POOR], **given), "1 march", "1 squad s12 2")
    assert refused(full, "1 step n3") == "TW-R-104"


@pytest.mark.clauses("TW-SUPPORT-01", "TW-R-75")
def test_soldiers_leave_the_capital_only_as_far_as_they_are_supported():
    state = march("n3 2", army=[stand("n3", p1=4), stand("s33", p1=1)], building=[])
    assert ways(state, 1) == []
    assert refused(state, "1 step s12") == "TW-SUPPORT-01"
    assert can(state, 1) == ["stop"]
    assert ways(march("n3 1", army=[stand("n3", p1=4), stand("s33", p1=1)], building=[]), 1) != []


@pytest.mark.clauses("TW-SUPPORT-02", "TW-R-35", "TW-R-75")
def test_support_of_settlement_village_and_castle():
    rows = [building(1, "s61", "settlement"), building(1, "s62", "village"), building(1, "s63", "castle")]
    state = at(building=[*rows, building(2, "s64", "castle")], army=[stand("s33", p1=3)])
    assert player(state, 1)["support"] == {"used": 3, "most": 2 + 1 + 2 + 4}


# ---------------------------------------------------------------- trading posts


@pytest.mark.clauses("TW-TP-01", "TW-TP-07", "TW-TP-08", "TW-TP-09", "TW-XADLA-09", "TW-R-79", "TW-COMP-11")
def test_who_stands_on_a_post_owns_it_and_its_silver():
    state = do(march("s23 1", 1), "1 step s22")
    assert (told(state, "post-owner"), xadlas(state, 1)) == (["post-owner 1 1"], (0, 2))  # and the castle
    both = at(army=[stand("s22", p1=1), stand("s25", p1=1)])
    assert xadlas(both, 1) == (0, 2)


@pytest.mark.clauses("TW-TP-10", "TW-TP-11", "TW-AIM-02")
def test_a_post_left_without_soldier_or_building_is_free():
    state = do(march("s22 1", 1), "1 step s23")
    assert (told(state, "post-free"), xadlas(state, 1)) == (["post-free 1"], (0, 1))
    built = do(march("s22 1", 1, building=[building(1, "s22", "settlement")]), "1 step s23")
    assert xadlas(built, 1) == (0, 1)


@pytest.mark.clauses("TW-R-79")
def test_merely_passing_over_a_post_takes_nothing():
    state = do(march("s23 1", 2), "1 step s22", "1 step s21")
    assert told(state, "post-owner") == []
    assert xadlas(state, 1) == (0, 1)


@pytest.mark.clauses("TW-TP-05", "TW-R-16", "TW-TP-04")
def test_a_jump_between_two_own_linked_posts_is_one_space():
    state = march("s22 1", 2, army=[stand("s22", p1=1), stand("s52", p1=1)])
    assert "jump s52" in ways(state, 1)
    do(state, "1 jump s52", "1 step s53")
    assert army(state)["s53"] == {1: 1}


@pytest.mark.clauses("TW-TP-06", "TW-R-16", "TW-R-79")
def test_no_jump_to_a_post_that_is_not_owned_but_the_near_one_is_by_standing_there():
    assert refused(march("s22 1", army=[stand("s22", p1=1), stand("s52", p2=1)]), "1 jump s52") == "TW-TP-06"
    state = do(march("s23 1", 2, army=[stand("s23", p1=1), stand("s52", p1=1)]), "1 step s22")
    assert "jump s52" in ways(state, 1)


@pytest.mark.clauses("TW-TP-03", "TW-TP-06")
def test_with_four_players_posts_1_and_2_are_not_linked():
    given = {"seats": 4, "goods": [POOR] * 4, "army": [stand("s22", p1=1), stand("s25", p1=1), stand("s52", p1=1)]}
    state = march("s22 1", 1, **given)
    assert can(state, 1, "jump") == ["jump s52"]


# ---------------------------------------------------------------- raids


def raid(**given):
    """Return a march beside an enemy village without soldiers."""
    rows = [building(2, "s34", "village", silos=["o34", "o44"])]
    return march(**{"building": rows, "army": [stand("s33", p1=1)], **given})


@pytest.mark.clauses("TW-RAID-01", "TW-RAID-02", "TW-RAID-03", "TW-R-44", "TW-R-81")
def test_passing_over_an_unguarded_village_destroys_it_without_a_battle():
    state = do(raid(), "1 step s34")
    assert buildings(state) == {}
    assert told(state, "raided", "attacked", "xadlas") == ["raided 1 s34 2 village"]
    assert (asked(state)[0], state.view(None)["march"]["spaces"]) == ("march", 2)
    do(state, "1 step s35", "1 stop")
    assert (xadlas(state, 1), army(state)["s35"]) == ((0, 0), {1: 1})


@pytest.mark.clauses("TW-RAID-05")
def test_raided_pieces_return_to_the_supply():
    state = do(raid(), "1 step s34", "1 stop")
    assert player(state, 2)["silos_left"] == 23


@pytest.mark.clauses("TW-SUPPORT-03", "TW-R-75", "TW-R-105", "TW-R-36")
def test_a_raid_sends_soldiers_home_at_once_in_the_middle_of_the_march():
    state = raid(army=[stand("s33", p1=1), stand("s61", p2=1), stand("s65", p2=3)])
    do(state, "1 step s34")
    assert asked(state) == ("support", [2])
    assert can(state, 2) == ["home s61", "home s65"]
    do(state, "2 home s61")  # the other can only come from s65
    assert asked(state) == ("march", [1])
    assert army(state) == {"s65": {2: 2}, "s3": {2: 2}}
    assert told(state, "to-gate") == ["to-gate 2 s3 1", "to-gate 2 s3 1"]


@pytest.mark.clauses("TW-TP-16", "TW-RAID-01")
def test_a_raid_on_a_post_takes_it_from_its_owner():
    state = march(army=[stand("s23", p1=1)], squad="s23 1", building=[building(2, "s22", "settlement")])
    assert xadlas(state, 2) == (0, 1)
    do(state, "1 step s22", "1 stop")
    assert (xadlas(state, 1), xadlas(state, 2)) == ((0, 1), (0, 0))


# ---------------------------------------------------------------- RECRUIT and RETREAT


def recruiting(**given):
    return do(at(**{"goods": [RICH, RICH], **given}), "1 recruit")


@pytest.mark.clauses("TW-RECRUIT-01", "TW-RECRUIT-02", "TW-R-10", "TW-R-73")
def test_a_recruit_comes_from_the_reserve_to_the_gate():
    state = do(recruiting(), "1 soldier n3")
    assert (wealth(state, 1), army(state)["n3"], player(state, 1)["reserve"]) == ((20, 17, 20, 17), {1: 3}, 7)


@pytest.mark.clauses("TW-RECRUIT-03", "TW-R-74")
def test_onto_own_buildings_with_room_tray_and_support():
    rows = [building(1, "s61", "settlement"), building(2, "s63", "settlement")]
    state = recruiting(building=rows)
    assert can(state, 1) == ["soldier s61", "soldier n3"]
    assert refused(state, "1 soldier s63") == "TW-RECRUIT-03"
    full = recruiting(building=rows, army=[stand("s61", p1=3), stand("n3", p1=1)])
    assert can(full, 1) == ["soldier n3"]
    assert refused(full, "1 soldier s61") == "TW-SUPPORT-01"
    trays = [stand(word, p1=1) for word in ("s11", "s12", "s13", "s14")]
    crowd = recruiting(building=[*rows, CASTLE], army=trays)
    assert refused(crowd, "1 soldier s61") == "TW-R-74"
    crowded = recruiting(building=[*rows, CASTLE], army=[stand("s61", p1=3)])
    assert refused(crowded, "1 soldier s61") == "TW-R-74"


@pytest.mark.clauses("TW-RECRUIT-06", "TW-RECRUIT-09", "TW-RECRUIT-07", "TW-R-74", "TW-COMP-02")
def test_a_full_gate_and_an_empty_reserve_bar_recruiting():
    assert "recruit" not in can(at(goods=[RICH, RICH], army=[stand("n3", p1=6)]), 1)
    empty = [stand("n3", p1=4), stand("s33", p1=3), stand("s34", p1=3)]
    assert "recruit" not in can(at(goods=[RICH, RICH], army=empty, building=[CASTLE]), 1)


def retreating(squad="s33", **given):
    return do(at(**given), "1 retreat", f"1 fall-back {squad}")


@pytest.mark.clauses("TW-RETREAT-01", "TW-RETREAT-02", "TW-R-76")
def test_retreat_to_the_nearest_own_building_or_home():
    rows = [building(1, "s35", "settlement"), building(1, "s53", "village"), building(1, "s36", "castle")]
    state = retreating(army=[stand("s33", p1=2), stand("s34", p2=2)], building=rows, goods=[POOR, POOR])
    assert can(state, 1) == ["go s35", "go s53", "go n3"]  # two spaces each, past an enemy
    do(state, "1 go s53")
    assert (army(state)["s53"], wealth(state, 1)) == ({1: 2}, (0, 0, 0, 0))
    assert told(state, "raided", "attacked", "marching") == []


@pytest.mark.clauses("TW-R-76")
def test_a_building_without_room_is_passed_over_for_the_next():
    rows = [building(1, "s34", "castle"), building(1, "s36", "settlement")]
    state = retreating(army=[stand("s33", p1=2), stand("s34", p1=2), stand("n3", p1=5)], building=rows)
    assert army(state)["s36"] == {1: 2}


@pytest.mark.clauses("TW-R-76", "TW-R-30")
def test_a_squad_with_nowhere_to_go_cannot_retreat():
    given = {"army": [stand("s33", p1=2), stand("n3", p1=5)]}
    assert "retreat" not in can(at(**given), 1)


@pytest.mark.clauses("TW-MIL-13", "TW-R-90")
def test_cavalry_adds_a_space_to_its_squad_s_roll():
    given = {"techs": [["cavalry"], []], "supers": [["cavalry", "s33", 0]]}
    assert march("s33 1", 3, **given).view(None)["march"]["spaces"] == 4
    assert march("s33 1", 3, techs=[["cavalry"], []]).view(None)["march"]["spaces"] == 3


@pytest.mark.clauses("TW-MORALE-04", "TW-R-48", "TW-CALC-10")
def test_forced_march_and_engineers_help_the_next_march():
    def card(effect):
        rows = [row for row in at().game.content.rows("morale") if row["effect"] == effect]
        return rows[0]["id"], rows[0]["amount"]

    forced, spaces = card("forced-march")
    state = do(at(red=[1], morale=[[forced], []], army=[stand("s33", p1=1)]), f"1 play {forced}", "1 march")
    do(state, "1 squad s33 1")
    assert state.view(None)["march"]["spaces"] == 1 + spaces
    engineers, less = card("engineers")
    state = at(red=[2], picture=FIGURE, morale=[[engineers], []], army=[stand("s34", p1=1)], goods=[RICH, RICH])
    do(state, f"1 play {engineers}", "1 march", "1 squad s34 1", "1 cross s25", "1 cross s16")
    price = (0, 4 - less + 4, 2 - min(2, less) + 2, 4)  # the second bridge is paid in full
    assert wealth(state, 1) == tuple(20 - cost for cost in price)
    assert PLAIN.split()[0] == "F"


@pytest.mark.clauses("TW-MORALE-04", "TW-R-92")
def test_a_forced_march_is_one_march_of_two():
    state = at(
        red=[1, 1], morale=[["forced-march"], []], techs=[["superior-logistics"], []],
        army=[stand("s33", p1=1), stand("s36", p1=1)],
    )  # fmt: skip
    do(state, "1 play forced-march", "1 march", "1 squad s33 1")
    assert state.view(None)["march"]["spaces"] == 2
    do(state, "1 stop", "1 again", "1 squad s36 1")
    assert state.view(None)["march"]["spaces"] == 1
