"""Battles: who fights, throws, losses, ties, conquest, destruction, boats, dice cards; both worked examples."""

import pytest
from trigon_tables import (
    GAME,
    asked,
    at,
    can,
    do,
    groups,
    outcome,
    player,
    points,
    purse,
    realm,
    refused,
    stand,
    told,
    town,
    towns,
)

START = [purse(copper=5), purse(copper=5)]


def fight(mine=(3,), theirs=(2,), red=(), green=(), spot="n3", origin="n1", **given):
    """Return a battle for a spot beside Noorland's capital, seat 1 attacking with all that it has there."""
    rows = [stand(origin, 1, *mine), stand("l1", 2, 1)]
    if theirs:
        rows.append(stand(spot, 2, *theirs))
    state = at(figures=given.pop("figures", rows), draws={"red": red, "green": green}, **given)
    steps = [f"1 march {origin}", f"1 to {spot}"]
    do(state, *steps)
    while not state.over and asked(state)[0] == "group":
        do(state, f"1 {can(state, 1, 'take')[-1]}")
    return state


def throws(state):
    return [line.split(" ")[-2:] for line in told(state, "threw")]


@pytest.mark.clauses(
    "RT-EX-01", "RT-EX-02", "RT-EX-03", "RT-EX-04", "RT-BATTLE-08", "RT-BATTLE-09", "RT-BATTLE-11", "RT-BATTLE-14",
    "RT-BATTLE-18", "RT-BATTLE-05", "RT-BATTLE-01", "RT-BATTLE-13",
)  # fmt: skip
def test_the_worked_example_of_three_knights_against_two():
    state = fight(red=[4, 4, 3, 1, 2, 2, 3, 4], green=[6, 4, 6, 3])
    assert told(state, "attacked") == ["attacked 1 2 n3 3-knight"]
    assert throws(state) == [["4+4+3", "6+4"], ["1+2+2", "6"], ["3+4", "3"]]
    assert told(state, "lost") == ["lost 2 n3 1-knight", "lost 1 n3 1-knight", "lost 2 n3 1-knight"]
    assert told(state, "won-battle") == ["won-battle 1 2 n3"]
    assert groups(state)["n3"] == (1, 2, 0, 0)
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses(
    "RT-EX-05", "RT-EX-06", "RT-EX-07", "RT-R-09", "RT-R-10", "RT-BATTLE-16", "RT-BATTLE-20", "RT-BATTLE-19",
    "RT-CONQ-01", "RT-CONQ-02", "RT-CONQ-04", "RT-MOVE-11", "RT-R-36", "RT-R-79", "RT-R-51",
)  # fmt: skip
def test_the_worked_example_of_a_boat_with_five_knights():
    state = at(
        figures=[stand("n2", 1, 5, 0, 1), stand("l1", 2, 1)],
        settlements=[realm(1), realm(2), town("l2", 2, 2, "hamlet", 4)],
        draws={"red": [4, 4, 3, 3, 3], "green": [6, 4]},
    )
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 5")
    assert throws(state) == [["4+4+3+3+3", "6+4"]]
    assert towns(state)["l2"] == (1, 2, "hamlet", 2, False)
    assert groups(state)["l2"] == (1, 5, 0, 1)
    assert told(state, "conquered") == ["conquered 1 2 2 l2"]


@pytest.mark.clauses("RT-BATTLE-06", "RT-BATTLE-22", "RT-R-47", "RT-R-46")
def test_a_battle_is_compulsory_and_those_who_fought_stay_for_the_turn():
    state = fight(mine=(4,), theirs=(1,), red=[6, 6, 6, 6], green=[1])
    assert groups(state)["n3"] == (1, 4, 0, 0)
    assert can(state, 1, "march") == []
    assert refused(state, "1 march n3") == "RT-R-47"
    do(state, "1 end", "2 end")
    while asked(state) != ("turn", [1]):
        do(state, f"{asked(state)[1][0]} end")
    assert "march n3" in can(state, 1, "march")


