from collections import Counter

import pytest

import entrepot
from entrepot.bots.find import bot_names, bots_by_sight, find_bot
from entrepot.bots.uniform import Uniform
from entrepot.kernel.bot import Bot
from entrepot.kernel.errors import BadOption, UnknownBot
from entrepot.kernel.handle import SeatHandle


def test_every_game_has_the_uniform_bot_and_its_own():
    game = entrepot.game("tradejack")
    game.bots["first"] = Bot
    assert bot_names(game)[0] == "uniform"
    assert find_bot(game, "uniform") is Uniform
    assert find_bot(game, "first") is Bot


def test_an_unknown_bot_is_refused_with_those_that_exist():
    game = entrepot.game("tradejack")
    game.bots["first"] = Bot
    with pytest.raises(UnknownBot, match=r"no bot 'gredy'; its bots are uniform, .*first"):
        find_bot(game, "gredy")


def test_the_search_is_a_bot_by_its_own_name_and_looks_further_than_hard():
    for name in ("haggle", "tradejack"):
        game = entrepot.game(name)
        assert bot_names(game)[-1] == "ismcts"
        assert find_bot(game, "ismcts")(1).budget.playouts > find_bot(game, "hard")(1).budget.playouts


def test_bots_that_imagine_positions_do_not_play_by_sight():
    game = entrepot.game("tradejack")
    assert bots_by_sight(game, {}) == ["uniform", "easy", "thrifty", "greedy"]
    assert bots_by_sight(game, {"source-tally": "memory"}) == ["uniform", "thrifty"]
    assert bots_by_sight(entrepot.game("trigon"), {}) == ["uniform", "thrifty"]


class Blind(SeatHandle):
    """A seat that can imagine nothing, as over the wire."""

    def imagine(self, rng):
        raise AssertionError("it said that it would not")


@pytest.mark.parametrize("name", ["tradejack", "trade_and_triumph", "tradewarz", "trigon", "price_of_power"])
def test_bots_that_say_that_they_imagine_nothing_do_not(name):
    game = entrepot.game(name)
    for options in [{}, *({name: choice} for name, choices in game.ledger.options.items() for choice in choices)]:
        for bot in bots_by_sight(game, options)[1:]:
            state = begun(game, options)
            bots = [find_bot(game, bot)(seat) for seat in range(int(state.seats))]
            for _ in range(60):
                if not state.over and state.actors():
                    seat = state.actors()[0]
                    state.apply(seat, bots[seat].choose(Blind(state, seat)))


def begun(game, options):
    """A game with as many seats as such options allow."""
    try:
        return game.new(int(game.most), seed=1, options=options)
    except BadOption:
        return game.new(int(game.fewest), seed=1, options=options)


def test_uniform_chooses_every_action_about_as_often_and_repeats_by_its_seed():
    state = entrepot.game("tradejack").new(3, seed=1)
    seat = state.actors()[0]
    legal = state.legal(seat)
    chosen = [bot.choose(SeatHandle(state, seat)) for bot in [Uniform(7)] for _ in range(200 * len(legal))]
    counts = Counter(chosen)
    assert sorted(counts) == sorted(legal)
    assert all(140 < count < 260 for count in counts.values())
    again = Uniform(7)
    assert chosen[:50] == [again.choose(SeatHandle(state, seat)) for _ in range(50)]
