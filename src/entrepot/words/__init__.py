"""What entrepot says: message ids with arguments, turned into sentences in English and Dutch."""

from entrepot.words.errors import BadCatalogue, BadMessage, UnknownMessage
from entrepot.words.folders import LANGUAGES, catalogue, catalogue_text, catalogues, outside_words
from entrepot.words.gaps import Gap, compare
from entrepot.words.speaker import Catalogue

__all__ = [
    "LANGUAGES",
    "BadCatalogue",
    "BadMessage",
    "Catalogue",
    "Gap",
    "UnknownMessage",
    "catalogue",
    "catalogue_text",
    "catalogues",
    "compare",
    "outside_words",
]
