"""The bots of TradeWarz play by what a seat knows, and by more than chance."""

from functools import partial

import pytest
from bot_games import play, wins
from tradewarz_tables import GAME, at, building, do, goods, levels, place, stand

from entrepot.bots.find import find_bot
from entrepot.games.tradewarz.actions import TREES
from entrepot.games.tradewarz.bots.greed import effects, voyage
from entrepot.games.tradewarz.bots.greed.habits import Habits, of_chance
from entrepot.games.tradewarz.bots.greed.worth import Worth
from entrepot.games.tradewarz.bots.greedy import Greedy
from entrepot.games.tradewarz.bots.thrifty import Thrifty
from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import SeatHandle

UNIFORM = find_bot(GAME, "uniform")
SQUAD = {"army": [stand("s33", p1=3), stand("s34", p2=1), stand("n3", p1=1), stand("s3", p2=2)]}


def chosen(state, seat, bot=Greedy):
    """Return what a bot does, in notation."""
    return GAME.text(bot(1).choose(SeatHandle(state, seat - 1)))


# ---------------------------------------------------------------- strength


@pytest.mark.slow
@pytest.mark.parametrize("other", [Thrifty, UNIFORM])
def test_greedy_wins_nearly_always(other):
    assert wins(partial(play, GAME, options={"years": "2"}), Greedy, other, range(6)) >= 5


def test_thrifty_earns_more_than_chance():
    scores = [0, 0]
    for number in range(6):
        bots = [Thrifty, UNIFORM] if number % 2 == 0 else [UNIFORM, Thrifty]
        outcome = play(GAME, bots, number, {"years": "2", "trading": "off"}).outcome()
        scores[0] += outcome["scores"][number % 2]
        scores[1] += outcome["scores"][1 - number % 2]
    assert scores[0] > scores[1]


@pytest.mark.parametrize("bot", [Greedy, Thrifty])
def test_bots_find_their_way_through_every_phase(bot):
    outcome = play(GAME, [bot, UNIFORM, bot], 3, {"years": "1", "displacement": "owner-retreats"}).outcome()
    assert sorted(outcome["places"])[0] == 1


def test_the_same_seed_chooses_the_same():
    one = play(GAME, [Greedy, UNIFORM], 5, {"years": "1"}).outcome()
    assert one == play(GAME, [Greedy, UNIFORM], 5, {"years": "1"}).outcome()


# ---------------------------------------------------------------- what Greedy goes for


def test_greedy_builds_on_good_land():
    paid = [goods(4, 4, 0, 4), goods()]  # enough for a settlement and for a village, for no university
    state = at(army=[stand("s33", p1=1), stand("n3", p1=1), stand("s3", p2=2)], goods=paid)
    do(state, "1 build")
    assert chosen(state, 1) == "village s33"


def test_greedy_marches_out_of_the_gate_in_its_first_summer_unless_it_studies():
    assert chosen(at(red=[3], goods=[goods(6, 6, 0, 6), goods()]), 1) == "march"


def test_greedy_holds_the_post_that_makes_a_pair():
    state = at(
        army=[stand("s22", p1=1), stand("s24", p1=1), stand("s3", p2=2)],
        building=[building(1, "s22", "settlement", silos=["o22"])],
        red=[1],
    )
    do(state, "1 march")
    assert chosen(state, 1) == "squad s24 1"
    do(state, "1 squad s24 1")
    assert chosen(state, 1) == "step s25"


def test_greedy_attacks_where_the_odds_are_good():
    homes = [building(1, "s33", "village", silos=["o33", "o33"])]
    state = do(at(**SQUAD, red=[1], building=homes, year=4, season=4), "1 march")
    assert chosen(state, 1).startswith("squad s33")
    do(state, "1 squad s33 3")
    assert chosen(state, 1) == "step s34"


def test_greedy_leaves_an_army_that_is_stronger_alone():
    armies = [stand("s33", p1=1), stand("s34", p2=3), stand("n3", p1=1), stand("s3", p2=2)]
    state = do(at(army=armies, building=[building(2, "s34", "village", silos=["o44", "o44"])], red=[1]), "1 march")
    do(state, "1 squad s33 1")
    assert chosen(state, 1) != "step s34"


def test_greedy_keeps_its_distance_when_it_docks():
    state = at("sail", order=[1, 0], sailed=[0, 5], rolled=2, red=[1], blue=[1])
    do(state, "2 dock n3")
    room = [voyage.elbow_room(state, 0, place(gate)) for gate in ("n5", "w3", "e3", "s3", "e5")]
    assert room == sorted(room)
    assert 0 < room[0] < room[-1] < 1
    assert voyage.elbow_room(state, 1, place("n5")) == 1


