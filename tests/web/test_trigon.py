"""Rule of Trigon in the browser: a whole game in Dutch without any English, a battle as a scene of dice, a phone."""

from __future__ import annotations

import re

import pytest
import web_play
from web_play import MOST_QUESTIONS, Dutch, act, check_phone, check_zoom, dutch_phone, lifted, on_offer, told, view
from web_table import check_accessibility

pytestmark = pytest.mark.slow
TITLE = "Rule of Trigon"
DUTCH = Dutch("trigon")
WAY = ("c2", "c5", "k5", "k2", "k1")
"""From the capital of Calmania to that of Kalland."""
ORDER = ("found", "train-scout", "buy-quest", "exchange", "accept", "decline", "pass", "end")
"""What the player of this test likes best; of a kind it takes what stands last."""


def liked(actions):
    for verb in ORDER:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[-1]
    return actions[-1]


def play(who, until=lambda: False):
    web_play.play(who, liked, until)


def spot(who, place):
    return who.page.locator(f".map [data-anchor='spot-{place}']")


# ---------------------------------------------------------------- a whole game


@pytest.fixture
def ann(person):
    return person("Ann", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


def begin(who):
    """Sit down against two bots, for twelve rounds at most; then have it all in Dutch."""
    page = who.page
    who.poster(TITLE).get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="One more seat").click()
    for number in (2, 3):
        page.get_by_label(f"Player {number}").select_option(label="A bot")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Longest game").select_option("12")
    page.get_by_role("button", name="Begin").click()
    who.wait_for_question()


def test_a_whole_game_in_dutch_from_the_lobby_to_its_scores(ann):
    page = ann.page
    begin(ann)
    assert page.locator(".map .spot").count() == 28 + 11
    standing = [row for row in view(ann)["settlements"] if row["palace"]]
    assert page.locator(".map .palace").count() == len(standing) >= 1
    play(ann, until=lambda: view(ann)["phase"] == "turn")  # somebody may have an offer to make first
    page.get_by_text("Train or build").or_(page.get_by_text("Train a knight")).first.wait_for()
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("button", name="Beëindig de beurt").wait_for()
    DUTCH.check(page, "the first turn")
    check_signs_and_rules(ann)
    check_capital(ann)
    check_cards(ann)
    check_offer(ann)
    check_march(ann)
    play(ann, until=lambda: told(ann, "founded"))
    check_points(ann)
    check_overviews(ann)
    check_accessibility(page, "the table")
    play(ann)

    check_accessibility(page, "end")
    DUTCH.check(page, "the end")
    rows = [
        [int(number) for number in re.findall(r"\d+", text)]
        for text in page.locator(".receipt tbody tr").all_inner_texts()
    ]
    players = view(ann)["players"]
    assert sorted((row[-1] for row in rows), reverse=True) == sorted(
        (player["points"] for player in players), reverse=True
    )
    for row in rows:
        assert sum(row[1:-1]) == row[-1]  # after the place
    page.get_by_role("link", name="Terugkijken").click()
    page.locator("aside [data-ply]").first.wait_for()
    page.locator(".map").wait_for()
    DUTCH.check(page, "the replay")


def check_signs_and_rules(ann):
    page = ann.page
    page.get_by_role("button", name="Tekens").click()
    page.locator(".legend").get_by_text("goud", exact=True).wait_for()
    check_accessibility(page, "the signs")
    DUTCH.check(page, "the signs")
    page.locator(".legend").get_by_role("button", name="Sluiten").click()
    page.get_by_role("tab", name="Regels").click()
    page.get_by_text("RT-WIN-04").first.wait_for(state="attached")
    page.evaluate("document.querySelectorAll('aside details').forEach((one) => (one.open = true))")
    page.get_by_text("Wie het eerst vijf opdrachten heeft voltooid, wint.").first.wait_for()
    DUTCH.check(page, "the rules")
    page.get_by_role("tab", name="Verloop").click()


