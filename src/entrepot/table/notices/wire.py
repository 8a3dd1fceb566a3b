"""What goes over HTTP about notices, as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot.table.wire import Language

Way = Literal["push", "mail", "hook"]
Trouble = Literal[
    "",
    "no-answer",
    "busy",
    "refused",
    "gone",
    "private-target",
    "bad-target",
    "bad-keys",
    "mail-delayed",
    "mail-refused",
]


class PushKeys(Struct, forbid_unknown_fields=True):
    """By what only the browser can read its notices, as it has made it."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class NewChannel(Struct, forbid_unknown_fields=True):
    """A way by which I want to be told. `target` is where to: a browser's endpoint, with its `keys`; a chat's webhook.

    E-mail goes to the address that I have proved.
    """

    kind: Way
    target: Annotated[str, Meta(max_length=1_000)] = ""
    keys: PushKeys | None = None
    language: Language = "en"
    turn: bool = True
    over: bool = True


class Wanted(Struct, forbid_unknown_fields=True):
    """Of what I want to be told by one way."""

    turn: bool
    over: bool


class Channel(Struct):
    """A way by which I am told, of what, and why the last notice did not arrive; `label` is where to, in short."""

    id: str
    kind: Way
    label: str
    turn: bool
    over: bool
    trouble: Trouble
    is_this: bool
    """Whether it is this device."""


class Channels(Struct):
    """All ways by which I am told. `push_key` is what a browser asks its push service with.

    `address` is the e-mail that I have proved, null where there is none; with `mail` the server sends e-mail, and with
    `links` it knows its own address, which notices elsewhere than in a browser have in them.
    """

    channels: list[Channel]
    push_key: str
    address: str | None
    mail: bool
    links: bool


HTTP = (NewChannel, Wanted, Channel, Channels)
