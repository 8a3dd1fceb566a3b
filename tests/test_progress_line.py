"""The line that says how far the tests are: one in a terminal, ten in a log, and pytest's counts at the end."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = """
import pytest

@pytest.mark.parametrize("number", range(20))
def test_each(number):
    if number == 7:
        pytest.skip("not today")
    assert number != 11

@pytest.mark.xfail
def test_known():
    raise AssertionError

@pytest.fixture
def broken():
    raise ValueError

def test_begun(broken):
    ...

@pytest.mark.flaky(reruns=1)
def test_late(pytestconfig):
    been = pytestconfig.rootpath / "been"
    try:
        assert been.exists()
    finally:
        been.touch()
"""
COUNTS = "1 failed, 19 passed, 1 skipped, 1 xfailed, 1 error, 1 rerun in "


@pytest.fixture
def folder(tmp_path):
    shutil.copy(Path(__file__).with_name("progress_line.py"), tmp_path / "conftest.py")
    (tmp_path / "test_some.py").write_text(TESTS)
    return tmp_path


def command(*more):
    options = ["-p", "no:cacheprovider", "-o", "console_output_style=classic", "--one-line", "-q", *more]
    return [sys.executable, "-m", "pytest", *options, "test_some.py"]


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), ("-n", "2")])
def test_a_log_has_ten_lines_what_failed_and_the_counts(folder, more):
    told = subprocess.run(command(*more), cwd=folder, capture_output=True, text=True, check=False)
    lines = told.stdout.splitlines()
    progress = [line for line in lines if line.startswith("tests: ")]
    assert len(progress) == 10, told.stdout
    assert progress[-1].startswith("tests: 100% of 23, 2 failed, 0:")
    assert all(line.endswith("left") for line in progress[:-1])
    assert "FAILED test_some.py::test_each[11]" in lines
    assert "FAILED test_some.py::test_begun (setup)" in lines
    assert "AGAIN test_some.py::test_late: it failed, and is tried once more" in lines
    assert lines[-1].startswith(COUNTS)
    assert not [line for line in lines if set(line) <= set(".FEsx") and line]


def test_a_terminal_has_one_line_that_changes(folder):
    ours, theirs = pty.openpty()
    running = subprocess.Popen(command(), cwd=folder, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm"})
    os.close(theirs)
    told = b""
    try:
        while chunk := os.read(ours, 4096):
            told += chunk
    except OSError:  # the other side is closed
        pass
    running.wait(60)
    os.close(ours)
    text = told.decode()
    assert text.count("\rtests: ") == 24  # one was told to be tried again
    assert text.count("\n") < 80
    assert COUNTS.split(",")[0] in text
