"""TradeWarz in the browser: a whole year from the lobby to the reckoning, a battle as a scene, a phone in Dutch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import web_play
from web_play import Dutch, act, check_phone, check_zoom, dutch_phone, lifted, on_offer, told, verbs, view
from web_table import ROOT, check_accessibility

pytestmark = pytest.mark.slow
TITLE = "TradeWarz"
DUTCH = Dutch("tradewarz")
GAME = ROOT / "src" / "entrepot" / "games" / "tradewarz"
ORDER = (
    ("dock", 0),
    ("sail", -1),
    ("castle", 0),
    ("village", 0),
    ("upgrade", 0),
    ("settlement", 0),
    ("buy", 0),
    ("squad", -1),
    ("commit", 0),
    ("decline", 0),
    ("withdraw", 0),
    ("stop", 0),
    ("end", 0),
    ("done", 0),
)
"""What the player of this test likes best, and which of that kind."""
ACTIONS = ("build", "march", "recruit", "buy-tech", "resources")


def liked(actions):
    for verb, at in ORDER:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[at]
    return next((verb for verb in ACTIONS if verb in actions), actions[-1])


def play(who, until=lambda: False):
    """Answer every question until something is so, or the game is over."""
    web_play.play(who, liked, until)


def spot(who, place):
    return who.page.locator(f".map [data-anchor='place-{place}']")


@pytest.fixture
def ann(person):
    return person("Ann", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


def test_a_whole_year_on_the_map_from_the_lobby_to_the_reckoning(ann):
    page = ann.page
    begin(ann)
    assert page.locator(".map .tile").count() == 49
    assert page.locator(".map .square").count() == 36
    check_houses(ann)
    check_sailing(ann)
    play(ann, until=lambda: view(ann)["phase"] == "turn")
    assert page.locator(".map use[href='#tw-capital']").count() == 3
    check_accessibility(page, "the map")
    check_march(ann)
    check_offer(ann)
    check_technologies(ann)
    play(ann, until=lambda: view(ann)["phase"] == "silos")
    check_silo(ann)
    play(ann)

    check_accessibility(page, "end")
    assert "income" in {event["kind"] for push in ann.pushes for event in push["events"]}
    scores = [int(re.sub(r"\D", "", text)) for text in page.locator(".receipt .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 3
    is_shared = "win together" in page.locator(".receipt").inner_text()
    assert ("Decided by TW-" in page.locator(".receipt").inner_text()) is not is_shared
    page.get_by_role("link", name="Replay").click()
    page.locator("[data-ply='1']").wait_for()
    page.locator(".map .ship").nth(2).wait_for()
    assert page.locator(".map .ship.docked").count() == 0
    page.locator("aside [data-ply]").last.click()
    page.locator(".map .ship.docked").nth(2).wait_for()


def begin(who):
    """Sit down against two bots, for one year."""
    page = who.page
    who.poster(TITLE).get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="One more seat").click()
    for number in (2, 3):
        page.get_by_label(f"Player {number}").select_option(label="A bot")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Years (end: years)").select_option("1")
    page.get_by_role("button", name="Begin").click()
    who.wait_for_question()


def check_houses(ann):
    """Each house has its own beast; a press on its arms chooses it, and the mats show them."""
    page = ann.page
    beasts = page.locator(".talk .beast")
    assert len(set(beasts.evaluate_all("(all) => all.map((one) => one.getAttribute('d'))"))) == 6
    page.locator(".talk").get_by_role("button", name="Stag").click()
    ann.wait(lambda: view(ann)["players"][0]["house"] == "stag", "the house")
    page.locator(".own .arms .beast").wait_for()


def check_sailing(ann):
    """The ships lie on the lane; a click on an anchor sails there."""
    page = ann.page
    play(ann, until=lambda: view(ann)["phase"] == "sail")
    assert page.locator(".map .ship").count() == 3
    before = view(ann)["players"][0]["sailed"]
    anchors = page.locator(".map .spot.anchor")
    count = anchors.count()
    assert count == len([action for action in on_offer(ann) if action.startswith("sail")]) >= 2
    anchors.nth(count - 1).click()
    ann.wait(lambda: view(ann)["players"][0]["sailed"] == before + count, "the ship")


def check_march(ann):
    """How far a squad may come is shown before the die and after it; clicks on the map march."""
    page = ann.page
    gate = view(ann)["players"][0]["gate"]
    spot(ann, gate).hover()
    page.locator(".map .range").first.wait_for(state="attached")
    assert page.locator(".map .range.r1").count() == 2  # the two squares before the gate
    page.locator(".tokens").get_by_role("button", name=re.compile("^March")).click()
    ann.wait(lambda: view(ann)["phase"] == "muster", "the die")
    spot(ann, "s33").click()
    page.get_by_role("alert").wait_for()  # nobody stands there
    spot(ann, gate).click()
    act(ann, f"squad {gate} 2")
    ann.wait(lambda: view(ann)["phase"] == "march", "the march")
    reach = view(ann)["march"]["reach"]
    assert page.locator(".map .within").count() == len(reach) >= 3
    step = next(action.split()[1] for action in on_offer(ann) if action.startswith("step"))
    spot(ann, step).click()
    ann.wait(lambda: told(ann, "stepped"), "the step")
    play(ann, until=lambda: view(ann)["phase"] == "after")
    assert page.locator(".map .chip").count() >= 3


def check_offer(ann):
    """An offer is built in its dialogue: of what, and how much; the bot answers."""
    page = ann.page
    act(ann, "trade")
    act(ann, "offer 1")
    talk = page.locator(".talk")
    talk.locator(".pile button").first.click()
    check_accessibility(page, "an offer")
    talk.locator(".amounts button").first.click()
    ann.wait(lambda: view(ann)["offer"]["give"]["gold"] == 1, "one gold in the offer")
    talk.get_by_role("button", name="Propose this").click()
    ann.wait(lambda: told(ann, "traded") or told(ann, "declined"), "an answer")


def check_technologies(ann):
    """All 48 technologies in three trees, each with what it does and why it is out of reach."""
    page = ann.page
    page.get_by_role("button", name="Technologies").click()
    assert page.locator(".techs .tech").count() == 48
    page.locator(".techs .tree.military .tech").last.hover()
    page.locator(".techs .told em").first.wait_for()
    assert page.locator(".techs .told em").all_inner_texts() == [
        "The university must stand at the technology's level.",
        "It takes an own technology of each lower level first.",
    ]
    check_accessibility(page, "the technologies")
    page.locator(".techs").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Prices and signs").click()
    page.locator(".legend").get_by_text("trading post", exact=True).wait_for()
    castle = page.locator(".legend .price").filter(has_text="castle")
    assert re.findall(r"\d+", castle.inner_text()) == ["4", "3", "4"]
    check_accessibility(page, "the signs")
    page.locator(".legend").get_by_role("button", name="Close").click()


def check_double_tap(who):
    """A finger's first tap shows a technology, the rest of a double tap does nothing, and a tap after that buys it."""
    page = who.page
    play(who, until=lambda: "buy-tech" in verbs(who))
    act(who, "buy-tech")
    tech = page.locator(".techs .tree.shown .tech.glow").first
    name = tech.inner_text().split("\n")[0]
    own = view(who)["players"][0]["techs"]
    who.look()
    for _ in range(2):
        tech.tap()
    who.look()
    assert name in page.locator(".techs .told").inner_text()
    assert view(who)["players"][0]["techs"] == own
    assert [action for action in on_offer(who) if action.startswith("buy ")]
    tech.tap()
    who.wait(lambda: view(who)["players"][0]["techs"] != own, "the technology")


