"""Checks of content that several games share."""

from entrepot.mechanics.content_checks import exact_rows, own_colours, within


def rows(column, *values):
    return [{column: value} for value in values]


def test_rows_that_the_rules_name_must_be_all_there_in_their_order():
    named = {"cost": ("road", "bridge")}
    assert exact_rows({"cost": rows("id", "road", "bridge")}, named) == []
    for ids in (("road",), ("bridge", "road"), ("road", "bridge", "tunnel")):
        (problem,) = exact_rows({"cost": rows("id", *ids)}, named)
        assert str(problem) == "cost, column id: the rules name road, bridge; allowed: exactly these, in this order"


def test_a_colour_is_a_colour_and_nobody_elses():
    assert own_colours(rows("colour", "#00ff00", "#00FF01"), "land") == []
    found = own_colours(rows("colour", "#00ff00", "green", "#00FF00"), "land", "RT-MAP-10")
    assert [(problem.row, problem.code) for problem in found] == [(2, "colour"), (3, "duplicate")]
    assert found[1].message == "'#00FF00' is another land's colour; allowed: a colour of its own (RT-MAP-10)"


def test_a_number_is_within_its_limits():
    limits = {"bank": (1, 50), "offers": (0, 9)}
    assert within(rows("value", 50, 0), limits) == []
    (problem,) = within(rows("value", 1, 10), limits)
    assert str(problem) == "limit, row 2, column value: 10 cannot be played; allowed: 0 to 9"
