"""Taking the last action back by consent: past others' actions, and never past what somebody has learnt."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.kernel import registry
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import Illegal
from entrepot.kernel.match import Match

GAMES = sorted(registry.game_modules())
WORLDS = 2


def match_of(name, seed, most=150):
    """Yield a match after each action of a random game."""
    rng = seeded(seed)
    game = entrepot.game(name)
    match = Match(game.new(seats=min(4, game.most), seed=seed), listening=True)
    for _ in range(most):
        if match.state.over:
            return
        seat = match.state.actors()[rng.below(len(match.state.actors()))]
        legal = match.state.legal(seat)
        match.apply(seat, legal[rng.below(len(legal))])
        yield match


def test_a_bid_is_taken_back_with_what_followed():
    game = entrepot.game("tradejack")
    match = Match(game.new(seats=3, seed=1, options={"first-player": "seat-1"}))
    start = match.state.digest()
    match.apply(0, game.parse("bid 1"))
    match.apply(1, game.parse("bid 2"))
    assert match.undoable(0) == 0
    assert match.take_back(0) == 2
    assert match.state.digest() == start
    assert match.moves == []
    assert match.log[-1] == {"seat": 0, "back": 2}
    with pytest.raises(Illegal):
        match.take_back(1)


def test_nobody_takes_back_what_came_before_a_draw():
    game = entrepot.game("tradejack")
    match = Match(game.new(seats=2, seed=1, options={"first-player": "seat-1"}))
    match.apply(0, game.parse("bid 1"))
    match.apply(1, game.parse("pass"))  # sold: the next source is turned up
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


@pytest.mark.parametrize("name", GAMES)
def test_undo_and_taking_back_go_together(name):
    game = entrepot.game(name)
    seed = 1
    for number, match in enumerate(match_of(name, seed)):
        seats = [seat for seat in range(int(match.state.seats)) if match.undoable(seat)]
        if seats and number % 3 == 0:
            match.undo(seats[0], 1)
        if number % 25 == 0:
            again = Match(game.new(seats=int(match.state.seats), seed=seed))
            for seat, action in match.moves:
                again.apply(seat, action)
            assert again.state.digest() == match.state.digest()
            for seat in range(int(match.state.seats)):
                if match.can_take_back(seat):
                    match.take_back(seat)
                    break


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_taken_back_has_told_nobody_anything(name):
    """In a world that a seat cannot tell from the real one before it, the same actions are legal and look the same."""
    tried = 0
    for number, match in enumerate(match_of(name, 7)):
        steps = match._unseen
        if not steps or number % 4 or len(steps) > 12:
            continue
        before, acted = steps[0].before, [(step.seat, step.action) for step in steps]
        for viewer in range(int(match.state.seats)):
            for world in range(WORLDS):
                other = before.determinize(viewer, seeded(f"{number} {viewer} {world}"))
                real = before.copy()
                for seat, action in acted:
                    if seat != viewer and match.state.game.actions.verb(action).secret:
                        break  # what others choose in secret is theirs, in each world its own
                    told = f"{viewer}: {seat} {match.state.game.text(action)}"
                    assert action in other.legal(seat), told
                    other.apply(seat, action)
                    real.apply(seat, action)
                    if other.revealed:
                        break  # there something is shown; that here nothing was is no secret that was told
                    assert other.view(viewer) == real.view(viewer), told
                    tried += 1
    assert tried > 0
