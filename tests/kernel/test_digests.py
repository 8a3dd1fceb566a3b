"""The same games have the same digests on every build. `python -m entrepot.testing.digests FILE` writes them anew."""

import json
from pathlib import Path

import pytest

import entrepot
from entrepot.kernel.registry import game_modules
from entrepot.testing.digests import digests_of

TRAILS = json.loads((Path(__file__).parent / "digests.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted({trail["game"] for trail in TRAILS}))
def test_games_have_the_digests_written_down(name):
    game = entrepot.game(name)
    trails = [trail for trail in TRAILS if trail["game"] == name]
    found = [{**t, "digests": digests_of(game, t["seats"], t["options"], t["seed"])} for t in trails]
    assert found == trails


def test_every_game_of_ours_has_digests():
    ours = {name for name, module in game_modules().items() if module.startswith("entrepot.")}
    assert ours == {trail["game"] for trail in TRAILS}
