"""Every game that is found keeps what every game promises."""

import os

import pytest

import entrepot
from entrepot.kernel.registry import game_modules
from entrepot.testing import conform

IS_BUILT = "ENTREPOT_EXPECT_COMPILED" in os.environ
"""Whether this is the build that users get. The plain source has the same games, to the digest: one playout."""
CLOSELY = 150
"""One position in so many of a long game is looked into closely."""
LONG = 60
"""Minutes at the table from which a game is long: then 60 playouts are enough for all pairs of choices to meet."""
GAMES = sorted(game_modules(), key=lambda name: entrepot.game(name).minutes, reverse=True)
"""The longest games come first, so that no process of two waits long for the other at the end."""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_promises(name):
    is_long = entrepot.game(name).minutes >= LONG
    playouts = (60 if is_long else 200) if IS_BUILT else 1
    rate = {"sample": CLOSELY} if is_long else {}
    report = conform(name, playouts=playouts, must_reach=IS_BUILT, **rate)
    assert report.ok, str(report)


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_its_promises_ten_thousand_times(name):
    report = conform(name, playouts=10_000, seed=1_000)
    assert report.ok, str(report)
