"""What each command prints when all is well, for people and for programs."""

import json
import re
import tomllib
from importlib import resources

import pytest
import typer
from cli.running import SOURCE, entrepot, refused
from typer.testing import CliRunner

import entrepot as platform
from entrepot.cli.main import app
from entrepot.cli.sim_tables import count


def data(*args):
    """What a command prints with --json."""
    result = entrepot(*args, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


def text(*args, status=0):
    result = entrepot(*args)
    assert result.exit_code == status, result.output
    return result.stdout


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---------------------------------------------------------------- help


def leaves(command, *above):
    """The words of every command, those of a group one by one."""
    own = getattr(command, "commands", None)
    return [above] if own is None else [words for name, part in own.items() for words in leaves(part, *above, name)]


COMMANDS = leaves(typer.main.get_command(app))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(command):
    shown = CliRunner().invoke(app, [*command, "--help"])
    assert shown.exit_code == 0
    assert f"Example: entrepot {' '.join(command)}" in " ".join(shown.stdout.split())


def test_the_help_lists_all_commands():
    shown = text("--help")
    assert [name for name, *_ in COMMANDS if f"\n  {name} " not in shown] == []
    assert entrepot().exit_code == 2
    assert entrepot().stdout == shown


def test_the_version():
    assert text("--version") == f"entrepot {platform.__version__}\n"
    for file in ("pyproject.toml", "CITATION.cff"):
        assert (
            re.search(r'^version[ :=]+"?([^"\n]+)', (SOURCE.parent / file).read_text("utf-8"), re.M)[1]
            == platform.__version__
        )


# ---------------------------------------------------------------- games and rules


def test_games_tells_seats_options_and_bots():
    listed = data("games")
    game = next(row for row in listed if row["game"] == "tradejack")
    assert game["seats"] == [2, 6]
    assert game["title"] == {"en": "Tradejack", "nl": "Tradejack"}
    assert game["bots"] == ["uniform", "thrifty", "greedy", "easy", "medium", "hard", "expert", "ismcts"]
    passing = {"name": "passing", "choices": ["open", "final"], "default": "open", "ruling": "TJ-R-07"}
    assert passing in game["options"]
    assert "haggle" not in [row["game"] for row in listed]
    assert "haggle" in [row["game"] for row in data("games", "--all")]
    shown = text("games")
    assert "open (default), final" in shown
    assert "2 to 6" in shown


def test_rules_shows_every_clause_with_its_tests():
    ledger = data("rules", "tradejack")
    assert list(ledger) == ["game", "clauses", "rulings"]
    assert len(ledger["clauses"]) == 135
    assert all(list(clause) == ["id", "rule", "kind", "origin", "places", "tests"] for clause in ledger["clauses"])
    assert len(ledger["rulings"]) == len(platform.game("tradejack").ledger.rulings)
    assert {"id", "question", "ruling", "why", "option", "choices", "origin", "places", "tests"} == set(
        ledger["rulings"][0]
    )


def test_rules_says_where_each_comes_from_if_the_ledger_tells():
    only = data("rules", "price_of_power", "PP-ROUND-01")
    assert [clause["origin"] for clause in only["clauses"]] == ["ours"]
    found = data("rules", "price_of_power")
    assert {entry["origin"] for heading in ("clauses", "rulings") for entry in found[heading]} == {
        *("source", "public", "ours"),
    }
    assert "Our own." in text("rules", "price_of_power", "PP-ROUND-01")
    assert "Uit de bron zelf. " in text("rules", "price_of_power", "PP-INTRO", "--lang", "nl")
    assert "A public fact of the published game." in text("rules", "price_of_power", "PP-ACT")
    plain = data("rules", "tradejack")
    assert {entry["origin"] for heading in ("clauses", "rulings") for entry in plain[heading]} == {""}
    assert not any(word in text("rules", "tradejack") for word in ("From the source", "Our own.", "From: "))


def test_rules_reads_the_marks_of_tests(monkeypatch):
    monkeypatch.setattr("entrepot.clause_tests.clause_tests", lambda: {"TJ-BID-10": ["tests/x.py::test_y"]})
    only = data("rules", "tradejack", "TJ-BID-10")
    assert [clause["tests"] for clause in only["clauses"]] == [["tests/x.py::test_y"]]
    assert only["rulings"] == []
    assert "tests/x.py::test_y" in text("rules", "tradejack", "tj-bid-10")
    assert "No test cites it." in text("rules", "tradejack", "TJ-BID-11")


def test_rules_says_where_the_code_of_a_clause_is():
    [clause] = data("rules", "tradejack", "TJ-BID-06")["clauses"]
    place = next(place for place in clause["places"] if "phases/auction.py" in place)
    path, _, line = place.partition(":")
    assert "TJ-BID-06" in (SOURCE.parent / path).read_text("utf-8").splitlines()[int(line) - 1]
    assert not any("rules.toml" in place or "scenarios" in place for place in clause["places"])
    assert place in text("rules", "tradejack", "TJ-BID-06")
    assert place not in text("rules", "tradejack", "TJ-BID")


def test_rules_reads_the_marks_of_tests_elsewhere(tmp_path):
    (tmp_path / "tests").mkdir()
    own = tmp_path / "tests" / "test_own.py"
    own.write_text("import pytest\n\n\n@pytest.mark.clauses('HG-OFFER-01')\ndef test_a():\n    assert 1\n")
    [clause] = data("rules", "haggle", "HG-OFFER-01", "--tests", tmp_path)["clauses"]
    assert clause["tests"] == ["tests/test_own.py::test_a"]
    own.write_text("def test_a(:")
    for command in ("rules", "conform"):
        assert refused(command, "haggle", "--tests", tmp_path) == "tests/test_own.py:1: invalid syntax"
        assert "does not exist" in refused(command, "haggle", "--tests", tmp_path / "elsewhere", status=2)


def test_rules_by_their_beginning_and_in_dutch():
    ids = [clause["id"] for clause in data("rules", "tradejack", "TJ-BID")["clauses"]]
    assert ids == [id for id in platform.game("tradejack").ledger.clauses if id.startswith("TJ-BID")]
    shown = text("rules", "tradejack", "TJ-R-07", "--lang", "nl")
    assert "Ligt wie past uit die veiling?" in shown
    assert "Waarom: " in shown
    assert "Optie passing: open en final" in shown


# ---------------------------------------------------------------- sim


def sim(*args):
    result = data("sim", "tradejack", "--games", 12, "--seed", 3, "--jobs", 1, *args)
    del result["seconds"]
    return result


def test_sim_is_the_same_for_any_number_of_jobs():
    assert sim("--bots", "uniform,thrifty") == sim("--bots", "uniform,thrifty", "--jobs", 2)


def test_sim_for_programs():
    result = sim("--bots", "uniform", "--seats", 3, "--option", "length=quick-4")
    assert result["bots"] == ["uniform"] * 3
    assert result["options"] == {"length": "quick-4"}
    assert result["rounds"]["counts"] == {"4": 12}
    assert {"seen", "taken", "won_with"} < set(result["faces"]["source/gold-blue"])


def test_sim_for_people():
    shown = text("sim", "tradejack", "--bots", "thrifty,uniform", "--games", 12, "--seed", 3, "--jobs", 1)
    for words in ("12 games of tradejack with 2 seats, seed 3", "Wins by bot", "Wins by order of play",
                  "95% interval", "ended: reputation", "Cards: source", "dealt: against even"):  # fmt: skip
        assert words in shown
    assert shown.split("\nthrifty")[1].split()[:2] == [
        "1",
        str(sim("--bots", "thrifty,uniform")["wins"]["thrifty"]["wins"]),
    ]


def test_sim_in_dutch():
    shown = text("sim", "tradejack", "--games", 4, "--seed", 3, "--jobs", 1, "--lang", "nl")
    for words in ("4 partijen tradejack met 2 plaatsen", "Winst naar speelvolgorde", "95%-interval", "daarvan keuzes"):
        assert words in shown
    assert "arena-" not in shown
    assert not set(shown.lower().split()) & {"wins", "share", "mean", "ended:", "cards:", "seen"}


def test_parts_of_wins_are_told_with_two_digits():
    assert [count(wins) for wins in (20, 14.5, 19.833333333333332, 0)] == ["20", "14.5", "19.83", "0"]


def test_sim_with_cards_of_ones_own(here):
    text("content", "export", "tradejack", "--csv", "cards")
    shipped = sim("--bots", "thrifty,thrifty")
    assert sim("--bots", "thrifty,thrifty", "--content", "cards") == shipped
    file = here / "cards" / "product.csv"
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    column = lines[0].split(",").index("value")
    richer = [line.split(",") for line in lines[1:]]
    for cells in richer:
        cells[column] = "9"
    file.write_text("\n".join([lines[0], *(",".join(cells) for cells in richer)]), encoding="utf-8")
    changed = sim("--bots", "thrifty,thrifty", "--content", "cards")
    assert changed["content"] != shipped["content"]
    assert changed["scores"]["thrifty"]["mean"] > shipped["scores"]["thrifty"]["mean"]


# ---------------------------------------------------------------- bench


@pytest.fixture
def small(monkeypatch):
    """A bench with few positions: its figures mean little."""
    monkeypatch.setattr("entrepot.arena.bench.GAMES", 1)
    monkeypatch.setattr("entrepot.arena.bench.REPEATS", 1)


def test_bench_for_programs(small):
    figures = data("bench", "tradejack", "--seconds", "0.02")
    assert [row["seats"] for row in figures] == [2, 4, 6]
    wanted = ["game", "seats", "compiled", "choices_per_s", "decisions_per_s", "games_per_s", "copy_us", "view_us",
              "determinize_us"]  # fmt: skip
    for row in figures:
        assert list(row)[:9] == wanted
        assert row["game"] == "tradejack"
        assert isinstance(row["compiled"], bool)
        assert all(value > 0 for name, value in row.items() if name not in wanted[:3])
        assert row["choices_per_s"] < row["decisions_per_s"]
        assert {"last_to_first_round", "choices_per_s_from_greedy_games", "replayed_per_s"} < set(row)


def test_bench_for_people(small):
    shown = text("bench", "tradejack", "--seconds", "0.01")
    assert "tradejack, 6 seats" in shown
    assert "copy us" in shown


# ---------------------------------------------------------------- content


def test_export_is_the_shipped_file_with_its_comments(here):
    shipped = (resources.files("entrepot.games.tradejack") / "content" / "cards.toml").read_text(encoding="utf-8")
    assert text("content", "export", "tradejack") == shipped
    assert text("content", "export", "tradejack", "a.toml") == "wrote a.toml\n"
    assert (here / "a.toml").read_text(encoding="utf-8") == shipped


def test_from_csv_to_toml_and_back_nothing_is_lost(here):
    assert text("content", "export", "tradejack", "--csv", "cards").startswith("wrote ")
    assert text("content", "check", "cards") == "cards: all is well\n"
    assert text("content", "import", "cards", "b.toml") == "wrote b.toml\n"
    shipped = platform.game("tradejack").content
    assert platform.game("tradejack", here / "b.toml").content.digest() == shipped.digest()
    assert text("content", "export", "tradejack", "--csv", "again", "--content", "b.toml").startswith("wrote ")
    assert platform.game("tradejack", here / "again").content.digest() == shipped.digest()


def test_check_lists_everything_for_programs_too(here):
    text("content", "export", "tradejack", "a.toml")
    assert data("content", "check", "a.toml") == []
    broken = (here / "a.toml").read_text(encoding="utf-8").replace("copies = 1\n", "copies = 0\n", 1)
    (here / "a.toml").write_text(broken, encoding="utf-8")
    result = entrepot("content", "check", "a.toml", "--json")
    (problem,) = json.loads(result.stdout)
    assert result.exit_code == 1
    assert problem["column"] == "copies"
    assert problem["severity"] == "refused"
    assert problem["message"].startswith("0 is too low; allowed: a whole number from 1 to")


def test_diff_tells_old_and_new_for_people_and_programs(here):
    text("content", "export", "tradejack", "--csv", "cards")
    assert text("content", "diff", "tradejack", "cards") == "tradejack and cards are the same\n"
    sheet = here / "cards" / "product.csv"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace("soap-blue,blue,soap,2", "soap-blue,blue,soap,6"))
    assert text("content", "diff", "tradejack", "cards") == "product.soap-blue.value: 2 -> 6\n"
    (one,) = data("content", "diff", "cards", "tradejack")
    assert one == {
        "kind": "changed", "table": "product", "row": "soap-blue", "column": "value", "old": 6, "new": 2
    }  # fmt: skip


