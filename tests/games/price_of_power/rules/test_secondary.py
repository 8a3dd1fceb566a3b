"""Secondary nodes: who may select one, what it pays, and what its primary node pays the others."""

import pytest
from price_of_power_tables import asked, at, can, changed, do, ducats, prestige, ships, told, trading

EXAMPLE = {
    "seats": 3,
    "merchants": {
        ("amber-staple", 1): False,
        ("amber-staple", 2): False,
        ("amber-staple", 3): True,
        ("harrow-roads", 1): False,
        ("harrow-roads", 2): True,
        ("harrow-roads", 3): False,
    },
    "ships": {
        ("grey-sound", 1): (2, 2),
        ("amber-sea", 2): (2, 2),
        ("grey-sound", 2): (1, 0),
        ("northern-reach", 3): (1, 0),
        ("amber-sea", 3): (1, 0),
    },
    "influence": {("rysland", 2): 1},
    "towns": {"nordvik": 2, "skerravoe": 3, "tarrow": 1},
    "ducats": [0, 0, 0],
}
"""In Amber Staple 3, 3 and 1; in Harrow Roads 4, 4 and 4 with Herring."""
CHOICE = "select-secondary herring_harrow-roads"


def selectable(**given):
    """Say whether seat 1 can select Amber Staple, the secondary node."""
    return CHOICE in can(trading("herring", "glass", "books", **{**EXAMPLE, **given}), 1)


@pytest.mark.clauses(
    "PP-EXAMPLE-04", "PP-SECOND-01", "PP-SECOND-04", "PP-SECOND-05", "PP-SECOND-06", "PP-SECOND-07", "PP-R-30"
)
@pytest.mark.parametrize(("first", "paid"), [(1, [2, 5, 2]), (2, [2, 2, 5])])
def test_the_selector_takes_the_bottom_row_and_the_primary_pays_the_others(first, paid):
    state = do(trading("herring", **EXAMPLE), f"1 {CHOICE}")
    assert asked(state) == ("ties", [1])
    assert can(state, 1) == ["rank 1", "rank 2"]  # the mover's own stake there neither collects nor blocks
    do(state, f"1 rank {first}")
    assert ducats(state) == paid
    assert told(state, "collected-secondary") == ["collected-secondary 1 2 amber-staple"]


@pytest.mark.clauses("PP-SECOND-02", "PP-R-29")
def test_a_tie_is_enough_and_a_stronger_rival_is_not():
    assert selectable()
    assert not selectable(ships={**EXAMPLE["ships"], ("amber-sea", 2): (3, 3)})


@pytest.mark.clauses("PP-R-29", "PP-SECOND-02")
def test_ships_without_a_merchant_defend_unless_the_table_says_collectors_only():
    merchants = {key: lying for key, lying in EXAMPLE["merchants"].items() if key != ("amber-staple", 2)}
    given = {"merchants": merchants, "ships": {**EXAMPLE["ships"], ("grey-sound", 1): (1, 1), ("amber-sea", 2): (3, 3)}}
    assert not selectable(**given)
    assert selectable(**given, options={"secondary-rivals": "collectors"})


@pytest.mark.clauses("PP-R-44", "PP-R-29")
def test_a_merchant_without_a_connection_still_counts_in_the_comparison():
    ships = {("grey-sound", 1): (1, 0), ("amber-sea", 2): (1, 1)}
    assert not selectable(ships=ships, influence={})
    assert selectable(ships=ships, influence={}, options={"secondary-rivals": "collectors"})


@pytest.mark.clauses("PP-R-29", "PP-R-20")
def test_the_mover_is_counted_as_after_the_ships_move_and_with_the_merchant_sent():
    merchants = {("harrow-roads", 1): False, ("amber-staple", 2): False}
    ships = {("grey-sound", 1): (2, 0), ("grey-sound", 2): (1, 0), ("amber-sea", 2): (1, 1)}
    given = {"merchants": merchants, "ships": ships}
    assert not selectable(**given)
    state = trading("herring", "glass", "books", **{**EXAMPLE, **given})
    do(state, "1 escort grey-sound loose")
    do(state, "1 to grey-sound slot")
    assert CHOICE in can(state, 1)


