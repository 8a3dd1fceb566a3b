"""Libraries that not everybody needs: loaded when they are used; one line says how to get one that is missing."""

import importlib
import importlib.util
import os
from collections.abc import Iterable
from typing import Any

from entrepot import build_info
from entrepot.kernel.errors import EntrepotError


class MissingExtra(EntrepotError):
    """A library is missing that does not belong to the plain installation."""

    code = "missing-extra"


def need(module: str, extra: str = "arena") -> Any:
    """Return a library; MissingExtra, naming the command that installs it, if it is missing."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(missing(error.name or module, extra)) from None


def check(with_ray: bool = False) -> None:
    """Raise MissingExtra now if anything is missing that a run will need at its end; nothing is imported."""
    wanted = [("polars", "arena"), ("openskill", "arena"), ("altair", "arena"), ("vl_convert", "arena")]
    for module, extra in [*wanted, *([("ray", "ray")] if with_ray else [])]:
        if importlib.util.find_spec(module) is None:
            need(module, extra)


def check_import(modules: Iterable[str], extra: str) -> None:
    """Raise ImportError, naming the command that brings it, if a library is not there that a package begins with."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise ImportError(missing(module, extra), name=module)


def missing(module: str, extra: str) -> str:
    """Return that a library is missing, and the command that installs it: make's in a checkout, else pip's."""
    checkout = build_info.find_checkout(build_info.PACKAGE)
    target = "ray" if extra == "ray" else "install"
    command = f"pip install 'entrepot[{extra}]'" if checkout is None else f"make {target}, in {checkout}"
    return f"{module} is not installed, which this needs: {command}"


def polars() -> Any:
    """Return Polars; MissingExtra without it. It gets one thread, because other processes share the machine."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    return need("polars")
