"""Clicks to prepare the next turn: its rehearsal, its rules, laying it ready, throwing it away.

Laws: a rehearsal is shown to its own person alone; a click that comes too late changes nothing and shows the present
state, with the reason.
"""

from collections.abc import Callable

from bot.clicks.routes import Work, pressed
from bot.messages import rehearsal_message
from bot.messages.parts.custom_ids import ButtonPlace
from bot.messages.words import prepared_rules
from bot.replies.click import Click, number_in
from bot.replies.front import Front
from bot.tables.acts.moves import Outcome
from bot.tables.acts.preparing import Rehearsal
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Refused
from bot.tables.terms.press import Redraw
from games.kernel.contract.game import Game
from games.kernel.engine.choice import IllegalAnswer
from games.kernel.engine.standing_orders import Order
from games.kernel.engine.text import Text


def _rehearsing(*verbs: str, at: ButtonPlace = "table") -> Callable[[Work], Work]:
    """Register a click function; if there is nothing to prepare (any more), the person sees the present state, and the
    reason.
    """

    def register(work: Work) -> Work:
        async def guarded(bot: Front, click: Click) -> None:
            try:
                await work(bot, click)
            except Refused as error:
                await _close(bot, click, await _desk(bot, click))
                await bot.say_reason(click.reply, error.reason)

        return pressed(*verbs, at=at)(guarded)

    return register


# the rehearsal


@_rehearsing("prepare", "change")
async def go_on(bot: Front, click: Click) -> None:
    """Show the rehearsal as it is now, begun if there is none (`button-prepare`, `button-goon`, `button-change`)."""
    await _show(bot, click, await bot.acts.preparing.go_on(click.game, click.actor))


@_rehearsing("anew")
async def begin(bot: Front, click: Click) -> None:
    """Start a rehearsal from scratch."""
    await _show(bot, click, await bot.acts.preparing.begin(click.game, click.actor))


@_rehearsing("stepback")
async def back(bot: Front, click: Click) -> None:
    """Take back the rehearsal's last answer."""
    await _show(bot, click, await bot.acts.preparing.back(click.game, click.actor))


@_rehearsing(at="rehearsal")
async def decide(bot: Front, click: Click) -> None:
    """Answer the question of the rehearsal, or show it with what is picked so far."""
    await _show(bot, click, await bot.acts.preparing.decide(click))


async def _show(bot: Front, click: Click, seen: Rehearsal) -> None:
    await bot.rehearsal_in(click.reply, await bot.illustrated.rehearsal(seen))
    if seen.reason is not None:
        await bot.say_reason(click.reply, seen.reason)


# its rules


@_rehearsing("setrules")
async def rules(bot: Front, click: Click) -> None:
    """Show all rules."""
    await _show_rules(bot, click, await bot.acts.preparing.go_on(click.game, click.actor))


@_rehearsing("pickrule")
async def pick(bot: Front, click: Click) -> None:
    """Open what was picked to be changed, or reset the rules."""
    seen = await bot.acts.preparing.go_on(click.game, click.actor)
    match next(iter(click.values), ""):
        case rehearsal_message.STOPS:
            await bot.rehearsal_in(click.reply, bot.illustrated.stops(seen))
        case rehearsal_message.TURNS:
            await bot.rehearsal_in(click.reply, bot.illustrated.turns(seen))
        case rehearsal_message.RESET:
            await _show_rules(bot, click, await bot.acts.preparing.forget_rules(click.game, click.actor))
        case picked:
            await bot.rehearsal_in(click.reply, bot.illustrated.rule(seen, _place(bot, seen, picked)))