def test_content_printed_is_toml():
    assert tomllib.loads(text("content", "export", "haggle"))["meta"]["game"] == "haggle"


# ---------------------------------------------------------------- terminal, replay


def recorded(*more):
    text("terminal", "tradejack", "--seats", "uniform,thrifty", "--seed", "7", "--record", "a.json", *more)


def test_a_game_is_recorded_replayed_and_told(here):
    recorded()
    shown = text("replay", "a.json")
    assert "The game begins." in shown
    assert "    1. Player " in shown
    assert "It was decided by TJ-END-0" in shown
    assert shown.endswith("moves and positions match the record.\n")
    fast = text("replay", "a.json", "--fast")
    assert len(fast.splitlines()) == 5
    assert shown.endswith(fast)


def test_replay_for_programs_and_in_dutch(here):
    recorded()
    told = data("replay", "a.json")
    assert told["game"] == "tradejack"
    assert told["seats"] == 2
    assert told["moves"] == len(json.loads((here / "a.json").read_text())["segments"][0]["moves"])
    assert sorted(told["outcome"]["places"]) == [1, 2]
    assert "Het spel begint." in text("replay", "a.json", "--lang", "nl")


def test_a_game_with_cards_of_ones_own_replays(here):
    text("content", "export", "tradejack", "--csv", "cards")
    file = here / "cards" / "meta.csv"
    file.write_text(file.read_text(encoding="utf-8-sig").replace("the shipped cards", "mine"), encoding="utf-8")
    recorded("--content", "cards")
    assert "data" in json.loads((here / "a.json").read_text())["content"]
    assert text("replay", "a.json").endswith("match the record.\n")


