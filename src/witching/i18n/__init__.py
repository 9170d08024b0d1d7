"""Every text of the program, in the reader's language; knows no game."""

from witching.i18n.catalogue import Catalogue
from witching.i18n.languages import LANGUAGES, choose_language
from witching.i18n.values import Key, TextError, Value

__all__ = ["LANGUAGES", "Catalogue", "Key", "TextError", "Value", "choose_language"]