@pytest.mark.clauses("RT-R-46", "RT-R-86", "RT-R-47")
def test_several_attacks_on_a_spot_are_battles_one_after_another_and_a_scout_that_fought_may_found():
    state = at(
        figures=[stand("n1", 1, 1), stand("n6", 1, 1, 1), stand("n3", 2, 1), stand("l1", 2, 1)],
        draws={"red": [1, 5, 5], "green": [6, 1]},
    )
    do(state, "1 march n1", "1 to n3")
    assert told(state, "lost") == ["lost 1 n3 1-knight"]
    do(state, "1 march n6", "1 to n3", "1 take fresh-knights 1", "1 take fresh-scouts 1")
    assert groups(state)["n3"] == (1, 1, 1, 0)
    assert "found n3" in can(state, 1, "found")
    assert can(state, 1, "march") == []


@pytest.mark.clauses("RT-BATTLE-02", "RT-BATTLE-07", "RT-BATTLE-15", "RT-BATTLE-03", "RT-R-99")
def test_twenty_knights_throw_five_dice_and_lose_one_figure_at_a_time():
    state = fight(mine=(20,), theirs=(7,), red=[1] * 15 + [6] * 35, green=[6] * 15 + [1] * 35)
    shown = throws(state)
    assert shown[0] == ["1+1+1+1+1", "6+6+6+6+6"]
    assert [len(defence.split("+")) for _, defence in shown] == [5, 5, 5, 5, 5, 5, 4, 3, 2, 1]
    assert groups(state)["n3"] == (1, 17, 0, 0)


@pytest.mark.clauses("RT-BATTLE-10", "RT-BATTLE-17", "RT-R-43", "RT-BATTLE-12", "RT-R-87")
def test_the_loser_picks_the_figure_and_a_scout_takes_two_dice_along():
    state = fight(mine=(5,), theirs=(1, 1), red=[6] * 10, green=[1, 1, 1, 1])
    assert asked(state) == ("lose", [2])
    assert can(state, 2) == ["lose knight", "lose scout"]
    assert refused(state, "2 lose boat") == "RT-R-43"
    dice = [state.preview(1, GAME.parse(text))[0]["args"]["count"] for text in can(state, 2)]
    assert dice == [1, 2]  # a scout defends with two
    do(state, "2 lose scout")
    assert throws(state) == [["6+6+6+6+6", "1+1+1"], ["6+6+6+6+6", "1"]]
    assert player(state, 2)["supply"]["scout"] == 3
    assert groups(state)["n3"] == (1, 5, 0, 0)


@pytest.mark.clauses("RT-BATTLE-17", "RT-R-43")
def test_the_attacker_picks_too_and_a_scout_attacks_with_one_die():
    state = fight(mine=(1, 1), theirs=(3,), red=[1, 1, 1], green=[6, 6, 6, 6, 6, 6])
    assert asked(state) == ("lose", [1])
    assert can(state, 1) == ["lose knight", "lose scout"]
    do(state, "1 lose knight")
    assert throws(state) == [["1+1", "6+6+6"], ["1", "6+6+6"]]
    assert player(state, 1)["supply"]["scout"] == 3
    assert told(state, "won-battle") == ["won-battle 2 1 n3"]


@pytest.mark.clauses("RT-R-43", "RT-R-87", "RT-BATTLE-20")
def test_the_settlement_falls_last():
    state = fight(
        mine=(5,), theirs=(1,), red=[6] * 10, green=[1] * 5, settlements=[realm(1), realm(2), town("n3", 2, 2)]
    )
    assert throws(state) == [["6+6+6+6+6", "1+1+1"], ["6+6+6+6+6", "1+1"]]
    assert towns(state)["n3"] == (1, 2, "hamlet", 1, False)


