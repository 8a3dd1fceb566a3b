"""Quests that cards, battles and trades complete: in whoever's turn, by themselves, and what they win."""

import pytest
from trigon_tables import (
    GAME,
    asked,
    at,
    built,
    coins,
    do,
    outcome,
    player,
    points,
    purse,
    realm,
    stand,
    told,
    town,
    word_of,
)


@pytest.mark.clauses("RT-QUEST-17", "RT-R-63", "RT-QUEST-03", "RT-SCORE-04", "RT-QUEST-04")
@pytest.mark.parametrize(
    ("quest", "card", "answer"),
    [
        ("play-promotion", "promotion", []),
        ("play-ore-farm", "ore-farm", []),
        ("play-baby-boom", "baby-boom", []),
        ("play-diligent-subject", "diligent-subject", ["1 pass"]),
    ],
)
def test_magic_is_achieved_by_playing_the_card_named(quest, card, answer):
    draws = {"play": ["ore-farm" if card != "ore-farm" else "promotion", card], "quest": [quest]}
    state = at(coins=[purse(2, 0, 1), purse()], draws=draws)
    do(state, "1 buy-quest", "1 buy-card")
    assert told(state, "completed") == []
    do(state, "1 buy-card", *answer)
    assert told(state, "completed") == [f"completed 1 {quest}"]
    assert player(state, 1)["completed"] == [quest]
    assert points(state, 1) == 5
    assert player(state, 1)["quests"] == 0


@pytest.mark.clauses("RT-R-63", "RT-R-76")
def test_the_card_counts_even_if_it_changes_nothing():
    state = at(
        coins=[purse(copper=1), purse()], quests=[["play-promotion"], []], draws={"play": ["promotion"]},
        figures=[stand("n1", 1, 59), stand("l1", 2, 1)],
    )  # fmt: skip
    do(state, "1 buy-card")
    assert told(state, "no-effect", "completed") == ["no-effect 1 promotion", "completed 1 play-promotion"]


@pytest.mark.clauses("RT-R-57", "RT-QUEST-17")
def test_a_card_that_another_plays_does_not_count():
    state = at(coins=[purse(copper=1), purse()], quests=[[], ["play-ore-farm"]], draws={"play": ["ore-farm"]})
    do(state, "1 buy-card")
    assert told(state, "completed") == []


@pytest.mark.clauses("RT-QUEST-14", "RT-R-57", "RT-ROUND-12")
def test_gold_received_in_a_trade_counts_for_whoever_receives_it():
    purses = [purse(0, 0, 1), purse(1, 1, 0)]
    state = at(coins=purses, quests=[["trade-coins"], ["neighbours-gold"]])
    do(state, "1 trade 1", "1 give gold 1", "1 want copper 1", "1 propose", "2 accept")
    assert told(state, "completed") == ["completed 1 trade-coins", "completed 2 neighbours-gold"]
    silver = at(coins=[purse(0, 1, 1), purse(1, 1, 0)], quests=[["neighbours-gold"], []])
    do(silver, "1 trade 1", "1 give gold 1", "1 want silver 1", "1 propose", "2 accept")
    assert told(silver, "completed") == []
    stolen = at(coins=[purse(), purse(0, 0, 1)], quests=[["neighbours-gold"], []], kept=[["theft"], []])
    do(stolen, "1 play theft")
    assert coins(stolen, 1) == (0, 0, 1)
    assert told(stolen, "completed") == []


@pytest.mark.clauses("RT-R-19", "RT-QUEST-13", "RT-WIN-06", "RT-QUEST-07", "RT-WIN-04", "RT-QUEST-01")
def test_a_defender_wins_the_game_with_a_fifth_quest_in_anothers_turn():
    done = ["trade-coins", "swap-card", "build-boat", "build-scout"]
    state = at(
        figures=[stand("n1", 1, 1), stand("n3", 2, 2), stand("l1", 2, 1)], quests=[[], ["kill-knight"]],
        completed=[[], done], bonus_holder=[-1, 1], draws={"red": [1], "green": [6, 6]},
    )  # fmt: skip
    do(state, "1 march n1", "1 to n3")
    assert outcome(state) == ("quests", [2, 1], "RT-WIN-04")


