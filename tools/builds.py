"""Builds of the checkout, each in a folder of its own in `.venv/builds`, and which of them the environment runs.

`plain-STATE` is a copy of the sources, `wheel-STATE` an unpacked wheel, compiled where that can be done; STATE stands
for the sources and the compiler, so that a build is of the very sources of today or does not count. A folder gets its
name once it is whole, and one line in one file, replaced as one, says which is run: there is never half a build.
Processes go on in the folder that they began in; the last few stay for them.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sysconfig
import time
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from environment import BIN, NOT_SOURCES, PINS, PYTHON, ROOT, VENV, WORK, digest, files, once, pip, remove

BUILDS = VENV / "builds"
PROGRESS = BUILDS / "progress.json"
"""How far the wheel is that is being made."""
PACKAGE = ROOT / "src" / "entrepot"
BUILD_FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "tools/native.py"]
NATIVE = ROOT / "build" / "native"
"""The objects that were compiled, kept from one build to the next, and how far the build is."""
KEPT = 4
NO_COMPILER = "no C compiler with Python's headers was found (on Debian and Ubuntu `sudo apt install gcc python3-dev`)"
NOT_YET = "the compiled build is made while you play, or by 'make install'"
Report = Callable[[str, int], None]
"""Takes what is being done, `translating` or `compiling`, and how far that is, in percent."""


@functools.cache
def state() -> str:
    """What a build of today is made from: its sources, its tools, and what compiles it."""
    sources = digest([PINS / "build.txt", *(ROOT / name for name in BUILD_FILES), *files(ROOT / "src")])
    compiler = f"{os.environ.get('ENTREPOT_COMPILE')} {os.environ.get('CC')} {compiler_path()} {has_headers()}"
    return hashlib.sha256(f"{sources} {compiler}".encode()).hexdigest()[:16]


def compiler_path() -> str | None:
    """Where the C compiler is that `CC` names, else the system's."""
    named = os.environ.get("CC", "").split()
    return shutil.which(named[0]) if named else shutil.which("cc") or shutil.which("gcc")


def has_headers() -> bool:
    """Say whether Python's own headers are here, without which nothing can be compiled against it."""
    return Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def can_compile() -> bool:
    """Say whether a compiled build may be had; its making says for certain."""
    return compiler_path() is not None and has_headers() and os.environ.get("ENTREPOT_COMPILE") != "no"


def wheel_folder() -> Path:
    """Where the wheel of today's sources is unpacked, once it is made."""
    return BUILDS / f"wheel-{state()}"


def best() -> Path:
    """Return the build of today's sources: the wheel if there is one, else the plain sources, copied now."""
    if wheel_folder().is_dir():
        return wheel_folder()
    plain = BUILDS / f"plain-{state()}"
    if not plain.is_dir():
        os.replace(copy_sources(), plain)
    return plain


def copy_sources() -> Path:
    """Copy the package into a new folder, with the record that a wheel carries."""
    new = fresh("new-plain")
    shutil.copytree(PACKAGE, new / "entrepot", ignore=shutil.ignore_patterns(*NOT_SOURCES))
    info = load("build_info")
    record = {
        "compiled": False,
        "reason": NOT_YET if can_compile() else NO_COMPILER,
        "source_hash": info.source_hash(new / "entrepot"),
        "parts": info.part_hashes(new / "entrepot"),
        "version": tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"],
    }
    replace_text(new / "entrepot" / info.BUILD_FILE, json.dumps(record, indent=1) + "\n")
    return new


def make_wheel(report: Report) -> Path:
    """Build the wheel of today's sources, unless it is there, and return the folder that it is unpacked in. Trouble.

    It is built from a fresh copy of the sources; only objects of C code that has not changed are taken from before.
    """
    if wheel_folder().is_dir():
        return wheel_folder()
    tree, wheels = fresh("tree", WORK), fresh("wheel", WORK)
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    (tree / "tools").mkdir()
    for name in BUILD_FILES:
        shutil.copy2(ROOT / name, tree / name)
    began = time.time()
    report("translating", 0)
    arguments = ["wheel", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(wheels), str(tree)]
    variables = {"ENTREPOT_COMPILE": os.environ.get("ENTREPOT_COMPILE", "strict"), "ENTREPOT_NATIVE": str(NATIVE)}
    pip(*arguments, what="the build", log="build", more=variables, watch=lambda: report(*how_far(began)))
    (wheel,) = wheels.glob("*.whl")
    new = fresh("new-wheel")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(new)
    os.replace(new, wheel_folder())
    remove(tree)
    return wheel_folder()


