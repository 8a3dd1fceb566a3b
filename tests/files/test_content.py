"""Content files: both forms keep everything, and a wrong file is told by file, row and column."""

import csv
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.files.content import check, load, read_toml, toml_text, unused_columns, write_csv_folder, write_toml
from entrepot.files.text import LARGEST_FILE
from entrepot.kernel.content import (
    Column,
    Content,
    Schema,
    Table,
    copies_column,
    id_column,
    make_content,
    origin_column,
)
from entrepot.kernel.errors import BadContent
from entrepot.kernel.names import first_hidden

SCHEMA = Schema(
    "toy",
    [
        Table("kind", [id_column(), Column("name", "text")], capacity=5, doc="What cards are of."),
        Table(
            "card",
            [
                id_column(),
                Column("kind", "id", refers_to="kind", default="", doc="empty: of none", assumed=True),
                Column("value", "int", -9, 9, doc="what it sells for"),
                Column("limit", "int", default=7, assumed=True),
                Column("double", "bool", default=True, assumed=True),
                Column("text", "str", default="none", assumed=True),
                Column("story", "text", default={"en": "", "nl": ""}),
                Column("word", "str", lo=1, default="word", assumed=True),
                copies_column(),
                origin_column(),
            ],
            capacity=8,
        ),
    ],
)

# ---------------------------------------------------------------- what is kept


def card(id: str, **more: object) -> dict[str, object]:
    return {"id": id, "value": 3, "copies": 2, **more}


def content(*cards: dict[str, object], **meta: object) -> Content:
    kinds = [{"id": "soap", "name": {"en": "Soap", "nl": "Zeep"}}]
    description: dict[str, object] = {"game": "toy", **meta}
    return make_content(SCHEMA, {"meta": description, "kind": kinds, "card": list(cards)})


words = st.text(max_size=20) | st.sampled_from(
    ['"', "'", ";", "\r", "\r\n", "\n ", "\\", "#", "\ufeff", "\x00", "é", "=1"]
)
names = words.filter(bool)
shown = names.filter(lambda text: not first_hidden(text))
ids = st.from_regex(r"[a-z][a-z0-9_-]{0,20}", fullmatch=True)


def full_texts(part: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, str]]:
    return st.fixed_dictionaries({"en": part, "nl": part})


@st.composite
def contents(draw: st.DrawFn) -> Content:
    kinds = draw(st.lists(ids, unique=True, max_size=5))
    row = st.fixed_dictionaries(
        {
            "id": ids,
            "kind": st.sampled_from(["", *kinds]),
            "value": st.integers(-9, 9),
            "limit": st.integers(0, 999_999),
            "double": st.booleans(),
            "text": words,
            "story": full_texts(shown) | st.just({"en": "", "nl": ""}),
            "word": names,
            "copies": st.integers(1, 64),
            "origin": st.sampled_from(["rulebook", "ours"]),
        }
    )
    data = {
        "meta": {"game": "toy", "title": draw(full_texts(shown)), "notes": draw(words), "author": draw(words)},
        "kind": [{"id": id, "name": draw(full_texts(shown))} for id in kinds],
        "card": draw(st.lists(row, max_size=8, unique_by=lambda card: card["id"])),
    }
    return make_content(SCHEMA, data)


STORY = Column("story", "text")


@pytest.mark.parametrize(
    "text", ["40\u00a0%", "a\u202fb", "\u3000x", "two\nlines", "Sjö 🚢", "שלום", "🏴\u200d☠\ufe0f", "⚓\ufe0f"]
)
def test_what_is_seen_may_stand_in_a_text_and_spaces_of_every_width(text: str) -> None:
    assert STORY.faults({"en": text, "nl": text}) == []


@pytest.mark.parametrize(
    "letter", ["\u202e", "\u200b", "\u200d", "\u2066", "\ufeff", "\u00ad", "\u3164", "\u2028", "\t", "\x00", "\ufe0f"]
)
def test_what_nobody_sees_may_not(letter: str) -> None:
    (fault,) = STORY.faults({"en": f"So{letter}ap", "nl": "Zeep"})
    assert (fault.code, f"U+{ord(letter):04X}" in fault.message) == ("hidden", True)