@pytest.mark.clauses("RT-R-60", "RT-QUEST-19", "RT-R-61", "RT-R-57")
def test_nature_rides_on_a_quest_in_anothers_turn_too_one_partner_each():
    state = at(
        figures=[stand("n1", 1, 1), stand("n3", 2, 2), stand("l1", 2, 1)],
        quests=[["harvest-feast"], ["herb-lore", "kill-knight", "art-of-healing"]],
        draws={"red": [1], "green": [6, 6]},
    )  # fmt: skip
    do(state, "1 march n1", "1 to n3")
    assert told(state, "completed") == ["completed 2 kill-knight", "completed 2 herb-lore"]
    assert player(state, 2)["quests"] == 1


@pytest.mark.clauses("RT-R-94", "RT-R-25", "RT-CITY-01", "RT-BCARD-03", "RT-BCARD-04")
def test_after_a_card_cities_come_before_quests_and_quests_before_bonus_cards():
    state = at(
        settlements=[realm(1, 4), realm(2)], coins=[purse(copper=1), purse()], draws={"play": ["baby-boom"]},
        quests=[["play-baby-boom"], []], completed=[["build-boat", "swap-card"], []],
    )  # fmt: skip
    do(state, "1 buy-card")
    kinds = [line.split(" ")[0] for line in told(state, "grew", "city", "bonus", "completed", "bonus-card")]
    assert kinds == ["grew", "city", "bonus", "completed", "bonus-card"]
    assert points(state, 1) == 3 + 1 + 1 + 3 + 2


@pytest.mark.clauses("RT-R-72", "RT-QUEST-15", "RT-R-57", "RT-R-78")
def test_what_cards_give_is_not_built():
    state = at(
        coins=[purse(2), purse()], quests=[["train-knights"], []], draws={"play": ["watchtower", "promotion"]},
        settlements=[realm(1), realm(2)],
    )  # fmt: skip
    do(state, "1 buy-card", "1 buy-card")
    assert player(state, 1)["supply"]["knight"] == 60 - 1 - 8
    assert told(state, "completed") == []
    assert state.view(0)["hand_quests"][0]["done"] == 0


@pytest.mark.clauses("RT-R-59", "RT-QUEST-18")
def test_a_victory_on_foot_from_outside_explores_and_a_lost_one_does_not():
    for red, green, done in (([6], [1], ["completed 1 explore-lumos"]), ([1], [6], [])):
        rows = [stand("k5", 1, 1), stand("l7", 2, 1), stand("l1", 2, 1)]
        state = at(figures=rows, quests=[["explore-lumos"], []], draws={"red": red, "green": green})
        do(state, "1 march k5", "1 to l7")
        assert told(state, "completed") == done


@pytest.mark.clauses("RT-R-59", "RT-R-70")
def test_a_turncoat_that_appears_in_a_land_explores_nothing():
    rows = [stand("n1", 1, 1), stand("l3", 2, 2), stand("l1", 2, 1)]
    state = at(figures=rows, kept=[["turncoat"], []], quests=[["explore-lumos"], []], draws={"red": [6], "green": [1]})
    do(state, "1 play turncoat", "1 turncoat l3 knight")
    assert told(state, "won-battle") == ["won-battle 1 2 l3"]
    assert told(state, "completed") == []


@pytest.mark.clauses("RT-R-62", "RT-QUEST-12")
def test_what_cards_remove_is_not_overcome():
    state = at(
        coins=[purse(copper=1), purse()], quests=[["kill-knight"], []], draws={"play": ["strife"]},
    )  # fmt: skip
    do(state, "1 buy-card")
    assert [line.split(" ")[1] for line in told(state, "lost")] == ["1", "2"]
    assert told(state, "completed") == []


@pytest.mark.clauses("RT-R-58", "RT-QUEST-16", "RT-CARD-35")
def test_free_villages_colonise_and_conquests_do_not():
    state = at(
        coins=[purse(2), purse()], quests=[["colonise-noorland"], []],
        draws={"play": ["diligent-subject", "diligent-subject"], "village": ["hamlet", "hamlet"]},
    )  # fmt: skip
    do(state, "1 buy-card", "1 site n3", "1 buy-card", "1 site n4")
    assert told(state, "completed") == ["completed 1 colonise-noorland"]
    taken = at(
        figures=[stand("n1", 1, 9), stand("l1", 2, 1)], quests=[[["colonise-noorland", 1]], []],
        settlements=[realm(1), realm(2), town("n3", 2, 2)], draws={"red": [6] * 5, "green": [1, 1]},
    )  # fmt: skip
    do(taken, "1 march n1", "1 to n3", "1 take fresh-knights 9")
    assert told(taken, "conquered") != []
    assert told(taken, "completed") == []
    assert asked(taken) == ("turn", [1])


