"""What goes over HTTP about what the server keeps of people, as types."""

from typing import Annotated

from msgspec import Meta, Struct


class Confirm(Struct, forbid_unknown_fields=True):
    """The second step: the token of the first."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Leaving(Struct):
    """What goes, if I say so once more within so many `seconds`: games under way are left to bots, others stay."""

    token: str
    seconds: int
    going: int
    ended: int


class Gone(Struct):
    """I am nobody here any more."""

    tables: int


class Removed(Struct):
    """A table of mine that was removed since nobody had begun to play there. Moments are ISO 8601 in UTC."""

    id: str
    title: dict[str, str]
    created: str
    removed: str


HTTP = (Confirm, Leaving, Gone, Removed)
