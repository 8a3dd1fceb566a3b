"""What can go wrong when a message is said or a catalogue read."""

from entrepot.kernel.errors import EntrepotError


class UnknownMessage(EntrepotError):
    """The catalogue of this language has no message of that id."""

    code = "unknown-message"


class BadMessage(EntrepotError):
    """The message cannot be said: an argument is missing, or is not a kind of value that messages take."""

    code = "bad-message"


class BadCatalogue(EntrepotError):
    """A catalogue file cannot be read, is not valid Fluent, or says a message a second time."""

    code = "bad-catalogue"
