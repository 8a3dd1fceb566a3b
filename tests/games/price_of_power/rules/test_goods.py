"""Gold and its inflation, Slaves, Interest, Loans and Bankruptcy."""

import pytest
from price_of_power_tables import asked, at, can, changed, do, ducats, prestige, realm, refused, told, trading

TEN = {"montarel": 1, "pellon": 1, "caerwick": 1, "halmstead": 1, "vaumont": 1, "bialen": 1}
"""A Base Tax Income of 10, and a Trade Power of 5 with Desert Gold at Ardane Fairs."""
FAIRS = {"realm": ["morvaine", "brennack"], "merchants": {("ardane-fairs", 1): False}}


def pays(amount):
    """Return the game with a middle row that pays so much for a Trade Power of 3 to 8."""

    def change(data):
        for row in data["card"]:
            row.update({"need_top": 9, "green_top": amount + 4, "red_top": amount + 6})
            row.update({"green_middle": amount, "red_middle": amount + 2, "green_bottom": 1, "red_bottom": 2})

    return changed(change)


def gold(amount, **given):
    """Return seat 1 having been paid so much for Gold."""
    given = {"towns": TEN, **FAIRS, **given}
    state = trading("desert-gold", "wool", "rye", game=pays(amount), **given)
    return do(state, "1 select desert-gold_ardane-fairs")


@pytest.mark.clauses("PP-EXAMPLE-03", "PP-GOLD-01", "PP-GOLD-02", "PP-GOLD-03", "PP-GOLD-08", "PP-R-07")
def test_more_than_half_of_the_base_tax_inflates_and_half_does_not():
    assert asked(gold(5, interest=[4, 0]))[0] == "turn"
    state = gold(6, interest=[4, 0])
    assert asked(state) == ("inflation", [1])
    assert can(state, 1) == ["pay-power", "take-interest"]
    do(state, "1 take-interest")
    assert realm(state, 1)["interest"] == 5
    assert ducats(state)[0] == 15 + 6


@pytest.mark.clauses("PP-GOLD-03", "PP-R-01")
def test_an_administrative_power_pays_for_inflation():
    state = do(gold(6), "1 pay-power")
    assert realm(state, 1)["power"] == [2, 2, 3]
    assert realm(state, 1)["interest"] == 0
    assert ducats(state)[0] == 21


@pytest.mark.clauses("PP-R-07")
def test_without_administrative_power_the_token_is_forced():
    state = gold(6, power=[[0, 3, 3], [3, 3, 3]])
    assert realm(state, 1)["interest"] == 1
    assert told(state, "inflated-interest") == ["inflated-interest 1"]


@pytest.mark.clauses("PP-R-04")
@pytest.mark.parametrize(("half", "amount", "is_inflated"), [
    ("exact", 3, False), ("exact", 4, True), ("rounded-up", 4, False), ("rounded-up", 5, True),
])  # fmt: skip
def test_half_of_an_odd_tax_is_compared_as_the_table_likes(half, amount, is_inflated):
    towns = {"montarel": 1, "pellon": 1, "caerwick": 1, "vaumont": 1}
    state = gold(amount, towns=towns, options={"gold-half": half})
    assert (asked(state)[0] == "inflation") == is_inflated


@pytest.mark.clauses("PP-R-46", "PP-TAX-01")
def test_vassals_and_occupied_towns_do_not_help_against_inflation():
    towns = {id: seat for id, seat in TEN.items() if id != "halmstead"}
    assert asked(gold(5, towns=towns, vassals={"halmstead": 1}))[0] == "inflation"
    assert asked(gold(5, occupied=["halmstead"]))[0] == "inflation"


@pytest.mark.clauses("PP-R-46")
def test_without_any_base_tax_all_gold_inflates():
    assert asked(gold(5, towns={"vaumont": 1}, occupied=["vaumont"]))[0] == "inflation"


@pytest.mark.clauses("PP-R-05", "PP-R-06")
def test_only_the_mover_suffers_inflation():
    merchants = {("ardane-fairs", 1): False, ("ardane-fairs", 2): False}
    given = {"merchants": merchants, "vassals": {"saint-orme": 2}, "ships": {("pelloire-gulf", 2): (1, 0)}}
    state = do(gold(5, **given))
    assert ducats(state) == [20, 16]
    assert asked(state)[0] == "turn"
    assert realm(state, 2)["interest"] == 0


