"""Thrifty: one plain plan, a yardstick for other bots."""

from entrepot.games.tradejack.actions import BID, DONE, SELL
from entrepot.kernel.bot import Bot
from entrepot.kernel.handle import SeatHandle


class Thrifty(Bot):
    """Bids up to 5 for a source while it has a product of that colour to spare; sells every set at once."""

    name = "thrifty"

    def choose(self, seat: SeatHandle) -> int:
        legal, view, content = seat.legal(), seat.view(), seat.game.content
        if view["auction"] is None:
            sets = [action for action in legal if not SELL.has(action)] or legal
            is_last = view["decks"]["demand"] <= 1  # nothing but a Regulation can be left
            return legal[-1] if sets[-1] == DONE.code and is_last else sets[-1]
        colours = {row["id"]: row["colour"] for table in ("product", "source") for row in content.rows(table)}
        colour = colours[view["auction"]["source"]]
        spare = sum(1 for id in view["products"] if colours[id] == colour)
        spare -= sum(1 for id in view["sources"][view["seat"]] or [] if colours[id] == colour)
        raises = [action for action in legal if BID.has(action) and BID.value(action) <= 5]
        return raises[0] if raises and spare > 0 else legal[0]
