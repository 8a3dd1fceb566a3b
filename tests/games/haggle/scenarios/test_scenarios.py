"""The scenario files of Haggle."""

from pathlib import Path

import pytest

import entrepot
from entrepot.files import scenario

FILES = sorted((Path(entrepot.__file__).parent / "games" / "haggle" / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_it_says(path):
    assert scenario.run(path).problem == ""


def test_there_are_some():
    assert len(FILES) >= 5
