"""Tradejack once more: a table as a plain dict, and what each action makes of it.

`expected` takes what chance turned up from the news, and works out everything else: hands, piles, bids, sales, Awards,
whose turn it is, what that seat may do, and how the game ends. The ids are those of the ledger.
"""

import json
from collections import Counter

import entrepot

GAMES = 52
CARDS = entrepot.game("tradejack").content
PRODUCT = {row["id"]: row for row in CARDS.rows("product")}
SOURCE = {row["id"]: row for row in CARDS.rows("source")}
TREND = {row["id"]: row for row in CARDS.rows("trend")}
AWARD = {row["id"]: row for row in CARDS.rows("award")}
REGULATION = {row["id"]: row for row in CARDS.rows("regulation")}
DIRTY = ("rainforest", "peatlands")
PILES = ("product_deck", "source_deck", "product_discard", "source_discard", "demand_discard", "looked", "regulations")
BLOCKS = ("block_a", "block_b", "block_c")
BY_SEAT = ("products", "sources", "laid", "awards")
PLAIN = ("capital", "demand", "first", "round", "co2", "committed")
TOLD = {
    "bought": ("seat", "amount", "source"),
    "unsold": ("source",),
    "banned": ("source",),
    "showed-set": ("seat", "product", "source", "value", "credits"),
    "showed-lone": ("seat", "product"),
    "warmed": ("tokens", "limit"),
    "sold": ("seat", "income"),
    "awarded": ("seat", "award"),
    "unclaimed": ("award",),
    "round-over": ("first",),
}
"""Events that say how something ended, and what they say of it."""
BIDDING = ("revealer", "shown", "waiting", "standing_bid", "passes", "high_bidder", "out")


def check(before, seat, action, after):
    """Return where the table after the action is not as expected."""
    chance = Chance(after.news)
    table = fresh(after.data) if before is None else json.loads(json.dumps(before.data))
    table["phase"] = table["stack"][-1][0] if before else ""
    table["ending"], table["told"] = "", []
    if before is None:
        table["first"] = after.data["first"]
        start_round(table, chance)
    else:
        act(table, seat, action, chance)
    return [*compared(table, after), *chance.left()]


def compared(table, after):
    real = dict(after.data)
    real["phase"] = real["stack"][-1][0] if real["stack"] else ""
    legal = {seat: sorted(allowed(table, seat)) for seat in asked(table)}
    pairs = [(key, table[key], real[key]) for key in ("phase", "ending")]
    pairs += [(key, Counter(table[key]), Counter(real[key])) for key in (*PILES, *BLOCKS)]
    pairs += [(key, [sorted(a) for a in table[key]], [sorted(a) for a in real[key]]) for key in BY_SEAT]
    if not table["ending"]:
        pairs += [(key, table[key], real[key]) for key in PLAIN]
    if table["phase"] == "auction":
        pairs += [(key, table[key], real[key]) for key in BIDDING]
    pairs += [("asked", sorted(legal), after.actors)]
    pairs += [(f"legal for {seat}", legal[seat], sorted(after.legal.get(seat, []))) for seat in legal]
    pairs += [("outcome", ending(table), {k: (after.outcome or {}).get(k) for k in ending(table)})]
    pairs += [("told", Counter(table["told"]), Counter(told(after.news)))]
    return [f"{name} is {is_}, wanted {wanted}" for name, wanted, is_ in pairs if wanted != is_]


def told(news):
    """What the news say of how something ended: seats and numbers as they are, cards by their ids."""
    for event in news:
        if event["kind"] in TOLD:
            yield event["kind"], *(_plain(event["args"][name]) for name in TOLD[event["kind"]])


def _plain(value):
    if not isinstance(value, dict):
        return value
    return value["face"].split("/")[1] if "face" in value else value["seat"]


def tell(table, kind, *args):
    table["told"].append((kind, *args))


class Chance:
    """The faces that the news say were turned up or drawn, each kind in its order."""

    def __init__(self, news):
        self.faces = {"demanded": [], "drew-card": [], "turned-up": [], "looked": []}
        for event in news:
            if event["kind"] in self.faces:
                self.faces[event["kind"]] += _faces(event["args"])

    def next(self, kind):
        return self.faces[kind].pop(0) if self.faces[kind] else "nothing"

    def left(self):
        return [f"more {kind} than wanted: {faces}" for kind, faces in self.faces.items() if faces]


def _faces(args):
    values = [args.get("card"), args.get("product"), args.get("source"), *args.get("sources", [])]
    return [value["face"].split("/")[1] for value in values if value]


# ---------------------------------------------------------------- set-up and the round


