"""A search on several cores finds what searches of its parts find together."""

import pytest

import entrepot
from entrepot.arena.cores import SearchOnCores, compared, merged
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.handle import SeatHandle

GAME = entrepot.game("haggle")


def asked(seed: int):
    state = GAME.new(seats=3, seed=seed)
    while len(state.legal(state.actors()[0])) < 3:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state, state.actors()[0]


def test_scores_are_added_by_action_and_the_policys_own_stays_first():
    found = merged(
        [
            [(7, 9, 0.0, 0.0, 0.0), (3, 4, 0.4, 0.1, 2.0)],
            [(7, 8, 0.0, 0.0, 0.0), (5, 2, 1.0, 0.5, 1.0), (3, 6, 0.6, 0.2, 3.0)],
        ]
    )
    assert [(score.action, score.count) for score in found] == [(7, 17), (3, 10), (5, 2)]
    assert found[1].mean() == pytest.approx(0.1)
    assert found[1].mean_lead() == pytest.approx(0.5)


def test_two_cores_choose_what_their_scores_say_and_the_same_each_time():
    state, seat = asked(4)
    before = state.dump()
    with SearchOnCores("same", cores=2, playouts=24) as bot:
        first = bot.consider(SeatHandle(state, seat))
    with SearchOnCores("same", cores=2, playouts=24) as bot:
        again = bot.consider(SeatHandle(state.determinize(seat, Random(9, 1)), seat))
    assert state.dump() == before
    assert (first.action, first.runner_up, first.worth) == (again.action, again.runner_up, again.worth)
    assert first.action in state.legal(seat)
    rng, parts = seeded("same"), []
    for _ in range(2):
        dump = SeatHandle(state, seat).imagine(rng).dump()
        parts.append(compared("haggle", GAME.content.as_data(), dump, seat, int(rng.next()), 24))
    assert first.playouts == sum(playouts for playouts, _ in parts) > 24
    assert first.action in [score.action for score in merged([sums for _, sums in parts])]
