"""A game in a folder of its own: found as an installation would have it, and its tests run as they stand."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import tomllib
from contextlib import contextmanager
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "docs" / "add-a-game.md"
BLOCKS = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL).findall(PAGE.read_text("utf-8"))
"""What docs/add-a-game.md shows: the kind of each block, the file that it belongs to, if any, and its text."""


def write_stones(folder):
    """Write the package that the page makes."""
    for _, name, text in BLOCKS:
        if name:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:  # a file may come in several blocks
                file.write(("\n\n" if path.stat().st_size else "") + text)


@contextmanager
def installed(folder):
    """Let the package of a folder be found, by what pip would write of it: its name, version and entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["entrepot.games"]
    lines = ["[entrepot.games]", *(f"{name} = {module}" for name, module in points.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.split(".")[0] in points.values()]:
            del sys.modules[name]


def run_own_tests(path):
    """Run the tests of a file, and return how many there are."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tests = [value for name, value in vars(module).items() if name.startswith("test_")]
    for test in tests:
        test()
    return len(tests)
