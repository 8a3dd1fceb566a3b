"""No game takes a position from which play could go wrong, and none refuses one that play comes to."""

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.registry import game_modules
from entrepot.testing import Impossible, conform
from entrepot.testing.mutations import Mutator
from entrepot.testing.walk import play_on

LONG = 60
"""Minutes at the table from which a game is long."""


def settings(name):
    """Return how many games are played, and one position in how many is changed: about ten seconds a game."""
    minutes = entrepot.game(name).minutes
    return {"playouts": 3, "sample": 60} if minutes >= LONG else {"playouts": 30, "sample": 15}


@pytest.mark.slow
@pytest.mark.parametrize("name", game_modules())
def test_changed_positions_are_refused_or_playable(name):
    report = conform(name, promises=[Impossible], must_reach=False, seed=2_100, **settings(name))
    assert report.ok, str(report)
    assert report.result(Impossible.name).checks > 100


@pytest.mark.full
@pytest.mark.parametrize("name", game_modules())
def test_thousands_of_changed_positions_are_refused_or_playable(name):
    report = conform(name, 500, seed=9_000, promises=[Impossible], must_reach=False, sample=20)
    assert report.ok, str(report)


@pytest.mark.parametrize("name", game_modules())
def test_the_changes_are_of_every_kind_and_leave_the_origin_alone(name):
    game, rng, mutator = entrepot.game(name), seeded(3), Mutator()
    state = game.new(game.fewest, 3)
    found = set()
    for number, _ in enumerate(play_on(state, seeded(3))):
        if number % 9 or number > 100:
            continue
        data = state.dump()
        mutator.remember(data)
        for _ in range(30):
            changed, told = mutator.mutate(data, rng)
            assert (changed != data) <= bool(told)
            assert changed.keys() == data.keys()
            assert [changed[key] for key in ("seats", "options", "chance")] == [
                data[key] for key in ("seats", "options", "chance")
            ]
            found.update(key for key in data if changed[key] != data[key])
        assert data == state.dump()
    assert len(found) >= len(data) // 2
