"""The compiled build: mypyc turns the kernel, the games and the bots into native modules.

Where that cannot be done (no C compiler, no Python headers, no mypy) the same sources are installed as plain Python,
and the wheel remembers why. ENTREPOT_COMPILE says what to do:

    auto    (default) compile if possible, else plain Python, also when compiling fails half-way
    strict  the same, but an error in our own sources ends the build: `make install` does this
    no      plain Python

The C code is made anew each time, from the sources of that time; `tools/native.py` says what is kept of its objects.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "entrepot"
MODE = os.environ.get("ENTREPOT_COMPILE", "auto")
# What no playout, search or observation runs stays plain, by its file names: it would only make the build longer.
COLD = [
    "__init__.py",
    "__main__.py",
    "wire.py",  # describes data for the outside
    "schema.py",  # the content's columns
    "games/*/content/*checks.py",  # the content, as a whole
    "games/*/position/arranged*.py",  # positions set up by hand
    "mechanics/arranging.py",
    "kernel/fields/*.py",  # positions as data, as seats see them, and as they are declared
    "kernel/package.py",  # makes a game, once
    "kernel/plain_state.py",
    "games/*/position/fields*.py",
    "games/*/position/*flaws.py",
    "games/trade_and_triumph/position/reading.py",
    "games/trade_and_triumph/position/memory_codec.py",
    "games/*/shown/table.py",  # the table in words
    "games/*/content/card_words.py",
    "previews.py",
    "*refusals.py",
    "refused_moves.py",
]
# What is not compiled is not judged either: it imports libraries that an isolated build (`pip install`) does not have.
MYPY_OPTIONS = ["--config-file", "pyproject.toml", "--follow-imports=silent"]


def load(path: Path) -> ModuleType:
    """A stand-alone module by its path: the package is not imported, nor are tools found by themselves."""
    spec = importlib.util.spec_from_file_location(f"_entrepot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load(ROOT / "tools" / "native.py")


def modules(folder: Path) -> Iterator[str]:
    """The modules below a folder that are compiled, as paths relative to the checkout."""
    for path in sorted(folder.rglob("*.py")):
        if not is_cold(path):
            yield path.relative_to(ROOT).as_posix()


def is_cold(path: Path) -> bool:
    """True when a module is one of those that are never hot."""
    return any(path.relative_to(PACKAGE).match(pattern) for pattern in COLD)


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: kernel with mechanics, each game, the bots.

    Games are found by themselves.
    """
    games = sorted(path for path in (PACKAGE / "games").glob("*") if (path / "__init__.py").is_file())
    named = {
        "kernel": [*modules(PACKAGE / "kernel"), *modules(PACKAGE / "mechanics")],
        **{f"game_{game.name}": list(modules(game)) for game in games},
        "bots": list(modules(PACKAGE / "bots")),
    }
    return [(files, f"entrepot._native_{name}") for name, files in named.items() if files]


@functools.cache
def obstacle() -> str | None:
    """Why nothing can be compiled here, in one line; None when it can."""
    if MODE == "no":
        return "it was built with ENTREPOT_COMPILE=no"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} runs no compiled modules"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy was not there when it was built"
    return compiler_obstacle()


def compiler_obstacle() -> str | None:
    """Why a smallest possible extension cannot be built; None when it can."""
    from distutils import ccompiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    try:
        compiler = ccompiler.new_compiler()
        customize_compiler(compiler)
        command = getattr(compiler, "compiler", None)
        if command and shutil.which(command[0]) is None:
            return f"no C compiler was found when it was built ({command[0]})"
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("#include <Python.h>\nint entrepot_probe(void) { return PY_MAJOR_VERSION; }\n")
            paths = sysconfig.get_paths()
            objects = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[paths["include"], paths["platinclude"]]
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
    except (CCompilerError, DistutilsError, OSError) as error:
        print(error, file=sys.stderr)
        return "the C compiler could not build a Python extension when it was built: are Python's headers installed?"
    return None


def native_extensions(work: Path) -> list[Any]:
    """Generate the C sources, from a clean cache, into a folder of the build."""
    from mypyc.build import mypycify

    shutil.rmtree(work, ignore_errors=True)
    separate: list[tuple[list[str], str | None]] = [(files, name) for files, name in groups()]
    paths = [file for files, _ in separate for file in files]
    if not paths:
        return []
    native.tell("translating", 0)
    extensions = mypycify(
        [*MYPY_OPTIONS, "--cache-dir", str(work / "mypy_cache"), *paths],
        opt_level="1",  # `tools/native.py` says what comes to it
        debug_level="0",
        multi_file=True,
        separate=separate,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        if extension.depends:
            extension.sources = native.by_folder(extension.sources)
    return extensions


class NativeDistribution(Distribution):
    """Knows that it holds native code before there is any, so that the wheel gets the right tag."""

    def has_ext_modules(self) -> bool:
        return obstacle() is None and bool(groups())


class Build(build):
    """Builds from scratch, then records what was built."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        reason = obstacle() or self.get_finalized_command("build_ext").failure
        built = Path(self.build_lib, "entrepot")
        build_info, clause_tests = (load(PACKAGE / f"{name}.py") for name in ("build_info", "clause_tests"))
        record = {
            "compiled": reason is None,
            "reason": reason,
            "source_hash": build_info.source_hash(built),
            "parts": build_info.part_hashes(built),
            "version": self.distribution.get_version(),
        }
        self.write(build_info.BUILD_FILE, record)
        self.write(clause_tests.CLAUSE_FILE, clause_tests.scan(ROOT))

    def write(self, name: str, value: object) -> None:
        path = Path(self.build_lib, "entrepot", name)
        path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


class BuildExt(build_ext):
    """All native modules or none: compiled and plain modules of one group do not mix.

    The C sources are generated when this command runs, not when `setup` is called, which happens several times a build.
    """

    failure: str | None = None

    def run(self) -> None:
        if self.editable_mode or self.inplace:
            return  # native code beside the sources would go on running after an edit
        try:
            self.distribution.ext_modules = native_extensions(Path(self.build_temp, "mypyc"))
            compiling = Compile(self.distribution)
            compiling.parallel = os.cpu_count() or 1
            compiling.ensure_finalized()
            compiling.run()
        except (Exception, SystemExit) as error:
            if MODE == "strict":
                raise
            print(error, file=sys.stderr)
            self.failure = "compiling it failed; the output of the build says where"
            for path in Path(self.build_lib).rglob("*"):
                if path.suffix in {".so", ".pyd"}:
                    path.unlink()


class Compile(build_ext):
    """Links what `tools/native.py` compiles."""

    def build_extensions(self) -> None:
        with native.objects(self.compiler, self.extensions):
            super().build_extensions()


if __name__ == "__main__":
    setup(distclass=NativeDistribution, cmdclass={"build": Build, "build_ext": BuildExt})
