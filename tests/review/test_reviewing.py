"""A whole review: the same again by its seed, honest about doubt, and dearer for those who play worse."""

from __future__ import annotations

from statistics import mean, stdev

import pytest
from small_endings import played

from entrepot.files.record import Record
from entrepot.kernel.errors import BadSeats
from entrepot.review.choices import Unfinished, choices_of
from entrepot.review.reviewing import SLIGHT, SURE, Judged, Review, is_sure, review, seat_review, spread
from entrepot.review.weighing import Compared, Effort, Weighed

SMALL = Effort(12)


@pytest.fixture(scope="module")
def record() -> Record:
    return played("haggle", ["uniform", "greedy"], 4)


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, effort=SMALL, seed=1)


def test_the_same_seed_gives_the_same_review_in_several_processes_too(record, found):
    assert review(record, effort=SMALL, seed=1, jobs=2) == found


def test_one_seats_review_is_its_own(record, found):
    alone = review(record, 1, SMALL, 1)
    assert [one.seat for one in alone.seats] == [1]
    assert alone.seats[0].mistakes == found.seats[1].mistakes


def test_a_review_counts_every_choice_and_shows_the_dearest_mistakes_first(record, found):
    for one in found.seats:
        assert one.choices == len(choices_of(record, [one.seat]))
        worths = [mistake.by.worth for mistake in one.mistakes]
        assert worths == sorted(worths, reverse=True)
        assert all(is_sure(mistake.by) and not mistake.is_gain for mistake in one.mistakes)
    assert any(one.mistakes for one in found.seats)


def judged(number: int, worth: float, error: float, is_gain: bool) -> Judged:
    """A choice that was looked at longer."""
    look = Weighed(0, number, number, "pass", 2, 12, None, None)
    return Judged(look, "bid 1", Compared("bid 1", worth, error, 1.0, 20), is_gain)


def test_the_best_choice_is_the_surest_gain_and_never_a_mistake():
    wrong = judged(1, 0.2, 0.01, is_gain=False)
    gains = [judged(1, 0.9, 0.01, is_gain=True), judged(2, 0.8, 0.5, is_gain=True), judged(3, 0.1, 0.01, is_gain=True)]
    found = seat_review(0, [], [wrong, *gains], [])
    assert found.mistakes == [wrong]
    assert found.best == gains[2]
    assert seat_review(0, [], [wrong, *gains[:2]], []).best is None


def test_the_course_ends_as_the_game_did(record, found):
    assert record.outcome is not None
    winners = [place == 1 for place in record.outcome["places"]]
    for one in found.seats:
        moves = [moment.move for moment in one.course]
        assert moves == sorted(moves)
        assert moves[-1] == record.count() + 1
        assert [share > 0 for share in one.course[-1].shares] == winners


def test_progress_grows_to_the_end(record):
    heard: list[float] = []
    review(record, 0, Effort(8), progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == pytest.approx(1)


@pytest.mark.parametrize(
    ("worth", "error", "sure"),
    [
        (0.2, 0.05, True),
        (0.2, 0.1, False),
        (0.2, 0.2 / SURE, False),
        (SLIGHT / 2, 0.0, False),
        (-0.3, 0.01, False),
    ],
)
def test_nothing_within_its_error_is_a_mistake(worth, error, sure):
    assert is_sure(Compared("pass", worth, error, 0.0, 50)) is sure


def test_moments_are_spread_over_the_game():
    assert spread([3, 5, 9], 20) == [3, 5, 9]
    assert spread(list(range(100)), 4) == [0, 25, 50, 75]
    assert spread([], 4) == []


def test_a_game_that_goes_on_is_not_reviewed(record):
    half = played("haggle", ["uniform", "greedy"], 4, 5)
    with pytest.raises(Unfinished):
        review(half)
    with pytest.raises(BadSeats):
        review(record, 2)


# ---------------------------------------------------------------- the worse player's review


def test_who_plays_at_random_makes_more_and_dearer_mistakes():
    check_worse("haggle", "uniform", "greedy", 6, Effort(16))


@pytest.mark.full
@pytest.mark.parametrize("name", ["tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power"])
def test_easy_makes_more_and_dearer_mistakes_than_greedy(name):
    check_worse(name, "easy", "greedy", 10, Effort(32))


def check_worse(name: str, worse: str, better: str, games: int, effort: Effort) -> None:
    """Both counts differ, game by game, by more than two standard errors."""
    counts: list[float] = []
    costs: list[float] = []
    for seed in range(games):
        at = seed % 2  # each bot sits first as often
        bots = [worse, better] if at == 0 else [better, worse]
        seats = review(played(name, bots, f"worse/{seed}"), effort=effort, seed=seed).seats
        bad, good = seats[at].mistakes, seats[1 - at].mistakes
        counts.append(len(bad) - len(good))
        costs.append(sum(one.by.worth for one in bad) - sum(one.by.worth for one in good))
    for differences in (counts, costs):
        assert mean(differences) > 2 * stdev(differences) / len(differences) ** 0.5, differences
