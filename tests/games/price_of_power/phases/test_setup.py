"""Set-up by the options: realms, boards, decks, and how long a game is."""

import pytest
from price_of_power_content import DATA
from price_of_power_tables import GAME, asked, at, can, do, merchants, new, of, realm, ships, told

from entrepot.kernel.errors import BadOption


def ids(table, **values):
    """Return the ids of the rows with these values."""
    return [row["id"] for row in DATA[table] if all(row[key] == value for key, value in values.items())]


@pytest.mark.clauses("PP-SETUP-02", "PP-SETUP-03", "PP-MERCH-06", "PP-SETUP-07", "PP-SETUP-09", "PP-GROW-01")
def test_each_realm_has_what_its_sheet_says():
    state = new(draws={"realm": ["brennack", "tessaly"], "first": [2]})
    sheet = realm(state, 1)
    assert (sheet["realm"], sheet["interest"], sheet["prestige"], sheet["growth"]) == ("brennack", 0, 0, 2)
    assert sheet["power"] == [3, 3, 3]
    assert sheet["base_tax"] == 6
    assert of(state, "provinces", "veldermeer")["vassal"] == 0
    assert of(state, "areas", "rysland")["influence"] == [1, 0]
    assert ships(state, "grey-sound", 1) == (1, 1)
    assert ships(state, "lantern-sea", 2) == (1, 1)
    assert merchants(state, "harrow-roads") == {1: False}
    assert merchants(state, "lantern-roads") == {2: False}
    assert sheet["ships_left"] == 13
    assert sheet["cubes_left"] == 19


@pytest.mark.clauses("PP-SETUP-08")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_is_drawn(first):
    state = new(3, draws={"first": [first]})
    assert state.view(None)["first"] == first - 1
    assert told(state, "begins") == [f"begins {first}"]


@pytest.mark.clauses("PP-SETUP-10", "PP-R-49")
def test_a_realm_not_in_play_leaves_no_trace():
    state = new(draws={"realm": ["brennack", "tessaly"]})
    assert of(state, "provinces", "halmstead") == {
        "id": "halmstead", "town": -1, "vassal": -1, "dnpr": False, "occupied": False,
    }  # fmt: skip
    assert merchants(state, "amber-staple") == {}


@pytest.mark.clauses("PP-SETUP-09", "PP-R-49")
def test_realms_can_be_chosen_in_order_of_seats():
    state = new(options={"realms": "chosen"})
    assert asked(state) == ("realms", [1])
    assert can(state, 1) == [f"realm {id}" for id in ("brennack", "morvaine", "halmark", "tessaly", "sarrazan")]
    assert [node["linked"] for node in state.view(None)["nodes"] if node["linked"]] == []
    do(state, "1 realm tessaly")
    assert {seat for node in state.view(None)["nodes"] for seat in node["linked"]} == {0}
    assert "realm tessaly" not in can(state, 2)
    do(state, "2 realm brennack")
    assert [realm(state, seat)["realm"] for seat in (1, 2)] == ["tessaly", "brennack"]


@pytest.mark.clauses("PP-SETUP-01", "PP-R-45", "PP-SETUP-09", "PP-EDITION-01")
@pytest.mark.parametrize(
    ("seats", "board", "east"),
    [
        (4, "by-players", False),
        (5, "by-players", True),
        (2, "deluxe", True),
        (5, "standard", False),
        (6, "deluxe", True),
    ],
)
def test_the_eastern_board_follows_the_number_of_realms_or_the_tables_choice(seats, board, east):
    state = new(seats, options={"board": board, "realms": "chosen"})
    assert state.view(None)["east"] is east
    assert ("realm velkhar" in can(state, 1)) is east
    assert ("furhold" in [row["id"] for row in state.view(None)["nodes"] if row["in_play"]]) is east


@pytest.mark.clauses("PP-SETUP-01", "PP-R-45")
def test_six_realms_cannot_do_without_the_east():
    with pytest.raises(BadOption):
        new(6, options={"board": "standard"})


@pytest.mark.clauses("PP-SETUP-05", "PP-CARD-10", "PP-CARD-09", "PP-R-37", "PP-DIST-05")
def test_the_standard_deck_is_every_card_without_a_mark():
    state = new(options={"realms": "chosen"})
    cards = state.view(None)["cards"]
    assert cards["deck"] == ids("card", mark="")
    assert cards["aside"] == [row["id"] for row in DATA["card"] if row["mark"]]
    assert {"pepper", "raw-silk", "cane-sugar"} <= set(cards["deck"])


@pytest.mark.clauses("PP-SETUP-06", "PP-R-37", "PP-R-58")
def test_the_late_start_begins_in_the_third_age_with_two_continents():
    state = new(options={"start": "late", "realms": "chosen"})
    view = state.view(None)
    assert view["discovered"] == [1, 2]
    assert view["cards"]["aside"] == ["ivory", "river-gold", "tea", "porcelain", "nutmeg"]
    assert [row["id"] for row in view["provinces"] if row["dnpr"]] == ["tlaxoma", "qorimarca"]
    state = new(options={"start": "late"})
    assert (state.view(None)["age"], state.view(None)["rounds"]) == (3, 4)


@pytest.mark.clauses("PP-R-58", "PP-COLON-06")
def test_nobody_scores_for_a_continent_that_counts_as_discovered():
    given = {"towns": {"caerwick": 1}, "ideas": [["new-world"], []], "ships": {("fog-banks", 1): (1, 0)}}
    state = do(at(**given, options={"start": "late"}, draws={"explore": [1]}), "1 explore", "1 discover fern-coast")
    assert realm(state, 1)["prestige"] == 0


@pytest.mark.clauses("PP-ROUND-01", "PP-R-40", "PP-R-58")
@pytest.mark.parametrize(
    ("per_age", "start", "rounds", "ages"),
    [
        ("2", "standard", 8, [1, 1, 2, 2, 3, 3, 4, 4]),
        ("1", "standard", 4, [1, 2, 3, 4]),
        ("3", "standard", 12, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]),
        ("4", "late", 8, [3, 3, 3, 3, 4, 4, 4, 4]),
    ],
)
def test_rounds_make_ages(per_age, start, rounds, ages):
    options = {"rounds-per-age": per_age, "start": start}
    views = [at(round=turn, options=options).view(None) for turn in range(1, rounds + 1)]
    assert views[0]["rounds"] == rounds
    assert [view["age"] for view in views] == ages


@pytest.mark.clauses("PP-SETUP-04", "PP-MERCH-01")
def test_the_shipped_sheets_start_with_two_or_three_merchants():
    state = at(seats=6, full=True)
    counts = [
        sum(row["seat"] == seat for node in state.view(None)["nodes"] for row in node["merchants"]) for seat in range(6)
    ]
    assert counts == [2, 2, 2, 3, 2, 2]
    assert GAME.most == 6
