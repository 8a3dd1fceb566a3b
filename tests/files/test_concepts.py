"""The pages on files show what works: their examples run."""

import re
from pathlib import Path

import pytest

from entrepot.files.compare import LIST_WORDS
from entrepot.files.record import Record
from entrepot.files.scenario import CASE_KEYS, KEYS, STEP_KEYS, run
from entrepot.files.scenario import read as read_scenario
from entrepot.files.scenario_content import build

CONCEPTS = Path(__file__).resolve().parent.parent.parent / "docs" / "concepts"
SCENARIOS = (CONCEPTS / "scenarios.md").read_text(encoding="utf-8")
RECORDS = (CONCEPTS / "records.md").read_text(encoding="utf-8")


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


WHOLE = [text for text in examples(SCENARIOS, "toml") if text.startswith("game")]
CHANGES, INCLUDED = [text for text in examples(SCENARIOS, "toml") if text not in WHOLE]


@pytest.mark.parametrize("text", WHOLE)
def test_the_example_of_a_scenario_passes(tmp_path: Path, text: str):
    path = tmp_path / "a.toml"
    path.write_text(text, encoding="utf-8")
    assert run(path).problem == ""


def test_the_examples_show_all_that_a_step_can_say():
    told = "\n".join(WHOLE)
    shown = {"refused", "expect", "view", "offers", "offers_not", *LIST_WORDS, "scores", "notation", "title"}
    assert [word for word in shown if word not in told] == []
    assert len(WHOLE) == 4


def test_the_example_of_other_cards_is_taken(tmp_path: Path):
    (tmp_path / "few-cards.toml").write_text(INCLUDED, encoding="utf-8")
    path = tmp_path / "a.toml"
    text = 'game = "tradejack"\n' + CHANGES + "[[step]]\nexpect = { round = 1 }\n"
    path.write_text(text, encoding="utf-8")
    assert run(path).problem == ""
    scenario = read_scenario(path)
    assert set(scenario.content or {}) == {"include", "remove", "product", "trend"}
    game = build(scenario.game, scenario.content, tmp_path)
    values = {row["id"]: row["value"] for row in game.content.rows("product")}
    assert (values["soap-blue"], values["lipstick-blue"]) == (2, 8)
    assert not {"soap-gold", "noodles-gold"} & set(game.content.ids("trend"))


def test_every_key_is_explained():
    explained = set(re.findall(r"`\[*(\w+)\]*`", SCENARIOS))
    assert {*KEYS, *CASE_KEYS, *STEP_KEYS, *LIST_WORDS} <= explained


def test_the_example_of_a_record_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    exec(examples(RECORDS, "python")[0], {})
    assert capsys.readouterr().out.startswith("0 None  ['began', ")
    assert (tmp_path / "example.game.json").is_file()


def test_every_key_of_a_record_is_explained():
    assert all(f"`{name}`" in RECORDS for name in Record.__struct_fields__)
