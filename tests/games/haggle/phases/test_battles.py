"""Raids, and the battles inside them."""

import pytest
from haggle_tables import GAME, choices, do, forbidden_by, table


@pytest.mark.clauses("HG-RAID-01")
def test_mover_and_owner_do_battle_while_the_turn_waits():
    state = do(table(), "0 raid 3")
    assert state.actors() == [0, 1]
    assert [frame[0] for frame in state.dump()["stack"]] == ["turn", "raid", "battle"]
    assert forbidden_by(state, "2 play kettle") == "HG-BATTLE-01"


@pytest.mark.clauses("HG-RAID-01")
def test_only_a_parcel_of_another_player_is_raided():
    state = table()
    assert choices(state, 0, "raid") == ["raid 3", "raid 4", "raid 5", "raid 6"]
    assert forbidden_by(state, "0 raid 1") == "HG-RAID-01"
    assert forbidden_by(state, "0 raid 8") == "HG-RAID-01"


@pytest.mark.clauses("HG-RAID-02", "HG-HIDE-02")
def test_who_wins_the_battle_has_the_parcel_and_knows_it():
    state = do(table(), "0 raid 3", "0 play anvil", "1 play ladle")
    assert state.fields()["parcels"][2] == [0, "mirror", [0, 1]]
    assert state.fields()["coins"] == [8, 8, 8]
    assert state.actors() == [1]


@pytest.mark.clauses("HG-RAID-02")
@pytest.mark.parametrize(("coins", "paid"), [(8, 2), (1, 1), (0, 0)])
def test_who_loses_it_pays_the_owner(coins, paid):
    state = do(table(coins=[coins, 8, 8]), "0 raid 3", "0 play vase", "1 play ladle")
    assert state.fields()["coins"] == [coins - paid, 8 + paid, 8]
    assert state.fields()["parcels"][2] == [1, "mirror", [1]]


@pytest.mark.clauses("HG-BATTLE-01", "HG-R-03")
@pytest.mark.parametrize("steps", [("0 play anvil", "1 play ladle"), ("1 play ladle", "0 play anvil")])
def test_cards_are_chosen_in_secret_in_any_order(steps):
    state = do(table(), "0 raid 3", steps[0])
    first, other = int(steps[0][0]), 1 - int(steps[0][0])
    assert state.actors() == [other]
    assert state.view(first)["laid"] == steps[0].split()[-1]
    for seat in (other, 2, None):
        view = state.view(seat)
        assert view["laid"] == ""
        assert view["has_laid"][first]
        assert view["hand_counts"] == [2, 2, 1]
    do(state, steps[1])
    assert state.fields()["laid"] == ["", "", ""]
    assert state.fields()["discard"] == ["anvil", "ladle"]
    assert state.fields()["hands"] == [["vase"], ["vase"], ["kettle"]]


@pytest.mark.clauses("HG-BATTLE-01")
def test_only_a_card_in_hand_is_laid():
    state = do(table(), "0 raid 3")
    assert choices(state, 0) == ["play anvil", "play vase"]
    assert forbidden_by(state, "0 play pearl") == "HG-BATTLE-01"


@pytest.mark.clauses("HG-BATTLE-02")
@pytest.mark.parametrize(("mine", "yours", "winner"), [("ladle", "umbrella", 0), ("vase", "mirror", 1)])
def test_greater_strength_wins(mine, yours, winner):
    state = table(hands=[[mine], [yours], ["kettle"]])
    do(state, "0 raid 3", f"0 play {mine}", f"1 play {yours}")
    assert state.fields()["parcels"][2][0] == winner


@pytest.mark.clauses("HG-BATTLE-02")
def test_an_empty_hand_is_not_asked_and_has_no_strength():
    state = do(table(hands=[["vase"], [], ["kettle"]]), "0 raid 3")
    assert state.actors() == [0]
    do(state, "0 play vase")
    assert state.fields()["parcels"][2][0] == 0


@pytest.mark.clauses("HG-BATTLE-03")
@pytest.mark.parametrize(("last", "winner"), [("anvil", 0), ("kettle", 1)])
def test_a_draw_is_fought_out_inside_the_battle(last, winner):
    state = table(hands=[["vase", last], ["vase", "ladle"], ["kettle"]])
    do(state, "0 raid 3", "0 play vase", "1 play vase")
    assert [frame[0] for frame in state.dump()["stack"]] == ["turn", "raid", "battle", "battle"]
    assert state.fields()["discard"] == ["vase", "vase"]
    do(state, f"0 play {last}", "1 play ladle")
    assert state.fields()["parcels"][2][0] == winner
    assert state.actors() == [1]


@pytest.mark.clauses("HG-BATTLE-03", "HG-BATTLE-04")
def test_no_strength_against_an_empty_hand_is_a_draw_too():
    state = table(hands=[["pearl"], [], ["kettle"]], chance={"die": [5]})
    do(state, "0 raid 3", "0 play pearl")
    assert state.fields()["parcels"][2][0] == 0


@pytest.mark.clauses("HG-BATTLE-04")
@pytest.mark.parametrize(("rolled", "winner"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_the_die_decides_between_empty_hands(rolled, winner):
    state = do(table(hands=[[], [], ["kettle"]], chance={"die": [rolled - 1]}), "0 raid 3")
    assert state.fields()["parcels"][2][0] == winner
    assert state.fields()["coins"] == ([8, 8, 8] if winner == 0 else [6, 10, 8])


def test_a_battle_can_be_set_up_by_hand():
    state = table(phase="battle", parcel=5, laid=["", "", "kettle"])
    assert state.actors() == [0]
    do(state, "0 play anvil")
    assert state.fields()["parcels"][4][0] == 0
    assert GAME.load(state.dump()).digest() == state.digest()
