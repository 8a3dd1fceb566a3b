"""Tables of cards and their columns have a name in both languages, in every game."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.words import LANGUAGES, catalogue

WORDS = {language: catalogue(language) for language in LANGUAGES}


@pytest.mark.parametrize("game", entrepot.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_and_column_has_a_name(game, language):
    words = WORDS[language]
    named = [("cards", table.name) for table in entrepot.game(game).schema.tables]
    named += [("column", own.name) for table in entrepot.game(game).schema.tables for own in table.columns]
    missing = [name for kind, name in named if not (words.has(f"{game}-{kind}-{name}") or words.has(f"{kind}-{name}"))]
    assert missing == []
