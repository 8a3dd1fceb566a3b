"""Whatever is wrong with what was given: one line that says what to do, the exact exit status, and nothing written."""

import json

import pytest
from cli.running import entrepot, refused

from entrepot.kernel.registry import game_modules

CARDS = "content/cards.toml"
BOTS = "uniform, thrifty, greedy, easy, medium, hard, expert, ismcts"


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder to be in; whatever a failing command leaves there is found."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def left(here):
    return sorted(path.relative_to(here).as_posix() for path in here.rglob("*"))


@pytest.mark.parametrize(
    "command",
    [
        ["rules", "chess"],
        ["sim", "chess"],
        ["bench", "chess"],
        ["conform", "chess"],
        ["scenario", "--keys", "chess"],
        ["terminal", "chess"],
        ["content", "export", "chess", "x.toml"],
        ["content", "check", "x.toml", "--game", "chess"],
        ["content", "import", "x", "x.toml", "--game", "chess"],
    ],
)
def test_an_unknown_game(here, command):
    assert refused(*command) == f"there is no game 'chess'; the games are {', '.join(game_modules())}"
    assert left(here) == []


@pytest.mark.parametrize(
    ("seats", "line"),
    [
        ("me", "tradejack is for 2 to 6 seats, not 1"),
        ("me,me,me,me,me,me,me", "tradejack is for 2 to 6 seats, not 7"),
        ("", "tradejack is for 2 to 6 seats, not 0"),
        ("me,gredy", f"tradejack has no bot 'gredy'; its bots are {BOTS}; write 'me' for a person"),
    ],
)
def test_seats_out_of_range_at_the_terminal(here, seats, line):
    assert refused("terminal", "tradejack", "--seats", seats, "--record", "x.json") == line
    assert left(here) == []


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--bots", "uniform"], "tradejack is for 2 to 6 seats, not 1: name as many bots"),
        (["--bots", "uniform", "--seats", "7"], "tradejack is for 2 to 6 seats, not 7: name as many bots"),
        (["--bots", "uniform,uniform,greedy", "--seats", "2"], "3 bots do not fit in 2 seats: name at most 2"),
        (["--bots", ""], "name at least one bot"),
        (["--bots", "uniform,best"], f"tradejack has no bot 'best'; its bots are {BOTS}"),
    ],
)  # fmt: skip
def test_seats_and_bots_of_a_simulation(args, line):
    assert refused("sim", "tradejack", "--games", 1, *args).startswith(line)


@pytest.mark.parametrize("command", [["sim", "tradejack", "--games", 1], ["terminal", "tradejack"]])
@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["speed=high"], "tradejack has no option 'speed'; it has second-card, passing"),
        (["length=long"], "option 'length' cannot be 'long'; choose one of basic, quick-5"),
        (["length"], "option 'length': write it as NAME=CHOICE, such as length=basic"),
        (["=basic"], "option '=basic': write it as NAME=CHOICE"),
        (
            ["length=basic", "length=advanced"],
            "option 'length' is given twice, as 'basic' and as 'advanced'; choose one",
        ),
        (["first-player=seat-6"], "option 'first-player' cannot be 'seat-6' with"),
    ],
)
def test_options_unknown_or_contradictory(command, options, line):
    told = refused(*command, *(part for option in options for part in ("--option", option)))
    assert told.startswith(line)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "Missing argument 'GAME'; see 'entrepot sim --help'"),
        (["tradejack", "--games", "0"], "Invalid value for '--games'"),
        (["tradejack", "--games", "many"], "Invalid value for '--games'"),
        (["tradejack", "--jobs", "0"], "Invalid value for '--jobs'"),
        (["tradejack", "--fast"], "No such option: --fast"),
        (["tradejack", "more"], "Got unexpected extra argument"),
    ],
)
def test_a_command_that_is_written_wrongly(args, told):
    line = refused("sim", *args, status=2)
    assert line.startswith(told)
    assert line.endswith("see 'entrepot sim --help'")


def test_an_unknown_command():
    assert refused("simulate", status=2).startswith("No such command 'simulate'")


def test_an_unknown_rule():
    line = refused("rules", "tradejack", "TJ-BID-99")
    assert line == "tradejack has no rule 'TJ-BID-99' (did you mean 'TJ-BID-09'?); 'entrepot rules tradejack' lists all"


