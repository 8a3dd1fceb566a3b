"""What is typed and printed: by a person at a terminal, or through pipes."""

import sys
from collections.abc import Callable

import typer

CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and what can be scrolled back to, where another seat's cards may stand."""


class Left(Exception):
    """The people have left before the end of the game."""


class Keyboard:
    """Asks and prints. `read` gets the question and returns what was typed, or raises EOFError."""

    def __init__(self, read: Callable[[str], str] = input) -> None:
        self._read = read
        if sys.stdin.isatty():
            try:
                import readline  # noqa: F401 - lines can then be edited and called back
            except ImportError:
                return

    def ask(self, question: str) -> str:
        """Return what was typed; EOFError at the end of the input."""
        return self._read(f"{question} ").strip()

    def say(self, text: str = "") -> None:
        """Print a line."""
        typer.echo(text)

    def clear(self) -> None:
        """Leave nothing on the screen that the next seat could read."""
        if sys.stdout.isatty():
            typer.echo(CLEAR, nl=False)
