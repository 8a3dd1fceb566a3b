"""All ways together, with what each needs of the server."""

import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from entrepot.table.config import Config, mail_server
from entrepot.table.notices.channels import ChannelRow
from entrepot.table.notices.mail import Mailer
from entrepot.table.notices.outside import Outside
from entrepot.table.notices.sealing import PushKey, Subscription
from entrepot.table.notices.telling import Words
from entrepot.table.notices.ways import Outcome, Parcel, by_hook, by_mail, by_push
from entrepot.table.saying import words_of
from entrepot.table.security import Signer

NO_CONTACT: Final = "mailto:nobody@localhost.localdomain"
"""Push services want to know whom to write to, where a server has neither an address nor e-mail."""


class Post:
    """`address_of` says which address of e-mail a guest has proved."""

    def __init__(
        self, config: Config, signer: Signer, address_of: Callable[[str], Coroutine[Any, Any, str | None]]
    ) -> None:
        self.mailer = Mailer(mail_server(config.smtp), config.mail_from) if config.smtp else None
        self.outside = Outside(config.private_targets)
        self._config = config
        self._signer = signer
        self._address_of = address_of
        self._key: PushKey | None = None

    def key(self) -> PushKey:
        """Return the key by which push services know this server; it is made at the first time."""
        if self._key is None:
            self._key = PushKey.of(self._config.data)
        return self._key

    def parcel(self, channel: ChannelRow, words: Words, path: str, tag: str, number: str) -> Parcel:
        """Return a notice as it goes by some way."""
        stop = f"/stop/{self.stop_token(channel.id)}"
        return Parcel(words, number, path, tag, self._config.public_url, stop)

    async def send(self, channel: ChannelRow, parcel: Parcel) -> Outcome:
        """Send a notice, and return how it came out."""
        if channel.kind == "push":
            subscription = msgspec.json.decode(channel.target, type=Subscription)
            return await by_push(self.outside, self.key(), subscription, parcel, self._contact())
        if channel.kind == "hook":
            return await by_hook(self.outside, channel.target, parcel)
        address = await self._address_of(channel.guest)
        if self.mailer is None or address is None:
            return Outcome("refused", "mail-refused")
        why = words_of(channel.language).say({"id": "table-notice-stop", "args": {}})
        return await by_mail(self.mailer, address, parcel, why)

    async def close(self) -> None:
        """Close what is open."""
        with contextlib.suppress(Exception):
            await self.outside.close()

    def stop_token(self, channel: str) -> str:
        """Return what ends the notices of a way, for whoever has it."""
        return f"{channel}-{self._signer.stamp('stop', channel)}"

    def stopped(self, token: str) -> str | None:
        """Return the way whose notices a token ends; None where it is none of ours."""
        channel, _, stamp = token.partition("-")
        return channel if self._signer.is_stamp(stamp, "stop", channel) else None

    def _contact(self) -> str:
        if self._config.mail_from:
            return f"mailto:{self._config.mail_from}"
        return self._config.public_url if self._config.public_url.startswith("https:") else NO_CONTACT
