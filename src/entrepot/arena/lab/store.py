"""The folder of a run: what was ordered, the games done so far, and the finished files.

    arena.json            what was ordered
    games/00000.parquet   and so on for each table: one file a block
    work/000000-000120    games of a block that is not complete yet
    work/00000.tally      a complete block: written last, it makes the block count

Every file is written beside its name and then moved there, so that a process may be killed at any time.
"""

import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from entrepot.arena.lab.block import Block, Damaged
from entrepot.arena.lab.order import BadOrder, Order
from entrepot.arena.lab.tally import Tally, add_up

ORDER: Final = "arena.json"
FORMAT: Final = 2
"""Raised when files of an older version can no longer be gone on with."""


class Sealed(msgspec.Struct):
    """What `work/00000.tally` holds."""

    tally: Tally
    seconds: float


class Store:
    """One folder. `open` makes it or finds it again."""

    def __init__(self, folder: Path, order: Order) -> None:
        self.folder = folder
        self.order = order
        self.work = folder / "work"
        self._lock = -1

    def open(self, data: dict[str, Any]) -> None:
        """Make the folder, or check that it holds the same order; BadOrder if it holds another, or something else."""
        claim(self.folder, data)
        self.work.mkdir(exist_ok=True)
        self.lock()

    def lock(self) -> None:
        """Keep a second process out, where the system knows such locks; BadOrder if one is at work here."""
        try:
            import fcntl
        except ImportError:
            return
        self._lock = os.open(self.work / "lock", os.O_CREAT | os.O_RDWR)  # held until `close`, or the process ends
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise BadOrder(f"another arena is at work in {self.folder}: wait for it, or name another folder") from None

    def close(self) -> None:
        """Let others in."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    # ---------------------------------------------------------------- spans

    def spans(self) -> list[range]:
        """Return the games that lie in `work`, in order."""
        names = [path.name.split("-") for path in self.work.iterdir() if path.name.count("-") == 1]
        return sorted((range(int(a), int(b)) for a, b in names if a.isdigit() and b.isdigit()), key=lambda r: r.start)

    def put_span(self, games: range, message: bytes) -> None:
        """Keep games that are done."""
        write(self.span_path(games), message)

    def span_path(self, games: range) -> Path:
        """Return where a span lies."""
        return self.work / f"{games.start:09}-{games.stop:09}"

    # ---------------------------------------------------------------- blocks

    def is_sealed(self, number: int) -> bool:
        """Say whether a block is complete."""
        return self.tally_path(number).exists()

    def tally_path(self, number: int) -> Path:
        """Return where a block's tally lies."""
        return self.work / f"{number:05}.tally"

    def put_block(self, number: int, block: Block) -> None:
        """Write the files of a complete block, and what makes it count last."""
        for name, content in block.files.items():
            (self.folder / name).mkdir(exist_ok=True)
            write(self.folder / name / f"{number:05}.parquet", content)
        write(self.tally_path(number), msgspec.json.encode(Sealed(block.tally, round(block.seconds, 3))))

    def drop_spans(self, games: range) -> None:
        """Remove the spans of a complete block."""
        for span in self.spans():
            if span.start in games:
                self.span_path(span).unlink()

    def total(self) -> Tally:
        """Return the tallies of all complete blocks, added up."""
        total: Tally = {}
        for sealed in self.sealed():
            add_up(total, sealed.tally)
        return total

    def seconds(self) -> float:
        """Return how long the games took, added up over all processes."""
        return sum(sealed.seconds for sealed in self.sealed())

    def sealed(self) -> Iterator[Sealed]:
        """Yield what is kept of each complete block; Damaged where that cannot be read."""
        for path in sorted(self.work.glob("*.tally")):
            try:
                yield msgspec.json.decode(path.read_bytes(), type=Sealed)
            except msgspec.MsgspecError:
                raise Damaged(f"{path} is damaged: remove it and its folder, and begin again") from None

    def files(self, table: str) -> list[Path]:
        """Return the Parquet files of a table in order."""
        return sorted((self.folder / table).glob("*.parquet"))


def claim(folder: Path, data: dict[str, Any]) -> None:
    """Make a folder for an order, or check that it holds that very order; BadOrder if not, and nothing is written."""
    if folder.is_file():
        raise BadOrder(f"{folder} is a file: name an empty folder, or one that is not there yet")
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {"format": FORMAT, **data}
    there = read_order(folder)
    if there is not None:
        refuse_another(folder, there, json.loads(json.dumps(wanted)))
    elif any(folder.iterdir()):
        raise BadOrder(f"{folder} holds other files: name an empty folder, or one that is not there yet")
    else:
        write(folder / ORDER, json.dumps(wanted, indent=1, ensure_ascii=False).encode())


def read_order(folder: Path) -> dict[str, Any] | None:
    """Return what was ordered in a folder; None if nothing was. Damaged if it cannot be read."""
    path = folder / ORDER
    try:
        found = json.loads(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return None
    except ValueError:
        raise Damaged(f"{path} is damaged: name another folder") from None
    if not isinstance(found, dict):
        raise Damaged(f"{path} is damaged: name another folder")
    return found


def seed_of(folder: Path) -> str:
    """Return the seed of the run that a folder holds, to go on with it; a random one if it holds none."""
    there = read_order(folder)
    return str(there.get("seed", "")) if there is not None else str(secrets.randbits(32))


def refuse_another(folder: Path, there: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raise BadOrder, telling the first difference, if two orders are not the same."""
    for key in dict.fromkeys([*there, *wanted]):
        if there.get(key) != wanted.get(key):
            if key in ("format", "counted"):  # what no command can repeat
                raise BadOrder(f"{folder} was begun by a version that counts differently: name another folder")
            raise BadOrder(
                f"{folder} holds another run: its {key} is {short(there.get(key))}, not {short(wanted.get(key))};"
                " repeat that command, or name another folder"
            )


def short(value: Any) -> str:
    """Return a value as an error line shows it."""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        value = ",".join(value)
    if isinstance(value, dict):
        value = ",".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def write(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(content)
        os.replace(beside, path)
    except BaseException:  # a full disk, or Ctrl-C
        beside.unlink(missing_ok=True)
        raise
