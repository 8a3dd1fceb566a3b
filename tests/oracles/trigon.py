"""Rule of Trigon once more: battles, points and who wins, taxes and births, treasuries, and what each decision offers.

`trigon_model` has the realms of a dump, the battles, the rounds with the coins, and the offers.
"""

from oracles.trigon_model import battle, board, rounds, skulls, targets
from oracles.trigon_model.realm import (
    CARDS,
    CONTENT,
    LIMITS,
    METALS,
    SPOTS,
    TOKENS,
    foreign,
    has_won,
    lives,
    on_map,
    people,
    points,
    protected,
    settlements,
    still_in,
)

GAMES = 25
PLAY = list(CARDS)
PLACES = list(SPOTS)
BEGUN = ("colours", "second")


def check(before, seat, action, after):
    """What is not as the rulebook wants it."""
    if not all(after.data["colour"]):  # the lands are still being chosen
        return []
    found = [text for actor in after.actors for text in offers(after, actor)] + standing(after.data) + ended(after)
    if before and all(before.data["colour"]):
        found += battle.faults(before, action, after) + reactions(before, seat, action, after)
        found += board.faults(before, seat, action, after) + skulls.faults(before, seat, action, after)
        found += rounds.accounts(before, seat, action, after) + rounds.card_coins(before, seat, action, after)
        if any(event["kind"] == "round" for event in after.news) and before.data["stack"][0][0] not in BEGUN:
            found += rounds.collection(before.data, after.news)
    return found


def standing(data):
    """Which limit of pieces, coins or places a position breaks."""
    found = []
    for metal in METALS:
        total = data["bank"][metal] + sum(purse[metal] for purse in data["coins"])
        found += [f"there are {total} {metal}"] if total != LIMITS["bank"] or data["bank"][metal] < 0 else []
    for seat in range(data["seats"]):
        homes = settlements(data, seat)
        counts = [on_map(data, seat, kind) for kind in range(3)]
        counts[0] += people(data, seat)
        found += (
            [f"{seat} has {counts} pieces"]
            if any(n > most for n, most in zip(counts, targets.PIECES, strict=True))
            else []
        )
        found += [f"{seat} has {len(homes)} settlements"] if len(homes) > TOKENS else []
        crowded = {spot for spot, (_card, count, _city) in homes.items() if count > LIMITS["housing"]}
        found += [f"{spot} houses too many" for spot in crowded]
        found += [f"{seat} should be out"] if seat in still_in(data) and not lives(data, seat) else []
        found += bonus_cards(data, seat)
    fighting = data["field"]
    for spot, seat, *_counts in data["figures"]:
        found += [f"{spot} has two colours"] if spot != fighting and foreign(data, seat, spot) else []
    return found


def bonus_cards(data, seat):
    """Whether a player has reached a bonus card that nobody has."""
    counts = {"wilderness": data["founded"][seat], "adventurer": len(data["completed"][seat])}
    free = [row for row, holder in zip(CONTENT.rows("bonus"), data["bonus_holder"], strict=True) if holder < 0]
    busy = data["stack"] and data["stack"][-1][0] != "turn"
    return [f"{seat} has earned {row['id']}" for row in free if counts[row["id"]] >= row["needed"] and not busy]


def ended(after):
    """What is wrong with whether the game is over, who has won, and the scores."""
    data, outcome = after.data, after.outcome
    winners = [seat for seat in still_in(data) if has_won(data, seat)]
    if not outcome:
        return [f"{winners} should have won"] if winners and data["stack"][-1][0] == "turn" else []
    scores = [points(data, seat) for seat in range(data["seats"])]
    found = [f"scores are {outcome['scores']}, not {scores}"] if outcome["scores"] != scores else []
    if outcome["ending"] in ("points", "quests"):
        best = max(winners, key=lambda seat: points(data, seat), default=None)
        one = outcome["winners"]
        wrong = len(one) != 1 or one[0] not in winners or points(data, one[0]) < points(data, best)
        found += [f"{one} have won, not one of {winners}"] if wrong else []
    wrong = outcome["decided_by"] != decided_by(data, outcome, winners)
    return found + ranked(data, outcome) + ([f"{outcome['decided_by']} has decided"] if wrong else [])


