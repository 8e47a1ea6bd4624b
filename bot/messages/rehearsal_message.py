"""The rehearsal of a person's next turn: its question with the turn's own controls, what would be done if it were laid
ready, and the panel of rules for what nobody knows yet.

Laws: every message of a rehearsal begins with a line that says so; its buttons name the rehearsal they were shown with;
it is made for its own person alone.
"""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ButtonStyle, ui

from bot.language.phrases import Speaker, beginning, cut, one_line
from bot.messages.desk_message import advice, just_done, prompt, ready, said_of, small, so_far
from bot.messages.parts.beside import NOTHING, Beside
from bot.messages.parts.components import Button, ControlRows, Row, button, drawn, press, way_back
from bot.messages.parts.custom_ids import RULE, Address, Draft, sound
from bot.messages.parts.forms import entry, select
from bot.messages.parts.outgoing import CONTENT, LAYOUT_TEXT, Shape, attached, first_lines
from bot.messages.words import prepared_rules, prepared_words, standing_order_words
from bot.tables.acts.preparing import Rehearsal
from bot.tables.memory.ahead import Rehearsing
from bot.tables.show.shown import Desk
from bot.tables.terms.codec import base36
from games.kernel.ahead.prepared import MOST_TURNS, usual_stops
from games.kernel.contract.game import Game
from games.kernel.engine.standing_orders import Way
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import key_of
from renderers.surface.stage import Picture

STOPS, TURNS, RESET = "stops", "turns", "reset"
"""Settings beside the rules, and the reset to the usual."""
RULE_ROOM = 300


def rule_id(place: int) -> str:
    """The id of the rule with this number in a button."""
    return f"{RULE}{place}"


def place_of(choice_id: str) -> int | None:
    """The number of the rule; None if it is none."""
    return int(choice_id[1:]) if choice_id[:1] == RULE and choice_id[1:].isdecimal() else None


def question(game: Game, seen: Rehearsal, desk: Desk, say: Speaker, picture: Picture | None, beside: Beside) -> Shape:
    """The open question of the rehearsal; `desk` is the person's side as imagined there."""
    if desk.question is None:
        raise ValueError("nothing is asked any more")
    choice_id, choice = desk.question
    lines = [_heading(desk, say), *just_done(desk, beside.answered, say), *prompt(choice, desk, say)]
    page, picked, game_id = seen.redraw.page, sound(choice, seen.redraw.draft), desk.table.game_id
    lines += so_far(choice, picked, say) or advice(choice, beside.advice, desk, say)
    lines += _ready(game, seen, say)
    sheet = ControlRows(game_id, choice_id, choice, say.plain, picked, page, beside.advice, beside.faces)
    closing = _closing(seen, say, [press("button-setrules", game_id, say)])
    rows: list[Row] = [*sheet.rows(), [*_way_back(desk, beside, say), *closing, *sheet.apart()]]
    return _shape(lines, rows, desk, say, picture)


def decided(game: Game, seen: Rehearsal, desk: Desk, say: Speaker, picture: Picture | None, beside: Beside) -> Shape:
    """The rehearsal has no open question: what would be done in the whole turn, or the rules for the rest."""
    if not prepared_words.settled(seen.now.draft.whole, seen.now.end):
        return rules(game, seen, desk, say, picture, beside)
    whole = Text("rehearsal-whole-turn" if seen.now.draft.whole.answers else "rehearsal-nothing")
    lines = [_heading(desk, say), f"### {say(whole)}", *just_done(desk, beside.answered, say), *_ready(game, seen, say)]
    closing = _closing(seen, say, [press("button-setrules", desk.table.game_id, say)])
    return _shape(lines, [[*_way_back(desk, beside, say), *closing]], desk, say, picture)


