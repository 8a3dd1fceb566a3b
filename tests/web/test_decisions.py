"""A decision can be read: few choices in a low bar, their cost and gain, one's own things and the map in sight."""

from __future__ import annotations

import pytest
from web_play import act, on_offer, play, view

pytestmark = pytest.mark.slow
POWER = "The Price of Power: Trade"
TRIGON = "Rule of Trigon"
WIDE = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
HAND = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
LIKED = ("expand", "trade", "pass", "end", "done", "decline", "keep")
ZOOMS = [(1280, 800), (640, 400), (1920, 1080), (800, 900)]
"""1280 by 800 at 200 % is 640 by 400."""
BAR = "document.querySelector('.choices').getBoundingClientRect()"
OVERLAPS = """() => {
    const texts = [...document.querySelectorAll(".map svg text")];
    const boxes = texts.map((text) => [text.textContent, text.getBoundingClientRect()]);
    const names = boxes.filter(([, { width }]) => width > 0);
    const meet = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return { count: names.length, met: names.flatMap((one, at) => names.slice(at + 1).filter((two) => meet(one, two))
        .map((two) => `${one[0]} and ${two[0]}`)) };
}"""


def liked(actions):
    return next((action for verb in LIKED for action in actions if action.split()[0] == verb), actions[0])


def sit_down(person, title, settings, until):
    """Play until something is asked; look at it."""
    who = person("Ann", **settings)
    who.poster(title).get_by_role("button").first.click()
    who.wait_for_question()
    play(who, liked, until=lambda: view(who)["phase"] == until)
    who.wait(lambda: who.page.locator(".choices .skip").count() == 0 and who.actions, "the question as it is")
    who.look()
    return who


def bar(who):
    return who.page.evaluate(f"(({{ top, bottom, height }}) => ({{ top, bottom, height }}))({BAR})")


def is_in_sight(who, selector):
    """Whether a thing is above the bar and on the page, all of it."""
    box = who.page.locator(selector).first.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= bar(who)["top"] + 1


def place_of(who, action):
    """The right and lower end of a button, by which it is found again."""
    box = who.page.locator(f".choices [data-action='{action}']").bounding_box()
    return box["x"] + box["width"], box["y"] + box["height"]


# ---------------------------------------------------------------- the first turn


@pytest.mark.parametrize(("settings", "most"), [(WIDE, 0.2), (HAND, 0.32)], ids=["wide", "phone"])
def test_the_first_turn_of_the_price_of_power_is_a_glance(person, settings, most):
    who = sit_down(person, POWER, settings, "turn")
    page = who.page
    buttons = page.locator(".choices .buttons :is([data-action], [data-group])")
    assert len(on_offer(who)) > 15
    assert buttons.count() <= 7
    high = settings["viewport"]["height"]
    assert bar(who)["height"] <= most * high
    assert abs(bar(who)["bottom"] - high) <= 2, "it stands at the foot of the window"
    assert is_in_sight(who, ".map")
    assert is_in_sight(who, "[data-anchor='mat-0']")
    if settings is WIDE:
        assert is_in_sight(who, ".bar .goal")
        assert page.locator(".bar .goal").inner_text().startswith("The most Prestige wins: from ")
    else:
        assert is_in_sight(who, ".own .wins")
        assert page.locator(".own .wins").inner_text().startswith("Most Prestige wins")
    scrolled = page.locator(".choices .buttons").evaluate("(box) => box.scrollHeight - box.clientHeight")
    assert scrolled <= 1
    assert "−1 Diplomatic" in page.locator(".choices [data-action='trade']").inner_text()


def test_on_a_phone_the_map_shows_the_part_that_is_asked_about_and_then_all_of_it_again(person):
    who = sit_down(person, POWER, HAND, "turn")
    page = who.page
    size = "() => document.querySelector('.map').clientWidth / document.querySelector('.frame').clientWidth"
    assert page.evaluate(size) <= 1
    page.locator(".choices [data-group~='influence']").tap()
    who.wait(lambda: page.evaluate(size) > 1.2, "a part of the map")
    frame = page.locator(".frame").bounding_box()
    spots = [one.bounding_box() for one in page.locator(".spot.on").all()]
    assert len(spots) > 3
    for box in spots:
        x, y = box["x"] + box["width"] / 2 - frame["x"], box["y"] + box["height"] / 2 - frame["y"]
        assert 0 < x < frame["width"]
        assert 0 < y < frame["height"]
    page.get_by_role("button", name="All choices").tap()
    who.wait(lambda: page.evaluate(size) <= 1, "the whole map")


def test_the_first_turn_of_trigon_fits_a_hand(person):
    who = sit_down(person, TRIGON, HAND, "turn")
    assert bar(who)["height"] <= 0.36 * 844
    for what in (".map", "[data-anchor='mat-0']", ".mine .strip .card"):
        assert is_in_sight(who, what), what
    assert "−1 copper" in who.page.locator(".choices [data-action='buy-card']").inner_text()