def test_the_offered_record_is_kept_and_another_name_asked_for_where_one_is_taken(here):
    recorded()
    answers = "\n".join(["1"] * 200 + ["a.json", "no/b.json", "b.json"])
    result = entrepot("terminal", "tradejack", "--seats", "me,uniform", "--seed", 1, stdin=enough(answers))
    assert result.exit_code == 0
    assert "a.json is there already" in result.stdout
    assert "no/b.json was not saved: No such file or directory" in result.stdout
    assert result.stdout.endswith("The record is in b.json; 'entrepot replay' shows it again.\n")
    assert text("replay", "b.json", "--fast").endswith("match the record.\n")


def enough(answers):
    """The answers without those that the game does not ask for: as many '1' as it has choices for the first seat."""
    lines = answers.splitlines()
    trial = entrepot("terminal", "tradejack", "--seats", "me,uniform", "--seed", 1, stdin="1\n" * 200)
    return "\n".join(["1"] * trial.stdout.count("Your choice") + lines[200:]) + "\n"


def test_without_seats_there_is_company():
    shown = entrepot("terminal", "tradejack", "--seed", 1, stdin="quit\n").stdout
    assert "Player 1 (you)" in shown
    assert "Player 3 (greedy)" in shown


# ---------------------------------------------------------------- scenario, conform

