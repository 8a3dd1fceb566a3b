"""Offers, and the haggling inside them."""

import pytest
from haggle_tables import GAME, choices, do, forbidden_by, table


@pytest.mark.clauses("HG-OFFER-01")
def test_an_offer_names_parcel_buyer_and_price():
    state = table(out=[0, 0, 0])
    assert choices(state, 0, "offer") == ["offer 1", "offer 2"]
    assert forbidden_by(state, "0 offer 3") == "HG-OFFER-01"
    do(state, "0 offer 1")
    assert choices(state, 0) == ["to 1", "to 2"]
    do(state, "0 to 1")
    assert choices(state, 0) == [f"ask {price}" for price in range(1, 21)]
    do(state, "0 ask 20")
    assert state.actors() == [1]


@pytest.mark.clauses("HG-OFFER-01")
def test_nobody_out_and_not_the_mover_is_offered_anything():
    state = do(table(out=[0, 1, 0], round=2), "0 offer 1")
    assert choices(state, 0) == ["to 2"]
    assert forbidden_by(state, "0 to 1") == "HG-OFFER-01"
    assert forbidden_by(state, "0 to 0") == "HG-OFFER-01"


@pytest.mark.clauses("HG-OFFER-02", "HG-OFFER-05", "HG-HIDE-02")
def test_an_accepted_price_is_paid_and_the_parcel_is_the_buyers():
    state = do(table(), "0 offer 1", "0 to 1", "0 ask 6", "1 accept")
    assert state.fields()["coins"] == [14, 2, 8]
    assert state.fields()["parcels"][0] == [1, "pearl", [0, 1]]
    assert state.actors() == [1]


@pytest.mark.clauses("HG-OFFER-02")
def test_a_declined_offer_changes_nothing_and_ends_the_turn():
    before = table()
    state = do(table(), "0 offer 1", "0 to 1", "0 ask 6", "1 counter 3", "0 decline")
    assert state.fields()["coins"] == before.fields()["coins"]
    assert state.fields()["parcels"] == before.fields()["parcels"]
    assert state.actors() == [1]


@pytest.mark.clauses("HG-OFFER-02", "HG-OFFER-05")
def test_counter_offers_lie_on_the_stack_and_the_last_price_is_paid():
    state = do(table(), "0 offer 1", "0 to 1", "0 ask 9", "1 counter 3", "0 counter 6", "1 counter 5")
    assert [frame[0] for frame in state.dump()["stack"]] == ["turn", "offer", *["bargain"] * 4]
    assert state.actors() == [0]
    assert forbidden_by(state, "1 accept") == "HG-OFFER-02"
    do(state, "0 accept")
    assert state.fields()["coins"] == [13, 3, 8]


@pytest.mark.clauses("HG-OFFER-03")
def test_prices_close_in_on_each_other():
    state = do(table(), "0 offer 1", "0 to 1", "0 ask 6")
    assert choices(state, 1, "counter") == [f"counter {price}" for price in range(1, 6)]
    assert forbidden_by(state, "1 counter 6") == "HG-OFFER-03"
    do(state, "1 counter 2")
    assert choices(state, 0, "counter") == [f"counter {price}" for price in range(3, 6)]
    assert forbidden_by(state, "0 counter 2") == "HG-OFFER-03"
    do(state, "0 counter 4")
    assert choices(state, 1, "counter") == ["counter 3"]
    do(state, "1 counter 3")
    assert choices(state, 0) == ["accept", "decline"]


@pytest.mark.clauses("HG-OFFER-04")
def test_the_buyer_promises_no_more_than_there_is():
    state = do(table(coins=[0, 4, 8]), "0 offer 1", "0 to 1", "0 ask 9")
    assert choices(state, 1) == ["decline", *(f"counter {price}" for price in range(1, 5))]
    assert forbidden_by(state, "1 accept") == "HG-OFFER-04"
    assert forbidden_by(state, "1 counter 5") == "HG-OFFER-04"
    do(state, "1 counter 2")
    assert "counter 8" in choices(state, 0)
    do(state, "0 counter 8")
    assert choices(state, 1) == ["decline", "counter 3", "counter 4"]


def test_a_haggling_can_be_set_up_by_hand():
    state = table(phase="bargain", parcel=1, buyer=2, prices=[3, 7])
    assert choices(state, 0) == ["accept", "decline", "counter 4", "counter 5", "counter 6"]
    do(state, "0 accept")
    assert state.fields()["parcels"][0] == [2, "pearl", [0, 2]]
    assert GAME.load(state.dump()).digest() == state.digest()
