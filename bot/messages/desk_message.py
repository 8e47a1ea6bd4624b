"""A person's message: the question, the picture of the hand, what happened, the controls.

Laws: it is made from one Desk and its Beside alone, so it says nothing that its person may not know; the picture's
content is put in words only for those who chose words; text without room is left out in whole lines, with where to read
it.
"""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.language.phrases import Speaker, beginning, channel_link, cut, in_a_row, one_line, people
from bot.messages.parts.beside import NOTHING, Beside
from bot.messages.parts.components import (
    ADVICE_MARK,
    HARMLESS,
    Button,
    advised,
    closing_row,
    controls,
    counted,
    drawn,
    first_alone,
    grouped,
    is_long,
    press,
    way_back,
)
from bot.messages.parts.custom_ids import Address, Draft, form_of, on_pages, sound, stamp_of
from bot.messages.parts.outgoing import (
    CONTENT,
    LAYOUT_TEXT,
    Shape,
    attached,
    first_lines,
    is_heading,
    last_lines,
    told,
)
from bot.messages.table_message import in_words, result_buttons
from bot.messages.words import clock_lines, prepared_words
from bot.messages.words.result_words import won
from bot.tables.show.shown import Answered, AskBack, Desk, Missed, PublicTable
from bot.tables.terms.codec import base36
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice
from games.kernel.engine.digest import is_result
from games.kernel.engine.text import Arg, Seat, Series, Text, game_title
from games.kernel.learning import coaching
from renderers.surface.stage import Picture

HEAD_ROOM, PROMPT_ROOM, DRAFT_ROOM, ADVICE_ROOM, DONE_ROOM, SHORT_ROOM = 300, 500, 300, 300, 300, 1000
READY_ROOM = 700
BEFORE, OTHERS = "digest-before", "digest-others"
"""The headings above what a former holder of the seat did, and above what does not concern the reader."""
BEGINNING = "game-begins"
BESIDE = 3
"""The most lines of news beside a question, the one on what was just answered among them."""
TWO_LINES = 110
"""So many letters of small print stand in two lines of a phone, or little more."""
FEW = 2
"""How many sentences on the person's actions go beside the question; more go with what happened."""
DONE_MARK, MISSED_MARK, BACK_MARK, READY_MARK, COACH_MARK = "✓", "✗", "↩", "📌", "🎓"
"""Marks before the person's actions, what a click did not do, that something was taken back, what is laid ready, and
the coach's words.
"""


def turn(
    desk: Desk,
    say: Speaker,
    picture: Picture | None = None,
    beside: Beside = NOTHING,
    *,
    draft: Sequence[int] = (),
    page: int = 0,
) -> Shape:
    """The message in the direct messages, or for this person only in the channel, while the game goes on."""
    game_id, pictures = desk.table.game_id, attached("hand", picture)
    content = "\n".join(_above(desk, beside, say, draft))
    below = _below(desk, beside, say, LAYOUT_TEXT - len(content))
    extras = (*HARMLESS, *(clock_lines.extras(desk.clock) if desk.clock else ()))
    if desk.question is None:
        closing = closing_row(game_id, say, undo=desk.undo, ask_back=desk.ask_back, extras=extras)
        view = drawn([preparing(desk, say), closing])
        return Shape(content, view, pictures, below)
    choice_id, choice = desk.question
    view = controls(
        game_id,
        choice_id,
        choice,
        say,
        page=page,
        draft=draft,
        advice=beside.advice,
        undo=desk.undo,
        ask_back=_at_hand(desk, beside),
        extras=extras,
        faces=beside.faces,
        joints=beside.joints,
    )
    return Shape(content, view, pictures, below)