def fresh(data):
    """TJ-SETUP: the three decks, 6 Capital each, empty hands."""
    seats, options = data["seats"], data["options"]
    table = {key: [] for key in (*PILES, *BLOCKS)}
    table |= {key: [[] for _ in range(seats)] for key in BY_SEAT}
    table |= {"options": options, "seats": seats, "stack": [], "capital": [6] * seats, "co2": 0, "round": 0}
    table |= {"committed": [False] * seats, "demand": [], "shown": "", "waiting": ""}
    for kind, rows in (("product", PRODUCT), ("source", SOURCE)):
        table[f"{kind}_deck"] = [card for card, row in rows.items() for _ in range(row["copies"])]
    advanced = options["length"].startswith("advanced")
    for rows in (TREND, AWARD, REGULATION):
        for card, row in rows.items():
            if (advanced or not row.get("advanced")) and not (options["co2"] == "on" and rows is REGULATION):
                table[f"block_{row['letter'].lower()}"] += [card] * row["copies"]
    table["removed"] = {"quick-5": 3, "quick-4": 6, "advanced-7": 3, "advanced-6": 6}.get(options["length"], 0)
    return table


def around(table, start):
    """The seats clockwise from this one."""
    return [(start + step) % table["seats"] for step in range(table["seats"])]


def demand_deck(table):
    """The blocks that still have a card to reveal, top first; the removed cards are A cards (TJ-R-32)."""
    blocks = [block for block in BLOCKS if table[block]]
    return [b for b in blocks if b != "block_a" or len(table[b]) > table["removed"]]


def start_round(table, chance):
    """TJ-DEMAND, TJ-PROD, and the first revealing turn. Over when no counting card is left (TJ-R-04)."""
    if not any(card not in REGULATION for block in demand_deck(table) for card in table[block]):
        table["ending"], table["phase"] = "reputation", ""
        return
    if table["round"]:
        tell(table, "round-over", table["first"])
    table["round"] += 1
    table["committed"] = [False] * table["seats"]
    while len(table["demand"]) < 3 and demand_deck(table):
        card = take(table[demand_deck(table)[0]], chance.next("demanded"))
        table["regulations" if card in REGULATION else "demand"].append(card)
    for seat in around(table, table["first"]):
        for _ in range(2):
            refill(table, "product")
            if table["product_deck"]:
                table["products"][seat].append(take(table["product_deck"], chance.next("drew-card")))
    reveal_turn(table, 0, chance)


def take(pile, card):
    if card in pile:
        pile.remove(card)
        return card
    return f"{card}, which is not there"


def refill(table, kind):
    """TJ-ADV-03, -04, TJ-R-34: an empty deck is made anew from its own discards, in the Advanced Game only."""
    if not table[f"{kind}_deck"] and table["options"]["length"].startswith("advanced"):
        table[f"{kind}_deck"], table[f"{kind}_discard"] = table[f"{kind}_discard"], []


# ---------------------------------------------------------------- bidding


def reveal_turn(table, done, chance):
    """TJ-BID-03: the next revealing turn after so many; a face-down card that nobody saw stays in its bag as '?'."""
    table |= {"shown": "", "waiting": "", "looked": []}
    if done == table["seats"]:
        start_production(table, chance)
        return
    table["turns"] = done + 1
    table["revealer"] = around(table, table["first"])[done]
    refill(table, "source")
    if not table["source_deck"]:
        reveal_turn(table, done + 1, chance)
        return
    picks = table["options"]["second-card"] == "revealer-picks"
    first = take(table["source_deck"], chance.next("looked" if picks and can_take_two(table) else "turned-up"))
    refill(table, "source")
    if table["source_deck"] and picks:
        table["looked"] = [first, take(table["source_deck"], chance.next("looked"))]
        table["phase"] = "pick"
        return
    table["waiting"] = "?" if table["source_deck"] else ""
    turn_up(table, first, chance)


def can_take_two(table):
    again = table["source_discard"] if table["options"]["length"].startswith("advanced") else []
    return len(table["source_deck"]) + len(again) > 1


def banned(table):
    return [REGULATION[card]["bans"] for card in table["regulations"]]


def turn_up(table, card, chance):
    """Auction a card that was turned up; one of a banned kind is discarded at once (TJ-REG-05)."""
    if SOURCE[card]["kind"] in banned(table):
        table["source_discard"].append(card)
        tell(table, "banned", card)
        next_card(table, chance)
        return
    table |= {"phase": "auction", "shown": card, "standing_bid": 0, "high_bidder": -1, "passes": 0}
    table |= {"out": [False] * table["seats"], "bidder": table["revealer"]}
    ask_bidders(table, chance)


