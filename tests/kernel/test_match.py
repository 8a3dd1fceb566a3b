"""A match: its log, and undo with each of its barriers."""

import pytest
from toy import TOY, begin, do, in_secret

from entrepot.kernel.audience import EVERYONE, TABLE, all_but, only
from entrepot.kernel.errors import BadAction, BadSeats, Illegal
from entrepot.kernel.handle import events_for
from entrepot.kernel.match import Match


def match(seats=2, listening=False, **more):
    return Match(begin(seats, **more), listening)


def secret(seats=2, listening=False):
    table = in_secret(match(seats, listening))
    table.state.take_events()
    return table


def undoable(table):
    return [table.undoable(seat) for seat in range(table.state.seats)]


def looks(table):
    """Return all that is known of a match, to be compared."""
    digest, log, moves = table.state.digest(), list(table.log), list(table.moves)
    return digest, log, moves, undoable(table), [table.state.view(seat) for seat in range(table.state.seats)]


def refused(table, seat, count=0, reason="kernel-refused-nothing-to-undo"):
    before = looks(table)
    with pytest.raises(Illegal) as caught:
        table.undo(seat, count)
    assert (caught.value.clause, caught.value.reason) == ("TOY-TURN", reason)
    assert looks(table) == before


# ---------------------------------------------------------------- playing


def test_actions_are_logged_in_notation_and_by_number():
    table = do(match(), "0 step", "0 ask 1", "1 reply no")
    assert table.log == [{"seat": 0, "do": "step"}, {"seat": 0, "do": "ask 1"}, {"seat": 1, "do": "reply no"}]
    assert table.moves == [(0, TOY.parse("step")), (0, TOY.parse("ask 1")), (1, TOY.parse("reply no"))]
    assert table.state.digest() == do(begin(), "0 step", "0 ask 1", "1 reply no").digest()


def test_what_is_refused_is_not_logged():
    table = do(match(), "0 step")
    before = looks(table)
    for seat, action, error in ((0, "done", Illegal), (1, "step", Illegal), (7, "step", BadSeats)):
        with pytest.raises(error):
            table.apply(seat, TOY.parse(action))
    with pytest.raises(BadAction):
        table.apply(0, 10**9)
    assert looks(table) == before


def test_the_table_acts_in_a_match_too():
    table = do(match(), "0 step", f"{TABLE} time")
    assert table.log[-1] == {"seat": TABLE, "do": "time"}
    assert table.state.over
    assert undoable(table) == [0, 0]


def test_the_position_listens_only_if_told():
    assert do(match(), "0 step").state.events == []
    assert do(Match(begin(2, listening=True)), "0 step").state.take_events() == []
    assert len(do(match(listening=True), "0 step", "0 step").state.take_events()) == 2


def test_true_leaves_no_trace_in_the_log():
    table = secret()
    table.apply(True, TOY.parse("done"))
    assert [type(table.log[-1]["seat"]), *map(type, table.moves[-1])] == [int, int, int]


# ---------------------------------------------------------------- undo of one's own turn


def test_the_last_action_is_taken_back_as_if_it_had_never_been():
    table = do(match(), "0 step", "0 step", "0 step")
    assert undoable(table) == [3, 0]
    assert table.undo(0, 1) == 1
    assert table.state.digest() == do(begin(), "0 step", "0 step").digest()
    assert undoable(table) == [2, 0]
    assert table.moves == [(0, TOY.parse("step"))] * 2


def test_all_actions_since_the_barrier_are_taken_back_at_once():
    table = do(match(), "0 step", "0 step", "0 aim")
    assert table.undo(0) == 3
    assert table.state.digest() == begin().digest()
    assert (table.moves, undoable(table)) == ([], [0, 0])
    assert do(match(), "0 step").undo(0, 99) == 1, "no more than there are"


def test_the_log_only_grows():
    table = do(match(), "0 step", "0 step")
    before = list(table.log)
    table.undo(0, 1)
    do(table, "0 aim")
    table.undo(0)
    assert table.log == [*before, {"seat": 0, "undo": 1}, {"seat": 0, "do": "aim"}, {"seat": 0, "undo": 2}]
    assert table.moves == []


def test_play_goes_on_after_an_undo():
    table = do(match(), "0 step", "0 step")
    table.undo(0, 1)
    do(table, "0 draw", "0 end", "1 end", "0 done", "1 done")
    assert table.state.outcome()["ending"] == "rounds"
    assert table.state.digest() == do(begin(), "0 step", "0 draw", "0 end", "1 end", "0 done", "1 done").digest()
    assert [TOY.text(action) for _, action in table.moves] == ["step", "draw", "end", "end", "done", "done"]


