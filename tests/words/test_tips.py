"""Tips: every one is about something that its game has, and is short."""

from __future__ import annotations

import re

import pytest

import entrepot
from entrepot.files.scenario_lists import events
from entrepot.words import catalogue

GAMES = ["price_of_power", "trade_and_triumph", "tradejack", "tradewarz", "trigon"]
MOST_WORDS = 34


def tips(game: str, language: str = "en") -> dict[str, str]:
    """Every tip of a game, by what it is about."""
    said = catalogue(language)
    own = [id for id in said.ids() if id.startswith(f"{game}-tip-")]
    return {id.partition("-tip-")[2]: said.say({"id": id, "args": {}}) for id in own}


def known(game: str) -> set[str]:
    """What a game's tips may be about."""
    playing = entrepot.game(game)
    faces = playing.content.as_data()
    return {
        *(f"verb-{verb.name}" for verb in playing.actions.verbs),
        *(f"face-{table}" for table in faces),
        *(f"face-{table}-{row['id']}" for table, rows in faces.items() if isinstance(rows, list) for row in rows),
        *(f"event-{kind}" for kind in events(playing)),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_about_something_that_the_game_has(game):
    assert len(tips(game)) > 4
    assert tips(game).keys() <= known(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_tip_is_short(game, language):
    long = [text for text in tips(game, language).values() if len(re.findall(r"\w+", text)) > MOST_WORDS]
    assert long == []
