"""`entrepot content`: a game's cards out as files to edit, checked, and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from entrepot.cli.common import (
    AsJson,
    ContentFile,
    Force,
    GameName,
    open_game,
    print_json,
    refuse_overwriting,
    words_for,
)
from entrepot.cli.errors import FAILED
from entrepot.kernel.errors import BadContent
from entrepot.kernel.schema import suggestion

if TYPE_CHECKING:
    from entrepot.kernel.game import Game
    from entrepot.kernel.schema import Problem, Schema

app = typer.Typer(
    help="Write a game's cards into a file, edit them, check them, play with them.",
    no_args_is_help=False,
    rich_markup_mode=None,
)

Given = Annotated[Path, typer.Argument(metavar="FILE", help="A .toml file or a folder of .csv files.")]
Language = Annotated[Literal["en", "nl"], typer.Option("--lang", help="The language of what is said.")]
ForGame = Annotated[str | None, typer.Option("--game", help="The game, where the file does not name it.")]


@app.command()
def export(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="The .toml file; else it is printed.")] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="DIR", help="A folder for .csv files instead.")] = None,
    content: ContentFile = None,
    force: Force = False,
) -> None:
    """Write a game's cards as one TOML file with comments, or as CSV files that a spreadsheet opens.

    Example: entrepot content export tradejack --csv mycards
    """
    loaded = open_game(game, content)
    if csv is not None and file is not None:
        raise typer.BadParameter("give a FILE or --csv DIR, not both")
    if csv is not None:
        write_csv(loaded, csv, force)
    elif file is None:
        typer.echo(toml_of(loaded, content), nl=False)
    else:
        write_text(file, toml_of(loaded, content), force)


@app.command()
def check(file: Given, game: ForGame = None, lang: Language = "en", as_json: AsJson = False) -> None:
    """Say what is wrong with a content file, row by row, and what is allowed there.

    Example: entrepot content check mycards
    """
    import entrepot
    from entrepot.files import content as files

    schema = schema_for(file, game)
    problems = files.check(file, schema)
    if not any(problem.severity == "refused" for problem in problems):
        problems += files.unused_columns(file, schema, entrepot.game(schema.game).content)
    if as_json:
        print_json([as_data(problem) for problem in problems])
    for line in told(problems, file, schema, lang) if not as_json else []:
        typer.echo(line)
    refused = sum(problem.severity == "refused" for problem in problems)
    if refused:
        raise typer.Exit(FAILED)
    if not as_json:
        typer.echo(say(lang, "cli-content-well", file=str(file)))


@app.command()
def diff(
    old: Annotated[str, typer.Argument(metavar="A", help="A file, a folder, or a game's name for its own cards.")],
    new: Annotated[str, typer.Argument(metavar="B", help="The same, to hold against A.")],
    game: ForGame = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say what differs between two sets of cards: rows that came and went, and values, old and new.

    Example: entrepot content diff tradejack mycards
    """
    from entrepot.cli.content_told import difference_told
    from entrepot.files.content import load_or_shipped
    from entrepot.files.content_diff import differences

    schemas = [schema_of(given, game) for given in (old, new)]
    if schemas[0].game != schemas[1].game:
        raise BadContent(f"{old} is for {schemas[0].game} and {new} for {schemas[1].game}: name two of one game")
    found = differences(*(load_or_shipped(given, schema) for given, schema in zip((old, new), schemas, strict=True)))
    if as_json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        typer.echo(difference_told(one, words_for(None, lang), lang))
    if not found:
        typer.echo(say(lang, "cli-content-same", old=old, new=new))


def told(problems: "list[Problem]", file: Path, schema: "Schema", lang: str) -> list[str]:
    """Return problems of a file, one a line: in English all that the check says, else what it says in short."""
    from entrepot.cli.content_told import Telling, is_by_game
    from entrepot.files import content as files

    if lang == "en":
        return [str(one) if one.severity == "refused" else f"{one} (allowed)" for one in problems]
    reading = files.read(file, schema)
    telling = Telling(words_for(None, lang), schema, reading)
    by_game = not reading.problems and is_by_game(schema, reading.data)
    return [telling.told(one, by_game and one.code != "unused") for one in problems]


def say(lang: str, id: str, **args: str) -> str:
    """Return a message in a language."""
    return words_for(None, lang).say({"id": id, "args": args})


