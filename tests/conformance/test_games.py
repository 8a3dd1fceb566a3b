"""Every game that is found keeps what every game promises."""

import os

import pytest

import entrepot
from entrepot.kernel.registry import game_modules
from entrepot.testing import conform

PLAYOUTS = 200 if "ENTREPOT_EXPECT_COMPILED" in os.environ else 3
"""Two hundred on the build that users get; on the plain source, whose games are the same to the digest, fewer."""
CLOSELY = 150
"""One position in so many of a long game is looked into closely: in 200 playouts about a thousand."""
LONG = 60
"""Minutes at the table from which a game is long."""
GAMES = sorted(game_modules(), key=lambda name: entrepot.game(name).minutes, reverse=True)
"""The longest games come first, so that no process of two waits long for the other at the end."""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_promises(name):
    rate = {"sample": CLOSELY} if entrepot.game(name).minutes >= LONG else {}
    report = conform(name, playouts=PLAYOUTS, **rate)
    assert report.ok, str(report)


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_promises_ten_thousand_times(name):
    report = conform(name, playouts=10_000, seed=1_000)
    assert report.ok, str(report)
