"""What must be true of the Trade Cards as a whole: tables, nodes, Key Provinces, decks. PP-C-01, PP-C-02"""

from typing import Any, Final

from entrepot.games.price_of_power.content.map_checks import is_distant
from entrepot.kernel.content import Problem
from entrepot.kernel.schema import NOTED

NUMBERS: Final = ("one", "two", "three", "four")
FEWEST: Final = 2
MOST: Final = 3
"""Primary nodes of a card. PP-CARD-02"""


def keys(entry: dict[str, Any]) -> list[str]:
    """Return the Key Provinces of a card at one node."""
    return [entry[f"key_{name}"] for name in NUMBERS if entry[f"key_{name}"]]


def continents(card: dict[str, Any]) -> list[int]:
    """Return the continent numbers, 1 to 4, that a card bears."""
    return [number for number, name in enumerate(NUMBERS, 1) if card[f"continent_{name}"]]


def board_of(data: dict[str, Any]) -> dict[str, str]:
    """Return the board that each node lies on."""
    boards = {row["id"]: row["board"] for row in data["space"]}
    return {row["id"]: boards[row["place"]] for row in data["node"]}


def check_cards(data: dict[str, Any]) -> list[Problem]:
    """Refuse cards whose table, marks or nodes contradict the rules."""
    found: list[Problem] = []
    for at, row in enumerate(data["card"], 1):
        found += [*_check_table(at, row), *_check_marks(at, row)]
    return [*found, *_check_order(data), *_check_nodes(data), *_check_entries(data)]


def _check_table(at: int, row: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    if row["need_top"] <= row["need_middle"]:
        text = "a higher row needs more Trade Power; allowed: more for the top row than for the middle one"
        found.append(Problem("card", at, "need_top", "rows", f"{text} (PP-ROW-06)"))
    for colour in ("green", "red"):
        pays = [row[f"{colour}_{place}"] for place in ("top", "middle", "bottom")]
        if not pays[0] > pays[1] > pays[2]:
            text = f"{'/'.join(map(str, pays))} does not fall; allowed: less in each lower row"
            found.append(Problem("card", at, f"{colour}_top", "rows", f"{text} (PP-ROW-02)"))
    for place in ("top", "middle", "bottom"):
        if row[f"red_{place}"] <= row[f"green_{place}"]:
            text = "an Expanded node pays no more; allowed: more in the red column than in the green one"
            found.append(Problem("card", at, f"red_{place}", "expanded", f"{text} (PP-INCOME-03)"))
    return found


def _check_marks(at: int, row: dict[str, Any]) -> list[Problem]:
    if row["mark"] and not continents(row):
        text = "a marked card bears a continent's number; allowed: at least one (PP-CARD-09)"
        return [Problem("card", at, "continent_one", "continent", text)]
    return []


def _check_order(data: dict[str, Any]) -> list[Problem]:
    """Refuse entries that are not in the order of the cards, or a card with too few or too many."""
    order = [row["id"] for row in data["card"]]
    cards = [row["card"] for row in data["entry"]]
    found: list[Problem] = []
    for at, card in enumerate(cards, 1):
        if at > 1 and order.index(card) < order.index(cards[at - 2]):
            text = "its card comes earlier; allowed: the order of the cards"
            found.append(Problem("entry", at, "card", "order", text))
    for at, id in enumerate(order, 1):
        if not FEWEST <= cards.count(id) <= MOST:
            text = f"{cards.count(id)} primary nodes; allowed: {FEWEST} or {MOST} (PP-CARD-02)"
            found.append(Problem("card", at, "id", "nodes", text))
    return found


def _check_nodes(data: dict[str, Any]) -> list[Problem]:
    board = board_of(data)
    found: list[Problem] = []
    for at, row in enumerate(data["card"], 1):
        nodes = [entry["node"] for entry in data["entry"] if entry["card"] == row["id"]]
        if len(set(nodes)) < len(nodes):
            text = "a node stands on it twice; allowed: once as a primary node"
            found.append(Problem("card", at, "id", "twice", text))
        if row["mark"] == "" and all(board[node] == "east" for node in nodes):
            text = "all its nodes lie east; allowed: one at least in play without the Eastern board (PP-R-38)"
            found.append(Problem("card", at, "id", "east", text))
    return found


def _check_entries(data: dict[str, Any]) -> list[Problem]:
    found: list[Problem] = []
    for at, row in enumerate(data["entry"], 1):
        named = keys(row)
        if [row[f"key_{name}"] for name in NUMBERS[: len(named)]] != named or len(set(named)) < len(named):
            text = "allowed: different Key Provinces, from the first place on without a gap (PP-CARD-03)"
            found.append(Problem("entry", at, "key_one", "keys", text))
        for name in NUMBERS:
            if row[f"plus_{name}"] and not row[f"key_{name}"]:
                text = "plus signs without a Key Province; allowed: 0 (PP-POWER-07)"
                found.append(Problem("entry", at, f"plus_{name}", "plus", text))
        if row["requirement"] and not named:
            text = "a requirement that nothing can meet; allowed: with Key Provinces (PP-REQ-02, PP-REQ-03)"
            found.append(Problem("entry", at, "requirement", "requirement", text))
        if row["secondary"] == row["node"]:
            text = "it would be its own secondary node; allowed: another node (PP-CARD-08)"
            found.append(Problem("entry", at, "secondary", "secondary", text))
    return found


def notes(data: dict[str, Any]) -> list[Problem]:
    """Note nodes that the opening deck forgets, and set-aside cards that only a Distant Continent uses."""
    board = board_of(data)
    distant = {row["id"] for row in data["space"] if is_distant(row)}
    places = {row["id"]: row["place"] for row in data["node"]}
    opening = {row["id"] for row in data["card"] if row["mark"] == ""}
    found: list[Problem] = []
    for at, row in enumerate(data["node"], 1):
        cards = {entry["card"] for entry in data["entry"] if entry["node"] == row["id"]} & opening
        if places[row["id"]] not in distant and len(cards) < 4:
            text = f"{len(cards)} cards of the opening deck name it, fewer than four"
            found.append(Problem("node", at, "id", "cards", text, NOTED))
    for at, row in enumerate(data["card"], 1):
        nodes = [entry["node"] for entry in data["entry"] if entry["card"] == row["id"]]
        if row["mark"] and not any(board[node] == "west" for node in nodes):
            found.append(Problem("card", at, "id", "distant", "no node of it lies on the western board", NOTED))
    return found