def more(desk: Desk, say: Speaker) -> Shape:
    """What else there is beside a question, or beside none: advice, the rules, the log, a standing order; the person's
    seat, a coach, the way back that others must agree to.
    """
    game_id, asked = desk.table.game_id, desk.question
    advice = [press("button-counsel", game_id, say)] if desk.counsel and asked else []
    asking = asked is not None and desk.undo is None and desk.ask_back is not None and not desk.ask_back.nobody
    back = way_back(game_id, say, None, desk.ask_back) if asking else []
    coach = press("button-coach-off" if desk.reader.coached else "button-coach", Address(game_id, verb="coach"), say)
    looks = [press("button-rules", game_id, say), press("button-log", game_id, say)]
    order = _always(game_id, *asked, say) if asked else []
    own = [press("button-seat", Address(game_id, verb="seat"), say), *([coach] if desk.counsel else [])]
    about = _explaining(asked[1], say) if asked and desk.reader.coached and desk.counsel else None
    lines = [said_of("desk-more", desk, say), *([_explained(about, say)] if about else [])]
    return Shape("\n".join(lines), drawn([[*advice, *looks, *order], [*own, *back]]))


def _at_hand(desk: Desk, beside: Beside) -> AskBack | None:
    """The way back that stands beside a question though it is not free: with nobody to ask always, else as long as the
    decision is fresh in mind; later it stands behind the "…".
    """
    back = desk.ask_back
    if back is None or back.nobody:
        return back
    return back if back.earlier and (beside.answered or desk.lately.played) else None


def _above(desk: Desk, beside: Beside, say: Speaker, draft: Sequence[int]) -> list[str]:
    """The text above the picture: the question and its basis, or that there is none."""
    clock = clock_lines.at_desk(desk.clock) if desk.clock else []
    more = [*(just_done(desk, beside.answered, say) or _carried(desk, say)), *map(say, clock)]
    by_command = [cut(f"{DONE_MARK} {one_line(say(beside.by_command))}", HEAD_ROOM)] if beside.by_command else []
    if desk.question is None:
        return [*by_command, *_resting(desk, beside, say), *map(say, clock), *_laid_ready(desk, beside.laid_ready, say)]
    choice = desk.question[1]
    lines = [*map(say, clock_lines.reminder(desk)), *prompt(choice, desk, say, at=_heading(desk, say))]
    lines += so_far(choice, sound(choice, draft), say) or advice(choice, beside.advice, desk, say)
    lines += coached(choice, beside.answered_before, desk, say)
    if desk.next_turn.ready is not None and not desk.own_turn:
        more.append(f"{small(desk)}{READY_MARK} {say(Text('prepared-still'))}")
    return [*by_command, *_halted(desk, say), *lines, *more]


def _resting(desk: Desk, beside: Beside, say: Speaker) -> list[str]:
    """Nothing is asked: what was done last, and that it is all for now; what will soon be untrue is said first, as it
    is why somebody looks.
    """
    news = [*_carried(desk, say), *just_done(desk, beside.answered, say)]
    heading = _heading(desk, say, passing=beside.passing)
    told = [heading, *news] if beside.passing else [*news, f"{small(desk) if news else ''}{heading}"]
    return [*told, *_unseen(desk, say)]


def called_off(desk: Desk, say: Speaker) -> Shape:
    """The message of a game that was called off."""
    return Shape(_heading(desk, say), drawn([]))


def _always(game_id: int, choice_id: str, choice: Choice, say: Speaker) -> list[Button]:
    """The way to a standing order for this question, if one may be given."""
    if choice.standing is None or choice.standing.ahead:
        return []
    return [press("button-always", Address(game_id, choice_id, stamp_of(choice)), say)]


def answered(desk: Desk, say: Speaker, *, carried: bool = False) -> Shape | None:
    """The short form once a newer message has come: a line with the person's action, or the prepared turn that was
    played; `carried`: the newer message tells of the prepared turn, and this one of the turn before it. None if there
    is nothing to say: then the message may go.
    """
    played = desk.lately.played[-2 if carried else -1] if desk.lately.played else ()
    done = in_a_row(say(text) for text in desk.lately.done or played)
    if not done:
        return None
    return Shape(cut(f"-# {said_of('desk-answered', desk, say)} {done}", SHORT_ROOM), drawn([]))


