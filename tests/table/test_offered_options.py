"""What a new table offers: options that mean something there, and choices that are not refused."""

from __future__ import annotations

import random

import pytest

from entrepot.kernel.errors import BadOption
from entrepot.table.games import Games

GAMES = Games()
LISTED = GAMES.listed()
MOST_ACTIONS = 250
NEEDY = [(info.id, option) for info in LISTED for option in info.options if option.needs or option.fewest]


def played(name, seats, options):
    """What happens in a game that chance plays: the legal actions of each question, and the places at the end."""
    state = GAMES.shipped(name).new(seats, 7, options)
    rng, told = random.Random(7), []
    while state.actors() and len(told) < MOST_ACTIONS:
        seat = state.actors()[0]
        legal = list(state.legal(seat))
        told.append((seat, legal))
        state.play(seat, rng.choice(legal))
    return told


@pytest.mark.parametrize("info", LISTED, ids=lambda info: info.id)
def test_at_each_number_of_seats_just_the_choices_that_are_allowed_are_offered(info):
    game = GAMES.shipped(info.id)
    for option in info.options:
        for choice in option.choices:
            for seats in range(info.fewest, info.most + 1):
                is_offered = seats in option.seats.get(choice, [seats])
                try:
                    game.new(seats, 1, {option.name: choice})
                except BadOption:
                    assert not is_offered, f"{option.name}={choice} with {seats}"
                else:
                    assert is_offered, f"{option.name}={choice} with {seats}"


def test_a_seat_that_a_table_does_not_have_is_not_offered_as_the_first():
    [info] = [info for info in LISTED if info.id == "tradejack"]
    [first] = [option for option in info.options if option.name == "first-player"]
    assert [choice for choice in first.choices if 2 in first.seats.get(choice, [2])] == ["random", "seat-1", "seat-2"]


@pytest.mark.parametrize(("name", "option"), NEEDY, ids=lambda value: getattr(value, "name", value))
def test_an_option_that_is_not_offered_changes_nothing(name, option):
    [info] = [info for info in LISTED if info.id == name]
    others = {other.name: other.choices for other in info.options}
    unmet = [({}, info.fewest)] if option.fewest else []
    for needed, wanted in option.needs.items():
        assert set(wanted) < set(others[needed]), "it needs choices that there are, and not all of them"
        unmet += [({needed: choice}, info.fewest) for choice in others[needed] if choice not in wanted]
    assert option.fewest <= info.most
    assert unmet
    for chosen, seats in unmet:
        usual = played(name, seats, chosen)
        for choice in option.choices[1:]:
            assert played(name, seats, {**chosen, option.name: choice}) == usual, (
                f"{choice} with {chosen}, {seats} seats"
            )