@pytest.mark.clauses("PP-SECOND-03", "PP-POWER-08")
def test_key_provinces_are_left_out_of_the_comparison():
    ships = {
        ("grey-sound", 1): (2, 0),
        ("grey-sound", 2): (1, 1),
        ("amber-sea", 2): (1, 0),
        ("northern-reach", 3): (1, 0),
    }
    assert not selectable(ships=ships, towns={"tarrow": 1, "nordvik": 1, "skerravoe": 1})


@pytest.mark.clauses("PP-SECOND-08", "PP-R-31")
def test_a_pirate_shuts_the_secondary_node_and_one_in_the_primary_does_not_touch_it():
    assert not selectable(pirates=[["amber-staple", 1]])
    given = {**EXAMPLE, "pirates": [["harrow-roads", 1]]}
    state = do(trading("herring", **given), f"1 {CHOICE}", "1 rank 1")
    assert ducats(state) == [2, 2, 0]


@pytest.mark.clauses("PP-R-31", "PP-R-30")
@pytest.mark.parametrize(("expanded", "paid"), [("amber-staple", [4, 5, 2]), ("harrow-roads", [2, 7, 4])])
def test_each_node_pays_by_its_own_state(expanded, paid):
    state = do(trading("herring", **EXAMPLE, expanded=[expanded]), f"1 {CHOICE}", "1 rank 1")
    assert ducats(state) == paid


@pytest.mark.clauses("PP-SECOND-02")
def test_the_secondary_node_needs_a_connection_too():
    ships = {**EXAMPLE["ships"], ("grey-sound", 1): (0, 0), ("northern-reach", 1): (1, 0)}
    assert not selectable(ships=ships, influence={("skerra", 1): 1, ("rysland", 2): 1})


@pytest.mark.clauses("PP-R-33", "PP-CARD-07", "PP-CARD-08")
def test_a_secondary_node_below_two_primaries_is_two_choices():
    given = {"merchants": {("rysmond-fair", 1): False}, "ships": {("grey-sound", 1): (1, 0)}}
    state = trading("rye", **given)
    assert can(state, 1, "select-secondary") == [
        "select-secondary rye_amber-staple",
        "select-secondary rye_kronau-crossing",
    ]
    do(state, "1 select-secondary rye_kronau-crossing")
    assert told(state, "selected-secondary") == ["selected-secondary 1 rye rysmond-fair kronau-crossing"]


@pytest.mark.clauses("PP-R-33")
def test_a_node_in_both_roles_is_two_choices():
    given = {"merchants": {("rysmond-fair", 1): False}, "realm": ["morvaine", "brennack"]}
    state = trading("books", "glass", "iron", **given)
    assert "select books_rysmond-fair" in can(state, 1)
    assert can(state, 1, "select-secondary") == ["select-secondary books_ardane-fairs"]


@pytest.mark.clauses("PP-R-32")
def test_the_primarys_requirement_does_not_bind_the_secondary_node():
    def bind(data):
        for row in data["entry"]:
            if row["id"] == "herring_harrow-roads":
                row["requirement"] = "own"

    game = changed(bind)
    given = {**EXAMPLE, "towns": {"skerravoe": 3}}
    state = do(trading("herring", **given, game=game), f"1 {CHOICE}")
    assert ducats(state) == [2, 0, 5]


@pytest.mark.clauses("PP-R-38", "PP-R-34", "PP-SLAVE-01")
def test_slaves_cost_prestige_in_a_secondary_node_too():
    given = {"merchants": {("sunset-roads", 1): False}, "ships": {("pelloire-gulf", 1): (1, 0)}, "round": 5}
    state = do(trading("galley-slaves", **given), "1 select-secondary galley-slaves_cape-verrin")
    assert prestige(state) == [-1, 0]
    assert ducats(state) == [17, 15]