def result(desk: Desk, say: Speaker, picture: Picture | None = None) -> Shape:
    """Who won, the picture that says how, and the way to the next game; without a picture all of that in words, and
    what happened last.
    """
    table, ways = desk.table, drawn([result_buttons(desk.table, say)])
    if picture is not None:
        return Shape(_heading(desk, say), ways, attached("result", picture))
    content = "\n".join(first_lines([_heading(desk, say), *in_words(table, say)], say, room=CONTENT))
    room = LAYOUT_TEXT - len(content)
    last = _own(desk, _deeds(desk.lately.done, say), say, room)
    last += digest_lines(desk.lately.digest, say, room - sum(len(line) + 1 for line in last))
    return Shape(content, ways, below="\n".join(last))


def result_alone(table: PublicTable, say: Speaker, picture: Picture | None = None) -> Shape:
    """The same for a person who has no seat there any more."""
    end = _said_at(table, "desk-finished", say)
    if table.result is not None:
        end = _said_at(table, "desk-won", say, won=won(table.result))
    content = "\n".join(first_lines([end, *(in_words(table, say) if picture is None else [])], say, room=CONTENT))
    return Shape(content, drawn([result_buttons(table, say)]), attached("result", picture))


def _heading(desk: Desk, say: Speaker, *, passing: bool = False) -> str:
    """Which game, where, and its state for this person."""
    match desk.table.status:
        case "aborted":
            return said_of("desk-aborted", desk, say)
        case "finished" if desk.table.result is not None:
            return said_of("desk-won", desk, say, won=won(desk.table.result))
        case "finished":
            return said_of("desk-finished", desk, say)
        case _ if desk.question is None:
            return _waiting(desk, say, passing=passing)
        case _:
            place = desk.table.place
            where = channel_link(place.channel_id) if place.guild_id else Text("here")
            return one_line(say(Text("desk-asked", game=game_title(desk.table.game), where=where)))


def _halted(desk: Desk, say: Speaker) -> list[str]:
    """Why the prepared turn stopped before this question."""
    return [] if desk.lately.halted is None else [cut(f"{READY_MARK} {one_line(say(desk.lately.halted))}", HEAD_ROOM)]


def _laid_ready(desk: Desk, words: Sequence[Text], say: Speaker) -> list[str]:
    """What is laid ready for the next turn; and, if its basis has changed, whether it still holds."""
    drafted = [f"{small(desk)}{say(Text('prepared-drafted'))}"] if desk.next_turn.drafted else []
    if desk.next_turn.ready is None or not words:
        return drafted
    what, *beside = words
    changed = [cut(one_line(say(text)), PROMPT_ROOM) for text in prepared_words.changed(desk.next_turn.ready)]
    if not changed:
        return [*ready(Text("prepared-ready", what=what), beside, desk, say), *drafted]
    lines = ready(Text("prepared-was-ready", what=what), [], desk, say)
    unless = Text("prepared-stops-unless" if desk.next_turn.ready.stopped else "prepared-goes-on-unless")
    return [*lines, *changed, say(unless), *drafted]


def ready(what: Text, beside: Sequence[Text], desk: Desk, say: Speaker) -> list[str]:
    """What will be done, and below it what else belongs to it."""
    below = [f"{small(desk)}{cut(one_line(say(text)), READY_ROOM)}" for text in beside]
    return [f"{READY_MARK} {cut(one_line(say(what)), READY_ROOM)}", *below]


def preparing(desk: Desk, say: Speaker) -> list[Button]:
    """Buttons to prepare the next turn, if it may be prepared (`_next_turn` in `show/showing.py` decides), or to change
    or put away the turn that is ready (`clicks/preparing.py` does it).
    """
    ready = desk.next_turn.ready
    if ready is None:
        message = "button-goon" if desk.next_turn.drafted else "button-prepare"
        go_on = Address(desk.table.game_id, verb="prepare")
        return [press(message, go_on, say, ButtonStyle.primary)] if desk.next_turn.may_prepare else []
    home = Address(desk.table.game_id, draft=base36(ready.turn.first))
    away = press("button-putaway", home, say)
    if ready.changed:
        on = [press("button-onrules", home, say)] if ready.by_rules else []
        return [press("button-anew", home, say, ButtonStyle.primary), *on, away]
    return [press("button-change", home, say), away] if desk.next_turn.may_prepare else [away]


