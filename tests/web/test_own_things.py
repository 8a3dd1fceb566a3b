"""While something is asked, one's own hand and goods are in the window and under nothing, also on a phone."""

from __future__ import annotations

import random

import pytest
from web_play import act, on_offer

pytestmark = pytest.mark.slow
OWN = {
    "Tradejack": ".mine .card, .mine .mat",
    "Trade and Triumph": ".mine .slot, .mat.own .goods, .mat.own .gold",
    "TradeWarz": ".mat.own, .mine .cards > *, .mine .caption em, .mine .face",
    "Rule of Trigon": ".mat.own, .mine",
    "The Price of Power: Trade": ".realm.own",
}
"""What is one's own, by game."""
WIDE = {"Rule of Trigon": ", .market .good", "The Price of Power: Trade": ", .zoom .bar"}
"""What else is in sight on a wide window: prices, and what stands below a chart."""
SIZES = [(1280, 800), (390, 844)]
ANSWERS = 10
HIDDEN = """(own) => [...document.querySelectorAll(`${own}, .choices .question`)].flatMap((one) => {
    for (let at = one; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === "inset(50%)") return []; // for those who listen: it is drawn elsewhere
    }
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = `${one.className} "${one.textContent.trim().slice(0, 30)}"`;
    if (!width || !height) return [`${name} is not drawn`];
    if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return [`${name} is outside`];
    const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    const text = document.createRange();
    text.selectNodeContents(one);
    const boxes = one.matches(".question") ? [...text.getClientRects()] : [one.getBoundingClientRect()]; // line by line
    const met = boxes.flatMap((box) => places.map(([x, y]) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
    const above = met.find((hit) => !hit || !(one.contains(hit) || hit.contains(one)));
    return above === undefined ? [] : [`${name} lies under ${above?.className}`];
})"""

BAD_PAGE = """
<p class="one">In sight</p>
<p class="one" style="position: absolute; top: 700px">Below</p>
<div class="bar" style="position: fixed; bottom: 0; left: 0; height: 100px; width: 100%; background: red"></div>
<p class="one" style="margin-top: 2000px">Far</p>
"""


def hidden(page, title):
    """What of one's own is not to be seen, by size of the window."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[width] = page.evaluate(HIDDEN, OWN[title] + (WIDE.get(title, "") if width > 900 else ""))
    return found


@pytest.mark.parametrize("title", OWN)
def test_what_is_ones_own_is_in_sight_of_every_question(person, title):
    who = person("Ann", reduced_motion="reduce")
    page = who.page
    who.poster(title).get_by_role("button").first.click()
    page.mouse.move(2, 2)  # a card that is pointed at grows
    chance = random.Random(5)
    kinds = set()
    for _ in range(ANSWERS):
        who.wait(lambda: on_offer(who) and page.locator(".choices.asked").count(), "a question")
        kind = who.pushes[-1]["prompt"]["message"]["id"]
        if kind not in kinds:
            assert page.locator(OWN[title]).count()
            assert hidden(page, title) == {width: [] for width, _ in SIZES}, kind
        kinds.add(kind)
        act(who, chance.choice(on_offer(who)))
    assert len(kinds) > 1


def test_what_lies_under_something_or_outside_is_found(person):
    page = person("Ann").context.new_page()
    page.set_content(BAD_PAGE)
    under, outside = page.evaluate(HIDDEN, ".one")
    assert "Below" in under
    assert "lies under bar" in under
    assert "Far" in outside
    assert "is outside" in outside
