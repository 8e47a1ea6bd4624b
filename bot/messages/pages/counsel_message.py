"""Advice as a message: what the computer would do and why, its results when the game is played on, its cost.

Laws: every figure names the number of continuations behind it; without a clear difference no answer is called better;
if the answer differs from the one beside the question, the reader learns why.
"""

from collections.abc import Sequence

from bot.language.phrases import Speaker, beginning, cut, one_line
from bot.messages.parts.components import ADVICE_MARK, advised
from bot.messages.parts.headline import level_title
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.tables.acts.counsel import Counsel
from games.kernel.advice.estimate import Tried
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text

MOST_OTHERS = 4
LINE = 300


def counsel(found: Counsel, say: Speaker) -> Shape:
    """The advice as far as it is known."""
    texts = [*_why(found), *(_figures(found) if found.weighed and found.done >= 1 else [])]
    if found.silent is not None:
        texts.append(found.silent)
    lines = [f"-# {ADVICE_MARK} {say(Text('advice-heading', prompt=found.choice.prompt))}"]
    lines.append(f"**{cut(beginning(one_line(say(_what(found)))), LINE)}**")
    lines += [cut(beginning(one_line(say(text))), LINE) for text in texts]
    if found.done < 1:
        lines.append(f"-# {say(Text('advice-weighing', done=round(100 * found.done)))}")
    elif found.weighed:
        level = Text("advice-level", level=level_title(found.player))
        lines.append(f"-# {say(Text('advice-honest', level=level))}")
    return Shape(cut("\n".join(lines), CONTENT))


def called(choice: Choice, picks: Picks) -> Text:
    """An answer as a sentence names it."""
    return advised(choice, Advice(picks))


def tenths(points: float) -> Text:
    """Points with one decimal, without a sign."""
    whole, tenth = divmod(round(abs(points) * 10), 10)
    return Text("tenths", whole=whole, tenth=tenth)


def _what(found: Counsel) -> Text:
    """What to do."""
    own = found.picks == found.advice.picks
    return advised(found.choice, found.advice) if own else called(found.choice, found.picks)


def _why(found: Counsel) -> list[Text]:
    """Why, as the computer player sees it; or that its first choice was another."""
    if found.picks != found.advice.picks:
        return [Text("advice-otherwise", what=advised(found.choice, found.advice))]
    return [found.advice.why] if found.advice.why else []


def _figures(found: Counsel) -> list[Text]:
    """The results of this answer and the others."""
    best = found.recommended
    if best is None:
        return []
    others = [one for one in found.weighed if one.picks != best.picks][:MOST_OTHERS]
    return [_ended(found, best), *_beside(found, best, others), *_left_out(found)]


def _ended(found: Counsel, best: Tried) -> Text:
    """How its continuations ended, as far as numbers can tell."""
    count = len(best.outcomes)
    if not found.by_itself:
        return Text("advice-compared", count=count)
    if not best.is_known:
        return Text("advice-varied", count=count)
    ahead = "advice-ahead" if best.lead > 0 else "advice-behind"
    side = ahead if round(best.lead * 10) else "advice-even"
    return Text(side, count=count, points=tenths(best.lead), won=round(100 * best.won))


def _beside(found: Counsel, best: Tried, others: Sequence[Tried]) -> list[Text]:
    """The results of each other answer; indistinguishable ones together. If another player has played on, the size and
    even the sign of a difference say little: a good answer may need its planned continuation. If the outcomes are too
    varied for figures, none are given here either.
    """
    more = [] if found.by_itself else [one for one in others if one.clearly_better_than(best)]
    less = [one for one in others if best.clearly_better_than(one)]
    same = [one for one in others if one not in more and one not in less]
    lines = [*_together(found, "advice-same", same), *_together(found, "advice-more", more)]
    if not (found.by_itself and best.is_known):
        return [*lines, *_together(found, "advice-worse", less)]
    for one in less:
        lines.append(Text("advice-less", what=called(found.choice, one.picks), points=tenths(best.better_than(one))))
    return lines


def _together(found: Counsel, message: str, those: Sequence[Tried]) -> list[Text]:
    """Answers that share one statement."""
    return [Text(message, what=tuple(called(found.choice, one.picks) for one in those))] if those else []


def _left_out(found: Counsel) -> list[Text]:
    """The answers not played to the end."""
    worst_last = sorted(found.left_out, key=lambda one: (-len(one.outcomes), -one.lead))
    left = tuple(called(found.choice, one.picks) for one in worst_last[:MOST_OTHERS])
    fewest = min((len(one.outcomes) for one in found.left_out), default=0)
    return [Text("advice-left-out", what=left, count=fewest)] if left else []
