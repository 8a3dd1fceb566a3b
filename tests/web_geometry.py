"""What is wrong with the texts on a page, by geometry alone: what lies on another, is cut, or is too faint."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

NEAR = 2
"""Pixels that two texts may share, and that a text may stand over its frame."""
SOURCE = Path(__file__).with_suffix(".js").read_text("utf-8")
SOURCE = SOURCE[SOURCE.index("({ near })") :].rstrip()


def faults(page: Page) -> list[str]:
    """Return which texts of the page lie on others, and which are cut."""
    return _ask(page, "faults")


def faint(page: Page) -> list[str]:
    """Return the texts that do not stand out from their ground."""
    return _ask(page, "faint")


def _ask(page: Page, question: str) -> list[str]:
    found: list[str] = page.evaluate(f"(near) => ({SOURCE})({{ near }}).{question}()", NEAR)
    return found
