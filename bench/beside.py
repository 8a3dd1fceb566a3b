"""Print figures of `entrepot bench --json` beside those that are kept for main.

    entrepot bench --json | python bench/beside.py           # compare
    entrepot bench --json | python bench/beside.py --keep    # let main's figures be these from now on

Standard library only. The exit status tells whether there were figures, never whether they are good: machines differ.
"""

from __future__ import annotations

import argparse
import datetime
import json
import platform
import sys
from pathlib import Path
from typing import Any

KEPT = Path(__file__).with_name("figures.json")
NAMES = ("game", "seats", "compiled")


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--keep", action="store_true", help="write the figures read into bench/figures.json")
    keep = options.parse_args().keep
    try:
        figures = json.load(sys.stdin)
    except ValueError:
        sys.exit("there are no figures: pipe the output of 'entrepot bench --json' into this")
    if keep:
        KEPT.write_text(json.dumps(dated(figures), indent=1) + "\n", encoding="utf-8")
    for line in compare(figures, kept()):
        print(line)


def dated(figures: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures with the day, the machine and the Python that they were measured by."""
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    return {"date": day, "machine": machine(), "python": platform.python_version(), "figures": figures}


def machine() -> str:
    """The model of the processor, as the system calls it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def kept() -> dict[str, Any]:
    """What is kept for main; without figures if there is no such file."""
    if not KEPT.is_file():
        return {"figures": []}
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def compare(figures: list[dict[str, Any]], main: dict[str, Any]) -> list[str]:
    """A line for each figure: here, main's, and how many times main's it is."""
    lines = [f"here: {machine()}, Python {platform.python_version()}"]
    if main["figures"]:
        lines.append(f"main: {main['machine']}, Python {main['python']}, {main['date']}")
    before = {(row["game"], row["seats"]): row for row in main["figures"]}
    for row in figures:
        build = "compiled" if row["compiled"] else "plain Python"
        lines += ["", f"{row['game']}, {row['seats']} seats, {build}{'here':>34}{'main':>14}{'here/main':>11}"]
        was = before.get((row["game"], row["seats"]), {})
        lines += [line(name, row[name], was.get(name)) for name in row if name not in NAMES]
    return lines


def line(name: str, here: float, main: float | None) -> str:
    """One figure."""
    label = f"  {name.replace('_', ' ')}"
    if not main:
        return f"{label:38}{here:>14,}{'-':>14}"
    return f"{label:38}{here:>14,}{main:>14,}{here / main:>11.2f}"


if __name__ == "__main__":
    main()
