"""The Price of Power: Trade in the browser: a short game in Dutch, chains, power tables, sheets; the east; a phone."""

from __future__ import annotations

import re
import tomllib

import pytest
from web_play import Dutch, check_phone, check_zoom, dutch_phone, on_offer, play, told, view
from web_table import check_accessibility

pytestmark = pytest.mark.slow
TITLE = "The Price of Power: Trade"
DUTCH = Dutch("price_of_power")
BOOK = tomllib.loads((DUTCH.folder / "content" / "trade_cards.toml").read_text("utf-8"))
ENTRIES = BOOK["entry"]
CARDS = {row["id"]: row["name"]["nl"] for row in BOOK["card"]}
NODES = 18
WESTERN = 15
ORDER = (
    *("select", "send-new", "rank", "trade", "launch", "bring", "done", "decline"),
    *("subjugate", "annex", "claim", "research", "pass", "end", "keep"),
)
"""What the player of this test likes best; of a kind it takes what stands first."""
SHUT = {
    "not-in-play": "niet in dit spel",
    "not-connected": "geen verbinding",
    "lying-merchant": "de koopman daar is ingezet",
    "must-serve": "niet bediend door het gevaren schip",
    "pirates-there": "er zijn piraten",
    "rivals": "anderen zijn daar sterker",
}


def liked(actions):
    for verb in ORDER:
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[0]
    return actions[0]


def spot(who, kind, name):
    return who.page.locator(f".map [data-anchor='{kind}-{name}']")


def mat(who, seat):
    return who.page.locator(f"[data-anchor='mat-{seat}']")


def numbers(locator):
    return [int(text.replace("−", "-")) for text in locator.all_inner_texts()]


