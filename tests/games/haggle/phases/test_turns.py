"""Set-up, the order of turns, and what is done in one without anybody else."""

import pytest
from haggle_tables import GAME, choices, do, forbidden_by, table

from entrepot.kernel.chance import Script


@pytest.mark.clauses("HG-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_begins_with_coins_cards_and_parcels(seats):
    state = GAME.new(seats, 5)
    fields = state.fields()
    assert fields["coins"] == [8] * seats
    assert [len(hand) for hand in fields["hands"]] == [3] * seats
    assert [owner for owner, _, _ in fields["parcels"]] == [seat for seat in range(seats) for _ in range(2)]
    assert len(fields["deck"]) == 24 - 5 * seats


@pytest.mark.clauses("HG-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(Exception, match="2 to 4 seats"):
        GAME.new(seats, 5)


@pytest.mark.clauses("HG-SETUP-02")
def test_lots_decide_who_begins_every_round():
    state = GAME.new(3, 5, feed=Script({"beginner": [2]}))
    assert state.actors() == [2]
    do(state, "2 errand", "0 errand", "1 errand")
    assert state.fields()["round"] == 2
    assert state.actors() == [2]


@pytest.mark.clauses("HG-SETUP-02", "HG-TURN-01")
def test_the_next_player_in_begins_for_one_who_is_out():
    state = table(out=[1, 0, 0], round=2, mover=1)
    do(state, "1 errand", "2 errand")
    assert state.fields()["round"] == 3
    assert state.actors() == [1]


@pytest.mark.clauses("HG-TURN-01")
def test_everybody_in_takes_one_turn_a_round_clockwise():
    state = table(beginner=1, out=[0, 0, 1], round=2)
    assert state.actors() == [1]
    do(state, "1 errand")
    assert state.actors() == [0]
    assert forbidden_by(state, "1 errand") == "HG-TURN-01"
    do(state, "0 errand")
    assert state.fields()["round"] == 3


@pytest.mark.clauses("HG-TURN-02")
def test_a_turn_is_one_thing():
    state = table()
    verbs = {text.split()[0] for text in choices(state, 0)}
    assert verbs == {"errand", "draw", "peek", "raid", "offer"}
    for step in ("errand", "draw", "peek 3"):
        assert do(table(), f"0 {step}").actors() == [1]


@pytest.mark.clauses("HG-ERRAND-01")
def test_an_errand_earns_what_the_die_shows():
    state = do(table(chance={"die": [4]}), "0 errand")
    assert state.fields()["coins"] == [13, 8, 8]
    assert state.fields()["bank"] == -5


@pytest.mark.clauses("HG-DRAW-01")
def test_a_card_costs_a_coin():
    state = do(table(chance={"card": [GAME.content.number("card", "mirror")]}), "0 draw")
    assert state.fields()["coins"] == [7, 8, 8]
    assert state.fields()["bank"] == 1
    assert state.fields()["hands"][0] == ["anvil", "mirror", "vase"]
    assert state.fields()["deck"].count("mirror") == 1


@pytest.mark.clauses("HG-DRAW-01")
def test_without_a_coin_or_a_deck_nothing_is_drawn():
    assert forbidden_by(table(coins=[0, 8, 8]), "0 draw") == "HG-DRAW-01"
    empty = table(discard=table().fields()["deck"])
    assert empty.fields()["deck"] == []
    assert forbidden_by(empty, "0 draw") == "HG-DRAW-01"


@pytest.mark.clauses("HG-PEEK-01")
def test_a_look_costs_a_coin_and_is_for_the_mover_alone():
    state = do(table(), "0 peek 4")
    assert state.fields()["coins"] == [7, 8, 8]
    assert state.view(0)["parcels"][3]["card"] == "lantern"
    assert state.view(2)["parcels"][3]["card"] == ""
    assert state.view(None)["parcels"][3]["card"] == ""


@pytest.mark.clauses("HG-PEEK-01")
def test_no_look_into_own_seen_or_discarded_parcels_nor_without_a_coin():
    parcels = [[0, "pearl", [0]], [-1, "anvil", [0]], [1, "mirror", [1, 0]], [1, "lantern", [1]]]
    state = table(coins=[8, 8], hands=[[], []], parcels=parcels)
    assert choices(state, 0, "peek") == ["peek 4"]
    for parcel in (1, 2, 3):
        assert forbidden_by(state, f"0 peek {parcel}") == "HG-PEEK-01"
    assert forbidden_by(table(coins=[0, 8, 8]), "0 peek 4") == "HG-PEEK-01"