def _waiting(desk: Desk, say: Speaker, *, passing: bool) -> str:
    """Nothing to decide: who is awaited. A lasting direct message leaves that out, as it would soon be untrue."""
    if not passing:
        stand_in = desk.clock is not None and desk.clock.stand_in
        told = desk.lately.done or desk.lately.played
        return said_of("desk-stand-in" if stand_in else "desk-rest" if told else "desk-idle", desk, say)
    if others := people(seat for seat in desk.table.awaited if seat != desk.seat):
        return said_of("desk-waiting", desk, say, names=others)
    return said_of("desk-soon", desk, say)


def _carried(desk: Desk, say: Speaker) -> list[str]:
    """What was played since as prepared, or left to the advice: it comes first, as a telephone shows that."""
    if not desk.lately.played or not (played := desk.lately.played[-1]):
        return []
    heading = Text("desk-carried" if played[0].id == "turn-in-short" else "desk-carried-meanwhile")
    return [cut(f"{READY_MARK} {say(heading)} {in_a_row(say(_without_turn(text)) for text in played)}", PROMPT_ROOM)]


def _without_turn(told: Text) -> Text:
    """What was done in a turn told in short, without whose turn it was."""
    deeds = told.args.get("deeds") if told.id == "turn-in-short" else None
    return Text("picks-in-a-row", picks=deeds) if isinstance(deeds, Series) else told


def _unseen(desk: Desk, say: Speaker) -> list[str]:
    """Why the table names somebody without a question (any more)."""
    if desk.seat not in desk.table.awaited:
        return []
    return [f"{small(desk)}{say(Text('desk-held-up' if desk.held_up else 'desk-unseen'))}"]


def said_of(message: str, desk: Desk, say: Speaker, **args: Arg) -> str:
    """A sentence about the game at its place."""
    return _said_at(desk.table, message, say, **args)


def _said_at(table: PublicTable, message: str, say: Speaker, **args: Arg) -> str:
    place = table.place
    where = Text("in-channel", link=channel_link(place.channel_id)) if place.guild_id else Text("here")
    return cut(one_line(say(Text(message, game=game_title(table.game), where=where, **args))), HEAD_ROOM)


def small(desk: Desk) -> str:
    """The prefix of small grey print; people who chose words read one size only."""
    return "" if desk.reader.plain else "-# "


def prompt(choice: Choice, desk: Desk, say: Speaker, *, at: str = "") -> list[str]:
    """The question as a heading; in one line below it where it is asked (`at`), its basis and its consequences."""
    asked = cut(one_line(say(choice.prompt)), PROMPT_ROOM)
    question, mark, facts = asked.rpartition("? ")
    below = " · ".join(filter(None, (at, facts if mark else "")))
    return [f"### {question}?" if mark else f"### {asked}", *([f"{small(desk)}{below}"] if below else [])]


def advice(choice: Choice, found: Advice | None, desk: Desk, say: Speaker) -> list[str]:
    """The answer of the coloured button, and the reason for it: the whole row if the button cannot say it, where there
    is no room for both without the reason, else the one answer that the reason is about. The reason stands alone only
    if it names that answer.
    """
    if found is None or (why := found.row_why or found.why) is None:
        return []
    whole = advised(choice, found) if is_long(choice, found, say.plain) else None
    what = whole or found.row_for or advised(choice, first_alone(found))
    text = why if _is_named(say(what), say(why)) else Text("advised", what=what, why=why)
    if whole is not None and len(say(text)) > TWO_LINES:
        text = Text("advised-unexplained", what=whole)
    return [f"{small(desk)}{ADVICE_MARK} {cut(beginning(one_line(say(text))), ADVICE_ROOM)}"]


