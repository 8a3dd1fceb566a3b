"""Which memory of one another's cards cannot be true."""

from entrepot.games.trade_and_triumph.actions import CAPACITY
from entrepot.games.trade_and_triumph.position import memory
from entrepot.games.trade_and_triumph.rules.hands import HAND


def memory_flaw(known: list[int], hands: list[int], down: list[int], seats: int) -> str:
    """Say which memory cannot be true: every card that is remembered is where it may be."""
    for observer in range(memory.SPECTATOR + 1):
        for holder in range(seats):
            if not is_memory_true(known, hands, down, observer, holder):
                return f"'known' says of seat {holder} what is not so"
    return ""


def is_memory_true(known: list[int], hands: list[int], down: list[int], observer: int, holder: int) -> bool:
    """Say whether one seat's memory of another fits the cards that the other has."""
    mine = [e for e in known if memory.observer_of(e) == observer and memory.holder_of(e) == holder]
    if not mine:
        return True
    hand = [entry % HAND for entry in hands if entry // HAND == holder]
    laid = [entry for entry in down if entry // CAPACITY % 4 == holder]
    bit = memory.SEEN << observer
    unseen = [(at, entry) for at, entry in enumerate(laid) if observer == memory.SPECTATOR or entry // bit % 2 == 0]
    news = [at * CAPACITY + entry % CAPACITY for at, entry in unseen]
    return observer != holder and fits(mine, hand, news)


def fits(entries: list[int], hand: list[int], news: list[int]) -> bool:
    """Say whether each entry can be given a card of its own, by depth-first search."""
    if not entries:
        return True
    entry = entries[0]
    card = int(memory.card_of(entry))
    if memory.may_be_in_hand(entry) and card in hand:
        rest = hand[:]
        rest.remove(card)
        if fits(entries[1:], rest, news):
            return True
    for match in news:
        may_be = card == match % CAPACITY and memory.since_of(entry) <= match // CAPACITY < memory.until_of(entry)
        if may_be and fits(entries[1:], hand, [other for other in news if other != match]):
            return True
    return False