@given(contents())
def test_toml_keeps_everything(original: Content) -> None:
    reading = read_toml(toml_text(original, SCHEMA), "x.toml")
    assert reading.problems == []
    assert reading.data == original.as_data()


@pytest.mark.slow
@given(contents(), st.sampled_from(",;\t"))
def test_csv_keeps_everything(tmp_path_factory: pytest.TempPathFactory, original: Content, delimiter: str) -> None:
    folder = tmp_path_factory.mktemp("csv") / "cards"
    write_csv_folder(original, folder, SCHEMA, delimiter)
    again = load(folder, SCHEMA)
    assert again.as_data() == original.as_data()
    assert again.digest() == original.digest()


def test_files_of_both_forms_through_the_disk(tmp_path: Path) -> None:
    original = content(card("a", text="Entrepôt, \"x\";\r\n'y'", double=False), card("b", text=""), author="Jan")
    write_toml(original, tmp_path / "cards.toml", SCHEMA)
    write_csv_folder(load(tmp_path / "cards.toml", SCHEMA), tmp_path / "cards", SCHEMA, ";")
    assert load(str(tmp_path / "cards"), SCHEMA).as_data() == original.as_data()


def test_no_text_goes_into_a_spreadsheet_as_a_formula(tmp_path: Path) -> None:
    texts = ["=1+1", "+1 coin", "-7 coins", "@here", "'=1+1", "''-", "'s"]
    original = content(*(card(f"c{at}", text=text, value=-3) for at, text in enumerate(texts)))
    write_csv_folder(original, tmp_path, SCHEMA)
    assert load(tmp_path, SCHEMA).as_data() == original.as_data()
    with (tmp_path / "card.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["text"] for row in rows] == [f"'{text}" for text in texts[:-1]] + ["'s"]
    assert {row["value"] for row in rows} == {"-3"}


def test_toml_explains_its_columns() -> None:
    text = toml_text(content(card("a", story={"en": "x", "nl": "y"})), SCHEMA)
    assert "# kind: the id of a row of kind (empty: of none)" in text
    assert "# value: a whole number from -9 to 9 (what it sells for)" in text
    assert '[[card]]\nid = "a"\n' in text
    assert 'story = { en = "x", nl = "y" }' in text


# ---------------------------------------------------------------- what people's spreadsheets write

META = "key,value\ngame,toy\n"
KIND = "id,name.en,name.nl\nsoap,Soap,Zeep\n"
CARD = "id,kind,value,copies\na,soap,3,2\n"


def folder(tmp_path: Path, **files: str | bytes) -> Path:
    named: dict[str, str | bytes] = {"meta": META, "kind": KIND, "card": CARD, **files}
    for name, text in named.items():
        data = text if isinstance(text, bytes) else text.encode()
        (tmp_path / f"{name}.csv").write_bytes(data)
    return tmp_path


def problem(path: Path) -> str:
    found = check(path, SCHEMA)
    assert len(found) == 1, [str(each) for each in found]
    with pytest.raises(BadContent) as raised:
        load(path, SCHEMA)
    assert str(raised.value) == str(found[0])
    assert "\n" not in str(raised.value)
    return str(found[0]).removeprefix(f"{path.name}/")


def test_absent_columns_and_empty_cells_take_their_defaults(tmp_path: Path) -> None:
    text = "id,value,limit,double,text,word,story.en,story.nl,copies\na,3,,,,,,,2\n"
    rows = load(folder(tmp_path, card=text), SCHEMA).rows("card")
    assert rows[0] == {
        **card("a", kind="", limit=7, double=True, text="", word="word", origin="ours"),
        "story": {"en": "", "nl": ""},
    }
    rows = load(folder(tmp_path), SCHEMA).rows("card")
    assert rows[0]["text"] == "none"


@pytest.mark.parametrize(
    "text",
    [
        b"\xef\xbb\xbfid;kind;value;double;copies\r\na;soap;3;ONWAAR;2\r\n",
        "sep=;\r\nid;kind;value;double;copies\r\na; soap ;+3;nee;2\r\n",
        '"id"\t"kind"\t"value"\t"double"\t"copies"\n"a"\t"soap"\t" 3"\tfalse\t"2"',
        "sep=\t\nid\tkind\tvalue\tdouble\tcopies\na\tsoap\t3\t0\t2\n",
        "\n id ,kind,value,double,copies,,\n,,,,,,\na,soap,3,False,2,,\n,,\n\n",
    ],
)
def test_spreadsheets_of_several_countries(tmp_path: Path, text: str | bytes) -> None:
    rows = load(folder(tmp_path, card=text), SCHEMA).rows("card")
    assert [(row["id"], row["kind"], row["value"], row["double"]) for row in rows] == [("a", "soap", 3, False)]


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    for name in ("README.md", ".~lock.card.csv#", "._card.csv", "card.ods"):
        (tmp_path / name).write_bytes(b"\xff\x00")
    assert check(folder(tmp_path), SCHEMA) == []


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "id,value,copies\na,3,2\nb,12,2\n",
            "card.csv, row 2 (row 3 of the sheet), column value: 12 is too high; allowed",
        ),
        (
            "\nid,value,copies\n\na,3,2\n\nb,x,2\n",
            "card.csv, row 2 (row 6 of the sheet), column value: 'x' is not a whole",
        ),
        (f"id,value,copies\na,1{'0' * 30},2\n", "column value: a number of about 30 digits is too high"),
        pytest.param(f"id,value,copies\na,1{'0' * 5000},2\n", "is not a whole number", id="thousands-of-digits"),
        ("id,value,copies\na,,2\n", "card.csv, row 1 (row 2 of the sheet), column value: it is missing; allowed"),
        ("id,value,copies,double\na,3,2,maybe\n", "column double: 'maybe' is not true or false"),
        ("id,value,copies,kind\na,3,2,sope\n", "kind has no row 'sope' (did you mean 'soap'?)"),
        ("id,value,copies\na,3,2\na,3,2\n", "'a' is the id of row 1 already"),
        (
            "id,value,copies\na,3\n",
            "card.csv, row 1: it has 2 cells; allowed: 3, as the header has (row 2 of the sheet)",
        ),
        ("id,value,copies\na,3,2,,x\n", "card.csv, row 1: it has 5 cells; allowed: 3"),
        ("id,value,value,copies\na,3,3,2\n", "card.csv, column value: the header has this column twice; allowed: once"),
        (
            "id,valeu,value,copies\na,3,3,2\n",
            "card.csv, column valeu: there is no column 'valeu' (did you mean 'value'?)",
        ),
        ("id,value\na,3\n", "card.csv, column copies: the header lacks this column; allowed: a whole number"),
        ("id,value,copies,story.en\na,3,2,x\n", "card.csv, column story.nl: the header lacks this column"),
        ("id,,value,copies\na,x,3,2\n", "card.csv, row 1: a cell stands under no name"),
        ("", "card.csv: it is empty; needed: a header row with id, kind"),
        (" \n;;\n", "card.csv: it is empty"),
        ('id,value,copies\na,"3"x,2\n', "card.csv: this is not valid CSV, line 2: "),
        ('id,value,copies\na,"3,2\n', "card.csv: this is not valid CSV, line 2: "),
        pytest.param(
            f"id,value,copies,text\na,3,2,{'x' * 200_000}\n",
            "card.csv: this is not valid CSV, line 2: ",
            id="long-cell",
        ),
        (b"id,value,copies,text\na,3,2,\xe9\n", "card.csv: line 2 has a character that is not in UTF-8; save it"),
        ("id,value,copies\n".encode("utf-16"), "is in UTF-16; save it as UTF-8"),
        pytest.param(b"x" * (LARGEST_FILE + 1), "is too large; allowed: at most 4 MB", id="huge"),
        (
            "id,value,copies\n" + "".join(f"c{n},3,2\n" for n in range(9)),
            "9 rows are beyond capacity; allowed: at most 8",
        ),
    ],
)
def test_a_wrong_table_is_told(tmp_path: Path, text: str | bytes, says: str) -> None:
    assert says in problem(folder(tmp_path, card=text))