def test_greedy_expects_each_rival_at_sea_to_take_a_start_that_it_has_not_passed():
    state = at("sail", order=[0, 1], sailed=[0, 14], rolled=2, red=[1], blue=[1])
    assert voyage.taken(state, 0, [13, 15]) == [0.5, 0.5]
    assert voyage.taken(state, 0, [13]) == [1.0, 0.0]
    assert voyage.taken(state, 0, [15, 21, 23]) == [0.0, 1.0]


def test_greedy_waits_for_less_where_rivals_will_take_the_best():
    state = GAME.new(2, "rival", {})
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])  # houses
    first = state.actors()[0]
    worth = Worth(state, first, Habits())
    waits = []
    for rival in (0, 31):
        state.sailed[1 - first] = rival
        waits.append(voyage.ahead(worth, state))
    assert 0 < waits[0] < waits[1]


@pytest.mark.parametrize("tree", range(3))
def test_who_likes_a_tree_climbs_it(tree):
    habits = Habits()
    habits.climb[tree] = 5.0
    state = do(at(goods=[goods(10, 6, 10, 6), goods()]), "1 build")
    assert GAME.text(Greedy(1, habits).choose(SeatHandle(state, 0))).startswith(f"university {TREES[tree]}")


def test_greedy_seats_differ_and_most_like_no_tree():
    drawn = [of_chance(seeded(number)) for number in range(200)]
    liked = [[value > 0 for value in habits.climb] for habits in drawn]
    assert all(sum(row) <= 1 for row in liked)
    assert 100 < liked.count([False] * 3) < 150
    assert 40 < sum(habits.company > 0 for habits in drawn) < 100
    assert all(any(row[tree] for row in liked) for tree in range(3))
    assert all(0.39 < value < 1.61 for habits in drawn for value in habits.taste)
    assert of_chance(seeded(7)).taste == of_chance(seeded(7)).taste != of_chance(seeded(8)).taste


def test_greedy_wins_its_capital_back():
    armies = [stand("n3", p2=1), stand("s12", p1=3), stand("s3", p2=2)]
    homes = [building(1, "s22", "village", silos=["o22", "o22"])]
    state = at(
        army=armies,
        building=homes,
        marks=[["march", "march", "", "", ""], [""] * 5],
        season=2,
        goods=[goods(), goods()],
    )
    assert chosen(state, 1) == "retreat"
    do(state, "1 retreat")
    if state.top().name == "squad-back":
        do(state, "1 fall-back s12")
    assert chosen(state, 1) == "go n3"


# ---------------------------------------------------------------- plans


def worth_of_techs(state, seat=1):
    """Return what each technology is worth to a seat, by id."""
    worth = Worth(state, seat - 1, Habits())
    ids = state.game.cards.techs.ids
    return {id: worth.tech(face) + worth.earns(face) + effects.silos(worth, state, face) for face, id in enumerate(ids)}


def test_every_technology_is_worth_something_to_greedy():
    homes = [building(1, "s33", "village", silos=["o33", "o33"]), building(1, "s44", "village", silos=["o44", "o44"])]
    found = worth_of_techs(at(building=homes, options={"years": "6"}))
    assert len(found) == 48
    assert all(value > 0.3 for value in found.values()), found


def test_greedy_values_a_technology_by_what_is_left_for_it_to_do():
    def valued(id, **given):
        return worth_of_techs(at(options={"years": "6"}, **given))[id]

    full = {"university": [levels(4, 4, 4), levels()]}
    assert valued("free-university-upgrade") > valued("free-university-upgrade", **full) == 0.0
    assert valued("university-efficiency") > valued("university-efficiency", **full) == 0.0
    assert valued("battering-ram", building=[building(2, "s33", "castle")]) > valued("battering-ram")
    assert valued("extra-allocations-3") == 0.0
    assert valued("extra-allocations-3", building=[building(1, "s33", "village")]) > 0.0
    assert valued("longbow", year=2) > valued("longbow", year=5)


def test_greedy_recruits_where_wheat_and_lumber_lie_idle():
    homes = [building(1, "s33", "village", 2, ["o33", "o33"]), building(1, "s44", "village", 2, ["o44", "o44"])]
    given = {
        "building": homes,
        "army": [stand("s33", p1=1), stand("s44", p1=1), stand("s3", p2=2)],
        "marks": [["resources", "resources", "march", "march", ""], [""] * 5],
        "goods": [goods(0, 12, 0, 12), goods()],
        "season": 4,
    }
    assert chosen(at(year=2, **given), 1) == "recruit"
    careless = Habits()
    careless.soldier = 0.0
    assert GAME.text(Greedy(1, careless).choose(SeatHandle(at(year=2, **given), 0))) != "recruit"


