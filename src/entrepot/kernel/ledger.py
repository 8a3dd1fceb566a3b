"""A game's ledger: its rules as clauses, the rulings on what the rulebook leaves open, and what is hidden."""

from typing import Any


class Clause:
    """One rule: `id`, `kind`, and the sentence in English (`rule`) and Dutch (`nl`).

    `origin` says where it comes from, in a ledger that tells: source (the rulebook itself), public (a fact known of the
    same game) or ours; '' elsewhere.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.kind: str = data["kind"]
        self.rule: str = data["rule"]
        self.nl: str = data["nl"]
        self.origin: str = data.get("origin", "")


class Ruling:
    """How a question that the rulebook leaves open is settled; with `choices`, an option (the first is the default).

    This option has an effect only with the choices of other options that `needs` lists, and from `fewest` seats on;
    otherwise it is legal and does nothing. `origin` is as for a clause.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.question: dict[str, str] = {"en": data["question"], "nl": data["question_nl"]}
        self.ruling: dict[str, str] = {"en": data["ruling"], "nl": data["ruling_nl"]}
        self.why: dict[str, str] = {"en": data["why"], "nl": data["why_nl"]}
        self.option: str = data.get("option", "")
        self.choices: list[str] = list(data.get("choices", []))
        self.needs: dict[str, list[str]] = {name: list(found) for name, found in data.get("needs", {}).items()}
        self.fewest: int = int(data.get("fewest", 0))
        self.origin: str = data.get("origin", "")


class Hidden:
    """Something that not every seat knows, and who does."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.what: dict[str, str] = {"en": data["what"], "nl": data["what_nl"]}
        self.seen_by: dict[str, str] = {"en": data["seen_by"], "nl": data["seen_by_nl"]}
        self.is_public: bool = bool(data.get("public", False))
        """Hidden according to the rulebook, but always known to everybody from what happened in the open."""


class Ledger:
    """All of a game's clauses, rulings and hidden entries, by id, and its options with their choices."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.clauses: dict[str, Clause] = {row["id"]: Clause(row) for row in data.get("clause", [])}
        self.rulings: dict[str, Ruling] = {row["id"]: Ruling(row) for row in data.get("ruling", [])}
        self.hidden: dict[str, Hidden] = {row["id"]: Hidden(row) for row in data.get("hidden", [])}
        self.options: dict[str, list[str]] = {r.option: r.choices for r in self.rulings.values() if r.option}

    def text(self, id: str, language: str = "en") -> str:
        """Return the words of a clause or ruling; KeyError if there is none of that id."""
        if id in self.rulings:
            return self.rulings[id].ruling[language]
        clause = self.clauses[id]
        return clause.nl if language == "nl" else clause.rule
