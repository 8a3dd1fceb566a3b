"""The how-to-play pages that the browser shows are those of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import entrepot
from entrepot.table.about import how_to_play

DOCS = Path(__file__).resolve().parents[2] / "docs" / "games" / "tradejack.md"
PARTS = {"en": ("## How to play", "## Zo speel je"), "nl": ("## Zo speel je", "## Options")}


def part(language: str) -> str:
    """One language's part of the documentation, without the line that leads to the other, headings one level up."""
    begin, end = PARTS[language]
    text = DOCS.read_text(encoding="utf-8")
    text = text[text.index(begin) + len(begin) : text.index(f"\n{end}")]
    text = re.sub(r"^\*(Nederlands|English):.*\*$", "", text, flags=re.MULTILINE)
    return text.replace("\n###", "\n##").strip() + "\n"


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_browser_shows_what_the_documentation_says(language):
    page = how_to_play(entrepot.game("tradejack"))[language]
    assert page == part(language), f"copy {PARTS[language][0]!r} of {DOCS.name} into the game's about/{language}.md"


def test_a_game_without_pages_has_empty_ones():
    assert how_to_play(entrepot.game("haggle")) == {"en": "", "nl": ""}