RIGHT = """game = "tradejack"
options = { first-player = "seat-1" }
[[step]]
seat = 0
do = "bid 2"
[[step]]
expect = { standing_bid = 2 }
"""


def test_scenarios_are_told_one_line_each(here):
    (here / "all").mkdir()
    (here / "all" / "right.toml").write_text(RIGHT)
    (here / "wrong.toml").write_text(RIGHT.replace("standing_bid = 2", "standing_bid = 3"))
    assert text("scenario", "all") == "ok      right.toml: 2 steps\n"
    lines = text("scenario", "all", "wrong.toml", status=1).splitlines()
    assert lines[0] == "ok      right.toml: 2 steps"
    assert lines[1].startswith("WRONG   wrong.toml, step 2: ")
    result = entrepot("scenario", "wrong.toml", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)[0]["passed"] is False


def test_the_keys_of_a_game():
    keys = data("scenario", "--keys", "tradejack")
    assert "bidding" in keys["phase"]
    assert "\ncapital " in text("scenario", "--keys", "tradejack")


def test_conform_tells_each_promise():
    report = data("conform", "haggle", "--playouts", 3)
    assert report["game"] == "haggle"
    assert report["playouts"] == 3
    assert len(report["promises"]) == 11
    assert text("conform", "haggle", "--playouts", 2).startswith("haggle ")


def test_conform_fails_where_a_promise_is_broken(monkeypatch):
    class Broken:
        ok = False

        def lines(self):
            return ["promise 3 is broken"]

    monkeypatch.setattr("entrepot.testing.conform", lambda *args, **more: Broken())
    assert text("conform", "haggle", status=1) == "promise 3 is broken\n"


def test_words_tells_what_cards_may_say_for_people_and_programs():
    shown = text("content", "words", "trigon")
    assert shown.startswith("quest.deed\n  overcome     Win a battle")
    assert "\n  lose-knights         Lose so many knights. Amount: 1 to 9.\n" in shown
    (effects,) = data("content", "words", "trade_and_triumph")
    assert effects["columns"][:2] == ["trade.effect1", "trade.effect2"]
    assert effects["words"]["steal-cube"] == "Take a cube from a rival."
    assert text("content", "words", "haggle") == "the cards of this game say no words\n"
