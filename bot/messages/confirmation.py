"""What is done for good is asked once more: a sentence and the button that does it, for one person alone."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.labels import cut
from bot.messages.components import button, drawn
from bot.messages.custom_ids import Address
from bot.messages.outgoing import CONTENT, Shape
from bot.phrases import Speaker
from games.kernel.text import Text


def asked(texts: Sequence[Text], verb: str, say: Speaker, *, game_id: int = 0) -> Shape:
    """A question, line by line, with one red button (its label is ``button-`` and the verb); whoever does not mean it
    closes it.
    """
    sure = button(say.plain(Text(f"button-{verb}")), Address(game_id, verb=verb), ButtonStyle.danger)
    return Shape(cut("\n".join(map(say, texts)), CONTENT), drawn([[sure]]))
