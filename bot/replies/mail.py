"""Direct messages sent at a person's wish to see whether they arrive."""

from bot.language.phrases import Markup
from bot.messages.parts.outgoing import Shape
from bot.replies.front import Front
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text


async def tried(bot: Front, actor: Actor, shape: Shape) -> Text:
    """Send this to the person; what to say of it. If it arrives, what waits is sent directly, too. Raises Refused."""
    with bot.under_way.one_each.at_work("mail", actor.user_id):
        sent = await bot.posting.at_once(actor.user_id, shape)
    return sent if isinstance(sent, Text) else Text("mail-arrives", link=Markup(sent))
