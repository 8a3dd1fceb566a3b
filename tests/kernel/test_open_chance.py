"""Chance in the open: a game in which somebody chooses each outcome."""

import pytest
from toy import TOY, begin, do

import entrepot
from entrepot.kernel.audience import CHANCE, TABLE, only
from entrepot.kernel.chance import Script, seeded
from entrepot.kernel.errors import BadAction, BadSeats, Illegal
from entrepot.kernel.open_chance import Chosen, OpenState


def opened(seats=2, first=0):
    table = OpenState(TOY, seats)
    table.apply(CHANCE, first)
    return table


def test_the_set_up_waits_for_its_draws():
    table = OpenState(TOY, 3)
    assert table.state is None
    assert table.actors() == [CHANCE]
    assert table.waiting.chance.name == "first"
    assert table.chances() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    table.apply(CHANCE, 2)
    assert (table.waiting, table.actors(), table.chances()) == (None, [2], [])
    assert table.legal(CHANCE) == []
    assert table.legal(2) == table.state.legal(2)


def test_a_draw_lists_what_the_bag_holds():
    table = opened()
    table.apply(0, TOY.parse("draw"))
    assert table.actors() == [CHANCE]
    assert table.chances() == [(0, 1 / 6), (1, 2 / 6), (2, 3 / 6)]
    table.apply(CHANCE, 0)
    assert list(table.state.hands) == [1, 0, 0, 0, 0, 0]
    table.apply(0, TOY.parse("draw"))
    assert table.chances() == [(1, 2 / 5), (2, 3 / 5)]
    assert table.legal(CHANCE) == [1, 2]


def test_while_a_draw_waits_nobody_else_acts():
    table = opened()
    before = table.state.digest()
    table.apply(0, TOY.parse("roll"))
    assert table.legal(0) == table.legal(1) == table.legal(TABLE) == []
    for seat in (0, 1, TABLE):
        with pytest.raises(BadAction, match="CHANCE acts first"):
            table.apply(seat, TOY.parse("step"))
    assert table.state.digest() == before, "the position is the one before the action"
    table.apply(CHANCE, 5)
    assert table.state.scores == [6, 0]


@pytest.mark.parametrize("outcome", [6, -1, 2**40, -(2**70), 2**70])
def test_an_outcome_that_cannot_be_is_refused(outcome):
    table = opened()
    table.apply(0, TOY.parse("roll"))
    with pytest.raises(BadAction, match=f"^{outcome} is not an outcome of the draw that waits"):
        table.apply(CHANCE, outcome)
    assert len(table.chances()) == 6
    table.apply(CHANCE, 0)
    assert table.state.scores == [1, 0]


def test_chance_cannot_act_unasked():
    table = opened()
    with pytest.raises(BadAction, match="not an outcome"):
        table.apply(CHANCE, 0)


def test_what_is_illegal_is_refused_as_everywhere():
    table = opened()
    before = table.state.digest()
    for seat, action, error in (
        (1, 0, Illegal),
        (0, TOY.parse("done"), Illegal),
        (5, 0, BadSeats),
        (0, 999, BadAction),
    ):
        with pytest.raises(error):
            table.apply(seat, action)
    assert (table.state.digest(), table.waiting) == (before, None)


def test_the_table_acts_in_the_open_too():
    table = opened()
    table.apply(TABLE, TOY.parse("time"))
    assert table.state.over
    assert table.actors() == []


def test_options_reach_the_set_up():
    table = OpenState(TOY, 2, {"length": "long"})
    table.apply(CHANCE, 0)
    assert table.state.dump()["options"]["length"] == "long"


def test_the_settled_position_is_left_alone_by_trials():
    table = opened()
    settled = table.state
    table.apply(0, TOY.parse("draw"))
    before = settled.dump()
    table.apply(CHANCE, 1)
    assert settled.dump() == before
    assert table.state is not settled
    assert table.state.feed is None


def test_a_position_in_the_open_is_the_one_that_a_script_gives():
    table = opened(first=0)
    state = begin()
    state.feed = Script({"card": [2, 0], "die": [3]})
    for step, outcome in (("0 draw", 2), ("0 step", None), ("0 roll", 3), ("0 draw", 0)):
        table.apply(0, TOY.parse(step[2:]))
        if outcome is not None:
            table.apply(CHANCE, outcome)
        do(state, step)
        assert table.state.digest() == state.digest()


