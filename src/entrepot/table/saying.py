"""The words of a language, as the server says them by itself in letters, notices and archives."""

import asyncio
from functools import cache

from entrepot.words.folders import part
from entrepot.words.speaker import Catalogue


@cache
def words_of(language: str) -> Catalogue:
    """Return what the server says by itself; the first time it has to be read, so `load` it before."""
    return part(language, "table")


async def load(language: str) -> None:
    """Read the words of a language beside the loop, before something is said in it."""
    await asyncio.to_thread(words_of, language)
