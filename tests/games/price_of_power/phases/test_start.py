"""What evens out the start: Prestige by realm, and Ducats by place in the order of play of Round 1."""

import copy

import pytest
from price_of_power_content import DATA, edited, problems
from price_of_power_tables import asked, at, changed, do, ducats, new, prestige, told

from entrepot.games.price_of_power.content.schema import SCHEMA
from entrepot.games.price_of_power.content.vocabulary import PLACES, REALM_COUNTS
from entrepot.kernel.content import make_content
from entrepot.kernel.errors import BadContent

LEAD = {
    "brennack": [2, 2, 1, 1, 0],
    "morvaine": [0, 1, 3, 3, 2],
    "halmark": [3, 3, 1, 2, 2],
    "tessaly": [2, 0, 1, 3, 3],
    "sarrazan": [2, 1, 0, 0, 1],
    "velkhar": [0, 0, 0, 3, 2],
}
LATER = {
    "two": [],
    "three": [4],
    "four": [2, 5],
    "five": [6, 10],
    "six": [3, 6],
}


def giving(tessaly=None, order=None):
    """Return the game in which Tessaly alone begins with Prestige, and places as told; both by number of realms."""

    def change(data):
        next(row for row in data["lead"] if row["realm"] == "tessaly").update(tessaly or {})
        for row in data["order"]:
            row.update((order or {}).get(row["id"], {}))

    return changed(change)


TESSALY = {"two": 4, "three": 2}
ORDER = {"three": {"third": 5}, "four": {"second": 1, "fourth": 6}}


@pytest.mark.clauses("PP-SETUP-11", "PP-SETUP-02")
@pytest.mark.parametrize(("seats", "lead"), [(2, 4), (3, 2), (4, 0)])
def test_a_realm_begins_with_its_prestige_at_this_number_of_realms(seats, lead):
    realms = ["halmark", "tessaly", "sarrazan", "brennack"][:seats]
    state = new(seats, game=giving(TESSALY), draws={"realm": realms, "first": [1]})
    assert prestige(state) == [0, lead, 0, 0][:seats]
    assert ducats(state) == [15] * seats
    assert told(state, "lead", "later") == ([f"lead 2 tessaly {lead}"] if lead else [])


@pytest.mark.clauses("PP-SETUP-11", "PP-SETUP-08")
@pytest.mark.parametrize(("first", "purses"), [(1, [15, 16, 15, 21]), (2, [21, 15, 16, 15]), (4, [16, 15, 21, 15])])
def test_places_count_clockwise_from_the_first_player(first, purses):
    state = new(4, game=giving(order=ORDER), draws={"first": [first]})
    assert ducats(state) == purses
    assert prestige(state) == [0, 0, 0, 0]
    assert told(state, "lead", "later") == [f"later {purses.index(16) + 1} 1", f"later {purses.index(21) + 1} 6"]


@pytest.mark.clauses("PP-SETUP-11")
def test_a_seat_may_have_both_after_it_is_known_who_begins():
    draws = {"realm": ["tessaly", "halmark", "sarrazan"], "first": [2]}
    state = new(3, game=giving(TESSALY, ORDER), draws=draws)
    assert (prestige(state), ducats(state)) == ([2, 0, 0], [20, 15, 15])
    assert told(state, "begins", "lead", "later", "round")[:3] == ["begins 2", "lead 1 tessaly 2", "later 1 5"]


@pytest.mark.clauses("PP-SETUP-11", "PP-SETUP-09", "PP-R-49")
def test_chosen_realms_have_it_once_all_have_chosen():
    state = new(options={"realms": "chosen"}, game=giving(TESSALY), draws={"first": [1]})
    do(state, "1 realm tessaly")
    assert asked(state) == ("realms", [2])
    assert prestige(state) == [0, 0]
    do(state, "2 realm halmark")
    assert prestige(state) == [4, 0]


@pytest.mark.clauses("PP-SETUP-11", "PP-SETUP-06", "PP-R-58")
def test_the_late_start_has_it_too():
    draws = {"realm": ["tessaly", "halmark", "sarrazan"], "first": [1]}
    state = new(3, options={"start": "late"}, game=giving(TESSALY, ORDER), draws=draws)
    assert (prestige(state), ducats(state)) == ([2, 0, 0], [15, 15, 20])


@pytest.mark.clauses("PP-SETUP-11")
def test_a_position_set_up_by_hand_has_it_only_where_told():
    game = giving({"four": 3}, ORDER)
    state = at(seats=4, game=game, full=True)
    assert (prestige(state), ducats(state)) == ([0] * 4, [15] * 4)
    assert prestige(at(seats=4, game=game, full=True, prestige=[0, 0, 0, 3])) == [0, 0, 0, 3]


@pytest.mark.clauses("PP-SETUP-11")
def test_the_shipped_tables():
    assert {row["realm"]: [row[count] for count in REALM_COUNTS] for row in DATA["lead"]} == LEAD
    assert {row["id"]: [row[place] for place in PLACES if row[place]] for row in DATA["order"]} == LATER


@pytest.mark.clauses("PP-SETUP-11")
@pytest.mark.parametrize(
    ("table", "id", "values", "column", "code"),
    [
        ("lead", "halmark", {"realm": "atlantis"}, "realm", "reference"),
        ("lead", "halmark", {"realm": "tessaly"}, "realm", "duplicate"),
        ("lead", "halmark", {"four": 10}, "four", "range"),
        ("lead", "halmark", {"four": -1}, "four", "range"),
        ("order", "six", {"sixth": 21}, "sixth", "range"),
        ("order", "six", {"sixth": -1}, "sixth", "range"),
        ("order", "two", {"third": 1}, "third", "place"),
        ("order", "five", {"sixth": 1}, "sixth", "place"),
        ("order", "six", {"id": "seven"}, "id", "choice"),
    ],
)
def test_what_nobody_can_begin_with_is_refused(table, id, values, column, code):
    data = edited(table, id, **values)
    assert ("refused", table, column, code) in problems(data)
    with pytest.raises(BadContent):
        make_content(SCHEMA, data)


@pytest.mark.clauses("PP-SETUP-11")
def test_a_number_of_realms_cannot_be_left_out_but_a_realm_can():
    data = copy.deepcopy(DATA)
    data["lead"].pop()
    assert problems(data) == []
    data["order"].pop()
    assert problems(data) == [("refused", "order", "id", "rows")]