@pytest.mark.clauses("RT-R-42")
def test_equal_throws_cost_nobody_anything():
    state = fight(mine=(1,), theirs=(1,), red=[4, 4, 5], green=[4, 4, 1])
    assert throws(state) == [["4", "4"], ["4", "4"], ["5", "1"]]
    assert groups(state)["n3"] == (1, 1, 0, 0)


@pytest.mark.clauses("RT-R-42")
def test_with_the_option_equal_throws_cost_the_attacker_a_figure():
    options = {"battle-ties": "defender-wins"}
    state = fight(mine=(2,), theirs=(1,), red=[2, 2, 4], green=[4, 4], options=options)
    assert told(state, "lost") == ["lost 1 n3 1-knight", "lost 1 n3 1-knight"]
    assert groups(state)["n3"] == (2, 1, 0, 0)


@pytest.mark.clauses("RT-R-44", "RT-BATTLE-21", "RT-CONQ-05", "RT-R-52", "RT-BUILD-12", "RT-SETUP-11")
def test_the_palace_adds_three_dice_and_falls_with_the_capital():
    state = fight(
        mine=(5,), theirs=(), red=[6] * 5, green=[1] * 5, spot="l1", origin="l3", figures=[stand("l3", 1, 5)],
        settlements=[realm(1), realm(2, 5), town("l7", 2, 2)],
    )  # fmt: skip
    assert throws(state) == [["6+6+6+6+6", "1+1+1+1+1"]]
    assert told(state, "palace-lost") == ["palace-lost 2"]
    assert towns(state)["l1"] == (1, 2, "nieuw-delia", 3, True)
    assert (points(state, 1), points(state, 2)) == (6, 1)
    assert player(state, 2)["palace"] is False
    do(state, "1 end")
    assert [row["palace"] for row in state.view(None)["settlements"] if row["spot"] == "l1"] == [False]


@pytest.mark.clauses("RT-R-52", "RT-CONQ-05")
def test_a_lost_palace_does_not_come_back_with_the_capital():
    state = fight(
        mine=(5,), theirs=(), red=[6] * 5, green=[1] * 2, spot="n1", origin="n3",
        figures=[stand("n3", 1, 5), stand("l1", 2, 1)],
        settlements=[town("n4", 1), town("n1", 2, 2, "psor", 2), realm(2)], palace=[0, 1],
    )  # fmt: skip
    assert throws(state) == [["6+6+6+6+6", "1+1"]]
    assert towns(state)["n1"][0] == 1
    assert player(state, 1)["palace"] is False


@pytest.mark.clauses("RT-CONQ-02", "RT-R-79", "RT-R-51", "RT-CITY-06", "RT-R-98", "RT-R-56")
@pytest.mark.parametrize(("people", "city", "passed"), [(5, True, 3), (4, False, 2), (1, False, 1), (0, False, 0)])
def test_half_of_the_inhabitants_pass_rounded_up_and_a_city_stays_one(people, city, passed):
    rows = [realm(1), town("n2", 1, 3), realm(2), town("n3", 2, 5, "residence", people, city)]
    state = fight(mine=(5,), theirs=(), red=[6] * 5, green=[1, 1], settlements=rows, coins=START)
    assert towns(state)["n3"] == (1, 2, "residence", passed, city)
    assert player(state, 2)["tokens"] == 9
    assert player(state, 2)["inhabitants"] == 1
    assert ("train-knight n3" in can(state, 1)) == (passed >= 2)
    assert told(state, "bonus", "city") == []