def check_capital(ann):
    """A click on one's capital offers what is legal there; what is not allowed is refused with its reason."""
    page = ann.page
    home = next(row["spot"] for row in view(ann)["settlements"] if row["seat"] == 0)
    abroad = next(row["spot"] for row in view(ann)["settlements"] if row["seat"] == 1)
    spot(ann, abroad).click()
    page.get_by_role("alert").wait_for()
    DUTCH.check(page, "a refusal")
    spot(ann, home).click()
    here = [action for action in on_offer(ann) if home in action.split()]
    page.get_by_role("button", name="Alle keuzes").wait_for()
    assert sorted(ann.actions) == sorted([*here, "end"])
    page.get_by_role("button", name="Alle keuzes").click()


def check_cards(ann):
    """A quest that is bought lies in the hand with its progress; what it says is said in Dutch."""
    page = ann.page
    play(ann, until=lambda: "buy-quest" in on_offer(ann))
    held = len(view(ann)["hand_quests"])
    page.locator(".market [data-anchor='stack-quest']").click()
    page.locator(".choices .main[data-action='buy-quest']").click()
    ann.wait(lambda: len(view(ann)["hand_quests"]) > held, "the quest")
    page.locator(".scene .card.quest").first.wait_for()
    assert page.locator(".mine [role='group'] .card.quest").count() == len(view(ann)["hand_quests"])
    DUTCH.check(page, "a quest")
    check_accessibility(page, "a quest")
    page.locator(".scene").get_by_role("button", name="Sluiten").click()


def check_offer(ann):
    """An offer is built in its dialogue: which metal, how much; then it is taken back."""
    page = ann.page
    offers = [action for action in on_offer(ann) if action.startswith("trade")]
    if not offers:
        return
    act(ann, offers[0])
    talk = page.locator(".talk")
    talk.wait_for()
    check_accessibility(page, "an offer")
    DUTCH.check(page, "an offer")
    talk.get_by_role("button", name="Trek in").click()
    ann.wait(lambda: view(ann)["phase"] == "turn", "the turn")


def at_home(who):
    """The knights in one's capital."""
    home = next(row["spot"] for row in view(who)["settlements"] if row["seat"] == 0)
    return home, sum(row["figures"]["knight"] for row in view(who)["groups"] if row["spot"] == home)


def check_march(ann):
    """Where a group can go glows; who goes along is a click in the row of knights."""
    page = ann.page
    play(ann, until=lambda: f"march {at_home(ann)[0]}" in on_offer(ann) and at_home(ann)[1] > 1)
    act(ann, f"march {at_home(ann)[0]}")
    ann.wait(lambda: view(ann)["phase"] == "way", "the way")
    goals = [action.split()[1] for action in on_offer(ann)]
    assert page.locator(".map .goal").count() == len(goals) >= 2
    foes = {row["spot"] for name in ("groups", "settlements") for row in view(ann)[name] if row["seat"] > 0}
    goal = next(place for place in goals if place not in foes)
    spot(ann, goal).click()
    ann.wait(lambda: view(ann)["phase"] == "group", "the group")
    DUTCH.check(page, "a group")
    check_accessibility(page, "a group")
    assert page.locator(".company .pick").count() == len(on_offer(ann))
    page.locator(".company .pick").last.click()
    ann.wait(lambda: len(on_offer(ann)) > 0, "what follows")
    while view(ann)["phase"] == "group":
        act(ann, on_offer(ann)[-1])
    group = next(row for row in view(ann)["groups"] if row["spot"] == goal)
    assert group["seat"] == 0
    assert page.locator(".map .chip").count() >= 2


def check_points(ann):
    """What a player's points come from adds up to them."""
    page = ann.page
    for seat in range(3):
        mat = page.locator(f"[data-anchor='mat-{seat}']")
        mat.locator(".points").click()
        parts = [int(text) for text in mat.locator(".parts b").all_inner_texts()]
        assert sum(parts) == view(ann)["players"][seat]["points"]
    DUTCH.check(page, "the points")


def check_overviews(ann):
    """Everybody's villages can be looked at."""
    page = ann.page
    own = len([row for row in view(ann)["settlements"] if row["seat"] == 0])
    assert page.locator(".overview .strip .card").count() == own
    page.locator("[data-anchor='mat-1'] .towns").click()
    other = len([row for row in view(ann)["settlements"] if row["seat"] == 1])
    assert page.locator(".overview .strip .card").count() == other
    DUTCH.check(page, "another one's villages")
    page.get_by_role("button", name="Die van mij").click()


