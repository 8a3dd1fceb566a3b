"""Reading a text file that a person made, whatever program it went through."""

from pathlib import Path

from entrepot.kernel.errors import EntrepotError

LARGEST_FILE = 4 * 1024 * 1024
"""No file of ours comes near it; what is larger is a mistake."""

_SAVE = "save it as UTF-8 (in a spreadsheet: 'CSV UTF-8')"


class Unreadable(EntrepotError):
    """A file that is not there, is too large, or is not text in UTF-8; `why` is the sentence without its name."""

    code = "unreadable"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.why = why


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file, with or without byte order mark, its line ends as they are; else Unreadable."""
    return decode(read_bytes(path), path.name)


def read_bytes(path: Path) -> bytes:
    """Return a file's bytes; Unreadable if it is not a plain file or larger than LARGEST_FILE."""
    try:
        if not path.is_file():
            raise Unreadable(path.name, "it is not there, or is not a plain file")
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(path.name, f"it cannot be read ({error.strerror})") from error
    if len(data) > LARGEST_FILE:
        raise Unreadable(path.name, f"it is too large; allowed: at most {LARGEST_FILE // 1024 // 1024} MB")
    return data


def decode(data: bytes, name: str) -> str:
    """Return bytes as text; Unreadable, with the line, if they are not UTF-8. `name` is what the error calls them."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Unreadable(name, f"it is in UTF-16; {_SAVE}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(name, f"line {line} has a character that is not in UTF-8; {_SAVE}") from error
