"""Corners of super units, allies and what each turn and march begins anew."""

import pytest
from tradewarz_tables import (
    POOR,
    RICH,
    asked,
    at,
    building,
    can,
    crowd,
    do,
    goods,
    levels,
    player,
    refused,
    stand,
    supers,
    wealth,
)

CASTLE = building(1, "s66", "castle")


def allied(**given):
    """Return a turn of a table of three on which seats 1 and 2 are allied."""
    return at(seats=3, **{"alliance": [1, 1, 0], "goods": [POOR] * 3, "building": [CASTLE], **given})


@pytest.mark.clauses("TW-R-71", "TW-ALLY-08", "TW-R-92")
def test_each_march_may_leave_a_super_unit_and_take_one_along():
    state = allied(
        red=[2, 2], techs=[["cannons", "trebuchet", "superior-logistics"], [], []],
        supers=[["cannons", "s33", 0], ["trebuchet", "s44", 0]],
        army=[stand("s33", p1=1), stand("s34", p2=1), stand("s44", p1=1), stand("s45", p2=1)],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 lend cannons", "1 fetch cannons", "1 stop", "1 again")
    do(state, "1 squad s44 1", "1 step s45", "1 lend trebuchet")
    assert can(state, 1, "fetch") == ["fetch trebuchet"]


@pytest.mark.clauses("TW-R-29", "TW-SUPER-01")
def test_a_new_super_unit_joins_no_squad_that_has_one():
    state = at(
        goods=[RICH, RICH], university=[levels(engineering=4), levels()],
        techs=[["cavalry", "battlefield-obstacles", "hardened-steel", "army-camps"], []],
        supers=[["cavalry", "s33", 0]], army=[stand("s33", p1=1), stand("s44", p1=1)],
    )  # fmt: skip
    do(state, "1 buy-tech", "1 buy cannons")
    assert can(state, 1) == ["assign s44", "assign n3"]


@pytest.mark.clauses("TW-R-76", "TW-R-29", "TW-SUPER-01")
def test_a_squad_retreats_with_its_super_unit_and_one_of_two_goes_home():
    given = {"techs": [["cannons", "cavalry"], []], "building": [building(1, "s44", "castle")], "goods": [POOR, POOR]}
    squads = [stand("s33", p1=1), stand("s44", p1=1)]
    state = at(army=squads, supers=[["cannons", "s33", 0]], **given)
    do(state, "1 retreat", *(["1 fall-back s33"] if asked(state)[0] == "squad-back" else []))
    do(state, "1 fall-back s33", "1 go s44")
    assert supers(state)["cannons"] == ("s44", 1)
    both = at(army=squads, supers=[["cannons", "s33", 0], ["cavalry", "s44", 0]], **given)
    do(both, "1 retreat", "1 fall-back s33", "1 go s44")
    assert (asked(both), can(both, 1)) == (("keep", [1]), ["keep cannons", "keep cavalry"])


@pytest.mark.clauses("TW-R-71", "TW-R-55", "TW-ECO-12")
def test_lent_caravans_bring_their_owner_what_they_bring():
    given = {"techs": [["donkey-caravans"], [], []], "supers": [["donkey-caravans", "s33", 1]]}
    state = allied(phase="income", army=[stand("s33", p2=1)], building=[], **given)
    assert asked(state) == ("reap", [1])
    do(state, f"1 {can(state, 1)[0]}")
    assert (sum(wealth(state, 1)), sum(wealth(state, 2))) == (6 + 2, 6)


@pytest.mark.clauses("TW-R-27", "TW-R-38", "TW-ALLY-05")
def test_an_ally_s_unguarded_castle_is_marched_through():
    state = allied(red=[2], army=[stand("s33", p1=1)], building=[CASTLE, building(2, "s34", "castle")])
    do(state, "1 march", "1 squad s33 1", "1 step s34")
    assert (asked(state)[0], "step s35" in can(state, 1)) == ("march", True)


@pytest.mark.clauses("TW-R-104", "TW-R-71")
def test_the_start_takes_a_squad_back_even_where_a_host_with_less_room_leads_now():
    squads = [stand("s33", p1=2, p2=2)]
    state = allied(red=[1], techs=[["one-more-unit"], [], []], army=squads)
    do(state, "1 march", "1 squad s33 2")
    assert "stop" in can(state, 1)
    assert refused(do(state, "1 stop"), "1 stop") is not None


@pytest.mark.clauses("TW-R-27", "TW-R-71")
def test_the_own_capital_is_closed_while_an_ally_holds_it():
    state = allied(red=[1], army=[stand("n3", p2=1), stand("s12", p1=1)], reserve=[9, 9, 10])
    assert refused(do(state, "1 march", "1 squad s12 1"), "1 step n3") == "TW-R-27"


@pytest.mark.clauses("TW-R-102", "TW-R-72")
def test_offers_proposals_and_breaks_are_counted_anew_in_every_turn():
    state = at(
        seats=3, alliance=[1, 1, 0], goods=[goods(gold=20)] * 3, offers=[0, 3, 3], broke=True, proposed=True,
        army=[stand("s33", p1=1)],
    )  # fmt: skip
    assert (can(state, 1, "trade"), can(state, 1, "break"), can(state, 1, "alliance")) == ([], [], [])
    do(state, "1 resources", "1 gain wheat-wheat")  # with nothing left to do the turn ends by itself
    for seat in (2, 3):
        do(state, f"{seat} resources", f"{seat} gain wheat-wheat", f"{seat} end")
    assert (can(state, 1, "trade"), can(state, 1, "break")) == (["trade"], ["break"])
    do(state, "1 trade", "1 offer 1", "1 withdraw", "1 break")
    for seat, action in ((1, "mining-mining"), (2, "lumber-lumber"), (3, "lumber-lumber")):
        do(state, f"{seat} resources", f"{seat} gain {action}", f"{seat} end")
    assert player(state, 1)["alliance"] == []
    assert state.view(None)["offers_left"] == [3, 3, 3]


@pytest.mark.clauses("TW-TP-15", "TW-YEAR-04")
def test_only_the_economy_university_makes_posts_pay_double():
    given = {"army": [stand("s22", p1=1)], "goods": [POOR, POOR], "phase": "income"}
    gold = [
        wealth(at(university=[levels(**{tree: 3}), levels()], **given), 1)[0]
        for tree in ("economy", "engineering", "military")
    ]
    assert gold == [5, 4, 4]


@pytest.mark.clauses("TW-R-70", "TW-TRADE-03")
def test_where_trade_is_open_one_may_ask_for_a_gift():
    state = do(at(goods=[goods(gold=1), goods(wheat=2)]), "1 trade", "1 want wheat 2", "1 propose", "2 accept")
    assert (wealth(state, 1), wealth(state, 2)) == ((1, 0, 0, 2), (0, 0, 0, 0))


@pytest.mark.clauses("TW-R-48")
@pytest.mark.parametrize("card", ["forced-march", "engineers"])
def test_cards_for_a_march_are_not_played_after_the_action(card):
    state = at(morale=[[card], []], army=[stand("s33", p1=1)])
    assert can(state, 1, "play") == [f"play {card}"]
    do(state, "1 resources", "1 gain wheat-wheat")
    assert can(state, 1, "play") == []


@pytest.mark.clauses("TW-R-54", "TW-COMP-05")
def test_extra_silos_beyond_the_supply_go_on_waiting():
    state = at(**crowd(21, villages=5, groups=(0, 2, 2)))
    assert player(state, 1)["silos_left"] == 2
    do(state, "1 place-silos 1", "1 site s51", "1 silo o51", "1 silo o52")
    assert (asked(state)[0], player(state, 1)["silos_left"]) == ("turn", 0)
    assert state.view(None)["waiting"] == [{"group": 1, "seat": 0, "left": 1}]


@pytest.mark.clauses("TW-R-54", "TW-R-107", "TW-CASTLE-05")
def test_extra_silos_of_a_captured_castle_return_to_the_loser():
    site = ["s34", 1, "castle", 1, [["o44", 0], ["o44", 0], ["o45", 1], ["o45", 1], ["o34", 1]]]
    state = at(
        red=[1], battle=["b420", "b420", "b411", "b222"], army=[stand("s33", p1=3)], goods=[POOR, POOR],
        building=[CASTLE, site], techs=[[], ["extra-allocations-3"]],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 3", "1 step s34")
    row = next(row for row in state.view(None)["buildings"] if row["place"] == "s34")
    assert (row["seat"], row["silos"], row["extra"]) == (0, ["o44", "o44"], [])
    assert state.view(None)["waiting"] == [{"group": 1, "seat": 1, "left": 3}]


@pytest.mark.clauses("TW-ALLY-02", "TW-R-72")
def test_a_second_alliance_is_another_one():
    state = at(seats=5, alliance=[1, 1, 0, 0, 0], goods=[RICH] * 5, order=[2, 3, 4, 0, 1])
    do(state, "3 alliance", "3 invite 3", "3 propose", "4 accept")
    assert [player(state, seat)["alliance"] for seat in (1, 3, 5)] == [[1], [3], []]


@pytest.mark.clauses("TW-R-54", "TW-ECO-11")
def test_the_rest_of_three_extra_silos_goes_to_the_village_that_has_the_others():
    rows = [["s33", 0, "village", 1, [["o33", 1], ["o34", 1]]], building(1, "s55", "village")]
    state = do(at(building=rows, techs=[["extra-allocations-3"], []], waiting=[1, 0, 0]), "1 place-silos 1")
    assert (asked(state)[0], can(state, 1)) == ("silos", ["silo o33", "silo o34", "silo o43", "silo o44"])
