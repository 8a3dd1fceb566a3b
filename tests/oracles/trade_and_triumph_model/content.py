"""The cards and the board, and small words for them."""

import entrepot

CONTENT = entrepot.game("trade_and_triumph").content
DECKS = ("trade", "influence", "specialty")
CARD = {deck: {row["id"]: row for row in CONTENT.rows(deck)} for deck in DECKS}
REGIONS = CONTENT.ids("region")
TRACKS = {row["id"]: row for row in CONTENT.rows("track")}
ROUTE = {row["id"]: (row["region"], row["node"]) for row in CONTENT.rows("route")}
NODES = sorted({node for _, node in ROUTE.values()})
FRAME_DECK = 64
"""A frame of the stack names a card as deck times this plus its place in the deck's list."""
PLAIN = ("gold", "points", "cubes", "supply", "levels", "traders", "down", "eternals", "turned", "forced", "unmoved")
PLAIN += (
    "kept",
    "active",
    "bonuses",
    "draws_left",
    "plays_left",
    "market",
    "may_stay",
    "triggered",
    "round",
    "in_force",
)
TARGETING = ("steal-gold", "steal-points", "steal-cube", "rival-discards", "look-hand", "look-down")
TARGETING += ("force-node", "force-any-node", "force-city", "shift", "hold")
TARGET = "target"


def regions_of(node):
    return {region for region, end in ROUTE.values() if end == node}


def face(frame):
    """The deck and id of the card that a frame of the stack names."""
    deck = DECKS[frame[1] // FRAME_DECK]
    return deck, list(CARD[deck])[frame[1] % FRAME_DECK]


def number(deck, card):
    return DECKS.index(deck) * FRAME_DECK + list(CARD[deck]).index(card)
