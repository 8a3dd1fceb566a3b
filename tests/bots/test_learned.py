"""What bots have learned: a seat's own numbers, what a table makes of them, and the tables that are shipped."""

from pathlib import Path

import pytest

import entrepot
from entrepot.bots.ismcts import Ismcts
from entrepot.bots.learned.own import FINE, Own
from entrepot.bots.learned.shipped import strange_faces, table, values_for
from entrepot.bots.learned.values import UNIT, Values
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.simulation import Habits
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.playout import Tally, play_round

GAMES = Path(entrepot.__file__).parent / "games"
SHIPPED = [(path.parent.parent.name, int(path.stem)) for path in sorted(GAMES.glob("*/learned/*.json"))]
TRADEJACK = entrepot.game("tradejack")


def begun(game, seats: int, seed: int):
    """A position after a round of random play."""
    state = game.new(seats, seed)
    play_round(state, seeded(seed), Tally())
    return state


def own_of(state) -> Own:
    return Own(state.game, int(state.seats), state.options)


def read(own: Own, state, seat: int) -> dict[str, int]:
    return dict(zip(own.names, [int(number) for number in own.read(state, seat)], strict=True))


@pytest.mark.parametrize("seed", range(3))
def test_own_numbers_are_what_stands_under_a_seats_name_and_what_it_holds(seed):
    state = begun(TRADEJACK, 3, seed)
    own = own_of(state)
    for seat in range(3):
        numbers, view = read(own, state, seat), state.view(seat)
        assert numbers["appraisal"] == round(state.appraise(seat)[seat] * FINE)
        assert numbers["part capital"] == FINE * view["capital"][seat]
        assert numbers["capital own"] == view["capital"][seat]
        assert sum(number for name, number in numbers.items() if name.startswith("products ")) == len(view["products"])


def test_what_belongs_to_a_seat_is_one_for_it_and_nothing_for_others():
    state = begun(entrepot.game("price_of_power"), 3, 5)
    own = own_of(state)
    owners = [read(own, state, seat) for seat in range(3)]
    towns = [name for name in own.names if name.startswith("town ")]
    assert {one[name] for one in owners for name in towns} == {0, 1}
    assert all(sum(one[name] for one in owners) <= 1 for name in towns)


@pytest.mark.parametrize("name", ["haggle", "tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power"])
def test_own_numbers_are_the_same_in_positions_that_the_seat_cannot_tell_apart(name):
    state = begun(entrepot.game(name), 2, 7)
    own, world = own_of(state), state.determinize(0, Random(99, 1))
    assert read(own, state, 0) == read(own, world, 0)


def test_a_worth_is_the_sum_of_weights_that_change_from_round_to_round():
    state = begun(TRADEJACK, 2, 3)
    own = own_of(state)
    values = Values(own, {"capital own": [UNIT, -UNIT // 2], "unknown own": [UNIT, UNIT]}, horizon=4, foresight=9)
    passed = int(state.rounds()) - 1
    assert passed > 0
    for seat, worth in enumerate(values.worths(state, 0)):
        assert worth == pytest.approx(state.capital[seat] * (1 - passed / 4 / 2))
    assert values.foresight(state) == 9


def test_other_options_seats_and_games_without_tables_are_judged_by_the_appraisal():
    assert values_for(entrepot.game("haggle"), 2, []) is None
    assert values_for(TRADEJACK, 9, TRADEJACK.choose({})) is None


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_a_shipped_table_is_of_the_shipped_content_and_tells_how_it_was_made(name, seats):
    game = entrepot.game(name)
    data = table(game, seats)
    made = data["made"]
    assert made["command"].startswith(f"entrepot train {name} --seats {seats} --games {made['games']}")
    assert made["content"] == game.content.digest(), "train it again: the cards are others by now"
    assert made["rules"] == game.version, "train it again: the rules are others by now"
    assert strange_faces(data, game) == []
    assert set(data["terms"]) <= set(data["names"])
    assert values_for(game, seats, game.choose({})) is not None
    others = {option: choices[-1] for option, choices in game.ledger.options.items()}
    assert values_for(game, seats, game.choose(others)) is None


@pytest.mark.parametrize(("name", "seats"), SHIPPED)
def test_who_judges_by_a_table_chooses_by_what_its_seat_knows(name, seats):
    state = begun(entrepot.game(name), seats, 11)
    seat = state.actors()[0]
    world = state.determinize(seat, Random(99, 3))
    chosen = [Ismcts("same", Budget(12), Habits(learned=True)).choose(SeatHandle(one, seat)) for one in (state, world)]
    assert chosen[0] == chosen[1]


def test_a_face_that_a_table_has_never_seen_is_named_and_has_no_weight():
    own = Own(TRADEJACK, 2, TRADEJACK.choose({}))
    data = {"seats": 2, "options": {}, "names": own.names[:-1]}
    assert strange_faces(data, TRADEJACK) == own.names[-1:]
    assert len(Values(own, {"new own": [1, 1]}, 4, 9).used) == 0
