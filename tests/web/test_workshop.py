"""A designer who has never opened a terminal: cards are changed, kept, compared, tried, played and printed."""

from __future__ import annotations

import json
import re
import struct
from zipfile import ZipFile

from playwright.sync_api import expect
from web_table import PATIENCE
from web_table import check_accessibility as axe

expect.set_options(timeout=PATIENCE * 1000)

SOUND = "These cards can be played"
WRONG = "There is one error"
PASTE = """(text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
}"""
PAGES = re.compile(rb"/Type\s*/Page[^s]")
BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)")


def cell(page, id, column):
    """The cell of a row, by its id and the name of its column."""
    page.wait_for_selector("[role=grid] td")
    columns = page.locator("[role=grid] thead th").all_inner_texts()
    ids = page.locator("[role=grid] tbody tr td:nth-of-type(1)").all_inner_texts()
    return page.locator(f'[data-cell="{ids.index(id)}-{columns.index(column) - 1}"]')


def fill(page, id, column, text):
    cell(page, id, column).click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def check_tabletop(made):
    """A sheet that is drawn all over, a picture of each card, and a deck with the names as they were changed."""
    assert made.testzip() is None
    names = made.namelist()
    assert len([name for name in names if name.startswith("cards/product-")]) == 12
    wide, high = struct.unpack(">II", made.read("sheets/product-1.png")[16:24])
    assert (wide, high) == (4200, 2 * 588)
    soap, noodles = (made.read(f"cards/product-{id}.png") for id in ("soap-blue", "noodles-blue"))
    assert soap != noodles
    assert min(len(soap), len(noodles)) > 5000, "an empty picture is smaller"
    (deck,) = json.loads(made.read("deck.json"))["ObjectStates"]
    assert len(deck["DeckIDs"]) == 72
    assert deck["CustomDeck"]["1"]["FaceURL"] == "https://example.org/mine/sheets/product-1.png"
    assert deck["ContainedObjects"][0]["Nickname"] == "Blue soap"
    assert "Blue soap" in deck["ContainedObjects"][0]["Description"]


def test_from_the_lobby_to_a_table_with_cards_of_ones_own(person):
    ann = person("Ann")
    page = ann.page
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name="Tradejack").click()
    fill(page, "lipstick-blue", "value", "12")
    fill(page, "soap-blue", "value", "4")
    fill(page, "soap-blue", "name.en", "Blue soap")
    expect(page.get_by_role("heading", name="Soap (yellow)")).to_be_visible()  # Enter has gone down

    # a wrong cell is marked with the reason, and undone
    fill(page, "noodles-blue", "value", "99")
    expect(page.get_by_text(WRONG)).to_be_visible()
    wrong = cell(page, "noodles-blue", "value")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(wrong).to_have_attribute("title", "Allowed: a whole number from 0 to 20.")
    assert page.locator("[aria-invalid]").count() == 1
    page.locator("#part-versions").click()
    expect(page.get_by_role("button", name="Keep as a version")).to_be_disabled()
    page.locator("#part-cards").click()
    axe(page, "workshop")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(SOUND)).to_be_visible()
    assert page.locator("[aria-invalid]").count() == 0

    # from a spreadsheet, and back to what was there
    cell(page, "margarine-blue", "value").click()
    page.evaluate(PASTE, "7\t2\n8\t3\n")
    expect(cell(page, "margarine-yellow", "copies")).to_have_text("3")
    page.keyboard.press("Control+z")
    expect(cell(page, "margarine-yellow", "copies")).to_have_text("6")
    expect(page.get_by_text(SOUND)).to_be_visible()

    # what was typed is there again after a reload, and is kept as a version
    page.reload()
    expect(cell(page, "lipstick-blue", "value")).to_have_text("12")
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.locator("#part-versions").click()
    page.get_by_label("What is new").fill("dear lipstick")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Version 1: dear lipstick")).to_be_visible()
    page.get_by_role("button", name="Compare").last.click()
    expect(page.locator("tbody tr")).to_have_text(
        [
            re.compile("soap-blue.*value.*2.*4"),
            re.compile("soap-blue.*name.en.*Blue soap"),
            re.compile("lipstick-blue.*5.*12"),
        ]
    )

    # tried in the background, looked away from, stopped
    page.locator("#part-try").click()
    page.get_by_label("Games").select_option("60")
    page.get_by_role("button", name="Play 60 games").click()
    expect(page.locator('tr[data-verdict="strong"]')).to_contain_text("Lipstick (blue)")
    page.goto(ann.site.url)
    page.go_back()
    page.locator("#part-try").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.locator('[data-trial="stopped"]')).to_contain_text("Lipstick (blue) is too strong.")
    page.get_by_text("The whole report").click()
    expect(page.frame_locator("iframe").get_by_role("heading")).to_have_text("What was found")
    axe(page, "workshop")

    # printed, on the paper that was chosen, fronts and backs
    page.locator("#part-print").click()
    for deck in ("source", "trend", "award"):
        page.get_by_label(deck).uncheck()
    page.get_by_role("checkbox", name="How to play").uncheck()
    page.get_by_label("Paper").select_option("letter")
    expect(page.get_by_text("72 cards, 16 pages.")).to_be_visible()
    page.evaluate("window.print = () => (window.isPrinted = true)")
    page.get_by_role("button", name="Print, or save as PDF").click()
    page.wait_for_function("window.isPrinted")
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGES.findall(printed)) == 2 * 72 / 9
    sizes = {(round(float(wide)), round(float(high))) for wide, high in BOX.findall(printed)}
    assert sizes == {(612, 792)}

    # as pictures for Tabletop Simulator
    page.get_by_text("Pictures for Tabletop Simulator").click()
    page.get_by_label("Where the pictures will be").fill("https://example.org/mine")
    with page.expect_download() as download:
        page.get_by_role("button", name="Make the pictures").click()
    check_tabletop(ZipFile(download.value.path()))

    # and played
    page.locator("#part-sit").click()
    page.get_by_role("button", name="Play now, against bots").click()
    page.wait_for_url("**/table/*")
    content = page.evaluate(
        "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}/content`)).json()"
    )
    assert {row["id"]: row["value"] for row in content["product"]}["lipstick-blue"] == 12
