"""Libraries that only the arena needs: found when they are used, and missed in one line that says how to get them."""

import importlib
import importlib.util
import os
from typing import Any

from entrepot.kernel.errors import EntrepotError


class MissingExtra(EntrepotError):
    """A library is not installed that is no part of the plain installation."""

    code = "missing-extra"


def need(module: str, extra: str = "arena") -> Any:
    """Return a library; MissingExtra, naming the extra that brings it, if it is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise MissingExtra(
            f"{error.name} is not installed, which this needs: pip install 'entrepot[{extra}]'"
        ) from None


def check(with_ray: bool = False) -> None:
    """Raise MissingExtra now if anything is missing that a run will want in the end; nothing is imported."""
    wanted = [("polars", "arena"), ("openskill", "arena"), ("altair", "arena"), ("vl_convert", "arena")]
    for module, extra in [*wanted, *([("ray", "ray")] if with_ray else [])]:
        if importlib.util.find_spec(module) is None:
            need(module, extra)


def polars() -> Any:
    """Return Polars; MissingExtra without it. It gets one thread, since the processes beside it share the machine."""
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    return need("polars")
