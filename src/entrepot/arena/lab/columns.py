"""The columns of the arena's Parquet files: name, type by its Polars name, and what stands there.

Seats, entrants and games are counted from 0, as everywhere in files. `docs/arena.md` repeats these tables.
"""

from typing import Final

Column = tuple[str, str, str]

GAME: Final[Column] = ("game", "Int64", "the game's number; its seed is `<seed>/<deal>`")
SEAT: Final[Column] = ("seat", "Int16", "the seat")
BOT: Final[Column] = ("bot", "String", "the bot in that seat, by name")

TABLES: Final[dict[str, list[Column]]] = {
    "games": [
        GAME,
        ("deal", "Int64", "the deal: the games of one deal share their seed, each with the bots in another rotation"),
        ("starter", "Int16", "the seat that went first in round 1"),
        ("rounds", "Int32", "rounds begun; 0 in a game without rounds"),
        ("decisions", "Int32", "actions of all seats, forced ones included"),
        ("choices", "Int32", "decisions with at least two legal actions"),
        ("options", "Int64", "legal actions, summed over the choices"),
        ("ending", "String", "why the game ended, by the name that the game gives it"),
        ("decided_by", "String", "the clause that separated first and second"),
        ("winners", "Int16", "seats in first place; 0 where all lost"),
        ("followed", "Boolean", "whether every decision stands in `decisions`"),
        ("lead_changes", "Int32", "how often another seat took the lead; null unless followed"),
        (
            "decided_at",
            "Float64",
            "the part of the decisions after which a winner was in front for good; null unless followed",
        ),
    ],
    "seats": [
        GAME,
        SEAT,
        ("entrant", "Int16", "the bot's place in the list of bots"),
        BOT,
        ("order", "Int16", "the order of play in round 1: 1 for the first player"),
        ("place", "Int16", "1 is best; null where the game gave none"),
        ("score", "Int64", "null where the game gave none"),
        ("win", "Float64", "1 for the winner, equal parts where several share first place"),
        ("decisions", "Int32", "actions of this seat, forced ones included"),
        ("choices", "Int32", "among them those with at least two legal actions"),
        ("options", "Int64", "legal actions, summed over its choices"),
    ],
    "actions": [
        GAME,
        SEAT,
        BOT,
        ("verb", "String", "the kind of action"),
        ("uses", "Int32", "how often the seat used it"),
    ],
    "cards": [
        GAME,
        ("seat", "Int16", "the seat; null for a card that was only seen"),
        ("bot", "String", "the bot in that seat; null as above"),
        ("face", "String", "the card, as `table/id` of the content"),
        (
            "seen",
            "Int32",
            "how often it turned up, dealt or open; an open card counts once, or once for each seat that may get it",
        ),
        ("dealt", "Int32", "how often chance gave it to the seat"),
        ("taken", "Int32", "how often the seat got or used it"),
    ],
    "decisions": [
        GAME,
        ("number", "Int32", "the decision's place in its game, from 0"),
        ("round", "Int32", "the round"),
        SEAT,
        BOT,
        ("verb", "String", "the kind of action"),
        ("action", "String", "the action in notation, as records have it"),
        ("options", "Int32", "how many actions were legal; 1 for a forced one"),
    ],
    "times": [
        ("bot", "String", "the bot, by name"),
        ("from_us", "Float64", "at least this many microseconds"),
        ("below_us", "Float64", "less than this many microseconds"),
        ("choices", "Int64", "how many choices took this long"),
    ],
}
"""Every table by its name. All but `times` are the same whenever, wherever and however often a run is interrupted."""
