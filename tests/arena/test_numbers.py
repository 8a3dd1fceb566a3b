from collections import Counter

import pytest

from entrepot.arena.numbers import quantile, share, spread, tidy, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # by the closed form, computed apart
        (50, 100, 0.403832, 0.596168),
        (1, 10, 0.017876, 0.404150),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (700, 1000, 0.670876, 0.727593),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-6), pytest.approx(high, abs=1e-6))


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 6, 0) == {"wins": 0, "share": 0.0, "low": 0.0, "high": 1.0}
    assert spread(Counter())["mean"] is None
    with pytest.raises(ValueError):
        quantile(Counter(), 50)


def test_shared_wins_are_parts():
    assert share(9, 6, 2)["wins"] == 1.5
    assert share(12, 6, 2) == {"wins": 2, "share": 1.0, "low": pytest.approx(0.342380, abs=1e-6), "high": 1.0}


def test_a_spread_is_told_by_mean_and_nearest_rank():
    counts = Counter({1: 1, 2: 1, 3: 1, 10: 1})
    assert spread(counts) == {
        "mean": 4.0,
        "min": 1,
        "max": 10,
        "quantiles": {"5": 1, "25": 1, "50": 2, "75": 3, "95": 10},
    }


def test_a_whole_number_has_no_point():
    assert (str(tidy(3.0)), str(tidy(2.5))) == ("3", "2.5")
