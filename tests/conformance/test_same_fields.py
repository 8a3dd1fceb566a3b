"""Two positions with equal fields dump alike: what spares the kit two dumps after each refusal."""

import pytest

import entrepot
from entrepot.kernel.chance import seeded
from entrepot.kernel.registry import game_modules
from entrepot.testing.attributes import fingerprint, holds_the_same
from entrepot.testing.walk import play_on

ACTIONS = 40


@pytest.mark.parametrize("name", game_modules())
def test_no_action_is_overlooked_and_a_copy_is_the_same(name):
    game = entrepot.game(name)
    state = game.new(game.fewest, 5)
    before = state.copy()
    for _ in play_on(state, seeded(5), ACTIONS):
        assert holds_the_same(state, before) <= (state.dump() == before.dump())
        before = state.copy()
        assert holds_the_same(state, before)


def test_chance_that_went_on_is_seen():
    state = entrepot.game("tradejack").new(3, 5)
    other = state.copy()
    other.rng.next()
    assert not holds_the_same(state, other)


class Map:
    """What copies may share: it keeps what is asked of it once."""

    def __init__(self, ways):
        self.ways = ways
        self._far = b""

    @property
    def far(self):
        self._far = self._far or bytes(reversed(self.ways))
        return self._far


def test_what_is_worked_out_when_first_asked_changes_nothing_and_all_else_does():
    chart = Map(b"123")
    before = fingerprint(chart)
    assert chart.far == b"321"
    assert fingerprint(chart) == before
    chart._far = b"312"
    assert fingerprint(chart) != before
    chart._far, chart.ways = b"321", b"124"
    assert fingerprint(chart) != before
