"""Trade offers and alliances."""

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
    player,
    refused,
    stand,
    supers,
    told,
    wealth,
    xadlas,
)


def offering(seats=2, **given):
    """Return a turn in which the first seat builds an offer to the second."""
    given = {"goods": [goods(6, 6, 0, 0), goods(0, 0, 6, 6)] + [POOR] * (seats - 2), **given}
    state = do(at(seats=seats, **given), "1 trade")
    return do(state, "1 offer 1") if seats > 2 else state


@pytest.mark.clauses("TW-TRADE-01", "TW-TRADE-02", "TW-TRADE-03", "TW-R-70", "TW-R-102")
def test_an_offer_is_built_in_steps_and_swapped_at_once():
    state = offering()
    assert asked(state) == ("offer", [1])
    assert {text.split()[1] for text in can(state, 1, "give")} == {"gold", "lumber"}
    do(state, "1 give gold 3")
    assert {text.split()[1] for text in can(state, 1, "give")} == {"lumber"}
    do(state, "1 want mining 1")
    assert can(state, 1, "give") == []
    do(state, "1 propose")
    assert asked(state) == ("answer", [2])
    do(state, "2 accept")
    assert (wealth(state, 1), wealth(state, 2)) == ((3, 6, 1, 0), (3, 0, 5, 6))
    assert told(state, "traded") == ["traded 1 2 3-gold 1-mining"]
    assert (asked(state), player(state, 1)["board"]) == (("turn", [1]), [""] * 5)  # no action


@pytest.mark.clauses("TW-R-102", "TW-TRADE-04")
def test_both_sides_must_hold_what_is_offered():
    state = offering()
    assert refused(state, "1 give gold 7") == "TW-R-102"
    assert refused(state, "1 give mining 1") == "TW-R-102"
    assert refused(state, "1 want wheat 7") == "TW-R-102"
    assert refused(state, "1 propose") == "TW-R-70"


@pytest.mark.clauses("TW-TRADE-04", "TW-R-102")
def test_the_partner_may_decline_or_counter_once():
    state = do(offering(), "1 give gold 3", "1 want mining 1", "1 propose")
    assert can(state, 2) == ["accept", "decline", "counter"]
    do(state, "2 counter", "2 give mining 1", "2 want gold 4", "2 propose")
    assert (asked(state), can(state, 1)) == (("answer", [1]), ["accept", "decline"])
    do(state, "1 accept")
    assert (wealth(state, 1), wealth(state, 2)) == ((2, 6, 1, 0), (4, 0, 5, 6))
    declined = do(offering(), "1 give gold 3", "1 propose", "2 decline")
    assert (wealth(declined, 1), told(declined, "declined")) == ((6, 6, 0, 0), ["declined 2 1"])


@pytest.mark.clauses("TW-R-102")
def test_three_offers_to_each_other_player_a_turn_given_up_ones_included():
    state = at(seats=3)
    for _ in range(3):
        do(state, "1 trade", "1 offer 1", "1 withdraw")
    do(state, "1 trade")  # only one partner is left
    assert (asked(state), told(state, "withdrew")) == (("offer", [1]), ["withdrew 1"] * 3)
    do(state, "1 withdraw")
    assert state.view(None)["offers_left"][1:] == [0, 2]
    state = at(offers=[0, 3])
    assert refused(state, "1 trade") == "TW-R-70"


@pytest.mark.clauses("TW-R-70")
def test_gifts_only_where_trade_is_open():
    gift = do(offering(), "1 give gold 6", "1 propose", "2 accept")
    assert wealth(gift, 2)[0] == 6
    state = do(offering(options={"trading": "no-gifts"}), "1 give gold 6")
    assert refused(state, "1 propose") == "TW-R-70"
    assert refused(at(options={"trading": "off"}), "1 trade") == "TW-R-70"
    same = [goods(gold=3), goods(gold=3)]
    assert "trade" not in can(at(options={"trading": "no-gifts"}, goods=same), 1)


@pytest.mark.clauses("TW-R-85", "TW-R-48")
def test_trade_is_for_the_mover_before_and_after_the_action():
    state = do(at(), "1 resources", "1 gain gold-gold")
    assert "trade" in can(state, 1)
    assert refused(state, "2 trade") == "TW-SEASON-04"


