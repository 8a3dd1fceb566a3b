"""Blind card swaps: what is offered, laid and known; offers a turn; quests served on both sides."""

import pytest
from trigon_tables import GAME, asked, at, can, do, player, points, purse, realm, refused, stand, told, word_of

from entrepot.kernel.chance import seeded

HANDS = {
    "quests": [["build-boat", "kill-knight"], ["great-works"], []],
    "kept": [["dungeon"], ["captain", "theft"], ["flight"]],
}


def table(**given):
    return at(seats=3, **{**HANDS, **given})


def remembered(state, seat):
    return [(row["card"], [holder + 1 for holder in row["seats"]]) for row in state.view(seat - 1)["remembered"]]


@pytest.mark.clauses("RT-TRADE-06", "RT-R-34", "RT-R-35", "RT-R-33")
def test_an_offer_names_only_kinds_and_only_such_as_both_hold():
    state = table()
    assert can(state, 1, "swap") == [
        "swap 1 quest-for-quest", "swap 1 quest-for-play", "swap 1 play-for-quest", "swap 1 play-for-play",
        "swap 2 quest-for-play", "swap 2 play-for-play",
    ]  # fmt: skip
    assert refused(state, "1 swap 2 quest-for-quest") == "RT-R-34"
    do(state, "1 swap 1 quest-for-play")
    assert asked(state) == ("swap-card", [1])
    assert can(state, 1) == ["lay-quest kill-knight", "lay-quest build-boat", "withdraw"]
    assert refused(state, "1 lay-card dungeon") == "RT-R-34"
    do(state, "1 lay-quest kill-knight")
    assert told(state, "swap-offered") == ["swap-offered 1 2 play"]
    assert asked(state) == ("swap-answer", [2])
    assert state.view(1)["swap"] == {"proposer": 0, "partner": 1, "pair": "quest-for-play"}
    lines = [line for line in GAME.table(state.view(2)) if line["id"] == "trigon-table-swap"]
    assert [word_of(line["args"]["pair"]) for line in lines] == ["play"]
    assert (state.view(0)["laid"], state.view(1)["laid"], state.view(None)["laid"]) == ("kill-knight", "", "")
    assert can(state, 2) == ["lay-card captain", "lay-card theft", "decline"]
    assert refused(state, "2 lay-quest great-works") == "RT-R-34"
    do(state, "2 lay-card theft")
    assert [row["quest"] for row in state.view(1)["hand_quests"]] == ["great-works", "kill-knight"]
    assert state.view(0)["hand_cards"] == ["dungeon", "theft"]
    assert state.view(None)["swap"] is None
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_each_side_sees_both_cards_and_onlookers_neither():
    state = do(table(), "1 swap 1 quest-for-play", "1 lay-quest kill-knight", "2 lay-card theft")
    for seat in (1, 2):
        assert told(state, "got-quest", "got-card", seat=seat) == ["got-quest 2 kill-knight", "got-card 1 theft"]
    assert told(state, "got-quest", "got-card", seat=3) == told(state, "got-quest", "got-card") == []
    assert told(state, "swapped", seat=3) == ["swapped 1 2 play"]
    assert remembered(state, 1) == [("kill-knight", [2])]
    assert remembered(state, 2) == [("theft", [1])]
    assert remembered(state, 3) == []


@pytest.mark.clauses("RT-R-34", "RT-R-57", "RT-R-92")
def test_a_quest_that_changes_hands_loses_its_progress():
    state = table(quests=[[["colonise-lumos", 1]], ["great-works"], []])
    do(state, "1 swap 1 quest-for-quest", "1 lay-quest colonise-lumos", "2 lay-quest great-works")
    assert state.view(1)["hand_quests"] == [{"quest": "colonise-lumos", "done": 0, "needed": 2}]


