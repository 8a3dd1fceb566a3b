"""A bot for Tradejack in a process of its own: it wants sources of a colour that it has products of.

entrepot bot 'http://127.0.0.1:3687/table/ID#key=KEY' --command 'python examples/bots/bidder.py'
"""

import json
import sys
from typing import Any

colour_of: dict[str, str] = {}


def choose(view: dict[str, Any], actions: list[str]) -> str:
    """Raise by one up to 4 for what completes a set, make every set, and pass otherwise."""
    bids = [action for action in actions if action.startswith("bid ")]
    if bids and bids[0] in ("bid 1", "bid 2", "bid 3", "bid 4"):
        own = {colour_of[product] for product in view["products"]}
        return bids[0] if colour_of[view["auction"]["source"]] in own else "pass"
    return next((action for action in actions if action.split()[0] in ("with", "pair")), actions[0])


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        rows = told["content"]["product"] + told["content"]["source"]
        colour_of = {row["id"]: row["colour"] for row in rows}
    elif told["type"] == "choose":
        action = choose(told["view"], [offered["action"] for offered in told["actions"]])
        print(json.dumps({"action": action}), flush=True)
