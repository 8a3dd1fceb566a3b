"""Stands in for the program that plays trials: tells a step and what it has found, writes a report, and waits."""

import json
import sys
import time
from pathlib import Path

FOUND = {
    "games": 60,
    "length": {"mean": 9.0, "low": 8.0, "high": 10.0},
    "rounds": {"mean": 3.0, "low": 3.0, "high": 3.0},
    "order": [{"share": 0.5, "low": 0.4, "high": 0.6, "p": 1.0}],
    "even": 0.5,
    "cards": [
        {
            "face": "product/lipstick-blue",
            "place": "product/soap-blue",
            "verdict": "strong",
            "measure": "score",
            "worth": {"mean": 8.0, "low": 6.0, "high": 10.0},
            "usual": 5.0,
            "deals": 60,
            "is_clear": True,
        }
    ],
    "dead": [],
    "known": 8,
    "differences": [],
    "is_clear": False,
    "is_last": False,
}

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    asked = json.loads((folder / "asked.json").read_text())
    (folder / "report.html").write_text("<!doctype html><title>report</title><h1>What was found</h1>")
    (folder / "work").mkdir()
    (folder / "work" / "games").write_text("played so far")
    print(json.dumps({"step": {"stage": 1, "stages": 1, "done": 1, "total": 60}}), flush=True)
    print(json.dumps({"found": FOUND}), flush=True)
    if asked["games"] == 61:
        sys.exit(3)
    time.sleep(600)