@pytest.mark.clauses("RT-R-92", "RT-R-34")
def test_three_offers_a_partner_and_turn_trades_and_swaps_together():
    state = table(coins=[purse(9), purse(0, 9), purse()])
    do(state, "1 swap 1 quest-for-quest", "1 withdraw", "1 trade 1", "1 withdraw")
    do(state, "1 swap 1 quest-for-quest", "1 lay-quest build-boat", "2 decline")
    assert told(state, "declined") == ["declined 2 1"]
    assert player(state, 1)["quests"] == 2
    assert [text for text in can(state, 1) if text.startswith(("swap 1", "trade 1"))] == []
    assert refused(state, "1 swap 1 quest-for-quest") == "RT-R-92"
    assert "swap 2 play-for-play" in can(state, 1)
    assert state.view(None)["offers_left"] == [0, 0, 3]
    do(state, "1 end")
    while asked(state) != ("turn", [1]):
        do(state, f"{asked(state)[1][0]} end")
    assert state.view(None)["offers_left"] == [0, 3, 3]  # in the next turn three more


@pytest.mark.clauses("RT-QUEST-14", "RT-R-57", "RT-R-61", "RT-R-94", "RT-QUEST-03")
def test_a_swap_is_a_deed_of_both_for_what_was_in_hand_before():
    quests = [["swap-card", "build-boat"], ["great-works"], []]
    state = do(table(quests=quests), "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft")
    assert told(state, "completed") == ["completed 1 swap-card"]
    other = do(table(quests=[["build-boat"], ["swap-card"], []]), "1 swap 1 play-for-play", "1 lay-card dungeon")
    do(other, "2 lay-card theft")
    assert told(other, "completed") == ["completed 2 swap-card"]
    given = do(table(quests=quests), "1 swap 1 quest-for-quest", "1 lay-quest swap-card", "2 lay-quest great-works")
    assert told(given, "completed") == []
    assert given.view(1)["hand_quests"] == [{"quest": "swap-card", "done": 0, "needed": 1}]


@pytest.mark.clauses("RT-QUEST-14", "RT-R-57", "RT-QUEST-05")
def test_market_day_needs_a_trade_and_a_swap_in_one_own_turn():
    coins = [purse(2), purse(0, 2), purse()]
    steps = ["1 trade 1", "1 give copper 1", "1 want silver 1", "1 propose", "2 accept"]
    swap = ["1 swap 2 play-for-play", "1 lay-card dungeon", "3 lay-card flight"]
    state = do(table(quests=[["market-day"], [], []], coins=coins), *steps)
    assert told(state, "completed") == []
    do(state, *swap)
    assert told(state, "completed") == ["completed 1 market-day"]
    partner = do(table(quests=[[], ["market-day"], []], coins=coins), *steps)
    do(partner, "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft")
    assert told(partner, "completed") == []  # not its own turn


@pytest.mark.clauses("RT-R-34", "RT-CARD-08")
def test_a_bonus_point_may_change_hands_and_counts_for_whoever_plays_it():
    state = do(table(), "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft", "1 end")
    while asked(state) != ("turn", [2]):
        do(state, f"{asked(state)[1][0]} end")
    do(state, "2 play dungeon")
    assert points(state, 2) == 5


# ---------------------------------------------------------------- what onlookers can work out


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_an_onlooker_who_knows_both_hands_follows_a_swap_of_single_cards():
    rows = [[2, "play", "dungeon", [0]], [2, "play", "theft", [1]]]
    hands = {"kept": [["dungeon"], ["theft"], ["flight"]], "quests": [[], [], []], "memory": rows}
    state = do(at(seats=3, **hands), "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft")
    assert remembered(state, 3) == [("dungeon", [2]), ("theft", [1])]


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_an_onlooker_who_knows_more_cards_cannot_tell_which_has_gone():
    rows = [[2, "play", "dungeon", [0]], [2, "play", "castle", [0]], [2, "play", "theft", [1]]]
    hands = {"kept": [["dungeon", "castle"], ["theft"], ["flight"]], "quests": [[], [], []], "memory": rows}
    state = do(at(seats=3, **hands), "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft")
    assert sorted(remembered(state, 3)) == [("castle", [1, 2]), ("dungeon", [1, 2]), ("theft", [1])]
    for seed in range(20):
        imagined = state.determinize(2, seeded(seed))
        data = imagined.dump()["kept"]
        assert sorted(data[0] + data[1]) == ["castle", "dungeon", "theft"]
        assert "theft" in data[0]


