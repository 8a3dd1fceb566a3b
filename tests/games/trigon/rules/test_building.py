"""A turn's purchases: knights, scouts, boats, cards; the bank; coin trades; crowning."""

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
    word_of,
)

RICH = purse(20, 15, 10)


def rich(seats=2, **given):
    """Return seat 1's turn with plenty of coins, and villages of three at Psor, Stormkaap and Runendal."""
    rows = [realm(1, 3), town("n2", 1, 2, "hamlet", 3), town("n3", 1, 3, "hamlet", 1)]
    given = {"settlements": [*rows, *(realm(seat) for seat in range(2, seats + 1))], **given}
    return at(seats=seats, coins=given.pop("coins", [RICH, *[purse()] * (seats - 1)]), **given)


# ---------------------------------------------------------------- figures


@pytest.mark.clauses(
    "RT-INCOME-04", "RT-BUILD-01", "RT-BUILD-02", "RT-BUILD-05", "RT-BIRTH-04", "RT-ROUND-06", "RT-ROUND-10"
)
def test_an_inhabitant_and_a_copper_make_a_knight_on_that_site():
    state = do(rich(), "1 train-knight n2", "1 build-boat n2", "1 train-knight n2")
    assert groups(state)["n2"] == (1, 2, 0, 1)
    assert towns(state)["n2"][3] == 1
    assert coins(state, 1) == (16, 15, 10)
    assert told(state, "trained", "built-boat") == ["trained 1 n2 1-knight", "built-boat 1 n2", "trained 1 n2 1-knight"]


@pytest.mark.clauses("RT-BUILD-06", "RT-R-30")
def test_training_needs_two_inhabitants_so_that_one_stays():
    state = rich()
    assert can(state, 1, "train-knight") == ["train-knight n1", "train-knight n2"]
    assert can(state, 1, "train-scout") == ["train-scout n1", "train-scout n2"]
    assert refused(state, "1 train-knight n3") == "RT-BUILD-06"
    assert refused(state, "1 train-scout n3") == "RT-R-30"
    assert refused(state, "1 train-knight l1") == "RT-BUILD-02"
    do(state, "1 train-knight n2", "1 train-scout n2")
    assert refused(state, "1 train-knight n2") == "RT-BUILD-06"


@pytest.mark.clauses("RT-BUILD-07", "RT-R-28", "RT-COMP-08", "RT-COMP-09")
def test_a_scout_costs_three_silver_and_a_gold_and_there_are_three():
    state = do(rich(figures=[stand("n1", 1, 0, 1), stand("l1", 2, 1)]), "1 train-scout n1", "1 train-scout n2")
    assert coins(state, 1) == (20, 9, 8)
    assert groups(state) == {"n1": (1, 0, 2, 0), "n2": (1, 0, 1, 0), "l1": (2, 1, 0, 0)}
    assert player(state, 1)["supply"] == {"knight": 55, "scout": 0, "boat": 5}  # their cylinders are back
    assert refused(state, "1 train-scout n1") == "RT-COMP-09"


@pytest.mark.clauses("RT-BUILD-08", "RT-BUILD-09", "RT-COMP-10", "RT-R-28")
def test_boats_are_built_at_own_harbours_and_there_are_five():
    state = rich()
    assert can(state, 1, "build-boat") == ["build-boat n2"]
    assert refused(state, "1 build-boat n1") == "RT-BUILD-09"
    assert refused(state, "1 build-boat n5") == "RT-BUILD-09"
    do(state, *["1 build-boat n2"] * 5)
    assert coins(state, 1)[0] == 10
    assert towns(state)["n2"][3] == 3
    assert refused(state, "1 build-boat n2") == "RT-R-28"


