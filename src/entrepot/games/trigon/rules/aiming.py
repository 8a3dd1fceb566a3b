"""Cards that are aimed at another player: whom and what they may be aimed at. RT-R-70, RT-R-71, RT-R-76, RT-R-80"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from entrepot.games.trigon.content.card_words import FIGURE, HOLDER, PLAYER, SETTLEMENT
from entrepot.games.trigon.content.vocabulary import BOAT, KINDS, NONE, PIECES
from entrepot.games.trigon.rules import figures, hands, settlements, telling
from entrepot.kernel.audience import EVERYONE
from entrepot.kernel.message import seat_name

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


def has_target(s: "TrigonState", seat: i64, aim: i64) -> bool:
    """Say whether a card that is aimed has something to be aimed at. RT-R-76"""
    if aim == PLAYER or aim == HOLDER:
        return len(victims(s, seat, aim)) > 0
    if aim == FIGURE:
        return len(turnable(s, seat)) > 0
    return aim != SETTLEMENT or len(intriguable(s, seat)) > 0


def victims(s: "TrigonState", seat: i64, aim: i64) -> list[int]:
    """Return the other players in the game; for a spy those who hold a card. RT-R-76"""
    found: list[int] = []
    for other in range(s.seats):
        if other == seat or s.out_at[other] > 0:
            continue
        if aim != HOLDER or hands.takes_part(s, other) or hands.number(s, other, hands.QUEST_DECK) > 0:
            found.append(other)
    return found


# ---------------------------------------------------------------- Turncoat


def turnable(s: "TrigonState", seat: i64) -> list[int]:
    """Return the figures that can come over, as spot * KINDS + kind: there must be a piece for them. RT-CARD-11"""
    found: list[int] = []
    for spot in range(s.cards.spots):
        if s.owner[spot] == NONE or s.owner[spot] == seat:
            continue
        for kind in range(KINDS):
            if s.figures[spot * KINDS + kind] > 0 and can_turn(s, seat, spot, kind):
                found.append(spot * KINDS + kind)
    return found


def can_turn(s: "TrigonState", seat: i64, spot: i64, kind: i64) -> bool:
    """Say whether a figure can come over: boats, which cannot attack, only where they are alone. RT-R-70"""
    if figures.left(s, seat, kind) == 0:
        return False
    return (kind != BOAT and s.cards.attack_dice[kind] > 0) or is_alone(s, spot)


def is_alone(s: "TrigonState", spot: i64) -> bool:
    """Say whether one figure is all that is on a spot."""
    at = spot * KINDS
    return s.settled[spot] == NONE and s.figures[at] + s.figures[at + 1] + s.figures[at + 2] == 1


def turn_coat(s: "TrigonState", seat: i64, spot: i64, kind: i64) -> bool:
    """Take a figure off and put one's own there; say whether it must fight at once those it has left. RT-R-70"""
    if s.listening:
        args = {"seat": seat_name(int(seat)), "partner": seat_name(s.owner[spot]), "spot": telling.spot_name(s, spot)}
        s.tell("turned", EVERYONE, {**args, "figures": telling.figure_words(kind, 1)})
    figures.remove(s, spot, kind, 1)
    if s.owner[spot] == NONE:
        figures.put(s, seat, spot, kind, 1)
        return False
    s.pieces[seat * PIECES + kind] += 1
    s.army = vec[i64]([i64(0)] * KINDS)
    s.army[kind] = 1
    s.group_to = spot
    return True


# ---------------------------------------------------------------- Intrigue


def intriguable(s: "TrigonState", seat: i64) -> list[int]:
    """Return the settlements open to intrigue: nobody stands there, no palace, not its owner's last. RT-R-68"""
    found: list[int] = []
    for spot in range(s.cards.spots):
        slot: i64 = s.settled[spot]
        if slot == NONE or s.owner[spot] == seat or s.settlements[s.owner[spot]] < 2:
            continue
        if figures.stands_alone(s, spot) and not settlements.is_palace(s, spot):
            found.append(spot)
    return found


def take_by_intrigue(s: "TrigonState", seat: i64, spot: i64, lays: bool) -> None:
    """Take card and inhabitants, and lay a token of one's own; or let all of it perish. RT-CARD-44, RT-CARD-45"""
    slot = s.settled[spot]
    village, people, is_city = s.village[slot], s.people[slot], s.is_city[slot]
    if s.listening:
        args = {"seat": seat_name(int(seat)), "partner": seat_name(s.owner[spot]), "spot": telling.spot_name(s, spot)}
        s.tell("intrigued", EVERYONE, {**args, "village": s.game.face("village", int(village))})
    settlements.lift(s, slot)
    if lays:
        settlements.add_people(s, settlements.lay(s, seat, spot, village, 0, is_city), people)
    else:
        settlements.put_under(s, village)
        telling.tell_spot(s, "destroyed", seat, spot)
