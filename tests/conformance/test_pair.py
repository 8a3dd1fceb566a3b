"""Two worlds that run on side by side."""

import pytest
from haggle_tables import GAME, table

from entrepot.kernel.chance import seeded
from entrepot.testing.feeds import Recording
from entrepot.testing.observation import Texts
from entrepot.testing.pair import World


@pytest.mark.parametrize("seed", range(12))
def test_a_public_action_is_not_taken_back_in_a_secret_part(seed):
    """A raid on an empty hand asks nobody else, so it could be taken back before a card is laid: seed 8720 did."""
    state = table(hands=[["anvil", "vase"], [], ["kettle"]])
    world = World(state, Recording(seeded(1)), 2, [], Texts(GAME))
    world.apply(0, GAME.parse("raid 3"))
    assert world.match.undoable(0) == 1
    assert world.step(0, seeded(seed))
    assert [GAME.text(action).split()[0] for _, action in world.match.moves] == ["raid", "play"]
