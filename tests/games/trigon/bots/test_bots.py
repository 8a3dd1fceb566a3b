"""The bots of Trigon play by what a seat knows, and by more than chance."""

import bot_games
import pytest
from bot_games import Turns, wins
from trigon_tables import GAME, asked, at, do, purse, realm, stand, town

from entrepot.bots.find import find_bot
from entrepot.games.trigon.bots.greed.habits import Habits
from entrepot.games.trigon.bots.greed.ways import Ways
from entrepot.games.trigon.bots.greed.worth import Worth, dangers
from entrepot.games.trigon.bots.greedy import Greedy
from entrepot.games.trigon.bots.thrifty import Thrifty
from entrepot.games.trigon.rules import odds as greed
from entrepot.games.trigon.rules.collecting import income
from entrepot.games.trigon.rules.odds import Odds
from entrepot.kernel.handle import SeatHandle

UNIFORM = find_bot(GAME, "uniform")
BUSY = 300
"""More than anybody does in one turn."""


def play(bots, seed, options=None):
    """Return the finished position of a game between bots, by seat; no turn goes on and on."""
    return bot_games.play(GAME, bots, seed, options, Turns(BUSY))


def chosen(state, seat, bot=Greedy):
    """Return what a bot does, in notation."""
    return GAME.text(bot(1).choose(SeatHandle(state, seat - 1)))


def follow(state, seat, verb):
    """Let Greedy act until it does something of a verb; return that, or '' if its turn ends first."""
    for _ in range(BUSY):
        step = chosen(state, seat)
        if step.split(" ")[0] == verb:
            return step
        if step == "end":
            return ""
        do(state, f"{seat} {step}")
    return ""


# ---------------------------------------------------------------- strength


@pytest.mark.slow
@pytest.mark.parametrize("other", [Thrifty, UNIFORM])
def test_greedy_wins_nearly_always(other):
    assert wins(play, Greedy, other, range(8)) >= 7


def test_thrifty_plays_better_than_chance():
    assert wins(play, Thrifty, UNIFORM, range(100, 116)) >= 11


@pytest.mark.parametrize("bot", [Greedy, Thrifty])
@pytest.mark.parametrize("way", ["points", "quests", "emperor"])
def test_bots_find_their_way_through_every_phase(bot, way):
    state = play(
        [bot, UNIFORM, bot], 3, {"win-by": way, "round-limit": "12", "second-village": "on", "colours": "chosen"}
    )
    assert sorted(state.outcome()["places"])[0] == 1


def test_the_same_seed_chooses_the_same():
    assert play([Greedy, UNIFORM], 5).digest() == play([Greedy, UNIFORM], 5).digest()


# ---------------------------------------------------------------- odds


def test_odds_of_a_throw_are_those_of_the_dice():
    odds = Odds(5, False)
    assert odds.win(1, 1, 0, 0) == pytest.approx(0.5)
    assert odds.win(2, 1, 0, 0) == pytest.approx(odds_of(2, 1) + (1 - odds_of(2, 1)) * 0.5)
    assert Odds(5, True).win(1, 1, 0, 0) == pytest.approx(15 / 36)


