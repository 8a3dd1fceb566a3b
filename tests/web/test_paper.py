"""On paper: the rules, the log and the final table, black on white, and nothing of them cut off."""

from __future__ import annotations

import re

import pytest
from web_table import first_set

pytestmark = pytest.mark.slow
A4 = {"width": 680, "height": 1000}
"""What is left of a page between its margins, in pixels of CSS."""
CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
    const style = getComputedStyle(one);
    const isSeen = one.getClientRects().length && !one.closest(".unseen");
    return isSeen && style.overflow !== "visible"
        && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.outerHTML.slice(0, 120))"""
INKS = """() => [...new Set([...document.querySelectorAll("body, main *, aside *")]
    .filter((one) => one.getClientRects().length && one.innerText?.trim() && !one.closest(".unseen, svg"))
    .flatMap((one) => { const { color, backgroundColor } = getComputedStyle(one); return [color, backgroundColor]; })
)]"""
PAPER = {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
DARK = 60
"""No ink on paper is lighter than this, of 255."""


def on_paper(page):
    """Check the page as it is printed, whatever theme it has on the screen; return its text and how many pages."""
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="reduce")
    size = page.viewport_size
    page.set_viewport_size(A4)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")  # as a browser says before it prints
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= A4["width"]
    inks = [color for color in page.evaluate(INKS) if color not in PAPER]
    assert all(max(map(int, re.findall(r"\d+", color)[:3])) <= DARK for color in inks), inks
    assert page.locator("header, .board, .choices, button:not([data-ply])").locator("visible=true").count() == 0
    text = page.inner_text("body")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    pages = page.pdf(format="A4").count(b"/Type /Page\n")
    page.emulate_media(media="screen", reduced_motion="reduce")
    page.set_viewport_size(size)
    return text, pages


@pytest.mark.parametrize(("width", "locale"), [(1280, "en-GB"), (390, "nl-NL")])
def test_the_log_the_rules_and_the_final_table_are_printed_whole(person, width, locale):
    who = person("Ann", locale=locale, viewport={"width": width, "height": 800}, reduced_motion="reduce")
    page = who.page
    is_dutch = locale.startswith("nl")
    who.poster().get_by_role("button", name="Nu spelen" if is_dutch else "Play now").click()
    who.wait_for_question()
    page.get_by_role("tab").nth(2).click()
    clauses = page.locator("[data-clause]")
    clauses.first.wait_for(state="attached")
    text, pages = on_paper(page)
    ids = clauses.evaluate_all("(rows) => rows.map((row) => row.dataset.clause)")
    assert len(ids) > 100
    assert [id for id in ids if id not in text] == []
    assert pages > 5
    assert page.locator("[data-clause]").last.is_hidden()  # on the screen they are folded as before

    page.get_by_role("tab").first.click()
    who.play_on(first_set)
    page.locator(".log p").first.wait_for(state="attached")
    events = sum(len(push["events"]) for push in who.pushes)
    text, pages = on_paper(page)
    printed = " ".join(text.split())
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    lines = [" ".join(line.split()) for line in page.locator(".log p").all_text_contents()]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert len(lines) == events > 60
    assert [line for line in lines if line not in printed] == []
    assert page.locator(".receipt tbody tr").count() == 3
    for cell in page.locator(".receipt tbody td, .receipt th").all_text_contents():
        assert " ".join(cell.split()).strip("=+− ") in printed
    assert "TJ-END" in text
    assert pages >= 2

    page.locator(".receipt .main").click()
    page.locator("[data-ply='1']").wait_for()
    plies = int(page.locator(".count").inner_text().split("/")[1])
    printed, _ = on_paper(page)
    assert len([line for line in printed.splitlines() if line.strip()]) >= plies > 60
