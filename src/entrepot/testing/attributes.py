"""The fields of any object, compiled or not, and what two of them share."""

import inspect
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

from entrepot.kernel.game import Game
from entrepot.kernel.state import State

DEPTH = 4
ATOMS = (int, str, float, bool, bytes, type(None), type, FunctionType, ModuleType, Game)
"""What may be shared freely: values that cannot change, and the game, which does not."""

PASSING = frozenset(
    {"_offered", "_offered_to", "_has_offered", "_result", "revealed", "binding", "listening", "events", "rng"}
)
"""What a position holds of the last question or action, which no dump has; and its generator, compared by its words."""
_NATIVE: dict[type, tuple[str, ...]] = {}


def attributes(thing: object) -> dict[str, Any]:
    """Return an object's fields by name, also those of a natively compiled class."""
    found = dict(getattr(thing, "__dict__", {}))
    for name in _native(thing):
        if name not in found:
            found[name] = getattr(thing, name, None)
    return found


def _native(thing: object) -> tuple[str, ...]:
    """Return the names of the fields that an object has outside its dictionary; a class is looked at once."""
    kind = type(thing)
    if kind not in _NATIVE:
        members = {name: member for base in kind.__mro__ for name, member in vars(base).items() if name[:2] != "__"}
        fields = (inspect.isgetsetdescriptor, inspect.ismemberdescriptor)
        _NATIVE[kind] = tuple(name for name, member in members.items() if any(field(member) for field in fields))
    return _NATIVE[kind]


def holds_the_same(one: State, other: State) -> bool:
    """Say whether two positions have equal fields, and so dump alike; False also where equality cannot tell."""
    if type(one) is not type(other) or attributes(one.rng) != attributes(other.rng):
        return False
    here, there = getattr(one, "__dict__", {}), getattr(other, "__dict__", {})
    names = {*here, *there, *_native(one)} - PASSING
    return all(getattr(one, name, None) == getattr(other, name, None) for name in names)


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
    return {name: fingerprint(value, depth - 1) for name, value in _lasting(thing).items()}


def _lasting(thing: object) -> dict[str, Any]:
    """Return an object's fields, with a property in place of the field that keeps what it has worked out.

    Such a field, `_name` beside `name`, is filled when somebody first asks: nothing changes by that.
    """
    found = attributes(thing)
    for name in [name for name in found if name[:1] == "_" and _is_property(thing, name[1:])]:
        del found[name]
        found[name[1:]] = getattr(thing, name[1:])
    return found


def _is_property(thing: object, name: str) -> bool:
    member = getattr(type(thing), name, None)
    return isinstance(member, property) or inspect.isgetsetdescriptor(member)


def _children(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, list | tuple):
        yield from ((str(at), a, b) for at, (a, b) in enumerate(zip(one, other, strict=False)))
    elif isinstance(one, dict):
        yield from ((str(key), one[key], other[key]) for key in one if key in other)
    elif not isinstance(one, set | frozenset | bytearray):
        fields = attributes(other)
        yield from ((name, value, fields[name]) for name, value in attributes(one).items() if name in fields)