@pytest.mark.clauses("RT-CONQ-03", "RT-R-53")
def test_without_a_token_left_the_settlement_is_destroyed():
    spots = ["n1", "n2", "n4", "n5", "n6", "n7", "c1", "c2", "c3", "c4"]
    rows = [town(spot, 1, at, "hamlet" if at < 8 else "market-town") for at, spot in enumerate(spots, 1)]
    rows[0] = realm(1)
    state = fight(
        mine=(5,), theirs=(), red=[6] * 5, green=[1, 1],
        settlements=[*rows, realm(2), town("n3", 2, 2, "residence", 3)],
    )  # fmt: skip
    assert told(state, "destroyed") == ["destroyed 1 n3"]
    assert "n3" not in towns(state)
    assert groups(state)["n3"] == (1, 5, 0, 0)
    assert state.view(None)["village_under"] == ["residence"]
    assert player(state, 2)["inhabitants"] == 1


@pytest.mark.clauses("RT-R-53")
def test_a_capitals_card_leaves_the_game_when_it_is_destroyed():
    spots = ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "c1", "c2", "c3"]
    rows = [town(spot, 1, at, "hamlet" if at < 8 else "market-town") for at, spot in enumerate(spots, 1)]
    rows[0] = realm(1)
    state = fight(
        mine=(5,), theirs=(), red=[6] * 5, green=[1] * 5, spot="l1", origin="l3",
        figures=[stand("l3", 1, 5), stand("l7", 2, 1)], settlements=[*rows, realm(2)],
    )  # fmt: skip
    assert told(state, "destroyed") == ["destroyed 1 l1"]
    assert state.view(None)["village_under"] == []
    data = state.dump()
    assert "nieuw-delia" not in [*data["village_bag"], *(row[3] for row in data["settlements"])]


@pytest.mark.clauses("RT-R-45", "RT-BATTLE-19")
def test_boats_of_a_beaten_attack_go_home_and_cannot_be_picked():
    state = at(
        figures=[stand("n2", 1, 1, 1, 1), stand("l2", 2, 5), stand("l1", 2, 1)],
        draws={"red": [1, 1, 1], "green": [6] * 10},
    )
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 1", "1 take fresh-scouts 1")
    assert can(state, 1) == ["lose knight", "lose scout"]
    do(state, "1 lose scout")
    assert told(state, "returned") == ["returned 1 n2 1-boat"]
    assert groups(state)["n2"] == (1, 0, 0, 1)
    assert can(state, 1, "sail") == []


@pytest.mark.clauses("RT-R-45", "RT-BATTLE-19", "RT-BATTLE-12", "RT-R-87")
def test_defending_boats_throw_two_dice_and_sink():
    state = fight(mine=(5,), theirs=(0, 0, 1), red=[6] * 5, green=[2, 3], spot="n2")
    assert throws(state) == [["6+6+6+6+6", "2+3"]]
    assert told(state, "lost") == ["lost 2 n2 1-boat"]
    assert player(state, 2)["supply"]["boat"] == 5
    assert groups(state)["n2"] == (1, 5, 0, 0)


@pytest.mark.clauses("RT-BATTLE-06", "RT-R-38")
def test_a_river_crossing_can_be_attacked_from_either_end():
    for origin in ("n3", "n5"):
        state = fight(mine=(2,), theirs=(1,), red=[6, 6], green=[1], spot="n3-n5", origin=origin)
        assert groups(state)["n3-n5"] == (1, 2, 0, 0)


@pytest.mark.clauses("RT-R-20", "RT-R-94", "RT-WIN-07")
def test_who_loses_everything_in_battle_is_out_and_the_last_one_left_wins():
    state = fight(mine=(5,), theirs=(), red=[6] * 5, green=[1] * 5, spot="l1", origin="l3", figures=[stand("l3", 1, 5)])
    assert state.over
    assert outcome(state) == ("last", [1, 2], "RT-R-20")


@pytest.mark.clauses("RT-R-20")
def test_an_attacker_who_loses_the_last_figure_is_out_and_the_turn_ends():
    state = at(
        seats=3,
        figures=[stand("n3", 1, 1), stand("n1", 2, 3), stand("c1", 3, 1)],
        settlements=[realm(2), realm(3), town("n1", 2, 2)],
        palace=[0, 1, 1],
        draws={"red": [1], "green": [6, 6, 6, 6, 6]},
    )
    do(state, "1 march n3", "1 to n1")
    assert told(state, "out") == ["out 1 nothing nothing"]
    assert asked(state) == ("turn", [2])


