"""One press too many: the rest of a double click, a double Enter or a held key answers no later question."""

from __future__ import annotations

import json

import pytest
from web_table import CALM, bidder

pytestmark = pytest.mark.slow
LATENCY = 300
SLOW = """(() => { const Quick = window.WebSocket; window.WebSocket = class extends Quick {
    send(data) { setTimeout(() => super.send(data), %d); }
    set onmessage(take) { super.onmessage = (event) => setTimeout(() => take(event), %d); }
}; })()"""
GAPS = (40, 120, 260)
QUESTIONS = 7
"""So each of the six ways to press is tried."""
TITLES = ["Tradejack", "Trade and Triumph", "TradeWarz", "Rule of Trigon", "The Price of Power: Trade"]
ON_BOARD = ".board :is(.glow, .on, .offered, .aim, .lit, .deal):is(button)"


class Hasty:
    """Somebody who presses twice. `misdirected` is what was answered that was not asked when the press began."""

    def __init__(self, who, latency):
        self.who, self.page, self.latency = who, who.page, latency
        self.acts = []
        self.page.get_by_role("article").first.wait_for()
        self.page.on("websocket", lambda socket: socket.on("framesent", self._note))
        if latency:
            who.context.add_init_script(SLOW % (latency // 2, latency // 2))
        self.page.goto(who.site.url)

    def _note(self, frame):
        message = json.loads(frame)
        if message["type"] in ("act", "undo", "lift"):
            self.acts.append(message)

    @property
    def asked(self):
        return self.who.pushes[-1]["prompt"]["number"] if self.who.pushes else None

    def press_twice(self, twice, at=None):
        """Press as `twice` does; return the answers that went to a question which was not there when it began."""
        number, before = self.asked, len(self.acts)
        twice()
        self.page.wait_for_timeout(CALM + 2 * self.latency)
        return [act for act in self.acts[before:] if act.get("prompt", number) != number]

    def double_click(self, x, y, gap):
        self.page.mouse.move(x, y)
        for wait in (gap, 0):
            self.page.mouse.down()
            self.page.mouse.up()
            self.page.wait_for_timeout(wait)

    def double_key(self, key, gap):
        for wait in (gap, 0):
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(wait)

    def hold(self, key):
        """Hold a key down for a second, as a keyboard repeats it."""
        for _ in range(20):
            self.page.keyboard.down(key)
            self.page.wait_for_timeout(50)
        self.page.keyboard.up(key)

    def middle(self, found):
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def hasty(person):
    return lambda latency=0, name="Hal", **settings: Hasty(person(name, reduced_motion="reduce", **settings), latency)


def ways(hasty, number):
    """How something is pressed twice: a button by the pointer, by Enter, by its key, or these held; or the board."""
    page, gap = hasty.page, GAPS[number % len(GAPS)]
    buttons = page.locator(".choices .buttons :is([data-action], [data-group])")
    button = buttons.nth(number % max(1, buttons.count()))
    key = button.get_attribute("aria-keyshortcuts")
    board = page.locator(ON_BOARD)
    way = number % 6
    if way == 1 and board.count():
        return lambda: hasty.double_click(*hasty.middle(board.nth(number % board.count())), gap)
    if way in (2, 3):
        button.focus()
        return lambda: hasty.double_key("Enter", gap) if way == 2 else hasty.hold("Enter")
    if way in (4, 5) and key:
        return lambda: hasty.double_key(key, gap) if way == 4 else hasty.hold(key)
    return lambda: hasty.double_click(*hasty.middle(button), gap)


@pytest.mark.parametrize(
    ("title", "latency"), [*((title, 0) for title in TITLES), (TITLES[0], LATENCY), (TITLES[3], LATENCY)]
)
def test_no_press_answers_a_question_that_came_after_it(hasty, title, latency):
    hal = hasty(latency)
    who = hal.who
    who.poster(title).get_by_role("button", name="Play now").click()
    answered, misdirected = set(), []
    for number in range(QUESTIONS):
        who.wait_for_question()
        who.wait(lambda: who.is_over or hal.asked is not None, "a question")
        if who.is_over:
            break
        who.look()
        misdirected += hal.press_twice(ways(hal, number))
        answered |= {act.get("prompt") for act in hal.acts}
        if who.page.locator(".choices .main + button").count() and "Not yet" in who.page.inner_text(".choices"):
            who.page.get_by_role("button", name="Not yet").click()
    assert misdirected == []
    assert len(answered) >= QUESTIONS // 3


def test_a_press_elsewhere_is_taken_at_once_and_one_at_the_same_place_after_a_moment(hasty):
    hal = hasty()
    who, page = hal.who, hal.page
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()
    who.look()
    main, passing = page.locator(".amount .main"), page.locator(".choices [data-action='pass']")

    def next_question(number):
        who.wait(lambda: hal.asked not in (None, number) and main.count() and passing.count(), "the next auction")

    number = hal.asked
    hal.double_click(*hal.middle(passing), 20)
    next_question(number)
    assert len(hal.acts) == 1
    shown = main.get_attribute("data-action")
    page.get_by_role("button", name="More").click()
    assert main.get_attribute("data-action") != shown

    who.look()
    number = hal.asked
    passing.click()
    next_question(number)
    who.look()
    passing.click()
    who.wait(lambda: len(hal.acts) == 3, "the answer of a later press")


def test_the_focus_goes_to_the_question_and_a_moment_later_keys_answer_it(hasty):
    hal = hasty()
    who = hal.who
    who.poster().get_by_role("button", name="Play now").click()
    who.wait_for_question()
    who.page.locator(".choices [data-action='pass']").focus()
    for _ in range(3):
        number = hal.asked
        who.look()
        who.page.keyboard.press("p")
        who.wait(lambda was=number: hal.asked not in (None, was), "the next question")
        who.wait(lambda: who.page.evaluate("document.activeElement.matches('.choices .question')"), "the focus")
    assert len(hal.acts) == 3


def test_what_a_press_opens_is_not_answered_by_its_second_half(hasty):
    hal = hasty()
    who, page = hal.who, hal.page
    who.poster().get_by_role("button", name="Play now").click()
    who.play_on(bidder(), until=lambda: any(action.startswith("pair") for action in who.actions))
    nothing = page.locator(".choices [data-action='done']")
    before = len(hal.acts)
    for twice in (
        lambda: hal.double_click(*hal.middle(nothing), 100),
        lambda: hal.double_key(nothing.get_attribute("aria-keyshortcuts"), 100),
        lambda: (nothing.focus(), hal.double_key("Enter", 100)),
    ):
        who.look()
        twice()
        page.wait_for_timeout(CALM)
        assert len(hal.acts) == before
        page.get_by_role("button", name="Not yet").click()
        nothing.wait_for()


def is_opening(request):
    return request.method == "POST" and request.url.endswith("/api/tables")


def test_a_table_is_opened_once_and_a_curtain_lifted_by_a_press_of_its_own(hasty):
    hal = hasty()
    who, page = hal.who, hal.page
    opened = []
    page.on("request", lambda request: opened.append(request.url) if is_opening(request) else None)
    page.route("**/api/tables", lambda route: (page.wait_for_timeout(LATENCY), route.continue_()))
    opening = who.poster().get_by_role("button", name="One screen")
    opening.focus()
    hal.double_key("Enter", 100)
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(CALM)
    assert opened == []
    hal.double_click(*hal.middle(page.get_by_role("button", name="Begin")), 100)
    lift = page.locator(".curtain button")
    lift.wait_for()
    assert len(opened) == 1
    page.wait_for_timeout(CALM)
    assert page.locator(".curtain").count() == 1
    lift.click()
    who.wait_for_question()
    who.look()
    page.locator(".choices [data-action='pass']").focus()
    hal.double_key("Enter", 100)
    page.wait_for_timeout(CALM)
    assert page.locator(".curtain").count() == 1
