"""The play cards and quests of Rule of Trigon as shipped."""

from collections import Counter

import pytest
from trigon_content import DATA, LANDS, copies, problems, row

from entrepot.games.trigon.content.card_words import DEEDS, EFFECTS
from entrepot.games.trigon.content.vocabulary import CATEGORIES

SKULLS = {
    "assassin", "archers", "dragons", "strife", "robbers", "silver-thieves", "crime", "delias-greed", "crisis",
    "winter", "earthquake", "whims-of-zoloth", "flood", "fire", "disease", "meteorites",
}  # fmt: skip
GIFTS = {
    "promotion", "watchtower", "ore-farm", "silver-fleet", "treasure-hunters", "diligent-subject", "baby-boom",
    "good-harvest",
}  # fmt: skip


def cards(*categories):
    return [play for play in DATA["play"] if not categories or play["category"] in categories]


def does(id):
    play = row("play", id)
    return play["copies"], play["effect"], play["amount"], play["metal"], play["everyone"]


# ---------------------------------------------------------------- play cards


def test_the_shipped_content_has_nothing_to_note():
    assert problems(DATA) == []


@pytest.mark.clauses("RT-COMP-16", "RT-CARD-58", "RT-R-02", "RT-PLAY-06", "RT-PLAY-07")
def test_82_play_cards_of_46_titles_in_four_colours():
    assert (copies(cards()), len(cards())) == (82, 46)
    assert [copies(cards(category)) for category in CATEGORIES[:4]] == [22, 27, 14, 19]
    assert [len(cards(category)) for category in CATEGORIES[:4]] == [13, 16, 7, 10]
    assert row("play", "promotion")["copies"] == 4


@pytest.mark.clauses("RT-R-64", "RT-PLAY-04", "RT-PLAY-18", "RT-PLAY-19")
def test_36_cards_bear_a_skull_and_are_losses():
    skulls = [play for play in cards() if play["skull"]]
    assert {play["id"] for play in skulls} == SKULLS
    assert copies(skulls) == 36
    assert all(play["at_once"] for play in skulls)
    assert all(play["effect"].startswith("lose-") == play["skull"] for play in cards())
    assert [copies([play for play in skulls if play["category"] == category]) for category in CATEGORIES[:4]] == [
        9,
        11,
        7,
        9,
    ]


@pytest.mark.clauses("RT-R-65", "RT-PLAY-05", "RT-PLAY-16", "RT-PLAY-17")
def test_24_gifts_are_played_at_once_and_22_cards_are_kept():
    gifts = [play for play in cards() if play["at_once"] and not play["skull"]]
    assert {play["id"] for play in gifts} == GIFTS
    assert copies(gifts) == 24
    assert copies([play for play in cards() if not play["at_once"]]) == 22


@pytest.mark.clauses("RT-PLAY-18", "RT-CARD-06", "RT-CARD-23", "RT-CARD-40", "RT-CARD-51")
def test_four_cards_strike_everybody():
    assert [play["id"] for play in cards() if play["everyone"]] == ["strife", "crisis", "whims-of-zoloth", "meteorites"]


@pytest.mark.clauses(
    "RT-PLAY-12", "RT-CARD-01", "RT-CARD-02", "RT-CARD-03", "RT-CARD-04", "RT-CARD-05", "RT-CARD-06", "RT-CARD-07",
    "RT-CARD-09", "RT-CARD-10", "RT-CARD-11", "RT-CARD-12", "RT-CARD-13", "RT-CARD-14",
)  # fmt: skip
def test_warfare_cards():
    assert {play["id"]: does(play["id"]) for play in cards("warfare")} == {
        "assassin": (4, "lose-knights", 1, "", False),
        "archers": (2, "lose-knights", 2, "", False),
        "promotion": (4, "gain-knights", 1, "", False),
        "watchtower": (2, "gain-knights", 2, "", False),
        "dragons": (2, "lose-half-knights", 0, "", False),
        "strife": (1, "lose-half-knights", 0, "", True),
        "dungeon": (1, "point", 1, "", False),
        "captain": (1, "protect", 0, "", False),
        "flight": (1, "flight", 0, "", False),
        "turncoat": (1, "turncoat", 0, "", False),
        "cavalry": (1, "extra-dice", 1, "", False),
        "defence-tower": (1, "extra-dice", 2, "", False),
        "ambush": (1, "double-dice", 0, "", False),
    }


