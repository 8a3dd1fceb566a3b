"""The letters with a link in them: to come in with, or to prove an address."""

from entrepot.table.naming import unlinked
from entrepot.table.notices.mail import Letter
from entrepot.table.saying import words_of

SUBJECTS = {"device": "table-letter-device", "address": "table-letter-address"}


def letter(kind: str, to: str, url: str, name: str, language: str) -> Letter:
    """Return the letter that brings somebody a link."""
    say = words_of(language).say
    args = {"name": {"name": unlinked(name)}, "url": url}
    subject = say({"id": f"{SUBJECTS[kind]}-subject", "args": {}})
    return Letter(to, subject, say({"id": SUBJECTS[kind], "args": args}) + "\n", url)
