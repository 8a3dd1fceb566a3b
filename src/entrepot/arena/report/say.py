"""Numbers as the report says them."""

from collections.abc import Sequence
from typing import Any

SURE = 0.05


def percent(share: float | None, digits: int = 1) -> str:
    """Return a share in percent."""
    return "–" if share is None else f"{100 * share:.{digits}f}%"


def number(value: float | None, digits: int = 1) -> str:
    """Return a number with separated thousands; whole ones without a decimal point."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if float(value).is_integer() or abs(value) >= 1000 else f"{value:,.{digits}f}"


def points(value: float | None) -> str:
    """Return percentage points with their sign."""
    return "–" if value is None else f"{value:+.1f}".replace("-", "−")


def span(row: dict[str, Any], say: Any = percent) -> str:
    """Return a row's interval, such as '31.0% to 35.2%'."""
    return "not known" if row.get("low") is None else f"{say(row['low'])} to {say(row['high'])}"


def listed(names: Sequence[str], most: int = 6) -> str:
    """Return names as a list in a sentence."""
    shown = list(names[:most])
    if len(names) > most:
        shown.append(f"{len(names) - most} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}" if shown else "none"


def counted(count: int, one: str, many: str = "") -> str:
    """Return a count with its noun."""
    return f"{count:,} {one if count == 1 else many or one + 's'}"


def ordinal(place: int) -> str:
    """Return 'first', 'second' and so on."""
    words = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    return words[place - 1] if place <= len(words) else f"{place}th"


def duration(microseconds: float | None) -> str:
    """Return a duration in the unit that suits it."""
    if microseconds is None:
        return "–"
    for unit, size in (("s", 1e6), ("ms", 1e3)):
        if microseconds >= size:
            return f"{microseconds / size:.3g} {unit}"
    return f"{microseconds:.3g} µs"