def _is_named(what: str, why: str) -> bool:
    """Whether a reason names its subject; a single word may mean something else there."""
    return len(what.split()) > 1 and what.lower() in why.lower()


def coached(choice: Choice, answered: Mapping[str, int] | None, desk: Desk, say: Speaker) -> list[str]:
    """A coach's words on a kind of question that is still new to the person, who has `answered` these so often; later
    they stand behind the "…".
    """
    message = _explaining(choice, say)
    if answered is None or message is None:
        return []
    special = frozenset(own for own, _ in map(coaching.messages, answered) if say.knows(own))
    return [f"{small(desk)}{_explained(message, say)}"] if coaching.is_new(message, answered, special) else []


def _explaining(choice: Choice, say: Speaker) -> str | None:
    """The message with a coach's words on this kind of question."""
    return next(filter(say.knows, coaching.messages(choice.key)), None)


def _explained(message: str, say: Speaker) -> str:
    return cut(f"{COACH_MARK} {one_line(say(Text(message)))}", PROMPT_ROOM)


def so_far(choice: Choice, draft: Draft, say: Speaker) -> list[str]:
    """The picks so far, numbered if their order counts."""
    if not draft:
        return []
    if form_of(choice) == "order":
        picks = tuple(
            Text("numbered", number=number, what=choice.options[place].label) for number, place in enumerate(draft, 1)
        )
    elif on_pages(choice):
        picks = _counted(choice, tuple(choice.options[place].value for place in draft))
    else:
        return []
    return [cut(one_line(say(Text("so-far", picks=picks))), DRAFT_ROOM)]


def _counted(choice: Choice, values: Sequence[str]) -> tuple[Text, ...]:
    """The labels of picks, in their order, equal ones once with their number."""
    labels = {option.value: option.label for option in choice.options}
    return tuple(counted(labels[value], values.count(value)) for value in dict.fromkeys(values))


# what happened


def just_done(desk: Desk, answered: Answered | None, say: Speaker) -> list[str]:
    """The person's latest action, in one line: as in the log, or, if that says nothing (yet), what was picked; or that
    it was taken back.
    """
    if _is_back(desk, answered):
        return [f"{small(desk)}{BACK_MARK} {say(Text('taken-back'))}"]
    if _is_said_above(desk, answered):
        line = in_a_row(say(text) for text in desk.lately.done)
    elif answered is not None:
        line = say(picked(answered.choice, answered.picks, answered.row))
    else:
        return []
    missed = [say(_not_done(answered.missed))] if answered and answered.missed else []
    room = DONE_ROOM if desk.question is None else TWO_LINES
    return [
        f"{small(desk)}{DONE_MARK} {cut(one_line(line), room)}",
        *(f"{small(desk)}{MISSED_MARK} {cut(one_line(each), DONE_ROOM)}" for each in missed),
    ]


def _is_said_above(desk: Desk, answered: Answered | None) -> bool:
    """Whether the log's text about it is said beside the question: if just answered, in few sentences."""
    shown = desk.question is None or answered is not None
    return shown and not _is_back(desk, answered) and 0 < len(desk.lately.done) <= FEW


def _is_back(desk: Desk, answered: Answered | None) -> bool:
    """Whether the latest thing the person did was to take something back."""
    return desk.lately.taken_back and answered is None


def picked(choice: Choice, picks: Sequence[str], row: Sequence[Text] = ()) -> Text:
    """What an answer picked, or a whole row of answers."""
    said = grouped(row) or _counted(choice, picks)
    return Text("picked", picks=said or (choice.decline or Text("pick-nothing"),))


def _not_done(missed: Missed) -> Text:
    """What the last click promised but did not do, and why."""
    more = [Text("steps-more", count=missed.unnamed)] if missed.unnamed else []
    steps = grouped((*missed.row, *more))
    return Text("not-done", steps=steps) if missed.why is None else Text("not-done-as", steps=steps, why=missed.why)