def test_an_unknown_or_missing_table_file(tmp_path: Path) -> None:
    path = folder(tmp_path, cards=CARD)
    assert problem(path) == ("cards.csv: there is no table 'cards' (did you mean 'card'?)")
    os.remove(path / "cards.csv")
    os.remove(path / "card.csv")
    assert problem(path) == "card.csv: the table is missing; allowed: 0 to 8 rows"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("key,value\ngame,trigon\n", "meta.csv, key game: 'trigon' is not a choice; allowed: one of: toy"),
        ("key,value\ntitle.en,x\ntitle.nl,y\n", "meta.csv, key game: it is missing"),
        ("key,value\ngame,toy\ngame,toy\n", "meta.csv, key game: this key stands there twice"),
        ("key,value\ngame,toy\nauthr,x\n", "meta.csv, key authr: there is no key 'authr' (did you mean 'author'?)"),
        ("key,value\ngame,toy\n,x\n", "there is no key ''"),
        ("key,value\ngame,toy\ntitle.en,x\n", "meta.csv, key title.nl: it is missing"),
        ("key\ngame\n", "meta.csv, key value: the header lacks this column"),
    ],
)
def test_a_wrong_description_is_told(tmp_path: Path, text: str, says: str) -> None:
    assert says in problem(folder(tmp_path, meta=text))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[meta]\ngame = \n", "x.toml: this is not valid TOML, line 2, column 8: Invalid value"),
        ("[meta]\ngame = 'toy'\ngame = 'toy'\n", "x.toml: this is not valid TOML, line 3"),
        ("[meta", "x.toml: this is not valid TOML, at the end of the file: "),
        pytest.param("a = " + "[" * 50_000, "nested too deep", id="nested"),
        pytest.param("a = 1" + "0" * 5_000, "thousands of digits", id="digits"),
        (b"a = '\xe9'", "x.toml: line 1 has a character that is not in UTF-8"),
        ("[meta]\ngame = 'toy'\n".encode("utf-16"), "UTF-16"),
        pytest.param(b"#" * (LARGEST_FILE + 1), "too large", id="huge"),
        ("kind = []\ncard = 2020-01-01\n[meta]\ngame = 'toy'\n", "x.toml, card: date is not a table"),
        (
            "kind = []\n[meta]\ngame = 'toy'\n[[card]]\nid = 'a'\nvalue = 1e3\ncopies = 1",
            "x.toml, card, row 1, column value",
        ),
    ],
)
def test_a_wrong_toml_file_is_told(tmp_path: Path, text: str | bytes, says: str) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert says in problem(path)