@pytest.mark.clauses("RT-R-85", "RT-BUILD-04")
def test_costs_are_paid_in_their_own_metal():
    gold = rich(coins=[purse(0, 15, 10), purse()])
    assert can(gold, 1, "train-knight") == []
    assert refused(gold, "1 train-knight n2") == "RT-R-85"
    assert refused(gold, "1 build-boat n2") == "RT-R-85"
    assert refused(gold, "1 buy-card") == "RT-R-85"
    silver = rich(coins=[purse(20, 15, 0), purse()])
    assert refused(silver, "1 train-scout n2") == "RT-R-85"
    assert refused(silver, "1 buy-quest") == "RT-R-85"
    short = rich(coins=[purse(20, 2, 10), purse()])
    assert refused(short, "1 train-scout n2") == "RT-R-85"


@pytest.mark.clauses("RT-BUILD-03", "RT-MOVE-01", "RT-R-41")
def test_what_is_just_built_may_move_at_once():
    rows = [realm(1, 3), town("n2", 1, 2, "hamlet", 3), realm(2)]
    state = at(settlements=rows, coins=[RICH, purse()], figures=[stand("l1", 2, 1)])
    do(state, "1 train-knight n2", "1 build-boat n2", "1 sail n2", "1 to n4", "1 take fresh-knights 1")
    assert groups(state)["n4"] == (1, 1, 0, 1)


@pytest.mark.clauses("RT-BUILD-12")
def test_no_palace_can_be_built():
    state = rich(palace=[0, 1])
    assert not any("palace" in text for text in can(state, 1))
    assert points(state, 1) == 3


@pytest.mark.clauses("RT-COMP-25", "RT-R-85")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("train-knight n2", "1-copper"),
        ("train-scout n2", "3-silver+1-gold"),
        ("build-boat n2", "2-copper"),
        ("buy-quest", "1-gold"),
        ("buy-card", "1-copper"),
        ("exchange silver", "3-silver"),
        ("end", ""),
    ],
)
def test_what_an_action_costs_is_told_before(action, price):
    state = rich()
    before = coins(state, 1)
    lines = state.preview(0, GAME.parse(action))
    assert lines, "nothing is said of it before"
    assert "".join(word_of(line["args"]["price"]) for line in lines if "price" in line["args"]) == price
    do(state, f"1 {action}")
    paid = dict.fromkeys(("copper", "silver", "gold"), 0)
    for part in filter(None, price.split("+")):
        paid[part.split("-")[1]] = int(part.split("-")[0])
    if action not in ("exchange silver", "buy-card"):
        assert tuple(had - now for had, now in zip(before, coins(state, 1), strict=True)) == tuple(paid.values())


@pytest.mark.clauses("RT-R-98")
def test_a_village_founded_this_turn_works_at_once():
    state = rich(figures=[stand("n4", 1, 0, 1), stand("l1", 2, 1)], draws={"village": ["hamlet"]})
    do(state, "1 found n4", "1 build-boat n4", "1 sail n4", "1 to c2")
    assert groups(state)["c2"] == (1, 0, 0, 1)


@pytest.mark.clauses("RT-CARD-56", "RT-CARD-57", "RT-R-72")
def test_explorer_brings_a_second_scout_as_long_as_there_are_pieces():
    state = rich(explorer=True, figures=[stand("n1", 1, 0, 0), stand("l1", 2, 1)], draws={"village": ["hamlet"] * 2})
    do(state, "1 train-scout n2")
    assert groups(state)["n2"] == (1, 0, 2, 0)
    assert coins(state, 1) == (20, 12, 9)
    assert towns(state)["n2"][3] == 2
    do(state, "1 train-scout n1")
    assert groups(state)["n1"] == (1, 0, 1, 0)  # three in all
    do(state, "1 march n1", "1 to n4", "1 found n4", "1 train-scout n1")
    assert groups(state)["n1"] == (1, 0, 1, 0)
    plain = do(rich(figures=[stand("l1", 2, 1)]), "1 train-scout n2")
    assert groups(plain)["n2"] == (1, 0, 1, 0)
    do(state, "1 end")
    assert not state.view(None)["explorer"]