def test_a_choice_inside_a_choice_is_taken_back_step_by_step():
    table = do(match(), "0 aim", "0 at 1 hat 3", "0 at 1 fist 3")
    assert undoable(table) == [3, 0]
    table.undo(0, 1)
    assert table.state.digest() == do(begin(), "0 aim", "0 at 1 hat 3").digest()
    do(table, "0 at 1 fist 3")
    table.undo(0, 3)
    assert table.state.digest() == begin().digest()


# ---------------------------------------------------------------- barriers


@pytest.mark.parametrize("barrier", ["draw", "roll", "peek", "swear"])
def test_chance_a_reveal_and_a_bond_are_barriers(barrier):
    table = do(match(), "0 step", f"0 {barrier}")
    refused(table, 0)
    do(table, "0 step", "0 step")
    assert undoable(table) == [2, 0]
    assert table.undo(0) == 2
    assert table.state.digest() == do(begin(), "0 step", f"0 {barrier}").digest()
    refused(table, 0)


def test_the_end_of_the_turn_is_a_barrier():
    table = do(match(), "0 step", "0 end")
    refused(table, 0)
    refused(table, 1)
    do(table, "1 step")
    assert undoable(table) == [0, 1]
    refused(table, 0)


def test_a_seat_asked_because_of_it_is_a_barrier():
    table = do(match(3), "0 step", "0 ask 2")
    refused(table, 0)
    do(table, "2 reply yes")
    for seat in range(3):
        refused(table, seat)
    do(table, "0 step")
    assert undoable(table) == [1, 0, 0]


def test_a_draw_that_was_none_is_no_barrier():
    table = do(match(), *["0 draw"] * 6, "0 draw")
    assert undoable(table) == [1, 0]
    assert table.undo(0) == 1


def test_the_end_of_the_game_is_a_barrier():
    table = do(secret(), "0 hide 3", "1 done", "0 done")
    assert table.state.over
    refused(table, 0)


@pytest.mark.parametrize("seat", [1, 2, 9, -1, TABLE, 2**70, -(2**70)])
def test_nobody_takes_back_what_another_did(seat):
    refused(do(match(), "0 step"), seat)


@pytest.mark.parametrize("count", [-1, -(2**70)])
def test_less_than_nothing_cannot_be_taken_back(count):
    table = do(match(), "0 step")
    before = looks(table)
    with pytest.raises(BadAction, match=f"{count} actions cannot be taken back"):
        table.undo(0, count)
    assert looks(table) == before


def test_a_huge_count_takes_back_all():
    assert do(match(), "0 step", "0 step").undo(0, 2**70) == 2


# ---------------------------------------------------------------- many at once


def test_what_others_did_since_is_played_again_on_top():
    table = do(secret(3), "0 hide 2", "1 hide 3", "0 hide 4", "2 hide 5", "1 done")
    assert undoable(table) == [2, 0, 1]
    assert table.undo(0, 1) == 1
    assert table.state.digest() == do(in_secret(begin(3)), "0 hide 2", "1 hide 3", "2 hide 5", "1 done").digest()
    assert [TOY.text(action) for _, action in table.moves[-4:]] == ["hide 2", "hide 3", "hide 5", "done"]
    assert undoable(table) == [1, 0, 1]
    assert table.undo(2) == 1
    assert table.undo(0) == 1
    assert table.state.digest() == do(in_secret(begin(3)), "1 hide 3", "1 done").digest()
    assert table.state.hidden == [0, 3, 0]


def test_a_step_played_again_can_still_be_taken_back_itself():
    table = do(secret(), "0 hide 2", "1 hide 3", "1 hide 4")
    table.undo(0)
    table.undo(1, 1)
    assert table.state.digest() == do(in_secret(begin()), "1 hide 3").digest()
    do(table, "0 hide 5")
    table.undo(1)
    assert table.state.digest() == do(in_secret(begin()), "0 hide 5").digest()


def test_who_has_committed_cannot_take_it_back():
    table = do(secret(3), "0 hide 2", "0 done", "1 hide 3")
    assert undoable(table) == [0, 1, 0]
    refused(table, 0)
    assert table.undo(1) == 1


def test_a_bond_in_secret_binds_its_own_seat_alone():
    table = do(secret(), "0 hide 2", "1 hide 3", "1 vow")
    assert undoable(table) == [1, 0]
    assert table.undo(0) == 1
    assert table.state.hidden == [0, 4]
    refused(table, 1)


def test_chance_and_reveals_by_one_seat_are_barriers_for_all():
    assert undoable(do(secret(), "0 hide 2", "1 hide 2", "1 knock")) == [0, 0]
    assert undoable(do(secret(), "0 hide 2", "1 hide 2", "1 light")) == [0, 0]


def test_who_ends_the_phase_ends_what_others_may_take_back():
    table = do(secret(3), "0 hide 2", "1 hide 3", "2 leave")
    assert table.state.actors() == [0]
    assert undoable(table) == [0, 0, 0]
    do(table, "0 step")
    table.undo(0)
    assert table.state.digest() == do(in_secret(begin(3)), "0 hide 2", "1 hide 3", "2 leave").digest()


