"""Files of a spreadsheet in the workshop: what is right comes in; what is wrong is told once, or its cell is marked."""

from __future__ import annotations

from io import BytesIO
from xml.sax.saxutils import escape
from zipfile import ZIP_DEFLATED, ZipFile

from playwright.sync_api import expect
from web_table import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)
MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
ROOMS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
HEAD = ["id", "colour", "kind", "value", "copies", "origin", "name.en", "name.nl"]
NOT_LOADED = "was not loaded, and nothing has changed"


def cell(column, row, value, shared):
    """A cell as spreadsheets write it: a text is a number among the shared ones; an empty cell is not there."""
    place = f"{chr(ord('A') + column)}{row}"
    if value == "":
        return ""
    if isinstance(value, int):
        return f'<c r="{place}"><v>{value}</v></c>'
    if value not in shared:
        shared.append(value)
    return f'<c r="{place}" t="s"><v>{shared.index(value)}</v></c>'


def book(**sheets):
    """A spreadsheet's file with these sheets, packed."""
    shared: list[str] = []
    names = list(sheets)
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as zipped:
        listed = "".join(f'<sheet name="{name}" sheetId="{at}" r:id="r{at}"/>' for at, name in enumerate(names, 1))
        zipped.writestr("xl/workbook.xml", f"<workbook {MAIN} {ROOMS}><sheets>{listed}</sheets></workbook>")
        aims = "".join(f'<Relationship Id="r{at}" Target="worksheets/s{at}.xml"/>' for at in range(1, len(names) + 1))
        zipped.writestr("xl/_rels/workbook.xml.rels", f"<Relationships>{aims}</Relationships>")
        for at, name in enumerate(names, 1):
            rows = "".join(
                f'<row r="{row}">{"".join(cell(column, row, value, shared) for column, value in enumerate(line))}</row>'
                for row, line in enumerate(sheets[name], 1)
            )
            zipped.writestr(f"xl/worksheets/s{at}.xml", f"<worksheet {MAIN}><sheetData>{rows}</sheetData></worksheet>")
        texts = "".join(f"<si><t>{escape(text)}</t></si>" for text in shared)
        zipped.writestr("xl/sharedStrings.xml", f"<sst {MAIN}>{texts}</sst>")
    return made.getvalue()


def lines(page):
    data = page.evaluate("async () => (await (await fetch('/api/workshop/tradejack')).json()).data.product")
    return [[*(row[name] for name in HEAD[:6]), row["name"]["en"], row["name"]["nl"]] for row in data]


def load(page, name, body, kind=KIND):
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": kind, "buffer": body})


def test_files_of_a_spreadsheet(person):
    page = person("Ann", start="/workshop/tradejack").page
    page.wait_for_selector("[role=grid] td")
    page.get_by_text("Files and spreadsheets").click()
    good = lines(page)
    good[0][3], good[0][6], good[1][6] = 7, "Soap & suds", "=1+1"
    load(page, "mine.xlsx", book(notes=[["mine"]], product=[HEAD, *good, ["", "", ""]]))
    expect(page.get_by_text("mine.xlsx is loaded")).to_be_visible()
    expect(page.locator('[data-cell="0-3"]')).to_have_text("7")
    expect(page.locator('[data-cell="0-6"]')).to_have_text("Soap & suds")
    expect(page.locator('[data-cell="1-6"]')).to_have_text("=1+1")
    assert page.locator("[role=grid] tbody tr").count() == 12

    good[2][3], good[3][2] = 99, "soup"
    load(page, "wrong.xlsx", book(Sheet1=[HEAD, *good]))
    expect(page.locator("[aria-invalid]")).to_have_count(2)
    expect(page.locator('[data-cell="2-3"]')).to_have_attribute("title", "Allowed: a whole number from 0 to 20.")
    expect(page.locator('[data-cell="3-2"]')).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="row 3 (Instant Noodles (blue)), value")).to_be_visible()

    problem = page.get_by_role("alert")
    load(page, "short.xlsx", book(product=[HEAD[:3], *(line[:3] for line in good)]))
    expect(problem).to_contain_text(NOT_LOADED)
    expect(problem).to_contain_text("value, copies")
    load(page, "no.xlsx", b"PK\x03\x04 no such file")
    expect(problem).to_contain_text("not an XLSX file")
    load(page, "old.ods", b"PK", "application/vnd.oasis.opendocument.spreadsheet")
    expect(problem).to_contain_text("Files of this kind are not read")
    expect(page.locator('[data-cell="2-3"]')).to_contain_text("99")  # none of these has changed anything
