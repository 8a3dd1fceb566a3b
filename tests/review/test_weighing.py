"""One choice weighed: right where exhaustive play knows the answer, and by nothing that the seat could not know."""

from __future__ import annotations

import itertools

import pytest
from set_up_endings import SEEDS, set_up_endings
from small_endings import Known, endings

import entrepot
from entrepot.kernel import registry
from entrepot.kernel.chance import seeded
from entrepot.review.chances import moment
from entrepot.review.choices import Choice
from entrepot.review.reviewing import is_sure
from entrepot.review.weighing import Effort, duel, weigh

GAMES = sorted(registry.game_modules())
KNOWN = [("tradejack", "greedy"), ("trade_and_triumph", "greedy"), ("price_of_power", "greedy"), ("haggle", "greedy")]
OPEN_GAMES = {"price_of_power"}
ENOUGH = Effort(120)


@pytest.mark.parametrize(("name", "bot"), KNOWN)
def test_what_exhaustive_play_knows_is_found(name, bot):
    check_known(name, bot, 3)


@pytest.mark.full
@pytest.mark.parametrize(("name", "bot"), KNOWN)
def test_what_exhaustive_play_knows_is_found_in_many_endings(name, bot):
    check_known(name, bot, 10)


@pytest.mark.parametrize("name", SEEDS)
def test_what_exhaustive_play_knows_of_endings_that_are_set_up_is_found(name):
    check_all(list(itertools.islice(set_up_endings(name), 1)))


@pytest.mark.full
@pytest.mark.parametrize("name", SEEDS)
def test_what_exhaustive_play_knows_is_found_in_many_endings_that_are_set_up(name):
    found = list(set_up_endings(name))
    assert len(found) >= 10
    check_all(found)


def check_known(name: str, bot: str, count: int) -> None:
    """Check so many endings of games between bots."""
    found = list(itertools.islice(endings(name, bot, iter(range(1, 400))), count))
    assert len(found) == count
    check_all(found)


def check_all(found: list[tuple[Choice, Known]]) -> None:
    """The worst action loses to one of the best, and no best action loses to another."""
    for choice, known in found:
        game = choice.state.game
        best = {game.text(action) for action in known.best}
        bad = weigh(Choice(choice.state, choice.seat, choice.number, 1, known.worst), ENOUGH, "1")
        assert bad.other is not None
        assert bad.other.worth > 0
        if len(known.best) + 1 == bad.actions:  # no third kind between them
            assert bad.other.action in best
        for action in sorted(best):
            by = duel(choice, ENOUGH, "1", bad.played, action)
            assert by.worth > 0
            assert by.lead > 0
            assert not is_sure(duel(choice, ENOUGH, "1", action, bad.played))


def pairs(name: str, seats: int, count: int) -> list[tuple[Choice, Choice]]:
    """Choices out of a random game, each with an action at random, and the same in another position for the seat.

    The two positions differ in what the seat does not know, or only in the chance to come where nobody hides anything.
    """
    state = entrepot.game(name).new(seats, 5)
    rng = seeded(name)
    found: list[tuple[Choice, Choice]] = []
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        other = state.determinize(seat, rng)
        if len(legal) > 1 and (name in OPEN_GAMES or other.fields() != state.fields()):
            number = len(found) + 1
            found.append((Choice(state.copy(), seat, number, 0, action), Choice(other, seat, number, 0, action)))
        state.play(seat, action)
    assert len(found) >= count
    return found[:: len(found) // count][:count]


@pytest.mark.parametrize("name", GAMES)
def test_two_positions_that_a_seat_cannot_tell_apart_are_weighed_alike(name):
    effort = Effort(8)
    for choice, other in pairs(name, 2, 2):
        found = weigh(choice, effort, "1")
        assert weigh(other, effort, "1") == found
        assert found.other is not None
        pair = found.played, found.other.action
        assert duel(other, effort, "1", *pair) == duel(choice, effort, "1", *pair)


@pytest.mark.parametrize("name", ["haggle", "tradejack"])
def test_the_chances_rest_on_what_the_seat_knows(name):
    choice, other = pairs(name, 2, 3)[1]
    found = moment(choice, Effort(6), "1")
    assert moment(other, Effort(6), "1") == found
    assert sum(found.shares) == pytest.approx(1)
    assert found.playouts == 6


def test_what_was_played_is_tried_as_often_as_any_other_action():
    for choice, _ in pairs("haggle", 2, 5):
        found = weigh(choice, Effort(40), "1")
        assert found.other is not None
        assert found.other.count >= 2
        assert found.other.action != found.played
        assert found.playouts <= 40


def test_seconds_end_it_too():
    choice, _ = pairs("tradejack", 2, 2)[0]
    assert weigh(choice, Effort(100_000, 0.0), "1").playouts <= 4
