"""What is done for good is asked once more: a sentence and the button that does it, for one person alone."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.labels import cut
from bot.messages.components import button, drawn
from bot.messages.custom_ids import Address
from bot.messages.outgoing import CONTENT, Shape
from bot.phrases import Speaker
from games.kernel.text import Text


def asked(texts: Sequence[Text], verb: str, say: Speaker, *, game_id: int = 0, page: int = 0) -> Shape:
    """A question, line by line, with one red button (its label is ``button-`` and the verb); whoever does not mean it
    closes it. `page` tells the button which question it answers, where there are several.
    """
    sure = button(say.plain(Text(f"button-{verb}")), Address(game_id, verb=verb, page=page), ButtonStyle.danger)
    return Shape(cut("\n".join(map(say, texts)), CONTENT), drawn([[sure]]))


def resigning(say: Speaker, game_id: int, *, ends: bool) -> Shape:
    """Whether the own seat shall be given up; the button knows whether it was said that the game `ends` with it."""
    what = Text("resign-ask-last" if ends else "resign-ask")
    return asked([what], "resign", say, game_id=game_id, page=int(ends))
