"""The actions of a column in few words, as the pictures of questions call them."""

from collections.abc import Collection

import msgspec

from games.kernel.engine.text import Text
from games.monasterium import words
from games.monasterium.action import Action, ActionKind
from games.monasterium.board import JOKER, ROWS
from games.monasterium.view import ColumnView, SchoolView
from renderers.monasterium.places.bonuses import reach
from renderers.monasterium.sight import Sight
from renderers.surface.stage import Stage

NOTHING, ANY_COLUMN = Text("use-nothing"), Text("picture-monasterium-any-column")


class Deed(msgspec.Struct, frozen=True):
    """An action: its row of the grid ("": the standard one), its words, whether it is an option of its own."""

    row: str
    told: str
    offered: bool = False


def short(action: Action) -> Text:
    """An action or a bonus in few words."""
    if action.kind is ActionKind.TAKE:
        return words.good(action.good, action.amount)
    if action.kind is ActionKind.POINTS:
        return words.action(action)
    fields = reach(action.amount, action.most)
    return Text("picture-monasterium-short", kind=action.kind, less=action.amount, count=action.most, fields=fields)


def deeds(number: int, school: SchoolView, stage: Stage, seen: Sight) -> tuple[Deed, ...]:
    """What a die of this number does: the standard action and what is unlocked; of these only what is possible, where
    the question says so.
    """
    if number == JOKER:
        return (Deed("", stage.say(ANY_COLUMN)),)
    column = school.columns[number - 1]
    found = tuple(_deed(column, level, stage, seen) for level in _levels(column, seen))
    return found or (Deed("", stage.say(NOTHING)),)


def _deed(column: ColumnView, level: int, stage: Stage, seen: Sight) -> Deed:
    row, offered = ROWS[level - 1] if level else "", (column.number, level) in seen.offer.actions
    return Deed(row, stage.say(short(action_of(column, level))), offered)


def action_of(column: ColumnView, level: int) -> Action:
    """The action of a column's level (0: the standard one)."""
    return (column.novices[level - 1].action if level else None) or column.standard


def _levels(column: ColumnView, seen: Sight) -> list[int]:
    """The levels to tell of: those on offer or possible, else the standard one and those unlocked."""
    unlocked = [level for level, novice in enumerate(column.novices, 1) if novice.action and not novice.there]
    known: Collection[tuple[int, int]] = seen.offer.actions or seen.offer.gives
    return [level for level in (0, *unlocked) if not known or (column.number, level) in known]