def odds_of(attack, defence):
    """Return the odds of a higher sum where sums differ, by counting all throws."""
    higher = lower = 0
    for throw in range(6 ** (attack + defence)):
        pips = [throw // 6**at % 6 + 1 for at in range(attack + defence)]
        difference = sum(pips[:attack]) - sum(pips[attack:])
        higher += difference > 0
        lower += difference < 0
    return higher / (higher + lower)


def test_a_settlement_falls_last_and_a_scout_takes_two_dice_along():
    odds = Odds(5, False)
    village = odds_of(1, 2)
    assert odds.win(1, 0, 0, 2) == pytest.approx(village)
    assert odds.win(1, 0, 1, 0) == pytest.approx(village)
    assert odds.win(1, 0, 1, 2) == pytest.approx(odds_of(1, 4) * village)
    assert odds.left(1, 0, 0, 2) == pytest.approx(village)
    assert odds.win(0, 0, 0, 2) == 0.0


def test_odds_that_all_bots_share_are_those_worked_out_alone():
    shared = greed.odds_of(5, False)
    assert shared is greed.odds_of(5, False) is not greed.odds_of(5, True)
    battles = [
        (army, ones, twos, fixed) for army in (3, 1, 7) for ones in (2, 0) for twos in (0, 3) for fixed in (0, 2)
    ]
    for battle in battles:
        alone = Odds(5, False)
        assert (shared.win(*battle), shared.left(*battle)) == (alone.win(*battle), alone.left(*battle))


def test_worths_that_are_kept_are_those_worked_out_anew():
    state = GAME.new(3, 4)
    bots = [Greedy(seat) for seat in range(3)]
    for _ in range(60):
        seat = state.actors()[0]
        worth = Worth(state, seat, Habits(), Odds(5, False), Ways(state.cards, Habits()))
        towns = [spot for spot in range(worth.ways.spots) if state.settled[spot] >= 0]
        for spot in [*towns, *towns]:
            assert worth.holding(spot) == worth.hold(spot)
            assert worth.prize(spot) == worth.take(spot)
        state.apply(seat, bots[seat].choose(SeatHandle(state, seat)))


# ---------------------------------------------------------------- what Greedy goes for


def test_greedy_sends_its_scout_out_and_founds():
    state = at(figures=[stand("n1", 1, 5, 1), stand("l1", 2, 5, 1)])
    assert follow(state, 1, "found").startswith("found n")


def test_greedy_completes_a_land_before_all_else():
    rows = [realm(1), realm(2), *(town(f"n{number}", 1, number) for number in range(2, 7))]
    state = at(settlements=rows, figures=[stand("n1", 1, 1), stand("n5", 1, 0, 1), stand("l1", 2, 5)])
    assert follow(state, 1, "found") == "found n7"


def test_greedy_trains_a_scout_that_it_can_pay_and_changes_coins_for_one():
    rows = [realm(1, 3), realm(2)]
    assert follow(at(settlements=rows, coins=[purse(0, 3, 1), purse()]), 1, "train-scout") == "train-scout n1"
    state = at(settlements=rows, coins=[purse(3, 2, 1), purse()])
    assert follow(state, 1, "exchange") == "exchange copper"
    assert follow(state, 1, "train-scout") == "train-scout n1"


def test_greedy_takes_what_is_weakly_held():
    rows = [realm(1), realm(2), town("n3", 2, 2, "garrison-town", 4)]
    state = at(settlements=rows, figures=[stand("n1", 1, 5), stand("l1", 2, 5)])
    assert chosen(state, 1) == "march n1"
    assert follow(state, 1, "to") == "to n3"


def test_greedy_leaves_what_is_strongly_held_alone():
    rows = [realm(1), realm(2), town("n3", 2, 2, "garrison-town", 4)]
    state = at(settlements=rows, figures=[stand("n1", 1, 2), stand("n3", 2, 9), stand("l1", 2, 5)])
    assert follow(state, 1, "to") != "to n3"


def test_greedy_guards_a_palace_in_danger():
    rows = [realm(1, 4), realm(2), town("n4", 1, 2)]
    camp = [stand("n1", 1, 0), stand("n4", 1, 3), stand("n3", 2, 4), stand("l1", 2, 5)]
    state = at(settlements=rows, figures=camp[1:], coins=[purse(3), purse()])
    steps = []
    for _ in range(20):
        step = chosen(state, 1)
        if step == "end":
            break
        steps.append(step)
        do(state, f"1 {step}")
    assert "train-knight n1" in steps or "to n1" in steps


def test_greedy_crowns_its_emperor_and_changes_coins_for_one():
    rows = [realm(1, 5), realm(2), *(town(f"n{number}", 1, number, "hamlet", 5, True) for number in range(2, 6))]
    state = at(settlements=rows, coins=[purse(0, 7, 3), purse()])
    assert chosen(state, 1) == "exchange silver"
    do(state, "1 exchange silver")
    assert chosen(state, 1) == "crown"


def test_greedy_saves_for_an_emperor_who_is_near():
    rows = [realm(1, 5), realm(2), *(town(f"n{number}", 1, number, "hamlet", 5, True) for number in range(2, 5))]
    rows.append(town("n5", 1, 5, "hamlet", 4))
    copper, silver, gold = income(at(settlements=rows), 0)
    short = 8 - gold - (silver + copper // 3) // 3  # so much gold must be there now, for eight with all silver to come
    given = {"settlements": rows, "figures": [stand("n1", 1, 3), stand("l1", 2, 1)], "options": {"emperor-price": "8"}}
    assert follow(at(coins=[purse(0, 8, short), purse()], **given), 1, "buy-quest") == ""
    assert follow(at(coins=[purse(0, 8, short + 4), purse()], **given), 1, "buy-quest") == "buy-quest"


@pytest.mark.parametrize(
    ("quest", "verb"), [("build-boat", "build-boat"), ("train-knights", "train-knight"), ("explore-lumos", "sail")]
)
def test_greedy_does_the_quests_that_it_can(quest, verb):
    rows = [realm(1, 5), realm(2), town("n2", 1, 2, "hamlet", 2)]
    figures = [stand("n1", 1, 5), stand("n2", 1, 0, 0, 0 if verb == "build-boat" else 1), stand("l1", 2, 5)]
    figures = [row for row in figures if sum(row[2:])]
    state = at(settlements=rows, figures=figures, quests=[[quest], []], coins=[purse(3), purse()])
    do(state, f"1 {follow(state, 1, verb)}")
    while state.done[0] == 0 and chosen(state, 1) != "end":
        do(state, f"1 {chosen(state, 1)}")
    assert state.done[0] == 1


def test_greedy_trades_for_what_it_lacks_and_the_other_agrees():
    state = at(seats=3, coins=[purse(9, 0, 0), purse(0, 9, 0), purse()])
    assert follow(state, 1, "trade") == "trade 1"
    assert follow(state, 1, "propose") == "propose"
    do(state, "1 propose")
    assert asked(state) == ("answer", [2])
    assert chosen(state, 2) == "accept"


def test_greedy_gives_little_for_nothing():
    state = at(coins=[purse(5), purse(0, 0, 4)])
    do(state, "1 trade 1", "1 give copper 1", "1 want gold 3", "1 propose")
    assert chosen(state, 2) == "decline"


@pytest.mark.parametrize(("quests", "answer"), [([], "accept"), (["kill-knight"], "decline")])
def test_greedy_is_wary_of_offers_by_those_who_hold_quests(quests, answer):
    state = at(coins=[purse(0, 3), purse(9)], quests=[quests, []])
    do(state, "1 trade 1", "1 give silver 1", "1 want copper 2", "1 propose")
    assert chosen(state, 2) == answer


@pytest.mark.parametrize(("done", "answer"), [(1, "accept"), (4, "decline")])
def test_greedy_trades_with_nobody_who_may_win_by_it(done, answer):
    quests = ["build-boat", "explore-lumos", "destroy-boat", "great-works"]
    given = {"quests": [["kill-knight"], []], "completed": [quests[:done], []]}
    state = at(coins=[purse(0, 3), purse(9)], bonus_holder=[-1, 0 if done >= 3 else -1], **given)
    do(state, "1 trade 1", "1 give silver 3", "1 want copper 2", "1 propose")
    assert chosen(state, 2) == answer


@pytest.mark.parametrize(("copper", "danger"), [(1, 0), (2, 4)])
def test_greedy_foresees_a_boat_that_can_be_paid(copper, danger):
    rows = [realm(1), realm(2), town("l2", 2, 2)]
    state = at(settlements=rows, figures=[stand("n1", 1, 5), stand("l2", 2, 4)], coins=[purse(), purse(copper)])
    assert dangers(state, 0)[state.cards.spot_ids.index("n5")] == danger


def test_greedy_loses_knights_before_scouts():
    state = at(
        figures=[stand("n1", 1, 5), stand("n3", 2, 1, 1), stand("l1", 2, 1)], draws={"red": [6] * 5, "green": [1] * 3}
    )
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 5")
    assert chosen(state, 2) == "lose knight"


def test_greedy_shows_a_protector():
    state = at(coins=[purse(1), purse()], kept=[["captain"], []], draws={"play": ["dragons"]})
    do(state, "1 buy-card")
    assert chosen(state, 1) == "play captain"


def test_greedy_pays_in_copper_and_takes_gold():
    state = at(coins=[purse(3, 3, 3), purse()], draws={"play": ["delias-greed"]})
    do(state, "1 buy-card")
    assert asked(state)[0] == "pay"
    assert chosen(state, 1).startswith("coins copper")
    state = do(at(kept=[["ruler-of-yore"], []]), "1 play ruler-of-yore")
    assert chosen(state, 1) == "coins gold 5"
