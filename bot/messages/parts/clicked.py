"""The answers that clicks on the controls of a question give; they follow from the Choice alone.

Law: `read` raises nothing but IllegalAnswer.
"""

from collections.abc import Sequence

from bot.messages.parts.chain import JOINT, JOINTLY, ONWARD, SERIES, Rest, read_first
from bot.messages.parts.custom_ids import (
    Address,
    Draft,
    fitting,
    form_of,
    offered,
    on_pages,
    pages,
    read_draft,
    stamp_of,
)
from bot.tables.terms.press import Answer, Redraw
from games.kernel.engine.choice import Choice, IllegalAnswer
from games.kernel.engine.text import Text


def read(choice: Choice, address: Address, values: Sequence[str] = ()) -> Answer | Redraw:
    """The meaning of a click on a control of this question. Raises IllegalAnswer with what to do instead."""
    if address.stamp != stamp_of(choice):
        raise IllegalAnswer(Text("question-gone"))
    match address.verb:
        case "pick":
            return _jointly(choice, values) or _picked(choice, address, fitting(choice, _places(values)))
        case "take" if address.draft:
            return _answer(choice, read_draft(choice, address))
        case "take" if choice.default:
            return Answer(choice.default)
        case verb if verb in (SERIES, ONWARD):
            picks, rest = read_first(choice, address.draft)
            on = verb == ONWARD
            return Answer(picks, Rest(rest, on=on) if rest or on else None)
        case "none":
            return _answer(choice, ())
        case "done":
            return _answer(choice, read_draft(choice, address))
        case "over":
            return Redraw()
        case "page":
            return Redraw(address.page, read_draft(choice, address) if form_of(choice) != "one" else ())
    raise IllegalAnswer(Text("question-gone"))


def _jointly(choice: Choice, values: Sequence[str]) -> Answer | None:
    """The meaning of an entry that answers the next question, too; None: it is none."""
    if len(values) != 1 or not JOINTLY.fullmatch(values[0]):
        return None
    picks, rest = read_first(choice, values[0].removeprefix(JOINT))
    return Answer(picks, Rest(rest) if rest else None)


def _picked(choice: Choice, address: Address, places: Draft) -> Answer | Redraw:
    """The meaning of picks in a select (`places`) or of a button, with the picks in its address."""
    form = form_of(choice)
    if form == "several" and on_pages(choice):
        return Redraw(address.page, _page_picked(choice, address, places))
    if form == "order":
        if len(places) > 1:
            raise IllegalAnswer(Text("too-many-picks", most=1, picked=len(places)))
        return Redraw(address.page, fitting(choice, (*read_draft(choice, address), *places)))
    places = places or read_draft(choice, address)
    if not places:
        raise IllegalAnswer(Text("too-few-picks", least=max(1, choice.least), picked=0))
    return _answer(choice, places)


def _page_picked(choice: Choice, address: Address, places: Draft) -> Draft:
    """The draft with this page's picks in place of its earlier ones."""
    leaves = pages(offered(choice, ()))
    page = leaves[address.page] if address.page < len(leaves) else []
    for place in places:
        if place not in page:
            raise IllegalAnswer(Text("not-an-option", value=str(place)))
    kept = [place for place in read_draft(choice, address) if place not in page]
    return fitting(choice, tuple(sorted([*kept, *places])))


def _answer(choice: Choice, places: Draft) -> Answer:
    return Answer(choice.check(tuple(choice.options[place].value for place in places)))


def _places(values: Sequence[str]) -> Draft:
    """The values of a select as places. Raises IllegalAnswer for anything else."""
    for value in values:
        if not (value.isascii() and value.isdigit() and len(value) <= 3):
            raise IllegalAnswer(Text("not-an-option", value=value))
    return tuple(int(value) for value in values)
