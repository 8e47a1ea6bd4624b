"""Advice as a message, read in five seconds: what the computer would do, what is about as good, what is worse. Behind a
button how that was reckoned: why, the results when the game is played on, and what they are worth.

Laws: no figure rests on less than `ENOUGH` continuations, and each names their number where it is reckoned; without a
clear difference no answer is called better; if the answer differs from the one beside the question, the reader learns
why.
"""

from collections.abc import Sequence

import msgspec

from bot.language.phrases import Speaker, beginning, cut, in_a_row, one_line
from bot.messages.parts.components import ADVICE_MARK, advised, drawn, press
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.headline import level_title
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.tables.acts.counsel import Counsel
from games.kernel.advice.estimate import Tried
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Series, Text

MOST_OTHERS = 4
LINE, PROMPT = 300, 60
ENOUGH = 100
"""With fewer continuations no points and no victories are told, and no answers are said to be alike."""


class Compared(msgspec.Struct, frozen=True):
    """The recommended answer, and the others beside it: those that cannot be told apart, the better and the worse ones;
    and those that promised less on the way. Another player's playing on says little about the size and even the sign of
    a difference, as a good answer may need its planned continuation: then the better ones are no recommendation.
    """

    best: Tried
    same: tuple[Tried, ...] = ()
    more: tuple[Tried, ...] = ()
    less: tuple[Tried, ...] = ()
    left_out: tuple[Tried, ...] = ()
    in_figures: bool = False

    @property
    def count(self) -> int:
        """How many continuations the comparison rests on."""
        return len(self.best.outcomes)


def counsel(found: Counsel, say: Speaker, game_id: int = 0) -> Shape:
    """The advice as far as it is known; once it is weighed, with the button to how it was reckoned."""
    compared = _compared(found) if found.done >= 1 else None
    verdict = [] if compared is None else _verdict(found, compared)
    texts = verdict or [*_why(found), *([found.silent] if found.silent else [])]
    said = in_a_row(cut(beginning(one_line(say(text))), LINE) for text in texts)
    lines = [_heading(found, say), f"**{_what(found, say)}.** {said}".rstrip()]
    if found.done < 1:
        lines.append(f"-# {say(Text('advice-weighing', done=round(100 * found.done)))}")
    reckoned = [press("button-reckoned", Address(game_id, draft=found.token), say)] if compared and found.token else []
    return Shape(cut("\n".join(lines), CONTENT), drawn([reckoned]))


def reckoned(found: Counsel, say: Speaker) -> Shape:
    """How finished advice was reckoned."""
    compared = _compared(found)
    texts = [*_why(found), *([] if compared is None else _figures(found, compared))]
    lines = [_heading(found, say), f"**{_what(found, say)}**"]
    lines += [cut(beginning(one_line(say(text))), LINE) for text in texts]
    honest = Text("advice-honest", level=Text("advice-level", level=level_title(found.player)))
    return Shape(cut("\n".join([*lines, f"-# {say(honest)}"]), CONTENT))


def called(choice: Choice, picks: Picks) -> Text:
    """An answer as a sentence names it."""
    return advised(choice, Advice(picks))


def tenths(points: float) -> Text:
    """Points with one decimal, without a sign."""
    whole, tenth = divmod(round(abs(points) * 10), 10)
    return Text("tenths", whole=whole, tenth=tenth)


def roughly(points: float) -> Text | int:
    """Points without a sign, and without a decimal where there are several."""
    return round(abs(points)) if abs(points) >= 1 else tenths(points)


def _heading(found: Counsel, say: Speaker) -> str:
    return f"-# {ADVICE_MARK} {say(Text('advice-heading', prompt=cut(say(found.choice.prompt), PROMPT)))}"


def _what(found: Counsel, say: Speaker) -> str:
    """What to do."""
    own = found.picks == found.advice.picks
    what = advised(found.choice, found.advice) if own else called(found.choice, found.picks)
    return cut(beginning(one_line(say(what))), LINE)


