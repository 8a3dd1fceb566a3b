"""What is kept between two builds, and that nothing stale ever is: on a package of five modules, built for real."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.slow

RULES = "from entrepot.kernel.state import State\n\n\ndef points() -> int:\n    return State().round + {}\n"
MODULES = {
    "__init__": "",
    "kernel/__init__": "",
    "kernel/state": "class State:\n    def __init__(self) -> None:\n        self.round = 1\n",
    "games/__init__": "",
    "games/one/__init__": "",
    "games/one/rules": RULES.format(6),
    "games/two/__init__": "",
    "games/two/rules": RULES.format(8),
}
ASK = """
from entrepot.games.one import rules as one
from entrepot.games.two import rules as two
print(one.points(), two.points(), one.__file__.endswith(".py"))
"""


class Small:
    """A checkout of a small package, and what its builds come to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "entrepot"
        self.native = folder / "kept"
        self.built = folder / "built"
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "tools/native.py"):
            shutil.copy(ROOT / name, self.put(name))
        for name in ("build_info.py", "clause_tests.py"):
            shutil.copy(ROOT / "src" / "entrepot" / name, self.put(f"src/entrepot/{name}"))
        for name, text in MODULES.items():
            self.put(f"src/entrepot/{name}.py").write_text(text)

    def put(self, name: str) -> Path:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        return self.folder / name

    def begin(self) -> subprocess.Popen[str]:
        environment = {**os.environ, "ENTREPOT_COMPILE": "strict", "ENTREPOT_NATIVE": str(self.native)}
        command = [sys.executable, "setup.py", "build", "--build-lib", str(self.built)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        return subprocess.Popen(command, cwd=self.folder, env=environment, start_new_session=True, **pipes)

    def build(self) -> str:
        """Build, and return what the two games say then."""
        process = self.begin()
        said, _ = process.communicate(timeout=600)
        assert process.returncode == 0, said
        isolated = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [sys.executable, "-c", ASK]
        return subprocess.check_output(command, cwd=self.built, env=isolated, text=True).strip()

    def objects(self) -> dict[str, int]:
        """The kept objects, by name, with the time when each was made."""
        return {path.name: path.stat().st_mtime_ns for path in (self.native / "objects").glob("*.o")}

    def parts(self) -> dict[str, str]:
        record = json.loads((self.built / "entrepot" / "_build.json").read_text())
        return record["parts"]


def can_compile() -> bool:
    return shutil.which("cc") is not None and sys.platform == "linux"


@pytest.mark.skipif(not can_compile(), reason="no C compiler is here")
def test_a_build_keeps_what_has_not_changed_and_nothing_else(tmp_path):
    small = Small(tmp_path)
    assert small.build() == "7 9 False"
    first, parts = small.objects(), small.parts()

    assert small.build() == "7 9 False"
    assert small.objects() == first

    rules = small.package / "games" / "one" / "rules.py"
    before = rules.stat()
    rules.write_text(rules.read_text().replace("+ 6", "+ 5"))
    os.utime(rules, ns=(before.st_atime_ns, before.st_mtime_ns))  # whatever a clock says
    assert small.build() == "6 9 False"
    second = small.objects()
    assert len(first.keys() - second.keys()) == len(second.keys() - first.keys()) == 1
    assert all(second[name] == first[name] for name in first.keys() & second.keys())
    assert [part for part in parts if parts[part] != small.parts()[part]] == ["games/one"]

    state = small.package / "kernel" / "state.py"
    state.write_text(state.read_text().replace("self.round = 1", "self.bank = 50\n        self.round = 2"))
    assert small.build() == "7 10 False"  # who reads a field where it lay before reads another


@pytest.mark.skipif(not can_compile(), reason="no C compiler is here")
def test_a_build_goes_on_where_a_killed_one_stopped_and_takes_nothing_damaged(tmp_path):
    small = Small(tmp_path)
    process = small.begin()
    while not (small.native / "objects").is_dir() or not small.objects():
        assert process.poll() is None, process.communicate()[0]
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    begun = small.objects()
    assert json.loads((small.native / "progress.json").read_text())["phase"] == "compiling"
    assert small.build() == "7 9 False"
    whole = small.objects()
    assert begun.items() <= whole.items()
    assert list((small.native / "making").iterdir()) == []
    assert json.loads((small.native / "progress.json").read_text()) == {"phase": "compiling", "percent": 100}

    for path in (small.native / "objects").iterdir():
        path.write_bytes(path.read_bytes()[:-100])
    assert small.build() == "7 9 False"
    assert small.objects().keys() == whole.keys()
    assert all(small.objects()[name] > whole[name] for name in whole)