# ---------------------------------------------------------------- cards


@pytest.mark.clauses("RT-BUILD-10", "RT-QUEST-01", "RT-QUEST-04", "RT-R-35")
def test_a_quest_costs_a_gold_and_only_its_buyer_sees_it():
    state = do(rich(draws={"quest": ["kill-knight"]}), "1 buy-quest")
    assert coins(state, 1) == (20, 15, 9)
    assert state.view(0)["hand_quests"] == [{"quest": "kill-knight", "done": 0, "needed": 1}]
    assert state.view(1)["hand_quests"] == []
    assert player(state, 1)["quests"] == 1
    assert told(state, "drew-quest", seat=1) == ["drew-quest 1 kill-knight"]
    assert told(state, "drew-quest", "bought-quest", seat=2) == ["bought-quest 1"]


@pytest.mark.clauses("RT-QUEST-05", "RT-PLAY-02", "RT-BUILD-11")
def test_any_number_of_cards_may_be_bought_in_a_turn():
    kept = ["dungeon", "captain", "flight", "turncoat"]
    state = rich(draws={"quest": ["kill-knight", "beat-scout", "harvest-feast"], "play": kept})
    do(state, *["1 buy-quest"] * 3, *["1 buy-card"] * 4)
    assert coins(state, 1) == (16, 15, 7)
    assert state.view(0)["hand_cards"] == kept
    assert (player(state, 1)["quests"], player(state, 1)["cards"]) == (3, 4)
    assert told(state, "drew-card", seat=2) == []


@pytest.mark.clauses("RT-R-74")
def test_the_quest_stack_is_made_of_those_who_are_out_or_nothing():
    faces = zip(GAME.content.ids("quest"), GAME.cards.quest_copies, strict=True)
    ids = [id for id, count in faces for _ in range(count)]
    none = rich(quest_bag=[], quests=[[], ids], coins=[RICH, purse()])
    assert refused(none, "1 buy-quest") == "RT-R-74"
    aside = rich(seats=2, quest_bag=[], aside=["kill-knight"], quests=[[], ids[1:]])
    do(aside, "1 buy-quest")
    assert aside.view(0)["hand_quests"][0]["quest"] == "kill-knight"
    assert told(aside, "reshuffled") == ["reshuffled"]
    assert aside.view(0)["aside"] == []


@pytest.mark.clauses("RT-R-74")
def test_the_play_stack_is_made_of_the_discards():
    cards = GAME.cards
    every = [id for id, count in zip(cards.play_ids, cards.play_copies, strict=True) for _ in range(count)]
    every.remove("dungeon")
    state = rich(play_bag=[], kept=[[], every], discards=["dungeon"])
    do(state, "1 buy-card")
    assert state.view(0)["hand_cards"] == ["dungeon"]
    assert told(state, "reshuffled") == ["reshuffled"]
    assert refused(state, "1 buy-card") == "RT-R-74"


# ---------------------------------------------------------------- the bank


@pytest.mark.clauses("RT-TRADE-03", "RT-TRADE-04", "RT-R-01", "RT-R-83", "RT-TRADE-05")
def test_the_bank_changes_three_for_one_upward_only():
    state = rich(coins=[purse(6, 2, 0), purse()])
    do(state, "1 exchange copper")
    assert coins(state, 1) == (3, 3, 0)
    do(state, "1 exchange silver", "1 exchange copper")
    assert coins(state, 1) == (0, 1, 1)
    assert refused(state, "1 exchange silver") == "RT-TRADE-04"
    assert refused(state, "1 exchange copper") == "RT-TRADE-03"
    assert told(state, "exchanged")[0] == "exchanged 1 3-copper 1-silver"
    assert can(state, 1, "exchange") == []
    assert "exchange gold" not in [GAME.text(action) for action in range(GAME.actions.size)]


