"""Positions set up by hand: what is not given is made to agree with what is."""

from typing import TYPE_CHECKING, Any, Final

from entrepot.games.tradejack.cards import CERTAIN, NONE, START_CAPITAL
from entrepot.games.tradejack.options import REMOVED
from entrepot.kernel.errors import BadPosition

if TYPE_CHECKING:
    from entrepot.games.tradejack.game import Tradejack

BEFORE_DRAWING: Final = ("demand", "products")
"""Phases before anybody has drawn this round's Products."""
AFTER_COMMITTING: Final = ("sales", "awards", "cleanup")


def complete(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Clear what belongs to another phase, then let every deck hold the cards that lie nowhere else."""
    phase: str = given.get("phase", data["stack"][-1][0])
    if phase == "setup":
        begin(game, data, given)
        return
    seats: int = data["seats"]
    clear(data, given, phase)
    default(data, given, "bank", sum(data["capital"]) - START_CAPITAL * seats)
    if "won" in given:
        default(data, given, "awards", [[id for owner, id in data["won"] if owner == seat] for seat in range(seats)])
    else:
        data["won"] = [[seat, id] for seat, ids in enumerate(data["awards"]) for id in ids]
    share_products(game, data, given, phase)
    share_sources(game, data, given, phase)
    share_demand(game, data, given)
    phase = commitments(data, given, phase)
    if phase == "auction":
        ask(data, given)
    data["stack"] = frames(phase, data)
    ending = data.pop("last_of_deck", "")
    if ending in game.cards.source_ids:
        data["stack"][0][1 + CERTAIN] = game.cards.source_ids.index(ending) + 1


def frames(phase: str, data: dict[str, Any]) -> list[list[Any]]:
    """Return the stack: an auction or a pick happens inside the Bidding Phase, in the revealing seat's turn."""
    turns = (data["revealer"] - data["first"]) % data["seats"]
    if phase in ("auction", "pick"):
        return [["bidding", turns + 1, 0, 0], [phase, 0, 0, 0]]
    if phase == "bidding":  # with a card waiting the turn has begun
        return [["bidding", turns + (1 if data["waiting"] else 0), 0, 0]]
    return [[phase, 0, 0, 0]]


def begin(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Make the position one in which nothing has happened yet."""
    if len(given) > 1:
        raise BadPosition("the phase 'setup' begins the game, so nothing else can be given with it")
    data.update(game.fresh(data["seats"], game.choose(data["options"])).fields())
    data["stack"] = frames("setup", data)


def default(data: dict[str, Any], given: dict[str, Any], key: str, value: Any) -> None:
    """Set a key that is not given."""
    if key not in given:
        data[key] = value


def clear(data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Take away what the fresh set-up had drawn or begun and the given phase does not have."""
    nobody = [False] * data["seats"]
    for key, value in (("out", nobody), ("standing_bid", 0), ("high_bidder", NONE), ("passes", 0)):
        default(data, given, key, value)
    if phase != "auction":
        default(data, given, "shown", "")
    if phase == "auction":
        unseen = data["options"]["second-card"] == "unseen"
        default(data, given, "waiting", "?" if unseen else "")
    else:
        default(data, given, "waiting", "")
    if phase != "pick":
        default(data, given, "looked", [])
    if phase == "demand":
        default(data, given, "demand", [])
    if phase in BEFORE_DRAWING:
        default(data, given, "products", [[] for _ in range(data["seats"])])
    default(data, given, "removed", REMOVED[["basic", "quick-5", "quick-4"].index(plain(data["options"]["length"]))])
    default(data, given, "revealer", data["first"])
    default(data, given, "bidder", data["revealer"])


def plain(length: str) -> str:
    """Return the length of the basic deck that removes as many Demand cards."""
    return {"advanced": "basic", "advanced-7": "quick-5", "advanced-6": "quick-4"}.get(length, length)


# ---------------------------------------------------------------- where the cards are


class Stock:
    """The cards of one deck that no given key has placed. `take` may go below zero, for the last check to tell."""

    def __init__(self, ids: list[str], copies: list[int]) -> None:
        self.left: dict[str, int] = dict(zip(ids, copies, strict=True))

    def take(self, cards: list[str]) -> None:
        for card in cards:
            if card in self.left:
                self.left[card] -= 1

    def keep(self, cards: list[str], like: dict[str, str] | None = None) -> list[str]:
        """Return cards of the fresh set-up, those that lie elsewhere now replaced by the most plentiful others.

        `like` says by card what kind it is, where only one of the same kind will do.
        """
        kept: list[str] = []
        for card in cards:
            if self.left[card] < 1:
                others = [id for id in self.left if like is None or like[id] == like[card]]
                card = max(others, key=self.count)
            if self.left[card] > 0:
                self.left[card] -= 1
                kept.append(card)
        return kept

    def count(self, card: str) -> int:
        return self.left[card]

    def rest(self) -> list[str]:
        return [card for card, count in self.left.items() for _ in range(count)]


def share_products(game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle hands, deck and discards of Products."""
    stock = Stock(game.cards.product_ids, game.cards.product_copies)
    if phase in AFTER_COMMITTING and phase != "sales":
        stock.take([names[0] for laid in data["laid"] for names in laid])
    reshuffle: dict[str, Any] = data["reshuffle"]
    if reshuffle and "product_deck" not in given:
        pile = Stock(game.cards.product_ids, [0] * len(game.cards.product_ids))
        for card in reshuffle["pile"]:
            pile.left[card] += 1
        pile.take(flat(reshuffle["drawn"]))
        data["product_deck"] = pile.rest()
    keys = ["products", "product_discard", "product_deck"]
    for key in keys:
        if key in given or (key == "product_deck" and reshuffle):
            stock.take(flat(data[key]))
    if "products" not in given:
        data["products"] = [stock.keep(hand) for hand in data["products"]]
    place_rest(data, given, stock, "product_discard" if reshuffle else "product_deck", "product_discard")


def share_sources(game: "Tradejack", data: dict[str, Any], given: dict[str, Any], phase: str) -> None:
    """Settle hands, deck, discards and what is under the hammer of Sources."""
    stock = Stock(game.cards.source_ids, game.cards.source_copies)
    if phase in AFTER_COMMITTING and phase != "sales":
        stock.take([names[1] for laid in data["laid"] for names in laid if len(names) > 1])
    default(data, given, "source_discard", [])  # a ban in the first round of the set-up has discarded some
    for key in ("sources", "source_discard", "source_deck"):
        if key in given:
            stock.take(flat(data[key]))
    if "looked" in given:
        stock.take(data["looked"])
    else:
        data["looked"] = stock.keep(data["looked"])
    stock.take([data["waiting"]])
    if "shown" in given or not data["shown"]:
        stock.take([data["shown"]])
    else:
        data["shown"] = "".join(stock.keep([data["shown"]]))
    place_rest(data, given, stock, "source_deck", "source_discard")


def place_rest(data: dict[str, Any], given: dict[str, Any], stock: Stock, deck: str, discard: str) -> None:
    """Put what lies nowhere into the deck or, where that is given, among the discards."""
    if deck not in given:
        data[deck] = stock.rest()
    elif discard not in given:
        data[discard] = stock.rest()


def share_demand(game: "Tradejack", data: dict[str, Any], given: dict[str, Any]) -> None:
    """Settle the Demand cards: what lies nowhere is in its block or, where that is given, revealed long ago."""
    cards = game.cards
    letters = dict(zip(cards.demand_ids, cards.demand_letter, strict=True))
    kinds = {id: f"{letters[id]} {cards.demand_tables[face] == 'regulation'}" for face, id in enumerate(letters)}
    stock = Stock(cards.demand_ids, demand_copies(game, data["options"]))
    for key in ("demand", "regulations", "demand_discard", "block_a", "block_b", "block_c"):
        if key in given:
            stock.take(data[key])
    stock.take([id for _, id in data["won"]])
    for key in ("demand", "regulations"):
        if key not in given:
            data[key] = stock.keep(data[key], kinds)
    for block in ("block_a", "block_b", "block_c"):
        mine = [id for id in stock.rest() if letters[id] == block[-1].upper()]
        if block not in given:
            data[block] = mine
            continue
        for id in mine:
            key = "demand_discard" if cards.is_counting(cards.demand_ids.index(id)) else "regulations"
            if key not in given:
                data[key] = [*data[key], id]


def demand_copies(game: "Tradejack", options: dict[str, str]) -> list[int]:
    """Return how many of each Demand card take part under these options. TJ-SETUP-04, TJ-CO-01"""
    cards = game.cards
    advanced = options["length"].startswith("advanced")
    return [
        copies
        if (advanced or not cards.is_advanced[face]) and (options["co2"] == "off" or cards.is_counting(face))
        else 0
        for face, copies in enumerate(cards.demand_copies)
    ]


def flat(cards: list[Any]) -> list[str]:
    """Return the cards of all hands, or of one pile, as one list."""
    found: list[str] = []
    for card in cards:
        found += card if isinstance(card, list) else [card]
    return found


# ---------------------------------------------------------------- who is asked


def commitments(data: dict[str, Any], given: dict[str, Any], phase: str) -> str:
    """Settle who has committed; return the phase, which is Sales where nobody has anything to lay down. TJ-R-54"""
    seats = range(data["seats"])
    if phase in AFTER_COMMITTING:
        default(data, given, "committed", [True for _ in seats])
    elif phase != "production":
        default(data, given, "committed", [False for _ in seats])
    elif "committed" not in given:
        data["committed"] = [is_forced(data, seat) for seat in seats]
        return "sales" if all(data["committed"]) else phase
    return phase


def is_forced(data: dict[str, Any], seat: int) -> bool:
    """Say whether public facts leave the seat nothing to lay down. TJ-R-54"""
    return not data["products"][seat] or (data["options"]["co2"] == "on" and not data["sources"][seat])


def ask(data: dict[str, Any], given: dict[str, Any]) -> None:
    """Settle whom the auction asks, how many have passed since the standing bid and, with final passes, who is out."""
    seats: int = data["seats"]
    high: int = data["high_bidder"]
    start = data["revealer"] if high == NONE else (high + 1) % seats
    order = [(start + step) % seats for step in range(seats)]
    final = data["options"]["passing"] == "final"
    if "bidder" in given:
        steps = order.index(data["bidder"])
        skipped = steps
    else:
        steps, skipped = first_asked(data, given, order, final)
    data["bidder"] = order[steps]
    default(data, given, "passes", skipped)
    if final:
        default(data, given, "out", [order.index(seat) < steps for seat in range(seats)])


def first_asked(data: dict[str, Any], given: dict[str, Any], order: list[int], final: bool) -> tuple[int, int]:
    """Return how many steps on the next seat is that can be asked, and how many of them are passes."""
    if "passes" in given and not (final and "out" in given):
        steps = data["passes"] % len(order)
        return steps, data["passes"]
    passes = 0
    for steps, seat in enumerate(order):
        if final and "out" in given and data["out"][seat]:  # it passed earlier; without a bid, in this very row
            passes += 1 if data["high_bidder"] == NONE else 0
        elif seat != data["high_bidder"] and data["capital"][seat] > data["standing_bid"]:
            return steps, passes
        else:
            passes += 1
    return 0, passes