# ---------------------------------------------------------------- a battle


def test_two_at_one_screen_fight_for_a_capital(ann):
    page = ann.page
    ann.poster(TITLE).get_by_role("button", name="One screen").click()
    for number, name in enumerate(("Ann", "Bo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Lands").select_option("chosen")
    page.get_by_role("button", name="Begin").click()
    ann.wait(lambda: lifted(ann) or on_offer(ann), "the choice of lands")
    for land in ("calmania", "kalland"):
        ann.wait(lambda land=land: lifted(ann) or f"land {land}" in on_offer(ann), "the choice")
        act(ann, f"land {land}")
    page.get_by_role("button", name="Nederlands").click()
    rider = next(seat for seat, player in enumerate(mine_after(ann)["players"]) if player["land"] == "calmania")
    start = "c1"
    for place in WAY:
        step(ann, rider, start, place)
        start = place
    check_battle(ann)


def mine_after(ann):
    ann.wait(lambda: lifted(ann) or on_offer(ann), "a turn")
    return view(ann)


def step(ann, rider, start, place):
    """In the rider's next turn, all knights go one place on; everybody else ends the turn at once."""
    for _ in range(MOST_QUESTIONS):
        ann.wait(lambda: lifted(ann) or on_offer(ann), "a question")
        now = on_offer(ann)
        if view(ann)["seat"] == rider and f"march {start}" in now:
            break
        if now:
            act(ann, "end" if "end" in now else liked(now))
    act(ann, f"march {start}")
    if f"to {place}" in on_offer(ann):
        act(ann, f"to {place}")
    while view(ann)["phase"] == "group" and not lifted(ann):
        act(ann, on_offer(ann)[-1])
    ann.wait(lambda: lifted(ann) or on_offer(ann), "what follows")
    if place != WAY[-1]:
        act(ann, "end")


def check_battle(ann):
    """Dice on both sides as they were thrown, what each throw cost, and what came of it."""
    page = ann.page
    for _ in range(MOST_QUESTIONS):
        ann.wait(lambda: lifted(ann) or on_offer(ann), "a question of the battle")
        if told(ann, "won-battle"):
            break
        if on_offer(ann):
            act(ann, on_offer(ann)[0])
    scene = page.get_by_role("region", name=re.compile("^Veldslag om Pyros"))
    ann.wait(lambda: lifted(ann) or scene.count(), "the scene")
    last = told(ann, "threw")[-1]["args"]
    assert scene.locator(".side").count() == 2
    assert scene.locator(".dice").nth(0).locator("svg").count() == len(last["attack"]) >= 1
    assert scene.locator(".dice").nth(1).locator("svg.defence").count() == len(last["defence"]) >= 1
    totals = [int(text) for text in scene.locator(".total").all_inner_texts()]
    assert totals == [sum(last["attack"]), sum(last["defence"])]
    assert 1 <= scene.locator("ol li").count() <= 6
    check_in_sight(ann, scene)
    assert scene.locator("ul li").count() >= 1
    check_accessibility(page, "a battle")
    DUTCH.check(page, "a battle")


def check_in_sight(ann, scene):
    """The scene does not lie over the place that is fought for."""
    told_of = scene.bounding_box()
    place = spot(ann, WAY[-1]).bounding_box()
    middle = place["y"] + place["height"] / 2
    assert not told_of["y"] < middle < told_of["y"] + told_of["height"]


# ---------------------------------------------------------------- a phone


def test_a_phone_shows_the_whole_table_in_dutch_without_scrolling_sideways(person):
    who = dutch_phone(person, TITLE)
    page = who.page
    page.get_by_role("button", name="Tekens").tap()
    page.locator(".legend").get_by_role("button", name="Sluiten").tap()  # it lies over the map
    play(who, until=lambda: "buy-card" in on_offer(who))
    act(who, "buy-card")
    page.locator(".scene .card").first.wait_for()
    check_phone(who)
    DUTCH.check(page, "a phone")
    check_accessibility(page, "a phone")
    check_zoom(who)
