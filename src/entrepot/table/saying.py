"""The words of a language, as the server says them by itself in letters, notices and archives."""

import asyncio
from functools import cache

from entrepot.words import catalogue
from entrepot.words.speaker import Catalogue


@cache
def words_of(language: str) -> Catalogue:
    """Return everything that can be said in a language. The first time that takes a third of a second: `load` it."""
    return catalogue(language)


async def load(language: str) -> None:
    """Read the words of a language beside the loop, before something is said in it."""
    await asyncio.to_thread(words_of, language)
