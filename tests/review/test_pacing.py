"""How much a review thinks in the time that it has, how far it is, and what is said of an action that is tried."""

from __future__ import annotations

import pytest
from small_endings import played

from entrepot.review.choices import game_of
from entrepot.review.pacing import EFFORTS, TRIAL_PLAYOUTS, affordable, trials
from entrepot.review.reviewing import Reviewer, review, the_end
from entrepot.review.stages import STAGES, Stage
from entrepot.review.telling import tried
from entrepot.review.weighing import Compared, Effort
from entrepot.review.work import Task, hands


def test_the_most_playouts_are_taken_that_there_is_time_for():
    work = 50 + 4 * 30 + 2 * 20  # looks, longer looks and the course, each so many times the playouts of a choice
    for playouts in EFFORTS:
        assert affordable(0.1, 50, 0.1 * playouts * work) == playouts
        assert affordable(0.1, 50, 0.1 * playouts * work - 0.1) == max(p for p in EFFORTS if p < playouts or p == 16)
    assert affordable(0.0, 50, 1.0) == EFFORTS[0]
    assert affordable(1e9, 50, 1.0) == EFFORTS[-1]


def test_trials_are_spread_over_the_game():
    assert [task.at for task in trials(60, "0")] == [0, 10, 20, 30, 40, 50]
    assert {task.effort for task in trials(60, "0")} == {Effort(TRIAL_PLAYOUTS)}
    assert trials(0, "0") == []


def test_progress_goes_from_stage_to_stage():
    task = Task(0, Effort(8), "0")
    reached = [Stage(name, [task, task]).reached(done) for name in STAGES for done in (0, 1, 2)]
    assert reached == sorted(reached)
    assert (reached[0], reached[-1]) == (0.0, pytest.approx(1.0))


def test_whoever_does_the_tasks_gets_the_same_review():
    record = played("haggle", ["uniform", "greedy"], 4)
    whole = review(record, 0, Effort(12), 1)
    with hands(record, [0]) as crew:
        work = Reviewer([0] * len(crew.choices), Effort(12), "1").work([0], whole.seats[0].course[-1])
        stage = next(work)
        found = []
        while not found:
            try:
                results = [task.run(crew.choices) for task in reversed(stage.tasks)]  # in another order
                stage = work.send(results[::-1])
            except StopIteration as end:
                found = end.value
    assert found == whole.seats
    assert the_end(crew.choices[0].state, 7).move == 8


@pytest.mark.parametrize(
    ("worth", "error", "id", "lead"),
    [(0.2, 0.05, "stronger", 3), (-0.2, 0.05, "weaker", 3), (0.02, 0.05, "alike", None), (0.004, 0.0, "alike", None)],
)
def test_what_was_tried_is_said_to_be_stronger_or_weaker_only_where_that_is_so(worth, error, id, lead):
    game = game_of(played("haggle", ["uniform", "greedy"], 4))
    action = game.text(0)
    said = tried(game, Compared(action, worth, error, 3.0 if worth > 0 else -3.0, 20), has_lead=False)
    assert said[0]["id"] == f"review-tried-{id}"
    if lead is not None:
        by = said[0]["args"]["by"]["args"]
        assert (by["percent"], by["lead"]["args"]["count"]) == (20, lead)
