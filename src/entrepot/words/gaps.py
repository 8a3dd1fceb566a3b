"""What one language's catalogue says and another's does not."""

from collections.abc import Sequence
from dataclasses import dataclass

from entrepot.words.speaker import Catalogue


@dataclass(frozen=True)
class Gap:
    """A difference between catalogues: `kind` is 'missing' or 'variables'; `language` is the one that falls short."""

    id: str
    kind: str
    language: str
    detail: str

    def __str__(self) -> str:
        return f"{self.id} ({self.language}): {self.detail}"


def compare(catalogues: Sequence[Catalogue]) -> list[Gap]:
    """Return every message that a language lacks, or that uses fewer arguments there than in another; by id."""
    gaps = []
    for id in sorted({id for words in catalogues for id in words.ids()}):
        having = [words for words in catalogues if words.has(id)]
        used = frozenset[str]().union(*(words.variables(id) for words in having))
        gaps += [Gap(id, "missing", words.language, "is missing") for words in catalogues if not words.has(id)]
        gaps += [_unused(id, words, used) for words in having if words.variables(id) != used]
    return gaps


def _unused(id: str, words: Catalogue, used: frozenset[str]) -> Gap:
    names = ", ".join(f"${name}" for name in sorted(used - words.variables(id)))
    return Gap(id, "variables", words.language, f"does not use {names}")
