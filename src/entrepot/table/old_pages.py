"""Words for pages that are older than the server: they know no message that has come since."""

from functools import cache

from entrepot.kernel.message import Message, message
from entrepot.words import LANGUAGES, catalogue


@cache
def spelled_out(id: str) -> Message:
    """Return a message without arguments as one that every page has words for; the first time that takes a second."""
    texts = {language: catalogue(language, []).say(message(id)) for language in LANGUAGES}
    return message("kernel-number", {"number": texts})
