"""What cards give away: where it can go. RT-CARD-35, RT-CARD-36, RT-R-54, RT-R-55, RT-R-78"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.vocabulary import KNIGHT, NONE, PEOPLE, SLOTS
from entrepot.games.trigon.rules import figures, settlements, telling

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def sites(s: "TrigonState", seat: i64) -> list[int]:
    """Return where the free village can stand: on a free site of the own land, elsewhere only if there is none."""
    home = s.colour[seat]
    found = [spot for spot in s.cards.sites_in[home] if is_open(s, seat, spot)]
    if found:
        return found
    return [spot for spot in range(s.cards.spots) if s.cards.is_site[spot] and is_open(s, seat, spot)]


def is_open(s: "TrigonState", seat: i64, spot: i64) -> bool:
    """Say whether nothing is settled on a site and nobody else's figures stand there. RT-R-55"""
    return s.settled[spot] == NONE and (s.owner[spot] == NONE or s.owner[spot] == seat)


def has_room(s: "TrigonState", seat: i64) -> bool:
    """Say whether an inhabitant more could live with a seat. RT-R-28, RT-R-78"""
    if figures.left(s, seat, PEOPLE) == 0:
        return False
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.site[slot] != NONE and s.people[slot] < s.cards.housing:
            return True
    return False


def own_sites(s: "TrigonState", seat: i64, effect: i64) -> list[int]:
    """Return the own settlements that a card may work on; a disaster needs somebody who lives there. RT-R-73"""
    found: list[int] = []
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.site[slot] != NONE and (effect != words.LOSE_PEOPLE or s.people[slot] > 0):
            found.append(s.site[slot])
    return found


def bring(s: "TrigonState", seat: i64, effect: i64, amount: i64, spot: i64) -> None:
    """Bring free knights or inhabitants to one settlement, as far as there are pieces and room. RT-CARD-03"""
    if effect == words.GAIN_KNIGHTS:
        count = min(amount, figures.left(s, seat, KNIGHT))
        figures.put(s, seat, spot, KNIGHT, count)
        telling.tell_figures(s, "reinforced", seat, spot, KNIGHT, count)
    else:
        count = settlements.add_people(s, s.settled[spot], amount)
        telling.tell_count(s, "grew", seat, spot, count)
