"""The command as a process of its own: what goes to stderr, pipes, the end of the input, Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from cli.running import SOURCE, process

from entrepot import build_info


def test_what_there_is_to_know_about_the_build_goes_to_stderr():
    result = process("--version")
    assert result.returncode == 0
    notice = build_info.notice()
    assert result.stderr == (f"entrepot: {notice}\n" if notice else "")


def test_an_error_is_one_line_and_no_traceback():
    result = process("sim", "chess")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1].startswith("entrepot: there is no game 'chess'; the games are haggle, ")
    assert "Traceback" not in result.stderr


def test_a_whole_game_through_a_pipe(tmp_path):
    file = tmp_path / "a.game.json"
    answers = "1\n" * 300
    result = process("terminal", "tradejack", "--seats", "me,thrifty", "--seed", 2, "--record", file, stdin=answers)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert "It was decided by TJ-END-0" in result.stdout
    assert result.stdout.splitlines()[-1] == f"The record is in {file}; 'entrepot replay' shows it again."
    assert process("replay", file, "--fast").returncode == 0


def test_the_end_of_the_input_leaves_the_table_and_nothing_behind(tmp_path):
    result = process("terminal", "tradejack", "--seed", 2, "--record", "a.json", stdin="1\n", cwd=tmp_path)
    assert result.returncode == 0
    assert result.stdout.endswith("\nYou have left the table. Nothing was saved.\n")
    assert list(tmp_path.iterdir()) == []


def test_bytes_that_are_no_text_are_told_as_no_action(tmp_path):
    with begun("terminal", "tradejack", "--seed", 2, cwd=tmp_path) as running:
        running.stdin.buffer.write(b"\xff\xfe\n")
        out, err = running.communicate(timeout=60)
    assert running.returncode == 0
    assert "is not an action of tradejack" in out
    assert "Traceback" not in err


def begun(*args, cwd):
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "entrepot", *map(str, args)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=cwd)


def test_ctrl_c_leaves_the_table_and_nothing_behind(tmp_path):
    with begun("terminal", "tradejack", "--record", "a.json", cwd=tmp_path) as running:
        until_asked(running)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out.endswith("You have left the table. Nothing was saved.\n")
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def until_asked(running):
    text = ""
    while "Your choice" not in text:
        text += running.stdout.read(1)


def test_ctrl_c_ends_a_simulation_with_all_its_processes(tmp_path):
    with begun("sim", "tradejack", "--games", 100000, "--jobs", 2, cwd=tmp_path) as running:
        until_it_has_children(running)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)  # ends only when all processes have closed its stderr
    assert running.returncode == 130
    assert out == ""
    assert "Traceback" not in err


def until_it_has_children(running):
    """Wait until the simulation has started its processes; five seconds where the system does not tell."""
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    end = time.monotonic() + (60 if children.exists() else 5)
    while time.monotonic() < end and not (children.exists() and len(children.read_text().split()) > 1):
        time.sleep(0.05)


def test_whoever_reads_may_stop_reading():
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = f"{sys.executable} -m entrepot rules tradejack | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment, check=True)
    assert result.stdout.startswith("TJ-")
    assert "Traceback" not in result.stderr
    assert "BrokenPipe" not in result.stderr
