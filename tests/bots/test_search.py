"""The search: its tree, its race, and that it plays by what its seat knows."""

import pytest

import entrepot
from entrepot.bots.ismcts import Ismcts, advice
from entrepot.bots.levels import LEVELS
from entrepot.bots.search.budget import Budget
from entrepot.bots.search.gauge import Gauge, Judge, Result, leads, shares
from entrepot.bots.search.policy import ByBots, Policy, play_on
from entrepot.bots.search.race import Entry, Race, Score, decide, leaders, score_of
from entrepot.bots.search.simulation import Habits, Trees, simulate
from entrepot.bots.search.tree import AS_THE_POLICY, Node, find
from entrepot.kernel.bot import Bot
from entrepot.kernel.chance import Random, seeded
from entrepot.kernel.handle import SeatHandle
from entrepot.kernel.moves import Moves
from entrepot.kernel.playout import Tally, play_round

GAME = entrepot.game("haggle")


def position(seed: int, seats: int = 3):
    """A position of haggle in which the seat to act has a choice."""
    state = GAME.new(seats=seats, seed=seed)
    play_round(state, seeded(seed), Tally())
    while len(state.legal(state.actors()[0])) < 2:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state, state.actors()[0]


# ---------------------------------------------------------------- worth


def gathered(*actions):
    moves = Moves()
    moves.add_all(list(actions))
    return moves


def test_a_lead_is_over_the_best_of_the_others():
    assert leads([5.0, 9.0, 7.0]) == [-4.0, 2.0, -2.0]


def test_a_shared_win_is_shared():
    state = GAME.new(seats=3, seed=4)
    play_on(state, Policy(), seeded(1), 10_000)
    assert state.over
    won = shares(state)
    winners = state.outcome()["winners"]
    assert sum(won) == pytest.approx(1.0)
    assert [seat for seat in range(3) if won[seat] > 0] == winners


def test_the_gauge_gives_a_half_to_the_mean_lead_and_counts_a_win_as_half_of_all():
    results = [result([lead, -lead]) for lead in (2.0, 4.0, 6.0)]
    gauge = Gauge(2)
    gauge.fit(results)
    assert gauge.worth(results[1], 0) == pytest.approx(0.5)
    assert gauge.worth(results[2], 0) > 0.8
    assert gauge.worth(results[2], 1) < 0.2
    results[1].shares = [1.0, 0.0]
    assert gauge.worth(results[1], 0) == pytest.approx(0.75)
    assert gauge.worth(results[1], 1) == pytest.approx(0.25)


def result(by_seat: list[float]) -> Result:
    state = GAME.new(seats=2, seed=1)
    found = Result(state, 0, Judge())
    found.leads = by_seat
    return found


# ---------------------------------------------------------------- playouts and trees


def test_a_playout_is_cut_at_the_end_of_a_round():
    state = GAME.new(seats=3, seed=2)
    begun = state.rounds()
    play_on(state, Policy(), seeded(3), 8)
    assert not state.over
    assert begun < state.rounds() < begun + 4


def test_a_playout_by_bots_is_what_the_bots_play():
    policy = ByBots(list(GAME.bots.values())[-1], 3)
    state, seat = position(5)
    own = GAME.bots["greedy"]("playout").choose(SeatHandle(state, seat))
    assert policy.pick(state, seat, state.moves(seat), seeded(0)) == own


class AtALoss(Bot):
    """A bot that chooses what is not legal."""

    def choose(self, seat: SeatHandle) -> int:
        return -7


def test_where_the_playouts_bot_is_at_a_loss_chance_decides():
    state, seat = position(5)
    policy = ByBots(list(GAME.bots.values())[-1], 3)
    policy.bots = [AtALoss() for _ in range(3)]
    legal = state.legal(seat)
    assert {policy.pick(state, seat, state.moves(seat), seeded(number)) for number in range(60)} == set(legal)


