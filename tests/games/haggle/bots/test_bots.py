"""The bots of Haggle play by what a seat knows, and by more than chance."""

import pytest
from haggle_tables import GAME, do, table

from entrepot.bots.find import find_bot
from entrepot.kernel.handle import SeatHandle


def wins(one, other, games):
    """Games of two that bot `one` wins outright, sitting in either seat."""
    won = 0
    for number in range(games):
        state = GAME.new(2, number)
        names = [one, other] if number % 2 == 0 else [other, one]
        bots = [find_bot(GAME, name)(f"{number} {name}") for name in names]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(SeatHandle(state, seat)))
        won += state.outcome()["winners"] == [names.index(one)]
    return won


@pytest.mark.parametrize(("one", "other", "least"), [("thrifty", "uniform", 36), ("greedy", "uniform", 36)])
def test_plans_beat_chance(one, other, least):
    assert wins(one, other, 40) >= least


def test_greed_beats_thrift():
    assert wins("greedy", "thrifty", 100) > 50


def chosen(name, state, seat):
    return GAME.text(find_bot(GAME, name)(1).choose(SeatHandle(state, seat)))


def test_greedy_raids_what_it_knows_to_be_precious():
    parcels = [[0, "anvil", [0]], [0, "anvil", [0]], [1, "pearl", [0, 1]], [1, "ladle", [0, 1]]]
    state = table(coins=[8, 8], hands=[["anvil"], []], parcels=parcels)
    assert chosen("greedy", state, 0) == "raid 3"
    assert chosen("thrifty", state, 0) == "errand"


@pytest.mark.parametrize(("prices", "answer"), [([4, 0], "accept"), ([8, 0], "counter 7"), ([9, 8], "decline")])
def test_greedy_buys_for_no_more_than_it_is_worth(prices, answer):
    parcels = [[0, "mirror", [0, 1]], [0, "anvil", [0]], [1, "pearl", [1]], [1, "ladle", [1]]]
    state = table(coins=[8, 9], hands=[[], []], parcels=parcels, phase="bargain", parcel=1, buyer=1, prices=prices)
    assert chosen("greedy", state, 1) == answer


def test_both_fight_and_answer():
    state = do(table(), "0 raid 3")
    assert chosen("greedy", state, 0) == "play anvil"
    assert chosen("thrifty", state, 1) == "play ladle"
    cheap = table(phase="bargain", parcel=1, buyer=1, prices=[4, 0])
    dear = table(phase="bargain", parcel=1, buyer=1, prices=[5, 0])
    assert chosen("thrifty", cheap, 1) == "accept"
    assert chosen("thrifty", dear, 1) == "decline"