def next_card(table, chance):
    waiting, table["waiting"], table["shown"] = table["waiting"], "", ""
    if not waiting:
        reveal_turn(table, table["turns"], chance)
        return
    card = chance.next("turned-up")
    if waiting == "?":
        take(table["source_deck"], card)
    turn_up(table, card if waiting == "?" else waiting, chance)


def ask_bidders(table, chance):
    """Go round from `bidder` to somebody who is able to bid; who is not passes (TJ-R-11)."""
    while not is_settled(table):
        seat = table["bidder"]
        if not table["out"][seat]:
            if table["capital"][seat] > table["standing_bid"]:
                return
            passed(table, seat)
        table["bidder"] = (seat + 1) % table["seats"]
    winner = table["high_bidder"]
    if winner < 0:
        table["source_discard"].append(table["shown"])
        tell(table, "unsold", table["shown"])
    else:
        tell(table, "bought", winner, table["standing_bid"], table["shown"])
        table["capital"][winner] -= table["standing_bid"]
        table["sources"][winner].append(table["shown"])
    next_card(table, chance)


def passed(table, seat):
    table["passes"] += 1
    table["out"][seat] = table["options"]["passing"] == "final"


def is_settled(table):
    """TJ-BID-10, TJ-R-07, -08."""
    if table["options"]["passing"] == "final":
        return all(table["out"][seat] or seat == table["high_bidder"] for seat in range(table["seats"]))
    return table["passes"] == table["seats"] - (table["high_bidder"] >= 0)


# ---------------------------------------------------------------- production, sales, Awards


def start_production(table, chance):
    """TJ-R-54: who has no product (or, with CO2, no source) can play nothing, as everybody sees."""
    table["phase"] = "production"
    table["committed"] = [not can_play(table, seat) for seat in range(table["seats"])]
    if all(table["committed"]):
        retail(table, chance)


def can_play(table, seat):
    return bool(table["products"][seat] and (table["options"]["co2"] == "off" or table["sources"][seat]))


def free(table, seat, kind):
    """The cards of a hand that are not laid down yet."""
    place = 0 if kind == "products" else 1
    laid = Counter(cards[place] for cards in table["laid"][seat] if len(cards) > place)
    return Counter(table[kind][seat]) - laid


def credits_and_value(table, product, source):
    """TJ-R-20: the Trends in the order revealed."""
    value, credits_ = PRODUCT[product]["value"], SOURCE[source]["credits"]
    for card in table["demand"]:
        if card not in TREND:
            continue
        trend = TREND[card]
        if trend["product_kind"] == PRODUCT[product]["kind"]:
            value += trend["product_bonus"]
        if trend["source_kind"] == SOURCE[source]["kind"]:
            credits_ += trend["source_bonus"]
        if SOURCE[source]["kind"] not in DIRTY:
            credits_ += trend["green_bonus"]
        if trend["double"]:
            credits_ *= 2
    return credits_, value


def retail(table, chance):
    """The joint reveal: CO2 first, and a lost game stops there (TJ-R-29); then Sales, Awards, the end of the round."""
    played = table["laid"]
    for seat, cards in enumerate(played):
        for laid in cards:
            for kind, card in zip(("products", "sources"), laid, strict=False):
                take(table[kind][seat], card)
            if len(laid) == 2:
                credits_, value = credits_and_value(table, *laid)
                tell(table, "showed-set", seat, *laid, value, credits_)
            else:
                tell(table, "showed-lone", seat, *laid)
    sets = [[cards for cards in laid if len(cards) == 2] for laid in played]
    if table["options"]["co2"] == "on":
        table["co2"] += sum(SOURCE[source]["kind"] in DIRTY for own in sets for _, source in own)
        losing = table["seats"] + (1 if table["options"]["co2-limit"] == "players-plus-1" else 2)
        tell(table, "warmed", table["co2"], losing)
        if table["co2"] >= losing:
            table["ending"], table["phase"] = "climate", ""
            return
    table["laid"] = [[] for _ in played]
    for seat, own in enumerate(sets):
        table["product_discard"] += [cards[0] for cards in played[seat]]
        table["source_discard"] += [source for _, source in own]
        income = sum(sum(credits_and_value(table, *cards)) for cards in own) + len(played[seat]) - len(own)
        table["capital"][seat] += income
        if income:
            tell(table, "sold", seat, income)
    for card in table["demand"]:
        winner = winner_of(table, AWARD[card]["condition"], sets) if card in AWARD else None
        if winner is None:
            table["demand_discard"].append(card)
        else:
            table["awards"][winner].append(card)
        if card in AWARD:
            tell(table, *(("unclaimed", card) if winner is None else ("awarded", winner, card)))
    table["demand"] = []
    table["first"] = (table["first"] + 1) % table["seats"]
    start_round(table, chance)


