"""How many planted faults are found: `python bench/faults.py --seed 1 --out DIR` plants twenty, one at a time.

A fault is a slip that a designer could make in the shipped cards, drawn by the seed:

* number: one number of a card is raised to its limit, or to twice and five more; or it becomes 0;
* common: a number is raised so, and there are three times as many copies of the card;
* word: a word of a card (a kind, a colour, a yes or no) is another one that the schema allows;
* column: a column is missing from a table's CSV, or has another name.

A column is found where reading the table refuses it by name. Any other fault is found where the check of the content
refuses the card, or an experiment gives it a verdict: `--how changed` (unless told) tries what differs from the shipped
cards, as the workshop does, and `--how suspects` knows nothing of them. All other cards that an experiment names are
innocent. What was found is kept in DIR, a file for each fault, and the same command goes on from there.

With `changed` no other card can be named: a card is held against itself as it was, and nothing else is tried.
"""

import argparse
import csv
import io
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import entrepot
from entrepot.arena.lab.order import Order
from entrepot.arena.lab.run import hire, run
from entrepot.arena.simulate import Plan
from entrepot.arena.sweep.ablate import ablate, is_a_card
from entrepot.arena.sweep.before import AS_IT_IS, BEFORE, CHANGED, changes
from entrepot.files.content_csv import read_csv, write_csv_folder
from entrepot.kernel.chance import seeded
from entrepot.kernel.content import check_content, make_content
from entrepot.kernel.game import Game
from entrepot.kernel.schema import REFUSED, Column

KINDS = ("number", "common", "word", "column")
SEATS = {"tradejack": 3, "trade_and_triumph": 3, "tradewarz": 3, "trigon": 3}
BESIDE = ("copies", "origin")
"""Columns that are no property of a card."""

Fault = dict[str, Any]


class Draw:
    """Chances of one fault."""

    def __init__(self, seed: str) -> None:
        self._rng = seeded(seed)

    def one(self, of: list[Any]) -> Any:
        """Return one of these."""
        return of[int(self._rng.below(len(of)))]


def plant(number: int, seed: str, games: list[str]) -> Fault:
    """Return a fault of one of these games: where it is, and the data of all cards with it."""
    kind = KINDS[number % len(KINDS)]
    draw = Draw(f"{seed}/{number}")
    while True:
        game = entrepot.game(draw.one(games))
        fault = column(game, draw) if kind == "column" else cell(game, draw, kind)
        if fault is not None:
            return {"number": number, "kind": kind, "game": game.id, **fault}


def column(game: Game, draw: Draw) -> Fault:
    """Return a table as CSV without a column, or with another name for it."""
    table = draw.one([one.name for one in game.schema.tables if len(one.columns) > 2])
    known = [name for name in sheet(game, table)[0] if name not in BESIDE[1:]]
    return {"table": table, "column": draw.one(known), "is_renamed": draw.one([True, False])}


def sheet(game: Game, table: str) -> list[list[str]]:
    """Return a table of the shipped cards as CSV has it, its header first."""
    with tempfile.TemporaryDirectory() as folder:
        write_csv_folder(game.content, Path(folder), game.schema)
        with (Path(folder) / f"{table}.csv").open(encoding="utf-8-sig", newline="") as file:
            return list(csv.reader(file))


def cell(game: Game, draw: Draw, kind: str) -> Fault | None:
    """Return a card with another value; None where this draw has come to none."""
    faces = [f"{one.name}/{id}" for one in game.schema.tables for id in game.content.ids(one.name)]
    face = draw.one([one for one in faces if is_a_card(game, one)])
    table, _, id = face.partition("/")
    data = game.content.as_data()
    row = data[table][game.content.number(table, id)]
    schema = game.schema.table(table)
    assert schema is not None
    chosen = draw.one([one for one in schema.columns if one.name not in (*BESIDE, "id", "name")])
    new = another(chosen, row[chosen.name], draw, kind, game)
    if new is None or new == row[chosen.name]:
        return None
    row[chosen.name] = new
    if kind == "common":
        copies = next(one for one in schema.columns if one.name == "copies")
        row["copies"] = min(copies.hi, 3 * row["copies"])
    return {"face": face, "column": chosen.name, "new": new, "data": data}


def another(column: Column, old: Any, draw: Draw, kind: str, game: Game) -> Any:
    """Return another value for a cell; None where the column has none of that kind."""
    if kind == "word":
        if column.kind == "bool":
            return not old
        words = column.choices or (list(game.content.ids(column.refers_to)) if column.refers_to else [])
        return draw.one(list(words)) if column.kind in ("str", "id") and words else None
    if column.kind != "int" or column.choices:
        return None
    high = min(column.hi, 2 * old + 5)
    return high if kind == "common" else draw.one([high, max(0, column.lo)])