def check_silo(ann):
    """A field beside the new building takes its silo at a click."""
    page = ann.page
    before = page.locator(".map use[href='#tw-silo']").count()
    page.locator(".map button.octagon").first.click()
    ann.wait(lambda: page.locator(".map use[href='#tw-silo']").count() == before + 1, "the silo")


def fast_dice(folder):
    """The game's content with dice that show a 3 five times in six: a squad mostly marches as far as it can."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((GAME / "content").glob("*.toml")))
    text = re.sub(r"^(face[2-6]) = \d$", r"\1 = 3", text, flags=re.MULTILINE)
    file = Path(folder) / "dice.toml"
    file.write_text(text, "utf-8")
    return file


def test_two_at_one_screen_trade_and_fight_before_a_gate(ann, tmp_path):
    page = ann.page
    ann.poster(TITLE).get_by_role("button", name="One screen").click()
    for number, name in enumerate(("Ann", "Bo"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Cards of your own").set_input_files(fast_dice(tmp_path))
    page.get_by_role("button", name="Begin").click()
    play(ann, until=lambda: "march" in verbs(ann))
    gates = {seat: player["gate"] for seat, player in enumerate(view(ann)["players"])}
    assert sorted(gates.values()) == ["n3", "n5"]

    check_dialogue(ann)
    check_arrow_keys(ann)
    while not told(ann, "revealed"):
        attack(ann, gates)
    check_battle(ann)


def check_arrow_keys(ann):
    """The arrow keys lead from place to place as the map lies."""
    spot(ann, "s13").focus()
    for key, place in (("ArrowRight", "s14"), ("ArrowDown", "s24"), ("ArrowLeft", "s23"), ("ArrowUp", "s13")):
        ann.page.keyboard.press(key)
        assert ann.page.evaluate("document.activeElement.dataset.anchor") == f"place-{place}"


def attack(ann, gates):
    """March to the other capital, which is three spaces off; at home, if the die says less."""
    play(ann, until=lambda: "march" in verbs(ann))
    home = gates[view(ann)["seat"]]
    act(ann, "march")
    ann.wait(lambda: view(ann)["phase"] == "muster", "the die")
    spaces = view(ann)["roll"]
    act(ann, f"squad {home} 2")
    if spaces < 3:
        play(ann, until=lambda: "resources" in verbs(ann))
        return
    for place in ("s13", "s14", "n5") if home == "n3" else ("s14", "s13", "n3"):
        ann.wait(lambda place=place: f"step {place}" in on_offer(ann), f"the way to {place}")
        spot(ann, place).click()
    ann.wait(lambda: told(ann, "revealed"), "the battle")


def check_dialogue(ann):
    """One makes an offer, the other one sees it as it was made and takes it."""
    page = ann.page
    giver = view(ann)["seat"]
    act(ann, "trade")
    for action in ("give gold 2", "want wheat 1", "propose"):
        act(ann, action)
    ann.wait(lambda: lifted(ann) or "accept" in on_offer(ann), "the other one")
    page.locator(".talk .good").first.wait_for()
    assert [text.split()[0] for text in page.locator(".talk .good").all_inner_texts()] == ["2", "1"]
    page.locator(".talk").get_by_role("button", name="Accept").click()
    ann.wait(lambda: told(ann, "traded"), "the trade")
    play(ann, until=lambda: "march" in verbs(ann))
    assert view(ann)["seat"] == giver
    assert view(ann)["players"][giver]["goods"] == {"gold": 4, "lumber": 6, "mining": 6, "wheat": 7}


def check_battle(ann):
    """Who stands where, the burnt and the played card, strength, kills and blocks, and what came of it."""
    page = ann.page
    scene = page.get_by_role("region", name=re.compile("^Battle for the gate"))
    ann.wait(lambda: lifted(ann) or scene.count(), "the scene")
    assert scene.locator(".side").count() == 2
    assert scene.locator(".side.right use[href='#tw-capital']").count() == 1
    assert [side.locator(".men svg[viewBox='0 0 48 48']").count() for side in scene.locator(".side").all()] == [2, 2]
    assert scene.locator(".face.burnt").count() == 2
    assert scene.locator(".face:not(.burnt)").count() == 2
    shown = [
        [int(text) for text in re.findall(r"\d+", side)]
        for side in scene.locator(".values:not(.face *)").all_inner_texts()
    ]
    fought = [[event["args"][value] for value in ("strength", "kill", "block")] for event in told(ann, "revealed")[-2:]]
    assert shown == fought
    assert scene.locator("li").count() >= 1
    check_accessibility(page, "a battle")


def test_a_phone_shows_the_whole_table_in_dutch_without_scrolling_sideways(person):
    who = dutch_phone(person, TITLE)
    page = who.page
    page.get_by_role("button", name="Technologieën").wait_for()
    play(who, until=lambda: view(who)["phase"] == "turn")
    page.get_by_role("button", name="Prijzen en tekens").tap()
    page.locator(".legend").wait_for()
    check_phone(who)
    DUTCH.check(page, "the map")
    page.locator(".legend").get_by_role("button", name="Sluiten").tap()  # it lies over the map
    page.get_by_role("button", name="Technologieën").tap()
    tech = page.locator(".techs .tree.shown .tech").first
    tech.tap()
    assert tech.inner_text().split("\n")[0] in page.locator(".techs .told").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    DUTCH.check(page, "the technologies")
    check_double_tap(who)
    check_zoom(who)