def rules(
    game: Game, seen: Rehearsal, desk: Desk, say: Speaker, picture: Picture | None = None, beside: Beside = NOTHING
) -> Shape:
    """All rules with their settings, each to be changed."""
    now = seen.now
    settled = prepared_words.settled(now.draft.whole, now.whole_end)
    lines = [_heading(desk, say), f"### {say(Text('rehearsal-rules'))}"]
    lines += [*just_done(desk, beside.answered, say), *_ready(game, seen, say, briefly=True)]
    if now.asked is None and now.end != "turn":
        lines.append(say(Text("rehearsal-unknown")))
    lines.append(say(Text("rehearsal-otherwise" if settled else "rehearsal-then")))
    lines += [f"- {cut(one_line(say(line)), RULE_ROOM)}" for line in _set(game, now)]
    lines += [one_line(say(line)) for line in _ends(game, now)]
    shown = now.asked is not None or prepared_words.settled(now.draft.whole, now.end)
    on = [press("button-rehearse", Address(desk.table.game_id, verb="prepare"), say)] if shown else []
    closing = [*_way_back(desk, beside, say), *_closing(seen, say, on, back=not shown)]
    rows: list[Row] = [[_changing(game, seen, say)], closing]
    return _shape(lines, rows, desk, say, picture) if picture else Shape(_content(lines), drawn(rows))


def rule(game: Game, seen: Rehearsal, place: int, say: Speaker, *, page: int = 0, draft: Draft = ()) -> Shape:
    """One rule: its setting, the other possible ones, and the list to pick for it, if it takes one."""
    standing, turn = prepared_rules.standing(game, place), seen.now.draft.own
    lines = [_heading(seen.desk, say), f"### {cut(one_line(say(Text(standing.title))), RULE_ROOM)}"]
    order = turn.rules.get(key_of(standing))
    if order is not None:
        now = Text("rehearsal-rule-now", answer=standing_order_words.answer(game, standing, order))
        lines.append(cut(one_line(say(now)), RULE_ROOM))
    rows: list[Row] = []
    if (choice := prepared_rules.list_for(game, seen, place)) is not None:
        picked, game_id = sound(choice, draft), seen.desk.table.game_id
        lines += [f"{small(seen.desk)}{say(Text('rehearsal-list-hint'))}", *so_far(choice, picked, say)]
        rows += ControlRows(game_id, rule_id(place), choice, say.plain, picked, page, None).rows()
    rows += [_ways(seen, place, prepared_rules.ways(game, seen, standing), say), [_to_rules(seen, say)]]
    return Shape(_content(lines), drawn(rows))


def when_it_stops(game: Game, seen: Rehearsal, say: Speaker) -> Shape:
    """What stops it, of all that may."""
    lines = [_heading(seen.desk, say), f"### {say(Text('rehearsal-stops'))}", say(Text("rehearsal-stops-hint"))]
    landmarks = game.ahead.landmarks if game.ahead else ()
    chosen = seen.now.draft.own.stops
    options = [
        entry(
            beginning(say.plain(each.title)), each.name, say.plain(each.hint) if each.hint else None,
            default=each.name in chosen,
        )
        for each in landmarks
    ]  # fmt: skip
    listed = _select(seen, STOPS, Text("rehearsal-stops"), options, say, min_values=0, max_values=len(options))
    return Shape(_content(lines), drawn([[listed], [_to_rules(seen, say)]]))


def how_many_turns(seen: Rehearsal, say: Speaker) -> Shape:
    """For how many turns the rules apply."""
    lines = [_heading(seen.desk, say), f"### {say(Text('rehearsal-turns'))}", say(Text("rehearsal-turns-note"))]
    now = seen.now.draft.own.turns
    options = [
        entry(say.plain(Text("rehearsal-turns-number", turns=number)), number, default=number == now)
        for number in range(1, MOST_TURNS + 1)
    ]
    listed = _select(seen, TURNS, Text("rehearsal-turns"), options, say)
    return Shape(_content(lines), drawn([[listed], [_to_rules(seen, say)]]))


# lines


def _heading(desk: Desk, say: Speaker) -> str:
    """The line "this is no turn"."""
    return f"{small(desk)}{said_of('rehearsal-heading', desk, say)}"


def _ready(game: Game, seen: Rehearsal, say: Speaker, *, briefly: bool = False) -> list[str]:
    """What would be done if it were laid ready now; `briefly`: without rules and stops. Until then the earlier prepared
    turn applies.
    """
    what, *beside = prepared_words.as_rehearsed(game, seen.now)
    before, turn = seen.desk.next_turn.ready, seen.now.draft.whole
    text = Text("rehearsal-ready" if turn.turns == 1 else "rehearsal-ready-turns", what=what)
    holds = before is not None and not before.stopped and before.turn != turn
    until_then = [Text("rehearsal-before")] if holds else []
    return ready(text, [*([] if briefly else beside), *until_then], seen.desk, say)