@pytest.mark.clauses("TW-R-59", "TW-R-105")
def test_a_trade_that_brings_a_counter_to_21_is_exchanged():
    state = offering(goods=[goods(gold=20, lumber=1), goods(gold=5)])
    do(state, "1 give lumber 1", "1 want gold 1", "1 propose", "2 accept")
    assert (wealth(state, 1)[0], xadlas(state, 1)) == (10, (1, 0))


# ---------------------------------------------------------------- alliances


def allied(seats=3, **given):
    """Return a turn of a table on which seats 1 and 2 are allied."""
    return at(seats=seats, **{"alliance": [1, 1] + [0] * (seats - 2), **given})


@pytest.mark.clauses("TW-ALLY-01", "TW-R-72", "TW-R-68")
def test_an_alliance_needs_the_consent_of_all_and_four_gold_of_each():
    state = do(at(seats=4), "1 alliance")
    assert can(state, 1) == ["invite 1", "invite 2", "invite 3", "withdraw"]
    do(state, "1 invite 2", "1 invite 3")
    assert can(state, 1) == ["propose", "withdraw"]  # somebody must stay outside
    do(state, "1 propose", "3 accept")
    assert asked(state) == ("consent", [4])
    do(state, "4 accept")
    assert [wealth(state, seat)[0] for seat in (1, 2, 3, 4)] == [2, 6, 2, 2]
    assert player(state, 1)["alliance"] == [2, 3]
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("TW-ALLY-01", "TW-R-72")
def test_one_refusal_ends_it_and_one_proposal_a_turn():
    state = do(at(seats=3), "1 alliance", "1 invite 1", "1 propose", "2 decline")
    assert (player(state, 1)["alliance"], wealth(state, 1)[0]) == ([], 6)
    assert refused(state, "1 alliance") == "TW-R-72"
    do(state, "1 resources", "1 gain gold-gold", "1 end")
    assert "alliance" in can(state, 2)  # it was one of that turn


@pytest.mark.clauses("TW-R-68", "TW-R-72")
def test_no_alliance_of_two_players_or_without_the_fee_or_where_they_are_off():
    assert refused(at(seats=2), "1 alliance") == "TW-R-68"
    assert refused(at(seats=3, options={"alliances": "off"}), "1 alliance") == "TW-R-68"
    poor = [goods(gold=4), goods(gold=3), goods(gold=4)]
    assert can(do(at(seats=3, goods=poor), "1 alliance"), 1, "invite") == ["invite 2"]
    assert refused(at(seats=3, goods=[goods(gold=3)] * 3), "1 alliance") == "TW-R-72"


@pytest.mark.clauses("TW-ALLY-02", "TW-R-72")
def test_one_alliance_at_a_time_and_joining_one_that_is_there():
    state = do(at(seats=4, order=[2, 0, 1, 3], alliance=[1, 1, 0, 0]), "3 alliance", "3 invite 0")
    assert can(state, 3) == ["propose", "withdraw"]
    do(state, "3 propose", "1 accept", "2 accept")
    assert [wealth(state, seat)[0] for seat in (1, 2, 3)] == [6, 6, 2]  # who is in already pays nothing
    assert player(state, 3)["alliance"] == [0, 1]
    two = do(at(seats=5, alliance=[1, 1, 2, 2, 0]), "1 alliance")
    assert refused(two, "1 invite 2") == "TW-ALLY-02"


@pytest.mark.clauses("TW-ALLY-03", "TW-ALLY-04", "TW-R-72")
def test_a_breaker_pays_four_gold_to_each_other_member():
    state = do(at(seats=4, alliance=[1, 1, 1, 0], goods=[goods(gold=8), POOR, POOR, POOR]), "1 break")
    assert [wealth(state, seat)[0] for seat in (1, 2, 3)] == [0, 4, 4]
    assert (player(state, 1)["alliance"], player(state, 2)["alliance"]) == ([], [2])
    assert refused(allied(goods=[goods(gold=3), POOR, POOR]), "1 break") == "TW-R-72"
    pair = do(allied(), "1 break")
    assert (player(pair, 2)["alliance"], refused(pair, "1 break")) == ([], "TW-R-72")
    free = do(allied(goods=[goods(gold=20), POOR, goods(gold=4)]), "1 break", "1 alliance")
    assert can(free, 1, "invite") == ["invite 1", "invite 2"]