def winner_of(table, condition, sets):
    """TJ-KIND and the three tests of a tie, TJ-AWARD-06 to -08."""
    counts = [merit(table, condition, own) for own in sets]
    if max(counts) < 1:
        return None
    tied = [seat for seat in around(table, table["first"]) if counts[seat] == max(counts)]
    return min(tied, key=lambda seat: (len(table["awards"][seat]), table["capital"][seat]))


def merit(table, condition, own):
    kinds = [SOURCE[source]["kind"] for _, source in own]
    if condition == "most-gold-standards":
        return kinds.count("gold")
    if condition == "most-standards":
        return kinds.count("gold") + kinds.count("silver")
    if condition == "most-green-products":
        return sum(kind not in DIRTY for kind in kinds)
    if condition == "most-green-credits":
        return sum(credits_and_value(table, *cards)[0] for cards in own)
    return int(bool(kinds) and set(kinds) == {"alternative"})


# ---------------------------------------------------------------- actions


def act(table, seat, action, chance):
    """Carry out an action, known to be legal, on the table."""
    table["turns"] = table["stack"][0][1]
    verb, *rest = action.split()
    laid = table["laid"][seat]
    if verb == "first":
        table["waiting"] = next(iter((Counter(table["looked"]) - Counter(rest)).elements()))
        table["looked"] = []
        turn_up(table, chance.next("turned-up"), chance)
    elif verb in ("bid", "pass"):
        if verb == "pass":
            passed(table, seat)
        else:
            table |= {"standing_bid": int(rest[0]), "high_bidder": seat, "passes": 0}
        table["bidder"] = (seat + 1) % table["seats"]
        ask_bidders(table, chance)
    elif verb == "pair":
        laid.append([rest[0], "?"])
    elif verb == "with":
        next(cards for cards in laid if cards[-1] == "?")[1] = rest[0]
    elif verb == "sell":
        laid.append([rest[0]])
    else:
        table["committed"][seat] = True
        if all(table["committed"]):
            retail(table, chance)


def asked(table):
    if table["phase"] == "production":
        return [seat for seat in range(table["seats"]) if not table["committed"][seat]]
    if table["phase"] == "pick":
        return [table["revealer"]]
    return [table["bidder"]] if table["phase"] == "auction" else []


def allowed(table, seat):
    """The notation of all that the seat may do now."""
    if table["phase"] == "pick":
        return {f"first {card}" for card in table["looked"]}
    if table["phase"] == "auction":
        return ["pass", *(f"bid {n}" for n in range(table["standing_bid"] + 1, table["capital"][seat] + 1))]
    laid = table["laid"][seat]
    products, sources = free(table, seat, "products"), free(table, seat, "sources")
    fit = [card for card in sources if SOURCE[card]["kind"] not in banned(table)]
    half = [product for product, *source in laid if source == ["?"]]
    if half:
        return [f"with {card}" for card in fit if SOURCE[card]["colour"] == PRODUCT[half[0]]["colour"]]
    colours = {SOURCE[card]["colour"] for card in fit}
    sets = [f"pair {card}" for card in products if PRODUCT[card]["colour"] in colours]
    lone = [f"sell {card}" for card in products] if table["options"]["co2"] == "off" else []
    begun = len(laid[0]) if laid else 0
    return ["done", *(sets if begun != 1 else []), *(lone if begun != 2 else [])]


def ending(table):
    """Places and scores: by Reputation, then number of Awards; a lost game has neither (TJ-R-51, -52)."""
    if not table["ending"]:
        return {}
    if table["ending"] == "climate":
        return {"ending": "climate", "winners": [], "decided_by": "TJ-CO-05"}
    scores = [
        capital + sum(AWARD[card]["points"] for card in awards)
        for capital, awards in zip(table["capital"], table["awards"], strict=True)
    ]
    worth = [(score, len(awards)) for score, awards in zip(scores, table["awards"], strict=True)]
    places = [1 + sum(other > own for other in worth) for own in worth]
    return {"ending": "reputation", "scores": scores, "places": places, "decided_by": decided_by(worth)}


def decided_by(worth):
    """The clause that parts first and second: Reputation, the number of Awards, or neither (TJ-END-04 to -06)."""
    first, second = sorted(worth)[:-3:-1]
    return "TJ-END-04" if first[0] > second[0] else "TJ-END-05" if first[1] > second[1] else "TJ-END-06"
