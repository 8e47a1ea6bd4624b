"""Says texts with a game's own locale files and the kernel's, and refuses texts with faults."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from games.kernel.casefiles import cases
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.engine.chronicle import Event
from games.kernel.engine.text import YOU, Arg, Former, Seat, Series, Text
from games.kernel.match import Match

LANGUAGES = ("de", "en")
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Frida")
NO_BREAK = "\u00a0"
JOINTS = {"de": " und ", "en": " and "}


class Unsaid(AssertionError):
    """A text cannot be said."""


class Name(FluentType):
    """A seat's player; the reader is "you" in messages with a choice of words."""

    def __init__(self, seat: int, reader: int | None) -> None:
        self.shown = NAMES[seat]
        self.chosen_by = YOU if seat == reader else ""

    def __eq__(self, other: object) -> bool:
        return self.chosen_by == other

    def __hash__(self) -> int:
        return hash(self.shown)

    def format(self, locale: Locale) -> str:
        """The name."""
        return self.shown


def say(game: str, language: str, text: Text, reader: int | None = None) -> str:
    """The sentence for a seat (None: everybody), with its no-break spaces as plain ones. Raises Unsaid for a missing
    message or argument.
    """
    bundle = bundle_of(game, language)
    pattern = bundle.get_message(text.id).value if bundle.has_message(text.id) else None
    if pattern is None:
        raise Unsaid(f"{text.id} is missing in {language}")
    sentence, faults = bundle.format_pattern(
        pattern, {name: _argument(game, language, arg, reader) for name, arg in text.args.items()}
    )
    if faults or "{" in sentence or not sentence.strip():
        raise Unsaid(f"{text.id} in {language}: {faults or sentence!r}")
    return str(sentence).replace(NO_BREAK, " ")


def unsaid(game: str, text: Text) -> Iterator[str]:
    """The faults of a text, a line for each language."""
    for language in LANGUAGES:
        try:
            say(game, language, text)
        except Unsaid as error:
            yield str(error)


def _argument(game: str, language: str, arg: Arg, reader: int | None) -> str | int | Name:
    if isinstance(arg, Text):
        return say(game, language, arg, reader)
    if isinstance(arg, Former):
        return arg.name or "Gundula"
    if isinstance(arg, Seat):
        return Name(arg.index, reader)
    if isinstance(arg, tuple):
        words = [say(game, language, word, reader) for word in arg]
        if isinstance(arg, Series):
            return ", ".join(words)
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


def told(events: Iterable[Event], seats: int) -> Iterator[Text]:
    """The chronicle's lines for every reader."""
    for event in events:
        yield from filter(None, (event.line(reader) for reader in (None, *range(seats))))


def shown(match: Match) -> Iterator[Text]:
    """Everything said at one moment of a game, except about the latest events."""
    for reader in (None, *range(match.setup.seats)):
        view = match.view(reader)
        yield from match.game.words.table(view)
        yield from match.game.words.hand(view)
    for choice in match.open.values():
        yield from cases.shown(choice)
    result = match.game.result(match.state)
    yield from filter(None, [result.reason, *(label for score in result.scores for label, _ in score.sources)])


def refusals(match: Match) -> Iterator[Text]:
    """The replies to wrong answers."""
    for choice_id, choice in match.open.items():
        for seat, picks in ((choice.seat, ("nothing",) * max(1, choice.least)), (choice.seat, ()), (99, ())):
            try:
                choice.check(picks) if seat == choice.seat else match.answer(seat, choice_id, picks)
            except IllegalAnswer as error:
                yield error.reason
