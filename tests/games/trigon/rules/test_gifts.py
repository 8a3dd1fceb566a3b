"""Cards that give: knights, inhabitants, coins, free villages, points, scouts at half price."""

import pytest
from trigon_tables import (
    asked,
    at,
    built,
    can,
    coins,
    do,
    groups,
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

FULL = [realm(1, 1), town("n3", 1, 2, "hamlet", 4), realm(2)]


def draw(card, **given):
    """Return seat 1 having bought a card that is turned up."""
    given.setdefault("coins", [purse(copper=1), purse()])
    return do(at(draws={"play": [card], "village": given.pop("villages", [])}, **given), "1 buy-card")


@pytest.mark.clauses("RT-CARD-03", "RT-CARD-04", "RT-R-78", "RT-R-41", "RT-MOVE-01", "RT-PLAY-05", "RT-R-65")
@pytest.mark.parametrize(("card", "count"), [("promotion", 1), ("watchtower", 2)])
def test_free_knights_appear_at_one_own_settlement_and_may_move(card, count):
    state = draw(card, settlements=FULL)
    assert told(state, "turned-up") == [f"turned-up 1 {card}"]
    assert asked(state) == ("site", [1])
    assert can(state, 1) == ["site n1", "site n3"]
    assert refused(state, "1 site l1") == "RT-R-69"
    do(state, "1 site n3")
    assert groups(state)["n3"] == (1, count, 0, 0)
    assert "march n3" in can(state, 1, "march")
    assert player(state, 1)["inhabitants"] == 5


@pytest.mark.clauses("RT-R-28", "RT-R-78", "RT-R-76")
def test_free_knights_need_pieces_and_a_settlement():
    state = draw("watchtower", figures=[stand("n1", 1, 58), stand("l1", 2, 1)])
    assert groups(state)["n1"] == (1, 59, 0, 0)
    none = draw("watchtower", figures=[stand("n1", 1, 59), stand("l1", 2, 1)])
    assert told(none, "no-effect") == ["no-effect 1 watchtower"]
    homeless = draw("promotion", settlements=[realm(2)], figures=[stand("n1", 1, 1)], palace=[0, 1])
    assert told(homeless, "no-effect") == ["no-effect 1 promotion"]


@pytest.mark.clauses("RT-CARD-48", "RT-CARD-49", "RT-R-78", "RT-CITY-01", "RT-R-25", "RT-CITY-02")
def test_free_inhabitants_go_on_one_card_and_may_make_a_city_at_once():
    state = do(draw("good-harvest", settlements=FULL), "1 site n3")
    assert towns(state)["n3"] == (1, 2, "hamlet", 5, True)  # one is lost
    assert told(state, "grew", "city") == ["grew 1 n3 1", "city 1 n3"]
    assert told(state, "bonus") == ["bonus 1 n3 1-knight"]
    assert points(state, 1) == 6
    boom = do(draw("baby-boom", settlements=FULL), "1 site n1")
    assert towns(boom)["n1"][3] == 2
    full = draw("baby-boom", settlements=[town("n1", 1, 1, "psor", 5, True), realm(2)])
    assert told(full, "no-effect") == ["no-effect 1 baby-boom"]


@pytest.mark.clauses("RT-CARD-16", "RT-CARD-18", "RT-CARD-20")
@pytest.mark.parametrize(
    ("card", "gain"), [("ore-farm", (3, 0, 0)), ("silver-fleet", (0, 2, 0)), ("treasure-hunters", (0, 0, 1))]
)
def test_coins_from_the_bank(card, gain):
    state = draw(card)
    assert coins(state, 1) == gain
    assert asked(state) == ("turn", [1])


@pytest.mark.clauses("RT-R-23")
def test_the_bank_pays_as_far_as_it_can():
    state = draw("ore-farm", coins=[purse(copper=1), purse(copper=48)])
    assert coins(state, 1) == (2, 0, 0)
    gold = draw("treasure-hunters", coins=[purse(1, 0, 25), purse(0, 0, 25)])
    assert told(gold, "no-effect") == ["no-effect 1 treasure-hunters"]


@pytest.mark.clauses("RT-CARD-28", "RT-CARD-29", "RT-CARD-30", "RT-SCOUT-17")
@pytest.mark.parametrize(("card", "gain"), [("merchant", (2, 0, 0)), ("profit", (0, 2, 0)), ("prosperity", (0, 0, 2))])
def test_a_coin_for_each_settlement(card, gain):
    state = do(at(settlements=FULL, kept=[[card], []]), f"1 play {card}")
    assert coins(state, 1) == gain
    assert told(state, "played") == [f"played 1 {card}"]
    assert state.view(None)["discards"] == [card]
    city = [realm(1), town("n2", 1, 2, "hamlet", 5, True), realm(2)]
    assert coins(do(at(settlements=city, kept=[[card], []]), f"1 play {card}"), 1) == gain  # a city is one settlement


@pytest.mark.clauses("RT-CARD-27", "RT-R-96")
def test_the_ruler_of_yore_takes_five_coins_of_ones_choice():
    state = do(at(kept=[["ruler-of-yore"], []]), "1 play ruler-of-yore")
    assert asked(state) == ("take", [1])
    do(state, "1 coins gold 4")
    assert can(state, 1) == ["coins copper 1", "coins silver 1", "coins gold 1"]
    assert refused(state, "1 coins gold 2") == "RT-R-80"
    do(state, "1 coins silver 1")
    assert coins(state, 1) == (0, 1, 4)
    assert sum(state.view(None)["bank"].values()) == 145


@pytest.mark.clauses("RT-R-96", "RT-R-76")
def test_the_ruler_of_yore_takes_what_there_is():
    little = [purse(50, 50, 25), purse(0, 0, 23)]
    state = do(at(kept=[["ruler-of-yore"], []], coins=little), "1 play ruler-of-yore")
    assert coins(state, 1) == (50, 50, 27)
    empty = [purse(50, 50, 25), purse(0, 0, 25)]
    none = do(at(kept=[["ruler-of-yore"], []], coins=empty), "1 play ruler-of-yore")
    assert told(none, "no-effect") == ["no-effect 1 ruler-of-yore"]


# ---------------------------------------------------------------- Diligent Subject


@pytest.mark.clauses("RT-CARD-35", "RT-CARD-37", "RT-R-21", "RT-R-55", "RT-R-58", "RT-R-63")
def test_a_free_village_on_a_free_site_of_the_own_land():
    state = draw(
        "diligent-subject", villages=["residence"], quests=[["colonise-noorland", "play-diligent-subject"], []],
        figures=[stand("n1", 1, 1), stand("n3", 1, 1), stand("n6", 2, 1), stand("l1", 2, 1)],
    )  # fmt: skip
    assert asked(state) == ("free-village", [1])
    assert can(state, 1) == ["site n2", "site n3", "site n4", "site n5", "site n7", "pass"]
    assert refused(state, "1 site l2") == "RT-CARD-36"
    do(state, "1 site n7")
    assert towns(state)["n7"] == (1, 2, "residence", 1, False)
    assert player(state, 1)["founded"] == 1
    assert told(state, "completed") == ["completed 1 play-diligent-subject"]
    assert state.view(0)["hand_quests"] == [{"quest": "colonise-noorland", "done": 1, "needed": 2}]


@pytest.mark.clauses("RT-CARD-36", "RT-R-55")
def test_elsewhere_only_if_the_own_land_is_full():
    rows = [realm(1), *(town(f"n{number}", 1, number) for number in range(2, 7)), realm(2)]
    state = draw(
        "diligent-subject", settlements=rows, figures=[stand("n7", 2, 1), stand("l1", 2, 1), stand("n1", 1, 1)]
    )
    sites = can(state, 1, "site")
    assert "site n7" not in sites
    assert "site l2" in sites
    assert "site k1" in sites
    assert "site l3-l5" not in sites


@pytest.mark.clauses("RT-R-76", "RT-R-54")
def test_the_free_village_may_be_declined_and_needs_a_token():
    state = do(draw("diligent-subject"), "1 pass")
    assert player(state, 1)["founded"] == 0
    assert asked(state) == ("turn", [1])
    spots = ["n1", "n2", "n4", "n5", "n6", "n3", "c1", "c2", "c3", "c4"]
    rows = [town(spot, 1, at, "hamlet" if at < 8 else "market-town") for at, spot in enumerate(spots, 1)]
    rows[0] = realm(1)
    full = draw("diligent-subject", settlements=[*rows, realm(2)])
    assert told(full, "no-effect") == ["no-effect 1 diligent-subject"]


# ---------------------------------------------------------------- bonus points, Explorer


@pytest.mark.clauses("RT-CARD-07", "RT-CARD-25", "RT-CARD-42", "RT-CARD-52", "RT-R-17", "RT-SCORE-05", "RT-R-22")
@pytest.mark.parametrize("card", ["dungeon", "town-hall", "exhibition", "castle"])
def test_a_bonus_point_counts_from_the_moment_it_is_played(card):
    state = at(kept=[[card], []])
    assert points(state, 1) == 4
    do(state, f"1 play {card}")
    assert points(state, 1) == 5
    assert player(state, 1)["opened"] == [card]
    assert state.view(None)["discards"] == []


@pytest.mark.clauses("RT-R-17", "RT-WIN-01", "RT-R-94")
def test_a_played_point_can_win():
    rows = [realm(1), *(town(f"n{n}", 1, n, "hamlet", 5, True) for n in range(2, 6)), realm(2)]
    state = at(
        settlements=rows,
        kept=[["dungeon"], []],
        options={"points-target": "20"},
        completed=[["great-works", "market-day", "conquer-village", "trade-coins"], []],
        bonus_holder=[-1, 1],
    )
    assert points(state, 1) == 3 + 5 + 4 + 7
    assert not state.over
    do(state, "1 play dungeon")
    assert state.over


@pytest.mark.clauses("RT-CARD-56", "RT-CARD-57", "RT-R-72", "RT-COMP-09", "RT-EX-08")
def test_the_explorer_brings_a_second_scout_with_each_one_paid_for_in_this_turn():
    state = at(
        kept=[["explorer"], []], coins=[purse(0, 9, 3), purse()], settlements=[realm(1, 4), realm(2)],
        figures=[stand("n1", 1, 1), stand("l1", 2, 1)],
    )  # fmt: skip
    do(state, "1 play explorer", "1 train-scout n1")
    assert groups(state)["n1"] == (1, 1, 2, 0)
    assert coins(state, 1) == (0, 6, 2)
    assert player(state, 1)["inhabitants"] == 3
    do(state, "1 march n1", "1 to n3", "1 take fresh-knights 0", "1 take fresh-scouts 1", "1 found n3")
    assert player(state, 1)["supply"]["scout"] == 2
    do(state, "1 train-scout n1")
    assert groups(state)["n1"] == (1, 1, 3, 0)
    assert player(state, 1)["supply"]["scout"] == 0
    assert refused(state, "1 train-scout n1") == "RT-COMP-09"


@pytest.mark.clauses("RT-R-72", "RT-CARD-56")
def test_the_explorer_works_for_one_turn_and_as_long_as_pieces_last():
    state = at(
        kept=[["explorer"], []], coins=[purse(0, 6, 2), purse()], settlements=[realm(1, 4), realm(2)],
        figures=[stand("n1", 1, 0, 2), stand("l1", 2, 1)],
    )  # fmt: skip
    do(state, "1 play explorer", "1 train-scout n1")
    assert groups(state)["n1"] == (1, 0, 3, 0)
    assert state.view(None)["explorer"]
    do(state, "1 end")
    assert not state.view(None)["explorer"]


# ---------------------------------------------------------------- the marks are data


@pytest.mark.clauses("RT-R-65", "RT-PLAY-16", "RT-PLAY-17")
def test_a_card_without_its_mark_is_kept_and_one_with_it_is_not():
    def swap_marks(data):
        for row in data["play"]:
            if row["id"] in ("ore-farm", "dungeon"):
                row["at_once"] = row["id"] == "dungeon"

    game = built(swap_marks)
    purses = [purse(copper=2), purse()]
    state = do(at(game=game, coins=purses, draws={"play": ["ore-farm", "dungeon"]}), "1 buy-card")
    assert coins(state, 1) == (1, 0, 0)
    assert can(state, 1, "play") == ["play ore-farm"]
    do(state, "1 play ore-farm", "1 buy-card")
    assert coins(state, 1) == (3, 0, 0)
    assert points(state, 1) == 5
    assert player(state, 1)["opened"] == ["dungeon"]
    assert "dungeon" not in state.view(None)["discards"]


@pytest.mark.clauses("RT-PLAY-01", "RT-PLAY-02", "RT-PLAY-03", "RT-R-35", "RT-BUILD-11")
def test_a_kept_card_is_known_to_its_buyer_alone_and_may_be_played_at_once():
    state = do(at(coins=[purse(copper=2), purse()], draws={"play": ["merchant", "castle"]}), "1 buy-card")
    assert told(state, "drew-card", seat=1) == ["drew-card 1 merchant"]
    assert told(state, "drew-card", "turned-up", seat=2) == []
    do(state, "1 play merchant", "1 buy-card", "1 play castle")
    assert (coins(state, 1), points(state, 1)) == ((1, 0, 0), 5)


@pytest.mark.clauses("RT-PLAY-03", "RT-PLAY-02")
def test_quests_and_play_cards_are_what_is_played_in_ones_own_turn():
    state = at(
        coins=[purse(copper=1), purse(gold=1)],
        quests=[["neighbours-gold"], []],
        kept=[["merchant"], ["theft"]],
    )
    assert can(state, 1, "play") == ["play merchant"]
    assert can(state, 2, "play") == []
    assert refused(state, "1 play ore-farm") == "RT-PLAY-03"
    do(state, "1 play merchant", "1 trade 1", "1 give copper 1", "1 want gold 1", "1 propose", "2 accept")
    assert told(state, "played", "completed") == ["played 1 merchant", "completed 1 neighbours-gold"]
    do(state, "1 end")
    assert (can(state, 1, "play"), can(state, 2, "play")) == ([], ["play theft"])
