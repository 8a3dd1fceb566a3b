"""Income rows: pushing down, ties, Pirates, green and red, requirements."""

import pytest
from price_of_power_tables import asked, can, do, ducats, merchants, realm, told, trading

FOUR = {
    "seats": 4,
    "towns": {"caerwick": 1, "sundal": 2, "skerravoe": 3},
    "ships": {
        ("grey-sound", 1): (2, 2),
        ("grey-sound", 2): (1, 1),
        ("northern-reach", 3): (1, 0),
        ("grey-sound", 4): (1, 0),
    },
    "influence": {("rysland", 2): 1, ("rysland", 4): 1, ("gallemont", 4): 1},
    "merchants": {("harrow-roads", seat): False for seat in (1, 2, 3, 4)},
    "ducats": [0, 0, 0, 0],
}
"""Trade Power 6, 5, 3 and 1 with Tar and Hemp at Harrow Roads."""


def collect(**given):
    """Return what the four get."""
    return ducats(do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads"))


@pytest.mark.clauses("PP-EXAMPLE-02", "PP-ROW-01", "PP-ROW-02", "PP-ROW-03", "PP-ROW-04", "PP-CARD-06", "PP-MERCH-13")
def test_the_weaker_are_pushed_down_and_off():
    state = do(trading("tar-and-hemp", **FOUR), "1 select tar-and-hemp_harrow-roads")
    assert told(state, "power-shown") == ["power-shown harrow-roads 1:6+2:5+3:3+4:1"]
    assert ducats(state) == [8, 5, 2, 0]
    assert told(state, "collected") == [
        "collected 1 8 harrow-roads top",
        "collected 2 5 harrow-roads middle",
        "collected 3 2 harrow-roads bottom",
    ]


@pytest.mark.clauses("PP-EXAMPLE-02", "PP-PIRATE-01", "PP-PIRATE-02", "PP-PIRATE-03", "PP-PIRATE-04", "PP-R-27")
@pytest.mark.parametrize(("count", "paid"), [(1, [5, 2, 0, 0]), (2, [2, 0, 0, 0]), (3, [0, 0, 0, 0])])
def test_each_pirate_moves_all_one_row_down(count, paid):
    assert collect(pirates=[["harrow-roads", count]]) == paid


@pytest.mark.clauses("PP-PIRATE-04")
def test_three_pirates_leave_nobody():
    state = do(trading("tar-and-hemp", **FOUR, pirates=[["harrow-roads", 3]]), "1 select tar-and-hemp_harrow-roads")
    assert told(state, "nobody") == ["nobody harrow-roads"]


@pytest.mark.clauses("PP-INCOME-02", "PP-INCOME-03", "PP-INCOME-01")
def test_an_expanded_node_pays_the_red_column():
    assert collect() == [8, 5, 2, 0]
    assert collect(expanded=["harrow-roads"]) == [10, 7, 4, 0]
    assert collect(expanded=["sunset-roads"]) == [8, 5, 2, 0]


@pytest.mark.clauses("PP-R-26", "PP-ROW-06", "PP-CARD-05")
def test_nobody_moves_up_and_an_empty_row_stays_empty():
    given = {"towns": {"skerravoe": 3}, "ships": dict.fromkeys(FOUR["ships"], (1, 0))}
    state = trading("tar-and-hemp", **{**FOUR, **given})
    do(state, "1 select tar-and-hemp_harrow-roads")  # Trade Power 1, 1, 3 and 1: the top row stays empty
    do(state, "1 rank 1")
    assert ducats(state) == [0, 2, 5, 0]


@pytest.mark.clauses("PP-ROW-03", "PP-R-26")
def test_a_pushed_player_takes_the_lower_row_from_a_weaker_one():
    given = {"towns": {"caerwick": 1, "sundal": 2}}  # Trade Power 6, 5, 1 and 1
    state = do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads")
    assert asked(state) == ("ties", [1])
    do(state, "1 rank 3")
    assert ducats(state) == [8, 5, 0, 2]


@pytest.mark.clauses("PP-ROW-05", "PP-R-39")
def test_the_mover_orders_equals_even_when_not_among_them():
    given = {"towns": {"caerwick": 1}, "ships": {**FOUR["ships"], ("grey-sound", 2): (1, 0)}}
    state = do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads")
    assert can(state, 1) == ["rank 1", "rank 2", "rank 3"]
    do(state, "1 rank 3")
    assert asked(state)[0] == "turn"  # the last two get nothing either way
    assert ducats(state) == [8, 0, 0, 2]
    assert told(state, "ranked") == ["ranked 1 4+2+3"]


@pytest.mark.clauses("PP-ROW-05")
@pytest.mark.parametrize(("first", "paid"), [(0, [5, 2]), (1, [2, 5])])
def test_the_mover_may_order_against_itself(first, paid):
    given = {
        "towns": {"sundal": 1, "caerwick": 2},
        "ships": {("grey-sound", 1): (1, 0), ("grey-sound", 2): (1, 0)},
        "influence": {("rysland", 2): 1},
        "merchants": {("harrow-roads", 1): False, ("harrow-roads", 2): True},
        "ducats": [0, 0],
    }
    state = do(trading("tar-and-hemp", **given), "1 select tar-and-hemp_harrow-roads", f"1 rank {first}")
    assert ducats(state) == paid


@pytest.mark.clauses("PP-R-39")
def test_a_tie_whose_order_changes_nothing_is_not_asked():
    given = {"towns": {}, "ships": dict.fromkeys(FOUR["ships"], (1, 0)), "pirates": [["harrow-roads", 1]]}
    state = do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads")
    assert asked(state)[0] == "turn"
    assert ducats(state) == [0, 0, 0, 0]


@pytest.mark.clauses("PP-POWER-01", "PP-R-25", "PP-ACT-09")
@pytest.mark.parametrize("lost", [{"merchants": (2,)}, {"ships": ("grey-sound", 2)}])
def test_who_lacks_merchant_or_connection_claims_no_row(lost):
    given = {}
    if "merchants" in lost:
        given["merchants"] = {("harrow-roads", seat): False for seat in (1, 3, 4)}
    else:
        given["ships"] = {key: value for key, value in FOUR["ships"].items() if key != lost["ships"]}
    assert collect(**given) == [8, 0, 5, 2]


@pytest.mark.clauses("PP-R-44", "PP-POWER-01")
def test_a_merchant_without_a_connection_stays_and_collects_nothing():
    given = {"influence": {("rysland", 4): 1, ("gallemont", 4): 1}}
    state = do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads")
    assert ducats(state)[1] == 0
    assert 2 in merchants(state, "harrow-roads")


@pytest.mark.clauses("PP-ACT-10", "PP-R-43", "PP-PASS-01", "PP-MERCH-11")
def test_opponents_collect_with_lying_merchants_and_after_passing_and_lay_none_down():
    given = {
        "merchants": {("harrow-roads", 1): False, ("harrow-roads", 2): True, ("harrow-roads", 3): False},
        "passed": [3, 2],
        "last_turns": [0, 0, 0, 0],
    }
    state = do(trading("tar-and-hemp", **{**FOUR, **given}), "1 select tar-and-hemp_harrow-roads")
    assert ducats(state) == [8, 5, 2, 0]
    assert merchants(state, "harrow-roads") == {1: True, 2: True, 3: False}


# ---------------------------------------------------------------- requirements

CAPE = {
    "realm": ["sarrazan", "brennack"],
    "merchants": {("cape-verrin", 1): False},
    "influence": {("zefta", 1): 1},
    "ships": {("corsair-coast", 1): (1, 0)},
    "ducats": [0, 0],
}


@pytest.mark.clauses("PP-REQ-01", "PP-REQ-02", "PP-R-11")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ({}, 0),
        ({"towns": {"sevara": 2}}, 2),
        ({"vassals": {"solana": 2}}, 2),
        ({"dnpr": ["solana"]}, 2),
        ({"towns": {"sevara": 2}, "occupied": ["sevara"]}, 2),
        ({"towns": {"xarama": 2}}, 0),
    ],
)
def test_a_token_of_anybodys_meets_the_first_kind_for_all(held, paid):
    state = do(trading("bay-salt", **{**CAPE, **held}), "1 select bay-salt_cape-verrin")
    assert ducats(state)[0] == paid


