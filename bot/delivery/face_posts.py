"""Brings the faces in lists to Discord: what it does not have yet is uploaded, what is out of date removed.

Law: whatever Discord answers, the bot goes on; without the emojis lists are without faces.
"""

import asyncio

import discord
import structlog

from bot.messages.faces import NAME, Faces

log = structlog.get_logger()


async def bring_up_to_date(client: discord.Client, faces: Faces, *, upload: bool = True) -> None:
    """Learn which faces Discord has; `upload` the others, one after the other. discord.py waits where it must."""
    wanted = await asyncio.to_thread(faces.drawn)
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name in wanted.keys() & there.keys():
            faces.keep(name, there[name].id)
        if upload:
            await _upload(client, faces, {name: wanted[name] for name in wanted if name not in there})
            for name in there.keys() - wanted.keys():
                if NAME.fullmatch(name):
                    await there[name].delete()
    except discord.HTTPException as error:
        log.warning("faces_not_kept", status=error.status, code=error.code, error=str(error))


async def _upload(client: discord.Client, faces: Faces, missing: dict[str, bytes]) -> None:
    for name, data in missing.items():
        kept = await client.create_application_emoji(name=name, image=data)
        faces.keep(name, kept.id)
    if missing:
        log.info("faces_uploaded", count=len(missing))