# ---------------------------------------------------------------- dice cards


@pytest.mark.clauses("RT-CARD-12", "RT-CARD-13", "RT-R-48", "RT-R-95", "RT-PLAY-17")
def test_attacker_then_defender_add_dice_for_the_whole_battle():
    state = fight(
        mine=(2,), theirs=(1,), red=[1, 1, 1, 6, 6], green=[6, 6, 6, 1, 1, 1],
        kept=[["cavalry"], ["defence-tower", "captain"]],
    )  # fmt: skip
    assert asked(state) == ("battle", [2])
    assert can(state, 2) == ["pass"]
    assert refused(state, "2 play defence-tower") == "RT-R-50"
    do(state, "2 pass")
    assert asked(state) == ("dice", [1])
    assert can(state, 1) == ["play cavalry", "pass"]
    do(state, "1 play cavalry")
    assert asked(state) == ("dice", [2])
    assert can(state, 2) == ["play defence-tower", "pass"]
    assert refused(state, "2 play captain") == "RT-R-48"
    do(state, "2 play defence-tower", "2 pass")
    assert throws(state) == [["1+1+1", "6+6+6"], ["6+6", "1+1+1"]]
    assert state.view(None)["discards"] == ["cavalry", "defence-tower"]
    assert groups(state)["n3"] == (1, 1, 0, 0)


@pytest.mark.clauses("RT-CARD-14", "RT-R-48", "RT-R-49")
def test_an_ambush_doubles_the_defenders_dice_before_what_is_added():
    state = fight(mine=(1,), theirs=(2,), red=[1], green=[6] * 5, kept=[[], ["ambush", "cavalry"]])
    do(state, "2 pass", "2 play ambush", "2 play cavalry")
    assert throws(state) == [["1", "6+6+6+6+6"]]
    both = fight(mine=(1,), theirs=(1,), red=[1], green=[6] * 3, kept=[[], ["ambush", "cavalry"]])
    do(both, "2 pass", "2 play cavalry", "2 play ambush")
    assert throws(both) == [["1", "6+6+6"]]  # twice the own one, and one
    alone = fight(mine=(2,), theirs=(1,), red=[1, 1, 6], green=[6, 6, 1, 1], kept=[[], ["ambush"]])
    do(alone, "2 pass", "2 play ambush")
    assert throws(alone) == [["1+1", "6+6"], ["6", "1+1"]]


@pytest.mark.clauses("RT-R-49", "RT-CARD-14")
def test_an_attacker_cannot_play_an_ambush():
    state = fight(mine=(1,), theirs=(2,), red=[1], green=[6, 6], kept=[["ambush"], []])
    assert asked(state) == ("dice", [1])
    assert can(state, 1) == ["pass"]
    assert refused(state, "1 play ambush") == "RT-R-48"


@pytest.mark.clauses("RT-R-48", "RT-CARD-13", "RT-BATTLE-15")
def test_extra_dice_never_pass_five_nor_keep_a_beaten_army_alive():
    state = fight(mine=(4,), theirs=(1,), red=[6] * 5, green=[1] * 3, kept=[["defence-tower"], ["cavalry"]])
    do(state, "2 pass", "1 play defence-tower", "2 play cavalry")
    assert throws(state) == [["6+6+6+6+6", "1+1"]]
    assert told(state, "won-battle") == ["won-battle 1 2 n3"]
    lost = fight(mine=(1,), theirs=(1,), red=[1, 1, 1], green=[6], kept=[["defence-tower"], []])
    do(lost, "1 play defence-tower")
    assert throws(lost) == [["1+1+1", "6"]]
    assert told(lost, "won-battle") == ["won-battle 2 1 n3"]