@pytest.mark.clauses("PP-R-34")
def test_gold_that_brings_nothing_never_inflates():
    state = gold(9, pirates=[["ardane-fairs", 2]], towns={"vaumont": 1})
    assert asked(state)[0] == "turn"
    assert realm(state, 1)["interest"] == 0


@pytest.mark.clauses("PP-R-34", "PP-R-06")
def test_gold_in_a_secondary_node_inflates_too():
    given = {**FAIRS, "merchants": {("rysmond-fair", 1): False}, "towns": {"vaumont": 1}}
    state = do(trading("desert-gold", "iron", "copper", **given), "1 select-secondary desert-gold_ardane-fairs")
    assert asked(state) == ("inflation", [1])  # 2 Ducats against a Base Tax Income of 1


@pytest.mark.clauses("PP-GOLD-05", "PP-GOLD-06", "PP-R-08")
def test_inflation_goes_beyond_five_tokens_without_bankruptcy_and_shuts_loans():
    state = do(gold(6, interest=[5, 0]), "1 take-interest")
    assert realm(state, 1)["interest"] == 6
    assert prestige(state) == [0, 0]
    assert told(state, "bankrupt") == []
    assert can(state, 1, "loan") == []


@pytest.mark.clauses("PP-GOLD-04", "PP-LOAN-04")
def test_a_token_from_inflation_is_repaid_like_any_other():
    state = do(gold(6), "1 take-interest", "1 repay")
    assert realm(state, 1)["interest"] == 0
    assert ducats(state)[0] == 15


@pytest.mark.clauses("PP-SLAVE-01", "PP-SLAVE-02", "PP-ACT-12", "PP-R-05", "PP-SCORE-03")
@pytest.mark.parametrize(("turn", "lost"), [(1, 0), (4, 0), (5, -1), (8, -1)])
def test_slaves_cost_prestige_from_the_third_age_on(turn, lost):
    given = {
        "realm": ["sarrazan", "brennack"],
        "merchants": {("cape-verrin", 1): False, ("cape-verrin", 2): False},
        "influence": {("zefta", 1): 1},
        "ships": {("corsair-coast", 1): (1, 1), ("southern-deep", 2): (1, 0), ("pelloire-gulf", 2): (1, 0)},
    }
    state = do(trading("galley-slaves", **given, round=turn), "1 select galley-slaves_cape-verrin")
    assert prestige(state) == [lost, 0]
    kinds = [text.split()[0] for text in told(state, "collected", "slaves")]
    assert kinds == ["collected", *["slaves"] * -lost]  # the penalty comes after the income


@pytest.mark.clauses("PP-SLAVE-01")
def test_a_slaves_card_that_is_not_used_costs_nothing():
    given = {"merchants": {("harrow-roads", 1): False}, "ships": {("grey-sound", 1): (1, 0)}}
    state = do(trading("wool", "galley-slaves", **given, round=8), "1 select wool_harrow-roads")
    assert prestige(state) == [0, 0]


# ---------------------------------------------------------------- Loans


@pytest.mark.clauses("PP-LOAN-01", "PP-LOAN-02")
def test_a_loan_gives_five_and_leaves_the_turn():
    state = do(at(), "1 loan", "1 loan")
    assert ducats(state)[0] == 25
    assert realm(state, 1)["interest"] == 2
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("PP-LOAN-03", "PP-R-08")
def test_nobody_lends_to_five_tokens():
    state = do(at(interest=[4, 0]), "1 loan")
    assert can(state, 1, "loan") == []


@pytest.mark.clauses("PP-LOAN-04")
def test_repaying_costs_six():
    state = do(at(interest=[1, 0], ducats=[6, 0]), "1 repay")
    assert ducats(state)[0] == 0
    assert realm(state, 1)["interest"] == 0
    assert can(at(interest=[1, 0], ducats=[5, 0]), 1, "repay") == []
    assert can(at(ducats=[9, 0]), 1, "repay") == []


@pytest.mark.clauses("PP-LOAN-07", "PP-R-47")
def test_loans_go_one_way_until_an_action_comes_between():
    state = do(at(interest=[2, 0], ducats=[30, 0], influence={("downs", 1): 1}), "1 loan")
    assert can(state, 1, "repay") == []
    do(state, "1 influence downs", "1 done")
    assert can(state, 1) == ["loan", "repay", "end"]
    state = do(at(interest=[2, 0], ducats=[30, 0]), "1 repay")
    assert can(state, 1, "loan") == []
    assert can(state, 1, "repay") == ["repay"]


