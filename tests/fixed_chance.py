"""The chance of the tables that tests play at: the same on every run, so that a failure can be had again.

ENTREPOT_TEST_CHANCE chooses another game; `make full` plays with twenty.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from typing import TypeVar

Option = TypeVar("Option")
USUAL = "1"
CHANCE = os.environ.get("ENTREPOT_TEST_CHANCE", USUAL)
"""Every table of one value has the same dice, draws and bots."""


class FixedChance:
    """Takes the place of `secrets` in the modules of the table that deal, seed bots and choose for them."""

    @staticmethod
    def token_bytes(size: int) -> bytes:
        return hashlib.sha256(CHANCE.encode()).digest()[:size]

    @staticmethod
    def token_hex(size: int) -> str:
        return FixedChance.token_bytes(size).hex()

    @staticmethod
    def choice(options: Sequence[Option]) -> Option:
        return options[0]


def fix() -> None:
    """Let every table of this process have that chance; keys and ids of tables stay secrets."""
    from entrepot.table import bots, creating, hints

    for module in (bots, creating, hints):
        module.secrets = FixedChance  # type: ignore[assignment]
