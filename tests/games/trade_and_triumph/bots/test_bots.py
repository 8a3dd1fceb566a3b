"""The bots of Trade and Triumph: their strength, what they may look at, and single choices that a person can check."""

import pytest
from trade_tables import GAME, at, held

import entrepot
from entrepot.arena.play import play_game
from entrepot.bots.uniform import Uniform
from entrepot.games.trade_and_triumph.bots.greed.cubes import best_swap, cube_worth, gain_of
from entrepot.games.trade_and_triumph.bots.greedy import Greedy
from entrepot.games.trade_and_triumph.bots.thrifty import Thrifty
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle

SHIPPED = entrepot.game("trade_and_triumph")


def choice(state, bot=Greedy):
    """Return what a bot does in the seat that is asked, in notation."""
    return state.game.text(bot(0).choose(SeatHandle(state, state.actors()[0])))


# ---------------------------------------------------------------- what they may look at


OPTIONS = [
    {},
    {"specialty": "at-once", "route-spaces": "2", "first-seat": "seat-one"},
    {"node-bonus": "either", "opening-sale": "barred", "route-spaces": "4"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("game", [SHIPPED, GAME], ids=["shipped", "every-word"])
def test_every_choice_is_legal_in_every_variant(game, options):
    for seats in (2, 4):
        bots = [Greedy(0), Thrifty(0), Uniform(5), Greedy(1)][:seats]
        played = play_game(game, bots, f"{seats}", options)
        assert played.state.over
        assert played.choices > 50


@pytest.mark.parametrize("bot", [Greedy, Thrifty])
def test_a_bot_does_the_same_in_positions_that_its_seat_cannot_tell_apart(bot):
    rng, compared = seeded(3), 0
    state = SHIPPED.new(3, 4)
    while not state.over and compared < 150:
        seat = state.actors()[0]
        action = bot(0).choose(SeatHandle(state, seat))
        other = state.determinize(seat, rng)
        assert bot(9).choose(SeatHandle(other, seat)) == action
        compared += 1
        state.apply(seat, action)
    assert compared > 100


# ---------------------------------------------------------------- cubes


def test_a_set_is_worth_more_than_its_cubes_and_the_last_colour_most():
    assert cube_worth([1, 1, 1, 1], 1.0) == 6.0
    assert cube_worth([2, 0, 0, 0], 0.0) < cube_worth([1, 1, 0, 0], 1.0)
    assert gain_of([1, 1, 1, 0], 3, 0.5) > gain_of([1, 1, 1, 0], 0, 0.5)


def test_swaps_complete_sets():
    gain, give, take = best_swap([2, 1, 1, 0], [7, 7, 7, 7], 0.5)
    assert (give, take) == (0, 3)
    assert gain > 1.0
    assert best_swap([1, 1, 1, 1], [7, 7, 7, 7], 0.5)[1:] == (-1, -1)
    assert best_swap([2, 1, 1, 0], [7, 7, 7, 0], 0.5)[2] != 3


# ---------------------------------------------------------------- single choices

BUILT = [[2, 2, 2], [0, 0, 0]]


def test_it_goes_for_the_colour_that_it_lacks():
    assert choice(at("move", cubes=[[1, 1, 1, 0]])).startswith("via ocean-")


@pytest.mark.parametrize("region", ["forest", "mountain"])
def test_it_comes_back_by_the_region_that_pays(region):
    assert choice(at("move", traders=["fm"], down=[[region]])) == f"via {region}-fm 1"


def test_it_moves_on_as_far_as_it_can():
    assert choice(at("move", traders=["forest-fm:1:out"], levels=[[1, 0, 0]])) == "ahead 2"


def test_a_set_is_sold_at_once_and_a_single_cube_is_kept():
    assert choice(at("move", cubes=[[2, 1, 1, 1]])) == "sell-set"
    assert not choice(at("move", cubes=[[1, 0, 0, 0]])).startswith("sell-cube")


def test_everything_is_sold_when_that_ends_the_game():
    assert choice(at("move", cubes=[[2, 0, 0, 0]], points=[18, 5])) == "sell-cube forest"


def test_a_rich_trader_buys_a_specialty_card():
    assert choice(at("draw", game=SHIPPED, gold=[25], levels=BUILT, points=[10, 9])) == "draw specialty"


def test_the_card_that_this_route_pays_is_laid():
    given = {"traders": ["forest-fm:2:out"], "gold": [0]}
    assert choice(at("play", hands=[held(trade="mountain forest")], **given)) == "lay forest"


def test_speed_is_bought_early():
    assert choice(at("play", gold=[9], traders=["forest-fm:1:out"])).startswith("upgrade ")


def test_the_leading_rival_near_its_node_is_forced():
    given = {
        "gold": [9],
        "levels": [[2, 2, 2]],
        "traders": ["forest-fm:1:out", "ocean-do:3:out", "desert-md:1:out"],
        "points": [8, 14, 3],
        "down": [[], ["plain-3", "plain-4", "plain-5"]],
        "hands": [held(influence="force-city")],
    }
    state = at("play", 3, **given)
    assert choice(state) == "influence force-city"
    state.apply(0, state.game.parse("influence force-city"))
    assert choice(state) == "target 1"