@_rehearsing(at="rule")
async def rule(bot: Front, click: Click) -> None:
    """Take one of a rule's answers, or what was picked for its list."""
    seen = await bot.acts.preparing.go_on(click.game, click.actor)
    place, game = _place(bot, seen, click.question), _game(bot, seen)
    try:
        found = _ordered(game, seen, place, click)
    except (Refused, IllegalAnswer) as error:
        await bot.rehearsal_in(click.reply, bot.illustrated.rule(seen, place))
        await bot.say_reason(click.reply, error.reason)
        return
    if isinstance(found, Redraw):
        shown = bot.illustrated.rule(seen, place, page=found.page, draft=found.draft)
        await bot.rehearsal_in(click.reply, shown)
        return
    name = prepared_rules.standing(game, place).name
    await _show_rules(bot, click, await bot.acts.preparing.set_rule(click.game, click.actor, name, found))


def _ordered(game: Game, seen: Rehearsal, place: int, click: Click) -> Order | Redraw:
    """The meaning of a click on a rule. Raises Refused or IllegalAnswer."""
    if click.address.verb == "way":
        return prepared_rules.way(game, seen, place, click.address.page)
    choice = prepared_rules.list_for(game, seen, place)
    if choice is None:
        raise Refused(Text("unknown-button"))
    said = click.read(choice)
    return said if isinstance(said, Redraw) else prepared_rules.listed(game, seen, place, said.picks)


def _game(bot: Front, seen: Rehearsal) -> Game:
    return bot.tables.games[seen.desk.table.game]


def _place(bot: Front, seen: Rehearsal, choice_id: str) -> int:
    """The number of a rule. Raises Refused if there is none."""
    place = rehearsal_message.place_of(choice_id)
    prepared_rules.standing(_game(bot, seen), place)
    return place or 0


@_rehearsing("stops")
async def stops(bot: Front, click: Click) -> None:
    """Set what stops the turn."""
    await _show_rules(bot, click, await bot.acts.preparing.set_stops(click.game, click.actor, click.values))


@_rehearsing("turns")
async def turns(bot: Front, click: Click) -> None:
    """Set for how many turns it is."""
    wanted = number_in(next(iter(click.values), "")) or 1
    await _show_rules(bot, click, await bot.acts.preparing.set_turns(click.game, click.actor, wanted))


async def _show_rules(bot: Front, click: Click, seen: Rehearsal) -> None:
    await bot.rehearsal_in(click.reply, bot.illustrated.rules(seen))


# the prepared turn; the button names the draft shown with it, or the turn from which on something is laid ready


@_rehearsing("ready")
async def lay_ready(bot: Front, click: Click) -> None:
    """Lay ready what was shown; if that has changed by now, show it."""
    outcome = await bot.acts.preparing.lay_ready(click.game, click.actor, click.number, click.pressed)
    if outcome.reason is not None and outcome.reason.id == "prepare-changed":
        await _show(bot, click, await bot.acts.preparing.go_on(click.game, click.actor))
        await bot.say_reason(click.reply, outcome.reason)
        return
    await _moved(bot, click, outcome)


@_rehearsing("putaway")
async def put_away(bot: Front, click: Click) -> None:
    """Throw away what is laid ready."""
    outcome = await bot.acts.preparing.put_away(click.game, click.actor, click.number, click.pressed)
    await _moved(bot, click, outcome)


@_rehearsing("onrules")
async def keep_rules(bot: Front, click: Click) -> None:
    """Continue with the rules alone."""
    outcome = await bot.acts.preparing.keep_rules(click.game, click.actor, click.number, click.pressed)
    await _moved(bot, click, outcome)


@_rehearsing("shut")
async def shut(bot: Front, click: Click) -> None:
    """Return to the present state; the rehearsal's decisions are kept."""
    await _close(bot, click, await _desk(bot, click))


async def _desk(bot: Front, click: Click) -> Desk:
    return await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)


async def _close(bot: Front, click: Click, desk: Desk) -> None:
    """Show the present state in place of a rehearsal."""
    bot.posting.rehearsals.pop(click.reply.clicked, None)
    await click.reply.show(await bot.illustrated.desk(desk))


async def _moved(bot: Front, click: Click, outcome: Outcome) -> None:
    await _close(bot, click, outcome.desk)
    bot.courier.places.replied(outcome.fallback, click.reply.since)
    if outcome.reason is not None:
        await bot.say_reason(click.reply, outcome.reason)
