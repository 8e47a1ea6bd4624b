"""A look back as messages: its progress, the findings as a whole, and each moment with its picture.

Law: every statement on a moment was counted, and says how often.
"""

from bot.language.phrases import Speaker, beginning, cut, one_line
from bot.messages.pages.counsel_message import called, tenths
from bot.messages.parts.components import advised
from bot.messages.parts.headline import level_title
from bot.messages.parts.outgoing import CONTENT, Shape, attached
from bot.tables.acts.reviews import Review
from games.kernel.advice.hindsight import Lost
from games.kernel.engine.text import Text, game_title
from renderers.surface.stage import Picture

LINE = 300


def under_way(review: Review, say: Speaker) -> Shape:
    """Its progress."""
    texts = [_heading(review), Text("review-under-way-at", done=round(100 * review.done))]
    if review.beside:
        texts.append(Text("review-beside", count=review.beside))
    return Shape("\n".join(map(say, texts)))


def summary(review: Review, say: Speaker) -> Shape:
    """The findings as a whole; the moments follow."""
    found = len(review.found)
    text = Text("review-found" if found else "review-nothing", count=found, decisions=review.decisions)
    if not review.finished:
        text = Text("review-unfinished")
    small = [Text("review-untried", count=review.untried)] if review.untried else []
    if found or not review.finished:
        small.insert(0, Text("review-honest", others=review.others, level=level_title(review.player)))
    lines = [say(_heading(review)), say(text), *(f"-# {say(each)}" for each in small)]
    return Shape(cut("\n".join(lines), CONTENT))


def moment(lost: Lost, number: int, review: Review, say: Speaker, picture: Picture | None = None) -> Shape:
    """One moment: the question, the picks, what would have been better, by how much and why."""
    choice, better = lost.moment.choice, advised(lost.moment.choice, lost.moment.advised)
    place = Text("review-place", number=number, count=len(review.found))
    heading = say(place) if lost.moment.heading is None else f"{say(place)} · {say(lost.moment.heading)}"
    own = called(choice, lost.moment.picks)
    instead = Text("review-better", own=own, better=better, points=tenths(lost.points))
    if not review.by_itself:
        instead = Text("review-instead", own=own, better=better)
    texts = [choice.prompt, instead, *([lost.moment.advised.why] if lost.moment.advised.why else [])]
    lines = [f"### 🔍 {heading}", *(cut(beginning(one_line(say(text))), LINE) for text in texts)]
    return Shape("\n".join([*lines, f"-# {say(_figures(lost, review))}"]), pictures=attached("moment", picture))


def _figures(lost: Lost, review: Review) -> Text:
    """Over how many continuations, and how often it wins, if that differs; if another player has played on, who."""
    better, own = round(100 * lost.better.won), round(100 * lost.own.won)
    count = len(lost.own.outcomes)
    if not review.by_itself:
        return Text("advice-compared", count=count)
    if better == own:
        return Text("review-counted", count=count)
    return Text("review-won", count=count, better=better, own=own)


def _heading(review: Review) -> Text:
    return Text("review-heading", game=game_title(review.game))
