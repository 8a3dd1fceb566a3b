"""Set-up: the map, the posts, the decks.

TW-MAP-01, TW-MAP-02, TW-MAP-03, TW-MAP-04, TW-MAP-05, TW-MAP-06, TW-TP-02, TW-BCARD-01, TW-BCARD-02, TW-BCARD-03,
TW-BCARD-05, TW-MORALE-02
"""

from entrepot.games.tradewarz.content.board import FEW, Board
from entrepot.games.tradewarz.content.places import PLACE_WORDS
from entrepot.games.tradewarz.content.tables import BATTLE_DRAW, OWN_CARDS
from entrepot.games.tradewarz.phases.order import HOUSES
from entrepot.games.tradewarz.position.state import TradeWarzState
from entrepot.games.tradewarz.rules.dealing import deal_posts, deal_tiles
from entrepot.kernel.audience import EVERYONE, only
from entrepot.kernel.message import message, seat_name
from entrepot.kernel.phase import Phase


class Setup(Phase[TradeWarzState]):
    """Nobody has a morale card at the start, and the board's own fields begin as they should. TW-MORALE-06"""

    name = "setup"

    def enter(self, s: TradeWarzState) -> None:
        tiles = deal_tiles(s)
        posts = deal_posts(s, tiles, s.seats <= FEW)
        s.board = Board(tiles, posts, s.seats, 0, s.chosen.per_diagonal)
        if s.listening:
            for number, place in enumerate(posts):
                where = message(f"tradewarz-place-{PLACE_WORDS[place]}")
                s.tell("laid-post", EVERYONE, {"number": number + 1, "place": where})
        for seat in range(s.seats):
            deal_cards(s, seat)
        s.goto(HOUSES)


def deal_cards(s: TradeWarzState, seat: int) -> None:
    """Deal six battle cards that their owner looks at; their order nobody knows. TW-BCARD-02, TW-BCARD-03"""
    for _ in range(OWN_CARDS):
        face = s.draw(BATTLE_DRAW, s.undealt, only(seat))
        s.deck[seat * s.cards.battle.faces + face] += 1
        if s.listening:
            s.tell("dealt", only(seat), {"seat": seat_name(seat), "card": s.game.face("battle", int(face))})
