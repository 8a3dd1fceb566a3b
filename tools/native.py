"""C code to objects: side by side, nothing twice, and never an old one. `setup.py` loads this file by its path.

An object is kept in the folder ENTREPOT_NATIVE (`build/native` unless given) under a hash of all that goes into it: the
C text, the headers made with it, the flags, the compiler, Python and mypyc's runtime. So an edited game is compiled
again and no other, and a build that was ended is gone on with. What a whole build did not use is removed.

`progress.json` in that folder tells how far a build is: `phase`, first `translating` (to C), then `compiling`, and
`percent` of that phase.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NATIVE = Path(os.environ.get("ENTREPOT_NATIVE") or ROOT / "build" / "native").resolve()
OBJECTS = NATIVE / "objects"
MAKING = NATIVE / "making"
"""Where an object is until it is whole."""
CODE = [
    # of what -O2 does beyond -O1 that which our code gains by: as quick as all of -O3, in less than half the time
    "-finline-small-functions",
    "-freorder-blocks",
    "-freorder-functions",
    "-fcrossjumping",
    "-foptimize-sibling-calls",
    "-fexpensive-optimizations",
    "-fthread-jumps",
    "-fstrict-aliasing",
    "-fipa-ra",
    "-fpeephole2",
    "-fcaller-saves",
    "-ftree-vrp",
    "-fstore-merging",
    "-fvisibility=hidden",  # calls within a library go straight to their place
    "-fcommon",  # the files of a library share tables that each of them declares
]
DOOR = ["-O0"]  # a module's own file does nothing but open the library of its group


def tell(phase: str, percent: int) -> None:
    """Say in `progress.json` how far the build is."""
    NATIVE.mkdir(parents=True, exist_ok=True)
    new = NATIVE / "progress.new"
    new.write_text(json.dumps({"phase": phase, "percent": percent}), encoding="utf-8")
    os.replace(new, NATIVE / "progress.json")


def by_folder(sources: list[str]) -> list[str]:
    """Put the C code of a folder's modules into one file, and mypyc's runtime into another that all groups share.

    So headers are seldom read, and the parts of a game are compiled side by side.
    """
    (group,) = (Path(source) for source in sources if Path(source).name.startswith("__native__"))
    folders: dict[Path, list[str]] = {}
    for source in map(Path, sources):
        if source != group:
            folder = source.stem.rpartition("___")[0]
            file = group.with_name(f"{folder}.c") if folder else source.with_name("runtime.c")
            folders.setdefault(file, []).append(source.read_text(encoding="utf-8"))
    for file, texts in folders.items():
        file.write_text("\n".join(texts), encoding="utf-8")
    return [str(group), *map(str, folders)]


@contextlib.contextmanager
def objects(compiler: Any, extensions: list[Any]) -> Iterator[None]:
    """Give each extension its objects in place of its C files; when all are linked, forget what none of them needs.

    The largest C file comes first, so that no core waits for the other at the end.
    """
    tell("compiling", 0)
    shutil.rmtree(MAKING, ignore_errors=True)  # what a build that was ended has left
    for folder in (OBJECTS, MAKING):
        folder.mkdir(parents=True, exist_ok=True)
    base = surroundings(compiler)
    users: dict[str, list[Any]] = {}
    for extension in extensions:
        if compiler.compiler_type == "unix":
            extension.extra_compile_args = [*extension.extra_compile_args, *(CODE if extension.depends else DOOR)]
        for source in extension.sources:
            users.setdefault(source, []).append(extension)
        extension.sources = []
    work = sorted(users, key=os.path.getsize, reverse=True)
    whole, done, used = sum(map(os.path.getsize, work)), 0, set()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda source: object_of(compiler, base, source, users[source][0]), work)
        for source, path in zip(work, made, strict=True):
            for extension in users[source]:
                extension.extra_objects.append(str(path))
            used.add(path)
            done += os.path.getsize(source)
            tell("compiling", 100 * done // whole)
    yield
    for path in set(OBJECTS.iterdir()) - used:
        path.unlink()


def object_of(compiler: Any, base: str, source: str, extension: Any) -> Path:
    """Return the object of a C file: one that was made before of the very same, else a new one.

    Its name ends with a hash of its own, so that one that was damaged since is not taken.
    """
    headers = sorted(extension.depends) if Path(source).name.startswith("__native") else []
    made_of = digest([source, *headers], base, *extension.extra_compile_args)
    for kept in OBJECTS.glob(f"{made_of}-*"):
        if kept.stem == f"{made_of}-{digest([str(kept)])}":
            return kept
    with tempfile.TemporaryDirectory(dir=MAKING) as folder:
        (made,) = compiler.compile(
            [source],
            output_dir=folder,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        new = OBJECTS / f"{made_of}-{digest([made])}{Path(made).suffix}"
        os.replace(made, new)
    return new


def surroundings(compiler: Any) -> str:
    """What stands behind every object: the compiler with its usual flags, Python, and mypyc's runtime."""
    import mypyc

    command = getattr(compiler, "compiler_so", None) or [compiler.cc]
    version = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout
    include = Path(sysconfig.get_paths()["include"])
    runtime = sorted(Path(mypyc.__file__).with_name("lib-rt").rglob("*.[ch]"))
    files = [*runtime, *sorted(include.glob("py*.h"))]
    return digest([str(file) for file in files], *command, version, sys.version, platform.machine())


def digest(files: list[str], *texts: str) -> str:
    """A hash of what files hold, and of texts."""
    total = hashlib.sha256()
    for part in [*(text.encode() for text in texts), *(Path(file).read_bytes() for file in files)]:
        total.update(b"%d:" % len(part))
        total.update(part)
    return total.hexdigest()[:32]
