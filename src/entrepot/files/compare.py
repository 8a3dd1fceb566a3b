"""Comparing what a file expects with what was found: partly, and with dotted keys that reach inside."""

import json
from typing import Any

LONGEST = 240


def difference(wanted: Any, found: Any, place: str = "") -> str:
    """Return, in one sentence, where `found` is not as `wanted`; empty if it is.

    A table is compared by the keys that it has; `"awards.0"` reaches into tables and lists. All else must be equal.
    """
    if not isinstance(wanted, dict):
        return "" if is_same(wanted, found) else f"{place} is {shown(found)}, expected {shown(wanted)}"
    for key, value in wanted.items():
        inner, at, problem = found, place, ""
        for part in key.split("."):
            inner, at, problem = _step(inner, at, part)
            if problem:
                return problem
        problem = difference(value, inner, at)
        if problem:
            return problem
    return ""


def is_same(wanted: Any, found: Any) -> bool:
    """Return whether two values of plain data are equal; true and false are no numbers."""
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(is_same, wanted, found))
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(is_same(wanted[key], found[key]) for key in wanted)
    return isinstance(wanted, bool) == isinstance(found, bool) and bool(wanted == found)


def shown(value: Any) -> str:
    """Return a value as a message shows it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


def _step(value: Any, place: str, part: str) -> tuple[Any, str, str]:
    """Return what one part of a key leads to, its place, and why there is no such thing."""
    at = f"{place}.{part}" if place else part
    if isinstance(value, dict):
        if part in value:
            return value[part], at, ""
        return None, at, f"there is no {at}; {place or 'it'} has {', '.join(map(str, value)) or 'nothing'}"
    if isinstance(value, list):
        if part.isascii() and part.isdigit() and int(part) < len(value):
            return value[int(part)], at, ""
        return None, at, f"there is no {at}; {place} has {len(value)} entries, counted from 0"
    return None, at, f"there is no {at}; {place} is {shown(value)}"
