"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.tradejack.actions import BID, DONE, SELL
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """A source is worth its Green Credits, and 3 more with a product to spare; every set is sold at once."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal, view, content = seat.legal(), seat.view(), seat.game.content
        if view["auction"] is None:
            sets = [action for action in legal if not SELL.has(action)] or legal
            is_last = view["decks"]["demand"] <= 1  # nothing but a Regulation can be left
            return legal[-1] if sets[-1] == DONE.code and is_last else sets[-1]
        rows = {row["id"]: row for table in ("product", "source") for row in content.rows(table)}
        lot = rows[view["auction"]["source"]]
        products = [id for id in view["products"] if rows[id]["colour"] == lot["colour"]]
        sources = [id for id in view["sources"][view["seat"]] if rows[id]["colour"] == lot["colour"]]
        limit = lot["credits"] + (3 if len(products) > len(sources) else 0)
        raises = [action for action in legal if BID.has(action) and BID.value(action) <= limit]
        return raises[0] if raises else legal[0]