def test_choices_open_one_by_one_and_the_better_is_tried_more():
    node = Node([AS_THE_POLICY, 11, 12], [11, 12])
    for _ in range(400):
        place = node.choose(0.3, 20)
        node.add(place, 0.9 if place == 1 else 0.2)
    assert node.visits[1] > 300
    assert node.visits[0] >= 20
    assert 0 < node.visits[2] < 60
    fresh = Node([AS_THE_POLICY, 11], [11])
    for _ in range(19):
        assert fresh.choose(0.3, 20) == 0
        fresh.add(0, 0.0)


def test_simulations_grow_the_trees_by_one_decision_a_seat_and_count_every_visit():
    state, seat = position(6)
    trees, habits, gauge = Trees(3), Habits(depth=2, patience=3), Gauge(3)
    action = state.legal(seat)[0]
    for number in range(30):
        world = SeatHandle(state, seat).imagine(Random(number, 1))
        world.play(seat, action)
        simulate(world, seat, trees, Policy(), habits, gauge, seeded(number))
    first = [node for nodes in trees.first for node in nodes]
    assert first
    assert all(node.total == sum(node.visits) > 0 for node in first)
    assert max(int(node.total) for node in first) > 3
    assert find(first, gathered(*first[0].offered)) is not None
    assert find(first, gathered(-5)) is None


# ---------------------------------------------------------------- the race


def raced(seed: int, budget: Budget) -> Race:
    state, seat = position(seed)
    race = Race(SeatHandle(state, seat), Policy(), Habits(depth=3, patience=5), seeded(seed))
    race.run(state.legal(seat)[0], budget, [])
    return race


def test_a_race_keeps_to_its_budget_and_tries_actions_in_the_same_positions():
    race = raced(7, Budget(60))
    assert race.playouts <= 60
    assert sum(len(entry.results) for entry in race.entries) == race.playouts
    assert race.entries[0] in race.running
    assert len(race.worlds) >= max(len(entry.results) for entry in race.entries)


class Over(Budget):
    """A host whose clock runs out after so many playouts."""

    def __init__(self, after: int) -> None:
        super().__init__(100)
        self.after = after
        self.begun = 0

    def begin(self) -> None:
        self.begun += 1

    def allows(self, done: int) -> bool:
        return done < self.after


@pytest.mark.parametrize("after", [0, 1, 2, 7, 8, 9])
def test_a_host_that_counts_time_ends_a_race_when_one_other_action_was_tried(after):
    budget = Over(after)
    race = raced(8, budget)
    assert race.playouts == max(after, 1) + (after < 9)
    assert budget.begun == 1
    found = advice(race.scores(), 1.0, race.playouts)
    assert found.action == race.entries[0].action
    assert found.runner_up == race.entries[1].action
    assert found.error == 1.0


def test_another_action_wins_only_by_more_than_its_error():
    race = raced(9, Budget(40))
    own, other = race.entries[0], race.entries[1]
    race.running = [own, other]
    enough = [result([0.0, 0.0, 0.0])] * 9
    own.results, other.results = enough, enough
    own.worths = [0.5] * 9
    other.worths = [0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.9, 0.1, 0.6]
    race.entries = [own, other]
    assert score_of(other, own, race.seat).mean() > 0
    assert decide(race.scores(), 1.0).action == own.action
    other.worths = [0.7, 0.5, 0.7, 0.5, 0.7, 0.5, 0.7, 0.5, 0.7]
    assert decide(race.scores(), 1.0).action == other.action


def test_a_hopeless_action_is_dropped_and_the_better_half_goes_on():
    race = raced(10, Budget(30))
    entries = [Entry(action, 3) for action in range(5)]
    for place, entry in enumerate(entries):
        entry.results = [result([0.0, 0.0, 0.0])] * 10
        entry.worths = [place / 10 + step / 100 for step in range(10)]
    entries[0].worths = [0.25 + step / 90 for step in range(10)]
    race.entries = race.running = entries
    race.drop_hopeless()
    assert [entry.action for entry in race.running] == [0, 3, 4]
    race.cut()
    assert [entry.action for entry in race.running] == [0, 4]