@app.command()
def words(game: GameName, as_json: AsJson = False) -> None:
    """List the words that a game's cards may say, each with what it does, its amounts, and what it may name.

    Example: entrepot content words trigon
    """
    lists = words_of(open_game(game).schema)
    if as_json:
        print_json([{"columns": columns, "words": meanings} for columns, meanings in lists])
    for columns, meanings in lists if not as_json else []:
        typer.echo(", ".join(columns))
        wide = max(len(word) for word in meanings)
        for word, meaning in meanings.items():
            typer.echo(f"  {word or '(empty)':{wide}}  {meaning}")
    if not lists and not as_json:
        typer.echo("the cards of this game say no words")


@app.command(name="import")
def import_(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder of .csv files.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The .toml file to write.")],
    game: ForGame = None,
    force: Force = False,
) -> None:
    """Make one TOML file of a folder of CSV files, if nothing is wrong with them.

    Example: entrepot content import mycards mycards.toml
    """
    from entrepot.files import content as files

    schema = schema_for(folder, game)
    loaded = files.load(folder, schema)
    write_text(file, files.toml_text(loaded, schema), force)


def write_text(file: Path, text: str, force: bool) -> None:
    """Write a TOML file, unless something is in the way."""
    if file.suffix.lower() != ".toml":
        raise typer.BadParameter(f"{file}: the name of a content file ends in .toml")
    refuse_overwriting([file], force)
    file.write_text(text, encoding="utf-8", newline="\n")
    typer.echo(f"wrote {file}")


def write_csv(game: "Game", folder: Path, force: bool) -> None:
    """Write a folder of CSV files, unless one of them is in the way."""
    from entrepot.files.content import write_csv_folder

    names = ["meta", *(table.name for table in game.schema.tables)]
    refuse_overwriting([folder / f"{name}.csv" for name in names], force)
    write_csv_folder(game.content, folder, game.schema)
    typer.echo(f"wrote {len(names)} files into {folder}")


def toml_of(game: "Game", given: Path | None) -> str:
    """Return content as TOML: the shipped file itself, comments and all, or one made from what was given."""
    from entrepot.files.content import toml_text

    shipped = None if given is not None else shipped_text(game)
    return shipped if shipped is not None else toml_text(game.content, game.schema)


def shipped_text(game: "Game") -> str | None:
    """Return the content file in the game's own folder as it is; None if there is not exactly one."""
    from importlib import resources

    from entrepot.kernel import registry

    folder = resources.files(registry.game_module(game.id)) / "content"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return files[0].read_text(encoding="utf-8") if len(files) == 1 else None


def schema_of(given: str, name: str | None) -> "Schema":
    """Return the schema of what was given: a game's name, unless a file has it, or a file."""
    import entrepot
    from entrepot.kernel import registry

    if Path(given).exists():
        return schema_for(Path(given), name)
    if given not in entrepot.game_names():
        games = list(entrepot.game_names())
        raise BadContent(f"there is no file and no game {given!r}{suggestion(given, games, '; the games are ')}")
    schema: Schema = registry.game_module(given).SCHEMA
    return schema


def schema_for(path: Path, name: str | None) -> "Schema":
    """Return the schema of the named game, or of the game that the file names; BadContent if it names none."""
    import entrepot
    from entrepot.files import content as files
    from entrepot.kernel import registry

    if name is None:
        any_schema = registry.game_module(
            next(iter(entrepot.game_names()))
        ).SCHEMA  # 'meta' is read alike for every game
        reading = files.read(path, any_schema)
        meta = reading.data.get("meta")
        name = meta.get("game") if isinstance(meta, dict) else None
        if name is None and reading.problems and reading.problems[0].table == "":
            raise BadContent(str(reading.problems[0]), reading.problems)
    if not isinstance(name, str) or not name:
        raise BadContent(f"{path.name}: it does not say which game it is for; add game to its meta, or use --game")
    schema: Schema = registry.game_module(name).SCHEMA
    return schema


def words_of(schema: "Schema") -> list[tuple[list[str], dict[str, str]]]:
    """Return each list of words that columns may hold: these columns, and what each word means."""
    found: list[tuple[list[str], dict[str, str]]] = []
    for table in schema.tables:
        for column in table.columns:
            known = next((columns for columns, meanings in found if meanings == column.meanings), None)
            if known is not None:
                known.append(f"{table.name}.{column.name}")
            elif column.meanings:
                found.append(([f"{table.name}.{column.name}"], column.meanings))
    return found


def as_data(problem: "Problem") -> dict[str, Any]:
    """Return a problem as `content check --json` prints it."""
    keys = ("place", "table", "row", "column", "code", "message", "severity")
    return {key: getattr(problem, key) for key in keys}
