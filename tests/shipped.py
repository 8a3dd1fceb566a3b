"""What a game ships, for its tests, and changed copies of its content."""

import copy
import re
import tomllib
from pathlib import Path

import entrepot
from entrepot.kernel import registry
from entrepot.kernel.content import check_content, make_content


class Shipped:
    """A game's folder, and its content as data, defaults filled in."""

    def __init__(self, game):
        self.folder = Path(entrepot.__file__).parent / "games" / game
        self.module = registry.game_module(game)
        self.data = self.module.shipped_content().as_data()

    def rules(self):
        """Return the ledger as data."""
        return tomllib.loads((self.folder / "rules.toml").read_text(encoding="utf-8"))

    def own_words(self, language):
        """Return what each message of the game says, by id, without the names of arguments and selectors."""
        text = (self.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
        found = re.findall(rf"^({self.folder.name}-\S+) =((?:.*\n)(?:[ ].*\n)*)", text, re.MULTILINE)
        return {id: re.sub(r"\{\s*\$[\w-]+\s*(->)?|\[\w+\]|\*\[\w+\]|[{}]", "", value).strip() for id, value in found}

    def row(self, table, id):
        """Return one row."""
        return self.data[table][self.at(table, id)]

    def at(self, table, id):
        """Return a row's place in its table."""
        return [row["id"] for row in self.data[table]].index(id)

    def edited(self, table, row, /, **values):
        """Return the content with one row changed; the row by its place or its id."""
        data = copy.deepcopy(self.data)
        data[table][row if isinstance(row, int) else self.at(table, row)].update(values)
        return data

    def problems(self, data):
        """Return what the check says, without its sentences."""
        found = check_content(self.module.SCHEMA, data)
        return [(problem.severity, problem.table, problem.column, problem.code) for problem in found]

    def built(self, change=None):
        """Return the game with the shipped content, or with what `change` makes of its data."""
        if change is None:
            return self.module.build()
        data = copy.deepcopy(self.data)
        change(data)
        return self.module.build(make_content(self.module.SCHEMA, data))
