"""Says texts with a game's own locale files and the kernel's, and refuses what cannot be said without a fault."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from games.kernel.text import Arg, Seat, Text

LANGUAGES = ("de", "en")
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Frida")
JOINTS = {"de": " und ", "en": " and "}


class Unsaid(AssertionError):
    """A text cannot be said."""


def say(game: str, language: str, text: Text) -> str:
    """The sentence. Raises Unsaid for a message that is not there or lacks an argument."""
    bundle = bundle_of(game, language)
    pattern = bundle.get_message(text.id).value if bundle.has_message(text.id) else None
    if pattern is None:
        raise Unsaid(f"{text.id} is missing in {language}")
    sentence, faults = bundle.format_pattern(
        pattern, {name: _argument(game, language, arg) for name, arg in text.args.items()}
    )
    if faults or "{" in sentence or not sentence.strip():
        raise Unsaid(f"{text.id} in {language}: {faults or sentence!r}")
    return str(sentence)


def unsaid(game: str, text: Text) -> Iterator[str]:
    """What keeps a text from being said, a line for each language."""
    for language in LANGUAGES:
        try:
            say(game, language, text)
        except Unsaid as error:
            yield str(error)


def _argument(game: str, language: str, arg: Arg) -> str | int:
    if isinstance(arg, Text):
        return say(game, language, arg)
    if isinstance(arg, Seat):
        return NAMES[arg.index]
    if isinstance(arg, tuple):
        words = [say(game, language, word) for word in arg]
        return JOINTS[language].join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
    return arg


@cache
def bundle_of(game: str, language: str) -> FluentBundle:
    """The messages of the kernel and of one game."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("games.kernel", f"games.{game}"):
        for file in files_of(resources.files(package).joinpath("locale"), language):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def files_of(folder: Traversable, language: str) -> Iterator[Traversable]:
    """``de.ftl``, and all of a folder ``de``."""
    yield folder.joinpath(f"{language}.ftl")
    if (many := folder.joinpath(language)).is_dir():
        yield from many.iterdir()