def test_what_others_built_on_stands():
    table = do(secret(), "0 shout", "1 grab")
    assert undoable(table) == [1, 1]
    refused(table, 0, reason="kernel-refused-undo-built-on")
    assert table.undo(1) == 1
    assert table.undo(0) == 1
    assert table.state.digest() == in_secret(begin()).digest()


@pytest.mark.parametrize("spoiler", ["knock", "light"])
def test_an_undo_never_draws_or_reveals(spoiler):
    table = do(secret(), "0 shout", "0 hide 3", f"1 {spoiler}", "1 hide 2")
    assert undoable(table) == [2, 2]
    refused(table, 0, reason="kernel-refused-undo-built-on")
    assert table.undo(0, 1) == 1, "the shout stays"
    assert table.undo(1) == 2
    assert table.undo(0) == 1


def test_a_refused_undo_leaves_later_ones_as_they_were():
    table = do(secret(3), "2 hide 2", "0 shout", "2 hide 3", "1 grab", "2 hide 4")
    refused(table, 0, reason="kernel-refused-undo-built-on")
    table.undo(2, 1)
    table.undo(1)
    table.undo(0)
    assert table.state.digest() == do(in_secret(begin(3)), "2 hide 2", "2 hide 3").digest()
    assert undoable(table) == [0, 0, 2]


def test_the_trail_holds_no_more_than_can_be_taken_back():
    table = do(secret(3), "0 hide 2", "0 done", "1 hide 2", "1 shout")
    assert len(table._trail) == 2
    table.undo(1, 1)
    assert len(table._trail) == 1
    do(table, "2 hide 2", "1 done")
    assert len(table._trail) == 2, "what lay before the first step to be taken back is forgotten"
    do(table, "2 leave")
    assert table._trail == []
    table = do(secret(3), "0 hide 2", "1 hide 3", "1 done")
    table.undo(0)
    assert table._trail == []


# ---------------------------------------------------------------- who hears of it


def heard(table):
    events = table.state.take_events()
    found = {seat: events_for(events, seat) for seat in (None, *range(table.state.seats))}
    return {seat: [(e["args"]["seat"]["seat"], e["args"]["count"]) for e in told] for seat, told in found.items()}


def test_all_hear_that_public_actions_are_undone():
    table = do(match(listening=True), "0 step", "0 step")
    table.state.take_events()
    table.undo(0)
    assert table.state.events == [{"kind": "undone", "audience": EVERYONE, "args": {"seat": {"seat": 0}, "count": 2}}]


def test_secret_actions_are_undone_in_secret():
    table = do(secret(listening=True), "0 hide 2", "0 hide 3", "1 hide 2")
    table.state.take_events()
    table.undo(0)
    assert table.state.events == [{"kind": "undone", "audience": only(0), "args": {"seat": {"seat": 0}, "count": 2}}]


def test_of_a_mixture_others_hear_what_they_had_seen():
    table = do(secret(3, listening=True), "0 hide 2", "0 shout", "0 hide 3")
    table.state.take_events()
    table.undo(0)
    assert [event["audience"] for event in table.state.events] == [only(0), all_but(0)]
    assert heard(table) == {None: [(0, 1)], 0: [(0, 3)], 1: [(0, 1)], 2: [(0, 1)]}


def test_nothing_is_told_where_nobody_listens():
    table = do(match(), "0 step")
    table.undo(0)
    assert table.state.take_events() == []


def test_events_not_taken_yet_are_kept_and_none_is_told_twice():
    table = do(secret(3, listening=True), "0 hide 2", "1 shout")
    table.undo(0)
    assert [event["kind"] for event in table.state.take_events()] == ["did", "did", "undone"]
    do(table, "2 shout")
    assert len(table.state.take_events()) == 1, "the position still listens"


def test_others_cannot_tell_that_secret_steps_were_taken_or_taken_back():
    quiet, busy = secret(3, listening=True), do(secret(3, listening=True), "0 hide 2", "0 hide 3")
    for _ in range(2):
        for table in (quiet, busy):
            do(table, "1 hide 2")
        for seat in (1, 2, None):
            assert quiet.state.view(seat) == busy.state.view(seat)
            assert quiet.state.prompt(seat) == busy.state.prompt(seat)
            assert events_for(quiet.state.events, seat) == events_for(busy.state.events, seat)
        assert undoable(quiet)[1:] == undoable(busy)[1:]
        busy.undo(0, 1)


# ---------------------------------------------------------------- chance stays what it was


def test_chance_after_an_undo_is_what_it_would_have_been():
    table, other = do(match(seed=3), "0 step"), match(seed=3)
    table.undo(0)
    for each in (table, other):
        do(each, "0 roll", "0 draw", "0 roll")
    assert table.state.dump() == other.state.dump()
