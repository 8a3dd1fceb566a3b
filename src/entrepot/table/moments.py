"""Moments as they are told."""

from datetime import UTC, datetime


def iso(at: float) -> str:
    """Return a moment as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