@pytest.mark.clauses(
    "RT-PLAY-13", "RT-CARD-15", "RT-CARD-16", "RT-CARD-17", "RT-CARD-18", "RT-CARD-19", "RT-CARD-20", "RT-CARD-21",
    "RT-CARD-23", "RT-CARD-25", "RT-CARD-26", "RT-CARD-27", "RT-CARD-28", "RT-CARD-29", "RT-CARD-30", "RT-CARD-31",
    "RT-CARD-32",
)  # fmt: skip
def test_trade_cards():
    assert {play["id"]: does(play["id"]) for play in cards("trade")} == {
        "robbers": (4, "lose-coins", 3, "copper", False),
        "ore-farm": (4, "gain-coins", 3, "copper", False),
        "silver-thieves": (2, "lose-coins", 2, "silver", False),
        "silver-fleet": (2, "gain-coins", 2, "silver", False),
        "crime": (2, "lose-coins", 1, "gold", False),
        "treasure-hunters": (2, "gain-coins", 1, "gold", False),
        "delias-greed": (2, "lose-half-coins", 0, "", False),
        "crisis": (1, "lose-any-coins", 5, "", True),
        "town-hall": (1, "point", 1, "", False),
        "ambassador": (1, "protect", 0, "", False),
        "ruler-of-yore": (1, "gain-any-coins", 5, "", False),
        "merchant": (1, "gain-per-settlement", 1, "copper", False),
        "profit": (1, "gain-per-settlement", 1, "silver", False),
        "prosperity": (1, "gain-per-settlement", 1, "gold", False),
        "craft-guild": (1, "steal-rolled", 1, "copper", False),
        "theft": (1, "steal-coins", 3, "", False),
    }


@pytest.mark.clauses(
    "RT-PLAY-14", "RT-CARD-33", "RT-CARD-35", "RT-CARD-38", "RT-CARD-40", "RT-CARD-42", "RT-CARD-43", "RT-CARD-44"
)
def test_building_cards():
    assert {play["id"]: does(play["id"]) for play in cards("building")} == {
        "winter": (4, "lose-settlement", 0, "", False),
        "diligent-subject": (4, "free-village", 0, "", False),
        "earthquake": (2, "lose-palace", 0, "", False),
        "whims-of-zoloth": (1, "lose-settlement", 0, "", True),
        "exhibition": (1, "point", 1, "", False),
        "court-jester": (1, "protect", 0, "", False),
        "intrigue": (1, "intrigue", 0, "", False),
    }


@pytest.mark.clauses(
    "RT-PLAY-15", "RT-CARD-46", "RT-CARD-47", "RT-CARD-48", "RT-CARD-49", "RT-CARD-50", "RT-CARD-51", "RT-CARD-52",
    "RT-CARD-53", "RT-CARD-54", "RT-CARD-56",
)  # fmt: skip
def test_development_cards():
    assert {play["id"]: does(play["id"]) for play in cards("development")} == {
        "flood": (4, "lose-people", 1, "", False),
        "fire": (2, "lose-people", 2, "", False),
        "baby-boom": (4, "gain-people", 1, "", False),
        "good-harvest": (2, "gain-people", 2, "", False),
        "disease": (2, "lose-half-people", 0, "", False),
        "meteorites": (1, "lose-spread-people", 5, "", True),
        "castle": (1, "point", 1, "", False),
        "mayor": (1, "protect", 0, "", False),
        "espionage": (1, "espionage", 0, "", False),
        "explorer": (1, "explorer", 0, "", False),
    }


