"""The pages on files show what works: their examples run."""

import re
from pathlib import Path

import pytest

from entrepot.files.record import Record
from entrepot.files.scenario import KEYS, STEP_KEYS, run
from entrepot.files.scenario import read as read_scenario

CONCEPTS = Path(__file__).resolve().parent.parent.parent / "docs" / "concepts"
SCENARIOS = (CONCEPTS / "scenarios.md").read_text(encoding="utf-8")
RECORDS = (CONCEPTS / "records.md").read_text(encoding="utf-8")


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_the_example_of_a_scenario_passes(tmp_path: Path):
    path = tmp_path / "a.toml"
    path.write_text(examples(SCENARIOS, "toml")[0], encoding="utf-8")
    assert run(path).problem == ""


def test_the_example_of_other_cards_is_taken(tmp_path: Path):
    path = tmp_path / "a.toml"
    text = 'game = "tradejack"\n' + examples(SCENARIOS, "toml")[1] + "[[step]]\nexpect = { round = 1 }\n"
    path.write_text(text, encoding="utf-8")
    assert run(path).problem == ""
    assert set(read_scenario(path).content or {}) == {"remove", "product", "trend"}


def test_every_key_is_explained():
    explained = set(re.findall(r"`\[*(\w+)\]*`", SCENARIOS))
    assert set(KEYS) | set(STEP_KEYS) <= explained


def test_the_example_of_a_record_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    exec(examples(RECORDS, "python")[0], {})
    assert capsys.readouterr().out.startswith("0 None  ['began', ")
    assert (tmp_path / "example.game.json").is_file()


def test_every_key_of_a_record_is_explained():
    assert all(f"`{name}`" in RECORDS for name in Record.__struct_fields__)
