"""A person's holiday, told to that person, with the button that ends it."""

from discord import ButtonStyle

from bot.language.phrases import Speaker
from bot.messages.parts.components import drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.messages.words.clock_lines import first_day, last_day
from bot.tables.terms.preferences import Away
from games.kernel.engine.text import Text


def absence(away: Away | None, at: int, say: Speaker) -> Shape:
    """The present state; without a holiday there is no button."""
    if away is None or away.until <= at:
        return Shape(say(Text("away-not")))
    until = last_day(away.until)
    when = (
        Text("away-now", until=until) if away.now(at) else Text("away-later", since=first_day(away.since), until=until)
    )
    lines = (when, Text("away-computer" if away.computer else "away-no-computer"))
    home = press("button-back", Address(0, verb="home"), say, ButtonStyle.primary)
    return Shape("\n".join(map(say, lines)), drawn([[home]]))
