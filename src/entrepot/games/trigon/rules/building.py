"""Training knights and scouts, building boats, buying cards.

RT-BUILD-01, RT-BUILD-02, RT-BUILD-03, RT-BUILD-04, RT-BUILD-05, RT-BUILD-06, RT-BUILD-07, RT-BUILD-08, RT-BUILD-09,
RT-BUILD-10, RT-BUILD-11, RT-R-28, RT-R-30, RT-R-72
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from entrepot.games.trigon.actions import BUILD_BOAT, TRAIN_KNIGHT, TRAIN_SCOUT
from entrepot.games.trigon.content import card_numbers as words
from entrepot.games.trigon.content.chances import PLAY_DRAW, QUEST_DRAW
from entrepot.games.trigon.content.vocabulary import (
    BOAT,
    BOAT_COST,
    KNIGHT,
    KNIGHT_COST,
    NONE,
    PLAY_COST,
    QUEST_COST,
    SCOUT,
    SCOUT_COST,
    SLOTS,
)
from entrepot.games.trigon.rules import deeds, figures, hands, settlements, telling, treasury
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.bag import cards_in
from entrepot.kernel.message import seat_name
from entrepot.kernel.moves import Moves

if TYPE_CHECKING:
    from entrepot.games.trigon.position.state import TrigonState


# ---------------------------------------------------------------- figures


def add_figures(s: "TrigonState", seat: i64, moves: Moves) -> None:
    """Add what can be trained and built, settlement by settlement."""
    if treasury.can_pay(s, seat, KNIGHT_COST):
        add_training(s, seat, TRAIN_KNIGHT.base, moves)
    if figures.left(s, seat, SCOUT) > 0 and treasury.can_pay(s, seat, SCOUT_COST):
        add_training(s, seat, TRAIN_SCOUT.base, moves)
    if figures.left(s, seat, BOAT) > 0 and treasury.can_pay(s, seat, BOAT_COST):
        for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
            spot: i64 = s.site[slot]
            if spot != NONE and s.cards.harbour[spot]:
                moves.add(BUILD_BOAT.base + spot)


def add_training(s: "TrigonState", seat: i64, base: i64, moves: Moves) -> None:
    """Add the settlements with inhabitants enough that one stays. RT-BUILD-06, RT-BIRTH-04, RT-R-30"""
    least = s.cards.train_from
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.people[slot] >= least:
            moves.add(base + s.site[slot])


def train_knight(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Turn an inhabitant into a knight. RT-BUILD-02, RT-BUILD-05"""
    treasury.pay(s, seat, KNIGHT_COST)
    settlements.take_people(s, s.settled[spot], 1)
    figures.put(s, seat, spot, KNIGHT, 1)
    telling.tell_figures(s, "trained", seat, spot, KNIGHT, 1)
    deeds.happened(s, seat, words.BUILD, KNIGHT)


def train_scout(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Turn an inhabitant into a scout, or into two while Explorer works.

    RT-BUILD-07, RT-CARD-56, RT-CARD-57, RT-SCOUT-11, RT-R-72
    """
    treasury.pay(s, seat, SCOUT_COST)
    settlements.take_people(s, s.settled[spot], 1)
    count: i64 = 2 if s.explorer and figures.left(s, seat, SCOUT) > 1 else 1
    figures.put(s, seat, spot, SCOUT, count)
    telling.tell_figures(s, "trained", seat, spot, SCOUT, count)
    deeds.happened(s, seat, words.BUILD, SCOUT)


def build_boat(s: "TrigonState", seat: i64, spot: i64) -> None:
    """Build a boat at an own harbour settlement. RT-BUILD-08, RT-BUILD-09"""
    treasury.pay(s, seat, BOAT_COST)
    figures.put(s, seat, spot, BOAT, 1)
    telling.tell_spot(s, "built-boat", seat, spot)
    deeds.happened(s, seat, words.BUILD, BOAT)


# ---------------------------------------------------------------- cards


def can_buy_quest(s: "TrigonState", seat: i64) -> bool:
    """Say whether a quest can be paid and there is one. RT-BUILD-10, RT-R-74"""
    return treasury.can_pay(s, seat, QUEST_COST) and (cards_in(s.quest_bag) > 0 or cards_in(s.aside) > 0)


def buy_quest(s: "TrigonState", seat: i64) -> None:
    """Buy a quest; only its buyer sees it. RT-BUILD-10, RT-QUEST-04, RT-R-74"""
    treasury.pay(s, seat, QUEST_COST)
    if cards_in(s.quest_bag) == 0:
        s.quest_bag, s.aside = s.aside, s.quest_bag
        tell_reshuffled(s)
    face = s.draw(QUEST_DRAW, s.quest_bag, only(seat))
    hands.take_quest(s, seat, face)
    telling.tell_seat(s, "bought-quest", seat)
    if s.listening:
        s.tell("drew-quest", only(seat), {"seat": seat_name(int(seat)), "quest": s.game.face("quest", int(face))})


def can_buy_card(s: "TrigonState", seat: i64) -> bool:
    """Say whether a play card can be paid and there is one. RT-BUILD-11, RT-R-74"""
    return treasury.can_pay(s, seat, PLAY_COST) and (cards_in(s.play_bag) > 0 or cards_in(s.discards) > 0)


def buy_card(s: "TrigonState", seat: i64) -> i64:
    """Buy a play card; return it if it is played at once, NONE if it is kept.

    RT-PLAY-05, RT-PLAY-16, RT-PLAY-19, RT-R-35
    """
    treasury.pay(s, seat, PLAY_COST)
    if cards_in(s.play_bag) == 0:
        s.play_bag, s.discards = s.discards, s.play_bag
        tell_reshuffled(s)
    face = s.draw(PLAY_DRAW, s.play_bag, only(seat))
    telling.tell_seat(s, "bought-card", seat)
    if s.cards.play_at_once[face] or s.cards.play_skull[face]:
        s.revealed = True
        s.discards[face] += 1
        if s.listening:
            s.tell("turned-up", EVERYONE, {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))})
        return face
    hands.take_card(s, seat, face)
    if s.listening:
        s.tell("drew-card", only(seat), {"seat": seat_name(int(seat)), "card": s.game.face("play", int(face))})
    return NONE


def tell_reshuffled(s: "TrigonState") -> None:
    """Tell all that a stack has been shuffled anew. RT-R-74"""
    if s.listening:
        s.tell("reshuffled", EVERYONE, {})
