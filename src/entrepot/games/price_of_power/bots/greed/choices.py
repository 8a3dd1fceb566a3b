"""The smaller choices: cubes, ships, the explorers' luck, Events, upkeep and Court."""

from entrepot.games.price_of_power.actions import (
    BRING,
    BUILD,
    COURT,
    CUBE_DUCATS,
    CUBE_POWER,
    DISCOVER,
    DONE,
    EXPAND,
    FAIL,
    HUNT,
    INSIST,
    KEEP,
    LAUNCH,
    LOAN,
    PAY_POWER,
    PIRATE,
    REROLL,
    RESTORE,
    REVOLT,
    SCRAP,
    SINK,
    SLOT,
    TAKE_INTEREST,
    TO,
    WRECK,
)
from entrepot.games.price_of_power.bots.greed import seas
from entrepot.games.price_of_power.bots.greed.turn import Turn
from entrepot.games.price_of_power.content.vocabulary import DIPLOMATIC
from entrepot.games.price_of_power.position.state import PowerState
from entrepot.games.price_of_power.rules import exploring, pieces

NEVER = -999.0


def best(turn: Turn, phase: str, legal: list[int]) -> int:
    """Return the action with the highest worth in one of the small phases."""
    found, most = legal[0], NEVER
    for action in legal:
        gain = worth_of(turn, phase, action)
        if gain > most:
            found, most = action, gain
    return found


def worth_of(turn: Turn, phase: str, action: int) -> float:
    """Return what an action is worth, compared with the others of its phase."""
    if action == DONE.base:
        return 0.0
    if phase in ("influence", "order", "build", "launch", "fleet"):
        return inside(turn, action)
    if phase in ("voyage", "trouble", "discover", "wreck"):
        return overseas(turn, action)
    if phase in ("upkeep", "court", "inflation"):
        return purse(turn, action)
    return event(turn, action)


def inside(turn: Turn, action: int) -> float:
    """Return what going on with an Action is worth; ending it is 0."""
    worth, s = turn.worth, turn.s
    if CUBE_POWER.has(action):
        return turn.lands.of_cube(int(CUBE_POWER.value(action))) - worth.price[1]
    if CUBE_DUCATS.has(action):
        return turn.lands.of_cube(int(CUBE_DUCATS.value(action))) - float(s.printed.limits.cube_ducats)
    if RESTORE.has(action):
        return turn.lands.of_restore(int(RESTORE.value(action))) - worth.price[2]
    if BUILD.has(action):
        return turn.seas.of_port(int(BUILD.value(action)))
    if LAUNCH.has(action):
        sea, berth = LAUNCH.values(action)
        return turn.seas.launch(int(sea)) + (0.1 if berth == SLOT else 0.0)
    if HUNT.has(action):
        sea = int(s.note(0))
        return turn.seas.hunt_at(sea, int(HUNT.value(action)), seas.fleet(s, turn.seat, sea))
    start, berth, end = BRING.values(action)
    return turn.seas.bring(int(start), int(berth), int(s.note(0)), int(end))


def overseas(turn: Turn, action: int) -> float:
    """Return what a step of exploring is worth."""
    worth, s = turn.worth, turn.s
    if TO.has(action):
        sea, berth = TO.values(action)
        found = exploring.discoverable(s, turn.seat, s.note(0), int(sea))
        return turn.seas.voyages.best_claim(found) + (0.1 if berth == SLOT else 0.0)
    if DISCOVER.has(action):
        return turn.seas.voyages.claim(int(DISCOVER.value(action)))
    if action == INSIST.base:
        return turn.seas.voyages.best_claim(exploring.discoverable(s, turn.seat)) - worth.price[1]
    if action == REROLL.base or action == FAIL.base:
        return 0.0 if action == FAIL.base else NEVER + 1.0
    sea, berth = WRECK.values(action)
    return -turn.seas.berth(int(sea), int(berth))


def purse(turn: Turn, action: int) -> float:
    """Return what upkeep, Court and inflation are worth."""
    worth, s = turn.worth, turn.s
    if action == KEEP.base:
        return 0.0
    if action == LOAN.base:
        return -worth.loan
    if SCRAP.has(action):
        sea, berth = SCRAP.values(action)
        return 0.4 * worth.left - turn.seas.berth(int(sea), int(berth)) - 0.3
    if action == PAY_POWER.base:
        return -worth.price[0]
    if action == TAKE_INTEREST.base:
        return -worth.token
    kind = int(COURT.value(action))
    skill = s.printed.skill[s.realm[turn.seat] * 3 + kind]
    stock = s.power[turn.seat * 3 + kind] + skill
    if stock >= s.printed.limits.most_power:
        return -1.0
    keen = turn.worth.habits.court if kind == DIPLOMATIC else 1.0
    return worth.price_of(s, kind, s.power[turn.seat * 3 + kind]) * keen - float(s.printed.limits.court)


def event(turn: Turn, action: int) -> float:
    """Return what a choice in an Event or Mission is worth."""
    s, seat = turn.s, turn.seat
    if PIRATE.has(action):
        return -turn.market.passive[int(PIRATE.value(action))] + crowd(s, int(PIRATE.value(action)), seat)
    if EXPAND.has(action):
        return turn.market.red_gain[int(EXPAND.value(action))]
    if REVOLT.has(action):
        province = int(REVOLT.value(action))
        return -turn.lands.of_restore(province)
    if SINK.has(action):
        _, sea, berth = SINK.values(action)
        return float(berth) + turn.market.of_slot[int(sea)]
    return 0.0


def crowd(s: PowerState, node: int, seat: int) -> float:
    """Return how many others have a Merchant in a node."""
    count = 0.0
    for other in range(s.seats):
        if other != seat and pieces.stand(s, other, node) != 0:
            count += 1.0
    return count
