"""What names, keys and numbers look like that go over HTTP and sockets."""

from typing import Annotated, Literal

from msgspec import Meta

Language = Literal["en", "nl"]
SeatKind = Literal["me", "friend", "bot", "screen"]
Status = Literal["waiting", "playing", "over", "frozen", "void", "agreed"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
OwnKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$", min_length=22, max_length=64)]
Places = Annotated[list[Annotated[int, Meta(ge=1, le=64)]], Meta(min_length=1, max_length=64)]
"""The place of each seat, from 1; seats may share one, and then the next is left out."""
Seconds = Annotated[int, Meta(ge=0, le=2_592_000)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Texts = dict[str, str]
"""A text by language."""