@pytest.mark.clauses("RT-R-95", "RT-ROUND-12")
def test_whoever_holds_a_play_card_is_asked_whatever_it_is_and_nobody_else():
    none = fight(red=[6] * 9, green=[1] * 3, mine=(3,), theirs=(1,))
    assert asked(none) == ("turn", [1])
    for card in ("dungeon", "flight", "theft"):
        state = fight(red=[6] * 9, green=[1] * 3, mine=(3,), theirs=(1,), kept=[[], [card]])
        assert asked(state) == ("battle", [2])
        do(state, "2 pass")
        assert asked(state) == ("dice", [2])
        assert state.why_not(0, GAME.parse("pass")).message["id"] == "trigon-refused-no-card-held"
        do(state, "2 pass")
        assert groups(state)["n3"][0] == 1


@pytest.mark.clauses("RT-PLAY-17", "RT-PLAY-03")
def test_battle_cards_are_no_cards_for_a_quiet_turn():
    state = at(kept=[["flight", "cavalry", "defence-tower", "ambush"], []])
    assert can(state, 1, "play") == []
    assert refused(state, "1 play cavalry") == "RT-PLAY-17"
    assert refused(state, "1 play dungeon") == "RT-PLAY-03"


@pytest.mark.clauses("RT-BATTLE-23", "RT-R-59", "RT-R-62", "RT-QUEST-12", "RT-QUEST-13")
def test_a_victory_counts_for_the_winners_quests_in_attack_and_defence():
    quests = [["kill-knight", "beat-scout", "explore-lumos"], []]
    state = fight(mine=(2,), theirs=(1,), red=[6, 6], green=[1], spot="l3", origin="l6", quests=quests)
    assert told(state, "completed") == ["completed 1 kill-knight"]  # from a site of the same land
    held = fight(mine=(1,), theirs=(1,), red=[1], green=[6], quests=[[], ["kill-knight"]])
    assert told(held, "completed") == ["completed 2 kill-knight"]
    assert player(held, 2)["completed"] == ["kill-knight"]
    assert asked(held) == ("turn", [1])


@pytest.mark.clauses("RT-R-62")
def test_a_figure_killed_in_a_lost_battle_completes_nothing():
    state = fight(mine=(2,), theirs=(2,), red=[6, 6, 1, 1, 1], green=[1, 1, 6, 6], quests=[["kill-knight"], []])
    assert told(state, "won-battle") == ["won-battle 2 1 n3"]
    assert told(state, "completed") == []
    assert state.view(0)["hand_quests"] == [{"quest": "kill-knight", "done": 0, "needed": 1}]


@pytest.mark.clauses("RT-QUEST-11", "RT-R-61", "RT-R-62", "RT-R-59", "RT-QUEST-18")
def test_one_landing_completes_all_that_it_satisfies():
    state = at(
        figures=[stand("n2", 1, 5, 0, 1), stand("l2", 2, 0, 0, 1), stand("l1", 2, 1)],
        settlements=[realm(1), realm(2), town("l2", 2, 2)],
        quests=[["destroy-boat", "conquer-village", "explore-lumos", "beat-scout"], []],
        draws={"red": [6] * 10, "green": [1] * 6},
    )
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 5")
    done = told(state, "completed")
    assert sorted(done) == ["completed 1 conquer-village", "completed 1 destroy-boat", "completed 1 explore-lumos"]
    assert told(state, "bonus-card") == ["bonus-card 1 adventurer"]


