"""A click as a value: who pressed what and where, and what was picked; a returned form is one, too."""

from collections.abc import Mapping

import msgspec

from bot.messages.parts import components
from bot.messages.parts.custom_ids import Address
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor
from bot.tables.terms.press import Answer, Pressed, Redraw
from games.kernel.engine.choice import Choice


class Click(msgspec.Struct, frozen=True):
    """The `address` says what was pressed; `values` were picked in a select, `fields` filled in a form."""

    reply: Reply
    address: Address
    actor: Actor
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = {}

    @property
    def game(self) -> int:
        """The number of the game, or of what else the button is about."""
        return self.address.game

    @property
    def question(self) -> str:
        """The id of the question at which it was pressed."""
        return self.address.choice

    @property
    def pressed(self) -> Pressed:
        """Where it was pressed, as a move needs it."""
        return self.reply.pressed

    @property
    def number(self) -> int:
        """The number the button carries, if it has one: a step, a draft, a turn."""
        return int(self.address.draft or "0", 36)

    @property
    def picked_page(self) -> int:
        """The page picked from a list, else the one the button leads to."""
        return next((int(value) for value in self.values if value.isdecimal()), self.address.page)

    def read(self, choice: Choice) -> Answer | Redraw:
        """What it answers to a question. Raises IllegalAnswer with what to do instead."""
        return components.read(choice, self.address, self.values)