@pytest.mark.clauses("PP-LOAN-07")
def test_the_way_of_one_turns_loans_does_not_bind_the_next_turn():
    state = do(at(interest=[1, 0], ducats=[30, 0]), "1 pass", "1 repay")
    assert asked(state) == ("turn", [2])
    assert can(state, 2, "loan") == ["loan"]


@pytest.mark.clauses("PP-LOAN-07", "PP-MISSION-01")
def test_a_mission_between_turns_the_way_as_well():
    fleet = {
        ("grey-sound", 1): (3, 3),
        ("sunset-deep", 1): (2, 2),
        ("northern-reach", 1): (2, 2),
        ("pelloire-gulf", 1): (1, 1),
    }
    given = {"ships": fleet, "interest": [1, 0]}
    state = do(at(**given), "1 loan", "1 claim masters-of-the-sound")
    assert can(state, 1, "repay") == ["repay"]


# ---------------------------------------------------------------- mandatory costs


def income(**given):
    """Return the end of the income of two realms."""
    return at("income", passed=[1, 2], **given)


@pytest.mark.clauses("PP-LOAN-06", "PP-TAX-03", "PP-R-10")
def test_each_token_costs_a_ducat_in_every_income():
    state = income(interest=[3, 0], ducats=[4, 0], towns={"caerwick": 1})
    assert told(state, "interest") == ["interest 1 3"]
    assert ducats(state)[0] == 4 + 2 - 3


@pytest.mark.clauses("PP-BANK-01", "PP-LOAN-05", "PP-TAX-03", "PP-R-53")
def test_loans_are_taken_as_few_as_are_needed_and_bear_interest_later():
    state = income(interest=[3, 0], ducats=[1, 0])
    assert ducats(state)[0] == 1 + 5 - 3
    assert realm(state, 1)["interest"] == 4


@pytest.mark.clauses("PP-BANK-02", "PP-BANK-03", "PP-R-09", "PP-GOLD-07", "PP-BANK-01")
def test_bankruptcy():
    given = {"towns": {"caerwick": 1}, "occupied": ["caerwick"], "ships": {("grey-sound", 1): (1, 1)}}
    state = income(interest=[6, 0], ducats=[2, 9], power=[[7, 5, 0], [3, 3, 3]], **given)
    assert told(state, "bankrupt") == ["bankrupt 1"]
    assert prestige(state) == [-5, 0]
    assert ducats(state)[0] == 0
    assert realm(state, 1)["interest"] == 3
    assert realm(state, 1)["power"] == [4, 2, 0]  # 7 loses 3 at most, 5 loses 3, the half rounded up
    assert realm(state, 1)["ships_left"] == 14
    assert asked(state) == ("upkeep", [1])


@pytest.mark.clauses("PP-BANK-04", "PP-R-10", "PP-TAX-04")
def test_upkeep_never_makes_bankrupt():
    state = income(interest=[5, 0], ducats=[5, 9], ships={("grey-sound", 1): (3, 1)})
    assert can(state, 1) == ["scrap grey-sound loose", "scrap grey-sound slot"]
    do(state, "1 scrap grey-sound loose", "1 scrap grey-sound slot", "1 scrap grey-sound loose")
    assert told(state, "bankrupt") == []
    assert realm(state, 1)["ships_left"] == 15
    assert asked(state) == ("court", [2])  # without ships there is no upkeep left


@pytest.mark.clauses("PP-LOAN-05")
def test_there_is_no_repaying_in_income():
    state = income(interest=[1, 0], ducats=[20, 0])
    assert asked(state) == ("court", [1])
    assert can(state, 1, "repay") == []
    assert refused(state, "1 repay")


@pytest.mark.clauses("PP-R-34", "PP-R-46")
def test_gold_whose_mover_fails_the_requirement_never_inflates():
    def bind(data):
        for row in data["entry"]:
            if row["id"] == "desert-gold_ardane-fairs":
                row["requirement"] = "own"

    state = trading("desert-gold", "wool", "rye", game=changed(bind), **FAIRS)
    do(state, "1 select desert-gold_ardane-fairs")
    assert asked(state) == ("turn", [2])
    assert realm(state, 1)["interest"] == 0
