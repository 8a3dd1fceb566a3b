"""The bots of The Price of Power: Trade play by what a seat knows, and by more than chance."""

from itertools import combinations

import bot_games
import pytest
from bot_games import Turns, wins
from price_of_power_tables import at, do, trading

from entrepot.bots.find import find_bot
from entrepot.games.price_of_power import build
from entrepot.games.price_of_power.bots.greed.habits import Habits
from entrepot.games.price_of_power.bots.greed.market import best_of_three
from entrepot.games.price_of_power.bots.greedy import Greedy
from entrepot.games.price_of_power.bots.thrifty import Thrifty
from entrepot.games.price_of_power.rules import collecting, forecast
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle

GAME = build()
UNIFORM = find_bot(GAME, "uniform")
BUSY = 120
"""More than anybody does in one turn."""
HOME = {"caerwick": 1, "brenmoor": 1, "tarrow": 1, "halmstead": 2, "kongsfell": 2}
IDEAS = ["free-trade", "trading-companies", "new-world", "colonial-charter", "merchant-marine"]


def play(bots, seed, options=None):
    """Return the finished position of a game between bots, by seat; no turn goes on and on."""
    return bot_games.play(GAME, bots, seed, options, Turns(BUSY))


def chosen(state, seat=1, bot=Greedy):
    """Return what a bot does, in notation."""
    return state.game.text(bot(1).choose(SeatHandle(state, seat - 1)))


def all_turn(state, seat=1):
    """Return what Greedy does until another's turn begins."""
    steps = []
    while not state.over and state.actors() == [seat - 1] and len(steps) < BUSY:
        steps.append(chosen(state, seat))
        do(state, f"{seat} {steps[-1]}")
        if steps[-1] == "pass":
            break
    return steps


# ---------------------------------------------------------------- strength


@pytest.mark.slow
@pytest.mark.parametrize("other", [Thrifty, UNIFORM])
def test_greedy_wins_nearly_always(other):
    assert wins(play, Greedy, other, range(8)) >= 7


def test_thrifty_plays_better_than_chance():
    assert wins(play, Thrifty, UNIFORM, range(100, 116)) >= 12


@pytest.mark.parametrize("bot", [Greedy, Thrifty])
@pytest.mark.parametrize(
    "options",
    [
        {"start": "late", "rounds-per-age": "1", "gold-half": "rounded-up"},
        {"realms": "chosen", "coast-links": "by-ports", "replaced-ship": "to-supply", "board": "deluxe"},
        {"secondary-rivals": "collectors", "rounds-per-age": "1"},
    ],
)
def test_bots_find_their_way_through_every_phase(bot, options):
    state = play([bot, UNIFORM, bot], 3, options)
    assert sorted(state.outcome()["places"])[0] == 1


def test_the_same_seed_chooses_the_same():
    assert play([Greedy, UNIFORM], 5).digest() == play([Greedy, UNIFORM], 5).digest()


def test_greedy_chooses_alike_in_all_that_its_seat_could_imagine():
    state = GAME.new(3, 8)
    for _ in range(60):
        seat = state.actors()[0]
        action = Greedy(1).choose(SeatHandle(state, seat))
        other = SeatHandle(state, seat).imagine(seeded("another world"))
        assert Greedy(1).choose(SeatHandle(other, seat)) == action
        state.apply(seat, action)


# ---------------------------------------------------------------- trade


def test_a_forecast_ranks_as_one_group_after_another_would_be():
    """The strongest group first, and in it as they sit from the mover on."""
    state, rng = GAME.new(4, 2), seeded(2)
    rivals = 0
    while not state.over:
        seat = state.actors()[0]
        for entry in range(state.printed.entries):
            ranked = forecast.ranked_seats(state, entry, False, seat)
            left = sorted(ranked, key=lambda other: (other - seat) % 4)
            rivals += len(ranked) > 1
            for other in ranked:
                assert other == collecting.top_group(state, entry, left)[0]
                left.remove(other)
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    assert rivals > 100


def test_the_best_of_three_is_what_it_is_on_average():
    worths = [7.0, 6.5, 6.5, 4.0, 2.0, 2.0, 2.0]
    hands = [max(hand) for hand in combinations(worths, 3)]
    assert best_of_three(worths) == pytest.approx(sum(hands) / len(hands))
    assert best_of_three([5.0, 3.0]) == 5.0
    assert best_of_three([]) == 0.0


def test_greedy_trades_where_it_is_paid_most():
    state = trading(
        "wool",
        towns=HOME,
        ships={("grey-sound", 1): (1, 1)},
        merchants={("harrow-roads", 1): False, ("amber-staple", 2): False},
        missions=[["roads-and-staples"], []],
        realm=["brennack", "halmark"],
        power=[[0, 5, 0], [0, 0, 0]],
    )
    assert chosen(state) == "select wool_harrow-roads"


def test_greedy_trades_where_rivals_get_less():
    for rival, node in (("amber-staple", "harrow-roads"), ("harrow-roads", "amber-staple")):
        state = trading(
            "sable",
            "timber",
            "iron",
            towns={"caerwick": 1, "halmstead": 2},
            ships={("grey-sound", 1): (2, 2), ("northern-reach", 2): (1, 0), ("amber-sea", 2): (1, 0)},
            merchants={("harrow-roads", 1): False, ("amber-staple", 1): False, (rival, 2): False},
            missions=[["roads-and-staples"], []],
            realm=["brennack", "halmark"],
            power=[[0, 1, 0], [0, 0, 0]],
        )
        assert chosen(state).endswith(node)