def test_greedy_builds_the_castle_that_it_has_saved_for():
    homes = [building(1, "s33", "village", 1, ["o33", "o33"])]
    given = {"building": homes, "army": [stand("s33", p1=1), stand("s3", p2=2)], "year": 2}
    assert chosen(do(at(goods=[goods(0, 5, 4, 5), goods()], **given), "1 build"), 1) == "castle s33"


def test_greedy_fills_up_to_12_of_everything_at_the_end_of_the_year():
    paid = [goods(9, 11, 10, 11), goods()]
    state = at(goods=paid, year=4, season=4)
    assert chosen(state, 1) == "resources"
    do(state, "1 resources")
    assert "mining" in chosen(state, 1)


# ---------------------------------------------------------------- alliances

TARGET = {"end": "xadlas"}


def test_greedy_leaves_its_alliance_when_it_has_the_target_alone():
    allied = {"seats": 3, "options": TARGET, "alliance": [1, 1, 0], "goods": [goods(gold=6)] * 3}
    assert chosen(at(golden=[6, 2, 1], **allied), 1) == "break"
    assert chosen(at(golden=[5, 2, 1], **allied), 1) != "break"


def test_greedy_makes_alliances_where_it_likes_company_and_xadlas_end_the_game():
    fond = Habits()
    fond.company = 20.0
    state = at(seats=3, options=TARGET)
    ask = Greedy(1, fond)
    assert GAME.text(ask.choose(SeatHandle(state, 0))) == "alliance"
    do(state, "1 alliance")
    assert GAME.text(ask.choose(SeatHandle(state, 0))) == "invite 1"
    do(state, "1 invite 1")
    assert GAME.text(ask.choose(SeatHandle(state, 0))) == "propose"
    do(state, "1 propose")
    assert GAME.text(ask.choose(SeatHandle(state, 1))) == "accept"
    assert GAME.text(Greedy(1, Habits()).choose(SeatHandle(state, 1))) == "decline"
    assert GAME.text(ask.choose(SeatHandle(at(seats=3), 0))) != "alliance"


# ---------------------------------------------------------------- battle and trade


def test_greedy_calls_off_a_battle_that_it_would_lose():
    armies = [stand("s33", p1=3), stand("s34", p2=1), stand("n3", p1=1), stand("s3", p2=2)]
    homes = [building(1, "s33", "village", silos=["o33", "o33"])]
    state = at(army=armies, building=homes, red=[1], morale=[[], ["cancel-battle"]])
    do(state, "1 march", "1 squad s33 3", "1 step s34")
    assert state.actors() == [1]
    assert chosen(state, 2) == "play cancel-battle"


@pytest.mark.parametrize(
    ("techs", "choice"), [([], "add heroes"), (["grapeshot", "gun-powder", "superior-offensive-tactics"], "commit")]
)
def test_greedy_uses_a_card_where_it_could_turn_the_battle(techs, choice):
    armies = [stand("s33", p1=1), stand("s34", p2=1), stand("n3", p1=1), stand("s3", p2=2)]
    homes = [building(1, "s33", "village", silos=["o33", "o33"])]
    given = {"morale": [["heroes"], []], "techs": [techs, []], "university": [levels(military=4), levels()]}
    state = at(army=armies, building=homes, red=[1], battle=["b411", "b231"], **given)
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 done")
    assert chosen(state, 1) == choice


def test_greedy_swaps_what_it_has_too_much_of():
    full = [goods(12, 0, 6, 6), goods(0, 12, 6, 6), goods(6, 6, 6, 6)]
    state = at(seats=3, goods=full)
    assert chosen(state, 1) == "trade"
    do(state, "1 trade")
    assert chosen(state, 1) == "offer 1"
    do(state, "1 offer 1")
    for verb in ("give gold", "want lumber", "propose"):
        step = chosen(state, 1)
        assert step.startswith(verb)
        do(state, f"1 {step}")
    assert chosen(state, 2) == "accept"


def test_greedy_gives_nothing_for_nothing():
    state = at(goods=[goods(gold=5), goods(gold=12, lumber=3, mining=3, wheat=3)])
    do(state, "1 trade", "1 want gold 4", "1 propose")
    assert chosen(state, 2) != "accept"
