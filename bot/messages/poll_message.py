"""The texts of a poll: how far one may ask to go back, the question to the others, and how it ended.

Law: it is made only of the lines that its reader may see; in a channel, of those that everybody may.
"""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.language.phrases import Speaker, channel_link, cut, people
from bot.messages.parts.components import Button, drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import CONTENT, Shape, first_lines, told
from bot.tables.acts.voting import PollView, WayBack
from bot.tables.terms.codec import base36
from games.kernel.engine.text import Seat, Text, game_title

LINES_ROOM, FAR_ROOM = 1200, 160
FARS = {
    "step": "button-ask-step",
    "turn": "button-ask-turn",
    "before": "button-ask-before",
    "redo": "button-ask-redo",
}
"""The ways back with their buttons' labels, in the order of their numbers there."""


def choices(game_id: int, prospects: Sequence[WayBack], say: Speaker) -> Shape:
    """The ways back for which a person may ask the others: each (``undo-far-*``) with what would be undone, and its
    button.
    """
    parts = [say(Text("undo-ask"))]
    room = (CONTENT - len(parts[0])) // max(len(prospects), 1) - FAR_ROOM
    for prospect in prospects:
        parts.append(say(Text(f"undo-far-{prospect.point.far}")))
        parts += first_lines(told(prospect.lines, say), say, room=room)
        if prospect.point.betrays:
            parts += [say(Text("vote-stays")), say(Text("undo-betrays"))]
    buttons = [
        press(
            FARS[prospect.point.far],
            Address(game_id, verb="ask", page=[*FARS].index(prospect.point.far), draft=base36(prospect.point.step)),
            say,
        )
        for prospect in prospects
    ]
    return Shape(cut("\n".join(parts), CONTENT), drawn([buttons]))


def poll_message(poll: PollView, say: Speaker, *, call: str | None = None, standing: bool = True) -> Shape:
    """The poll for a voter, for the asker (withdraw), or for a bystander; `call` mentions the voter in a channel.
    Without its `standing` if that is told elsewhere. What is asked, or how it ended, comes first: telephones show that.
    """
    say = say.to(poll.reader)
    head, (what, *more), stands = _head(poll, say), _matter(poll, say), [_standing(poll, say)] if standing else []
    news = [what, head, *more, *stands] if poll.state == "open" else [*stands, head, what, *more]
    lines = [*([call] if call else []), *news]
    return Shape(cut("\n".join(line for line in lines if line), CONTENT), drawn([_votes(poll, say, call)]))


def _head(poll: PollView, say: Speaker) -> str:
    where = Text("in-channel", link=channel_link(poll.place.channel_id)) if poll.place.guild_id else Text("here")
    return say(Text("vote-head", game=game_title(poll.game), where=where))


def _matter(poll: PollView, say: Speaker) -> list[str]:
    """Its subject, how far it goes back (``vote-*``), and what would be undone."""
    asker = Seat(poll.seat)
    if poll.kind == "replace":
        return [say(Text("vote-replace", who=asker, whom=Seat(poll.matter.target or 0)))]
    matter = poll.matter
    parts = [say(Text(f"vote-{matter.far}", who=asker))]
    if matter.lines:
        parts.append(say(Text("vote-restored" if matter.far == "redo" else "vote-undone")))
        parts += first_lines(told(matter.lines, say), say, room=LINES_ROOM)
    if matter.stays:
        parts.append(say(Text("vote-stays")))
    if matter.learned and matter.far != "redo":
        parts.append(say(Text("vote-learned")))
    return parts


def _standing(poll: PollView, say: Speaker) -> str:
    """The poll's state or outcome. The asker's message is updated only at the end, so until then it says what stays
    true.
    """
    match poll.state:
        case "open" if poll.reader == poll.seat:
            return say(Text("vote-asked"))
        case "open" if poll.vote:
            return say(Text("vote-waiting-for-you"))
        case "open":
            return say(Text("vote-waiting", names=people(poll.waiting)))
        case "refused":
            return say(Text("vote-refused", who=Seat(poll.refused_by or 0)))
        case "done":
            return say(Text("vote-done", names=people(poll.agreed)))
        case "withdrawn":
            return say(Text("vote-withdrawn"))
        case "stale":
            return say(Text("vote-stale"))


def _votes(poll: PollView, say: Speaker, call: str | None) -> list[Button]:
    """Yes and no for voters, withdrawing for the person who asked; in a channel each click is checked then."""
    if poll.state != "open":
        return []
    if poll.reader == poll.seat:
        return [_button(poll, say, "button-withdraw", ButtonStyle.secondary)]
    if not poll.vote and not call:
        return []
    return [
        _button(poll, say, "button-agree", ButtonStyle.success),
        _button(poll, say, "button-refuse", ButtonStyle.secondary),
    ]


def _button(poll: PollView, say: Speaker, message: str, style: ButtonStyle) -> Button:
    return press(message, Address(poll.game_id, draft=poll.token), say, style)
