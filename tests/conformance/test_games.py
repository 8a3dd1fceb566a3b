"""Every game that is found keeps what every game promises."""

import pytest

from entrepot.kernel.registry import game_modules
from entrepot.testing import conform

# Two hundred playouts in all modes, closely looked at one position in fifty: about a minute a game in plain Python.


@pytest.mark.slow
@pytest.mark.parametrize("name", game_modules())
def test_a_game_keeps_its_promises(name):
    report = conform(name, playouts=200)
    assert report.ok, str(report)


@pytest.mark.full
@pytest.mark.parametrize("name", game_modules())
def test_a_game_keeps_its_promises_ten_thousand_times(name):
    report = conform(name, playouts=10_000, seed=1_000)
    assert report.ok, str(report)