def test_greedy_comes_first_among_equals():
    state = trading(
        "tar-and-hemp",
        towns={"tarrow": 1, "halmstead": 2},
        ships={("grey-sound", 1): (2, 2), ("northern-reach", 2): (2, 2)},
        merchants={("harrow-roads", 1): False, ("harrow-roads", 2): False},
        missions=[["roads-and-staples"], []],
        realm=["brennack", "halmark"],
        power=[[0, 5, 0], [0, 0, 0]],
    )
    do(state, "1 select tar-and-hemp_harrow-roads")
    assert chosen(state) == "rank 0"


# ---------------------------------------------------------------- turns


def test_greedy_claims_a_mission_at_once():
    fleet = {
        ("grey-sound", 1): (3, 3),
        ("sunset-deep", 1): (2, 2),
        ("northern-reach", 1): (2, 2),
        ("pelloire-gulf", 1): (1, 1),
    }
    state = at(towns=HOME, ships=fleet)
    assert chosen(state) == "claim masters-of-the-sound"


def test_greedy_passes_for_ducats_when_nothing_pays():
    state = at(towns=HOME, power=[[0, 0, 0], [0, 0, 0]], ducats=[3, 3])
    assert all_turn(state) == ["pass"]


def test_greedy_repays_what_costs_more_than_its_prestige():
    state = at(towns=HOME, power=[[0, 0, 0], [0, 0, 0]], ducats=[20, 3], interest=[2, 0])
    assert all_turn(state)[:2] == ["repay", "repay"]


def test_greedy_researches_what_others_may_follow():
    state = at(towns=HOME, power=[[4, 0, 3], [0, 0, 0]], ducats=[0, 0])
    assert chosen(state).startswith("research ")


def test_greedy_builds_ships_where_slots_are_free():
    state = at(
        towns=HOME,
        power=[[0, 0, 2], [0, 0, 0]],
        ducats=[12, 0],
        merchants={("harrow-roads", 1): False, ("sunset-roads", 1): False},
        round=2,
    )
    steps = all_turn(state)
    assert steps[0].startswith("build ")
    assert "launch grey-sound slot" in steps or "launch sunset-deep slot" in steps


def test_greedy_borrows_for_a_ship_that_pays():
    state = at(
        seats=4,
        realm=["brennack", "halmark", "morvaine", "tessaly"],
        towns={**HOME, "skerravoe": 1, "rysmond": 3, "corvella": 4},
        power=[[0, 0, 1], *[[0, 0, 0]] * 3],
        ducats=[3, 0, 0, 0],
        merchants={(node, seat): False for node in ("harrow-roads", "sunset-roads") for seat in (1, 2, 3, 4)},
        ships={("grey-sound", 2): (1, 0), ("grey-sound", 3): (1, 0), ("pelloire-gulf", 4): (1, 0)},
        missions=[["roads-and-staples"], [], [], []],
        passed=[2, 3, 4],
        last_turns=[1, 0, 0, 0],
        round=2,
    )
    assert chosen(state) == "loan"
    do(state, "1 loan")
    assert chosen(state).startswith("build ")


def test_greedy_never_borrows_at_the_end():
    state = at(towns=HOME, power=[[0, 0, 3], [0, 0, 0]], ducats=[3, 0], ideas=[IDEAS, []], round=8)
    assert chosen(state) != "loan"


def test_greedy_annexes_with_the_influence_it_has():
    state = at(
        towns=HOME,
        vassals={"rysmond": 1},
        influence={("rysland", 1): 2},
        power=[[3, 0, 0], [0, 0, 0]],
        ducats=[0, 0],
        passed=[2],
        last_turns=[2, 0],
        ideas=[IDEAS, []],
    )
    assert chosen(state) == "annex rysmond"


def test_greedy_restores_order():
    state = at(towns=HOME, occupied=["caerwick"], power=[[0, 0, 1], [0, 0, 0]], ducats=[0, 0])
    assert chosen(state) == "restore caerwick"


def test_greedy_explores_and_colonizes():
    state = at(
        towns=HOME,
        ideas=[IDEAS, []],
        ships={("sunset-deep", 1): (1, 0)},
        power=[[2, 3, 1], [0, 0, 0]],
        ducats=[0, 0],
        round=2,
        draws={"explore": [2]},
    )
    steps = all_turn(state)
    assert steps[0] == "explore-from sunset-deep loose"
    assert steps[1] == "to fog-banks slot"
    assert steps[2].startswith("discover ")
    colony = at(
        towns=HOME,
        ideas=[IDEAS, []],
        ships={("sunset-deep", 1): (1, 0), ("fog-banks", 1): (1, 0)},
        power=[[2, 0, 0], [0, 0, 0]],
        claims=[("tidewater", 1)],
    )
    assert chosen(colony) == "colonize tidewater"


def test_a_realm_that_never_trades_is_one_by_habit():
    quiet = Habits()
    quiet.trades = False
    state = at(
        towns=HOME,
        power=[[0, 2, 0], [0, 0, 0]],
        ducats=[0, 0],
        ideas=[IDEAS, []],
        merchants={("harrow-roads", 1): False},
        ships={("grey-sound", 1): (1, 1)},
        missions=[["roads-and-staples"], []],
        passed=[2],
        last_turns=[2, 0],
        round=8,
    )
    handle = SeatHandle(state, 0)
    assert state.game.text(Greedy(1).choose(handle)) == "trade"
    assert state.game.text(Greedy(1, quiet).choose(handle)) != "trade"
