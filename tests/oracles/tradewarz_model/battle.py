"""Battles: the sums of both sides, who wins, how many fall, and what a won attack takes."""

from collections import Counter

from .realm import BUILDING, CARD, MORALE, TECH, allied, building_at, differ, events, soldiers, where, who


def battle_faults(before, action, after):
    """Both sums, who wins, and how many fall (TW-BATTLE-08 to -11, TW-R-31 to -33)."""
    shown = events(after, "revealed")
    if not shown:
        return []
    data = before.data | {"fighter": named(before.data["fighter"], action)}
    attacker, defender = who(shown[0]), who(shown[1])
    place = next(map(where, events(after, "attacked")), data["field"])
    struck = Counter({who(event): event["count"] for event in events(after, "struck")})
    own_city = [seat for seat in range(data["seats"]) if data["gate"][seat] == place]
    at_capital = own_city == [defender]
    marker = data["march_marker"]
    attackers = data["march_size"] - struck[attacker]
    there = soldiers(data, place)
    defenders = sum(n for seat, n in there.items() if seat != attacker) - struck[defender]
    sides = [
        side(data, attacker, attackers, shown[0], "attack", place, [marker]),
        side(data, defender, defenders, shown[1], "defence", place, defending_supers(data, place, at_capital)),
    ]
    owner, kind = building_at(data, place)
    if kind == "castle" and allied(data, owner, defender):
        wall = {key: BUILDING["castle"][key] for key in ("strength", "kill", "block")}
        if marker and TECH[marker].get("effect1") == "ignore-castle":
            wall = {"kill": wall["kill"]}
        sides[1].update(wall)
    if at_capital:
        sides[1].update({key: BUILDING["capital"][key] for key in ("strength", "kill", "block")})
    found = []
    for sums, event in zip(sides, shown, strict=True):
        told = {key: event[key] for key in ("strength", "kill", "block")}
        found += differ(f"sums of {who(event)} on {place}", {key: sums[key] for key in told}, told)
    ahead = sides[0]["strength"] - sides[1]["strength"]
    level_wins = defender if data["options"]["battle-ties"] == "defender-wins" else -1
    if any(frame[0] == "losses" for frame in after.data["stack"]):
        return found  # the host of a joint army says who falls, and then the battle is decided
    winner = attacker if ahead > 0 else defender if ahead < 0 else level_wins
    found += differ("winner", [winner] if winner >= 0 else [], [who(event) for event in events(after, "won")])
    fell = Counter()
    for event in events(after, "fell"):
        fell[who(event)] += event["count"]
    found += spoils_faults(after, place, kind, winner == attacker, attackers - fell[attacker], at_capital)
    lost = min(attackers, max(0, sides[1]["kill"] - sides[0]["block"]))
    found += differ("attackers fallen", lost, fell[attacker])
    lost = min(defenders, max(0, sides[0]["kill"] - sides[1]["block"]))
    return found + differ("defenders fallen", lost, fell.total() - fell[attacker])


def losses_faults(before, action, after):
    """TW-R-71: the chosen one falls first, and all that are due fall, or are still to be chosen."""
    phase, due, is_early = before.data["stack"][-1][:3]
    if phase != "losses":
        return []
    there = soldiers(before.data, before.data["field"])
    fell = [event for event in events(after, "struck" if is_early else "fell") if who(event) in there]
    now = after.data["stack"][-1] if after.data["stack"] else ["", 0]
    left = now[1] if now[0] == "losses" else 0
    found = differ("first to fall", action, f"lose {who(fell[0])}" if fell else "")
    return found + differ("fallen of a joint army", due, sum(event["count"] for event in fell) + left)


def spoils_faults(after, place, kind, is_won, survivors, at_capital):
    """TW-RAID-04, TW-CASTLE-09, -10, TW-R-31, -39: what a won attack destroys, captures or conquers."""
    is_fragile = kind in ("settlement", "village")
    gone, taken = (list(map(where, events(after, event))) for event in ("destroyed", "captured"))
    found = differ("destroyed", [place] if is_won and is_fragile else [], gone)
    found += differ("captured", [place] if is_won and kind == "castle" and survivors else [], taken)
    is_conquest = is_won and at_capital and survivors > 0
    return found + differ("conquests", int(is_conquest), len(events(after, "conquered")))


def named(fighter, action):
    """The super unit that fights for a capital: the one that its owner names now, if any (TW-R-29)."""
    verb, _, tech = action.partition(" ")
    return tech if verb == "name" else fighter


def defending_supers(data, place, at_capital):
    if at_capital:
        return [data["fighter"]] if data["fighter"] else []
    return [tech for tech, at, _ in data["supers"] if at == place]


def side(data, seat, count, event, scope, place, supers):
    """Soldiers, card, technologies, super unit and morale cards of one side."""
    sums = Counter({"strength": count})
    cards = [
        CARD[face(event["card"])],
        *({MORALE[face(c)]["effect"]: MORALE[face(c)]["amount"]} for c in event["cards"]),
    ]
    techs = [TECH[tech] for tech in data["techs"][seat] if TECH[tech]["scope"] == scope]
    techs = [row for row in techs if counts_here(data, row, place, seat)]
    for row in [*cards, *techs, *(TECH[tech] for tech in supers if tech)]:
        sums.update({key: row.get(key, 0) for key in ("strength", "kill", "block")})
    return sums


def face(card):
    return card["face"].split("/")[1]


def counts_here(data, row, place, seat):
    """TW-R-53, 'on-site': two defences count only at an own village, or castle."""
    if data["options"]["named-defences"] == "everywhere" or not row.get("site"):
        return True
    owner, kind = building_at(data, place)
    kinds = ("village", "castle") if row["site"] == "village" else ("castle",)
    return owner == seat and kind in kinds
