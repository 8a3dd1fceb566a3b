"""What each purpose needs, and in which order it comes: `main` is the whole of an installation."""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import builds
import playing
from environment import (
    PYTHON,
    ROOT,
    WORK,
    bring,
    bring_uv,
    digest,
    files,
    is_done,
    locked,
    make_venv,
    once,
    remove,
    run,
    tell,
)
from troubles import Trouble, of_error

PURPOSES = {
    "play": ["runtime"],
    "install": ["research", "build"],
    "ray": ["research", "build", "ray"],
    "check": ["dev"],
    "test": ["dev", "ray", "wheel"],
    "full": ["dev", "ray", "wheel", "audit"],
    "wheel": ["runtime", "build", "wheel"],
}
"""The pins of each purpose."""
CLIENT = WORK / "client"
NO_NODE = 3
UNDER_WAY = "another installation is under way here; this one waits for it"


def main(arguments: list[str]) -> None:
    """Bring `.venv` up to date with the checkout for a purpose; whatever stops that is told in one sentence."""
    purpose = arguments[0] if arguments else "install"
    if purpose != "behind" and purpose not in PURPOSES:
        sys.exit(f"install: there is no purpose {purpose!r}; there are {', '.join(PURPOSES)}")
    try:
        if purpose == "behind":
            behind()
        elif purpose == "play":
            sys.exit(play(arguments[1:]))
        else:
            install(purpose)
    except Trouble as trouble:
        sys.exit(f"install: {trouble}")
    except OSError as error:
        known = of_error(error)
        if known is None:
            raise
        sys.exit(f"install: {known}")
    except KeyboardInterrupt:
        sys.exit("install: stopped; said again, it goes on from here")


def install(purpose: str) -> None:
    """Have the packages of a purpose and, for all but checking, the client and the compiled build."""
    with locked("lock", UNDER_WAY):
        prepare(purpose)
    if purpose != "check":
        line = playing.Line(sys.stdout)
        try:
            folder = compiled(line.show)
        finally:
            line.clear()
        kind = builds.record(folder)
        told = "compiled" if kind["compiled"] else f"as plain Python, correct but slow: {kind['reason']}"
        tell(f".venv/bin/entrepot {kind['version']} is installed, {told}")


def play(arguments: list[str]) -> int:
    """Have what playing needs, and play; return the exit status."""
    with locked("lock", UNDER_WAY):
        prepare("play")
        folder = builds.best()
        builds.furnish(folder, CLIENT)
        builds.switch(folder)
    is_plain = folder != builds.wheel_folder()
    if is_plain and not builds.can_compile():
        tell(f"{builds.NO_COMPILER}, so the games run as plain Python: the same games, with bots that think less far")
    return playing.play(arguments, is_plain and builds.can_compile())


def behind() -> None:
    """Make the compiled build while somebody plays, and let it be run from the next start on."""
    playing.give_way()
    plain = builds.best()
    with locked("lock", UNDER_WAY):
        bring("build")
    compiled(playing.write_progress, plain)


def compiled(report: builds.Report, after: Path | None = None) -> Path:
    """Have the wheel of today's sources, and run it from now on; only if `after` is still run, where that is given."""
    with locked("build-lock", "the compiled build is being made already; this one waits for it"):
        folder = builds.make_wheel(report)
    with locked("lock", UNDER_WAY):
        builds.furnish(folder, CLIENT)
        if after is None or builds.running() == after:
            builds.switch(folder)
    return folder


def prepare(purpose: str) -> None:
    """Have the environment with the pins of a purpose and, side by side with it, the client."""
    with ThreadPoolExecutor(1) as beside:
        client = beside.submit(build_client, sys.executable, purpose) if purpose != "check" else None
        make_venv()
        bring_uv()
        for name in PURPOSES[purpose]:
            bring(name)
        if client is not None:
            await_client(client, purpose)


def await_client(client: Future[None], purpose: str) -> None:
    """Wait for the client; where the machine has no Node that will do, build it with that of a wheel. Trouble."""
    try:
        client.result()
    except Trouble as trouble:
        if trouble.status != NO_NODE:
            raise
        if bring_node():
            build_client(str(PYTHON), purpose)


def bring_node() -> bool:
    """Have the Node of a wheel; False where there is none for this machine, which is told. Trouble."""
    try:
        bring("node")
    except Trouble as trouble:
        if trouble.kind:
            raise
        tell("no Node is to be had for this machine, so tables have no page in the browser; the terminal and bots work")
        return False
    return True


def build_client(python: str, purpose: str) -> None:
    """Build the web client, unless it is there, with the Node that a Python finds. Trouble; its status if none."""
    flags = ["--check"] if "dev" in PURPOSES[purpose] else []
    state = " ".join([digest([ROOT / "tools" / "client.py", *files(ROOT / "web")]), *flags])
    command = [python, str(ROOT / "tools" / "client.py"), *flags, str(CLIENT)]

    def work() -> None:
        tell("building the web client")
        remove(CLIENT)
        trouble = run(command, "the client's packages", fails=True, log="client")
        if trouble is not None:
            raise trouble

    if not CLIENT.is_dir():
        (WORK / "client-state").unlink(missing_ok=True)
    if flags or not is_done("client-state", f"{state} --check", WORK):  # that one is the same client
        once("client-state", state, work, WORK)