def test_what_is_no_content_file(tmp_path: Path) -> None:
    (tmp_path / "card.csv").write_text(CARD)
    assert problem(tmp_path / "card.csv") == "card.csv: it is neither; allowed: a .toml file or a folder of .csv files"
    assert "it is not there" in problem(tmp_path / "nowhere")
    assert "is not there" in problem(tmp_path / "nowhere.toml")
    assert "cannot be read" in problem(tmp_path / ("x" * 5000))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("card.csv", ",".join(f"c{n}" for n in range(300_000))),
        ("card.csv", "id,value,copies\n" + "a\n" * 300_000),
        ("card.csv", "id,value,copies\n" + "a,-1,x\n" * 300_000),
        ("meta.csv", "key,value\n" + "".join(f"k{n},\n" for n in range(300_000))),
        ("x.toml", "".join(f"c{n} = 1\n" for n in range(150_000))),
        ("x.toml", "[meta]\n" + "".join(f"c{n} = 1\n" for n in range(150_000))),
        ("x.toml", "[[kind]]\n" + "".join(f"name.c{n} = 1\n" for n in range(100_000))),
    ],
    ids=["header", "ragged", "rows", "keys", "tables", "meta", "languages"],
)
def test_a_hostile_file_is_told_soon(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    started = time.process_time()
    found = check(tmp_path / "x.toml" if name == "x.toml" else tmp_path, SCHEMA)
    assert 0 < len(found) < 1_100
    assert time.process_time() - started < 20, "it takes about a second"


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode), st.booleans())
def test_any_bytes_at_all(tmp_path_factory: pytest.TempPathFactory, data: bytes, is_toml: bool) -> None:
    path = tmp_path_factory.mktemp("any")
    target = path / "x.toml" if is_toml else path
    (path / ("x.toml" if is_toml else "card.csv")).write_bytes(data)
    assert all(str(each) for each in check(target, SCHEMA))