def tried(fault: Fault, folder: Path, games: int, how: str) -> Fault:
    """Return a fault with whether it was found, how, and which innocent cards were named."""
    game = entrepot.game(fault["game"])
    told = {key: value for key, value in fault.items() if key != "data"}
    if fault["kind"] == "column":
        return {**told, "how": "refused" if is_refused(game, fault) else "", "innocent": []}
    refused = [one for one in check_content(game.schema, fault["data"]) if one.severity == REFUSED]
    if refused:
        table, _, id = fault["face"].partition("/")
        row = game.content.number(table, id) + 1
        is_named = any((one.table, one.row) == (table, row) for one in refused)
        return {**told, "how": "refused" if is_named else "refused elsewhere", "why": str(refused[0]), "innocent": []}
    content = make_content(game.schema, fault["data"]).as_data()
    plan = Plan(game.id, ("greedy",) * SEATS[game.id], "faults", {}, content)
    if how == CHANGED:
        order = Order(plan, games, games)
        run(folder / AS_IT_IS, order, hire(1))
        lay_shipped(folder, replace(order, plan=replace(plan, content=game.content.as_data())), fault["face"])
        rows = changes(folder, order, game.content, hire(1), lambda games: None)
        verdicts = {face: row["verdict"] for face, row in rows.items()}
        told["changes"] = rows
    else:
        found = ablate(folder, Order(plan, games, 1), [], hire(1), lambda games: None)
        verdicts = {face: row["verdict"] for face, row in found["cards"].items()}
    named = {face: verdict for face, verdict in verdicts.items() if verdict}
    innocent = [face for face, verdict in named.items() if face != fault["face"] and verdict != "dead"]
    return {**told, "how": named.get(fault["face"], ""), "innocent": innocent}


def lay_shipped(folder: Path, order: Order, face: str) -> None:
    """Put the games with the shipped cards, which all faults of a game share, where the experiment looks for them."""
    shipped = folder.parent / f"shipped-{order.plan.game}"
    run(shipped, order, hire(1))
    shutil.copytree(shipped, folder / BEFORE / face.replace("/", "."), dirs_exist_ok=True)


def is_refused(game: Game, fault: Fault) -> bool:
    """Say whether reading a table without a column names that column."""
    lines = sheet(game, fault["table"])
    at = lines[0].index(fault["column"])
    if fault["is_renamed"]:
        lines[0][at] += "_x"
    else:
        lines = [[own for place, own in enumerate(line) if place != at] for line in lines]
    text = io.StringIO()
    csv.writer(text).writerows(lines)
    problems = read_csv(fault["table"], text.getvalue(), game.schema).problems
    return any(fault["column"] in str(one) for one in problems)


def all_tried(out: Path, faults: list[Fault], games: int, how: str) -> Iterator[Fault]:
    """Yield every fault, tried; those that were tried before are read."""
    out.mkdir(parents=True, exist_ok=True)
    for fault in faults:
        path = out / f"{fault['number']}.json"
        if not path.exists():
            path.write_text(json.dumps(tried(fault, out / f"runs-{fault['number']}", games, how), ensure_ascii=False))
        yield json.loads(path.read_text())


def main() -> None:
    """Try the faults and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--games", type=int, default=1000, help="as the arena plays unless told")
    parser.add_argument("--of", default=",".join(SEATS), help="the games whose cards get faults")
    parser.add_argument("--how", choices=[CHANGED, "suspects"], default=CHANGED)
    asked = parser.parse_args()
    faults = [plant(number, asked.seed, asked.of.split(",")) for number in range(asked.faults)]
    found, innocent = Counter[str](), Counter[str]()
    for fault in all_tried(asked.out, faults, asked.games, asked.how):
        found["found" if fault["how"] and fault["how"] != "refused elsewhere" else "missed"] += 1
        innocent.update(f"{fault['game']}: {face}" for face in fault["innocent"])
        place = fault.get("face") or fault["table"]
        told = f"{fault['number']:2} {fault['kind']:7} {fault['game']:18} {place}.{fault['column']}"
        print(f"{told} {fault.get('new', '')}: {fault['how'] or 'missed'}", flush=True)
    print(f"{found['found']} of {found.total()} found; innocent cards named: {dict(innocent) or 'none'}")


if __name__ == "__main__":
    main()
