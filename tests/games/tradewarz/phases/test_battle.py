"""Battles: cards, strength, losses, ties, cancelling, displacement, castles, capitals."""

import pytest
from tradewarz_tables import (
    GAME,
    POOR,
    RICH,
    army,
    asked,
    at,
    building,
    buildings,
    can,
    crowd,
    do,
    end_year,
    goods,
    player,
    refused,
    stand,
    supers,
    told,
    wealth,
    xadlas,
)

CASTLE = building(1, "s66", "castle")
THEIRS = building(2, "s46", "castle")
"""Each supports four more soldiers, out of the way."""
STRONG, WEAK = "b411", "b141"


def fight(mine=3, theirs=2, cards=(STRONG, WEAK), burnt=("b222", "b222"), field="s34", origin="s33", **given):
    """Return a battle just after the squad has stepped onto the field; cards are attacker's, defender's."""
    squads = [stand(origin, p1=mine), stand(field, p2=theirs)] if theirs else [stand(origin, p1=mine)]
    given = {"army": squads, "building": [CASTLE], "goods": [POOR, POOR], **given}
    state = at(red=[1], battle=[*burnt, *cards], **given)
    return do(state, "1 march", f"1 squad {origin} {mine}", f"1 step {field}")


@pytest.mark.clauses("TW-BATTLE-01", "TW-BATTLE-03", "TW-BATTLE-05", "TW-BATTLE-08", "TW-XADLA-02", "TW-BATTLE-02")
def test_the_stronger_side_wins_a_golden_xadla():
    state = fight(cards=("b411", "b411"))
    assert told(state, "won", "xadlas") == ["won 1 2 s34", "xadlas 1 1 battle"]
    assert xadlas(state, 1)[0] == 1
    lost = fight(mine=2, theirs=3, cards=("b411", "b411"))
    assert told(lost, "won") == ["won 2 1 s34"]
    assert xadlas(lost, 2) == (1, 0)


@pytest.mark.clauses("TW-BATTLE-11")
def test_it_is_the_other_side_s_blocks_that_spare_soldiers():
    decks = [["b222", "b330", "b213", "b411", "b420", "b321"]] * 2
    state = fight(mine=3, theirs=3, cards=("b330", "b213"), deck=decks)  # 3 kills, no blocks against 1 and 3
    assert told(state, "fell") == ["fell 1 s34 1"]
    turned = fight(mine=3, theirs=3, cards=("b213", "b330"), deck=decks)
    assert told(turned, "fell") == ["fell 2 s34 1"]


@pytest.mark.clauses("TW-BATTLE-05", "TW-BATTLE-19")
def test_without_enough_movement_there_is_no_battle():
    state = do(at(red=[1], army=[stand("s33", p1=1), stand("s35", p2=1)]), "1 march", "1 squad s33 1", "1 step s34")
    assert told(state, "attacked") == []
    reached = at(red=[2], army=[stand("s33", p1=1), stand("s35", p2=1)])
    do(reached, "1 march", "1 squad s33 1", "1 step s34")
    [line] = reached.preview(0, GAME.parse("step s35"))
    assert line["id"] == "tradewarz-preview-fight", "whom one meets is said before"
    assert line["args"]["count"] == 1
    assert "tradewarz-preview-fight" not in [line["id"] for line in reached.preview(0, GAME.parse("step s33"))]
    do(reached, "1 step s35")
    assert told(reached, "attacked") == ["attacked 1 2 s35"]


@pytest.mark.clauses("TW-BATTLE-06", "TW-BATTLE-07", "TW-BCARD-06", "TW-BCARD-07", "TW-R-80")
def test_each_side_burns_a_card_and_plays_the_next():
    state = fight(cards=("b231", "b420"), burnt=("b411", "b141"))
    assert told(state, "burned") == ["burned 1 b411", "burned 2 b141"]
    assert player(state, 1)["battle_used"] == ["b411", "b231"]
    assert (player(state, 1)["battle_left"], player(state, 2)["battle_left"]) == (4, 4)


@pytest.mark.clauses("TW-BCARD-08", "TW-BCARD-05")
def test_every_third_battle_the_used_six_become_the_deck_again():
    used = [["b411", "b420", "b321", "b231"], ["b411", "b420", "b321", "b231"]]
    deck = [["b222", "b141"], ["b222", "b141"]]
    state = fight(cards=("b222", "b141"), burnt=("b141", "b222"), deck=deck, used=used)
    assert (player(state, 1)["battle_left"], player(state, 1)["battle_used"]) == (6, [])
    assert len(state.view(1)["players"][0]["battle_known"]) == 6  # by now everybody has seen them


