"""Quick bots: what they do is shown as long as there is time, then in sum; nobody waits for it."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.slow
AS_MANY = 80
"""Pushes at least that come at once: so no machine is too slow for it."""
ASKED_WITHIN = 3.0
BEHIND = 5.0
"""Seconds: how long one's own question may wait, and how far behind a spectator may be."""
WATCH = """(asMany) => {
    const came = new Map(), held = [];
    let counted = 0;
    window.lags = [];
    /** What others do comes many times over, all at once: with the next question behind it, or if much is watched. */
    const burst = (message) => {
        if (message.type !== "push") return [message];
        const isDue = message.seat === null ? held.length >= asMany / 4 : message.prompt.number !== null;
        if (!isDue && !message.outcome) return held.push(message), [];
        const before = Array.from({ length: held.length ? asMany : 0 }, (_, at) => held[at % held.length]);
        held.length = 0;
        return [...before, message].map((push) => ({ ...push, seq: ++counted, first: counted }));
    };
    const note = (push) => came.set(push.seq, { at: performance.now(), asked: push.prompt.number !== null });
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) {
            this.addEventListener("message", ({ data }) => {
                for (const one of burst(JSON.parse(data))) {
                    if (one.type === "push") note(one);
                    hear?.({ data: JSON.stringify(one) });
                }
            });
        }
    };
    setInterval(() => {
        const shown = Number(document.querySelector(".board")?.dataset.seq ?? 0);
        for (const [seq, one] of came) if (seq <= shown) {
            came.delete(seq);
            window.lags.push({ seq, asked: one.asked, lag: (performance.now() - one.at) / 1000 });
        }
    }, 30);
}"""


def seats_at(who, game, *kinds):
    """Open a table by the page's own session, with its first seat kept where it is ours; return its address."""
    who.poster().wait_for()
    wish = {"game": game, "seats": [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]}
    opened = who.page.evaluate(
        """async (wish) => (await fetch("/api/tables", { method: "POST", body: JSON.stringify(wish),
            headers: { "content-type": "application/json" } })).json()""",
        wish,
    )
    key = f"#key={opened['keys'][0]}" if opened["keys"][0] else ""
    return f"{who.site.url}/table/{opened['table']}{key}"


def lags(who):
    return who.page.evaluate("window.lags")


def test_ones_own_question_does_not_wait_for_what_quick_bots_have_done(person):
    who = person("Ann")
    who.page.add_init_script(f"({WATCH})({AS_MANY})")
    who.page.goto(seats_at(who, "tradewarz", "me", *["bot:uniform"] * 3))
    for _ in range(100):
        who.wait(lambda: who.page.locator(".choices.asked").count(), "a question")
        who.press("pass" if "pass" in who.actions else (who.actions or [""])[-1])
        who.page.wait_for_timeout(100)
        if len(lags(who)) > 100:
            break
    who.wait(lambda: who.page.locator(".choices.asked").count(), "the question behind them")
    assert len(lags(who)) > 100
    assert max(one["lag"] for one in lags(who) if one["asked"]) < ASKED_WITHIN


def test_who_looks_on_quick_bots_is_never_far_behind_and_misses_nothing(person):
    who = person("Ann")
    who.page.add_init_script(f"({WATCH})({AS_MANY})")
    who.page.goto(seats_at(who, "tradewarz", *["bot:uniform"] * 4))
    who.wait(lambda: lags(who) and who.page.get_by_text("steps are in the log").count(), "a summary")
    end = who.page.evaluate("performance.now()") + 10_000
    while who.page.evaluate("performance.now()") < end and not who.is_over:
        who.page.wait_for_timeout(200)
    assert max(one["lag"] for one in lags(who)) < BEHIND
    assert sum(one["lag"] < BEHIND for one in lags(who)) > 20
