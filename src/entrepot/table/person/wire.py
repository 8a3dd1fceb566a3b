"""What goes over HTTP about people and their devices, as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entrepot.table.wire import Language

Secret = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]{22,64}$")]
DeviceId = Annotated[str, Meta(min_length=1, max_length=64)]
Address = Annotated[str, Meta(min_length=3, max_length=254)]

# ------------------------------------------------------------------ what is asked


class UseLink(Struct, forbid_unknown_fields=True):
    """A link that is used up. `own` is the device's own secret: the same call again is answered again."""

    token: Secret
    own: Secret


class AskMail(Struct, forbid_unknown_fields=True):
    """An address to which a link shall be sent."""

    address: Address
    language: Language = "en"


class SignOut(Struct, forbid_unknown_fields=True):
    """A device that shall not play for this person any more."""

    device: DeviceId


# ------------------------------------------------------------------ what is answered


class Link(Struct):
    """A link for another device, good once and for so many `seconds`; `qr` is a picture of it as an address of data.

    With `here_only` it names this machine alone: no other device can open it.
    """

    url: str
    qr: str
    seconds: int
    here_only: bool


class LinkFront(Struct):
    """Whom a link makes somebody, before it is used; `kind` says what it is for."""

    kind: Literal["device", "address"]
    name: str
    is_you: bool


class Came(Struct):
    """Who one is on this device from now on; the answer sets the cookie."""

    name: str
    language: Language


class Device(Struct):
    """A device of this person: what it calls itself, since when it is theirs, and when it was last used."""

    id: str
    label: str
    since: str
    seen: str
    is_this: bool


class Sent(Struct):
    """A link is on its way, if there is anybody to whom it can be sent: which is told to that address alone."""

    seconds: int


class Person(Struct):
    """What the server knows of whoever asks: a list of devices, and the proved address, if there is one.

    `mail` says whether the server sends e-mail.
    """

    name: str
    devices: list[Device]
    address: str | None
    mail: bool


HTTP = (UseLink, AskMail, SignOut, Link, LinkFront, Came, Device, Sent, Person)
