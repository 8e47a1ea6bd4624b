"""The program in a terminal: play until asked to stop.

Laws: output is in the person's language; an error is one sentence on stderr and exit code 2, never a traceback.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from rich.console import Console

from bot.host.settings import BadSetting, Settings, load_settings, surroundings
from bot.language.phrases import Phrasebook, Speaker
from games.kernel.engine.text import Text

UNUSABLE = 2


class NotDone(Exception):
    """A command cannot be carried out; `reason` says why, or what to do."""

    def __init__(self, reason: Text) -> None:
        super().__init__(repr(reason))
        self.reason = reason


class Program:
    """The basis of every command: a language, a terminal, the settings, and an end with a reason."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self.out = Console(highlight=False, markup=False, soft_wrap=True)
        self.err = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)

    def fail(self, reason: Text) -> NoReturn:
        """Say why nothing can be done, and end."""
        self.err.print(self.say(reason))
        sys.exit(UNUSABLE)

    def settings(self) -> Settings:
        """The settings, or the program's end."""
        try:
            return load_settings()
        except BadSetting as error:
            self.fail(error.reason)

    def play(self) -> None:
        """Play until asked to stop."""
        settings = self.settings()
        from bot.host.ending import event_loop

        with event_loop() as loop, self.explained():
            from bot.run import run

            loop.run(run(settings, lambda text: self.out.print(self.say(text))))

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Within this block every error that stops the program becomes a sentence, and ends it."""
        try:
            yield
        except NotDone as error:
            self.fail(error.reason)
        except Exception as error:
            from bot.host.startup import reason

            if (why := reason(error)) is None:
                raise
            self.fail(why)


def speaker() -> Speaker:
    """Speaks the language of the person at the terminal."""
    try:
        language = load_settings().speaks
    except BadSetting:
        language = surroundings()
    return Phrasebook.load().speaker(language).plain