@pytest.mark.clauses("RT-R-96", "RT-COMP-21")
def test_the_bank_must_hold_the_coin_that_is_asked_for():
    state = rich(coins=[purse(6, 3, 0), purse(0, 47, 50)])
    assert refused(state, "1 exchange copper") == "RT-R-96"
    assert refused(state, "1 exchange silver") == "RT-R-96"
    do(state, "1 end")
    assert asked(state) == ("turn", [2])


# ---------------------------------------------------------------- coin trades


@pytest.mark.clauses("RT-TRADE-01", "RT-TRADE-02", "RT-R-33", "RT-ROUND-12")
def test_coins_are_traded_at_any_price_if_both_agree():
    state = rich(coins=[purse(5, 2, 0), purse(0, 0, 3)])
    do(state, "1 trade 1")
    assert asked(state) == ("offer", [1])
    assert "propose" not in can(state, 1)
    do(state, "1 give copper 5", "1 give silver 1")
    assert "propose" not in can(state, 1)
    do(state, "1 want gold 2", "1 propose")
    assert asked(state) == ("answer", [2])
    assert can(state, 2) == ["accept", "decline"]
    do(state, "2 accept")
    assert (coins(state, 1), coins(state, 2)) == ((0, 1, 2), (5, 1, 1))
    assert told(state, "traded") == ["traded 1 2 5-copper+1-silver 2-gold"]
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-R-33", "RT-R-92")
def test_the_other_may_decline_and_nothing_moves():
    state = rich(coins=[purse(5, 2, 0), purse(0, 0, 3)])
    do(state, "1 trade 1", "1 give copper 1", "1 want gold 3", "1 propose", "2 decline")
    assert (coins(state, 1), coins(state, 2)) == ((5, 2, 0), (0, 0, 3))
    assert asked(state) == ("turn", [1])
    assert state.view(None)["offers_left"] == [0, 2]


@pytest.mark.clauses("RT-R-92")
def test_three_offers_a_turn_to_each_other_player_taken_or_not():
    state = rich(3, coins=[purse(9, 9, 9), purse(1), purse(1)])
    do(
        state,
        *["1 trade 1", "1 withdraw"] * 2,
        "1 trade 1",
        "1 give silver 1",
        "1 want copper 1",
        "1 propose",
        "2 accept",
    )
    assert refused(state, "1 trade 1") == "RT-R-92"
    do(state, *["1 trade 2", "1 withdraw"] * 3)
    assert can(state, 1, "trade") == []
    do(state, "1 end", "2 trade 0", "2 withdraw")
    assert state.view(None)["offers_left"][0] == 2


@pytest.mark.clauses("RT-R-33")
def test_an_offer_names_what_both_hold_and_is_no_gift():
    state = rich(coins=[purse(2, 0, 0), purse(3, 1, 0)])
    do(state, "1 trade 1")
    assert can(state, 1, "give") == ["give copper 1", "give copper 2"]
    assert can(state, 1, "want") == []  # what is given comes first, so that no offer is begun that cannot be made
    assert refused(state, "1 want silver 1") == "RT-R-33"
    do(state, "1 give copper 2")
    assert can(state, 1, "want") == ["want silver 1"]
    assert refused(state, "1 want copper 1") == "RT-R-33"  # less for more of the same would be a gift
    assert refused(state, "1 propose") == "RT-R-33"
    nobody = rich(3, coins=[purse(2), purse(3), purse()])
    assert can(nobody, 1, "trade") == []
    assert refused(nobody, "1 trade 1") == "RT-R-33"
    assert refused(nobody, "1 trade 0") == "RT-TRADE-01"


@pytest.mark.clauses("RT-ROUND-12", "RT-ROUND-11")
def test_nobody_else_acts_in_a_turn_and_it_lasts_until_it_is_ended():
    state = rich(coins=[RICH, RICH])
    assert state.legal(1) == []
    assert refused(state, "2 train-knight l1") == "RT-ROUND-12"
    do(state, "1 buy-quest")
    assert can(state, 1)[-1] == "end"
    do(state, "1 end")
    assert asked(state) == ("turn", [2])


