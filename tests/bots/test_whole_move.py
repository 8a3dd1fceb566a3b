"""A move of many small steps is told whole, as far as it does not depend on what is hidden."""

from __future__ import annotations

import entrepot
from entrepot.bots.ismcts import Ismcts, in_earnest
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.policy import ByBots
from entrepot.bots.search.whole_move import rest_of_move
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle


def positions(name: str, most: int = 400):
    """Play a game of the strongest own bot, and yield each position in which a seat may choose, with its choice."""
    game = entrepot.game(name)
    kinds = list(game.bots.values())
    state, bots = game.new(3, 5), [kinds[-1](seat) for seat in range(3)]
    for _ in range(most):
        if state.over:
            return
        seat = state.actors()[0]
        action = bots[seat].choose(SeatHandle(state, seat))
        if len(state.legal(seat)) > 1:
            yield state, seat, action
        state.play(seat, action)


def rest(state, seat: int, action: int) -> list[str]:
    kinds = list(state.game.bots.values())
    found = rest_of_move(SeatHandle(state, seat), action, ByBots(kinds[-1], state.seats), seeded(1))
    return [state.game.text(step) for step in found]


def test_a_march_is_told_with_where_to_and_how_many():
    for state, seat, action in positions("trigon"):
        if state.game.text(action).startswith("march"):
            told = rest(state, seat, action)
            if len(told) >= 2:
                break
    else:
        raise AssertionError("nobody marched")
    assert told[0].split()[0] == "to"
    copy = state.copy()  # the steps can be done as they are told, but for those without a choice between them
    copy.play(seat, action)
    for step in told:
        while len(copy.legal(seat)) == 1:
            copy.play(seat, copy.legal(seat)[0])
        assert copy.game.parse(step) in copy.legal(seat)
        copy.play(seat, copy.game.parse(step))


def test_a_bid_is_a_whole_move():
    seen = 0
    for state, seat, action in positions("tradejack", 60):
        if state.game.text(action).startswith(("bid", "pass")):
            seen += 1
            assert rest(state, seat, action) == []
    assert seen


def test_an_offer_that_would_be_taken_back_again_is_no_advice():
    for state, seat, _ in positions("trigon"):
        offers = [action for action in state.legal(seat) if state.game.text(action).startswith("trade")]
        if offers and rest(state, seat, offers[0]) == ["withdraw"]:
            break
    else:
        raise AssertionError("there is always an offer to make")
    bot, handle = Ismcts(1, Budget(60)), SeatHandle(state, seat)
    race = bot.race(handle)
    compared = {state.game.text(score.action) for score in race.scores()}
    advised = {state.game.text(score.action) for score in in_earnest(handle, race, seeded(1))}
    assert state.game.text(offers[0]) in compared
    assert {text.split()[0] for text in compared - advised} <= {"trade", "swap"}
    assert state.game.text(offers[0]) not in advised
    assert advised
