"""The command line run inside the test, and as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from entrepot.cli.main import app

SOURCE = Path(__file__).resolve().parents[2] / "src"


def entrepot(*args, stdin=""):
    """The result of a command: exit_code, stdout and stderr."""
    return CliRunner().invoke(
        app, [str(arg) for arg in args], input=stdin, prog_name="entrepot", catch_exceptions=False
    )


def refused(*args, stdin="", status=1):
    """The one line on stderr of a command that must fail with this exit status."""
    result = entrepot(*args, stdin=stdin)
    lines = result.stderr.splitlines()
    assert result.exit_code == status, result.output
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("entrepot: ")
    return lines[0].removeprefix("entrepot: ")


def process(*args, stdin="", **more):
    """The same as a process, with whatever it prints."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-m", "entrepot", *map(str, args)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=environment, check=False, **more)
