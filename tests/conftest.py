"""What holds for every test: a fixed chance, unless ENTREPOT_TEST_CHANCE asks for another; the order; what is slow."""

import asyncio
import gc
import logging
import os
from pathlib import Path

import fixed_chance
import pytest
from hypothesis import HealthCheck, settings
from postgres import EVERYWHERE, instead_of_files

pytest_plugins = ["progress_line"]
TESTS = Path(__file__).parent
BROWSERS = TESTS / "web"
TIMED = [TESTS / "table", BROWSERS]
PROGRAMS = [TESTS / name for name in ("arena", "cli", "envs", "table", "web")]
"""What begins servers, programs and studies, and has no place in the quick loop."""
LONG = {
    *(BROWSERS / f"test_{name}.py" for name in ("train", "drawn", "trigon", "trade_and_triumph", "workshop")),
    *(BROWSERS / f"test_price_of_power{what}.py" for what in ("", "_keys")),
    TESTS / "oracles" / "test_oracles.py",
    TESTS / "table" / "test_week.py",
}
"""Files with a test that takes a minute or more: at the end of a share all others would wait for it."""
BUILDS, BEGINNING, BROWSING, SLOW, QUICK = 0.01, 0.2, 0.74, 0.75, 1.0
"""How far into a share of all tests each kind of file may stand."""
COLLECT_AFTER = 20_000
"""New objects from one collection of garbage to the next."""
PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}  # machines may be slow
settings.register_profile("chance", **PATIENT)
settings.register_profile("fixed", derandomize=True, **PATIENT)
settings.load_profile("fixed" if fixed_chance.CHANCE == fixed_chance.USUAL else "chance")


def pytest_ignore_collect(collection_path, config):
    """Where slow tests are not wanted, the files of which all tests are slow are not even read: half of all reading."""
    return True if collection_path in PROGRAMS and "not slow" in config.getoption("markexpr") else None


@pytest.hookimpl(tryfirst=True)  # before pytest looks at the marks that are wanted
def pytest_collection_modifyitems(config, items):
    """Browsers and servers wait for each other in real time, on machines that may stop for seconds: they may try twice.

    The line says when one did. `make full` lets nobody try twice.
    """
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in PROGRAMS):
            item.add_marker(pytest.mark.slow)
    spread(items)
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if any(item.path.is_relative_to(folder) for folder in TIMED):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_collection_finish(session):
    """All that has been read lives as long as the process: no collection of garbage looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


def spread(items):
    """Put the files of each kind evenly among the others, and quick ones at the end.

    Each process gets its share of the list at once, and takes of another's end what that has not come to. So a share
    begins with what builds and installs, minutes at a time, and goes on with what is long. Browsers mostly wait, and
    others keep the cores busy meanwhile. In the last quarter there is nothing slow, for which all would wait.
    """
    shares = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    are_slow = {item.path for item in items if item.get_closest_marker("slow")}
    kinds = {BUILDS: [], BEGINNING: [], BROWSING: [], SLOW: [], QUICK: []}
    for item in items:
        kinds[kind_of(item.path, are_slow)].append(item)
    place = {}
    for until, kind in kinds.items():
        for number, item in enumerate(kind):
            share, within = divmod(number / len(kind) * shares, 1)
            place.setdefault(item.path, share + within * until)
    items.sort(key=lambda item: place[item.path])


def kind_of(path, are_slow):
    """Return how far into a share tests of this file may stand."""
    if path not in are_slow:
        return QUICK
    if path.parent == TESTS or path in LONG:
        return BUILDS if path.parent == TESTS else BEGINNING
    return BROWSING if path.is_relative_to(BROWSERS) else SLOW


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests of a process: a second one would find the loop of the first."""
    from web_table import launched

    with launched() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request, monkeypatch):
    """The test is run with each kind of database; its name."""
    if request.param == "postgresql" and not EVERYWHERE:
        instead_of_files(monkeypatch)
    return request.param


@pytest.fixture(autouse=EVERYWHERE)
def _postgresql_everywhere(monkeypatch):
    instead_of_files(monkeypatch)


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    """What a test begins in this process may send logs to where pytest listens for that test alone."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    if root.handlers != handlers:
        root.handlers[:] = handlers
        root.setLevel(level)


@pytest.fixture(autouse=True)
def _no_loop_of_a_browser(request):
    """A browser that stays open between tests leaves its event loop running here, and `asyncio.run` wants none."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
