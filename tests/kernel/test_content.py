"""The check of content finds each kind of mistake, says what is allowed, and survives anything."""

import copy
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from entrepot.kernel.content import (
    Column,
    Problem,
    Schema,
    Table,
    check_content,
    copies_column,
    id_column,
    make_content,
    origin_column,
)
from entrepot.kernel.errors import BadContent


def schema(**more: Any) -> Schema:
    kind = Table("kind", [id_column(), Column("name", "text")], capacity=3)
    columns = [
        id_column(),
        Column("colour", "str", choices=["blue", "yellow"]),
        Column("kind", "id", refers_to="kind"),
        Column("other", "id", refers_to="kind", default=""),
        Column("value", "int", 1, 9),
        Column("loss", "int", -5, 0, default=0),
        Column("double", "bool", default=False),
        Column("note", "str", hi=30, default=""),
        copies_column(),
        origin_column(),
    ]
    return Schema("toy", [kind, Table("card", columns, capacity=4)], **more)


def data() -> dict[str, Any]:
    return {
        "meta": {"game": "toy"},
        "kind": [{"id": "soap", "name": {"en": "Soap", "nl": "Zeep"}}],
        "card": [card("a"), card("b", colour="yellow", value=9)],
    }


def card(id: str, **more: object) -> dict[str, object]:
    return {"id": id, "colour": "blue", "kind": "soap", "value": 3, "copies": 2, "origin": "ours", **more}


def one(found: list[Problem]) -> tuple[str, int, str, str]:
    assert len(found) == 1, [str(problem) for problem in found]
    return found[0].table, found[0].row, found[0].column, found[0].code


def with_card(**values: object) -> list[Problem]:
    wrong = data()
    wrong["card"][1].update(values)
    return check_content(schema(), wrong)


def test_sound_data_become_content_with_defaults() -> None:
    content = make_content(schema(), data())
    assert content.rows("card")[0] == card("a", other="", loss=0, double=False, note="")
    assert content.faces("card") == content.ids("card") == ["a", "b"]
    assert [content.number("card", id) for id in ("a", "b", "c")] == [0, 1, -1]
    assert content.meta["title"] == {"en": "", "nl": ""}
    assert make_content(schema(), content.as_data()).as_data() == content.as_data()


@pytest.mark.parametrize(
    ("column", "value", "code", "says"),
    [
        ("value", 0, "range", "0 is too low; allowed: a whole number from 1 to 9"),
        ("value", -3, "range", "-3 is too low"),
        ("value", 10**30, "range", "a number of about 30 digits is too high"),
        pytest.param("value", 10**6000, "range", "too high", id="thousands-of-digits"),
        ("value", "3", "type", "'3' is not a whole number; allowed: a whole number from 1 to 9"),
        ("value", True, "type", "true is not a whole number"),
        ("value", 2.0, "type", "2.0 is not"),
        ("value", None, "type", "none is not a whole number"),
        ("value", [1], "type", "a list is not"),
        ("copies", -1, "range", "-1 is too low"),
        ("loss", 1, "range", "allowed: a whole number from -5 to 0"),
        ("double", 1, "type", "1 is not true or false; allowed: true or false"),
        ("colour", "blu", "choice", "did you mean 'blue'?); allowed: one of: blue, yellow"),
        ("origin", "mine", "choice", "allowed: one of: rulebook, ours"),
        (
            "kind",
            "sope",
            "reference",
            "kind has no row 'sope' (did you mean 'soap'?); allowed: the id of a row of kind",
        ),
        ("kind", "", "type", "it is empty"),
        ("kind", 4, "type", "4 is not an id"),
        ("other", "none", "reference", "kind has no row 'none'"),
        ("note", "x" * 31, "range", "with 31 characters is too long; allowed: text of at most 30 characters"),
        ("note", "\ud800", "type", "half a character"),
        ("id", "a", "duplicate", "'a' is the id of row 1 already"),
        ("id", "A b", "type", "allowed: small letters"),
        ("id", "x" * 41, "range", "too long"),
        ("valeu", 3, "unknown-column", "there is no column 'valeu' (did you mean 'value'?)"),
    ],
)
def test_a_wrong_value_is_found(column: str, value: object, code: str, says: str) -> None:
    found = with_card(**{column: value})
    assert one(found) == ("card", 2, column, code)
    assert says in str(found[0])
    assert str(found[0]).startswith(f"card, row 2, column {column}: ")


def test_references_and_defaults_may_be_empty_where_declared() -> None:
    assert with_card(other="soap", loss=-5, double=True, note="'\n") == []
    assert with_card(other="") == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Soap", [("name", "type")]),
        ({"en": "Soap"}, [("name.nl", "missing")]),
        ({"en": "Soap", "nl": ""}, [("name.nl", "empty")]),
        ({"en": 3, "nl": "Zeep", "de": "Seife"}, [("name.de", "unknown-column"), ("name.en", "type")]),
        ({}, [("name.en", "missing"), ("name.nl", "missing")]),
    ],
)
def test_a_text_is_in_both_languages(name: object, expected: list[tuple[str, str]]) -> None:
    wrong = data()
    wrong["kind"][0]["name"] = name
    assert [(problem.column, problem.code) for problem in check_content(schema(), wrong)] == expected


