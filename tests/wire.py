"""A wire to a PostgreSQL server that can be cut, held and mended at any moment a test chooses, as networks and
restarting servers do.
"""

import asyncio

from sqlalchemy import URL

COMMIT = b"COMMIT;"
"""The command with which a program has its writes stored."""
CHUNK = 1 << 16


class Wire:
    """Stands between programs and the server."""

    def __init__(self, server: URL) -> None:
        self.server = server
        self._cut_at: bytes | None = None
        self._heard = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._listening: asyncio.Server | None = None
        self._port = 0
        self._ends: set[asyncio.StreamWriter] = set()

    def to(self, database: URL) -> URL:
        """Where a program finds this database of the server."""
        return database.set(host="127.0.0.1", port=self._port)

    async def mend(self) -> None:
        """Take connections, always at the same place; held data flows on, and no cut is pending."""
        self._flowing.set()
        self._cut_at = None
        if self._listening is None:
            self._listening = await asyncio.start_server(self._joined, "127.0.0.1", self._port)
            self._port = self._listening.sockets[0].getsockname()[1]

    def stop(self) -> None:
        """Cut every connection and take no more: the server is stopped."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        self.cut()

    def cut(self) -> None:
        """Cut every connection: a server has restarted."""
        for end in list(self._ends):
            end.transport.abort()

    def cut_at(self, word: bytes, *, heard: bool) -> None:
        """Cut the next connection that sends this word, before or after the server has `heard` and answered it."""
        self._cut_at, self._heard = word, heard

    def hold(self) -> None:
        """Let nothing through and say nothing about it: the server is frozen."""
        self._flowing.clear()

    async def _joined(self, near: asyncio.StreamReader, near_end: asyncio.StreamWriter) -> None:
        far, far_end = await asyncio.open_connection(self.server.host, self.server.port)
        ends, deaf = {near_end, far_end}, asyncio.Event()
        self._ends |= ends
        flows = [
            asyncio.create_task(self._asked(near, far_end, deaf)),
            asyncio.create_task(self._answered(far, near_end, deaf)),
        ]
        await asyncio.wait(flows, return_when=asyncio.FIRST_COMPLETED)
        self._ends -= ends
        for end in ends:
            end.transport.abort()
        for flow in flows:
            flow.cancel()
        await asyncio.gather(*flows, return_exceptions=True)

    async def _asked(self, near: asyncio.StreamReader, far_end: asyncio.StreamWriter, deaf: asyncio.Event) -> None:
        while said := await near.read(CHUNK):
            await self._flowing.wait()
            if self._cut_at is not None and self._cut_at in said:
                self._cut_at = None
                if not self._heard:
                    return
                deaf.set()
            far_end.write(said)

    async def _answered(self, far: asyncio.StreamReader, near_end: asyncio.StreamWriter, deaf: asyncio.Event) -> None:
        while said := await far.read(CHUNK):
            await self._flowing.wait()
            if deaf.is_set():
                return
            near_end.write(said)
