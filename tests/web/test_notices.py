"""Notices in a browser: asked for on one's own page, sent while nobody looks, shown by the service worker."""

from __future__ import annotations

import json

import pytest
from push_service import Browser, push_service
from table_server import running
from web_table import Person, check_accessibility

pytestmark = pytest.mark.slow
SUBSCRIBE = """({ endpoint, keys }) => {
    const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true, options: {} };
    let now = null;
    PushManager.prototype.subscribe = async (wish) => { window.asked = wish; return (now = made); };
    PushManager.prototype.getSubscription = async () => now;
}"""
"""What the browser's own push service would do, which is not reached from here."""


@pytest.fixture
def service():
    with push_service() as found:
        yield found


@pytest.fixture
def site(tmp_path, client):
    with running(tmp_path, client=client, private_targets=True, notice_seconds=0.0) as found:
        yield found


@pytest.fixture
def ann(whole_browser, site):
    who = Person(whole_browser, site, "Ann", permissions=["notifications"], reduced_motion="reduce")
    yield who
    who.close()


def test_a_notice_comes_to_who_has_asked_and_does_not_look(ann, site, service):
    page, own = ann.page, Browser(service.url)
    wish = own.wish()
    page.add_init_script(f"({SUBSCRIBE})({json.dumps({'endpoint': wish['target'], 'keys': wish['keys']})})")
    page.goto(f"{site.url}/you")
    ann.wait(page.get_by_role("heading", name="Notices").is_visible, "one's own page")
    page.get_by_role("button", name="Tell me on this device").click()
    way = page.get_by_role("listitem", name="This device")
    way.get_by_role("checkbox", name="my turn").wait_for()
    asked = page.evaluate("window.asked")
    assert asked["userVisibleOnly"] is True
    check_accessibility(page, "notices")
    way.get_by_role("button", name="Try it").click()
    said = json.loads(own.read(service.wait(1, "/push/one").body))
    assert said == {
        "title": "Notices work",
        "text": "This is how entrepot tells you that it is your turn.",
        "path": "/you",
        "tag": "try",
    }
    service.status["/push/one"] = 403
    way.get_by_role("checkbox", name="the game is over").uncheck()
    ann.wait(lambda: told(page)["over"] is False, "that the wish is stored")
    way.get_by_role("button", name="Try it").click()
    service.wait(2, "/push/one")
    ann.wait(lambda: told(page)["trouble"] == "refused", "that the refusal is stored")
    page.reload()
    page.get_by_text("The service refused the last notice.").wait_for()
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_text("Het laatste bericht is daar geweigerd.").wait_for()
    page.get_by_role("button", name="Verwijderen").click()
    page.get_by_role("button", name="Bericht op dit apparaat").wait_for()


def told(page):
    """What the server says of the first way by which somebody is told."""
    return page.evaluate("fetch('/api/me/channels').then((a) => a.json())")["channels"][0]


def test_the_service_worker_shows_what_it_gets_once_for_a_table(ann, site):
    page = ann.page
    devtools = ann.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(row["registrationId"] for row in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    ann.wait(lambda: found, "the service worker")

    def deliver(**said):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": site.url, "registrationId": found[-1], "data": json.dumps(said)},
        )

    def shown():
        return page.evaluate(
            "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
            ".then((all) => all.map((one) => [one.title, one.body, one.data]))"
        )

    deliver(title="Your turn: Tradejack", text="Ann, it is your turn.", path="/table/abc", tag="abc")
    ann.wait(lambda: len(shown()) == 1, "a notice")
    deliver(title="The others are waiting: Tradejack", text="Ann, you are reminded.", path="/table/abc", tag="abc")
    ann.wait(lambda: [row[0] for row in shown()] == ["The others are waiting: Tradejack"], "the newer one in its place")
    deliver(title="Your turn: Trigon", text="Ann, it is your turn.", path="https://evil.example.org", tag="def")
    ann.wait(lambda: len(shown()) == 2, "another table's")


def test_the_client_can_be_installed(ann, site):
    devtools = ann.context.new_cdp_session(ann.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    for icon in said["icons"]:
        answer = ann.context.request.get(site.url + icon["src"])
        assert (answer.status, answer.headers["content-type"].split(";")[0]) == (200, icon["type"])
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_a_wrong_address_of_a_chat_is_told_and_a_letter_is_ended_by_a_press(ann, site, service):
    page = ann.page
    page.goto(f"{site.url}/you")
    page.get_by_label("Address of the webhook").fill("ftp://chat.example.org/hook")
    page.get_by_role("button", name="Tell me there").click()
    page.get_by_text("That is not the address of such a service.").wait_for()
    page.get_by_label("Address of the webhook").fill(f"{service.url}/hook")
    page.get_by_role("button", name="Tell me there").click()
    page.get_by_text("The webhook is added.").wait_for()
    channel = page.evaluate("fetch('/api/me/channels').then((a) => a.json())")["channels"][0]
    page.goto(f"{site.url}/stop/{site.service.post.stop_token(channel['id'])}")
    page.get_by_role("button", name="Stop these letters").click()
    page.get_by_text("You will get no more of them.").wait_for()
    assert page.evaluate("fetch('/api/me/channels').then((a) => a.json())")["channels"] == []
