"""The table in a real browser: the built client, a server of its own, and somebody who plays."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import postgres
from fleet import Balancer
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright
from system_packages import found_or_installed

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STILL = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < 5e3).map((one) => one.finished))"""
"""Waits for what is still fading or moving: colours halfway are not colours of ours."""
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SERIOUS = ("serious", "critical")
PATIENCE = 60.0
expect.set_options(timeout=1000 * PATIENCE)
CALM = 600
"""Milliseconds: a little more than a new question takes no press from where the hand is."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
OFFERED = "document.querySelectorAll('.choices [data-action]')"
ASKED = f"""() => {{
    if (document.querySelector(".choices.busy")) return null; // until an answer is in, the old question stands
    const actions = [...{OFFERED}].map((button) => button.dataset.action);
    return actions.length || document.querySelector(".choices [data-group], .receipt") ? {{ actions }} : null;
}}"""
POLL = 50
"""Milliseconds between two looks at a page: each takes some of four processes."""
ARRIVED = "() => !location.hash.includes('key=') || document.querySelector('#invited, #two-seats, main [role=alert]')"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""The same without tabs and menus, which it would draw as well: a page costs it a third."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""Rules of axe that may hold in the light and not in the dark."""
CHECK = """([serious, runOnly]) => {
    const others = axe._audit.rules.filter(({ impact }) => impact && !serious.includes(impact));
    const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
    return axe.run(document, { resultTypes: ["violations"], ...(runOnly ? { runOnly } : { rules }) });
}"""
"""What axe finds by some rules, or by all its usual ones but those of which it takes no breach seriously."""
SERVE = """
import sys
from pathlib import Path
import fixed_chance
from entrepot.table import logs, server
from entrepot.table.config import Config
from entrepot.table.limits import UNLIMITED
from entrepot.table.processes import carrying, roster
from entrepot.table.workshop import trial_process

trial_process.PROGRAM = "fake_trial"
fixed_chance.fix()
roster.SILENT_SECONDS = roster.TRY_SECONDS = 4.0  # as elsewhere in tests: the machine may have much else to do
carrying.PATIENCE_SECONDS = 9.0
logs.set_up("error")
data, port, client, database = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4]
quick = {"review_niceness": 0, "review_seconds": 1.0}  # the machine has other tests to do
own = {"data": data, "port": port, "client": client, "database": database}
config = Config(**own, limits=UNLIMITED, rates_one_address=True, **quick)
server.serve(config, lambda url: print(url, flush=True))
"""


def build(out: Path) -> None:
    """Build the client into a folder, with the packages that are there or else with pinned ones."""
    if (WEB / "node_modules" / "vite").is_dir() and shutil.which("npm"):
        command = ["npm", "run", "build"]
    else:
        command = [sys.executable, str(ROOT / "tools" / "client.py"), str(out)]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "ENTREPOT_WEB_OUT": str(out)}, capture_output=True, text=True
    )
    assert done.returncode == 0, f"the client was not built:\n{done.stdout}\n{done.stderr}"


def chromium() -> str:
    """Return the system's Chromium; install it where that is allowed."""
    found = found_or_installed(CHROMIUMS[0], lambda: next(filter(None, map(shutil.which, CHROMIUMS)), None))
    assert found is not None, "The browser tests need Chromium: install your system's package 'chromium'."
    return found


def quickest() -> str:
    """Return the shell of Chromium, or where the system has none Chromium itself."""
    return found_or_installed(SHELL, lambda: shutil.which(SHELL)) or chromium()


