"""The table's own events are told in the table's words, so no game may have one of the same name."""

import re
from pathlib import Path

from entrepot import build_info
from entrepot.table.sight import HINT, OWN_EVENTS

TOLD = re.compile(r"^[a-z_]+-event-([a-z-]+) ", re.MULTILINE)


def test_no_game_has_an_event_of_the_name_of_one_of_the_tables() -> None:
    of_games = {
        (path.parts[-3], kind)
        for path in Path(build_info.PACKAGE).glob("games/*/words/en.ftl")
        for kind in TOLD.findall(path.read_text("utf-8"))
    }
    assert len(of_games) > 200
    assert [(game, kind) for game, kind in sorted(of_games) if kind in {*OWN_EVENTS, HINT}] == []
