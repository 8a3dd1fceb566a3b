"""Comparing what a file expects with what was found: only the keys that it names, and dotted keys that reach inside."""

import json
from typing import Any

from entrepot.kernel.schema import suggestion

LONGEST = 240
LIST_WORDS = {
    "any_order": "it has exactly these, in whatever order",
    "includes": "it has these, and may have others",
    "excludes": "it has none of these",
    "length": "it has so many entries",
}
"""What can be said of a list instead of the list itself, as the last part of a key."""


def differences(wanted: Any, found: Any, place: str = "") -> list[str]:
    """Return a sentence for each place where `found` differs from `wanted`.

    Of a table, the keys that are wanted are compared; `"awards.0"` reaches into tables and lists, and LIST_WORDS can
    describe a list. Everything else must be equal.
    """
    if not isinstance(wanted, dict):
        return [] if is_same(wanted, found) else [f"{place} is {shown(found)}, expected {shown(wanted)}"]
    return [problem for key, value in wanted.items() for problem in _inside(str(key).split("."), value, found, place)]


def is_same(wanted: Any, found: Any) -> bool:
    """Return whether two values of plain data are equal; true and false are not numbers."""
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(is_same, wanted, found))
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(is_same(wanted[key], found[key]) for key in wanted)
    return isinstance(wanted, bool) == isinstance(found, bool) and bool(wanted == found)


def without(values: list[Any], others: list[Any]) -> list[Any]:
    """Return what is left of the values when each of the others has taken one that is the same."""
    left = list(values)
    for other in others:
        at = next((at for at, value in enumerate(left) if is_same(value, other)), -1)
        if at >= 0:
            del left[at]
    return left


def shown(value: Any) -> str:
    """Return a value as a message shows it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


def _inside(parts: list[str], wanted: Any, found: Any, place: str) -> list[str]:
    """Return the differences where a dotted key leads to."""
    if not parts:
        return differences(wanted, found, place)
    if isinstance(found, list) and parts[0] in LIST_WORDS and not parts[1:]:
        return _in_list(parts[0], wanted, found, place)
    inner, at, problem = _step(found, place, parts[0])
    return [problem] if problem else _inside(parts[1:], wanted, inner, at)


def _in_list(word: str, wanted: Any, found: list[Any], place: str) -> list[str]:
    """Return in what a list is not as one of LIST_WORDS says."""
    if word == "length":
        return differences(wanted, len(found), f"{place}.length")
    if not isinstance(wanted, list):
        return [f"'{place}.{word}' takes a list, not {shown(wanted)}"]
    missing, more = without(wanted, found), without(found, wanted)
    if word == "excludes":
        there = without(wanted, missing)
        return [f"{place} is {shown(found)}, expected without {shown(there)}"] if there else []
    if word == "includes":
        return [f"{place} is {shown(found)}; missing {shown(missing)}"] if missing else []
    return [f"{place} is {shown(found)}; missing {shown(missing)}, unexpected {shown(more)}"] if missing or more else []


def _step(value: Any, place: str, part: str) -> tuple[Any, str, str]:
    """Return what one part of a key leads to, its place, and why there is no such thing."""
    at = f"{place}.{part}" if place else part
    if isinstance(value, dict):
        if part in value:
            return value[part], at, ""
        return None, at, f"there is no {at}{suggestion(part, list(map(str, value)))}"
    if isinstance(value, list):
        if part.isascii() and part.isdigit() and int(part) < len(value):
            return value[int(part)], at, ""
        return None, at, f"there is no {at}; {place} has {len(value)} entries, counted from 0"
    return None, at, f"there is no {at}; {place} is {shown(value)}"