@contextmanager
def launched() -> Iterator[Browser]:
    """Run a browser."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=quickest(), args=FLAGS)
        yield found
        found.close()


class Process:
    """A server with the built client, at a port that it keeps when it is started again."""

    def __init__(self, folder: Path, client: Path, database: str, packages: Sequence[Path]) -> None:
        self._arguments = [str(folder), str(client), database]
        self._path = os.pathsep.join(map(str, [ROOT / "src", ROOT / "tests", *packages]))
        self.port = 0

    def start(self) -> None:
        folder, *others = self._arguments
        environment = {**os.environ, "PYTHONPATH": self._path}
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder, str(self.port), *others],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def wait(self) -> str:
        """Return its address once it answers."""
        assert self._process.stdout is not None
        url = self._process.stdout.readline().strip()
        self.port = int(url.rpartition(":")[2])
        return url

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Site:
    """A server, or with ENTREPOT_TEST_SERVERS several behind a balancer. It can be killed, and started where it was.

    `packages` are folders of games from elsewhere that it has.
    """

    def __init__(self, folder: Path, client: Path, packages: Sequence[Path] = ()) -> None:
        self.folder = folder
        database = postgres.server().database(folder) if postgres.EVERYWHERE else ""
        folders = [folder, *(folder / f"server-{number}" for number in range(2, postgres.SERVERS + 1))]
        self._processes = [Process(own, client, database, packages) for own in folders]
        self._others = folders[1:]
        self._balancer = Balancer() if self._others else None
        self.start()

    def start(self) -> None:
        first, *others = self._processes
        first.start()
        self.url = first.wait()
        for process, folder in zip(others, self._others, strict=True):
            folder.mkdir(exist_ok=True)
            for key in ("session.key", "push.key"):
                shutil.copy(self.folder / key, folder)
            process.start()
        for process in others:
            process.wait()
        if self._balancer is not None:
            self._balancer.ports = [process.port for process in self._processes]
            self.url = self._balancer.url
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        for process in self._processes:
            process.kill()

    def close(self) -> None:
        """Kill it for good."""
        self.kill()
        if self._balancer is not None:
            self._balancer.close()


class Person:
    """Somebody at a browser of their own, who accepts invitations. `frames` is all that came over the sockets."""

    def __init__(
        self, browser: Browser, site: Site, name: str, start: str = "/", sits: bool = True, **settings: Any
    ) -> None:
        self.site = site
        self.name = name
        self.context: BrowserContext = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.on("pageerror", lambda error: self.troubles.append(error.stack or str(error)))
        self.page.goto(site.url + start)
        self.page.get_by_role("textbox").fill(name)
        with self.page.expect_response("**/api/session") as answer:
            self.page.keyboard.press("Enter")
        if answer.value.ok:  # who goes to another page before this one has kept the name is asked again there
            self.page.locator("[autocomplete=nickname]").wait_for(state="detached")
        if sits and "#key=" in start:
            self.accept()

    def accept(self) -> None:
        """Sit down, where the link is an invitation that still holds."""
        self.page.wait_for_function(ARRIVED)
        if self.page.locator("#invited").count():
            self.page.get_by_role("button", name="Sit down").click()

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def poster(self, title: str = "Tradejack") -> Locator:
        """The poster of a game in the lobby."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=title, exact=True))

    @property
    def pushes(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "push"]

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "table"]

    @property
    def actions(self) -> list[str]:
        """What the buttons offer, in notation."""
        return self.page.evaluate(f"[...{OFFERED}].map((button) => button.dataset.action)")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".receipt").count() > 0

    def press(self, action: str) -> None:
        """Click a button, if it is still there when it can be clicked."""
        button = self.page.locator(f".choices [data-action='{action}']")
        button.evaluate_all("(buttons) => buttons[0]?.click()")

    def wait(self, ready: Callable[[], Any], what: str) -> Any:
        """Return what `ready` returns once that is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = ready()
            if found:
                return found
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"{what} did not come; the page says: {self.page.inner_text('body')[:600]}")

    def wait_for_question(self) -> list[str]:
        return self.wait(lambda: self.page.evaluate(ASKED), "a question")["actions"]

    def look(self) -> None:
        """Look at what has just come: until then, a key or the pointer where it rests answers nothing."""
        self.page.evaluate(PAINTED)
        self.page.wait_for_timeout(CALM)
        self.page.evaluate(PAINTED)  # a page that is late by then has not waited for so long itself

    def play_on(self, choose: Callable[[list[str]], str], until: Callable[[], bool] | None = None) -> int:
        """Answer every question until the game is over, or until something else; return how many."""
        count = 0
        while not self.is_over and not (until and until()):
            actions = self.wait_for_question()
            if actions and not (until and until()):
                self.press(choose(actions))
                count += 1
                self.page.wait_for_timeout(10)
        return count

    def close(self) -> None:
        self.context.close()
        assert self.troubles == [], self.troubles


def check_accessibility(page: Page, where: str) -> None:
    """axe finds nothing serious in the light, nor by its colours in the dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    for scheme, rules in (("light", None), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_timeout(300)
        page.evaluate(STILL)
        found = page.evaluate(CHECK, [SERIOUS, rules])["violations"]
        told = [
            f"{row['id']}: {row['nodes'][0]['html']} {row['nodes'][0]['any'][:1]}"
            for row in found
            if row["impact"] in SERIOUS
        ]
        assert told == [], f"{where}, {scheme}: {told}"


def first_set(actions: list[str]) -> str:
    """Pass at auctions, make every set that can be made."""
    for verb in ("with", "pair", "pass", "done"):
        found = [action for action in actions if action.split()[0] == verb]
        if found:
            return found[0]
    return actions[0]


def bidder() -> Callable[[list[str]], str]:
    """A chooser that bids the least at every third question, so that there is something to make sets of."""
    asked = iter(range(10_000))

    def choose(actions: list[str]) -> str:
        bids = [action for action in actions if action.startswith("bid")]
        return bids[0] if bids and next(asked) % 3 == 0 else first_set(actions)

    return choose
