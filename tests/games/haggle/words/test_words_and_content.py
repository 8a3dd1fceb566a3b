"""What Haggle says, and its cards as files."""

import pytest
from haggle_tables import GAME, do, table

import entrepot
from entrepot.files.content import load, write_toml
from entrepot.files.content_csv import write_csv_folder
from entrepot.games.haggle import SCHEMA, shipped_content
from entrepot.kernel.content import check_content
from entrepot.words import catalogue

ENGLISH, DUTCH = catalogue("en", ["haggle"]), catalogue("nl", ["haggle"])


def said(state, seat, words=ENGLISH):
    return [words.say(line) for line in GAME.table(state.view(seat))]


def test_the_table_tells_a_seat_what_it_knows():
    assert said(do(table(), "0 peek 3"), 0) == [
        "Round 1. It is the turn of Player 2.",
        "Player 1: 7 coins, 2 cards in hand.",
        "Player 2: 8 coins, 2 cards in hand.",
        "Player 3: 8 coins, 1 cards in hand.",
        "Parcel 1 of Player 1: Pearl (strength 0, worth 12). Seen by: Player 1.",
        "Parcel 2 of Player 1: Anvil (strength 8, worth 0). Seen by: Player 1.",
        "Parcel 3 of Player 2: Mirror (strength 2, worth 7). Seen by: Player 1 and Player 2.",
        "Parcel 4 of Player 2: unknown. Seen by: Player 2.",
        "Parcel 5 of Player 3: unknown. Seen by: Player 3.",
        "Parcel 6 of Player 3: unknown. Seen by: Player 3.",
        "In hand: Anvil (strength 8, worth 0) and Vase (strength 1, worth 9).",
        "Deck: 13 cards. Discarded: 0.",
    ]


def test_it_tells_what_is_under_way_and_who_is_out():
    battle = do(table(), "0 raid 3", "1 play ladle")
    assert said(battle, 1)[-2:] == [
        "Player 1 raids parcel 3. A card was laid by: Player 2.",
        "Laid face-down: Soup ladle (strength 6, worth 1).",
    ]
    assert said(battle, None)[-1] == "Player 1 raids parcel 3. A card was laid by: Player 2."
    offer = table(phase="offer", parcel=1, buyer=2)
    assert said(offer, 2)[-1] == "Player 1 offers parcel 1 to Player 3. No price yet."
    do(offer, "0 ask 6")
    assert said(offer, 2, DUTCH)[-1] == "Speler 1 biedt pakje 1 aan Speler 3 aan. De laatst genoemde prijs: 6."
    fallen = table(phase="rent", round=5, coins=[9, 2, 3])
    assert "Player 2 fell out after round 5." in said(fallen, 0)
    assert "Parcel 3 was discarded: Mirror (strength 2, worth 7)." in said(fallen, 0)


def test_prompts_and_refusals_are_said():
    state = do(table(), "0 offer 1", "0 to 1", "0 ask 9")
    assert ENGLISH.say(state.prompt(1)) == "Player 1 wants 9 for parcel 1. Accept, decline, or name another price."
    assert ENGLISH.say(state.why_not(1, GAME.parse("accept")).message) == "The buyer has only 8 coins."
    do(state, "1 counter 3")
    assert ENGLISH.say(state.prompt(0)) == "Player 2 offers 3 for parcel 1. Accept, decline, or name another price."
    assert [ENGLISH.say(line) for line in state.preview(0, GAME.parse("accept"))] == ["Leaves 11 coins."]
    assert ENGLISH.say(state.prompt(2)) == "Waiting for Player 1."


@pytest.mark.parametrize("as_csv", [False, True])
def test_the_cards_go_through_files_and_back(tmp_path, as_csv):
    content = shipped_content()
    path = tmp_path / "cards" if as_csv else tmp_path / "cards.toml"
    (write_csv_folder if as_csv else write_toml)(content, path, SCHEMA)
    assert load(path, SCHEMA).digest() == content.digest()


def test_other_cards_are_played_with():
    data = shipped_content().as_data()
    data["card"][0]["strength"] = 0
    game = entrepot.game("haggle", load_data(data))
    assert game.content.digest() != GAME.content.digest()
    assert game.new(2, 1).dump()["content"] == game.content.digest()


def load_data(data):
    from entrepot.kernel.content import make_content

    return make_content(SCHEMA, data)


@pytest.mark.clauses("HG-SETUP-01")
def test_a_deck_too_small_for_four_is_refused():
    data = shipped_content().as_data()
    data["card"] = data["card"][:6]
    data["card"][0]["copies"] = 4
    assert [problem.code for problem in check_content(SCHEMA, data)] == ["too-few"]
    data["card"][0]["copies"] = 5
    assert check_content(SCHEMA, data) == []
