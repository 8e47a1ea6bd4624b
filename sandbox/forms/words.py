"""Words: the stand-in's sentences for a person, in German for readers of German, else in English."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).parents[1] / "locale"


class Text:
    """A sentence still without a language: the id of a message and its arguments. As a `str` it is English."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        self.id = message
        self._arguments = arguments

    def said(self, locale: str) -> str:
        """The sentence for a Discord locale."""
        bundle = _bundle("de" if locale == "de" else "en")
        pattern = bundle.get_message(self.id).value
        assert pattern is not None
        said, _ = bundle.format_pattern(pattern, self._arguments)
        return str(said)

    def __str__(self) -> str:
        return self.said("en")


class NotAllowed(Exception):
    """Discord's client would not let a person do this; `reason` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
