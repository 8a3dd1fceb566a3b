"""What is typed and printed: by a person at a terminal, or through pipes."""

import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

import typer

CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and what can be scrolled back to, where another seat's cards may stand."""


class Left(Exception):
    """The people have left before the end of the game."""


class Keyboard:
    """Asks and prints. `read` gets the question and returns what was typed, or raises EOFError."""

    def __init__(self, read: Callable[[str], str] = input) -> None:
        self._read = read
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text are told as an unknown action
        self._is_typed = sys.stdin.isatty()
        self._forget: Callable[[], object] = lambda: None
        if self._is_typed:
            with suppress(ImportError):
                import readline  # lines can then be edited and called back

                self._forget = readline.clear_history

    def ask(self, question: str) -> str:
        """Return what was typed; EOFError at the end of the input."""
        answer = self._read(f"{question} ").strip()
        if not self._is_typed:
            typer.echo(answer)  # what comes through a pipe shall stand in the transcript too
        return answer

    def say(self, text: str = "") -> None:
        """Print a line."""
        typer.echo(text)

    def clear(self) -> None:
        """Leave nothing that the next seat could read or call back."""
        self._forget()
        if sys.stdout.isatty():
            typer.echo(CLEAR, nl=False)