def how_far(began: float) -> tuple[str, int]:
    """Return what the build says that it is at, and how far that is; before its first word it translates."""
    told = NATIVE / "progress.json"
    if not told.is_file() or told.stat().st_mtime < began:
        return "translating", 0
    progress = json.loads(told.read_text(encoding="utf-8"))
    return progress["phase"], progress["percent"]


def switch(folder: Path) -> None:
    """Let the environment run this build, from the next process on."""
    if (site_packages() / "entrepot").exists():
        pip("uninstall", "--yes", "--quiet", "entrepot")  # from a time when builds were installed there
    write_launcher()
    replace_text(pointer(), f"{folder}\n")
    os.utime(folder)
    newest_first = sorted(BUILDS.glob("*-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for forgotten in newest_first[KEPT:]:
        remove(forgotten)


def running() -> Path | None:
    """Return the build that the environment runs."""
    return Path(pointer().read_text(encoding="utf-8").strip()) if pointer().is_file() else None


def pointer() -> Path:
    """Return the file that Python reads at its start, and finds there where `entrepot` is."""
    return site_packages() / "entrepot.pth"


def furnish(folder: Path, client: Path) -> None:
    """Put into a build what changes more often than its sources: the client, and which tests prove which clause."""
    once(f"client-of-{folder.name}", digest(files(client)), functools.partial(place_client, client, folder))
    once(f"clauses-of-{folder.name}", digest(files(ROOT / "tests")), functools.partial(scan_clauses, folder))


def place_client(client: Path, folder: Path) -> None:
    """Put the built client, where there is one, beside a build's modules, from where the server serves it."""
    remove(folder / "entrepot" / "web_dist")
    if client.is_dir():
        shutil.copytree(client, folder / "entrepot" / "web_dist")


def scan_clauses(folder: Path) -> None:
    """Write which tests prove which clause."""
    clauses = load("clause_tests")
    replace_text(folder / "entrepot" / clauses.CLAUSE_FILE, json.dumps(clauses.scan(ROOT), indent=1) + "\n")


def record(folder: Path) -> dict[str, Any]:
    """Return what a build says of itself."""
    text = (folder / "entrepot" / load("build_info").BUILD_FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def write_launcher() -> None:
    """Write the command `entrepot`, which runs whatever build the environment runs."""
    if os.name == "nt":
        replace_text(BIN / "entrepot.cmd", '@"%~dp0python.exe" -m entrepot %*\r\n')
        return
    # a shell starts Python, whose path may be long or have spaces; to Python the shell's lines are a text
    shell = f"""#!/bin/sh\n'''exec' "{PYTHON}" "$0" "$@"\n' '''\n"""
    # the arena's processes import it once more, under another name: they must not begin the command again
    program = (
        'import sys\n\nif __name__ == "__main__":\n    from entrepot.cli.main import main\n\n    sys.exit(main())\n'
    )
    replace_text(BIN / "entrepot", shell + program, 0o755)


def replace_text(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file so that nobody ever sees half of it."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.chmod(mode)
    os.replace(new, path)


@functools.cache
def site_packages() -> Path:
    """Where the environment keeps its packages."""
    program = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    return Path(subprocess.check_output([PYTHON, "-I", "-c", program], text=True).strip())


def fresh(name: str, folder: Path = BUILDS) -> Path:
    """Return an empty folder of that name."""
    remove(folder / name)
    (folder / name).mkdir(parents=True)
    return folder / name


@functools.cache
def load(name: str) -> ModuleType:
    """One of the package's stand-alone modules, without importing the package."""
    spec = importlib.util.spec_from_file_location(f"_entrepot_{name}", PACKAGE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
