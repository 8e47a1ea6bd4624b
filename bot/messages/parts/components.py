"""Buttons and selects for questions: what a Choice can be answered with, and what is advised there.

Laws: every drawing keeps every limit of Discord; every legal answer can be clicked (`clicked.py` reads it).
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import discord
import msgspec
from discord import ButtonStyle, ui

from bot.language.phrases import Speaker, beginning, cut, distinct, label
from bot.messages.parts.chain import JOINT, ONWARD, SERIES, is_chain, write_chain
from bot.messages.parts.custom_ids import (
    PAGE,
    Address,
    Draft,
    draft_of,
    form_of,
    offered,
    on_pages,
    pages,
    sound,
    stamp_of,
    write_draft,
)
from bot.messages.parts.forms import OPTION_LABEL, entry, select
from bot.tables.show.shown import AskBack
from bot.tables.terms.codec import base36
from games.kernel.ahead.foresight import Joint
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, Option, Picks
from games.kernel.engine.text import Say, Series, Text

BUTTONS = 5
BUTTON_LABEL, SHORT_LABEL, LINE_LABEL = 80, 24, 40
LINE_OF_BUTTONS, AROUND_LABEL, EMOJI = 44, 5, 3
"""A phone's line, the rim of a button and its emoji, in letters of a label."""
FEW = 3
"""How many options may be as long as a line of a phone; more must be short."""
ADVICE_MARK = "💡"
HARMLESS = ("button-board", "button-more")
"""Extras safe beside an answer: pressing one by mistake changes nothing."""
ASKS = 1
"""The page in the address of a way back that asks the others."""
NO_FACES: Mapping[str, str] = {}
PICK_NOTHING = Text("pick-nothing")

Button: TypeAlias = ui.Button[Any]
Row: TypeAlias = "list[Button] | list[ui.Select[Any]]"


def controls(
    game_id: int,
    choice_id: str,
    choice: Choice,
    say: Speaker,
    *,
    page: int = 0,
    draft: Sequence[int] = (),
    advice: Advice | None = None,
    undo: int | None = None,
    ask_back: AskBack | None = None,
    extras: Sequence[str] = HARMLESS,
    faces: Mapping[str, str] = NO_FACES,
    joints: Sequence[Joint] = (),
) -> ui.View:
    """The controls for a question: at most five rows, the advised answer in colour, beside it the harmless `extras` if
    a line of a phone has room for them. The last row has Back, all other extras, and picking nothing if something else
    is advised: there a slipping thumb hits only extras. `faces` stand before options, by their values. A list
    has `joints` in place of their first answers, if there is room. The view is stopped.
    """
    sheet = ControlRows(game_id, choice_id, choice, say.plain, sound(choice, draft), page, advice, faces, joints)
    rows, apart = sheet.rows(), sheet.apart()
    harmless = [extra for extra in HARMLESS if extra in extras]
    beside = closing_row(game_id, say, extras=harmless)
    for place, row in enumerate(rows):
        if _is_coloured(row) and _has_room([*_buttons(row), *beside]):
            rows[place] = [*_buttons(row), *beside]
            extras = [extra for extra in extras if extra not in harmless]
            break
    closing = closing_row(game_id, say, undo=undo, ask_back=ask_back, extras=extras)
    return drawn([*rows, [*closing, *apart]])


def _is_coloured(row: Row) -> bool:
    """Whether the advice is in this row."""
    return any(item.style is ButtonStyle.primary for item in _buttons(row))


def _has_room(buttons: Sequence[Button]) -> bool:
    """Whether these buttons stand in one line of a phone."""
    width = sum(len(item.label or "") + AROUND_LABEL + (EMOJI if item.emoji else 0) for item in buttons)
    return len(buttons) <= BUTTONS and width <= LINE_OF_BUTTONS


def _buttons(row: Row) -> list[Button]:
    return [item for item in row if isinstance(item, ui.Button)]


def drawn(rows: Sequence[Row]) -> ui.View:
    """A stopped view of these rows; empty ones are left out, and controls without room in their row go below it."""
    view = ui.View(timeout=None)
    short = (row[first : first + BUTTONS] for row in rows for first in range(0, len(row), BUTTONS))
    for number, items in enumerate(short):
        for item in items:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def closing_row(
    game_id: int,
    say: Speaker,
    *,
    undo: int | None = None,
    ask_back: AskBack | None = None,
    extras: Sequence[str] = HARMLESS,
) -> list[Button]:
    """Back and buttons that answer nothing."""
    return [*way_back(game_id, say, undo, ask_back), *(press(extra, game_id, say) for extra in extras)]