@pytest.mark.clauses("RT-QUEST-17", "RT-R-63", "RT-R-57")
@pytest.mark.parametrize("card", ["merchant", "captain", "cavalry"])
def test_a_card_out_of_the_hand_counts_too_whenever_it_is_played(card):
    def ask_for(data):
        next(row for row in data["quest"] if row["id"] == "play-promotion")["what"] = card

    rows = [stand("n1", 1, 1), stand("n3", 2, 1), stand("l1", 2, 1)]
    state = at(
        game=built(ask_for), kept=[[card], []], quests=[["play-promotion"], []], figures=rows,
        coins=[purse(copper=1), purse()], draws={"red": [1, 1], "green": [6], "play": ["assassin"]},
    )  # fmt: skip
    if card == "captain":
        do(state, "1 buy-card")
    elif card == "cavalry":
        do(state, "1 march n1", "1 to n3")
    do(state, f"1 play {card}")
    assert told(state, "completed") == ["completed 1 play-promotion"]


@pytest.mark.clauses("RT-R-60", "RT-R-61", "RT-QUEST-19")
def test_each_of_two_partners_carries_a_nature_quest_of_its_own():
    state = at(
        coins=[purse(1), purse(0, 0, 1)],
        quests=[["harvest-feast", "trade-coins", "herb-lore", "neighbours-gold", "art-of-healing"], []],
    )
    do(state, "1 trade 1", "1 give copper 1", "1 want gold 1", "1 propose", "2 accept")
    done = ["trade-coins", "neighbours-gold", "harvest-feast", "herb-lore"]
    assert told(state, "completed") == [f"completed 1 {quest}" for quest in done]


def pass_round(state):
    """End turns until seat 1 has its next one."""
    do(state, "1 end")
    while asked(state) != ("turn", [1]):
        do(state, f"{asked(state)[1][0]} end")


@pytest.mark.clauses("RT-R-57", "RT-QUEST-15")
def test_great_works_of_two_turns_do_not_count_together():
    rows = [town("n2", 1, 1, "hamlet", 4), realm(2)]
    quests = at(
        settlements=rows, figures=[stand("l1", 2, 1)], coins=[purse(9, 3, 1), purse()], quests=[["great-works"], []]
    )
    do(quests, "1 build-boat n2", "1 train-knight n2")
    assert quests.view(0)["hand_quests"][0]["done"] == 0b101
    pass_round(quests)
    assert quests.view(0)["hand_quests"][0]["done"] == 0
    do(quests, "1 train-scout n2")
    assert told(quests, "completed") == []


@pytest.mark.clauses("RT-R-57", "RT-QUEST-14")
def test_a_market_day_does_not_last_two_turns():
    state = at(
        quests=[["market-day", "kill-knight"], ["beat-scout"]],
        coins=[purse(3), purse(0, 0, 3)],
    )
    do(state, "1 swap 1 quest-for-quest", "1 lay-quest kill-knight", "2 lay-quest beat-scout")
    pass_round(state)
    do(state, "1 trade 1", "1 give copper 1", "1 want gold 1", "1 propose", "2 accept")
    assert told(state, "completed") == []


@pytest.mark.clauses("RT-QUEST-11", "RT-R-62", "RT-CONQ-03")
def test_a_settlement_destroyed_for_want_of_a_token_is_conquered_all_the_same():
    spots = ["n1", "n2", "n4", "n5", "n6", "n7", "c1", "c2", "c3", "c4"]
    rows = [town(spot, 1, at, "hamlet" if at < 8 else "market-town") for at, spot in enumerate(spots, 1)]
    state = at(
        settlements=[realm(1), *rows[1:], realm(2), town("n3", 2, 2, "residence")],
        figures=[stand("n1", 1, 5), stand("l1", 2, 1)],
        quests=[["conquer-village"], []],
        draws={"red": [6] * 5, "green": [1, 1]},
    )
    do(state, "1 march n1", "1 to n3")
    while asked(state)[0] == "group":
        do(state, "1 take fresh-knights 5")
    assert told(state, "destroyed", "completed") == ["destroyed 1 n3", "completed 1 conquer-village"]


