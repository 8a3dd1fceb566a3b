"""English words that a Dutch text of a game may not have."""

import re

REFERENCE = re.compile(r"[A-Z]+-[A-Z]+-\d+")
COMMON = "the|and|with|your|you|each|every|players?|cards?|turn|their|from"
OWN = {
    "price_of_power": "nodes?|ships?|merchants?|towns?|rows?|trade|areas?|sea|slots?",
    "tradewarz": "soldiers?|tech|castles?|settlements?",
    "trigon": "knights?|scouts?|villages?|inhabitants?|coins?|settlements?|quests?",
}
"""More English words that only the Dutch of these games may not have."""


def english_in(game, text):
    """Return the English words in a Dutch text, references to rules aside."""
    return re.findall(rf"\b(?:{COMMON}|{OWN[game]})\b", REFERENCE.sub("", text), re.IGNORECASE)
