"""People's games with some cards as files for a trial of these cards: records without names, and what was answered."""

from functools import partial
from typing import Any, Final

import msgspec

from entrepot.kernel.content import make_content
from entrepot.kernel.game import Game
from entrepot.table.errors import Refusal
from entrepot.table.playtests.store import SHIPPED
from entrepot.table.rows import digest_of
from entrepot.table.service import Service

MOST_GAMES: Final = 60
SAID: Final = "said.json"


async def gathered(
    service: Service, guest: str, game: str, cards: dict[str, Any], payers: tuple[str, ...]
) -> dict[str, bytes]:
    """Return the files of the newest finished games that somebody has let people play with these cards."""
    shipped = service.tables.games.shipped(game)
    digest = await service.beside(list(payers), lambda: digest_in_store(shipped, cards))
    found = {}
    for number, id in enumerate(await service.playtests.finished(guest, game, digest, MOST_GAMES)):
        try:
            past = await service.past_by_id(id, list(payers))
            found[f"{number}.game.json"] = await service.beside(list(payers), partial(getattr, past, "record_json"))
        except Refusal:  # by rules that are not here any more
            continue
    if found:
        found[SAID] = msgspec.json.encode(await service.playtests.said(guest, game, digest))
    return found


def digest_in_store(shipped: Game, cards: dict[str, Any]) -> str:
    """Return by what tables with these cards are found."""
    content = make_content(shipped.schema, cards)
    is_shipped = content.digest() == shipped.content.digest()
    return SHIPPED if is_shipped else digest_of(content.as_data())