def test_a_copy_tries_another_outcome():
    table = OpenState(TOY, 2, {"length": "long"})
    setups = [table.copy() for _ in range(2)]
    for seat, each in enumerate(setups):
        each.apply(CHANCE, seat)
    assert [each.state.mover for each in setups] == [0, 1]
    assert table.state is None
    table = setups[0]
    table.apply(0, TOY.parse("step"))
    table.apply(0, TOY.parse("roll"))
    found = []
    for outcome, _ in table.chances():
        copy = table.copy()
        copy.apply(CHANCE, outcome)
        copy.apply(0, TOY.parse("step"))
        found.append((copy.state.scores[0], copy.state.steps, copy.state.dump()["options"]["length"]))
    assert found == [(score, 2, "long") for score in range(1, 7)]
    assert (table.state.scores, table.state.steps, len(table.chances())) == ([0, 0], 1, 6)


def test_a_copy_in_the_middle_of_many_draws_goes_on_by_itself():
    table = OpenState(entrepot.game("tradejack"), 2)
    for _ in range(3):
        table.apply(CHANCE, table.legal(CHANCE)[0])
    copy = table.copy()
    for each, which in ((copy, -1), (table, 0)):
        while each.waiting is not None:
            each.apply(CHANCE, each.legal(CHANCE)[which])
    assert table.state.draws == copy.state.draws > 3
    assert table.state.first == copy.state.first == 0
    assert table.state.demand[:2] == copy.state.demand[:2]
    assert table.state.demand[2] != copy.state.demand[2]


def test_a_waiting_draw_says_who_will_see_it():
    table = opened()
    table.apply(0, TOY.parse("draw"))
    assert table.waiting.audience == only(0)
    assert str(table.waiting) == "card"


def test_true_counts_as_one_here_too():
    table = OpenState(TOY, 2)
    table.apply(CHANCE, True)
    assert table.actors() == [1]
    assert type(table.state.mover) is int


@pytest.mark.parametrize("options", [{}, {"length": "advanced", "second-card": "revealer-picks"}])
def test_a_whole_game_is_played_in_the_open_and_again_by_its_script(options):
    game, rng = entrepot.game("tradejack"), seeded("open")
    table, moves, outcomes = OpenState(game, 3, options), [], {}
    while table.actors():
        seat = table.actors()[0]
        if seat == CHANCE:
            chances = table.chances()
            assert sum(weight for _, weight in chances) == pytest.approx(1)
            assert all(weight > 0 for _, weight in chances)
            action = chances[rng.below(len(chances))][0]
            outcomes.setdefault(table.waiting.chance.name, []).append(action)
        else:
            legal = table.legal(seat)
            action = legal[rng.below(len(legal))]
            moves.append((seat, action))
        table.apply(seat, action)
    script = Script(outcomes)
    state = game.new(3, 99, options, script)
    for seat, action in moves:
        state.apply(seat, action)
    assert state.over
    assert script.left() == []
    assert state.digest() == table.state.digest()


def test_a_copy_costs_no_copy_of_the_position():
    table = opened()
    copy = table.copy()
    assert copy.state is table.state
    copy.apply(0, TOY.parse("draw"))
    other = copy.copy()
    other.apply(CHANCE, 1)
    assert (copy.last_step(), len(copy.chances())) == ((0, TOY.parse("draw"), []), 3)
    assert (table.last_step(), table.waiting) == ((CHANCE, -1, [0]), None)
    assert other.last_step() == (0, TOY.parse("draw"), [1])
    assert (table.state.hands[1], other.state.hands[1]) == (0, 1)


def test_what_is_given_out_of_a_draw_is_no_part_of_it():
    table = opened()
    table.apply(0, TOY.parse("draw"))
    table.last_step()[2].append(2)
    table.apply(CHANCE, 0)
    assert list(table.state.hands) == [1, 0, 0, 0, 0, 0]


def test_it_begins_anywhere():
    state = begin()
    do(state, "0 step")
    table = OpenState(TOY, 2, start=state)
    table.apply(0, TOY.parse("roll"))
    table.apply(CHANCE, 3)
    assert (table.state.steps, table.state.scores) == (1, [4, 0])
    assert (state.steps, state.scores) == (1, [0, 0]), "the given position stays what it was"


def test_the_last_step_plays_the_same_again():
    game = entrepot.game("tradejack")
    table, rng = OpenState(game, 2), seeded("again")
    state = None
    for _ in range(20):
        while table.waiting is not None:
            table.apply(CHANCE, table.legal(CHANCE)[rng.below(len(table.legal(CHANCE)))])
        seat, action, outcomes = table.last_step()
        if state is None:
            state = game.new(2, 0, feed=Chosen(outcomes), listening=True)
        else:
            state.feed = Chosen(outcomes)
            state.apply(seat, action)
        state.feed = None
        assert state.digest() == table.state.digest()
        table.apply(table.actors()[0], table.legal(table.actors()[0])[-1])