@pytest.mark.parametrize("command", [["rules", "tradejack"], ["terminal", "tradejack"]])
def test_a_language_that_is_not_spoken(command):
    assert "There are no words in 'fr'; choose one of: en, nl." in refused(*command, "--lang", "fr")


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "x.json: it is not a record"),
        ("{", "x.json: it is not a record"),
        ("[]", "x.json: it is not a record"),
        ('{"format": 99}', "x.json: this record has format 99"),
        ('{"format": 1}', "x.json: it is not a record"),
        ("\ud800", "x.json: line 1 has a character that is not in UTF-8"),
    ],
)
@pytest.mark.parametrize("args", [[], ["--fast"], ["--json"]])
def test_a_broken_record(here, text, told, args):
    (here / "x.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    assert refused("replay", "x.json", *args).startswith(told)
    assert left(here) == ["x.json"]


def test_a_record_that_is_not_there(here):
    assert refused("replay", "x.json").startswith("x.json: it is not there")


@pytest.fixture
def recorded(here):
    """The record of a game between bots."""
    result = entrepot("terminal", "tradejack", "--seats", "uniform,uniform", "--seed", 1, "--record", "a.json")
    assert result.exit_code == 0
    return here / "a.json"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["segments"][0]["moves"].__setitem__(0, "0 bid 500"), "a.json: move 1 ('0 bid 500'):"),
        (
            lambda data: data["segments"][0]["moves"].__setitem__(0, "0 fly"),
            "a.json: move 1 ('0 fly'): 'fly' is not an action",
        ),
        (lambda data: data["outcome"]["scores"].reverse(), "a.json: the outcome's 'scores' is"),
        (lambda data: data.update(seed=2), "a.json: "),
        (lambda data: data.update(game="chess"), "a.json: there is no game 'chess'"),
        (lambda data: data.update(seats=9), "a.json: the game cannot begin: tradejack is for 2 to 6 seats, not 9"),
    ],
)
def test_a_record_that_does_not_replay(recorded, change, told):
    data = json.loads(recorded.read_text())
    change(data)
    recorded.write_text(json.dumps(data))
    assert refused("replay", recorded, "--fast").startswith(told)


@pytest.mark.parametrize("command", [["sim", "tradejack", "--games", 1], ["terminal", "tradejack"],
                                     ["content", "export", "tradejack", "y.toml"]])  # fmt: skip
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = ", "x.toml"),
        ('[meta]\ngame = "tradejack"\n', "x.toml, product_kind: the table is missing"),
        ('[meta]\ngame = "haggle"\n', "x.toml, meta, key game: 'haggle' is not a choice"),
    ],
)
def test_broken_content(here, command, text, told):
    (here / "x.toml").write_text(text)
    assert refused(*command, "--content", "x.toml").startswith(told)
    assert left(here) == ["x.toml"]


def test_content_that_is_not_there(here):
    assert refused("sim", "tradejack", "--content", "no.toml").startswith("no.toml: it is not there")


def exported(here):
    entrepot("content", "export", "tradejack", "--csv", "cards")
    return here / "cards"


def test_a_wrong_cell_is_told_by_file_row_and_column(here):
    file = exported(here) / "source.csv"
    rows = file.read_text(encoding="utf-8-sig").splitlines()
    rows[3] = rows[3].replace(rows[3].split(",")[0], "TWO WORDS")
    file.write_text("\n".join(rows), encoding="utf-8")
    result = entrepot("content", "check", "cards")
    assert result.exit_code == 1
    assert result.stdout.startswith("cards/source.csv, row 3 (row 4 of the sheet), column id: 'TWO WORDS' is not an id")
    assert refused("content", "import", "cards", "cards.toml").startswith(
        "cards/source.csv, row 3 (row 4 of the sheet)"
    )
    assert not (here / "cards.toml").exists()


def test_more_cards_than_a_deck_can_have(here):
    file = exported(here) / "product.csv"
    head, first, *_ = file.read_text(encoding="utf-8-sig").splitlines()
    id = first.split(",")[0]
    rows = [first.replace(id, f"p{number}", 1) for number in range(65)]
    file.write_text("\n".join([head, *rows]), encoding="utf-8")
    line = refused("sim", "tradejack", "--games", 1, "--content", "cards")
    assert "65 rows are beyond capacity; allowed: at most 64" in line


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ('a,"one\nb,two\n', 'cards/product.csv: this is not valid CSV, line 2: a quote (") opens in this row'),
        (
            'a,"one\nb,"two\n',
            "cards/product.csv: this is not valid CSV, line 3: ',' expected after '\"'; its row begins in line 2",
        ),
    ],
)
def test_a_quote_that_is_not_closed_is_told_where_it_opens(here, cells, told):
    """It was told at the last line of the sheet."""
    (exported(here) / "product.csv").write_text("id,name.en\n" + cells)
    assert entrepot("content", "check", "cards").stdout.startswith(told)