@pytest.mark.clauses("PP-R-29", "PP-ACT-15", "PP-ACT-07", "PP-ACT-05")
@pytest.mark.parametrize("mover", [1, 2, 3])
def test_a_ship_moves_for_a_secondary_node_only_where_that_makes_the_mover_strong_enough(mover):
    rival = mover % 3 + 1
    merchants = {("harrow-roads", mover): True, ("zefta-caravans", mover): False}
    given = {
        "realm": ["halmark" if seat == mover else ("brennack", "morvaine", "tessaly")[seat - 1] for seat in (1, 2, 3)],
        "merchants": merchants,
        "ships": {("amber-sea", mover): (1, 0), ("amber-sea", rival): (1, 1), ("grey-sound", rival): (1, 1)},
        "turn": mover,
        "first": mover,
    }
    state = at(seats=3, draws={"trade": ["herring", "indigo", "galley-slaves"]}, **given)
    do(state, f"{mover} trade")
    assert CHOICE not in can(state, mover)  # one against two
    assert can(state, mover) == ["decline", "escort amber-sea loose"]
    do(state, f"{mover} escort amber-sea loose")
    assert can(state, mover) == [
        "to amber-sea slot"
    ]  # off the slots it would be too weak, in Grey Sound alone without a chain
    do(state, f"{mover} to amber-sea slot")
    assert can(state, mover) == [CHOICE]
    assert ships(state, "amber-sea", mover) == (1, 1)


@pytest.mark.clauses("PP-R-29", "PP-R-19", "PP-R-20", "PP-ACT-05")
@pytest.mark.parametrize("option", ["stays", "to-supply"])
@pytest.mark.parametrize(("mover", "rival"), [(1, 2), (2, 1), (1, 3), (3, 2)])
def test_a_slot_is_taken_over_for_a_secondary_node_and_looking_for_it_changes_nothing(mover, rival, option):
    given = {
        "realm": ["halmark" if seat == mover else ("brennack", "morvaine", "tessaly")[seat - 1] for seat in (1, 2, 3)],
        "merchants": {("harrow-roads", mover): True, ("zefta-caravans", mover): False},
        "ships": {("amber-sea", mover): (1, 0), ("amber-sea", rival): (3, 3)},
        "turn": mover,
    }
    draws = {"trade": ["herring", "indigo", "galley-slaves"]}
    state = do(at(seats=3, options={"replaced-ship": option}, draws=draws, **given), f"{mover} trade")
    before = state.digest()
    assert can(state, mover) == ["decline", "escort amber-sea loose"]
    assert (state.digest(), ships(state, "amber-sea", rival)) == (before, (3, 3))
    do(state, f"{mover} escort amber-sea loose")
    before = state.digest()
    assert can(state, mover) == [f"oust amber-sea {rival - 1}"]
    assert (state.digest(), ships(state, "amber-sea", rival)) == (before, (3, 3))
    do(state, f"{mover} oust amber-sea {rival - 1}", f"{mover} {CHOICE}")
    assert ships(state, "amber-sea", rival) == ((3, 2) if option == "stays" else (2, 2))


@pytest.mark.clauses("PP-ACT-15", "PP-SECOND-02", "PP-R-29")
def test_a_ship_is_not_offered_where_no_way_to_end_makes_the_mover_strong_enough():
    given = {
        "realm": ["halmark", "brennack"],
        "merchants": {("harrow-roads", 1): True, ("zefta-caravans", 1): False},
        "ships": {("amber-sea", 1): (1, 0), ("amber-sea", 2): (1, 1), ("grey-sound", 2): (2, 2)},
        "ducats": [0, 0],
    }
    state = do(at(draws={"trade": ["herring", "indigo", "galley-slaves"]}, **given), "1 trade")
    assert told(state, "declined", "declined-unable") == ["declined-unable 1 2"]  # two at best, against three
    assert asked(state) == ("turn", [2])
