"""A move of many small steps is told whole, as far as it does not depend on what is hidden."""

from __future__ import annotations

import entrepot
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
