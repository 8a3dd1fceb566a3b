"""Corners of secrets and of order: what is known, who is asked, who goes first, what is paid when little is left."""

import pytest
from tradewarz_tables import POOR, RICH, asked, at, building, can, do, stand, told, xadlas

from entrepot.kernel.chance import seeded

CASTLE = building(1, "s66", "castle")
"""Supports four more soldiers, out of the way."""


@pytest.mark.clauses("TW-MORALE-05", "TW-R-80")
def test_a_card_that_all_knew_of_is_known_no_more_once_it_was_played():
    state = at(morale=[["merchants", "merchants"], []], known=[["merchants"], []])
    assert state.view(1)["morale_known"] == [["merchants"], []]
    do(state, "1 play merchants")
    assert (state.view(1)["morale_known"], state.view(1)["morale_returned"]) == ([[], []], ["merchants"])


@pytest.mark.clauses("TW-R-103")
def test_who_holds_a_card_is_asked_after_the_action_whatever_it_is():
    for card in ("battle-cry", "cancel-battle"):
        state = do(at(morale=[[card], []], goods=[POOR, POOR], army=[stand("s33", p1=1)], red=[1]), "1 march")
        do(state, "1 squad s33 1", "1 stop")
        assert (asked(state), can(state, 1)) == (("after", [1]), ["end"])


@pytest.mark.clauses("TW-BATTLE-17", "TW-R-80")
def test_cards_chosen_for_a_battle_are_shown_to_their_own_side_alone():
    state = at(
        seats=3, red=[1], battle=["b222", "b222"], goods=[POOR] * 3, building=[CASTLE],
        army=[stand("s33", p1=1), stand("s34", p2=1)], morale=[["battle-cry"], ["heroes"], []],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 1", "1 step s34", "1 add battle-cry", "2 add heroes")
    chosen = [state.view(seat)["battle"]["chosen"] for seat in (0, 1, 2, None)]
    assert chosen == [["battle-cry"], ["heroes"], [], []]


@pytest.mark.clauses("TW-BCARD-08", "TW-MORALE-05", "TW-R-80")
def test_what_all_have_seen_is_not_imagined_anew():
    six = ["b411", "b411", "b411", "b420", "b420", "b420"]
    own = ["b321", "b321", "b231", "b231", "b222", "b141"]
    state = at(
        deck=[own, six[:4]], used=[[], six[4:]], shown_decks=[1], morale=[[], ["merchants"]], known=[[], ["merchants"]]
    )
    for seed in range(5):
        imagined = state.determinize(0, seeded(seed)).dump()
        assert imagined["deck"][1] == state.dump()["deck"][1]
        assert imagined["morale"][1] == ["merchants"]


@pytest.mark.clauses("TW-BCARD-07", "TW-BCARD-08")
def test_both_sides_shuffle_their_used_six_after_the_third_battle():
    decks = [["b222", "b411"], ["b222", "b141"]]
    used = [["b420", "b321", "b231", "b141"], ["b411", "b420", "b321", "b231"]]
    state = at(
        red=[1], battle=["b222", "b222", "b411", "b141"], deck=decks, used=used, goods=[POOR, POOR], building=[CASTLE],
        army=[stand("s33", p1=3), stand("s34", p2=2)],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 3", "1 step s34")
    assert [state.view(None)["players"][seat]["battle_left"] for seat in (0, 1)] == [6, 6]


@pytest.mark.clauses("TW-R-64", "TW-CONQ-01", "TW-R-40")
def test_a_conquest_is_paid_as_far_as_the_bank_goes():
    techs = ["superior-offensive-tactics", "trench-warfare", "grapeshot", "gun-powder", "increased-fitness"]
    state = at(
        red=[1], battle=["b420", "b420", "b411", "b222"], golden=[19, 19], techs=[techs, []], goods=[POOR, POOR],
        building=[CASTLE], army=[stand("s63", p1=3)], reserve=[7, 10],
    )  # fmt: skip
    do(state, "1 march", "1 squad s63 3", "1 step s3")
    assert told(state, "xadlas") == ["xadlas 1 1 battle", "xadlas 1 1 conquest"]
    assert (xadlas(state, 1)[0], state.fell_short) == (21, True)


@pytest.mark.clauses("TW-R-43", "TW-R-105")
def test_occupiers_leave_in_turn_order():
    state = at(
        "spring", seats=3, goods=[RICH] * 3, army=[stand("s3", p1=1), stand("n3", p3=1)], reserve=[9, 10, 9],
        building=[CASTLE, building(1, "s61", "castle"), building(3, "s11", "castle"), building(3, "s16", "castle")],
    )  # fmt: skip
    assert (asked(state), can(state, 1)) == (("displace", [1]), ["send s61", "send s66"])


@pytest.mark.clauses("TW-R-72", "TW-ALLY-01")
def test_an_ally_of_who_proposes_is_asked_too():
    state = at(seats=4, alliance=[1, 1, 0, 0], goods=[RICH] * 4)
    do(state, "1 alliance", "1 invite 2", "1 propose")
    assert asked(state) == ("consent", [2])
    do(state, "2 decline")
    assert state.view(None)["players"][2]["alliance"] == []


@pytest.mark.clauses("TW-R-92")
def test_of_a_merged_squad_only_those_who_did_not_march_march_again():
    given = {"techs": [["superior-logistics"], []], "army": [stand("s33", p1=2), stand("s34", p1=1)]}
    state = at(red=[1, 1], building=[CASTLE], **given)
    do(state, "1 march", "1 squad s33 2", "1 step s34", "1 again")
    assert can(state, 1) == ["squad s34 1"]
