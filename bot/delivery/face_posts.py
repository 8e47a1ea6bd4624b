"""The faces in lists, as emojis on Discord: missing ones are uploaded, outdated ones removed.

Law: whatever Discord answers, the bot goes on and tries again later; without the emojis lists have no faces.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import discord
import structlog

from bot.messages.pictures.faces import NAME, Faces

AGAIN_SECONDS = 15 * 60.0
"""How often to check that Discord still has them: another process uploads them, a person may delete them."""

PACE_SECONDS = 0.04
"""The pause after each upload, which leaves half of Discord's limit per second to the players."""

log = structlog.get_logger()


async def keep_up_to_date(client: discord.Client, faces: Faces, leading: asyncio.Event) -> None:
    """Check now and then until cancelled; upload while `leading` is set, at once when it is."""
    while True:
        leads = leading.is_set()
        try:
            await bring_up_to_date(client, faces, upload=leads)
        except Exception as error:
            log.warning("faces_not_kept", error=f"{type(error).__name__}: {error}")
        if leads:
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS):
                    await leading.wait()


async def bring_up_to_date(client: discord.Client, faces: Faces, *, upload: bool = True) -> None:
    """Learn which faces Discord has; `upload` the others one by one, slowly."""
    wanted = await asyncio.to_thread(faces.drawn)
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    ids = {name: there[name].id for name in wanted.keys() & there.keys()}
    faces.keep(ids)
    if upload:
        await _upload(client, faces, ids, {name: wanted[name] for name in wanted if name not in there})
        for name in there.keys() - wanted.keys():
            if NAME.fullmatch(name):
                await there[name].delete()


async def _upload(client: discord.Client, faces: Faces, ids: dict[str, int], missing: Mapping[str, bytes]) -> None:
    """Upload the missing faces and let lists show each at once; a refused one does not hold up the others."""
    for name, data in missing.items():
        try:
            ids[name] = (await client.create_application_emoji(name=name, image=data)).id
        except discord.HTTPException as error:
            log.warning("face_not_kept", name=name, status=error.status, code=error.code, error=str(error))
        else:
            faces.keep(ids)
        await asyncio.sleep(PACE_SECONDS)
    if missing:
        log.info("faces_uploaded", count=len(missing.keys() & ids.keys()), of=len(missing))
