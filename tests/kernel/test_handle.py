"""A seat handle shows what its seat knows, and a listener hears what it may."""

import pytest
from toy import TOY, begin, do, in_secret

from entrepot.kernel.audience import EVERYONE, all_but, only
from entrepot.kernel.chance import seeded
from entrepot.kernel.errors import BadSeats, Illegal
from entrepot.kernel.handle import SeatHandle, events_for


def test_a_handle_is_the_seats_side_of_the_position():
    state = do(begin(2), "0 draw", "0 step")
    for seat in (0, 1):
        handle = SeatHandle(state, seat)
        assert (handle.seat, handle.game) == (seat, TOY)
        assert handle.view() == state.view(seat)
        assert handle.legal() == state.legal(seat)
        assert handle.prompt() == state.prompt(seat)
    assert SeatHandle(state, 0).view() != SeatHandle(state, 1).view()


def test_a_handle_follows_its_position():
    state = begin(2)
    handle = SeatHandle(state, 1)
    assert handle.legal() == []
    do(state, "0 end")
    assert handle.legal() == state.legal(1) != []


def test_a_handle_previews_its_own_legal_actions():
    handle = SeatHandle(begin(2), 0)
    assert handle.preview(TOY.parse("step")) == [{"id": "toy-preview", "args": {"steps": 1}}]
    with pytest.raises(Illegal):
        handle.preview(TOY.parse("done"))


def test_what_a_bot_does_to_its_lists_changes_nothing():
    state = begin(2)
    handle = SeatHandle(state, 0)
    handle.legal().append(TOY.parse("done"))
    handle.view()["scores"].append(7)
    assert TOY.parse("done") not in state.legal(0)
    assert state.scores == [0, 0]


def test_what_a_bot_imagines_is_not_the_position():
    state = begin(2)
    before = state.dump()
    imagined = SeatHandle(state, 0).imagine(seeded(1))
    do(imagined, "0 draw", "0 roll", "0 end")
    assert state.dump() == before
    one, two = (SeatHandle(state, 0).imagine(seeded(seed)) for seed in (1, 2))
    assert one.dump()["chance"]["words"] != two.dump()["chance"]["words"]


@pytest.mark.parametrize("seat", [2, -1, -2, 2**70])
def test_there_is_no_handle_for_a_seat_that_is_not_there(seat):
    with pytest.raises(BadSeats, match=f"there is no seat {seat + 1}"):
        SeatHandle(begin(2), seat)


def test_a_seat_hears_its_own_secrets_and_what_is_public():
    events = [{"kind": str(at), "audience": int(a), "args": {}} for at, a in enumerate((EVERYONE, only(1), all_but(1)))]
    kinds = {seat: [event["kind"] for event in events_for(events, seat)] for seat in (None, 0, 1)}
    assert kinds == {None: ["0", "2"], 0: ["0", "2"], 1: ["0", "1"]}
    assert all(set(event) == {"kind", "args"} for event in events_for(events, 0)), "nobody is told who else hears"


def test_events_are_heard_once():
    state = in_secret(begin(2))
    state.listening = True
    handles = [SeatHandle(state, seat) for seat in (0, 1)]
    do(state, "0 hide 2", "1 shout")
    events = state.take_events()
    for handle in handles:
        handle.hear(events)
    do(state, "0 shout")
    for handle in handles:
        handle.hear(state.take_events())
    assert [len(handle.events()) for handle in handles] == [3, 1]
    assert [handle.events() for handle in handles] == [[], []]