def ranked(data, outcome):
    """What is wrong with the places: the winner first, those who are out last and the later ahead (RT-R-93)."""
    first = {"quests": lambda s: len(data["completed"][s]), "emperor": lambda s: people(data, s)}
    is_limit = outcome["ending"] == "rounds"
    by = first.get(data["options"]["win-by"] if is_limit else "", lambda _seat: 0)

    def rank(seat):
        if data["out_at"][seat]:
            return (0, data["out_at"][seat])
        is_winner = not is_limit and outcome["winners"] == [seat]
        counts = (points(data, seat), len(data["completed"][seat]), people(data, seat))
        return (2 if is_winner else 1, by(seat), *counts)

    ranks = [rank(seat) for seat in range(data["seats"])]
    wanted = [1 + sum(other > own for other in ranks) for own in ranks]
    return [f"places are {outcome['places']}, not {wanted}"] if outcome["places"] != wanted else []


def decided_by(data, outcome, winners):
    """The rule that made the winner: at the round limit the order, else the condition, or who was ahead of others."""
    if outcome["ending"] == "rounds":
        return "RT-R-93" if outcome["places"].count(1) == 1 else ""
    if outcome["ending"] in ("points", "quests") and len(winners) > 1:
        return "RT-R-19"
    return {"points": "RT-WIN-01", "quests": "RT-WIN-04", "emperor": "RT-WIN-02", "last": "RT-R-20"}[outcome["ending"]]


def offers(position, seat):
    """Where the legal actions of a seat differ from the rulebook's."""
    data = position.data
    name, *notes = data["stack"][-1]
    wanted = offered(data, seat, name, notes)
    legal = set(position.legal[seat])
    if wanted is None or legal == wanted:
        return []
    return [f"in {name} {seat} is offered {sorted(legal - wanted)}, not {sorted(wanted - legal)}"]


def offered(data, seat, name, notes):
    """The rulebook's legal actions in a phase; None where this oracle has no opinion."""
    if name == "turn":
        return targets.turn(data, seat)
    if name == "way":
        return targets.way(data, seat, PLACES[notes[0]], notes[1])
    if name == "free-village":
        return {f"site {spot}" for spot in targets.free_sites(data, seat)} | {"pass"}
    if name == "site":
        return {f"site {spot}" for spot in targets.own_sites(data, seat, PLAY[notes[0]])}
    if name == "intrigue":
        return {f"site {spot}" for spot in targets.intrigue_sites(data, seat)}
    if name == "turncoat":
        return targets.turncoats(data, seat)
    if name == "drop" and CARDS[PLAY[notes[0]]]["effect"].endswith("knights"):
        return targets.drops(data, seat, notes[2])
    if name == "pay":
        return targets.coins(data, seat, notes[2])
    return None


def reactions(before, seat, action, after):
    """Whether those are asked whom an attack or a skull card concerns, by what all can see."""
    data, found = after.data, []
    name = data["stack"][-1][0] if data["stack"] else ""
    asked = after.actors[0] if after.actors else None
    kinds = [event["kind"] for event in after.news]
    holders = [seat for seat in range(data["seats"]) if data["kept"][seat]]
    if name in ("battle", "dice", "protect") and asked not in holders:
        found.append(f"{asked} is asked without a card")
    if name == "battle" and asked != data["defender"]:
        found.append(f"{asked} is asked to flee, not {data['defender']}")
    if name == "dice" and asked not in (data["attacker"], data["defender"]):
        found.append(f"{asked} is asked for dice")
    if "attacked" in kinds:
        sides = [battle.who(e, key) for e in after.news if e["kind"] == "attacked" for key in ("partner", "seat")]
        wanted = next((seat for seat in sides if before.data["kept"][seat]), None)
        found += [f"{asked} is asked in {name}, not {wanted}"] if wanted is not None and asked != wanted else []
        found += ["nobody throws"] if wanted is None and "threw" not in kinds else []
    if "turned-up" in kinds and name != "protect":
        event = next(event for event in after.news if event["kind"] == "turned-up")
        card, drawer = event["args"]["card"]["face"].split("/")[1], battle.who(event)
        shown = protected(before.data, drawer, card)
        struck = skulls.can_hit(skulls.struck(before.data, seat, action), drawer, card)
        hit = struck and before.data["kept"][drawer] and not shown
        found += [f"{drawer} is not asked for a protector against {card}"] if hit else []
    return found
