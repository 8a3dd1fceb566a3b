"""A game of another package is drawn as that package wants it, in the frame that every game has."""

from __future__ import annotations

import shutil

import pytest
from outside_game import BLOCKS, installed, write_stones
from web_table import Site

pytestmark = pytest.mark.slow
DRAWN = next(text for kind, _, text in BLOCKS if kind == "js")
LESSON = """
game = "stones"
order = 1
minutes = 1
title = { en = "A heap", nl = "Een stapel" }
about = { en = "How to take.", nl = "Hoe men neemt." }
learned = [{ en = "Take 1 to 3.", nl = "Neem er 1 tot 3." }]
seats = 2
names = ["", "Bo"]
[given]
phase = "taking"
heap = 5
[[step]]
en = "Take one."
nl = "Neem er een."
do = "take 1"
instead = { en = "Take one stone.", nl = "Neem er een." }
"""

OPEN = """async () => (await (await fetch("/api/tables", { method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ game: "stones", seats: [{ kind: "me" }, { kind: "bot", bot: "uniform" }] }) })).json())"""


@pytest.fixture(scope="module")
def stones(tmp_path_factory, client):
    """A server that has Stones, with the drawing of the page and a lesson; and the folder of its package."""
    folder = tmp_path_factory.mktemp("stones-game")
    write_stones(folder)
    game = folder / "stones" / "game.py"
    game.write_text(
        game.read_text("utf-8").replace(
            "        self.longest =", '        self.drawing = "drawing"\n        self.longest ='
        )
    )
    for name, text in (("drawing/drawing.js", DRAWN), ("lessons/1-heap.toml", LESSON)):
        (folder / "stones" / name).parent.mkdir()
        (folder / "stones" / name).write_text(text, "utf-8")
    with installed(folder):
        site = Site(tmp_path_factory.mktemp("site"), client, [folder])
        yield site
        site.close()
    shutil.rmtree(folder)


def answering(answer):
    return lambda route: route.fulfill(**answer)


def test_it_is_drawn_and_played_as_its_package_wants_and_as_text_where_that_fails(person, stones):
    ann = person("Ann", at=stones, reduced_motion="reduce")
    ann.poster("Stones").get_by_role("button", name="Learn").wait_for()  # its lesson is found
    opened = ann.page.evaluate(OPEN)
    ann.page.goto(f"{stones.url}/table/{opened['table']}#key={opened['keys'][0]}")
    assert ann.wait_for_question() == ["take 1"]  # with a number to be set
    drawn = ann.page.locator(".board button")  # in the shadow of its element
    heap = ann.pushes[-1]["view"]["heap"]
    assert drawn.count() == heap
    ann.look()
    drawn.nth(1).click()
    ann.wait(
        lambda: ann.pushes[-1]["view"]["taken"][ann.pushes[-1]["seat"]] == 2,
        "two stones taken by a press on the drawing",
    )
    ann.wait(lambda: drawn.count() == ann.pushes[-1]["view"]["heap"], "the drawing as the heap is now")
    module = ann.page.evaluate(
        "fetch('/api/games').then((a) => a.json()).then((all) => all.find(({ id }) => id === 'stones').drawing)"
    )
    broken = DRAWN.replace("const stones", "if (view.heap) throw new Error('broken');\n const stones")
    for answer in ({"status": 404}, {"body": broken, "content_type": "text/javascript"}):
        ann.page.route(f"**{module}", answering(answer))
        ann.page.reload()
        ann.page.get_by_role("status").get_by_text("own drawing failed").wait_for()
        ann.page.get_by_text("stones lie on the heap").wait_for()
        ann.wait_for_question()
        ann.page.unroute(f"**{module}")
    ann.press(ann.actions[0])  # it is played on with the bar