@pytest.mark.clauses("PP-REQ-03", "PP-R-12", "PP-R-13", "PP-ACT-16")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ({}, 0),
        ({"towns": {"torralta": 1}}, 2),
        ({"towns": {"torralta": 2}}, 0),
        ({"vassals": {"torralta": 1}}, 0),
        ({"towns": {"torralta": 1}, "occupied": ["torralta"]}, 0),
    ],
)
def test_only_an_owner_meets_the_second_kind_and_may_select_without(held, paid):
    state = do(trading("olive-oil", **{**CAPE, **held}), "1 select olive-oil_cape-verrin")
    assert ducats(state)[0] == paid


@pytest.mark.clauses("PP-R-12", "PP-R-25")
def test_who_fails_the_requirement_blocks_no_row():
    given = {
        "realm": ["sarrazan", "brennack", "halmark"],
        "seats": 3,
        "merchants": {("cape-verrin", 1): False, ("cape-verrin", 2): False},
        "ships": {("corsair-coast", 1): (2, 2), ("southern-deep", 2): (1, 0), ("pelloire-gulf", 2): (1, 0)},
        "towns": {"torralta": 2},
        "ducats": [0, 0, 0],
    }
    state = do(trading("olive-oil", **{**CAPE, **given}), "1 select olive-oil_cape-verrin")
    assert ducats(state) == [0, 2, 0]


@pytest.mark.clauses("PP-MISSION-01")
def test_the_best_trade_of_each_realm_is_kept():
    state = do(trading("tar-and-hemp", **FOUR, best_trade=[6, 6, 0, 3]), "1 select tar-and-hemp_harrow-roads")
    assert [realm(state, seat)["best_trade"] for seat in (1, 2, 3, 4)] == [8, 6, 2, 3]


@pytest.mark.clauses("PP-AGE-01", "PP-R-06")
def test_trade_income_of_all_collectors_counts_for_the_age():
    state = do(trading("tar-and-hemp", **FOUR), "1 select tar-and-hemp_harrow-roads")
    assert [realm(state, seat)["age_income"] for seat in (1, 2, 3, 4)] == [8, 5, 2, 0]
    assert realm(do(trading("tar-and-hemp", merchants={("kronau-crossing", 1): False}), "2 pass"), 1)["age_income"] == 0
