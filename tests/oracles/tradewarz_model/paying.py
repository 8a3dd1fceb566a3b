"""What actions cost and bring, the income of a year, exchanges at 21 and golden Xadlas."""

from collections import Counter

from .realm import (
    BUILDING,
    COST,
    GOODS,
    MORALE,
    TECH,
    allied,
    amount,
    buildings,
    differ,
    events,
    holder,
    is_square,
    is_within,
    tile,
    who,
    word,
)


def soldier_cost(data, seat):
    """TW-R-10: the cheaper of what technologies offer."""
    cost = Counter(COST["soldier"])
    for good in ("wheat", "lumber"):
        cost[good] = min([cost[good], *amount(data, seat, f"soldier-{good}")])
    return cost


def times(cost, factor):
    return Counter({good: count * factor for good, count in cost.items()})


def level_costs(data, seat, tree, level):
    """What each university level up to this one costs, in order."""
    less = sum(amount(data, seat, "level-discount"))
    now = data["university"][seat][tree]
    return [times(COST["university"], max(0, step - less)) for step in range(now + 1, level + 1)]


def university_cost(data, seat, tree, level, is_free=False):
    costs = level_costs(data, seat, tree, level)
    return sum(costs[:-1] if is_free else costs, Counter())


def crossing_cost(before, after):
    return reduced(COST[word(events(after, "crossed")[0]["kind"])], before["engineers"])


def reduced(cost, less):
    """What a crossing costs with the card Engineers."""
    return Counter({good: max(0, n - less * (good in ("lumber", "mining"))) for good, n in cost.items()})


def payments(before, seat, action, after):
    """What each seat gains (less than 0: pays) by an action, before any exchange."""
    data = before.data
    verb, *words = action.split()
    gains = [Counter() for _ in range(data["seats"])]
    phase = data["stack"][-1][0]
    if verb in ("settlement", "village", "upgrade", "castle"):
        gains[seat].subtract(COST[verb])
    elif verb in ("university", "free-university"):
        gains[seat].subtract(university_cost(data, seat, words[0], int(words[1]), verb == "free-university"))
    elif verb == "buy":
        gains[seat].subtract(times(COST["tech"], TECH[words[0]]["level"]))
    elif verb == "soldier":
        gains[seat].subtract(times(soldier_cost(data, seat), 1 if words[0] == data["gate"][seat] else 2))
    elif verb == "gain":
        gains[seat].update(words[0].split("-"))
    elif verb == "cross":
        gains[seat].subtract(crossing_cost(data, after))
    elif verb == "play" and phase == "cancel":
        enemy = events(after, "cancelled")[0]
        other = data["defender"] if who(enemy) == data["attacker"] else data["attacker"]
        pay(gains, seat, other, COST["cancel"])
    elif verb == "play" and MORALE[words[0]]["effect"] == "resource":
        what = MORALE[words[0]]["what"]
        gains[seat].update(dict.fromkeys(GOODS if what == "every" else (what,), MORALE[words[0]]["amount"]))
    elif verb == "break":
        for other in range(data["seats"]):
            if other != seat and allied(data, seat, other):
                pay(gains, seat, other, COST["alliance"])
    elif verb == "accept" and phase == "answer":
        trade = events(after, "traded")[0]
        pay(gains, who(trade), who(trade, "partner"), deal(data["deal"][:4]))
        pay(gains, who(trade, "partner"), who(trade), deal(data["deal"][4:]))
    for event in events(after, "reaped"):
        gains[who(event)][word(event["resource"])] += 1
    for _ in events(after, "joined"):
        for other in range(data["seats"]):
            if not data["alliance"][other] and after.data["alliance"][other]:
                gains[other].subtract(COST["alliance"])
    return gains


def deal(counts):
    return Counter(dict(zip(GOODS, counts, strict=True)))


def pay(gains, giver, taker, cost):
    gains[giver].subtract(cost)
    gains[taker].update(cost)


def yearly_income(data, seat):
    """TW-CALC-02, -07 to -09 for what the seat owns, and TW-R-41 for capitals that it holds; caravans' fields apart."""
    owners = [other for other in range(data["seats"]) if holder(data, other) == seat]
    capitals = len(owners) + (holder(data, seat) < 0)
    income = times(Counter({good: BUILDING["capital"][good] for good in GOODS}), capitals)
    for kind, _, silos in buildings(data, seat).values():
        income["gold"] += {"settlement": 0, "village": 1, "castle": 3}[kind]
        income.update(tile(data, octagon) for octagon, _ in silos)
    posts = data["post_owner"].count(seat)
    income["gold"] += posts * (2 if data["university"][seat]["economy"] >= 3 else 1)
    for tech in data["techs"][seat]:
        row = TECH[tech]
        if not row.get("super_unit"):
            income.update({good: row.get(good, 0) for good in GOODS})
    for tech, place, _ in data["supers"]:
        if tech in data["techs"][seat] and is_square(place):
            income["gold"] += TECH[tech].get("gold", 0)
    return income


def exchange(goods):
    """TW-R-59: each counter at 21 or more drops by 11 for one golden Xadla, repeatedly."""
    golden = 0
    for good in GOODS:
        while goods[good] >= 21:
            goods[good] -= 11
            golden += 1
    return golden


def paying_faults(before, seat, action, after):
    """Goods and golden Xadlas of everybody after the action, the year's end included."""
    data, real = before.data, after.data
    if data["stack"][-1][0] in ("houses", "sail"):
        return []
    gains = payments(before, seat, action, after)
    golden = battle_awards(after)
    verb, *words = action.split()
    if verb in ("university", "free-university") and words[1] == "4":
        golden[seat] += 1
    year_ends = (events(after, "income") or is_within(data, "income")) and not is_within(real, "income")
    at_end = settled(data, real)
    wanted = []
    for other in range(data["seats"]):
        goods = Counter(data["goods"][other])
        goods.update(gains[other])
        if year_ends:
            goods.update(yearly_income(at_end, other))
        if not is_within(real, "income") and not is_within(real, "expel"):
            golden[other] += exchange(goods)
        if year_ends:
            golden[other] += all(goods[good] >= 12 for good in GOODS)
            golden[other] += at_end["post_owner"].count(other) >= 2
        wanted.append({good: goods[good] for good in GOODS})
    found = differ("goods", wanted, real["goods"]) + income_faults(at_end, after)
    if real["bank"] > 0:
        found += differ("golden", add(data["golden"], golden), real["golden"])
    return found


def add(one, other):
    return [a + b for a, b in zip(one, other, strict=True)]


def settled(data, real):
    """The position at the year's end: what the last action of the year changed stands in the position after it."""
    return {**data, **{key: real[key] for key in ("building", "post_owner", "techs", "university")}}


def income_faults(data, after):
    found = []
    for event in events(after, "income"):
        wanted = yearly_income(data, who(event))
        told = {word(item["args"]["resource"]): item["args"]["count"] for item in event["goods"]}
        found += differ(f"income of {who(event)}", {good: n for good, n in wanted.items() if n}, told)
    return found


def battle_awards(after):
    """TW-BATTLE-01, TW-CONQ-01: one for a victory, two more for a conquest."""
    golden = [0] * after.data["seats"]
    for event in events(after, "won"):
        golden[who(event)] += 1
    for event in events(after, "conquered"):
        golden[who(event)] += 2
    return golden
