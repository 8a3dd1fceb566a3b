"""The ways by which notices go: each tells how one came out."""

import asyncio
import hashlib
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import httpcore
import msgspec

from entrepot.table.notices.mail import Letter, LetterDelayed, LetterRefused, Mailer
from entrepot.table.notices.outside import Forbidden, Outside
from entrepot.table.notices.sealing import PushKey, Subscription, sealed
from entrepot.table.notices.telling import Words

DAY_SECONDS: Final = 86_400
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
SPECIAL: Final = r"\`*_{}[]()<>#+-.!|~@"
"""What means something in a chat's way of writing."""


class Outcome(msgspec.Struct, frozen=True):
    """How a notice came out: it is `sent`; may be tried `later`; is `refused` for good; or its way is `gone`."""

    state: Literal["sent", "later", "refused", "gone"]
    why: str = ""
    wait: float = 0.0
    """Seconds that the service wants us to wait before it is tried again."""


class Parcel(msgspec.Struct, frozen=True):
    """A notice on its way. `number` is its own: what is sent once more is known as the same by that."""

    words: Words
    number: str
    path: str
    """Of the page that it is about."""
    tag: str
    """What a newer notice replaces an older one by."""
    base: str
    """How browsers reach the server; empty where nobody has said."""
    stop: str = ""
    """The path at which one call ends notices of this way."""

    @property
    def url(self) -> str:
        """The page that it is about, where that has an address."""
        return f"{self.base}{self.path}" if self.base else ""


async def by_push(outside: Outside, key: PushKey, subscription: Subscription, parcel: Parcel, contact: str) -> Outcome:
    """Send a notice to a browser. A service that has two under one topic delivers the newer."""
    said = {"title": parcel.words.title, "text": parcel.words.text, "path": parcel.path, "tag": parcel.tag}
    text = msgspec.json.encode(said)
    try:
        body, authorization = await asyncio.to_thread(_made, key, subscription, text, contact)
    except ValueError:
        return Outcome("gone", "bad-keys")
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(DAY_SECONDS),
        "urgency": "normal",
        "topic": hashlib.sha256(parcel.tag.encode()).hexdigest()[:32],
        "authorization": authorization,
    }
    return await posted(outside, subscription.endpoint, headers, body)


def _made(key: PushKey, subscription: Subscription, text: bytes, contact: str) -> tuple[bytes, str]:
    return sealed(subscription, text), key.authorization(subscription.endpoint, contact)


async def by_hook(outside: Outside, url: str, parcel: Parcel) -> Outcome:
    """Send a notice to a channel of a chat, where nobody is called by it and nothing is drawn."""
    is_slack = (urlsplit(url).hostname or "").endswith("slack.com")
    words = f"{parcel.words.title}. {parcel.words.text}"
    link = f"\n{parcel.url}" if parcel.url else ""
    said: dict[str, Any] = (
        {"text": f"{escaped_for_slack(words)}{link}", "unfurl_links": False}
        if is_slack
        else {"content": f"{escaped(words)}{link}", "text": f"{words}{link}", "allowed_mentions": {"parse": []}}
    )
    return await posted(outside, url, {"content-type": "application/json"}, msgspec.json.encode(said))


async def by_mail(mailer: Mailer, address: str, parcel: Parcel, why: str) -> Outcome:
    """Send a notice by e-mail, with how to have no more of them."""
    stop = f"{parcel.base}{parcel.stop}"
    text = f"{parcel.words.text}\n\n{parcel.url}\n\n-- \n{why}\n{stop}\n"
    try:
        await mailer.send(Letter(address, parcel.words.title, text, parcel.number, stop))
    except LetterDelayed:
        return Outcome("later", "mail-delayed")
    except LetterRefused:
        return Outcome("refused", "mail-refused")
    return Outcome("sent")


async def posted(outside: Outside, url: str, headers: dict[str, str], body: bytes) -> Outcome:
    """Return what comes of a call to a service."""
    try:
        status, head = await outside.post(url, headers, body)
    except Forbidden:
        return Outcome("refused", "private-target")
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError, TimeoutError):
        return Outcome("later", "no-answer")
    except (httpcore.UnsupportedProtocol, ValueError, UnicodeError):
        return Outcome("refused", "bad-target")
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("gone", "gone")
    if status in LATER or status >= 500:
        return Outcome("later", "busy", wait_of(head.get("retry-after", "")))
    return Outcome("refused", "refused")


def wait_of(text: str) -> float:
    """Return the seconds that a service asks for; what is no plain number, or more than a day, is not believed."""
    return min(float(text), DAY_SECONDS) if text.isascii() and text.isdigit() and len(text) < 10 else 0.0


def escaped(text: str) -> str:
    """Return a text of which a chat draws nothing: names of people stand in it."""
    return "".join(f"\\{letter}" if letter in SPECIAL else letter for letter in text)


def escaped_for_slack(text: str) -> str:
    """Return the same for Slack, which has three signs of its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
