"""The type of a game's view, from what it declares."""

from typing import Any, Literal, TypedDict, get_type_hints

from entrepot.kernel.fields.position import Position


def view_type(game: str, position: Position, doc: str, special: type | None = None) -> Any:
    """Return the type `View` of what a seat sees, with the given docstring.

    `special` is a TypedDict with the keys that the game works out itself, or shows otherwise than they are kept.
    """
    hints: dict[str, Any] = {
        "game": Literal[game],
        "seat": int | None,
        "seats": int,
        "options": dict[str, str],
        "phase": str,
    }
    for field in position.shown:
        hints[field.view] = field.seen_type()
        if field.counts:
            hints[field.counts] = list[int]
    more = {} if special is None else get_type_hints(special)
    view: Any = TypedDict("View", {**hints, **more, "ending": str})  # type: ignore[misc]  # made as the program runs
    view.__doc__ = doc
    return view