# ---------------------------------------------------------------- the emperor


def court(people=25, coins=(0, 4, 4), knights=0, **options):
    """Return a turn of one who has so many inhabitants."""
    full, rest = divmod(people, 5)
    rows = [town(f"n{number}", 1, number, "hamlet", 5, True) for number in range(1, full + 1)]
    rows += [town(f"n{full + 1}", 1, full + 1, "hamlet", rest)] if rest else []
    figures = [stand("n1", 1, knights), stand("l1", 2, 1)]
    return at(settlements=[*rows, realm(2)], coins=[purse(*coins), purse()], figures=figures, options=options)


@pytest.mark.clauses("RT-WIN-02", "RT-WIN-03", "RT-R-05", "RT-WIN-05", "RT-WIN-06", "RT-R-06")
def test_an_emperor_is_crowned_among_twenty_five_inhabitants():
    state = do(court(), "1 crown")
    assert outcome(state) == ("emperor", [1, 2], "RT-WIN-02")
    assert coins(state, 1) == (0, 0, 0)
    assert told(state, "crowned") == ["crowned 1"]
    assert refused(court(24, knights=20), "1 crown") == "RT-R-05"
    assert refused(court(coins=(9, 3, 4)), "1 crown") == "RT-WIN-03"
    assert refused(court(coins=(9, 4, 3)), "1 crown") == "RT-WIN-03"


@pytest.mark.clauses("RT-VAR-03", "RT-R-06", "RT-R-05")
def test_the_price_and_who_counts_are_options():
    assert refused(court(coins=(0, 5, 6), **{"emperor-price": "6"}), "1 crown") == "RT-WIN-03"
    assert do(court(coins=(0, 8, 8), **{"emperor-price": "8"}), "1 crown").over
    knights = {"emperor-counts": "with-knights"}
    assert do(court(20, knights=5, **knights), "1 crown").over
    assert refused(court(20, knights=4, **knights), "1 crown") == "RT-R-05"


@pytest.mark.clauses("RT-R-05", "RT-R-34")
def test_whose_knights_and_cards_count():
    rows = [*(town(f"l{number}", 2, number, "hamlet", 5, True) for number in range(1, 5)), realm(1)]
    given = {"settlements": rows, "coins": [purse(), purse(0, 4, 4)], "first": 1, "turn": 1}
    knights = {"emperor-counts": "with-knights"}
    both = at(figures=[stand("l1", 2, 5), stand("n1", 1, 20)], options=knights, **given)
    assert do(both, "2 crown").over
    fewer = at(figures=[stand("l1", 2, 4), stand("n1", 1, 20)], options=knights, **given)
    assert refused(fewer, "2 crown") == "RT-R-05"
    swaps = {
        "quests": [["kill-knight"], ["build-boat"]],
        "kept": [[], ["captain"]],
    }
    assert can(at(**swaps), 1, "swap") == ["swap 1 quest-for-quest", "swap 1 quest-for-play"]
    assert can(at(first=1, turn=1, **swaps), 2, "swap") == ["swap 0 quest-for-quest", "swap 0 play-for-quest"]
    assert can(at(quests=[[], ["build-boat"]], kept=[["captain"], []]), 1, "swap") == ["swap 1 play-for-quest"]
    assert can(at(quests=[["build-boat"], []], kept=[[], ["captain"]]), 1, "swap") == ["swap 1 quest-for-play"]


@pytest.mark.clauses("RT-R-83", "RT-R-88")
def test_an_emperor_counts_only_where_the_table_plays_for_it():
    assert refused(court(**{"win-by": "points"}), "1 crown") == "RT-R-88"
    assert do(court(**{"win-by": "emperor"}), "1 crown").over
    away = court()
    do(away, "1 end")
    assert refused(away, "1 crown") == "RT-ROUND-12"
