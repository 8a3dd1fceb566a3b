"""What a seat knows, what it goes on knowing, and positions that it cannot tell apart."""

import pytest
from haggle_tables import do, table

from entrepot.kernel.chance import seeded
from entrepot.kernel.handle import events_for


def views_in_imagined(state, seat, count=40):
    return [state.determinize(seat, seeded(number)) for number in range(count)]


@pytest.mark.clauses("HG-HIDE-01")
def test_a_hand_is_secret_and_its_size_is_not():
    state = table()
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view["hand_counts"] == [2, 2, 1]
        assert view["coins"] == [8, 8, 8]
        assert view["deck"] == 13
        assert view["hand"] == ([] if seat is None else state.fields()["hands"][seat])
    assert "anvil" not in str(state.view(1))


@pytest.mark.clauses("HG-HIDE-01")
def test_only_the_drawer_hears_which_card_was_drawn():
    state = table()
    state.listening = True
    do(state, "0 draw")
    events = state.take_events()
    assert [event["kind"] for event in events_for(events, 0)] == ["drew", "drew-card"]
    for seat in (1, 2, None):
        assert [event["kind"] for event in events_for(events, seat)] == ["drew"]


@pytest.mark.clauses("HG-HIDE-02")
def test_who_has_seen_a_parcel_knows_it_whoever_owns_it():
    state = do(table(), "0 peek 3", "1 offer 3", "1 to 2", "1 ask 2", "2 accept")
    parcels = [state.view(seat)["parcels"][2] for seat in (0, 1, 2, None)]
    assert [parcel["card"] for parcel in parcels] == ["mirror", "mirror", "mirror", ""]
    assert all(parcel["seen_by"] == [0, 1, 2] for parcel in parcels)
    assert all(parcel["owner"] == 2 for parcel in parcels)


@pytest.mark.clauses("HG-HIDE-02")
def test_a_look_is_told_to_the_looker_and_that_it_happened_to_all():
    state = table()
    state.listening = True
    do(state, "0 peek 3")
    events = state.take_events()
    assert [event["kind"] for event in events_for(events, 0)] == ["peeked", "saw"]
    assert [event["kind"] for event in events_for(events, 1)] == ["peeked"]
    assert "mirror" not in str(events_for(events, None))


@pytest.mark.clauses("HG-HIDE-02")
def test_what_was_seen_is_kept_in_imagined_positions_and_the_rest_is_not():
    state = do(table(), "0 peek 3")
    imagined = [other.fields()["parcels"] for other in views_in_imagined(state, 0)]
    assert {parcels[2][1] for parcels in imagined} == {"mirror"}
    assert {parcels[0][1] for parcels in imagined} == {"pearl"}
    assert len({parcels[3][1] for parcels in imagined}) > 3
    assert len({other.fields()["parcels"][2][1] for other in views_in_imagined(state, 2)}) > 3


@pytest.mark.clauses("HG-HIDE-01", "HG-R-03")
def test_an_imagined_position_looks_the_same_to_its_seat():
    state = do(table(), "0 peek 3", "1 raid 1", "0 play anvil")
    for seat in range(3):
        for other in views_in_imagined(state, seat):
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert other.census() == state.census()
            laid = other.fields()["laid"][0]
            assert laid in other.fields()["hands"][0]
    assert len({other.fields()["laid"][0] for other in views_in_imagined(state, 1)}) > 3


def test_an_imagined_position_has_chance_of_its_own():
    state = table()
    digests = {do(other, "0 errand").digest() for other in views_in_imagined(state, 0)}
    assert len(digests) > 6