@pytest.mark.clauses("RT-R-46", "RT-MOVE-09", "RT-R-37", "RT-R-99", "RT-BATTLE-22")
def test_a_landing_party_steps_on_into_battle_and_those_who_stay_are_as_they_were():
    state = at(
        figures=[stand("n2", 1, 3, 2, 1), stand("l5", 2, 1), stand("l1", 2, 1)],
        draws={"red": [6, 6, 6], "green": [1]},
    )
    do(state, "1 sail n2", "1 to l2", "1 take fresh-knights 3", "1 take fresh-scouts 2")
    do(state, "1 march l2", "1 to l5", "1 take half-knights 2", "1 take half-scouts 1")
    assert told(state, "threw") == ["threw 1 2 l5 6+6+6 1"]
    rows = {row["spot"]: row for row in state.view(None)["groups"]}
    assert rows["l2"]["figures"] == {"knight": 1, "scout": 1, "boat": 1}
    assert rows["l2"]["sailed"] == {"knight": 1, "scout": 1, "boat": 1}
    assert rows["l5"]["figures"] == rows["l5"]["spent"] == {"knight": 2, "scout": 1, "boat": 0}
    assert can(state, 1, "march") == ["march l2"]


@pytest.mark.clauses("RT-R-62", "RT-QUEST-12")
def test_ones_own_losses_are_not_overcome():
    state = fight(
        mine=(2,), theirs=(0, 1), red=[1, 1, 6], green=[6, 6, 1, 1], quests=[["kill-knight", "beat-scout"], []]
    )
    assert told(state, "lost") == ["lost 1 n3 1-knight", "lost 2 n3 1-scout"]
    assert told(state, "completed") == ["completed 1 beat-scout"]


@pytest.mark.clauses("RT-R-47", "RT-R-37", "RT-CONQ-04")
def test_boats_that_landed_a_victorious_army_do_not_sail_again():
    state = at(
        figures=[stand("n2", 1, 2, 0, 2), stand("l2", 2, 1), stand("l1", 2, 1)], draws={"red": [6, 6], "green": [1]}
    )
    do(state, "1 sail n2", "1 to l2", "1 take boats 1", "1 take fresh-knights 2")
    assert groups(state)["l2"] == (1, 2, 0, 1)
    assert can(state, 1, "sail") == ["sail n2"]


@pytest.mark.clauses("RT-CARD-12", "RT-CARD-13", "RT-CARD-14", "RT-R-48")
def test_dice_cards_are_for_one_battle_and_not_for_the_next():
    state = at(
        figures=[stand("n1", 1, 2), stand("n3", 2, 1), stand("n2", 2, 1), stand("l1", 2, 1)],
        kept=[["cavalry"], ["ambush", "defence-tower"]],
        draws={"red": [6] * 3, "green": [1] * 5},
    )
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 1")
    do(state, "2 pass", "1 play cavalry", "2 play ambush", "2 play defence-tower")
    do(state, "1 march n1", "1 to n2")
    assert throws(state) == [["6+6", "1+1+1+1"], ["6", "1"]]


@pytest.mark.clauses("RT-R-62", "RT-R-57")
def test_what_fell_in_one_battle_does_not_count_in_the_next():
    figures = [stand("n3", 2, 0, 1), stand("n2", 2, 1), stand("l1", 2, 1)]
    state = at(
        figures=[stand("n1", 1, 2), *figures],
        coins=[purse(0, 0, 1), purse()],
        draws={"red": [6, 6], "green": [1, 1, 1], "quest": ["beat-scout"]},
    )
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 1", "1 buy-quest", "1 march n1", "1 to n2")
    assert told(state, "won-battle") == ["won-battle 1 2 n3", "won-battle 1 2 n2"]
    assert told(state, "completed") == []
    guest = at(
        figures=[stand("n1", 1, 2, 1), stand("n3", 2, 1), *figures[1:]],
        quests=[[], ["beat-scout"]],
        draws={"red": [1, 1, 6, 1], "green": [6, 1, 6]},
    )
    do(guest, "1 march n1", "1 to n3", "1 take fresh-knights 1", "1 take fresh-scouts 1", "1 lose scout")
    do(guest, "1 march n1", "1 to n2")
    assert told(guest, "won-battle") == ["won-battle 1 2 n3", "won-battle 2 1 n2"]
    assert told(guest, "completed") == []
