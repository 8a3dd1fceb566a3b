"""Errors as one line that says what to do."""

from typing import Final

from entrepot.clause_tests import Unreadable
from entrepot.kernel.errors import EntrepotError, Illegal

FAILED: Final = 1
"""The exit status when something given or found is wrong."""
MISUSED: Final = 2
"""The exit status when the command line itself is wrong."""


def one_line(error: Exception) -> str | None:
    """Return the error in one line; None for a defect of ours, which shall show where it happened."""
    if hasattr(error, "format_message"):  # a usage error, whichever library raises it
        return usage_line(error)
    if isinstance(error, Illegal):
        return illegal_line(error)
    if isinstance(error, EntrepotError | Unreadable):
        return first_line(str(error))
    if isinstance(error, OSError):
        name = f"{error.filename}: " if error.filename else ""
        return f"{name}{error.strerror or error}"
    return None


def first_line(text: str) -> str:
    """Return a text's first line, and how many more there are."""
    lines = text.splitlines() or [text]
    return (
        lines[0] if len(lines) == 1 else f"{lines[0]} (and {len(lines) - 1} more; 'entrepot content check' lists all)"
    )


def usage_line(error: Exception) -> str:
    """Return what was wrong with the command line, and where its help is."""
    text = str(error.format_message()).replace("\n", " ").replace("Value error, ", "").rstrip(".")  # type: ignore[attr-defined]
    context = getattr(error, "ctx", None)
    return f"{text}; see '{context.command_path} --help'" if context is not None else text


def illegal_line(error: Illegal) -> str:
    """Return why an action is not allowed, in words."""
    from entrepot.words import catalogue

    return f"{catalogue('en', strict=False).say(error.message)} ({error.clause})"