@pytest.mark.clauses("RT-R-57")
def test_the_table_counts_deeds_and_not_their_bits():
    state = at(quests=[[["great-works", 0b101], ["market-day", 2], ["train-knights", 2]], []])
    lines = [line["args"] for line in state.game.table(state.view(0)) if line["id"] == "trigon-table-quest"]
    assert [(line["done"], line["needed"]) for line in lines] == [(2, 3), (1, 2), (2, 3)]


@pytest.mark.clauses("RT-R-94", "RT-BCARD-03")
def test_quests_and_bonus_cards_go_to_the_active_player_before_lower_seats():
    state = at(
        turn=1,
        first=1,
        coins=[purse(0, 0, 1), purse(1)],
        quests=[["trade-coins"], ["neighbours-gold"]],
        completed=[["swap-card", "build-boat"], ["build-scout", "kill-knight"]],
    )
    do(state, "2 trade 0", "2 give copper 1", "2 want gold 1", "2 propose", "1 accept")
    assert told(state, "completed") == ["completed 2 neighbours-gold", "completed 1 trade-coins"]
    assert told(state, "bonus-card") == ["bonus-card 2 adventurer"]


@pytest.mark.clauses("RT-R-94", "RT-R-20")
def test_players_leave_before_quests_are_completed():
    state = at(
        settlements=[realm(1)],
        figures=[stand("n1", 1, 1), stand("n3", 2, 1)],
        quests=[["kill-knight"], []],
        completed=[["trade-coins", "swap-card", "build-boat", "build-scout"], []],
        draws={"red": [6], "green": [1]},
    )
    do(state, "1 march n1", "1 to n3")
    assert outcome(state) == ("last", [1, 2], "RT-R-20")
    assert told(state, "completed") == []


@pytest.mark.clauses("RT-R-88", "RT-VAR-02")
@pytest.mark.parametrize(("way", "ends"), [("any", True), ("quests", True), ("points", False), ("emperor", False)])
def test_a_fifth_quest_ends_only_a_game_that_quests_can_win(way, ends):
    state = at(
        coins=[purse(1), purse(0, 1)],
        quests=[["trade-coins"], []],
        completed=[["kill-knight", "swap-card", "build-boat", "build-scout"], []],
        options={"win-by": way},
    )
    do(state, "1 trade 1", "1 give copper 1", "1 want silver 1", "1 propose", "2 accept")
    assert state.over == ends


# ---------------------------------------------------------------- told before


def serves(state, text, seat=1):
    """Return which quests an action of a seat is said to serve, and when."""
    lines = [line for line in state.preview(seat - 1, GAME.parse(text)) if "quest" in line["args"]]
    return [(line["id"].removeprefix("trigon-preview-"), word_of(line["args"]["quest"])) for line in lines]


@pytest.mark.clauses("RT-R-57", "RT-R-59", "RT-R-62")
def test_a_choice_says_which_quest_of_ones_own_it_serves():
    state = at(
        settlements=[realm(1), realm(2), town("n2", 1, 2, people=4), town("n6", 2, 2)],
        coins=[purse(9, 9, 9), purse(9, 9, 9)],
        quests=[["kill-knight", "conquer-village", "build-boat"], ["explore-kalland"]],
        figures=[stand("n3", 1, 3), stand("l1", 2, 1), stand("n6", 2, 1)],
    )
    assert serves(state, "build-boat n2") == [("serves", "build-boat")]
    assert serves(state, "train-knight n2") == serves(state, "buy-card") == []
    do(state, "1 march n3")
    assert serves(state, "to n1") == []
    assert serves(state, "to n6") == [("serves-won", "kill-knight"), ("serves-won", "conquer-village")]


@pytest.mark.clauses("RT-R-57", "RT-QUEST-14")
def test_an_offer_says_which_quest_it_serves_once_it_is_accepted():
    state = at(coins=[purse(0, 0, 1), purse(1, 1, 0)], quests=[["trade-coins"], ["neighbours-gold"]])
    assert serves(state, "trade 1") == [("serves-agreed", "trade-coins")]
    do(state, "1 trade 1", "1 give gold 1", "1 want copper 1")
    assert serves(state, "propose") == [("serves-agreed", "trade-coins")]
    do(state, "1 propose")
    assert serves(state, "accept", 2) == [("serves", "neighbours-gold")]
    assert serves(state, "decline", 2) == []
