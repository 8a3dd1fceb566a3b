"""The smaller choices: where knights are posted, what a card takes or gives, whom it hits."""

from entrepot.games.trigon.actions import (
    CHOOSE_COINS,
    DROP,
    MOST_COINS,
    MOST_DROPPED,
    MOST_POSTED,
    PASS,
    PLACE,
    POST,
    SITE,
    STEAL_CARD,
    STEAL_QUEST,
    TARGET,
    TO,
    TURN_COAT,
)
from entrepot.games.trigon.bots.greed.aims import Aims
from entrepot.games.trigon.bots.greed.bargain import card_worth
from entrepot.games.trigon.bots.greed.luck import Luck
from entrepot.games.trigon.bots.greed.worth import Worth
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import BOAT, COINS, COPPER, KINDS, KNIGHT, SILVER
from entrepot.games.trigon.position import memory
from entrepot.games.trigon.position.state import TrigonState
from entrepot.games.trigon.rules import hands
from entrepot.mechanics.choosing import best_of


def post(aims: Aims, s: TrigonState, legal: list[int]) -> int:
    """Return how many of a land's knights stand where: those that guard or attack best from here, one by one."""
    values: list[float] = []
    for action in legal:
        number = action - int(POST.base)
        spot, count = number // MOST_POSTED, number % MOST_POSTED + 1
        there, twos = s.figures[spot * KINDS + KNIGHT], aims.worth.twos(spot)
        gain = aims.worth.risk(spot, there, twos) - aims.worth.risk(spot, there + count, twos)
        gain += aims.army(spot, there + count) - aims.army(spot, there)
        values.append(gain - 0.35 * count)
    return best_of(legal, values)


def place(aims: Aims, s: TrigonState, legal: list[int]) -> int:
    """Return the harbour that a boat guards best."""
    values: list[float] = []
    for action in legal:
        spot = int(PLACE.value(action))
        there, twos = s.figures[spot * KINDS + KNIGHT], aims.worth.twos(spot)
        gain = aims.worth.risk(spot, there, twos) - aims.worth.risk(spot, there, twos + 1)
        values.append(gain + (0.2 if s.figures[spot * KINDS + BOAT] == 0 else 0.0))
    return best_of(legal, values)


def settle(worth: Worth, legal: list[int], base: int) -> int:
    """Return the site that is worth most for a village, harbours first."""
    return best_of(legal, [worth.site(action - base) if action != PASS.base else 0.0 for action in legal])


def site(aims: Aims, s: TrigonState, legal: list[int], effect: int) -> int:
    """Return the own settlement that is lost with least regret, or that is helped most."""
    worth = aims.worth
    values: list[float] = []
    for action in legal:
        spot = int(SITE.value(action))
        slot = s.settled[spot]
        if effect == words.LOSE_SETTLEMENT:
            values.append(-worth.holding(spot))
        elif effect == words.LOSE_PEOPLE:
            values.append(float(s.is_city[slot]) - 0.1 * int(s.people[slot]))
        elif effect == words.GAIN_KNIGHTS:
            there = s.figures[spot * KINDS + KNIGHT]
            values.append(worth.guard(spot, there) + aims.army(spot, there + 1) - aims.army(spot, there))
        else:
            room = int(s.cards.housing) - s.people[slot]
            values.append(float(room > 0) + (0.0 if s.is_city[slot] else 1.0 / int(max(1, room))))
    return best_of(legal, values)


def drop(aims: Aims, s: TrigonState, legal: list[int], knights: bool) -> int:
    """Return from where one goes with least regret."""
    worth = aims.worth
    values: list[float] = []
    for action in legal:
        number = action - int(DROP.base)
        spot, count = number // MOST_DROPPED, number % MOST_DROPPED + 1
        if count > 1:
            values.append(-100.0)
        elif knights:
            there, twos = s.figures[spot * KINDS + KNIGHT], worth.twos(spot)
            loss = worth.risk(spot, there - 1, twos) - worth.risk(spot, there, twos)
            values.append(-loss - 0.5 * (aims.army(spot, there) - aims.army(spot, there - 1)))
        else:
            slot = s.settled[spot]
            values.append(0.5 * int(s.is_city[slot]) + 0.1 * int(s.people[slot]))
    return best_of(legal, values)


def coins(legal: list[int], takes: bool) -> int:
    """Return the coins to take, the dearest first, or to pay, the cheapest first."""
    values: list[float] = []
    for action in legal:
        number = action - int(CHOOSE_COINS.base)
        metal, count = number // MOST_COINS, number % MOST_COINS + 1
        values.append((metal + 1.0) * 100.0 + count if takes else (COINS - metal) * 100.0 + count)
    return best_of(legal, values)


def target(s: TrigonState, legal: list[int], effect: int) -> int:
    """Return the player who has most to take."""
    values: list[float] = []
    for action in legal:
        seat = int(TARGET.value(action))
        held = s.coins[seat * COINS : (seat + 1) * COINS]
        if effect == words.STEAL_ROLLED:
            values.append(float(held[COPPER]))
        else:
            values.append(
                int(held[COPPER])
                + 3.0 * int(held[SILVER])
                + 9.0 * int(held[2])
                + 4.0 * int(hands.number(s, seat, hands.QUEST_DECK))
            )
    return best_of(legal, values)


def turncoat(aims: Aims, s: TrigonState, legal: list[int]) -> int:
    """Return the figure that is worth most here: scouts and guards of what lies open."""
    values: list[float] = []
    for action in legal:
        number = action - int(TURN_COAT.base)
        spot, kind = number // KINDS, number % KINDS
        if kind == BOAT:
            values.append(0.4)
            continue
        alone = s.settled[spot] < 0 and sum(s.figures[spot * KINDS : (spot + 1) * KINDS]) == 1
        value = 0.6 if kind == KNIGHT else aims.worth.habits.scout
        if alone:
            value *= 1.8
        else:
            value += aims.attack(1, spot)
        values.append(value)
    return best_of(legal, values)


def intrigue(worth: Worth, legal: list[int]) -> int:
    """Return the settlement that is worth most."""
    return best_of(legal, [worth.prize(int(SITE.value(action))) for action in legal])


def steal(luck: Luck, legal: list[int]) -> int:
    """Return the card that is worth most to have."""
    values: list[float] = []
    for action in legal:
        if STEAL_QUEST.has(action):
            values.append(card_worth(luck, memory.QUEST_DECK, int(STEAL_QUEST.value(action))) + 0.3)
        elif STEAL_CARD.has(action):
            values.append(card_worth(luck, memory.PLAY_DECK, int(STEAL_CARD.value(action))) + 0.2)
        else:
            values.append(0.0)
    return best_of(legal, values)


def lose(legal: list[int], base: int) -> int:
    """Return the figure to lose: knights first, scouts before boats."""
    values: list[float] = []
    for action in legal:
        kind = action - base
        values.append(2.0 if kind == KNIGHT else (1.0 if kind == BOAT else 0.0))
    return best_of(legal, values)


def refuge(worth: Worth, s: TrigonState, legal: list[int]) -> int:
    """Return where those who flee are safest."""
    values: list[float] = []
    for action in legal:
        spot = int(TO.value(action))
        values.append((2.0 if s.settled[spot] >= 0 else 0.0) - 0.1 * worth.danger[spot] + 0.01 * worth.fixed(spot))
    return best_of(legal, values)
