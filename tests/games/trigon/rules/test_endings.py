"""The aftermath of deeds, winning, leaving the game, ranking, quests as far as they complete themselves."""

import pytest
from trigon_tables import (
    GAME,
    asked,
    at,
    can,
    coins,
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

from entrepot.kernel.errors import Illegal

THEIRS = stand("l1", 2, 1)


def poised(options=None, **given):
    """Return seat 1's turn with all of Noorland, five cities of it, and 23 points."""
    rows = [realm(1), *(town(f"n{number}", 1, number, "hamlet", 5, True) for number in range(2, 8)), realm(2)]
    rows[-2][4:] = [1, False]
    given = {"figures": [stand("l2", 1, 0, 1), stand("n1", 1, 1), THEIRS], **given}
    return at(settlements=rows, options=options, draws={"village": ["farming-village"] * 3}, **given)


# ---------------------------------------------------------------- points


@pytest.mark.clauses("RT-WIN-01", "RT-WIN-06", "RT-R-19", "RT-SCORE-06")
def test_the_game_ends_the_moment_somebody_has_twenty_five_points():
    state = poised(palace=[1, 1])
    assert points(state, 1) == 3 + 7 + 5 + 8
    two = [stand("l2", 1, 0, 1), stand("l4", 1, 0, 1), stand("n1", 1, 1), THEIRS]
    state = poised(figures=two)
    do(state, "1 found l2")
    assert not state.over
    do(state, "1 found l4")
    assert outcome(state) == ("points", [1, 2], "RT-WIN-01")
    assert refused(state, "2 end") == "RT-WIN-06"  # nobody gets another turn


@pytest.mark.clauses("RT-R-89", "RT-VAR-04", "RT-VAR-02", "RT-R-88")
def test_the_target_and_the_only_condition_are_options():
    two = [stand("l2", 1, 0, 1), stand("l4", 1, 0, 1), stand("n1", 1, 1), THEIRS]
    for options in ({"points-target": "30"}, {"win-by": "quests"}, {"win-by": "emperor"}):
        state = poised(options=options, figures=two)
        do(state, "1 found l2", "1 found l4")
        assert points(state, 1) == 25
        assert not state.over
    assert do(poised(options={"win-by": "points"}, figures=two), "1 found l2", "1 found l4").over


@pytest.mark.clauses("RT-R-18", "RT-SCORE-07")
def test_the_land_bonus_counts_from_the_moment_the_last_site_is_filled():
    rows = [realm(1), *(town(f"n{number}", 1, number) for number in range(2, 7)), realm(2)]
    state = at(settlements=rows, figures=[stand("n7", 1, 0, 1), THEIRS])
    assert points(state, 1) == 3 + 6
    do(state, "1 found n7")
    assert points(state, 1) == 3 + 7 + 8
    assert player(state, 1)["lands"] == ["noorland"]


# ---------------------------------------------------------------- quests


@pytest.mark.clauses("RT-WIN-04", "RT-SCORE-04", "RT-R-03", "RT-R-57", "RT-QUEST-15", "RT-QUEST-03")
def test_the_fifth_quest_wins():
    state = at(
        settlements=[town("n2", 1, 1), realm(2)],
        figures=[stand("n2", 1, 1), THEIRS],
        coins=[purse(2), purse()],
        quests=[["build-boat"], []],
        completed=[["trade-coins", "swap-card", "build-scout", "kill-knight"], []],
    )
    assert points(state, 1) == 1 + 4
    do(state, "1 build-boat n2")
    assert told(state, "completed") == ["completed 1 build-boat"]
    assert outcome(state) == ("quests", [1, 2], "RT-WIN-04")


@pytest.mark.clauses("RT-R-03", "RT-VAR-04", "RT-R-88")
def test_the_number_of_quests_is_an_option():
    given = {
        "settlements": [town("n2", 1, 1), realm(2)],
        "figures": [stand("n2", 1, 1), THEIRS],
        "coins": [purse(2), purse()],
        "quests": [["build-boat"], []],
    }
    three = ["trade-coins", "swap-card", "build-scout"]
    assert do(at(completed=[three, []], options={"quests-target": "4"}, **given), "1 build-boat n2").over
    assert not do(at(completed=[three, []], **given), "1 build-boat n2").over
    four = [*three, "kill-knight"]
    assert not do(at(completed=[four, []], options={"win-by": "points"}, **given), "1 build-boat n2").over


@pytest.mark.clauses("RT-BCARD-03", "RT-R-16", "RT-SCORE-05", "RT-BCARD-01", "RT-COMP-23", "RT-BCARD-04")
def test_the_third_quest_brings_the_quest_of_the_adventurer_once():
    state = at(
        settlements=[town("n2", 1, 1), town("l2", 2, 1)],
        figures=[],
        coins=[purse(2), purse(2)],
        quests=[["build-boat"], []],
        completed=[["trade-coins", "build-scout"], ["swap-card", "kill-knight"]],
    )
    do(state, "1 build-boat n2")
    assert told(state, "bonus-card") == ["bonus-card 1 adventurer"]
    assert points(state, 1) == 1 + 3 + 2
    later = at(
        settlements=[town("n2", 1, 1), town("l2", 2, 1)],
        figures=[],
        coins=[purse(2), purse(2)],
        quests=[["build-boat"], []],
        completed=[["trade-coins", "build-scout"], []],
        bonus_holder=[-1, 1],
    )
    do(later, "1 build-boat n2")
    assert points(later, 1) == 1 + 3
    assert player(later, 2)["bonus"] == ["adventurer"]


@pytest.mark.clauses("RT-BCARD-02", "RT-R-21", "RT-R-16")
def test_the_fifth_founding_makes_a_scout_of_the_wilderness_even_if_some_are_lost():
    state = at(settlements=[realm(1), realm(2)], figures=[stand("n2", 1, 0, 1), THEIRS], founded=[4, 0])
    do(state, "1 found n2")
    assert told(state, "bonus-card") == ["bonus-card 1 wilderness"]
    assert points(state, 1) == 3 + 2 + 3
    many = [realm(1), *(town(f"n{number}", 1, number) for number in range(3, 8)), realm(2)]
    owner = at(settlements=many, figures=[stand("n2", 1, 0, 1), THEIRS], founded=[3, 0])
    do(owner, "1 found n2")
    assert told(owner, "bonus-card") == []  # seven villages, but four foundings


@pytest.mark.clauses("RT-R-57", "RT-QUEST-15")
def test_three_knights_in_one_turn_and_only_from_the_purchase_on():
    rows = [realm(1, 5), town("n2", 1, 2, "hamlet", 5, True), realm(2)]
    rows[0][5] = True
    given = {"settlements": rows, "figures": [THEIRS], "coins": [purse(9, 0, 1), purse()]}
    before = at(draws={"quest": ["train-knights"]}, **given)
    do(before, "1 train-knight n1", "1 buy-quest", "1 train-knight n1", "1 train-knight n1")
    assert told(before, "completed") == []
    do(before, "1 train-knight n1")
    assert told(before, "completed") == ["completed 1 train-knights"]
    split = at(quests=[["train-knights"], []], **given)
    do(split, "1 train-knight n1", "1 train-knight n1", "1 end")
    while asked(split) != ("turn", [1]):
        do(split, f"{asked(split)[1][0]} end")
    do(split, "1 train-knight n1")
    assert told(split, "completed") == []
    assert split.view(0)["hand_quests"] == [{"quest": "train-knights", "done": 1, "needed": 3}]
    assert split.view(1)["hand_quests"] == []


@pytest.mark.clauses("RT-R-57")
def test_great_works_need_a_knight_a_scout_and_a_boat_in_one_turn():
    rows = [town("n2", 1, 1, "hamlet", 4), realm(2)]
    state = at(settlements=rows, figures=[THEIRS], coins=[purse(9, 3, 1), purse()], quests=[["great-works"], []])
    do(state, "1 build-boat n2", "1 build-boat n2", "1 train-knight n2")
    assert told(state, "completed") == []
    do(state, "1 train-scout n2")
    assert told(state, "completed") == ["completed 1 great-works"]
    assert points(state, 1) == 1 + 2


@pytest.mark.clauses("RT-R-57", "RT-QUEST-14")
def test_market_day_needs_a_trade_and_a_swap_in_one_own_turn():
    given = {
        "quests": [["market-day", "kill-knight"], ["beat-scout"]],
        "coins": [purse(3), purse(0, 0, 3)],
    }
    swap = ("1 swap 1 quest-for-quest", "1 lay-quest kill-knight", "2 lay-quest beat-scout")
    trade = ("1 trade 1", "1 give copper 1", "1 want gold 1", "1 propose", "2 accept")
    for one, other in ((swap, trade), (trade, swap)):
        state = do(at(**given), *one)
        assert told(state, "completed") == []
        assert told(do(state, *other), "completed") == ["completed 1 market-day"]
    guest = at(**{**given, "quests": [["kill-knight"], ["market-day", "beat-scout"]]})
    do(guest, *swap, *trade)
    assert told(guest, "completed") == []  # it was not the holder's own turn


@pytest.mark.clauses("RT-R-58", "RT-QUEST-16", "RT-R-57")
def test_two_foundings_in_a_land_colonise_it():
    figures = [stand("l2", 1, 0, 1), stand("l4", 1, 0, 1), stand("n2", 1, 0, 1), THEIRS]
    state = at(figures=figures, settlements=[realm(1), realm(2)], quests=[["colonise-lumos"], []])
    do(state, "1 found l2", "1 found n2")
    assert told(state, "completed") == []
    do(state, "1 found l4")
    assert told(state, "completed") == ["completed 1 colonise-lumos"]
    home = [stand("n4", 1, 0, 1), stand("n2", 1, 0, 1), THEIRS]
    own = at(figures=home, settlements=[realm(1), realm(2)], quests=[["colonise-noorland"], []])
    do(own, "1 found n4", "1 found n2")
    assert told(own, "completed") == ["completed 1 colonise-noorland"]


@pytest.mark.clauses("RT-QUEST-14", "RT-R-19", "RT-R-57", "RT-R-61", "RT-R-94")
def test_one_trade_serves_both_sides_the_active_players_quests_first():
    state = at(coins=[purse(3), purse(0, 0, 1)], quests=[["neighbours-gold", "market-day"], ["trade-coins"]])
    do(state, "1 trade 1", "1 give copper 3", "1 want gold 1", "1 propose", "2 accept")
    assert told(state, "completed") == ["completed 1 neighbours-gold", "completed 2 trade-coins"]
    assert (player(state, 1)["quests"], player(state, 2)["quests"]) == (1, 0)
    giver = at(coins=[purse(0, 0, 1), purse(3)], quests=[["neighbours-gold"], []])
    do(giver, "1 trade 1", "1 give gold 1", "1 want copper 3", "1 propose", "2 accept")
    assert told(giver, "completed") == []  # to receive it is the deed
    taker = at(coins=[purse(0, 0, 1), purse(3)], quests=[[], ["neighbours-gold"]])
    do(taker, "1 trade 1", "1 give gold 1", "1 want copper 3", "1 propose", "2 accept")
    assert told(taker, "completed") == ["completed 2 neighbours-gold"]


@pytest.mark.clauses("RT-R-19")
def test_a_trade_can_win_for_both_and_more_points_decide_then_the_active_player():
    given = {"coins": [purse(3), purse(0, 0, 1)], "quests": [["neighbours-gold"], ["trade-coins"]]}
    four = [
        ["swap-card", "build-boat", "build-scout", "kill-knight"],
        ["beat-scout", "destroy-boat", "play-promotion", "play-ore-farm"],
    ]
    steps = ("1 trade 1", "1 give copper 3", "1 want gold 1", "1 propose", "2 accept")
    level = do(at(completed=four, bonus_holder=[-1, -1], **given), *steps)
    assert outcome(level) == ("quests", [1, 2], "RT-R-19")
    more = at(
        completed=four, settlements=[realm(1), realm(2), town("l2", 2, 2), town("l4", 2, 3), town("l5", 2, 4)], **given
    )
    assert outcome(do(more, *steps)) == ("quests", [2, 1], "RT-R-19")


@pytest.mark.clauses("RT-QUEST-19", "RT-R-60")
def test_nature_quests_ride_on_a_partner_each_the_longest_held_first():
    given = {
        "settlements": [town("n2", 1, 1), realm(2)],
        "figures": [stand("n2", 1, 1), THEIRS],
        "coins": [purse(2), purse()],
    }
    state = do(at(quests=[["herb-lore", "harvest-feast", "build-boat"], []], **given), "1 build-boat n2")
    assert told(state, "completed") == ["completed 1 build-boat", "completed 1 herb-lore"]
    assert [row["quest"] for row in state.view(0)["hand_quests"]] == ["harvest-feast"]
    alone = do(at(quests=[["herb-lore", "harvest-feast", "build-scout"], []], **given), "1 build-boat n2")
    assert told(alone, "completed") == []


@pytest.mark.clauses("RT-R-94", "RT-R-25", "RT-R-27")
def test_cities_and_their_bonus_come_before_quests_and_these_before_bonus_cards():
    rows = [realm(1), town("n3", 1, 2, "market-town", 4), town("n2", 1, 3), town("n4", 1, 4), realm(2)]
    state = at(
        settlements=rows,
        figures=[stand("n1", 1, 1), THEIRS],
        coins=[purse(1), purse()],
        quests=[["play-baby-boom"], []],
        completed=[["trade-coins", "kill-knight"], []],
        draws={"play": ["baby-boom"]},
    )
    do(state, "1 buy-card", "1 site n3")
    assert asked(state) == ("bonus", [1])
    assert told(state, "completed") == []
    do(state, "1 place n2")
    assert told(state, "city", "bonus", "completed", "bonus-card") == [
        "city 1 n3",
        "bonus 1 n2 1-boat",
        "completed 1 play-baby-boom",
        "bonus-card 1 adventurer",
    ]


# ---------------------------------------------------------------- leaving, the last one, the ranking


@pytest.mark.clauses("RT-R-20", "RT-R-94")
def test_a_founding_scout_keeps_its_player_in_the_game():
    state = at(settlements=[realm(2)], figures=[stand("n2", 1, 0, 1), THEIRS])
    do(state, "1 found n2")
    assert not player(state, 1)["out"]
    assert towns(state)["n2"][0] == 1


@pytest.mark.clauses("RT-R-20", "RT-R-74", "RT-R-93")
def test_who_has_nothing_but_boats_is_out_and_leaves_it_all():
    state = lone_boats()
    do(state, "1 found n2")  # any deed: its aftermath sees to it
    assert player(state, 2)["out"]
    assert "l2" not in groups(state)
    assert coins(state, 2) == (0, 0, 0)
    assert state.view(None)["bank"] == {"copper": 50, "silver": 50, "gold": 50}
    assert state.view(None)["aside"] == ["kill-knight"]
    assert state.view(None)["discards"] == ["dungeon"]
    assert told(state, "out") == ["out 2 kill-knight dungeon"]
    do(state, "1 end")
    assert asked(state) == ("turn", [3])  # skipped for good
    assert can(state, 3, "trade") == []


def lone_boats():
    """Return a position in which seat 2 has lost all but two boats and what it holds."""
    return at(
        seats=3,
        settlements=[realm(1), realm(3)],
        figures=[stand("n1", 1, 1), stand("n2", 1, 0, 1), stand("l2", 2, 0, 0, 2), stand("c1", 3, 1)],
        coins=[purse(), purse(3, 2, 1), purse()],
        quests=[[], ["kill-knight"], []],
        kept=[[], ["dungeon"], []],
    )


@pytest.mark.clauses("RT-R-20", "RT-ROUND-09")
def test_the_turn_of_one_who_goes_out_in_it_ends():
    state = at(
        seats=3,
        settlements=[realm(2), realm(3)],
        figures=[stand("l3", 1, 1, 0), stand("l2", 1, 0, 0, 1), stand("l1", 2, 3), stand("c1", 3, 1)],
        coins=[purse(4), purse(), purse()],
        draws={"red": [1], "green": [6, 6, 6, 6, 6]},
    )
    do(state, "1 march l3", "1 to l1")
    assert player(state, 1)["out"]
    assert coins(state, 1) == (0, 0, 0)
    assert "l2" not in groups(state)
    assert asked(state) == ("turn", [2])
    do(state, "2 end", "3 end")
    assert asked(state)[1] != [1]  # nor has that player a turn in the next round
    assert sorted(text.split(" ")[1] for text in told(state, "taxed")) == ["2", "3"]


@pytest.mark.clauses("RT-R-20", "RT-R-93")
def test_one_who_is_out_wins_nothing_more():
    five = ["trade-coins", "swap-card", "build-boat", "build-scout", "kill-knight"]
    state = at(
        seats=3,
        settlements=[realm(1), realm(3)],
        figures=[stand("n2", 1, 0, 1), stand("c1", 3, 1)],
        out_at=[0, 1, 0],
        completed=[[], five, []],
        founded=[0, 9, 0],
    )
    do(state, "1 found n2")
    assert not state.over
    assert told(state, "bonus-card") == []


@pytest.mark.clauses("RT-R-20", "RT-WIN-05")
def test_the_last_player_left_wins_at_once():
    state = at(settlements=[realm(1)], figures=[stand("n2", 1, 0, 1), stand("l2", 2, 0, 0, 1)])
    do(state, "1 found n2")
    assert outcome(state) == ("last", [1, 2], "RT-R-20")


@pytest.mark.clauses("RT-R-91", "RT-R-93")
def test_after_round_forty_the_ranking_decides():
    state = at(seats=3, round=40, settlements=[realm(1), realm(2), town("l2", 2, 2), realm(3)])
    do(state, "1 end", "2 end", "3 end")
    assert outcome(state) == ("rounds", [2, 1, 2], "RT-R-93")
    early = at(seats=3, round=39)
    do(early, "1 end", "2 end", "3 end")
    assert not early.over
    short = do(at(round=12, options={"round-limit": "12"}), "1 end", "2 end")
    assert outcome(short) == ("rounds", [1, 1], "")  # equal first places share


@pytest.mark.clauses("RT-R-93", "RT-R-91")
def test_ties_go_to_quests_then_inhabitants():
    quests = at(round=40, settlements=[realm(1), town("n2", 1, 2), realm(2, 4)], completed=[[], ["kill-knight"]])
    assert points(quests, 1) == points(quests, 2)
    assert outcome(do(quests, "1 end", "2 end"))[1] == [2, 1]
    people = at(round=40, settlements=[realm(1, 2), realm(2, 3)])
    assert outcome(do(people, "1 end", "2 end"))[1] == [2, 1]


@pytest.mark.clauses("RT-R-93", "RT-R-88")
def test_a_game_for_one_condition_ranks_by_it_at_the_round_limit():
    rows = [realm(1, 2), town("n2", 1, 2), town("n3", 1, 3), realm(2, 4)]
    given = {"round": 40, "settlements": rows, "completed": [[], ["kill-knight"]]}
    assert outcome(do(at(**given), "1 end", "2 end"))[1] == [1, 2]
    assert outcome(do(at(options={"win-by": "quests"}, **given), "1 end", "2 end"))[1] == [2, 1]
    fewer = {**given, "settlements": [realm(1, 1), town("n2", 1, 2), town("n3", 1, 3), realm(2, 4)]}
    assert outcome(do(at(options={"win-by": "emperor"}, **fewer), "1 end", "2 end"))[1] == [2, 1]


@pytest.mark.clauses("RT-R-93")
def test_those_who_are_out_come_last_and_who_went_later_ahead():
    state = at(
        seats=4,
        round=40,
        settlements=[realm(1), town("n2", 1, 2), realm(4)],
        figures=[stand("n1", 1, 1), stand("k1", 4, 1)],
        out_at=[0, 1, 2, 0],
        kept=[[], [], [], ["dungeon"]],
    )
    do(state, "1 end", "4 end")
    assert outcome(state) == ("rounds", [1, 4, 3, 2], "RT-R-93")  # an unplayed bonus point counts nothing
    together = at(
        seats=4,
        round=40,
        settlements=[realm(1), town("n2", 1, 2), realm(4)],
        figures=[stand("n1", 1, 1), stand("k1", 4, 1)],
        out_at=[0, 1, 1, 0],
    )
    do(together, "1 end", "4 end")
    assert outcome(together)[1] == [1, 3, 3, 2]


@pytest.mark.clauses("RT-R-22", "RT-QUEST-08", "RT-BCARD-04")
def test_quests_bonus_cards_and_played_points_stay():
    state = at(
        settlements=[realm(2)],
        figures=[stand("n2", 1, 1), THEIRS],
        completed=[["kill-knight"], []],
        opened=[["dungeon"], []],
        bonus_holder=[0, -1],
    )
    assert points(state, 1) == 1 + 1 + 3  # without a settlement or palace
    assert GAME.load(state.dump()).view(None)["players"][0]["points"] == 5


@pytest.mark.clauses("RT-R-05", "RT-WIN-02")
def test_where_knights_count_there_must_still_be_an_inhabitant_to_crown():
    given = {"coins": [purse(0, 4, 4), purse()], "options": {"emperor-counts": "with-knights"}}
    figures = [stand("n1", 1, 25), THEIRS]
    assert refused(at(settlements=[realm(1, 0), realm(2)], figures=figures, **given), "1 crown") == "RT-R-05"
    assert "crown" in can(at(settlements=[realm(1, 1), realm(2)], figures=figures, **given), 1)


@pytest.mark.clauses("RT-R-05")
@pytest.mark.parametrize(("counts", "reason"), [("inhabitants", "subjects"), ("with-knights", "subjects-knights")])
def test_a_refused_crown_says_who_counts(counts, reason):
    state = at(coins=[purse(0, 4, 4), purse()], options={"emperor-counts": counts})
    with pytest.raises(Illegal) as caught:
        do(state, "1 crown")
    assert caught.value.message["id"] == f"trigon-refused-{reason}"


@pytest.mark.clauses("RT-R-93", "RT-R-20")
def test_who_goes_out_after_another_is_ranked_before_that_one():
    state = at(
        seats=4,
        settlements=[realm(1), realm(4)],
        figures=[stand("n1", 1, 1), stand("n2", 1, 0, 1), stand("l2", 2, 0, 0, 1), stand("k1", 4, 1)],
        out_at=[0, 0, 1, 0],
    )
    do(state, "1 found n2")
    assert told(state, "out") == ["out 2 nothing nothing"]
    assert list(state.out_at) == [0, 2, 1, 0]