@pytest.mark.clauses("TW-ALLY-05", "TW-ALLY-06", "TW-ALLY-07", "TW-R-71", "TW-R-81")
def test_allies_march_over_and_stand_on_one_another_s_squares():
    rows = [building(2, "s34", "village"), building(1, "s66", "castle"), building(2, "s65", "castle")]
    given = {"building": rows, "army": [stand("s33", p1=2), stand("s35", p2=2), stand("s36", p2=1)]}
    state = allied(red=[2], **given)
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 step s35")
    assert told(state, "raided", "attacked") == []
    assert army(state)["s35"] == {2: 2, 1: 1}  # the host first
    full = do(allied(red=[2], **given), "1 march", "1 squad s33 2", "1 step s34")
    assert refused(full, "1 step s35") == "TW-R-104"


@pytest.mark.clauses("TW-R-27", "TW-R-71", "TW-ALLY-05")
def test_no_gate_of_an_ally_is_entered():
    state = allied(red=[1], army=[stand("s63", p1=1)])
    assert refused(do(state, "1 march", "1 squad s63 1"), "1 step s3") == "TW-R-27"


def joint(cards=("b411", "b141"), mine=2, guest=1, host=1, **given):
    """Return an attack of the third seat on a joint army of the first (guest) and second (host)."""
    given = {
        "army": [stand("s33", p3=mine), stand("s34", p2=host, p1=guest)], "goods": [POOR] * 3,
        "building": [building(3, "s66", "castle")], **given,
    }  # fmt: skip
    state = allied(red=[1], battle=["b420", "b420", *cards], order=[2, 0, 1], **given)
    return do(state, "3 march", f"3 squad s33 {mine}", "3 step s34")


@pytest.mark.clauses("TW-R-71", "TW-BATTLE-03")
def test_a_joint_army_is_led_by_its_host_who_gets_the_xadla():
    state = joint(cards=("b141", "b411"), host=2)
    assert told(state, "attacked") == ["attacked 3 2 s34"]
    assert told(state, "xadlas") == ["xadlas 2 1 battle"]


@pytest.mark.clauses("TW-R-71", "TW-BATTLE-11")
def test_the_host_says_whose_soldiers_fall():
    state = joint(cards=("b231", "b411"), host=2)
    assert (asked(state), can(state, 2)) == (("losses", [2]), ["lose 0", "lose 1"])
    do(state, "2 lose 0")
    assert told(state, "fell")[:1] == ["fell 1 s34 1"]


@pytest.mark.clauses("TW-R-95", "TW-RAID-04")
def test_the_owner_of_the_building_leads_its_defence():
    rows = [building(1, "s34", "village"), building(3, "s66", "castle")]
    state = joint(
        cards=("b411", "b321"), building=rows, host=1, guest=0, army=[stand("s33", p3=3), stand("s34", p2=1)], mine=3
    )
    assert told(state, "attacked", "won", "destroyed") == [
        "attacked 3 1 s34", "won 3 1 s34", "destroyed 3 1 s34 village",
    ]  # fmt: skip


@pytest.mark.clauses("TW-RAID-01", "TW-R-81")
def test_an_ally_s_soldier_guards_a_building():
    rows = [building(1, "s34", "village")]
    state = joint(building=rows, army=[stand("s33", p3=2), stand("s34", p2=1)])
    assert told(state, "raided") == []


@pytest.mark.clauses("TW-ALLY-08", "TW-R-71", "TW-SUPER-05")
def test_a_super_unit_is_left_with_an_ally_and_fetched_again():
    given = {"techs": [["cannons"], [], []], "supers": [["cannons", "s33", 0]], "goods": [POOR] * 3}
    state = allied(red=[2, 1], army=[stand("s33", p1=1), stand("s34", p2=2)], **given)
    do(state, "1 march", "1 squad s33 1", "1 step s34")
    assert can(state, 1, "lend") == ["lend cannons"]
    do(state, "1 lend cannons", "1 step s35")
    assert supers(state)["cannons"] == ("s34", 2)
    assert state.view(None)["supers"][0]["owner"] == 0
    again = allied(
        red=[2], army=[stand("s33", p1=1), stand("s34", p2=2)], techs=given["techs"],
        supers=[["cannons", "s34", 1]], goods=given["goods"],
    )  # fmt: skip
    do(again, "1 march", "1 squad s33 1", "1 step s34", "1 fetch cannons", "1 step s35")
    assert supers(again)["cannons"] == ("s35", 1)