@pytest.mark.clauses("TW-BATTLE-13", "TW-BATTLE-14", "TW-BATTLE-15", "TW-BATTLE-09", "TW-BATTLE-11", "TW-BATTLE-16")
def test_the_worked_example_of_yellow_and_red():
    state = at(
        red=[1], battle=["b420", "b420", "b411", "b231"], order=[0, 1], building=[CASTLE], goods=[POOR, POOR],
        army=[stand("s33", p1=2), stand("s34", p2=3)], techs=[["donkey-caravans"], []],
        supers=[["donkey-caravans", "s33", 0]], morale=[[effect_card("block", 1)], [effect_card("strength", 1)]],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 2", "1 step s34")
    assert asked(state) == ("choose", [1, 2])
    do(state, f"1 add {effect_card('block', 1)}", "1 commit", f"2 add {effect_card('strength', 1)}", "2 commit")
    yellow, red = told(state, "revealed")
    assert yellow.split()[-3:] == ["7", "1", "2"]
    assert red.split()[-3:] == ["6", "3", "1"]
    assert told(state, "won") == ["won 1 2 s34"]
    assert told(state, "fell") == ["fell 1 s34 1"]


def effect_card(effect, amount=None):
    """Return a morale card with an effect."""
    rows = [row for row in GAME.content.rows("morale") if row["effect"] == effect]
    return next(row["id"] for row in rows if amount in (None, row["amount"]))


@pytest.mark.clauses("TW-BATTLE-04", "TW-BATTLE-11", "TW-BATTLE-12", "TW-R-37")
def test_winning_and_losing_soldiers_are_two_things():
    state = fight(mine=3, theirs=2, cards=("b411", "b141"))
    assert told(state, "won") == ["won 1 2 s34"]
    assert told(state, "fell") == ["fell 1 s34 3"]  # the winner loses all three, the loser none
    assert army(state)["s34"] == {2: 2}
    assert player(state, 1)["reserve"] == 10


@pytest.mark.clauses("TW-R-32", "TW-R-104")
def test_a_level_battle_has_no_winner_and_the_attackers_go_back():
    state = fight(mine=2, theirs=2, cards=("b411", "b411"))
    assert told(state, "level", "won", "xadlas") == ["level 1 s34"]
    assert army(state)["s33"] == {1: 2}
    assert army(state)["s34"] == {2: 2}


@pytest.mark.clauses("TW-R-32")
def test_with_defender_wins_a_level_battle_is_the_defender_s():
    state = fight(mine=2, theirs=2, cards=("b411", "b411"), options={"battle-ties": "defender-wins"})
    assert told(state, "won", "xadlas") == ["won 2 1 s34", "xadlas 2 1 battle"]


@pytest.mark.clauses("TW-R-104", "TW-CANCEL-03")
def test_who_is_sent_back_goes_to_the_last_place_that_takes_it():
    state = at(
        red=[2], battle=["b420", "b420", "b411", "b411"], building=[CASTLE], goods=[POOR, POOR],
        army=[stand("s33", p1=2), stand("s34", p1=3), stand("s35", p2=2)],
    )  # fmt: skip
    do(state, "1 march", "1 squad s33 2", "1 step s34", "1 step s35")
    assert told(state, "sent-back") == ["sent-back 1 s33"]  # s34 is full


# ---------------------------------------------------------------- secret choices and cancelling


def armed(mine=("battle-cry",), theirs=(), **given):
    """Return a battle in which seats hold morale cards."""
    return fight(morale=[list(mine), list(theirs)], **given)


@pytest.mark.clauses("TW-BATTLE-16", "TW-BATTLE-17", "TW-BATTLE-18", "TW-R-45", "TW-MORALE-01", "TW-BATTLE-10")
def test_morale_cards_are_chosen_in_secret_and_revealed_at_once():
    state = armed(("battle-cry", "battle-cry", effect_card("resource")), ("battle-cry",))
    assert can(state, 1) == ["add battle-cry", "commit"]  # no economy card
    do(state, "1 add battle-cry", "1 add battle-cry")
    assert can(state, 1) == ["commit"]
    assert (state.view(0)["battle"]["chosen"], state.view(1)["battle"]["chosen"]) == (["battle-cry"] * 2, [])
    do(state, "1 commit")
    assert (asked(state), told(state, "revealed")) == (("choose", [2]), [])
    assert state.view(1)["battle"]["committed"] == [0]
    do(state, "2 commit")
    assert len(told(state, "revealed")) == 2
    assert told(state, "revealed")[0].split()[3] == "battle-cry+battle-cry"
    assert refused(state, "1 add battle-cry") != ""


@pytest.mark.clauses("TW-R-103")
def test_everybody_with_a_card_is_asked_whatever_it_is():
    state = armed((effect_card("resource"),))
    assert (asked(state), can(state, 1)) == (("choose", [1]), ["commit"])


@pytest.mark.clauses("TW-MORALE-05", "TW-R-45")
def test_used_cards_go_under_the_deck_the_attacker_s_first():
    block = effect_card("block", 1)
    state = do(armed(("battle-cry", block), ("battle-cry",)), "2 add battle-cry", "2 commit")
    do(state, f"1 add {block}", "1 add battle-cry", "1 commit")
    assert state.view(None)["morale_returned"] == [block, "battle-cry", "battle-cry"]


CANCEL = effect_card("cancel")


@pytest.mark.clauses("TW-CANCEL-01", "TW-CANCEL-02", "TW-CANCEL-03", "TW-R-47", "TW-R-46")
def test_a_battle_can_be_called_off_for_two_gold_before_a_card_is_burnt():
    state = armed((CANCEL,), (), goods=[goods(gold=2), POOR])
    assert (asked(state), can(state, 1)) == (("cancel", [1]), [f"play {CANCEL}", "done"])
    do(state, f"1 play {CANCEL}")
    assert (wealth(state, 1)[0], wealth(state, 2)[0]) == (0, 2)
    assert (army(state)["s33"], army(state)["s34"]) == ({1: 3}, {2: 2})
    assert told(state, "burned", "won", "xadlas") == []
    assert player(state, 1)["tokens"]["march"] == 1


@pytest.mark.clauses("TW-R-47", "TW-R-103")
def test_the_defender_is_asked_after_the_attacker_and_only_with_a_card_and_two_gold():
    state = armed(("battle-cry",), (CANCEL,), goods=[goods(gold=2), goods(gold=2)])
    assert (asked(state), can(state, 1)) == (("cancel", [1]), ["done"])
    do(state, "1 done")
    assert asked(state) == ("cancel", [2])
    do(state, f"2 play {CANCEL}")
    assert (wealth(state, 1)[0], wealth(state, 2)[0]) == (4, 0)
    broke = armed((), (CANCEL,), goods=[POOR, goods(gold=1)])
    assert asked(broke) == ("choose", [2])
    assert refused(broke, f"2 play {CANCEL}") != ""


# ---------------------------------------------------------------- displacement


@pytest.mark.clauses("TW-R-34", "TW-CONQ-09", "TW-CONQ-10")
def test_the_winner_sends_the_loser_s_survivors_where_it_likes_in_the_loser_s_realm():
    rows = [building(1, "s61", "settlement"), building(1, "s62", "settlement"), THEIRS]
    state = fight(mine=2, theirs=3, cards=("b411", "b411"), building=rows)
    assert told(state, "fell") == []
    assert (asked(state), can(state, 2)) == (("displace", [2]), ["send s61", "send s62"])
    do(state, "2 send s61", "2 send s62")
    assert army(state) == {"s34": {2: 3}, "s61": {1: 1}, "s62": {1: 1}}


@pytest.mark.clauses("TW-R-34", "TW-CONQ-10", "TW-R-36")
def test_what_finds_no_room_goes_to_the_gate_and_then_to_reserve():
    squads = [stand("s33", p1=2), stand("s34", p2=3), stand("n3", p1=5)]
    state = fight(mine=2, theirs=3, cards=("b411", "b411"), army=squads, building=[THEIRS])
    assert told(state, "to-gate", "to-reserve") == ["to-gate 1 n3 1", "to-reserve 1 n3 1"]
    assert army(state)["n3"] == {1: 6}


@pytest.mark.clauses("TW-R-34")
def test_owned_posts_take_displaced_soldiers_too():
    squads = [stand("s33", p1=2), stand("s34", p2=3), stand("s22", p1=1)]
    state = fight(mine=2, theirs=3, cards=("b411", "b411"), army=squads, building=[THEIRS])
    assert told(state, "displaced") == ["displaced 1 s22 1", "displaced 1 s22 1"]


@pytest.mark.clauses("TW-R-34", "TW-CONQ-11")
def test_a_displaced_super_unit_follows_only_to_a_place_that_has_none():
    rows = [building(1, "s44", "village"), building(1, "s61", "settlement")]
    state = fight(
        mine=2, theirs=3, cards=("b141", "b411"), building=rows, techs=[["donkey-caravans", "cannons"], []],
        army=[stand("s33", p1=2), stand("s34", p2=3), stand("s44", p1=1)],
        supers=[["donkey-caravans", "s33", 0], ["cannons", "s44", 0]],
    )  # fmt: skip
    do(state, "2 send s44")
    if state.top().name == "displace":
        do(state, "2 send s61")
    assert supers(state) == {"cannons": ("s44", 1), "donkey-caravans": ("s61", 1)}
    assert state.top().name != "displace"


@pytest.mark.clauses("TW-R-34")
def test_with_owner_retreats_the_loser_takes_all_to_one_place():
    rows = [building(1, "s44", "settlement"), building(1, "s61", "settlement")]
    option = {"displacement": "owner-retreats"}
    state = fight(mine=2, theirs=3, cards=("b411", "b411"), building=rows, options=option)
    assert (asked(state), can(state, 1)) == (("displace", [1]), ["send s44", "send n3"])
    do(state, "1 send s44")
    assert army(state)["s44"] == {1: 2}


@pytest.mark.clauses("TW-R-34", "TW-R-39")
def test_defenders_stay_where_the_winning_attacker_has_no_survivor():
    state = fight(mine=1, theirs=1, cards=("b411", "b141"), techs=[["superior-offensive-tactics"], []])
    assert told(state, "won") == ["won 1 2 s34"]
    assert (xadlas(state, 1)[0], "s34" in army(state)) == (1, False)  # both sides fell


# ---------------------------------------------------------------- buildings


@pytest.mark.clauses("TW-RAID-04", "TW-SETTLE-07", "TW-VILLAGE-07", "TW-SILO-04", "TW-BUILD-02")
@pytest.mark.parametrize("kind", ["settlement", "village"])
def test_a_lost_battle_destroys_settlement_or_village_with_its_silos(kind):
    rows = [CASTLE, building(2, "s34", kind, silos=["o34"])]
    state = fight(cards=("b411", "b141"), building=rows)
    assert "s34" not in buildings(state)
    assert (told(state, "destroyed"), player(state, 2)["silos_left"]) == ([f"destroyed 1 2 s34 {kind}"], 23)


@pytest.mark.clauses("TW-RAID-04")
def test_a_won_defence_keeps_the_building():
    state = fight(mine=1, theirs=3, cards=("b411", "b411"), building=[CASTLE, building(2, "s34", "village")])
    assert buildings(state)["s34"] == (2, "village")


@pytest.mark.clauses("TW-R-38", "TW-CASTLE-06", "TW-CASTLE-09", "TW-CASTLE-05", "TW-XADLA-08", "TW-R-56")
def test_an_unguarded_castle_fights_and_is_captured_with_its_silos():
    rows = [building(2, "s34", "castle", silos=["o34", "o44"])]
    state = fight(mine=3, theirs=0, cards=("b411", "b411"), building=rows)
    assert told(state, "revealed")[1].split()[-3:] == ["6", "2", "2"]  # 0 soldiers + 2/1/1 and the card
    assert buildings(state)["s34"] == (1, "castle")
    row = state.view(None)["buildings"][0]
    assert (row["silos"], player(state, 1)["silos_left"], player(state, 2)["silos_left"]) == (["o34", "o44"], 21, 23)
    assert (xadlas(state, 1), xadlas(state, 2)) == ((1, 1), (0, 0))


@pytest.mark.clauses("TW-CASTLE-10", "TW-R-39")
def test_a_castle_stays_where_no_attacker_survives():
    rows = [building(2, "s34", "castle")]
    state = fight(mine=1, theirs=0, cards=("b411", "b141"), building=rows, techs=[["superior-offensive-tactics"], []])
    assert (told(state, "won"), buildings(state)["s34"]) == (["won 1 2 s34"], (2, "castle"))
    assert (xadlas(state, 1), xadlas(state, 2)) == ((1, 0), (0, 1))


@pytest.mark.clauses("TW-R-39", "TW-TP-11")
def test_a_village_falls_with_the_battle_even_if_nobody_is_left():
    given = {"building": [building(2, "s22", "village")], "origin": "s23", "field": "s22"}
    state = fight(mine=1, theirs=1, cards=("b411", "b141"), techs=[["superior-offensive-tactics"], []], **given)
    assert (told(state, "won"), buildings(state), army(state).get("s22")) == (["won 1 2 s22"], {}, None)
    assert told(state, "post-free") == ["post-free 1"]


@pytest.mark.clauses("TW-TP-16", "TW-TP-10")
def test_a_post_is_taken_through_battle():
    state = fight(cards=("b411", "b411"), origin="s23", field="s22")
    assert (xadlas(state, 1), xadlas(state, 2)) == ((1, 2), (0, 0))  # the castle's silver besides


@pytest.mark.clauses("TW-R-56", "TW-COMP-05", "TW-CASTLE-05")
def test_with_too_few_silos_the_new_owner_chooses_which_are_replaced():
    given = crowd(22)
    given["building"].append(building(2, "s34", "castle", silos=["o34", "o44"]))
    state = fight(mine=3, theirs=0, cards=("b411", "b411"), **given)
    assert (asked(state), can(state, 1)) == (("silos", [1]), ["silo o34", "silo o44"])
    do(state, "1 silo o44")
    row = next(row for row in state.view(None)["buildings"] if row["place"] == "s34")
    assert (row["silos"], player(state, 1)["silos_left"]) == (["o44"], 0)


@pytest.mark.clauses("TW-MIL-15", "TW-MIL-16", "TW-R-94")
@pytest.mark.parametrize("id", ["battering-ram", "mobile-tower"])
def test_siege_engines_cancel_a_castle_s_strength_and_block_not_its_kill(id):
    given = {"techs": [[id], ["improved-steel"]], "supers": [[id, "s33", 0]]}
    state = fight(mine=3, theirs=0, cards=("b411", "b411"), building=[building(2, "s34", "castle")], **given)
    assert told(state, "revealed")[1].split()[-3:] == ["5", "3", "1"]  # card 4/1/1, steel 1/1/0, castle 0/1/0
    capital = conquer(techs=[[id], []], supers=[[id, "s63", 0]])
    assert told(capital, "revealed")[1].split()[-3:] == ["7", "8", "5"]


# ---------------------------------------------------------------- capitals


def conquer(mine=3, cards=("b411", "b141"), garrison=0, **given):
    """Return an attack on the second seat's capital at the south gate."""
    squads = [stand("s63", p1=mine)]
    reserve = [10 - mine, 10]
    if garrison:
        squads.append(stand("s3", p2=garrison))
        reserve = [10 - mine, 10 - garrison]
    given = {"army": squads, "reserve": reserve, "building": [CASTLE], "goods": [POOR, POOR], **given}
    state = at(red=[1], battle=["b420", "b420", *cards], **given)
    return do(state, "1 march", f"1 squad s63 {mine}", "1 step s3")


HEAVY = ["superior-offensive-tactics", "trench-warfare", "grapeshot", "gun-powder", "increased-fitness"]


@pytest.mark.clauses("TW-CAP-07", "TW-R-31", "TW-R-27")
def test_a_capital_adds_six_strength_four_kills_and_four_blocks_even_without_soldiers():
    state = conquer()
    assert told(state, "revealed")[1].split()[-3:] == ["7", "8", "5"]
    assert told(state, "level") == ["level 1 s3"]


@pytest.mark.clauses("TW-CONQ-01", "TW-R-40", "TW-R-31", "TW-XADLA-01")
def test_a_conquest_brings_three_golden_xadlas_in_all():
    state = conquer(cards=("b411", "b411"), techs=[HEAVY, []])
    assert told(state, "conquered", "xadlas") == ["xadlas 1 1 battle", "xadlas 1 2 conquest", "conquered 1 2"]
    assert (xadlas(state, 1)[0], player(state, 2)["holder"], army(state)["s3"]) == (3, 0, {1: 3})


@pytest.mark.clauses("TW-R-40", "TW-R-39")
def test_without_a_survivor_there_is_no_conquest():
    weak = ["superior-offensive-tactics", "trench-warfare", "grapeshot", "gun-powder"]
    state = conquer(mine=1, cards=("b411", "b141"), techs=[weak, []])
    assert (told(state, "won"), xadlas(state, 1)[0], player(state, 2)["holder"]) == (["won 1 2 s3"], 1, -1)


@pytest.mark.clauses("TW-R-31", "TW-CONQ-09", "TW-R-34")
def test_the_garrison_fights_as_one_army_and_is_displaced():
    rows = [CASTLE, building(2, "s11", "castle"), building(2, "s14", "settlement")]
    techs = [*HEAVY, "hand-cannons", "upgrade-defensive-tactics"]
    state = conquer(cards=("b411", "b411"), garrison=6, building=rows, techs=[techs, []])
    assert told(state, "revealed")[1].split()[-3] == str(6 + 4 + 6)
    assert told(state, "won") == ["won 1 2 s3"]


def held(**given):
    """Return a turn of the second seat, whose capital the first holds with two soldiers."""
    given = {
        "army": [stand("s3", p1=2), stand("s33", p2=3)], "reserve": [8, 7], "order": [1, 0], "goods": [RICH, RICH],
        "building": [building(2, "s61", "settlement"), CASTLE], **given,
    }  # fmt: skip
    return at(**given)


@pytest.mark.clauses("TW-CONQ-02", "TW-R-41", "TW-R-108")
def test_who_has_lost_the_capital_may_not_recruit_but_still_builds():
    state = held()
    assert "recruit" not in can(state, 2)
    assert "build" in can(state, 2)
    assert player(state, 2)["holder"] == 0


@pytest.mark.clauses("TW-CONQ-03", "TW-R-96", "TW-R-42")
def test_the_ban_ends_when_the_conqueror_moves_out():
    state = held(order=[0, 1], red=[1])
    do(state, "1 march", "1 squad s3 2", "1 step s63", "1 end")
    assert (player(state, 2)["holder"], "recruit" in can(state, 2)) == (-1, True)


@pytest.mark.clauses("TW-CONQ-05", "TW-R-42", "TW-CONQ-03", "TW-R-40")
def test_the_owner_wins_the_city_back_by_retreat_and_nobody_uses_its_walls():
    state = held(battle=["b420", "b420", "b411", "b411"])
    do(state, "2 retreat", "2 fall-back s33")
    assert can(state, 2) == ["go s61", "go s3"]
    do(state, "2 go s3")
    assert [text.split()[-3:] for text in told(state, "revealed")] == [["7", "1", "1"], ["6", "1", "1"]]
    assert told(state, "won", "xadlas", "retaken") == ["won 2 1 s3", "xadlas 2 1 battle", "retaken 2"]
    assert (army(state)["s3"], player(state, 2)["holder"]) == ({2: 3}, -1)


@pytest.mark.clauses("TW-R-29", "TW-R-42", "TW-SUPER-02")
def test_the_occupier_of_a_city_fights_with_its_super_unit():
    caravans = {"techs": [["donkey-caravans"], []], "supers": [["donkey-caravans", "s3", 0]]}
    state = held(battle=["b420", "b420", "b411", "b411"], **caravans)
    do(state, "2 retreat", "2 fall-back s33", "2 go s3")
    assert [text.split()[-3:] for text in told(state, "revealed")] == [["7", "1", "1"], ["7", "1", "1"]]
    assert told(state, "won") == []


@pytest.mark.clauses("TW-R-42")
def test_a_level_retreat_stands_again_where_it_started():
    state = held(battle=["b420", "b420", "b321", "b411"])
    do(state, "2 retreat", "2 fall-back s33", "2 go s3")
    assert (told(state, "level"), army(state)["s33"], player(state, 2)["tokens"]["retreat"]) == (
        ["level 2 s3"],
        {2: 3},
        0,
    )


@pytest.mark.clauses("TW-R-42")
def test_a_lost_attempt_is_displaced_by_the_occupier():
    state = held(battle=["b420", "b420", "b222", "b411"])
    do(state, "2 retreat", "2 fall-back s33", "2 go s3")
    assert told(state, "won") == ["won 1 2 s3"]
    assert player(state, 2)["holder"] == 0


@pytest.mark.clauses("TW-R-96", "TW-R-28")
def test_a_third_player_may_take_a_held_capital_for_the_battle_xadla_alone():
    state = at(
        seats=3, red=[1], battle=["b420", "b420", "b411", "b321"], order=[2, 0, 1], goods=[POOR] * 3,
        reserve=[9, 10, 7], army=[stand("s3", p1=1), stand("s63", p3=3)], building=[building(3, "s66", "castle")],
    )  # fmt: skip
    do(state, "3 march", "3 squad s63 3", "3 step s3")
    assert told(state, "revealed")[1].split()[-3] == "4"
    assert (told(state, "xadlas"), player(state, 2)["holder"]) == (["xadlas 3 1 battle"], 2)


@pytest.mark.clauses("TW-R-96", "TW-R-91")
def test_an_occupier_may_be_reinforced_up_to_the_squad_limit():
    state = held(
        order=[0, 1], red=[1], army=[stand("s3", p1=2), stand("s63", p1=2), stand("s33", p2=3)], reserve=[6, 7]
    )
    do(state, "1 march")
    do(state, "1 squad s63 1", "1 step s3")
    assert army(state)["s3"] == {1: 3}
    full = held(order=[0, 1], red=[1], army=[stand("s3", p1=2), stand("s63", p1=2), stand("s33", p2=3)], reserve=[6, 7])
    assert refused(do(full, "1 march", "1 squad s63 2"), "1 step s3") == "TW-R-104"


@pytest.mark.clauses("TW-CONQ-04", "TW-R-41", "TW-CAP-04", "TW-CAP-05", "TW-CAP-06")
def test_a_capital_held_at_year_end_pays_the_conqueror():
    state = held(phase="income", goods=[POOR, POOR], building=[CASTLE])
    assert wealth(state, 1) == (3 + 3 + 3, 2, 2, 2)  # both capitals and the castle with its village
    assert wealth(state, 2) == (0, 0, 0, 0)
    assert (player(state, 1)["morale"], player(state, 2)["morale"]) == (2, 0)


@pytest.mark.clauses("TW-CONQ-06", "TW-CONQ-07", "TW-CONQ-08", "TW-R-43", "TW-R-36")
def test_occupiers_leave_at_the_year_end_for_own_buildings_or_home():
    rows = [CASTLE, building(1, "s64", "settlement")]
    state = held(phase="spring", building=rows)
    assert (asked(state), can(state, 1)) == (("displace", [1]), ["send s64", "send s66"])
    do(state, "1 send s64", "1 send s66")
    assert (army(state)["s64"], army(state)["s66"], player(state, 2)["holder"]) == ({1: 1}, {1: 1}, -1)
    alone = held(
        phase="spring", building=[], army=[stand("s3", p1=2), stand("n3", p1=5), stand("s33", p2=2)], reserve=[3, 8]
    )
    assert army(alone)["n3"] == {1: 6}


@pytest.mark.clauses("TW-R-43", "TW-CONQ-02")
def test_the_ban_ends_with_the_year():
    state = held(phase="spring", building=[])
    assert (state.view(None)["year"], "recruit" in can(state, 2) or asked(state)[1] != [2]) == (2, True)
    assert player(end_year(held(building=[])), 2)["holder"] == -1
    alone = end_year(held(army=[stand("s3", p1=1), stand("s33", p2=3)], reserve=[9, 7]))
    assert player(alone, 2)["holder"] == -1


# ---------------------------------------------------------------- super units


def unit(id="cannons", **given):
    """Return a battle in which the first seat's squad brings a super unit."""
    return fight(techs=[[id], []], supers=[[id, "s33", 0]], **given)


@pytest.mark.clauses("TW-SUPER-03", "TW-R-29")
def test_a_super_unit_whose_soldiers_have_died_goes_home():
    state = unit(mine=1, theirs=3, cards=("b411", "b141"))
    assert supers(state)["cannons"] == ("n3", 1)


@pytest.mark.clauses("TW-CONQ-11", "TW-CONQ-12", "TW-R-34")
def test_a_super_unit_moves_with_displaced_survivors_where_it_finds_room():
    rows = [building(1, "s61", "settlement"), building(1, "s62", "settlement")]
    state = unit("donkey-caravans", mine=2, theirs=3, cards=("b321", "b411"), building=rows)
    do(state, "2 send s61", "2 send s62")
    assert (asked(state), can(state, 2)) == (("displace", [2]), ["send s61", "send s62"])
    do(state, "2 send s62")
    assert supers(state)["donkey-caravans"] == ("s62", 1)
    homeless = unit("donkey-caravans", mine=2, theirs=3, cards=("b321", "b411"), building=[])
    assert supers(homeless)["donkey-caravans"] == ("n3", 1)


@pytest.mark.clauses("TW-ENG-17", "TW-MIL-14", "TW-R-33")
def test_trebuchet_and_super_cannons_kill_before_the_cards():
    given = {"techs": [["super-cannons"], ["trebuchet"]], "building": [CASTLE]}
    placed = [["super-cannons", "s33", 0], ["trebuchet", "s34", 1]]
    state = fight(cards=("b411", "b411"), supers=placed, **given)
    assert told(state, "struck") == ["struck 1 s34 1", "struck 2 s34 1"]
    assert [text.split()[-3] for text in told(state, "revealed")] == [str(2 + 4 + 3), str(1 + 4 + 3)]


@pytest.mark.clauses("TW-R-33")
def test_an_army_struck_down_loses_without_cards_unless_walls_fight_for_it():
    given = {"techs": [["super-cannons"], []], "supers": [["super-cannons", "s33", 0]]}
    state = fight(theirs=1, **given)
    assert told(state, "burned", "won", "xadlas") == ["won 1 2 s34", "xadlas 1 1 battle"]
    walls = fight(theirs=1, building=[CASTLE, building(2, "s34", "castle")], **given)
    assert told(walls, "burned") != []
    both = fight(
        mine=1, theirs=1, techs=[["super-cannons"], ["trebuchet"]],
        supers=[["super-cannons", "s33", 0], ["trebuchet", "s34", 1]],
    )  # fmt: skip
    assert told(both, "level", "won", "xadlas") == ["level 1 s34"]
    assert supers(both) == {"super-cannons": ("n3", 1), "trebuchet": ("s3", 2)}


@pytest.mark.clauses("TW-R-29", "TW-R-46")
def test_the_owner_of_a_capital_names_which_super_unit_there_fights():
    state = conquer(garrison=2, techs=[[], ["cannons", "trebuchet"]])
    assert (asked(state), can(state, 2)) == (("name", [2]), ["name cannons", "name trebuchet"])
    do(state, "2 name cannons")
    assert told(state, "named", "struck") == ["named 2 cannons"]
    idle = conquer(garrison=0, techs=[[], ["cannons", "trebuchet"]])
    assert told(idle, "named") == []


@pytest.mark.clauses("TW-SUPER-01", "TW-SUPER-04", "TW-R-29")
def test_a_new_super_unit_is_assigned_to_a_squad_or_the_capital():
    lower = ["military-discipline", "increased-fitness"]
    university = [{"economy": 0, "engineering": 0, "military": 3}] * 2
    state = at(
        goods=[RICH, RICH], techs=[lower, []], university=university, army=[stand("s33", p1=1), stand("s44", p1=1)]
    )
    do(state, "1 buy-tech", "1 buy cavalry")
    assert (asked(state), can(state, 1)) == (("assign", [1]), ["assign s33", "assign s44", "assign n3"])
    do(state, "1 assign s44")
    assert supers(state)["cavalry"] == ("s44", 1)


@pytest.mark.clauses("TW-R-29")
def test_on_a_split_the_owner_decides_and_a_whole_squad_takes_its_unit_along():
    given = {"techs": [["cannons"], []], "supers": [["cannons", "s33", 0]], "army": [stand("s33", p1=2)]}
    state = do(at(red=[1], **given), "1 march", "1 squad s33 1")
    assert (asked(state), can(state, 1)) == (("bring", [1]), ["bring cannons", "leave"])
    do(state, "1 bring cannons", "1 step s34")
    assert supers(state)["cannons"] == ("s34", 1)
    stays = do(at(red=[1], **given), "1 march", "1 squad s33 1", "1 leave", "1 step s34")
    assert supers(stays)["cannons"] == ("s33", 1)
    whole = do(at(red=[1], **given), "1 march", "1 squad s33 2", "1 step s34")
    assert supers(whole)["cannons"] == ("s34", 1)


@pytest.mark.clauses("TW-R-29", "TW-CONQ-11")
def test_where_two_super_units_meet_one_is_sent_home():
    given = {
        "techs": [["cannons", "cavalry"], []], "supers": [["cannons", "s33", 0], ["cavalry", "s34", 0]],
        "army": [stand("s33", p1=1), stand("s34", p1=1)],
    }  # fmt: skip
    state = do(at(red=[1], **given), "1 march", "1 squad s33 1", "1 step s34")
    assert (asked(state), can(state, 1)) == (("keep", [1]), ["keep cannons", "keep cavalry"])
    do(state, "1 keep cannons")
    assert supers(state) == {"cannons": ("s34", 1), "cavalry": ("n3", 1)}


@pytest.mark.clauses("TW-R-29", "TW-R-90")
def test_any_super_unit_of_the_capital_may_march_out():
    state = do(at(red=[1], techs=[["cannons", "cavalry"], []]), "1 march", "1 squad n3 2")
    assert can(state, 1) == ["bring cannons", "bring cavalry", "leave"]
    do(state, "1 bring cavalry")
    assert state.view(None)["march"]["spaces"] == 2