def _below(desk: Desk, beside: Beside, say: Speaker, room: int) -> str:
    """The text below the picture: the hand in words for those who chose words, the person's turn so far, what
    happened; beside a question only the last of it, for the rest is in the log.
    """
    hand = [f"- {one_line(say(text))}" for text in desk.words] if desk.reader.plain else []
    lines = first_lines(hand, say, room=room // 2)
    deeds = desk.lately.doing if desk.own_turn else desk.lately.done if desk.question is None else ()
    if _is_said_above(desk, beside.answered) and deeds[-len(desk.lately.done) :] == desk.lately.done:
        deeds = deeds[: -len(desk.lately.done)]
    left = room - sum(len(line) + 1 for line in lines)
    if desk.question is not None:
        return "\n".join([*lines, *_briefly(deeds, desk, say, left, BESIDE - bool(beside.answered))])
    lines += _own(desk, _deeds(deeds, say), say, room)
    lines += digest_lines(desk.lately.digest, say, room - sum(len(line) + 1 for line in lines))
    return "\n".join(lines)


def _briefly(deeds: Sequence[Text], desk: Desk, say: Speaker, room: int, most: int) -> list[str]:
    """What happened, in at `most` so many lines of grey print without headings, but with whose turn it was before the
    reader took over: of too much, the least important goes first, and of that the oldest.
    """
    digest = desk.lately.digest
    first = _first_of_others(digest)
    news = [*((text, True) for text in digest[:first]), *((text, False) for text in (*deeds, *digest[first:]))]
    told = [(text, concerns) for text, concerns in news if text.id == BEFORE or not is_heading(text)]
    most += max(len(desk.lately.played) - 1, 0)
    most -= len(told) > most
    by_importance = sorted(range(len(told)), key=lambda place: (_importance(*told[place], deeds, desk), place))
    shown = [told[place][0] for place in sorted(by_importance[-most:])]
    left = len(told) - len(shown)
    return [
        *(cut(f"{small(desk) or '- '}{one_line(say(text))}", room // BESIDE) for text in shown),
        *([f"{small(desk)}{say(Text('more-in-log', count=left))}"] if left else []),
    ]


def _importance(text: Text, concerns: bool, deeds: Sequence[Text], desk: Desk) -> int:
    """How long a line stays where there is room for few: another's result, what was done to the reader, the own result,
    what others did, and last what the reader did and that the game began.
    """
    own = text in deeds or (text.id == "did" and text.args.get("who") == Seat(desk.seat))
    if is_result(text):
        return 2 if own else 4
    return 0 if own or text.id == BEGINNING else 3 if concerns else 1


def _first_of_others(digest: Sequence[Text]) -> int:
    """Where the news begin that do not concern the reader."""
    return next((place for place, text in enumerate(digest) if text.id == OTHERS), len(digest))


def digest_lines(digest: Sequence[Text], say: Speaker, room: int) -> list[str]:
    """First of all what concerned the reader; of everything else the newest, as far as there is room."""
    cut = _first_of_others(digest)
    mine, others = told(digest[:cut], say), told(digest[cut:], say)
    shown = first_lines(mine, say, room=room)
    left = room - sum(len(line) + 1 for line in shown)
    if not others or left < len(others[0]) + 1:
        return shown
    return [*shown, others[0], *last_lines(others[1:], say, room=left - len(others[0]) - 1)]


def _own(desk: Desk, doing: Sequence[str], say: Speaker, room: int) -> list[str]:
    """The person's actions, under their heading, in a quarter of the room at most."""
    if not doing:
        return []
    return [say(Text("doing" if desk.own_turn else "done")), *last_lines(doing, say, room=room // 4)]


def _deeds(deeds: Sequence[Text], say: Speaker) -> list[str]:
    return told([text for text in deeds if not is_heading(text)], say)