def way_back(game_id: int, say: Speaker, undo: int | None, ask_back: AskBack | None) -> list[Button]:
    """Back, with the step that it takes back; if that is no longer free, it asks the others (`ASKS`), and says so."""
    if undo is not None:
        return [press("button-undo", Address(game_id, draft=base36(undo)), say)]
    if ask_back is None:
        return []
    message = "button-undo" if ask_back.nobody else "button-undo-asking"
    return [press(message, Address(game_id, verb="undo", page=ASKS, draft=base36(ask_back.step)), say)]


def button(
    text: str, address: Address, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Button:
    """One button, its label cut to fit."""
    return ui.Button(style=style, label=label(text, BUTTON_LABEL), custom_id=address.encode(), disabled=disabled)


def press(
    message: Text | str,
    at: Address | int,
    say: Speaker,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Button:
    """A button labelled with a message, at an address or a game; if that has no verb, the message gives it:
    ``button-log`` presses "log".
    """
    text = Text(message) if isinstance(message, str) else message
    address = Address(at) if isinstance(at, int) else at
    if not address.verb:
        address = msgspec.structs.replace(address, verb=text.id.removeprefix("button-"))
    return button(say.plain(text), address, style, disabled=disabled)


def turning(
    place: int, pages: int, to: Address, say: Speaker, ways: tuple[str, str] = ("page-back", "page-on")
) -> list[Button]:
    """The ways to the pages before and after, if any; `to` is an address without its page."""
    beside = zip(ways, (place - 1, place + 1), strict=True)
    return [
        press(Text(message, page=other + 1), msgspec.structs.replace(to, page=other), say)
        for message, other in beside
        if other in range(pages)
    ]


def advised(choice: Choice, advice: Advice) -> Text:
    """The advice: all answers in a row, or in the advisor's words, or the options' labels, equal ones counted; and
    how far it goes on then.
    """
    if advice.onward:
        what = advised(choice, msgspec.structs.replace(advice, onward=None))
        return Text("advised-onward", what=what, rest=advice.onward)
    if advice.row is not None:
        return advice.row
    if advice.offer is not None:
        return advice.offer
    if not advice.picks:
        return choice.decline or PICK_NOTHING
    labels = {option.value: option.label for option in reversed(choice.options)}
    counts = {value: advice.picks.count(value) for value in advice.picks}
    return Text("picks-in-a-row", picks=tuple(counted(labels[value], count) for value, count in counts.items()))


def first_alone(advice: Advice) -> Advice:
    """The advice for its question alone, without the ones that follow."""
    return msgspec.structs.replace(advice, then=(), onward=None, row=None, row_why=None, row_for=None, first=None)


def is_long(choice: Choice, advice: Advice, say: Say) -> bool:
    """Whether the advice is too long for a button."""
    return len(say(advised(choice, advice))) > LINE_LABEL


def listed(advice: Advice) -> int:
    """How many things a row of all answers lists: equal ones, and counted ones, are one."""
    things = advice.row.args.get("picks") if advice.row else None
    return len(things) if isinstance(things, Series) else 1


def counted(what: Text, count: int) -> Text:
    """A label, with its count if there are several."""
    return what if count == 1 else Text("counted", what=what, count=count)


def grouped(row: Iterable[Text]) -> Series:
    """The texts of a row; equal neighbours once, with their count."""
    return Series(counted(alike[0], len(alike)) for alike in (list(group) for _, group in groupby(row, repr)))


class ControlRows:
    """The rows for one question, one page, one draft."""

    def __init__(
        self,
        game_id: int,
        choice_id: str,
        choice: Choice,
        say: Speaker,
        draft: Draft,
        page: int,
        advice: Advice | None,
        faces: Mapping[str, str] = NO_FACES,
        joints: Sequence[Joint] = (),
    ) -> None:
        self.choice = choice
        self.advice = advice
        self.faces = faces
        self.joints = joints
        self.say = say
        self.draft = draft
        self._advises_picks = advice is not None and bool(advice.picks)
        self.form = form_of(choice)
        self.pages = pages(offered(choice, draft))
        self.page = min(max(page, 0), len(self.pages) - 1)
        self.stamp = stamp_of(choice)
        self._home = Address(game_id, choice_id, self.stamp)

    def rows(self) -> list[Row]:
        """The picks, their pages and the ways to finish; if order counts, the ways to finish come first."""
        if self.form == "one" and self._fits_buttons():
            return self._one_click()
        turned = turning(self.page, len(self.pages), self._address("page", self.draft), self.say)
        picks: list[Row] = [self._pick_row(), turned]
        return [self._end_row(), *picks] if self.form == "order" else [*picks, self._end_row()]

    def _fits_buttons(self) -> bool:
        options = [self.choice.options[place] for place in self.pages[0]]
        longest = LINE_LABEL if len(options) <= FEW else SHORT_LABEL
        return (
            len(self.pages) == 1
            and len(options) <= BUTTONS
            and all(option.hint is None and len(self.say(option.label)) <= longest for option in options)
        )

    def _one_click(self) -> list[Row]:
        """A button per option, the advised one in colour, and one for nothing beside them if there is room; above them
        one that goes on if that is advised.
        """
        picks = self._pick_buttons(self.pages[0])
        chain, decline = self._chain(), self._decline()
        return [chain, [*picks, *decline]] if len(picks) + len(decline) <= BUTTONS else [chain, picks, decline]

    def _pick_row(self) -> Row:
        """The options of this page: buttons if they are few, picked one by one, and likely; else a select."""
        places = self.pages[self.page]
        if not places:
            return []
        if self.form == "order" and self._fits_buttons() and not self._advises_all():
            return self._pick_buttons(places)
        return [self._select(places)]

    def _advises_all(self) -> bool:
        """Whether all is advised where nothing would do: hardly anybody picks one by one then."""
        every = self.advice is not None and len(self.advice.picks) == len(self.choice.options)
        return every and not self.choice.least and not self.draft

    def _pick_buttons(self, places: list[int]) -> list[Button]:
        """A button per option; the advised one in colour if one click is the whole answer."""
        labels = distinct([self.say(self._option(place).label) for place in places], BUTTON_LABEL)
        found = []
        for place, text in zip(places, labels, strict=True):
            advised = self.form == "one" and self._is_advised((self._option(place).value,))
            found.append(self._with_face(self._button(text, "pick", (*self.draft, place), advised=advised), place))
        return found

    def _select(self, places: list[int]) -> ui.Select[Any]:
        least, most = self._span(len(places))
        draft = self.draft if self.form == "order" or on_pages(self.choice) else ()
        at, hint, options = self._address("pick", draft, self.page), self._placeholder(), self._options(places)
        return select(at, hint, options, min_values=least, max_values=most, required=False)

    def _span(self, count: int) -> tuple[int, int]:
        """How few and how many of these options may be picked."""
        if self.form != "several":
            return 1, 1
        least = 0 if on_pages(self.choice) else min(max(1, self.choice.least), count)
        return least, max(least, min(self.choice.most, count))

    def _options(self, places: list[int]) -> list[discord.SelectOption]:
        if self.joints and len(joint := self._with_joints(places)) <= PAGE:
            return joint
        options = [self._option(place) for place in places]
        marked = self.draft if self.form == "several" else ()
        labels = distinct([self.say(option.label) for option in options], OPTION_LABEL)
        return [
            entry(
                text, place, self.say(option.hint) if option.hint else None, emoji=self.faces.get(option.value),
                default=place in marked,
            )
            for place, option, text in zip(places, options, labels, strict=True)
        ]  # fmt: skip

    def _with_joints(self, places: list[int]) -> list[discord.SelectOption]:
        """The options, in place of each its joints with the next answers, if it has any."""
        found = []
        for place in places:
            option = self._option(place)
            shown: list[tuple[Option, object]] = [
                (one.shown, f"{JOINT}{write_chain(self.choice, one.picks, (one.then,))[0]}")
                for one in self.joints
                if one.picks == (option.value,)
            ]
            for each, value in shown or [(option, place)]:
                found.append(entry(self.say(each.label), value, self.say(each.hint) if each.hint else None))
        return found

    def _placeholder(self) -> str:
        least, most = max(1, self.choice.least), min(self.choice.most, len(self.choice.options))
        if self.form == "order":
            text = Text("pick-count", count=1) if self._advises_all() else Text("pick-next", number=len(self.draft) + 1)
        elif least == most:
            text = Text("pick-count", count=most)
        else:
            text = Text("pick-between", least=least, most=most)
        if len(self.pages) == 1:
            return self.say(text)
        return self.say(Text("on-page", what=text, page=self.page + 1, pages=len(self.pages)))

    def _end_row(self) -> list[Button]:
        """Without picks: the advised answer, and nothing; with picks: confirm or start over."""
        if not self.draft or not (self.form == "order" or on_pages(self.choice)):
            return [*self._take(), *self._decline()]
        missing = self.choice.least - len(self.draft)
        text = Text("confirm", count=len(self.draft)) if missing <= 0 else Text("still-missing", count=missing)
        confirm = self._button(self.say(text), "done", self.draft, ButtonStyle.success)
        confirm.disabled = missing > 0
        advised = self._take() if self.form == "order" else []
        return [confirm, self._button(self.say(Text("start-over")), "over"), *advised]

    def _chain(self) -> list[Button]:
        """The advice for this question and those that follow, in one click; if it goes on then, also without that where
        no other control says so.
        """
        advice = self.advice
        if advice is None or not is_chain(advice):
            return []
        draft = write_chain(self.choice, advice.picks, advice.then)[0]
        address = msgspec.structs.replace(self._home, verb=ONWARD if advice.onward else SERIES, draft=draft)
        whole = self._coloured(button(self._put_all(advice), address))
        said = not advice.picks or self._fits_buttons() or self._lists(advice.picks)
        if not advice.onward or (said and not advice.then):
            return [whole]
        row = msgspec.structs.replace(advice, onward=None)
        only = Text("take-first", what=advised(self.choice, row))
        if is_long(self.choice, row, self.say):
            only = Text("take-steps", steps=listed(row))
        return [whole, button(self.say(only), msgspec.structs.replace(address, verb=SERIES))]

    def _put_all(self, advice: Advice) -> str:
        """All of the advice; if it is too long for a button, how far it goes on, or how many things the message lists,
        and whether the turn is done then: a button does no more than it says.
        """
        if not is_long(self.choice, advice, self.say):
            return self._put(advice)
        if advice.onward:
            return self.say(Text("take-all-onward" if advice.then else "take-one-onward", rest=advice.onward))
        done = bool(advice.then) and advice.then[-1].ends
        return self.say(Text("take-all-and-done" if done else "take-all", steps=listed(advice)))

    def _put(self, advice: Advice) -> str:
        """The advice for one question."""
        return cut(beginning(self.say(advised(self.choice, advice))), LINE_LABEL)

    def _take(self) -> list[Button]:
        """The advised answer; beside a chain its first, unless the list has it. Its button keeps to what it said."""
        chain = self._chain()
        if self.advice is None or not self.advice.picks or len(chain) > 1 or (chain and self._lists(self.advice.picks)):
            return chain
        held = () if self.form == "default" else draft_of(self.choice, self.advice.picks)
        if not held and self.advice.picks != self.choice.default:
            return chain
        alone = self._put(first_alone(self.advice))
        if not chain:
            return [self._button(alone, "take", held, advised=True)]
        first = self.say(Text("take-first", what=self.advice.first or advised(self.choice, first_alone(self.advice))))
        return [*chain, self._button(cut(first, LINE_LABEL), "take", held)]

    def _lists(self, picks: Picks) -> bool:
        """Whether the list on this page has this answer, as one of its entries."""
        return self.form == "one" and any((self._option(place).value,) == picks for place in self.pages[self.page])

    def _is_advised(self, picks: Picks) -> bool:
        """Whether exactly this is advised."""
        return self.advice is not None and self.advice.picks == picks and not is_chain(self.advice)

    def _decline(self) -> list[Button]:
        """Picking nothing; beside the advice only if that is the advice, so that no thumb slips from one to
        the other.
        """
        return [] if self.choice.least > 0 or self._advises_picks else [self._nothing()]

    def apart(self) -> list[Button]:
        """Picking nothing if something else is advised: the last of all controls."""
        picking = bool(self.draft) and (self.form == "order" or on_pages(self.choice))
        return [self._nothing()] if self.choice.least == 0 and self._advises_picks and not picking else []

    def _nothing(self) -> Button:
        return self._button(self.say(self.choice.decline or PICK_NOTHING), "none", advised=self._is_advised(()))

    def _option(self, place: int) -> Option:
        return self.choice.options[place]

    def _button(
        self,
        text: str,
        verb: str,
        draft: Draft = (),
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        advised: bool = False,
    ) -> Button:
        """A button of this question; the advised one has a colour and, for those who see none, a mark."""
        made = button(cut(text, BUTTON_LABEL), self._address(verb, draft, self.page if draft else 0), style)
        return self._coloured(made) if advised else made

    def _with_face(self, made: Button, place: int) -> Button:
        """An option's button with its face, unless it has the mark of advice."""
        made.emoji = made.emoji or self.faces.get(self._option(place).value)
        return made

    @staticmethod
    def _coloured(made: Button) -> Button:
        made.style, made.emoji = ButtonStyle.primary, ADVICE_MARK
        return made

    def _address(self, verb: str, draft: Draft = (), page: int = 0) -> Address:
        return msgspec.structs.replace(self._home, verb=verb, page=page, draft=write_draft(self.choice, draft))
