"""Rent, being out, the ways in which a game ends, and the places."""

import pytest
from haggle_tables import GAME, do, forbidden_by, table

from entrepot.kernel.audience import TABLE

AT_ONCE = {"time-up": "at-once"}
BARE = [[], [], []]


def ending(state):
    return state.outcome()["ending"]


@pytest.mark.clauses("HG-RENT-01")
@pytest.mark.parametrize(("round", "rent"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_rent_rises_with_the_rounds(round, rent):
    state = table(phase="rent", round=round)
    assert state.fields()["coins"] == [8 - rent] * 3
    assert state.fields()["bank"] == 3 * rent


@pytest.mark.clauses("HG-RENT-02")
def test_who_cannot_pay_is_out_with_all_there_is():
    state = table(phase="rent", round=5, coins=[9, 2, 3])
    fields = state.fields()
    assert fields["out"] == [0, 5, 0]
    assert fields["coins"] == [6, 0, 0]
    assert fields["hands"][1] == []
    assert [owner for owner, _, _ in fields["parcels"]] == [0, 0, -1, -1, 2, 2]
    assert fields["discard"] == ["ladle", "lantern", "mirror", "vase"]
    assert state.view(2)["parcels"][2]["card"] == "mirror"
    do(state, "0 errand")
    assert state.actors() == [2]


@pytest.mark.clauses("HG-END-01")
def test_the_last_one_in_wins():
    state = table(phase="rent", round=3, coins=[1, 2, 0])
    assert ending(state) == "last-standing"
    assert state.outcome()["places"] == [2, 1, 2]
    assert state.actors() == []


@pytest.mark.clauses("HG-END-01", "HG-R-02")
def test_if_nobody_can_pay_all_of_them_share():
    state = table(phase="rent", round=3, coins=[1, 1, 0], out=[0, 0, 1])
    assert ending(state) == "ruin"
    assert state.outcome()["places"] == [1, 1, 3]
    assert state.outcome()["decided_by"] == "HG-R-02"


@pytest.mark.clauses("HG-END-01", "HG-TURN-01")
def test_the_game_is_over_after_six_rounds():
    assert not table(phase="rent", round=5).over
    state = table(phase="rent", round=6)
    assert ending(state) == "closing"
    assert forbidden_by(state, "0 errand") == "HG-END-01"
    assert all(parcel["card"] for parcel in state.view(None)["parcels"])


@pytest.mark.clauses("HG-END-02", "HG-R-01")
def test_the_round_is_played_to_its_end_once_time_is_called():
    state = table(chance={"die": [0, 0, 0]})
    time_up = GAME.parse("time-up")
    assert state.legal(TABLE) == [time_up]
    assert forbidden_by(state, "0 time-up") == "HG-END-02"
    state.apply(TABLE, time_up)
    assert state.legal(TABLE) == []
    assert state.actors() == [0]
    do(state, "0 errand", "1 errand", "2 errand")
    assert ending(state) == "time-up"
    assert state.fields()["coins"] == [8, 8, 8]


@pytest.mark.clauses("HG-END-02", "HG-R-01")
def test_time_can_end_the_game_at_once_in_the_middle_of_a_battle():
    state = do(table(options=AT_ONCE), "0 raid 3", "1 play ladle")
    state.apply(TABLE, GAME.parse("time-up"))
    assert ending(state) == "time-up"
    assert state.fields()["hands"] == [["anvil", "vase"], ["ladle", "vase"], ["kettle"]]
    assert state.fields()["laid"] == ["", "", ""]
    assert state.fields()["coins"] == [8, 8, 8]
    assert state.view(0)["hand_counts"] == [2, 2, 1]


@pytest.mark.clauses("HG-R-01")
def test_time_can_end_the_game_at_once_in_the_middle_of_an_offer():
    state = do(table(options=AT_ONCE), "0 offer 1", "0 to 1", "0 ask 9", "1 counter 3")
    state.apply(TABLE, GAME.parse("time-up"))
    assert ending(state) == "time-up"
    assert state.fields()["parcels"][0][0] == 0


@pytest.mark.clauses("HG-SCORE-01")
def test_coins_and_own_parcels_score():
    state = table(phase="rent", round=6, coins=[4, 8, 2])
    assert state.outcome()["scores"] == [1 + 12 + 0, 5 + 7 + 5, 0]


@pytest.mark.clauses("HG-SCORE-02")
def test_in_before_out_later_before_earlier():
    parcels = [[0, "anvil", [0]], [0, "anvil", [0]], [1, "pearl", [1]], [1, "vase", [1]]]
    parcels += [[-1, "ladle", [2]], [-1, "ladle", [2]], [3, "ladle", [3]], [3, "anvil", [3]]]
    state = table(
        phase="rent",
        round=6,
        coins=[3, 5, 0, 2],
        out=[0, 0, 2, 0],
        parcels=parcels,
        hands=[*BARE, []],
        discard=["ladle"],
    )
    assert state.outcome()["places"] == [2, 1, 4, 3]
    assert state.outcome()["decided_by"] == "HG-SCORE-01"


@pytest.mark.clauses("HG-SCORE-02")
@pytest.mark.parametrize(
    ("hands", "places"), [([["kettle"], [], []], [1, 2, 3]), ([["kettle"], ["kettle"], []], [1, 1, 3])]
)
def test_equal_scores_are_decided_by_cards_in_hand_and_else_shared(hands, places):
    parcels = [[0, "vase", [0]], [0, "ladle", [0]], [1, "vase", [1]], [1, "ladle", [1]], *[[2, "anvil", [2]]] * 2]
    state = table(phase="rent", round=6, coins=[5, 5, 5], hands=hands, parcels=parcels)
    assert state.outcome()["places"] == places
    assert state.outcome()["decided_by"] == "HG-SCORE-02"
    assert state.outcome()["winners"] == [seat for seat in range(3) if places[seat] == 1]
