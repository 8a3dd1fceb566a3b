"""Write docs/licences.md anew: under which licences stand the packages that the program and its client are made with.

    .venv/bin/python tools/licences.py     # in an environment in which the runtime's packages are installed

Python's packages are those of requirements/runtime.txt, the client's those of web/package-lock.json.
"""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "licences.md"
ALLOWED = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "Python-2.0",
}
"""What asks for no more than to be named, MPL for its own files only."""
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Of packages that are installed on Windows alone."""
OLD_NAMES = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
INTRODUCTION = """# Licences

Made by `tools/licences.py`; do not edit this page. entrepot itself is under the MIT licence. It is made with these
packages; a test holds that none stands under a licence that asks for more than these do.
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the page."""
    parts = [("The server and the command line", of_python()), ("The client, and what it is built with", of_client())]
    return INTRODUCTION + "".join(f"\n## {title}\n\n{table(found)}" for title, found in parts)


def table(found: dict[str, str]) -> str:
    """Return packages by licence, as Markdown."""
    rows = [
        f"| {licence} | {', '.join(sorted(name for name in found if found[name] == licence))} |\n"
        for licence in sorted(set(found.values()))
    ]
    return "".join(["| licence | packages |\n|---|---|\n", *rows])


def of_python() -> dict[str, str]:
    """Return the licence of each package that runs with the program."""
    pins = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    return {name: licence_of(name) for name in re.findall(r"^([\w.-]+)==", pins, re.MULTILINE)}


def licence_of(name: str) -> str:
    """Return a package's licence as SPDX writes it, or in the package's own words where that cannot be told."""
    try:
        told = metadata.metadata(name).json
    except metadata.PackageNotFoundError:
        return ELSEWHERE.get(name, "not installed here")
    if "license_expression" in told:
        return str(told["license_expression"])
    kinds = [kind.rpartition(" :: ")[2] for kind in told.get("classifier", []) if kind.startswith("License ::")]
    words = kinds or [str(told.get("license", "")).partition("\n")[0].strip()]
    return " OR ".join(sorted(OLD_NAMES.get(word, word) for word in words))


def of_client() -> dict[str, str]:
    """Return the licence of each package that the client is built with."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = {path.rpartition("node_modules/")[2]: entry for path, entry in lock["packages"].items() if path}
    return {name: str(entry.get("license", "not told")) for name, entry in found.items()}


def terms(licence: str) -> set[str]:
    """Return the licences that an expression names."""
    return set(re.split(r" (?:AND|OR) ", licence.strip("()")))


if __name__ == "__main__":
    main()
