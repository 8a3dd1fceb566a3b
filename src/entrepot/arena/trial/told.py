"""What a trial has found so far, short enough to be sent: intervals, verdicts, and differences from before."""

from typing import Any

Row = dict[str, Any]
ENDS = ("mean", "low", "high")
MOST_PHASES = 5


def told(found: Row, compared: Row | None, is_last: bool) -> Row:
    """Return what is told of a stage. `is_clear` says that more games would change no verdict on a card."""
    cards = [card(face, row) for face, row in found["experiments"].items()]
    tried = {row["face"] for row in cards}
    changes = [change(face, row) for face, row in found.get("changes", {}).items()]
    return {
        "games": found["games"],
        "length": ends(found["length"]),
        "rounds": ends(found["rounds"]),
        "order": [{key: row[key] for key in ("share", "low", "high", "p")} for row in found["by_order"]],
        "even": found["by_order"][0]["even"],
        "cards": cards,
        "changes": changes,
        "dead": [face for face, row in found["cards"].items() if row["verdict"] == "dead" and face not in tried],
        "known": len(found["cards"]),
        "differences": differences(compared) if compared is not None else [],
        "people": people(found["people"]) if "people" in found else None,
        "is_clear": bool(cards or changes)
        and all(row["is_clear"] for row in cards)
        and all(row["verdict"] for row in changes),
        "is_last": is_last,
    }


def card(face: str, row: Row) -> Row:
    """Return what was found of a card that was tried; its worth is above that of the card in its place.

    It is clear once it is proven to be out of the usual, or to be usual; a card that nobody holds tells no more.
    """
    worth, usual = row["worth"], row.get("usual")
    known = worth is not None and worth["low"] is not None
    return {
        "face": face,
        "place": row["place"],
        "verdict": row["verdict"],
        "measure": row["measure"],
        "worth": ends(worth) if known else None,
        "usual": usual["high"] if usual is not None else None,
        "deals": worth["deals"] if known else 0,
        "is_clear": not row["basis"] or (known and (bool(row["verdict"]) or is_within(worth, row["usual"]))),
    }


def change(face: str, row: Row) -> Row:
    """Return what was found of a card that was changed."""
    gain = row["questions"].get("gain")
    return {
        "face": face,
        "verdict": row["verdict"],
        "measure": row["measure"],
        "gain": ends(gain) if gain is not None else None,
        "before": row["before"],
        "now": row["now"],
    }


def people(found: Row) -> Row:
    """Return what is told of people's games: what they took time for, and what they value differently for sure."""
    return {
        "games": found["games"],
        "persons": found["persons"],
        "minutes": found["minutes"].get("50"),
        "seconds": found["seconds"].get("50"),
        "phases": [
            {"phase": row["phase"], "share": row["share"], "seconds": row["seconds"]["50"]}
            for row in found["phases"][:MOST_PHASES]
        ],
        "cards": [
            {key: row[key] for key in ("face", "people", "bots", "verdict")} for row in found["cards"] if row["verdict"]
        ],
    }


def is_within(worth: Row, usual: Row) -> bool:
    """Say whether a worth lies, with its whole interval, where those of usual cards do."""
    return bool(usual["low"] <= worth["low"] and worth["high"] <= usual["high"])


def ends(row: Row) -> Row:
    """Return a mean and the ends of its interval."""
    return {key: row[key] for key in ENDS}


def differences(compared: Row) -> list[Row]:
    """Return each measure before and now, and whether the difference is real."""
    rows = []
    for row in compared["measures"]:
        one = row["differences"][0]
        before, now = (value["mean"] for value in row["values"])
        rows.append({"name": row["name"], "is_share": row["is_share"], "before": before, "now": now, **ends(one)})
        rows[-1]["is_real"] = one["real"]
    return rows