@pytest.mark.clauses("RT-R-34")
def test_the_partner_imagines_any_card_of_the_kind_as_laid():
    state = do(table(), "1 swap 1 quest-for-quest", "1 lay-quest kill-knight")
    seen = {state.determinize(1, seeded(seed)).dump()["laid"][0][1] for seed in range(60)}
    assert len(seen) > 5
    assert all(kind == "quest" for kind, _ in state.determinize(1, seeded(1)).dump()["laid"])
    own = {state.determinize(0, seeded(seed)).dump()["laid"][0][1] for seed in range(20)}
    assert own == {"kill-knight"}


@pytest.mark.clauses("RT-R-81", "RT-R-34")
def test_a_stolen_or_swapped_card_stays_where_its_former_owner_knows_it():
    state = do(
        at(seats=3, kept=[["espionage"], ["dungeon", "theft"], []], quests=[[], [], []]),
        "1 play espionage", "1 steal-card dungeon",
    )  # fmt: skip
    for seed in range(20):
        assert state.determinize(1, seeded(seed)).dump()["kept"][0] == ["dungeon"]
        assert state.determinize(0, seeded(seed)).dump()["kept"][1] == ["theft"]
    strangers = {tuple(state.determinize(2, seeded(seed)).dump()["kept"][0]) for seed in range(20)}
    assert len(strangers) > 5


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_a_card_that_one_knew_of_and_gets_is_no_longer_remembered_elsewhere():
    rows = [[0, "play", "captain", [1]], [0, "play", "theft", [1]], [1, "play", "dungeon", [0]]]
    state = do(table(memory=rows), "1 swap 1 play-for-play", "1 lay-card dungeon", "2 lay-card theft")
    assert sorted(remembered(state, 1)) == [("captain", [2]), ("dungeon", [2])]
    assert remembered(state, 2) == [("theft", [1])]
    assert state.determinize(0, seeded(1)).dump()["kept"][1] == ["captain", "dungeon"]


@pytest.mark.clauses("RT-R-34", "RT-R-81")
def test_many_cards_that_may_be_with_either_find_a_hand_in_which_all_have_room():
    either = ["kill-knight", "beat-scout", "destroy-boat", "conquer-village", "trade-coins", "swap-card", "market-day"]
    surely = ["build-boat", "great-works", "build-scout", "train-knights", "play-ore-farm", "play-baby-boom"]
    quests = [[], [*either, "explore-lumos"], [*surely, "neighbours-gold"]]
    rows = [[0, "quest", quest, [1, 2]] for quest in either] + [[0, "quest", quest, [2]] for quest in surely]
    state = at(seats=3, quests=quests, memory=rows)
    seen = set()
    for seed in range(30):
        hand = [row[0] for row in state.determinize(0, seeded(seed)).dump()["quests"][2]]
        assert set(surely) <= set(hand)
        seen |= set(hand) - set(surely)
    assert len(seen & set(either)) > 2


@pytest.mark.clauses("RT-R-20", "RT-R-34")
def test_the_cards_of_a_player_who_leaves_are_no_longer_looked_for():
    rows = [[0, "quest", "kill-knight", [1, 2]], [0, "play", "dungeon", [1, 2]], [0, "play", "castle", [1, 2]]]
    state = at(
        seats=3, settlements=[realm(1), realm(3)], palace=[1, 0, 1], draws={"red": [6], "green": [1]},
        figures=[stand("n1", 1, 1), stand("n3", 2, 1), stand("c1", 3, 1)],
        quests=[[], ["kill-knight"], ["build-boat"]], kept=[[], ["dungeon"], ["castle"]], memory=rows,
    )  # fmt: skip
    do(state, "1 march n1", "1 to n3", "2 pass", "2 pass")
    assert told(state, "out") == ["out 2 kill-knight dungeon"]
    assert remembered(state, 1) == [("castle", [3])]
    assert state.determinize(0, seeded(1)).dump()["kept"][2] == ["castle"]