@pytest.mark.clauses("TW-R-71", "TW-ALLY-08")
def test_a_super_unit_is_fetched_and_left_once_in_a_march_and_only_by_its_owner():
    given = {"techs": [["cannons"], [], []], "army": [stand("s33", p1=1), stand("s34", p2=2)], "goods": [POOR] * 3}
    state = allied(red=[2], supers=[["cannons", "s34", 1]], **given)
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 fetch cannons", "1 lend cannons")
    assert can(state, 1, "fetch") == can(state, 1, "lend") == []
    borrowed = allied(red=[2], supers=[["cannons", "s33", 0]], **{**given, "techs": [[], ["cannons"], []]})
    do(borrowed, "1 march", "1 squad s33 1", "1 step s34")
    assert can(borrowed, 1, "lend") == []


@pytest.mark.clauses("TW-R-71", "TW-R-29")
def test_who_joins_an_army_with_a_second_super_unit_sends_it_home():
    state = allied(
        red=[1], army=[stand("s33", p1=1), stand("s34", p2=2)], goods=[POOR] * 3,
        techs=[["cannons"], ["cavalry"], []], supers=[["cannons", "s33", 0], ["cavalry", "s34", 1]],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 1", "1 step s34")
    assert supers(state) == {"cavalry": ("s34", 2), "cannons": ("n3", 1)}


@pytest.mark.clauses("TW-R-71", "TW-R-72")
def test_a_break_sends_guests_and_lent_super_units_home():
    state = allied(
        army=[stand("s34", p2=2, p1=1), stand("s35", p1=1)], techs=[["cannons"], [], []],
        supers=[["cannons", "s34", 1]], building=[building(1, "s35", "village")],
    )  # fmt: skip
    do(state, "1 break")
    assert (asked(state), can(state, 1)) == (("displace", [1]), ["send s35", "send n3"])
    do(state, "1 send s35")
    assert (army(state)["s34"], army(state)["s35"], supers(state)["cannons"]) == ({2: 2}, {1: 2}, ("n3", 1))
    host = allied(army=[stand("s34", p2=1, p1=1), stand("n3", p1=1)], building=[building(1, "s34", "village")])
    do(host, "1 break")
    assert army(host) == {"s34": {1: 1}, "n3": {1: 1}, "s3": {2: 1}, "e3": {3: 2}}  # the building's owner stays


@pytest.mark.clauses("TW-R-79")
def test_on_a_shared_post_the_building_s_owner_or_the_host_owns_it():
    assert xadlas(allied(army=[stand("s22", p2=1, p1=1)]), 2) == (0, 1)
    rows = [building(1, "s22", "settlement")]
    assert xadlas(allied(army=[stand("s22", p2=1, p1=1)], building=rows), 1) == (0, 1)
    assert RICH["gold"] == 20


@pytest.mark.clauses("TW-SUPER-03", "TW-R-71", "TW-R-33")
def test_a_super_unit_whose_carriers_fall_first_fights_no_more_for_the_joint_army():
    state = joint(
        techs=[["cannons"], [], ["super-cannons"]], host=2, cards=("b411", "b411"),
        supers=[["cannons", "s34", 0], ["super-cannons", "s33", 2]],
    )  # fmt: skip
    assert (asked(state), can(state, 2)) == (("losses", [2]), ["lose 0", "lose 1"])
    do(state, "2 lose 0")
    assert supers(state)["cannons"] == ("n3", 1)
    assert told(state, "revealed")[1].split()[-3:] == ["6", "1", "1"]


@pytest.mark.clauses("TW-ALLY-03", "TW-R-72")
def test_a_break_needs_the_gold_for_every_other_member():
    members = {"seats": 4, "alliance": [1, 1, 1, 0]}
    assert "break" not in can(at(goods=[goods(gold=7)] * 4, **members), 1)
    assert "break" in can(at(goods=[goods(gold=8)] * 4, **members), 1)