def test_missing_and_unknown_parts() -> None:
    wrong = data()
    del wrong["card"][0]["value"]
    assert one(check_content(schema(), wrong)) == ("card", 1, "value", "missing")
    wrong = data() | {"cards": []}
    assert one(check_content(schema(), wrong)) == ("cards", 0, "", "unknown-table")
    wrong = data()
    del wrong["card"]
    assert one(check_content(schema(), wrong)) == ("card", 0, "", "missing")
    assert [problem.code for problem in check_content(schema(), {})] == ["missing"] * 3
    wrong = data() | {"meta": {"game": "trigon", "titel": "x"}}
    assert [problem.code for problem in check_content(schema(), wrong)] == ["unknown-column", "choice"]


def test_beyond_capacity() -> None:
    wrong = data()
    wrong["card"] = [card(f"c{n}") for n in range(5)]
    found = check_content(schema(), wrong)
    assert one(found) == ("card", 5, "", "capacity")
    assert "5 rows are beyond capacity; allowed: at most 4" in str(found[0])


@pytest.mark.parametrize("value", [3, "x", None, [], [3, None], {"card": 3}, {"card": [[]]}, {3: 4}, {"meta": [1]}])
def test_other_shapes_are_refused(value: object) -> None:
    assert check_content(schema(), value)
    if isinstance(value, dict):
        assert check_content(schema(), data() | value)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()) | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.integers(), inner, max_size=4),
    max_leaves=12,
)


@given(st.data(), anything)
def test_no_data_make_the_check_fail(pick: st.DataObject, value: object) -> None:
    wrong = data()
    spot = pick.draw(st.sampled_from([wrong, wrong["meta"], wrong["card"][0], wrong["kind"][0]["name"]]))
    spot[pick.draw(st.sampled_from([*spot, "x", 7, "id", "card"]))] = value
    before = copy.deepcopy(wrong) if value == value else None
    for problem in check_content(schema(), wrong):
        assert re.search("allowed|did you mean", str(problem))
        assert problem.severity == "refused"
    assert before is None or str(before) == str(wrong), "the data are not changed"


def test_the_games_own_checks_run_on_sound_data_only() -> None:
    seen: list[dict[str, Any]] = []

    def extra(found: dict[str, Any]) -> list[Problem]:
        seen.append(found)
        return [Problem("card", 1, "value", "even", "3 is odd", "noted")]

    content = make_content(schema(extra_checks=extra), data())
    assert [problem.code for problem in content.notes] == ["even"]
    assert seen[0]["card"][0]["double"] is False
    assert check_content(schema(extra_checks=extra), data() | {"card": 3})[0].code == "type"
    assert len(seen) == 1


def test_bad_content_tells_the_first_and_holds_all() -> None:
    wrong = data() | {"card": [{} for _ in range(4)]}
    with pytest.raises(BadContent, match=r"card, row 1, column id: it is missing") as raised:
        make_content(schema(), wrong)
    assert len(raised.value.problems) == 20
    wrong = data() | {f"table{n}": [] for n in range(30)}
    with pytest.raises(BadContent, match=r"\.\.\. and 10 more$"):
        make_content(schema(), wrong)


def test_the_digest_sees_every_change_but_not_the_order_of_keys() -> None:
    plain = make_content(schema(), data()).digest()
    turned = data()
    turned["card"][0] = dict(reversed(turned["card"][0].items()))
    assert make_content(schema(), turned).digest() == plain
    assert len(plain) == 16
    others = [data(), data(), data()]
    others[0]["card"][0]["value"] = 4
    others[1]["card"].reverse()
    others[2]["kind"][0]["name"]["nl"] = "zeep"
    digests = {make_content(schema(), other).digest() for other in others}
    assert len(digests | {plain}) == 4


def test_content_shares_nothing_with_the_data() -> None:
    given_data = data()
    content = make_content(schema(), given_data)
    given_data["kind"][0]["name"]["en"] = "x"
    content.as_data()["kind"][0]["name"]["en"] = "y"
    assert content.rows("kind")[0]["name"]["en"] == "Soap"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Column("Value", "int"),
        lambda: Column("value", "float"),
        lambda: Column("value", "int", default="x"),
        lambda: Column("value", "int", choices=["x"]),
        lambda: Column("value", "int", refers_to="kind"),
        lambda: Column("name", "text", default="x"),
        lambda: Column("name", "text", choices=["x"]),
        lambda: Table("meta", [id_column()]),
        lambda: Table("card", [Column("value", "int")]),
        lambda: Table("card", [id_column(), id_column()]),
        lambda: Schema("toy", [Table("card", [id_column(), Column("kind", "id", refers_to="kind")])]),
    ],
)
def test_a_declaration_that_contradicts_itself(make: Any) -> None:
    with pytest.raises(ValueError):
        make()