@given(st.lists(st.lists(st.sampled_from(["id", "value", "copies", "a", "3", "", "-1", "x\ny", "é"]), max_size=5)))
def test_any_cells_at_all(tmp_path_factory: pytest.TempPathFactory, rows: list[list[str]]) -> None:
    text = "id,value,copies\n" + "\n".join(",".join(f'"{cell}"' for cell in row) for row in rows)
    found: Any = check(folder(tmp_path_factory.mktemp("cells"), card=text), SCHEMA)
    assert all("card" in each.place for each in found)


# ---------------------------------------------------------------- columns of the games


@pytest.fixture(scope="module", params=entrepot.game_names())
def sheets(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Schema, Content, Path]:
    """A game's schema, what it ships, and that as a folder of CSV files."""
    game = entrepot.game(request.param)
    path = tmp_path_factory.mktemp(request.param)
    write_csv_folder(game.content, path, game.schema)
    return game.schema, game.content, path


def changed(path: Path, table: str, change: Callable[[list[list[str]]], list[list[str]]], schema: Schema) -> list[Any]:
    """Return what is wrong once the rows of a table, its header the first, were changed; they are put back."""
    file = path / f"{table}.csv"
    before = file.read_bytes()
    try:
        rows = list(csv.reader(file.read_text("utf-8-sig").splitlines()))
        with file.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows(change(rows))
        return check(path, schema)
    finally:
        file.write_bytes(before)


def without(at: int) -> Callable[[list[list[str]]], list[list[str]]]:
    return lambda rows: [row[:at] + row[at + 1 :] for row in rows]


def doubled(at: int) -> Callable[[list[list[str]]], list[list[str]]]:
    return lambda rows: [[*row, row[at]] for row in rows]


def test_a_column_that_is_gone_is_told_unless_it_cannot_matter(sheets: tuple[Schema, Content, Path]) -> None:
    schema, _, path = sheets
    for table in schema.tables:
        header = (path / f"{table.name}.csv").read_text("utf-8-sig").splitlines()[0].split(",")
        for at, title in enumerate(header):
            column = table.column(title.partition(".")[0])
            assert column is not None
            found = changed(path, table.name, without(at), schema)
            if column.assumed:
                assert (title, found) == ("origin", [])
            else:
                assert [(each.table, each.column, each.code) for each in found] == [(table.name, title, "missing")]


def test_a_column_with_another_name_or_twice_is_told(sheets: tuple[Schema, Content, Path]) -> None:
    schema, _, path = sheets
    for table in schema.tables:
        header = (path / f"{table.name}.csv").read_text("utf-8-sig").splitlines()[0].split(",")
        for at, title in enumerate(header):

            def rename(rows: list[list[str]], at: int = at) -> list[list[str]]:
                return [[*rows[0][:at], "other", *rows[0][at + 1 :]], *rows[1:]]

            assert ("other", "unknown-column") in {
                (p.column, p.code) for p in changed(path, table.name, rename, schema)
            }
            found = changed(path, table.name, doubled(at), schema)
            assert [(each.column, each.code) for each in found] == [(title, "header")]


def test_the_order_of_columns_does_not_matter(sheets: tuple[Schema, Content, Path]) -> None:
    schema, content, path = sheets
    for table in schema.tables:
        file = path / f"{table.name}.csv"
        rows = list(csv.reader(file.read_text("utf-8-sig").splitlines()))
        with file.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows([row[::-1] for row in rows])
    assert load(path, schema).digest() == content.digest()


def test_a_column_that_no_row_of_a_toml_file_has_is_noted_where_the_game_uses_it(tmp_path: Path) -> None:
    game = entrepot.game("tradejack")
    path = tmp_path / "cards.toml"
    kept = [line for line in toml_text(game.content, game.schema).splitlines() if not line.startswith("product_bonus")]
    path.write_text("\n".join(kept), encoding="utf-8")
    assert check(path, game.schema) == []
    assert [str(note) for note in unused_columns(path, game.schema, game.content)] == [
        "cards.toml, trend, column product_bonus: no row has it, so it is 0 in all; in the game's own cards it is not"
    ]
    write_toml(game.content, path, game.schema)
    assert unused_columns(path, game.schema, game.content) == []
