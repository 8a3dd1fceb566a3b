"""Income and Upkeep: taxes, ships, Court, Power."""

import pytest
from price_of_power_tables import asked, at, can, do, ducats, realm, ships, told


def income(**given):
    """Return the income of two realms, as far as nothing is asked."""
    given.setdefault("ducats", [0, 0])
    given.setdefault("interest", [5, 5])
    return at("income", passed=[1, 2], **given)


@pytest.mark.clauses("PP-TAX-01", "PP-TAX-02", "PP-ORDER-03", "PP-INTRO-01")
def test_base_tax_and_half_of_the_vassals_rounded_up():
    given = {"towns": {"caerwick": 1, "tarrow": 1}, "vassals": {"pellon": 1, "brenmoor": 1}}
    assert told(income(**given), "taxed")[0] == "taxed 1 5"
    assert told(income(**given, occupied=["caerwick"]), "taxed")[0] == "taxed 1 3"
    assert told(income(**given, occupied=["pellon"]), "taxed")[0] == "taxed 1 4"


@pytest.mark.clauses("PP-TAX-04", "PP-R-52")
def test_ships_cost_half_a_ducat_each_rounded_up():
    state = income(ships={("grey-sound", 1): (3, 1)}, ducats=[9, 0], interest=[0, 0])
    assert asked(state) == ("upkeep", [1])
    do(state, "1 keep")
    assert ducats(state)[0] == 7


@pytest.mark.clauses("PP-TAX-04", "PP-R-52", "PP-LOAN-05")
def test_ships_may_go_and_loans_be_taken_until_the_rest_can_be_paid():
    state = income(ships={("grey-sound", 1): (3, 1)}, interest=[0, 0], ducats=[1, 0])
    assert can(state, 1) == ["scrap grey-sound loose", "scrap grey-sound slot", "loan"]
    do(state, "1 scrap grey-sound slot")
    assert can(state, 1)[0] == "keep"
    assert ships(state, "grey-sound", 1) == (2, 0)


@pytest.mark.clauses("PP-TAX-05", "PP-SETUP-03")
def test_power_is_gained_by_skill_up_to_ten():
    state = do(income(power=[[9, 0, 3], [9, 0, 3]], interest=[0, 0]), "1 done", "2 done")
    assert told(state, "gained") == [
        "gained 1 3-administrative+3-diplomatic+3-military",
        "gained 2 3-administrative+3-diplomatic+3-military",
    ]
    assert realm(state, 1)["power"] == [10, 3, 6]
    assert realm(state, 2)["power"] == [10, 3, 6]


@pytest.mark.clauses("PP-TAX-06", "PP-R-52", "PP-R-57")
def test_court_sells_one_of_each_kind():
    state = income(ducats=[20, 0], interest=[0, 0])
    assert asked(state) == ("court", [1])
    assert can(state, 1) == ["court administrative", "court diplomatic", "court military", "loan", "done"]
    do(state, "1 court diplomatic")
    assert "court diplomatic" not in can(state, 1)
    do(state, "1 done")
    assert realm(state, 1)["power"] == [6, 7, 6]
    assert ducats(state)[0] == 17


@pytest.mark.clauses("PP-TAX-06", "PP-R-52")
def test_court_is_over_once_all_three_are_bought():
    state = income(ducats=[20, 0], interest=[0, 0])
    do(state, "1 court diplomatic", "1 court military", "1 court administrative")
    assert asked(state) == ("court", [2])
    assert realm(state, 1)["power"] == [7, 7, 7]
    assert ducats(state)[0] == 11


@pytest.mark.clauses("PP-TAX-06", "PP-R-52")
def test_court_is_shut_in_the_last_round_and_to_those_without_means():
    assert income(ducats=[20, 20], interest=[0, 0], round=8).over
    state = income(ducats=[7, 20], interest=[5, 0])
    assert asked(state) == ("court", [2])  # seat 1 is left with 2 Ducats, and nobody lends to it


@pytest.mark.clauses("PP-R-50")
def test_realms_are_asked_one_after_another_from_the_first_player():
    state = at("income", seats=3, first=2, passed=[1, 2, 3])
    assert asked(state) == ("court", [2])
    do(state, "2 done")
    assert asked(state) == ("court", [3])
    do(state, "3 done")
    assert asked(state) == ("court", [1])


@pytest.mark.clauses("PP-TAX-03")
def test_a_loan_taken_now_bears_interest_only_next_round():
    state = do(income(ducats=[0, 0], interest=[0, 5]), "1 loan", "1 done")
    assert told(state, "interest") == ["interest 2 5"]
    assert ducats(state)[0] == 5


@pytest.mark.clauses("PP-TAX-05", "PP-TAX-06", "PP-R-52")
def test_each_realm_gains_its_own_power_in_the_last_round_too():
    state = income(ducats=[20, 20], interest=[0, 0], round=8)
    assert [realm(state, seat)["power"] for seat in (1, 2)] == [[6, 6, 6], [6, 6, 6]]