def test_scores_of_several_searches_add_up():
    one, two = Score(5, 3, 0.6, 0.14, 9.0), Score(5, 1, 0.6, 0.36, 3.0)
    one.add(two)
    assert (one.count, one.mean(), one.mean_lead()) == (4, pytest.approx(0.3), pytest.approx(3.0))
    assert one.error() == pytest.approx(((0.5 / 4 - 0.09) / 3) ** 0.5)
    assert (Score(1).mean(), Score(1).error()) == (0.0, 1.0)


def test_only_what_was_tried_long_may_lead_and_the_runner_up_is_told_against_the_choice():
    own, seldom = Score(1, 20), Score(2, 4, 3.0, 2.3)
    good, better = Score(3, 16, 1.6, 0.3, 16.0), Score(4, 20, 4.0, 1.0, 60.0)
    scores = [own, seldom, good, better]
    assert [score.action for score in leaders(scores)] == [4, 3]
    found = advice(scores, 1.0, 60)
    assert (found.action, found.runner_up, found.playouts) == (4, 3, 60)
    assert found.worth == pytest.approx(0.1)
    assert found.lead == pytest.approx(2.0)
    stays = advice([own, Score(2, 20, -1.0, 0.2, -20.0)], 1.0, 40)
    assert (stays.action, stays.runner_up, stays.lead) == (1, 2, pytest.approx(1.0))
    assert stays.worth == pytest.approx(0.05)
    alone = advice([own], 1.0, 8)
    assert (alone.action, alone.runner_up) == (1, -1)


# ---------------------------------------------------------------- the bots


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_levels_play_by_what_their_seat_knows(name: str, seed: int):
    state, seat = position(20 + seed)
    world = state.determinize(seat, Random(99, seed))
    here = LEVELS[name]("same").choose(SeatHandle(state, seat))
    there = LEVELS[name]("same").choose(SeatHandle(world, seat))
    assert here == there
    assert here in state.legal(seat)


def test_searching_changes_nothing_in_the_position():
    state, seat = position(31)
    before = state.dump()
    Ismcts(1, Budget(30)).choose(SeatHandle(state, seat))
    assert state.dump() == before


def test_a_single_action_needs_no_search_and_advice_tells_of_the_runner_up():
    state, seat = position(33)
    bot = Ismcts(3, Budget(80))
    advice = bot.consider(SeatHandle(state, seat))
    legal = state.legal(seat)
    assert advice.action in legal
    assert advice.runner_up in legal
    assert advice.runner_up != advice.action
    assert 0 < advice.playouts <= 80


def test_the_tree_of_the_chosen_action_is_used_at_the_next_decision():
    bot = Ismcts(4, Budget(10))
    entry = Entry(0, 2)
    node = Node([AS_THE_POLICY, 7, 8, 9], [7, 8, 9])
    for place, worth in ((0, 0.5), (1, 0.2), (3, 0.8)):
        node.add(place, worth)
    entry.trees.first[1] = [node]
    bot.chosen = entry
    assert bot.hints(1, gathered(7, 8, 9)) == [9, 7]
    assert bot.hints(1, gathered(7, 8)) == []
    assert bot.hints(0, gathered(7, 8, 9)) == []


@pytest.mark.slow
def test_the_search_beats_uniform_play_at_haggle():
    wins = 0.0
    for seed in range(12):
        state = GAME.new(seats=2, seed=seed)
        me = seed % 2
        bot = Ismcts(seed, Budget(24))
        rng = seeded(seed)
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            action = bot.choose(SeatHandle(state, seat)) if seat == me else legal[rng.below(len(legal))]
            state.play(seat, action)
        wins += shares(state)[me]
    assert wins >= 10