def _why(found: Counsel) -> list[Text]:
    """Why, as the computer player sees it; or that its first choice was another."""
    if found.picks != found.advice.picks:
        return [Text("advice-otherwise", what=called(found.choice, found.advice.picks))]
    return [found.advice.why] if found.advice.why else []


def _compared(found: Counsel) -> Compared | None:
    """The answer beside the others; None if they were not weighed."""
    best = found.recommended
    if best is None:
        return None
    others = [one for one in found.weighed if one.picks != best.picks][:MOST_OTHERS]
    more = [] if found.by_itself else [one for one in others if one.clearly_better_than(best)]
    less = [one for one in others if best.clearly_better_than(one)]
    same = [one for one in others if one not in more and one not in less]
    left_out = sorted(found.left_out, key=lambda one: (-len(one.outcomes), -one.lead))[:MOST_OTHERS]
    in_figures = found.by_itself and best.is_known and len(best.outcomes) >= ENOUGH
    return Compared(best, tuple(same), tuple(more), tuple(less), tuple(left_out), in_figures)


# in five seconds


def _verdict(found: Counsel, compared: Compared) -> list[Text]:
    """What the comparison says, in short; if it tells no answers apart in so few continuations, only that, and why the
    computer player would do it.
    """
    few = compared.count < ENOUGH
    if few and not (compared.more or compared.less):
        return [*_why(found), Text("advice-no-difference")]
    lines = _why(found) if found.picks != found.advice.picks else []
    lines += [] if few else _listed(found, "advice-same", compared.same)
    lines += _listed(found, "advice-perhaps", compared.more)
    worse = Series(_by_how_much(found, compared, one) for one in compared.less)
    lines += [Text("advice-worse", what=worse)] if worse else []
    return [*lines, *_listed(found, "advice-unpromising", compared.left_out)]


def _by_how_much(found: Counsel, compared: Compared, other: Tried) -> Text:
    """A worse answer, and how many points it gives up, if that is known."""
    what, points = called(found.choice, other.picks), compared.best.better_than(other)
    if not compared.in_figures or not round(points * 10):
        return what
    return Text("advice-minus", what=what, points=roughly(points))


def _listed(found: Counsel, message: str, those: Sequence[Tried]) -> list[Text]:
    """Answers that share one statement."""
    return [Text(message, what=Series(called(found.choice, one.picks) for one in those))] if those else []


# how it was reckoned


def _figures(found: Counsel, compared: Compared) -> list[Text]:
    """The results of this answer and the others."""
    lines = [_ended(found, compared), *_listed(found, "advice-same-reckoned", compared.same)]
    lines += _listed(found, "advice-more", compared.more)
    if compared.in_figures:
        for one in compared.less:
            points = tenths(compared.best.better_than(one))
            lines.append(Text("advice-less", what=called(found.choice, one.picks), points=points))
    else:
        lines += _listed(found, "advice-worse-reckoned", compared.less)
    return [*lines, *_left_out(found, compared)]


def _ended(found: Counsel, compared: Compared) -> Text:
    """How its continuations ended, as far as numbers can tell."""
    best, count = compared.best, compared.count
    if not found.by_itself:
        return Text("advice-compared", count=count)
    if count < ENOUGH:
        return Text("advice-few", count=count)
    if not compared.in_figures:
        return Text("advice-varied", count=count)
    ahead = "advice-ahead" if best.lead > 0 else "advice-behind"
    side = ahead if round(best.lead * 10) else "advice-even"
    return Text(side, count=count, points=tenths(best.lead), won=round(100 * best.won))


def _left_out(found: Counsel, compared: Compared) -> list[Text]:
    """The answers not played to the end."""
    left = Series(called(found.choice, one.picks) for one in compared.left_out)
    fewest = min((len(one.outcomes) for one in found.left_out), default=0)
    return [Text("advice-left-out", what=left, count=fewest)] if left else []