@pytest.fixture
def ann(person):
    return person("Ann", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")


def begin(who, bots=2, **options):
    """Sit down against bots, one round an age unless said otherwise; then have it all in Dutch."""
    page = who.page
    who.poster(TITLE).get_by_role("button", name="Invite").click()
    for _ in range(bots - 1):
        page.get_by_role("button", name="One more seat").click()
    for number in range(2, bots + 2):
        page.get_by_label(f"Player {number}").select_option(label="A bot")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Rounds in an Age").select_option("1")
    for label, choice in options.items():
        page.get_by_label(label.replace("_", " ")).select_option(choice)
    page.get_by_role("button", name="Begin").click()
    who.wait_for_question()
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("button", name="Tekens").wait_for()


# ---------------------------------------------------------------- a whole game


def test_a_whole_short_game_in_dutch_from_the_lobby_to_its_scores(ann):
    page = ann.page
    begin(ann)
    play(ann, liked, until=lambda: view(ann)["phase"] == "turn")
    DUTCH.check(page, "the first turn")
    check_pieces(ann)
    check_chains(ann)
    check_keys(ann)
    check_node_page(ann)
    check_refusals(ann)
    check_signs_and_rules(ann)
    check_sheets(ann)
    check_accessibility(page, "the table")
    play(ann, liked, until=lambda: any(action.startswith("build ") for action in on_offer(ann)))
    check_building(ann)
    play(ann, liked, until=lambda: has_shut_and_open(ann))
    check_power_tables(ann)
    check_trade(ann)
    play(ann, liked, until=lambda: view(ann)["phase"] == "turn" and view(ann)["age"] > 1)
    check_pieces(ann)
    check_chains(ann)
    check_sheets(ann)
    play(ann, liked)

    check_accessibility(page, "the end")
    DUTCH.check(page, "the end")
    check_scores(ann)
    page.get_by_role("link", name="Terugkijken").click()
    page.locator("aside [data-ply]").first.wait_for()
    page.locator(".map [data-node]").first.wait_for()
    page.locator("aside [data-ply]").last.click()
    DUTCH.check(page, "the replay")


def check_pieces(ann):
    """Everything on the map is drawn: Towns, Vassals, Merchants as they stand, ships on slots and off them."""
    page, shown = ann.page, view(ann)
    nodes = [node for node in shown["nodes"] if node["in_play"]]
    assert page.locator(".map [data-node]").count() == len(nodes) == WESTERN
    towns = [row for row in shown["provinces"] if row["town"] >= 0]
    vassals = [row for row in shown["provinces"] if row["vassal"] >= 0]
    assert page.locator(".map :is(use[href='#pp-town'], use[href='#pp-city'])").count() == len(towns) >= 3
    assert page.locator(".map use[href='#pp-vassal']").count() == len(vassals)
    for word, is_lying in (("standing", False), ("lying", True)):
        found = [one for node in nodes for one in node["merchants"] if one["lying"] is is_lying]
        assert page.locator(f".map [data-merchant$='{word}']").count() == len(found)
    slotted = sum(sum(sea["slotted"]) for sea in shown["seas"])
    loose = sum(count > on for sea in shown["seas"] for count, on in zip(sea["ships"], sea["slotted"], strict=True))
    assert page.locator(".map .ship:not(.loose)").count() == slotted
    assert page.locator(".map .ship.loose").count() == loose
    assert page.locator(".map .node.expanded").count() == sum(node["expanded"] for node in nodes)
    assert page.locator(".map .raiders").count() == sum(node["pirates"] > 0 for node in nodes)


def check_chains(ann):
    """Looking at a node shows the chain from one's own capital to it, if there is one."""
    linked = {node["id"]: 0 in node["linked"] for node in view(ann)["nodes"] if node["in_play"]}
    assert True in linked.values()
    assert False in linked.values()
    for name, is_linked in linked.items():
        spot(ann, "node", name).focus()
        assert ann.page.locator(".map [data-chain]").count() == int(is_linked), name
    spot(ann, "node", next(name for name, is_linked in linked.items() if is_linked)).focus()
    assert ann.page.locator(".map [data-chain='0'] .links").get_attribute("d").count("C") >= 1


def check_keys(ann):
    """The arrow keys go from thing to thing on the map."""
    page = ann.page
    spot(ann, "node", "rysmond-fair").focus()
    start = spot(ann, "node", "rysmond-fair").bounding_box()
    page.keyboard.press("ArrowRight")
    here = page.evaluate("document.activeElement.dataset.anchor")
    assert here != "node-rysmond-fair"
    assert page.locator(f".map [data-anchor='{here}']").bounding_box()["x"] > start["x"]


def check_node_page(ann):
    """A click on a node in a turn opens its page: the cards left in the deck that trade there."""
    page = ann.page
    deck = set(view(ann)["cards"]["deck"])
    listed = [row for row in ENTRIES if row["card"] in deck and "amber-staple" in (row["node"], row.get("secondary"))]
    spot(ann, "node", "amber-staple").click()
    scene = page.get_by_role("region", name="Barnsteenstapel")
    scene.wait_for()
    assert scene.locator("li").count() == len(listed) >= 1
    for row in listed:
        assert scene.get_by_text(CARDS[row["card"]], exact=True).count() >= 1
    if "grow amber-staple" in on_offer(ann):
        page.get_by_role("button", name="Alle keuzes").click()
    DUTCH.check(page, "a node's page")
    check_accessibility(page, "a node's page")
    scene.get_by_role("button", name="Sluiten").click()


def check_refusals(ann):
    """What cannot be done is refused in a sentence: an Idea of a later Age."""
    page = ann.page
    page.locator("[data-anchor='idea-trading-companies']").click()
    page.get_by_role("alert").get_by_text("Dit idee komt in een later tijdperk.").wait_for()
    DUTCH.check(page, "a refusal")
    page.get_by_role("alert").get_by_role("button", name="Sluiten").click()


def check_signs_and_rules(ann):
    page = ann.page
    page.get_by_role("button", name="Tekens").click()
    page.locator(".legend").get_by_text("koopman die je kunt inzetten").wait_for()
    check_accessibility(page, "the signs")
    DUTCH.check(page, "the signs")
    page.locator(".legend").get_by_role("button", name="Sluiten").click()
    page.get_by_role("tab", name="Regels").click()
    page.get_by_text("PP-CONN-02").first.wait_for(state="attached")
    page.evaluate("document.querySelectorAll('aside details').forEach((one) => (one.open = true))")
    DUTCH.check(page, "the rules")
    page.get_by_role("tab", name="Verloop").click()


def check_sheets(ann):
    """Each realm's sheet says what it has, and what its next income and the end will bring adds up."""
    page, shown = ann.page, view(ann)
    for seat, realm in enumerate(shown["realms"]):
        sheet = mat(ann, seat)
        assert sheet.locator(".ducats").inner_text().split()[0] == str(realm["ducats"])
        assert [int(text.split()[0]) for text in sheet.locator(".power").all_inner_texts()] == realm["power"]
        assert re.findall(r"\d+", sheet.locator(".prestige").inner_text())[0] == str(realm["prestige"])
        sheet.locator(".prestige").click()
        ships = sum(sea["ships"][seat] for sea in shown["seas"])
        *parts, total = numbers(sheet.locator(".income td"))
        assert parts == [realm["base_tax"], realm["vassal_tax"], -realm["interest"], -((ships + 1) // 2)]
        assert sum(parts) == total == int(sheet.locator(".sum").inner_text().split()[0])
        *parts, total = numbers(sheet.locator(".final td"))
        assert parts[0] == realm["base_tax"] + realm["vassal_tax"]
        assert sum(parts) == total
    DUTCH.check(page, "the sums")
    for seat in range(shown["seats"]):
        mat(ann, seat).locator(".prestige").click()
    pays = [count for count in shown["passing"]["pays"] if count]
    assert numbers(page.locator("[data-anchor='passing'] .place b")) == pays


def confirm(who, action):
    """Do what was picked on the table: it stands below with what it costs and brings."""
    picked = who.page.locator(f".choices .main[data-action='{action}']")
    picked.wait_for()
    assert who.page.locator(".choices ul.outcome li").count() >= 1
    picked.click()


def fleet(who):
    return sum(sea["ships"][0] for sea in view(who)["seas"])


def check_building(ann):
    """A click on a Port of one's own builds a ship there, and the sheet counts it."""
    before = fleet(ann)
    place = next(action.split()[1] for action in on_offer(ann) if action.startswith("build "))
    spot(ann, "province", place).click()
    confirm(ann, f"build {place}")
    ann.wait(lambda: view(ann)["phase"] != "turn", "the ship")
    play(ann, liked, until=lambda: fleet(ann) > before)
    assert fleet(ann) == before + 1
    check_sheets(ann)


def lines(who):
    """The nodes on the cards turned up: entry, whether it is in parentheses, why it is shut, who would get what."""
    for card in view(who)["cards"]["shown"]:
        for row in card["entries"]:
            yield row["entry"], False, row["shut"], row["table"]
            if row["secondary"]:
                yield row["entry"], True, row["secondary_shut"], row["secondary_table"]


def has_shut_and_open(who):
    """Whether one's own Trade has a node that one may choose and a node that is shut."""
    if view(who)["phase"] != "trade" or view(who)["turn"] != 0:
        return False
    offered = any(action.startswith("select ") for action in on_offer(who))
    return offered and any(shut for _, is_secondary, shut, _ in lines(who) if not is_secondary)


def check_power_tables(ann):
    """Before the choice each node says who would collect which row; a shut one says why, and a click on it the rule."""
    page = ann.page
    assert page.locator(".shown .card").count() == 3
    rows = page.locator(".shown tbody tr")
    expected = list(lines(ann))
    assert rows.count() == len(expected)
    for number, (entry, _, shut, table) in enumerate(expected):
        row = rows.nth(number)
        assert row.get_attribute("data-entry") == entry
        assert row.get_attribute("data-shut") == shut
        if shut:
            assert row.locator(".reason").inner_text() == SHUT[shut]
            assert row.locator(".share").count() == 0
            continue
        found = row.locator(".share.taken").evaluate_all(
            "(all) => all.map(({ dataset }) => [Number(dataset.seat), Number(dataset.pays)])"
        )
        assert sorted(found) == sorted([share["seat"], share["ducats"]] for share in table if share["ducats"])
        missed = row.locator("[data-missed]").evaluate_all("(all) => all.map(({ dataset }) => Number(dataset.missed))")
        assert sorted(missed) == sorted(share["seat"] for share in table if not share["ducats"])
    DUTCH.check(page, "three cards")
    check_accessibility(page, "three cards")
    closed = next(number for number, line in enumerate(expected) if line[2] and not line[1])
    rows.nth(closed).locator("button").click()
    page.get_by_role("alert").wait_for()
    assert re.search(r"PP-[A-Z]+-\d\d", page.get_by_role("alert").inner_text())


def check_trade(ann):
    """A click on a line of a card chooses it; looking at it shows the chain; the ledger tells what was paid."""
    page = ann.page
    action = next(action for action in on_offer(ann) if action.startswith("select "))
    button = page.locator(f".shown tr[data-entry='{action.split()[1]}'] button").first
    button.focus()
    assert page.locator(".map [data-chain='0']").count() == 1
    before = len(told(ann, "selected"))
    button.click()
    confirm(ann, action)
    ann.wait(lambda: len(told(ann, "selected")) > before, "the choice")
    settled = ("collected", "nobody")
    play(ann, liked, until=lambda: any(event["kind"] in settled for event in after_choice(ann)))
    page.get_by_role("button", name="Laatste handel").click()
    if page.locator(".scene").count() == 0:
        page.get_by_role("button", name="Laatste handel").click()
    paid = [event["args"]["count"] for event in after_choice(ann) if event["kind"] == "collected"]
    assert [int(text.split()[0]) for text in page.locator(".scene .taken .pay").all_inner_texts()] == paid
    DUTCH.check(page, "the ledger")
    check_accessibility(page, "the ledger")
    page.locator(".scene").get_by_role("button", name="Sluiten").click()


def after_choice(ann):
    """What has been told since the last node was selected."""
    events = [event for push in ann.pushes for event in push["events"]]
    start = max(at for at, event in enumerate(events) if event["kind"].startswith("selected"))
    return events[start:]


def check_scores(ann):
    """What the final scores are made of adds up to them."""
    rows = [
        [int(number.replace("− ", "-")) for number in re.findall(r"− \d+|\d+", text)]
        for text in ann.page.locator(".receipt tbody tr").all_inner_texts()
    ]
    realms = view(ann)["realms"]
    parts = ann.page.locator(".receipt thead th").count() - 4
    assert parts >= 2
    for row in rows:
        assert sum(row[1 : 1 + parts]) == row[1 + parts]  # after the place
    assert sorted(row[1 + parts] for row in rows) == sorted(realm["prestige"] for realm in realms)


# ---------------------------------------------------------------- the eastern board, a phone


def test_six_realms_play_with_the_eastern_board(ann):
    page = ann.page
    begin(ann, bots=5)
    assert view(ann)["east"] is True
    assert page.locator(".map [data-node]").count() == NODES
    assert page.locator(".realm").count() == 6
    check_accessibility(page, "six realms")
    DUTCH.check(page, "six realms")


COUNT_FLIGHTS = """() => {
    window.flown = 0;
    const flights = ({ addedNodes }) => [...addedNodes].filter((node) => node.classList?.contains("flight")).length;
    const count = (all) => all.forEach((one) => (window.flown += flights(one)));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""


def test_ducats_fly_from_the_bank_to_whoever_borrows_and_stay_where_nothing_is_to_move(person):
    who = person("Flo", viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = who.page
    begin(who, bots=1)
    play(who, liked, until=lambda: "loan" in on_offer(who))
    page.evaluate(COUNT_FLIGHTS)
    borrow(who)
    who.wait(lambda: page.evaluate("window.flown") > 0, "Ducats that fly")
    page.emulate_media(reduced_motion="reduce")
    before = page.evaluate("window.flown")
    borrow(who)
    assert page.evaluate("window.flown") == before


def borrow(who):
    """A click on one's own Treasury takes a Loan, once all has been shown."""
    who.wait(lambda: who.page.locator(".choices .skip").count() == 0, "the board as it is")
    before = view(who)["realms"][0]
    mat(who, 0).locator(".ducats").click()
    confirm(who, "loan")
    who.wait(lambda: view(who)["realms"][0]["interest"] == before["interest"] + 1, "the Loan")
    assert view(who)["realms"][0]["ducats"] == before["ducats"] + 5
    who.wait(lambda: mat(who, 0).locator(".debt").inner_text().split()[0] == str(before["interest"] + 1), "the token")


def test_a_phone_shows_the_whole_table_in_dutch_without_scrolling_sideways(person):
    who = dutch_phone(person, TITLE)
    page = who.page
    page.get_by_role("button", name="Tekens").tap()
    page.locator(".legend").get_by_role("button", name="Sluiten").tap()  # it lies over the map
    mat(who, 0).locator(".prestige").tap()
    play(who, liked, until=lambda: view(who)["phase"] == "trade" and on_offer(who))
    page.locator(".shown .card").first.wait_for()
    check_phone(who)
    DUTCH.check(page, "a phone")
    check_accessibility(page, "a phone")
    page.get_by_role("button", name="Kaart", exact=True).tap()
    check_zoom(who)
