"""Clicks on the question which game a command means: the choice, or another page of games."""

from bot.clicks.routes import pressed
from bot.messages.pages import which_game
from bot.messages.parts.custom_ids import Address
from bot.replies.click import Click
from bot.replies.front import Front, Meaning
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text


@pressed(which_game.IN_GAME)
async def go_on(bot: Front, click: Click) -> None:
    """Run the typed command in this game; its result replaces the question."""
    await _go_on(bot, click, click.address)


@pressed(which_game.GAMES)
async def pick(bot: Front, click: Click) -> None:
    """The same in the game picked from the list; or another page of the list."""
    for value in click.values:
        picked = Address.parse(value)
        if picked is None or picked.verb != which_game.IN_GAME:
            raise Refused(Text("unknown-button"))
        await _go_on(bot, click, picked)
        return
    meaning, words = _meant(bot, click.address)
    await click.reply.show(await meaning.turn_to(click.reply.interaction, words, click.address.page))


async def _go_on(bot: Front, click: Click, picked: Address) -> None:
    meaning, words = _meant(bot, picked)
    click.reply.instead = True
    await meaning.go_on(click.reply.interaction, picked.game, words)


def _meant(bot: Front, address: Address) -> tuple[Meaning, tuple[str, ...]]:
    """The command that a button carries, and its typed options. Raises Refused."""
    name, *words = which_game.read(address.draft) or ("",)
    if name not in bot.meanings:
        raise Refused(Text("unknown-button"))
    return bot.meanings[name], tuple(words)
