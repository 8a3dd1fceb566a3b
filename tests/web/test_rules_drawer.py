"""The rules in the browser: how to play as its page has it, and where each rule comes from if the ledger tells."""

from __future__ import annotations

import pytest
from web_table import ROOT, check_accessibility

import entrepot

pytestmark = pytest.mark.slow
LEDGER = entrepot.game("price_of_power").ledger
FOLDER = ROOT / "src" / "entrepot" / "games" / "price_of_power"
MARKS = {
    "en": {"source": "source", "public": "public", "ours": "ours"},
    "nl": {"source": "bron", "public": "openbaar", "ours": "van ons"},
}


def open_rules(who, title):
    """Begin against a bot and look at every rule."""
    page = who.page
    who.poster(title).get_by_role("button", name="Invite").click()
    page.get_by_label("Player 2").select_option(label="A bot")
    page.get_by_role("button", name="Begin").click()
    who.wait_for_question()
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text("All rules, one by one").click()
    page.locator("[data-clause]").first.wait_for()


def test_how_to_play_has_its_tables_numbers_and_weight(person):
    ann = person("Ann", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    open_rules(ann, "The Price of Power: Trade")
    guide = ann.page.locator("aside .rules details").first
    source = (FOLDER / "about" / "en.md").read_text("utf-8")
    lines = [line for line in source.splitlines() if line.startswith("|")]
    assert guide.locator("table tbody tr").count() == len(lines) - 2 >= 11
    assert guide.locator("th").all_inner_texts() == ["Action", "costs", "does"]
    annex = next(line for line in lines if line.startswith("| Annex "))
    cells = [cell.strip() for cell in annex.strip("|").split("|")]
    assert guide.locator("tbody tr", has_text="Annex").first.locator("td").all_inner_texts() == cells
    numbered = [line.partition(" ")[2] for line in source.splitlines() if line[0:1].isdigit()]
    assert guide.locator("ol > li").count() == len(numbered) >= 4
    assert guide.locator("ol > li").first.inner_text().startswith(numbered[0].replace("*", "")[:20])
    assert guide.get_by_text("Merchants", exact=True).first.evaluate("(one) => one.tagName") == "STRONG"
    text = guide.inner_text()
    assert not any(sign in text for sign in ("|", "**", "##", "`"))


def marks(page):
    """The small word beside each id."""
    found = "(rows) => rows.map((row) => [row.dataset.clause, row.querySelector('.origin')?.innerText ?? ''])"
    return dict(page.locator("[data-clause]").evaluate_all(found))


def test_a_rule_says_where_it_comes_from(person):
    ann = person("Ann", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    open_rules(ann, "The Price of Power: Trade")
    entries = [*LEDGER.clauses.values(), *LEDGER.rulings.values()]
    assert marks(ann.page) == {entry.id: MARKS["en"][entry.origin] for entry in entries}
    key = ann.page.locator(".origins")
    assert key.locator("dt").all_inner_texts() == ["source", "public", "ours"]
    assert key.locator("dd").nth(2).inner_text() == "our own, so that it can be played by itself"
    check_accessibility(ann.page, "where the rules come from")
    ann.page.get_by_role("button", name="Nederlands").click()
    ann.page.get_by_text("Alle regels, een voor een").click()
    assert marks(ann.page) == {entry.id: MARKS["nl"][entry.origin] for entry in entries}
    bron = ann.page.locator("[data-clause='PP-CONN-02'] .origin")
    assert (bron.inner_text(), bron.get_attribute("title")) == ("bron", "uit de bron zelf, die altijd voorgaat")


def test_a_ledger_that_does_not_tell_shows_nothing(person):
    ann = person("Ann", reduced_motion="reduce")
    open_rules(ann, "Tradejack")
    assert set(marks(ann.page).values()) == {""}
    assert ann.page.locator(".origins").count() == 0
