"""Packed numbers: they lie side by side, and compiled code reads and writes them without making objects.

A `vec` is changed in place, item by item; what changes its length returns another one. It is never equal to a list.
Interpreted, `del v[0]` ends the process: nothing is ever deleted from one.
"""

from collections.abc import Iterable

from librt.vecs import append, vec
from mypy_extensions import i64


def packed(values: Iterable[int]) -> vec[i64]:
    """Return the same numbers, packed."""
    if not isinstance(values, list):
        return vec[i64]([i64(value) for value in values])
    found = vec[i64]([i64(0)] * len(values))  # a list tells how many there are, so that nothing grows
    for at in range(len(values)):
        found[at] = values[at]
    return found


def packed_rows(rows: Iterable[Iterable[int]]) -> vec[vec[i64]]:
    """Return the same rows of numbers, packed."""
    found = vec[vec[i64]]()
    for row in rows:
        found = append(found, packed(row))
    return found


def total(values: vec[i64]) -> i64:
    """Return the sum."""
    found: i64 = 0
    for value in values:
        found += value
    return found


def count(values: vec[i64], wanted: i64) -> i64:
    """Return how often a number is in the list."""
    found: i64 = 0
    for value in values:
        if value == wanted:
            found += 1
    return found


def settle(values: vec[i64], at: i64, value: i64) -> None:
    """Put a number in a place and move it down to where it belongs among those before it, which ascend."""
    while at > 0 and values[at - 1] > value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value


def place_of(values: vec[i64], wanted: i64) -> i64:
    """Return the first place of a number; -1 if it is not there."""
    for at in range(len(values)):
        if values[at] == wanted:
            return at
    return -1
