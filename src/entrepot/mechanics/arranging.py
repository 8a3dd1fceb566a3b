"""Positions set up by hand."""

from typing import Any


def default(data: dict[str, Any], given: dict[str, Any], key: str, value: Any) -> None:
    """Set a key that is not given."""
    if key not in given:
        data[key] = value
