"""Logging in: the bot logs in as soon as Discord can be reached, however late the network or the clock comes.

Laws: temporary trouble (no network yet, a wrong clock, a portal's page, Discord in trouble, an address that is blocked
for a while) is waited out; an error that somebody must fix, above all a wrong token, is raised at once. If Discord says
to stay away for a while, the bot does.
"""

import asyncio
from collections.abc import Callable

import aiohttp
import discord

from bot.gateway.outage import Outage, Pauses
from bot.host.startup import NotDiscord, is_blocked, is_page, reason
from games.kernel.engine.text import Text

LOGIN_SECONDS = 30.0
"""How long a try may last: a little longer than discord.py's own retries while Discord is in trouble."""
NO_WAIT_SECONDS = 0.001
"""Longer waits that Discord demands happen here: LOGIN_SECONDS would cut discord.py off."""
SHUT_OUT_SECONDS, SHUT_OUT_MOST = 300.0, 3600.0
"""How long to stay away by default, and at most: coming back too soon prolongs the block."""
MISREAD = (TypeError, LookupError, AttributeError, ValueError)
LOGIN = "login"


async def log_in(client: discord.Client, token: str, outage: Outage, tell: Callable[[Text], None]) -> None:
    """Log in; `tell` hears why that takes so long, each reason once. Raises what waiting does not cure."""
    pauses, told = Pauses(), set[str]()
    while True:
        try:
            await _try(client, token)
        except Exception as error:
            why = reason(error)
            if why is None or not passes(error):
                raise
            outage.note(LOGIN, error)
            if why.id not in told:
                told.add(why.id)
                tell(Text("start-waiting", why=why))
            await asyncio.sleep(max(pauses.next(), shut_out(error)))
        else:
            outage.end(LOGIN)
            return


async def _try(client: discord.Client, token: str) -> None:
    """Log in once. Raises NotDiscord if the answer cannot be read, RateLimited if it says to wait."""
    patience, client.http.max_ratelimit_timeout = client.http.max_ratelimit_timeout, NO_WAIT_SECONDS
    try:
        async with asyncio.timeout(LOGIN_SECONDS):
            await client.login(token)
    except BaseException as error:
        await client.http.close()
        # Its connections are closed with it: the next try makes its own.
        client.http.connector = discord.utils.MISSING
        if _is_foreign(error):
            raise NotDiscord from error
        raise
    finally:
        client.http.max_ratelimit_timeout = patience


def _is_foreign(error: BaseException) -> bool:
    """Whether the answer is not Discord's: discord.py takes every 401 for a refused token, even a proxy's page."""
    match error:
        case discord.LoginFailure(__cause__=discord.HTTPException() as answer):
            return is_page(answer)
        case OSError() | aiohttp.ClientError():
            return False
    return isinstance(error, MISREAD)


def passes(error: Exception) -> bool:
    """Whether this may pass by itself."""
    match error:
        case discord.HTTPException():
            return error.status >= 500 or error.status == 429 or is_page(error)
        case discord.RateLimited() | NotDiscord():
            return True
        case aiohttp.InvalidURL():
            return False
    return isinstance(error, OSError | aiohttp.ClientError)


def shut_out(error: Exception) -> float:
    """How many seconds to wait after this before asking again."""
    match error:
        case discord.RateLimited():
            return _within_bounds(error.retry_after)
        case discord.HTTPException() if error.status == 429:
            said = error.response.headers.get("Retry-After", "")
            return _within_bounds(float(said) if said.isdecimal() else SHUT_OUT_SECONDS)
        case discord.HTTPException() if is_blocked(error):
            return SHUT_OUT_SECONDS
    return 0.0


def _within_bounds(seconds: float) -> float:
    return min(max(seconds, 1.0), SHUT_OUT_MOST)
