"""On a fresh machine, where several processes of tests want a program at once, it is installed once."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest
import system_packages
from system_packages import found_or_installed

FRESH = """#!/bin/sh
echo "$1" >>{folder}/calls
case $1 in
update) : >{folder}/lists ;;
install) [ -e {folder}/lists ] && cp {folder}/apt-get {folder}/$2 ;;
esac
"""
"""A machine of which the lists of packages were never fetched."""


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A folder that is all this machine has of programs beside those of every day."""
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    monkeypatch.setattr(system_packages, "LOCK", tmp_path / "lock")
    return tmp_path


def browser():
    return shutil.which("browser-of-a-test")


def test_the_lists_are_fetched_and_nobody_installs_what_another_has_installed(machine):
    (machine / "apt-get").write_text(FRESH.format(folder=machine))
    (machine / "apt-get").chmod(0o755)
    with ThreadPoolExecutor(3) as pool:
        found = list(pool.map(lambda _: found_or_installed("browser-of-a-test", browser), range(3)))
    assert found == [str(machine / "browser-of-a-test")] * 3
    assert (machine / "calls").read_text().split() == ["install", "update", "install"]


def test_where_it_cannot_be_installed_nothing_is_found(machine):
    (machine / "apt-get").write_text("#!/bin/sh\nexit 100\n")
    (machine / "apt-get").chmod(0o755)
    assert found_or_installed("browser-of-a-test", browser) is None
