"""What the server says of itself, and what is wrong with a call."""

from typing import Literal

from msgspec import Struct


class Health(Struct):
    """The server is up."""

    status: Literal["ok"]
    version: str


class Build(Struct):
    """The compiled build that is made while the server runs plain sources; `percent` is how much of it is compiled.

    With `ready` the bots think with it already, and the server runs it from its next start on. `sources` is a hash of
    those that the server runs, told on its own machine alone.
    """

    state: Literal["none", "translating", "compiling", "ready"]
    percent: int
    sources: str


class Problem(Struct):
    """An error: a stable code and a sentence for people."""

    code: str
    message: str
