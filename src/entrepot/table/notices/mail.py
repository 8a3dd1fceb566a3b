"""E-mail, handed over to the server that `--smtp` names."""

import hashlib
import ssl
from email.message import EmailMessage
from email.utils import formataddr, formatdate
from typing import Final

import msgspec

from entrepot.table.config import MailServer

SECONDS: Final = 20.0
"""How long the mail server may take to accept a letter."""


class Letter(msgspec.Struct, frozen=True):
    """What is sent to one address. `number` makes its id: what is sent once more is known as the same by that."""

    to: str
    subject: str
    text: str
    number: str
    stop: str = ""
    """The address at which one call ends letters of this kind."""


class LetterRefused(Exception):
    """The mail server will never take it; `str` of it is what that says."""


class LetterDelayed(Exception):
    """It may take it later, or was not to be reached."""


class Mailer:
    """Sends letters from one address, each over a connection of its own."""

    def __init__(self, server: MailServer, sender: str) -> None:
        self._server = server
        self._sender = sender

    async def send(self, letter: Letter) -> None:
        """Hand a letter over; LetterRefused, LetterDelayed."""
        import aiosmtplib  # only where a server sends e-mail

        server = self._server
        try:
            await aiosmtplib.send(
                self.written(letter),
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.is_tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise delayed_or_refused(error.recipients[0].code, error.recipients[0].message) from error
        except aiosmtplib.SMTPResponseException as error:
            raise delayed_or_refused(error.code, error.message) from error
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise LetterDelayed(str(error)) from error

    def written(self, letter: Letter) -> EmailMessage:
        """Return a letter with its head."""
        message = EmailMessage()
        message["From"] = formataddr(("entrepot", self._sender))
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        domain = self._sender.rpartition("@")[2]
        message["Message-ID"] = f"<{hashlib.sha256(letter.number.encode()).hexdigest()[:32]}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message


def delayed_or_refused(code: int, text: str) -> Exception:
    """Return what a mail server's answer comes to: 5 is for good, but not where it does not take our own word."""
    is_ours = code in (530, 534, 535, 550) and "auth" in text.lower()  # our own password, and not their address
    return LetterRefused(f"{code} {text}") if code >= 500 and not is_ours else LetterDelayed(f"{code} {text}")
