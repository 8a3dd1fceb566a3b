"""The fields of any object, compiled or not, and what two of them share."""

import inspect
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from entrepot.kernel.game import Game

DEPTH = 4
ATOMS = (int, str, float, bool, bytes, type(None), type, FunctionType, ModuleType, Game)
"""What may be shared freely: values that cannot change, and the game, which does not."""


def attributes(thing: object) -> dict[str, Any]:
    """Return an object's fields by name, also those of a natively compiled class."""
    found = dict(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, member in vars(kind).items():
            if name.startswith("__") or name in found:
                continue
            if inspect.isgetsetdescriptor(member) or inspect.ismemberdescriptor(member):
                found[name] = getattr(thing, name, None)
    return found


def shared(one: object, other: object, path: str = "", depth: int = DEPTH) -> Iterator[tuple[str, Any]]:
    """Yield, by its path, every object that could change and that both objects hold at the same place."""
    if isinstance(one, ATOMS) or depth == 0:
        return
    if one is other:
        if not (isinstance(one, tuple | frozenset) and is_constant(one)):
            yield path, one
        return
    if type(one) is not type(other):
        return
    for name, a, b in _children(one, other):
        yield from shared(a, b, f"{path}.{name}" if path else name, depth - 1)


def is_constant(value: Any) -> bool:
    """Return whether a tuple or frozen set holds nothing that can change."""
    return all(isinstance(part, ATOMS) or (isinstance(part, tuple) and is_constant(part)) for part in value)


def fingerprint(thing: object, depth: int = DEPTH) -> Any:
    """Return plain data that change when a field of the object, or of what it holds, changes."""
    if isinstance(thing, Game):
        return None
    if isinstance(thing, ATOMS) or depth == 0:
        return thing
    if isinstance(thing, list | tuple):
        return [fingerprint(part, depth - 1) for part in thing]
    if isinstance(thing, set | frozenset):
        return set(thing)
    if isinstance(thing, dict):
        return {key: fingerprint(value, depth - 1) for key, value in thing.items()}
    return {name: fingerprint(value, depth - 1) for name, value in attributes(thing).items()}


def _children(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, list | tuple):
        yield from ((str(at), a, b) for at, (a, b) in enumerate(zip(one, other, strict=False)))
    elif isinstance(one, dict):
        yield from ((str(key), one[key], other[key]) for key in one if key in other)
    elif not isinstance(one, set | frozenset | bytearray):
        fields = attributes(other)
        yield from ((name, value, fields[name]) for name, value in attributes(one).items() if name in fields)