def test_cards_of_another_game_and_an_empty_folder_are_one_sentence(here):
    """Every table of the other game was told, and every one that an empty folder lacks."""
    exported(here)
    (here / "none").mkdir()
    other = refused("sim", "haggle", "--games", 1, "--content", "cards")
    assert other == "cards/meta.csv, key game: 'tradejack' is not a choice; allowed: one of: haggle"
    empty = refused("sim", "haggle", "--games", 1, "--content", "none")
    assert empty == "none: there are no .csv files in it; allowed: a sheet for each table, and meta.csv"
    french = refused("leaderboard", "haggle", "--out", "board", "--lang", "fr", status=2)
    assert french.startswith("Invalid value for '--lang': 'fr' is not one of 'en', 'nl'")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["content", "check", "cards"], "cards: it is neither; allowed: a .toml file"),
        (["content", "check", "no.toml"], "no.toml: it is not there"),
        (["content", "import", "nowhere", "x.toml"], "nowhere: it is not there"),
        (["content", "check", "nameless.toml"], "nameless.toml: it does not say which game it is for"),
        (["content", "check", "chess.toml"], "there is no game 'chess'; the games are haggle, "),
        (["content", "check", "broken.toml"], "broken.toml"),
        (["content", "check", "empty"], "empty: there are no .csv files in it; allowed: a sheet for each table"),
        (["content", "check", "open.toml"], "open.toml: this is not valid TOML, line 3: three quotes open a text here"),
        (["content", "diff", "tradejack", "nowhere"], "there is no file and no game 'nowhere'; the games are haggle, "),
        (["content", "diff", "tradejack", "haggle"], "tradejack is for tradejack and haggle for haggle"),
        (["content", "diff", "tradejack", "empty"], "empty: there are no .csv files in it"),
    ],
)  # fmt: skip
def test_content_that_cannot_be_checked(here, args, told):
    (here / "cards").write_text("")
    (here / "nameless.toml").write_text("[meta]\n")
    (here / "chess.toml").write_text('[meta]\ngame = "chess"\n')
    (here / "broken.toml").write_text("= 3\n")
    (here / "open.toml").write_text('[meta]\ngame = "haggle"\nnotes = """x\n[[card]]\n')
    (here / "empty").mkdir()
    before = left(here)
    assert refused(*args).startswith(told)
    assert left(here) == before


@pytest.mark.parametrize("args", [["export", "tradejack", "a.txt"], ["export", "tradejack", "a.toml", "--csv", "a"],
                                  ["import", "cards", "a.csv"]])  # fmt: skip
def test_a_place_that_content_cannot_be_written_to(here, args):
    exported(here)
    before = left(here)
    refused("content", *args, status=2)
    assert left(here) == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("= 3\n", "x.toml"),
        ('game = "chess"\n[[step]]\nseat = 0\ndo = "pass"\n', "there is no game 'chess'"),
        ('game = "tradejack"\n', "it has no [[step]]"),
        ('game = "tradejack"\nseats = 9\n[[step]]\nseat = 0\ndo = "pass"\n', "2 to 6 seats, not 9"),
        ('game = "tradejack"\n[given]\nmoney = 3\n[[step]]\nseat = 0\ndo = "pass"\n', "money"),
        ('game = "tradejack"\noptions = { length = "long" }\n[[step]]\nseat = 0\ndo = "pass"\n', "cannot be 'long'"),
    ],
)  # fmt: skip
def test_a_broken_scenario_is_told_and_fails(here, text, told):
    (here / "x.toml").write_text(text)
    result = entrepot("scenario", "x.toml")
    assert result.exit_code == 1
    assert result.stdout.startswith("WRONG   x.toml")
    assert told in result.stdout
    assert len(result.stdout.splitlines()) == 1


def test_a_scenario_that_is_not_there(here):
    result = entrepot("scenario", "no.toml")
    assert result.exit_code == 1
    assert "no.toml: it is not there" in result.stdout


def test_no_scenario_at_all(here):
    assert refused("scenario", status=2).startswith("Invalid value: name a scenario file")
    assert refused("scenario", "x.toml", "--keys", "tradejack", status=2).startswith("Invalid value")
    (here / "empty").mkdir()
    assert refused("scenario", "empty") == "there is no scenario (*.toml) there"


# ---------------------------------------------------------------- nothing is overwritten


def test_files_that_are_there_are_kept(here):
    for args in (
        ["export", "tradejack", "a.toml"],
        ["export", "tradejack", "--csv", "cards"],
        ["import", "cards", "b.toml"],
    ):
        assert entrepot("content", *args).exit_code == 0
        before = {path: path.read_bytes() for path in here.rglob("*.*")}
        assert "is there already; choose another name, or overwrite it with --force" in refused("content", *args)
        assert {path: path.read_bytes() for path in here.rglob("*.*")} == before
        assert entrepot("content", *args, "--force").exit_code == 0


def test_a_record_that_is_there_is_kept_before_anything_is_played(recorded):
    before = recorded.read_bytes()
    line = refused("terminal", "tradejack", "--seats", "uniform,uniform", "--record", recorded)
    assert "is there already" in line
    assert recorded.read_bytes() == before
    again = entrepot(
        "terminal", "tradejack", "--seats", "uniform,uniform", "--seed", 2, "--record", recorded, "--force"
    )
    assert again.exit_code == 0
    assert recorded.read_bytes() != before


def test_a_record_in_no_folder_is_told_before_anything_is_played(here):
    line = refused("terminal", "tradejack", "--seats", "uniform,uniform", "--record", "no/x.json")
    assert line.endswith("no: there is no such folder; make it first")