@pytest.mark.parametrize("settings", [WIDE, HAND], ids=["wide", "phone"])
@pytest.mark.parametrize(("title", "way_out", "key"), [(POWER, "pass", "p"), (TRIGON, "end", "e")])
def test_the_way_out_keeps_its_place_and_its_key(person, settings, title, way_out, key):
    who = sit_down(person, title, settings, "turn")
    page = who.page
    before = place_of(who, way_out)
    if title == POWER:
        page.locator("[data-group~='influence']").click()
    else:
        home = next(row["spot"] for row in view(who)["settlements"] if row["seat"] == view(who)["seat"])
        page.locator(f".mine .strip .card:has-text('{home}'), .mine .strip .card").first.click()
    page.get_by_role("button", name="All choices").wait_for()
    assert place_of(who, way_out) == pytest.approx(before, abs=2)
    assert page.locator(f".choices [data-action='{way_out}']").get_attribute("aria-keyshortcuts") == key
    keyed = page.locator(f".choices [aria-keyshortcuts='{key}']")
    assert keyed.count() == 1


# ---------------------------------------------------------------- many choices, and what they are about


@pytest.mark.parametrize("settings", [WIDE, HAND], ids=["wide", "phone"])
def test_all_roads_of_trade_and_triumph_are_in_sight(person, settings):
    who = person("Ann", **settings)
    page = who.page
    who.poster("Trade and Triumph").get_by_role("button").first.click()
    who.wait_for_question()
    page.locator(".choices [data-group~='via']").click()
    roads = page.locator(".choices [data-action^='via ']")
    assert roads.count() == 8
    way_back = page.get_by_role("button", name="All choices").bounding_box()
    high = settings["viewport"]["height"]
    for at in range(8):
        box = roads.nth(at).bounding_box()
        assert box["y"] + box["height"] <= high
        is_beside = box["x"] + box["width"] <= way_back["x"] or box["y"] + box["height"] <= way_back["y"] + 1
        assert is_beside, "nothing lies on a choice"
    if settings is HAND:
        box = page.locator(".country .map").bounding_box()
        assert box["y"] + box["height"] <= page.locator(".mine").bounding_box()["y"] + 1


def test_the_squares_of_a_march_show_their_names_and_what_lies_there(person):
    who = person("Ann", **WIDE)
    page = who.page
    who.poster("TradeWarz").get_by_role("button").first.click()
    who.wait_for_question()
    play(who, dock_first, until=lambda: view(who)["phase"] == "turn")
    act(who, "march")
    act(who, next(action for action in on_offer(who) if action.startswith("squad ")))
    who.wait(lambda: view(who)["phase"] == "march" and on_offer(who), "the steps")
    who.look()
    steps = [action for action in on_offer(who) if action.startswith("step s")]
    assert steps
    names = page.locator(".country text.called").all_text_contents()
    for step in steps:
        assert step.split()[1].upper() in names
        told = page.locator(f".choices [data-action='{step}'] .brief").all_inner_texts()
        assert told, step


def dock_first(actions):
    return next((action for action in actions if action.startswith("dock ")), actions[0])


# ---------------------------------------------------------------- a Trade


def test_on_a_phone_a_tap_on_a_card_says_row_by_row_who_would_collect_what_and_why(person):
    who = sit_down(person, POWER, HAND, "turn")
    page = who.page
    act(who, "trade")
    who.wait(lambda: view(who)["phase"] == "trade" and on_offer(who), "the cards")
    who.look()
    number = who.pushes[-1]["prompt"]["number"]
    action = next(action for action in on_offer(who) if action.startswith("select "))
    entry = action.split()[1]
    assert is_in_sight(who, ".shown .card")
    page.locator(f".shown tr[data-entry='{entry}'] button").first.tap()
    picked = page.locator(f".choices .main[data-action='{action}']")
    picked.wait_for()
    lines = page.locator(".choices ul.outcome li").all_inner_texts()
    rows = [row for card in view(who)["cards"]["shown"] for row in card["entries"] if row["entry"] == entry]
    paid = [share for share in rows[0]["table"] if share["ducats"]]
    assert len(lines) >= 3
    for share in paid:
        told = [line for line in lines if f"Trade Power {share['power']}" in line]
        assert any(f" {share['ducats']}" in line for line in told)
    assert who.pushes[-1]["prompt"]["number"] == number, "it was only picked"
    who.look()
    picked.tap()
    who.wait(lambda: who.pushes[-1]["prompt"]["number"] != number, "the choice")


def test_all_cards_and_ones_own_sheet_are_in_sight_of_a_trade(person):
    who = sit_down(person, POWER, WIDE, "turn")
    act(who, "trade")
    who.wait(lambda: view(who)["phase"] == "trade" and on_offer(who), "the cards")
    who.look()
    assert is_in_sight(who, "[data-anchor='mat-0']")
    cards = who.page.locator(".shown .card")
    assert cards.count() == 3
    for at in range(3):
        box = cards.nth(at).bounding_box()
        assert box["y"] + box["height"] <= bar(who)["top"] + 1, at


# ---------------------------------------------------------------- the chart


@pytest.mark.parametrize("language", ["English", "Nederlands"])
def test_no_name_on_the_chart_lies_on_another_also_at_twice_the_size(person, language):
    who = sit_down(person, POWER, WIDE, "turn")
    page = who.page
    page.get_by_role("button", name=language).click()
    page.mouse.move(2, 2)
    for width, height in ZOOMS:
        page.set_viewport_size({"width": width, "height": height})
        who.look()
        found = page.evaluate(OVERLAPS)
        assert found["count"] > 50
        assert found["met"] == [], (width, height)
