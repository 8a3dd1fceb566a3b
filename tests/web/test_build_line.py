"""The line of the lobby that says how far the compiled build is."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.slow


def test_the_lobby_says_how_far_the_fast_build_is_and_when_it_is_there(person):
    ann = person()
    told = {"state": "compiling", "percent": 43, "sources": ""}
    ann.page.route("**/api/build", lambda call: call.fulfill(json=told))
    ann.page.reload()
    ann.page.get_by_text("is 43% done").wait_for()
    told.update(state="ready", percent=100)
    ann.page.get_by_text("The fast build is ready").wait_for()
    assert ann.page.get_by_text("43%").count() == 0


def test_where_nothing_is_built_the_lobby_is_silent(person):
    ann = person()
    ann.poster().wait_for()
    told = ann.page.evaluate("() => fetch('/api/build').then((answer) => answer.json())")
    assert told["state"] == "none"
    assert ann.page.get_by_text("fast build").count() == 0