def _set(game: Game, now: Rehearsing) -> list[Text]:
    """The rules that are set."""
    found = (prepared_words.rule(game, now.draft.whole, standing) for standing in prepared_words.rules_of(game))
    return [line for line in found if line is not None]


def _ends(game: Game, now: Rehearsing) -> list[Text]:
    """When it stops, and for how many turns it is."""
    turn = now.draft.whole
    lines = [prepared_words.stops(game, turn)]
    if game.ahead is not None and game.ahead.repeats:
        lines.append(Text("rehearsal-turns-now", turns=turn.turns))
    return [*lines, Text("rehearsal-turns-note")] if turn.turns > 1 else lines


def _shape(lines: Sequence[str], rows: Sequence[Row], desk: Desk, say: Speaker, picture: Picture | None) -> Shape:
    """The lines with the picture; the hand in words for those who chose words."""
    hand = [f"- {one_line(say(text))}" for text in desk.words] if desk.reader.plain else []
    below = "\n".join(first_lines(hand, say, room=LAYOUT_TEXT - CONTENT))
    return Shape(_content(lines), drawn(rows), attached("hand", picture), below)


def _content(lines: Sequence[str]) -> str:
    return cut("\n".join(lines), CONTENT)


# controls


def _way_back(desk: Desk, beside: Beside, say: Speaker) -> list[Button]:
    """The way back from the turn that has just ended."""
    return way_back(desk.table.game_id, say, desk.undo, desk.ask_back) if beside.answered else []


def _closing(seen: Rehearsal, say: Speaker, on: Sequence[Button], *, back: bool = True) -> list[Button]:
    """Lay ready what was shown, in colour, if it has anything to decide; one answer back, if there is one; the other
    ways `on`.
    """
    game_id, now = seen.desk.table.game_id, seen.now
    found = [press("button-ready", Address(game_id, draft=base36(seen.number)), say, ButtonStyle.success)]
    if prepared_words.settled(now.draft.whole, now.whole_end) and not now.draft.whole.answers:
        found = []
    if back and seen.now.draft.own.answers:
        found.append(press("button-stepback", game_id, say))
    return [*found, *on, press("button-shut", game_id, say)]


def _to_rules(seen: Rehearsal, say: Speaker) -> Button:
    return press("button-to-rules", Address(seen.desk.table.game_id, verb="setrules"), say)


def _changing(game: Game, seen: Rehearsal, say: Speaker) -> ui.Select[Any]:
    """The select of all that can be changed."""
    turn, options = seen.now.draft.own, list[tuple[str, Text, Text]]()
    for place, standing in enumerate(prepared_words.rules_of(game)):
        order = turn.rules.get(key_of(standing))
        now = Text("rehearsal-unset") if order is None else standing_order_words.answer(game, standing, order)
        options.append((rule_id(place), Text(standing.short or standing.title), now))
    if game.ahead is not None and game.ahead.landmarks:
        options.append((STOPS, Text("rehearsal-stops"), prepared_words.stops(game, turn)))
    if game.ahead is not None and game.ahead.repeats:
        options.append((TURNS, Text("rehearsal-turns"), Text("rehearsal-turns-number", turns=turn.turns)))
    if turn.own or turn.stops != usual_stops(game):
        options.insert(0, (RESET, Text("rehearsal-reset"), Text("rehearsal-reset-hint")))
    listed = [entry(say.plain(title), value, say.plain(now)) for value, title, now in options]
    return _select(seen, "pickrule", Text("rehearsal-change"), listed, say)


def _select(
    seen: Rehearsal, verb: str, title: Text, options: Sequence[discord.SelectOption], say: Speaker, **more: int
) -> ui.Select[Any]:
    at = Address(seen.desk.table.game_id, verb=verb)
    return select(at, say.plain(title), options, required=False, **more)


def _ways(seen: Rehearsal, place: int, ways: Sequence[Way], say: Speaker) -> list[Button]:
    """A button for each possible answer."""
    home = Address(seen.desk.table.game_id, rule_id(place), verb="way")
    labels = (say.plain(way.label) for way in ways)
    return [button(beginning(text), msgspec.structs.replace(home, page=number)) for number, text in enumerate(labels)]