@pytest.mark.clauses("RT-PLAY-20", "RT-PLAY-21", "RT-R-17", "RT-R-66")
def test_each_colour_has_a_protector_and_a_bonus_point_and_each_card_says_what_it_does():
    for effect in ("protect", "point"):
        assert [play["category"] for play in cards() if play["effect"] == effect] == list(CATEGORIES[:4])
    assert {play["amount"] for play in cards() if play["effect"] == "point"} == {1}
    assert {play["effect"] for play in cards()} == set(EFFECTS)
    assert all(len(play["text"][language]) > 20 for play in cards() for language in ("en", "nl"))


# ---------------------------------------------------------------- quests


@pytest.mark.clauses("RT-COMP-15", "RT-QUEST-06", "RT-QUEST-10", "RT-SCORE-04", "RT-QUEST-02", "RT-QUEST-09")
def test_27_quests_of_seven_kinds_worth_1_or_2_points():
    assert copies(DATA["quest"]) == 27
    kinds = Counter()
    for quest in DATA["quest"]:
        kinds[quest["category"]] += quest["copies"]
    assert kinds == {
        **dict.fromkeys(("warfare", "trade", "magic", "transport"), 4), "building": 2, "development": 8, "nature": 1
    }  # fmt: skip
    points = {quest["id"] for quest in DATA["quest"] if quest["points"] == 2}
    assert points == {"conquer-village", "market-day", "great-works", *(f"colonise-{land}" for land in LANDS)}
    assert {quest["points"] for quest in DATA["quest"]} == {1, 2}


@pytest.mark.clauses("RT-QUEST-11", "RT-QUEST-14", "RT-QUEST-15", "RT-QUEST-16", "RT-QUEST-17", "RT-QUEST-18")
def test_what_quests_ask():
    asked = {quest["id"]: (quest["deed"], quest["what"], quest["times"]) for quest in DATA["quest"]}
    assert asked == {
        "kill-knight": ("overcome", "knight", 1),
        "beat-scout": ("overcome", "scout", 1),
        "destroy-boat": ("overcome", "boat", 1),
        "conquer-village": ("conquer", "", 1),
        "trade-coins": ("trade", "", 1),
        "swap-card": ("swap", "", 1),
        "neighbours-gold": ("receive", "gold", 1),
        "market-day": ("market-day", "", 1),
        "build-boat": ("build", "boat", 1),
        "great-works": ("great-works", "", 1),
        **{f"colonise-{land}": ("colonise", land, 2) for land in LANDS},
        "play-promotion": ("play", "promotion", 1),
        "play-ore-farm": ("play", "ore-farm", 1),
        "play-diligent-subject": ("play", "diligent-subject", 1),
        "play-baby-boom": ("play", "baby-boom", 1),
        **{f"explore-{land}": ("explore", land, 1) for land in LANDS},
        "harvest-feast": ("nature", "", 1),
    }


@pytest.mark.clauses("RT-QUEST-20", "RT-QUEST-11", "RT-QUEST-16", "RT-QUEST-18")
def test_quests_begin_with_the_verbs_of_the_rulebook():
    assert row("quest", "kill-knight")["name"]["nl"] == "Dood een ridder"
    assert row("quest", "explore-kalland")["name"]["nl"] == "Verken Kalland"
    first = [quest["name"]["nl"].split()[0] for quest in DATA["quest"] if quest["category"] == "warfare"]
    assert first == ["Dood", "Win", "Vernietig", "Verover"]
    assert all(row("quest", f"colonise-{land}")["name"]["nl"] == f"Koloniseer {land.capitalize()}" for land in LANDS)


@pytest.mark.clauses("RT-QUEST-19", "RT-QUEST-17")
def test_every_deed_is_asked_for_and_magic_names_cards_of_which_there_are_four():
    assert {quest["deed"] for quest in DATA["quest"]} == set(DEEDS)
    named = [row("play", quest["what"])["copies"] for quest in DATA["quest"] if quest["deed"] == "play"]
    assert named == [4, 4, 4, 4]
