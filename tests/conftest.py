"""What holds for every test: chance is fixed, unless ENTREPOT_TEST_CHANCE asks for another; progress as a line."""

import asyncio
import os
from pathlib import Path

import fixed_chance
import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["progress_line"]
BROWSERS = Path(__file__).with_name("web")
TIMED = [Path(__file__).with_name("table"), BROWSERS]
PATIENT = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}  # machines may be slow
settings.register_profile("chance", **PATIENT)
settings.register_profile("fixed", derandomize=True, **PATIENT)
settings.load_profile("fixed" if fixed_chance.CHANCE == fixed_chance.USUAL else "chance")


def pytest_collection_modifyitems(config, items):
    """Browsers and servers wait for each other in real time, on machines that may stop for seconds: they may try twice.

    The line says when one did. `make full` lets nobody try twice.
    """
    spread(items)
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if any(item.path.is_relative_to(folder) for folder in TIMED):
                item.add_marker(pytest.mark.flaky(reruns=1))


def spread(items):
    """Put the files of the browser evenly among the others: it mostly waits, and they keep the cores busy meanwhile.

    Each process gets its share of the list at once. In the last quarter of a share there is no browser: its tests are
    long, and the other processes would wait for the last of them.
    """
    shares = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    waits = [item for item in items if item.path.is_relative_to(BROWSERS)]
    works = [item for item in items if not item.path.is_relative_to(BROWSERS)]
    place = {}
    for kind, until in ((waits, 0.75), (works, 1)):
        for number, item in enumerate(kind):
            share, within = divmod(number / len(kind) * shares, 1)
            place.setdefault(item.path, share + within * until)
    items.sort(key=lambda item: place[item.path])


@pytest.fixture(scope="session")
def browser():
    """One browser for all tests of a process: a second one would find the loop of the first."""
    from web_table import launched

    with launched() as found:
        yield found


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
