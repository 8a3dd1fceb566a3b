"""A new round: who begins, taxes, births, cities; and the treasuries, coin by coin."""

from .battle import spot_of, who
from .realm import CARDS, COSTS, LIMITS, METALS, VILLAGES, cylinders_left, out, points, settlements, still_in

EXCHANGES = {"copper": "silver", "silver": "gold"}
BOUGHT = {
    "train-knight": "knight",
    "train-scout": "scout",
    "build-boat": "boat",
    "buy-quest": "quest",
    "buy-card": "play",
}


def named_coins(parts):
    """Coins that an event tells, by metal."""
    counts = {part["id"].removeprefix("trigon-coins-"): part["args"]["count"] for part in parts}
    return {metal: counts.get(metal, 0) for metal in METALS}


def tax(data, seat):
    """What the visible sides of a player's village cards pay."""
    homes = settlements(data, seat).values()
    return {metal: sum(VILLAGES[card]["city_" * city + metal] for card, _people, city in homes) for metal in METALS}


def beginner(data, news):
    """Who begins the round by points and dice, and what is wrong with who rolls."""
    seats = still_in(data)
    fewest = min(points(data, seat) for seat in seats)
    tied, found = [seat for seat in seats if points(data, seat) == fewest], []
    rolls = [(who(event), event["args"]["roll"]) for event in news if event["kind"] == "rolled-start"]
    while len(tied) > 1:
        now, rolls = rolls[: len(tied)], rolls[len(tied) :]
        if sorted(seat for seat, _roll in now) != tied:
            return None, [f"{now} roll, not {tied}"]
        lowest = min(roll for _seat, roll in now)
        tied = sorted(seat for seat, roll in now if roll == lowest)
    return tied[0], found + ([f"{rolls} are rolled in vain"] if rolls else [])


def in_order(data, first):
    """Players from the first one clockwise."""
    return [seat for seat in ((first + n) % data["seats"] for n in range(data["seats"])) if not out(data, seat)]


def taxes(data, first):
    """What each player gets, fewest points first where the bank runs short."""
    queue = sorted(in_order(data, first), key=lambda seat: points(data, seat))
    bank, paid = dict(data["bank"]), {}
    for seat in queue:
        paid[seat] = {metal: min(due, bank[metal]) for metal, due in tax(data, seat).items()}
        bank = {metal: bank[metal] - paid[seat][metal] for metal in METALS}
    return paid


def births(data, seat):
    """Inhabitants born by site, in the order of the tokens, as far as houses and pieces go."""
    left, born = cylinders_left(data, seat), {}
    for spot, _seat, _token, card, count, city in sorted(data["settlements"], key=lambda row: row[2]):
        if _seat == seat:
            born[spot] = min(VILLAGES[card]["city_" * city + "births"], LIMITS["housing"] - count, left)
            left -= born[spot]
    return {spot: count for spot, count in born.items() if count}


def collection(data, news):
    """What is wrong with a collection phase that begins from this position."""
    first, found = beginner(data, news)
    told = next(who(event) for event in news if event["kind"] == "round")
    if told != first:
        return [*found, f"{told} begins the round, not {first}"]
    paid = {who(event): named_coins(event["args"]["coins"]) for event in news if event["kind"] == "taxed"}
    wanted = {seat: coins for seat, coins in taxes(data, first).items() if any(coins.values())}
    found += [f"taxes are {paid}, not {wanted}"] if paid != wanted else []
    for seat in still_in(data):
        born = {spot_of(e): e["args"]["count"] for e in news if e["kind"] == "born" and who(e) == seat}
        found += [f"{seat} has births {born}, not {births(data, seat)}"] if born != births(data, seat) else []
    return found


def treasuries(before, seat, action, after):
    """Treasuries and bank after an action, by its price and its events."""
    coins = [dict(purse) for purse in before.data["coins"]]
    bank = dict(before.data["bank"])

    def move(source, target, amounts):
        for metal, count in amounts.items():
            source[metal] -= count
            target[metal] += count

    verb, _, what = action.partition(" ")
    if verb in BOUGHT:
        move(coins[seat], bank, {metal: COSTS[BOUGHT[verb]].get(metal, 0) for metal in METALS})
    if verb == "exchange":
        move(coins[seat], bank, {what: LIMITS[f"{what}-per-{EXCHANGES[what]}"]})
        move(bank, coins[seat], {EXCHANGES[what]: 1})
    if verb == "crown":
        price = int(before.data["options"]["emperor-price"])
        move(coins[seat], bank, {"silver": price, "gold": price})
    for event in after.news:
        kind, args = event["kind"], event["args"]
        if kind in ("taxed", "gained"):
            move(bank, coins[who(event)], named_coins(args["coins"]))
        elif kind == "paid":
            move(coins[who(event)], bank, named_coins(args["coins"]))
        elif kind == "stole":
            move(coins[who(event, "partner")], coins[who(event)], named_coins(args["coins"]))
        elif kind == "traded":
            move(coins[who(event)], coins[who(event, "partner")], named_coins(args["give"]))
            move(coins[who(event, "partner")], coins[who(event)], named_coins(args["want"]))
        elif kind == "out":
            move(coins[who(event)], bank, dict(coins[who(event)]))
    return coins, bank


def accounts(before, seat, action, after):
    coins, bank = treasuries(before, seat, action, after)
    found = [f"treasuries are {after.data['coins']}, not {coins}"] if coins != after.data["coins"] else []
    return found + ([f"the bank has {after.data['bank']}, not {bank}"] if bank != after.data["bank"] else [])


def card_coins(before, seat, action, after):
    """What is wrong with the coins that a card of fixed amounts moves, for whoever bought or played it."""
    shown = [e for e in after.news if e["kind"] in ("turned-up", "played") and "card" in e["args"]]
    if not shown or len(shown) > 1 or (after.data["stack"] and after.data["stack"][-1][0] == "protect"):
        return []
    card = CARDS[shown[0]["args"]["card"]["face"].split("/")[1]]
    effect, metal, amount = card["effect"], card.get("metal"), card.get("amount", 0)
    verb = action.partition(" ")[0]
    had = before.data["coins"][seat].get(metal, 0) - COSTS["play"].get(metal, 0) * (verb == "buy-card")
    stock = before.data["bank"].get(metal, 0) + COSTS["play"].get(metal, 0) * (verb == "buy-card")
    homes = len(settlements(before.data, seat))
    wanted = {
        "gain-coins": min(amount, stock),
        "gain-per-settlement": min(amount * homes, stock),
        "lose-coins": -min(amount, had),
    }.get(effect)
    if wanted is None or verb not in ("buy-card", "play"):
        return []
    stopped = any(event["kind"] == "protected" for event in after.news)
    moved = after.data["coins"][seat][metal] - before.data["coins"][seat][metal]
    moved += COSTS["play"].get(metal, 0) * (verb == "buy-card")
    wanted = 0 if stopped else wanted
    return [f"{card['id']} moves {moved} {metal}, not {wanted}"] if moved != wanted else []
