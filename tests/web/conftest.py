"""One browser and one server for all tests of a process; the client is built once for all processes."""

from __future__ import annotations

import os
import time

import pytest
from web_table import FLAGS, Person, Site, build, chromium

BUILD_SECONDS = 240


@pytest.fixture(scope="session")
def client(tmp_path_factory):
    """The folder of the built client."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    out, built, claim = shared / "web-client", shared / "web-client-built", shared / "web-client-claimed"
    try:
        claim.mkdir()
    except FileExistsError:  # another process builds it
        end = time.monotonic() + BUILD_SECONDS
        while not built.exists():
            assert time.monotonic() < end, "the client was not built by the process that began it"
            time.sleep(0.2)
    else:
        build(out)
        built.touch()
    return out


@pytest.fixture(scope="session")
def whole_browser(browser):
    """Chromium as people have it: its shell shows no notices and installs nothing."""
    found = browser.browser_type.launch(executable_path=chromium(), args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory, client):
    found = Site(tmp_path_factory.mktemp("site"), client)
    yield found
    found.close()


@pytest.fixture
def own_site(tmp_path, client):
    """A server of the test's own, which it may kill."""
    found = Site(tmp_path, client)
    yield found
    found.close()


@pytest.fixture
def person(browser, site):
    """Make somebody with a browser of their own; all leave when the test is over."""
    people = []

    def make(name="Ann", start="/", at=site, **settings):
        people.append(Person(browser, at, name, start, **settings))
        return people[-1]

    yield make
    for each in people:
        each.close()
