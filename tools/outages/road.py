"""The road between a bot and its stand-in for Discord, with all the faults of the internet."""

import asyncio
import socket
from contextlib import suppress
from typing import Literal

from tools.outages.jumping import JumpingLoop

Fault = Literal["refused", "no names", "no answer", "swallowed", "server error"]
FAULTS: tuple[Fault, ...] = ("refused", "no names", "no answer", "swallowed", "server error")
"""Nobody listens; no name is found; requests are never answered; not even a connection is made; 503."""
SILENT: tuple[Fault, ...] = ("no answer", "swallowed")
"""With these nothing shows that a connection is lost."""
BLOCK = 1 << 16
SORRY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Relay:
    """Leads from a port of its own to another; `port` is its own."""

    def __init__(self, loop: JumpingLoop, to: int) -> None:
        self._loop = loop
        self._to = to
        self._fault: Fault | None = None
        self._travellers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._full: list[socket.socket] = []
        self.port = 0

    async def open(self) -> None:
        """All is well (again); connections from before stay lost."""
        self._fault, self._loop.names = None, True
        self._abandon()
        for taken in self._full:
            taken.close()
        self._full.clear()
        await self._listen()

    async def close(self, fault: Fault) -> None:
        """From now on this is wrong."""
        self._fault, self._loop.names = fault, fault != "no names"
        if fault not in SILENT:
            self._abandon()
        if fault in ("refused", "swallowed"):
            await self._stop_listening()
        if fault == "swallowed":
            self._fill()

    async def end(self) -> None:
        """No road any more."""
        self._abandon()
        await self._stop_listening()

    async def _listen(self) -> None:
        if self._server is None:
            self._server = await asyncio.start_server(self._travel, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def _stop_listening(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None

    def _fill(self) -> None:
        """Fill the queue, so that newcomers get no reply at all."""
        waiting = socket.socket()
        waiting.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        waiting.bind(("127.0.0.1", self.port))
        waiting.listen(0)
        self._full.append(waiting)
        for _ in range(3):
            one = socket.socket()
            one.setblocking(False)
            with suppress(BlockingIOError):
                one.connect(("127.0.0.1", self.port))
            self._full.append(one)

    def _abandon(self) -> None:
        for writer in self._travellers:
            writer.transport.abort()
        self._travellers.clear()

    async def _travel(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._travellers.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            if self._fault == "server error":
                await reader.readuntil(b"\r\n\r\n")
                writer.write(SORRY)
                await writer.drain()
                writer.close()
            elif self._fault is None:
                there, back = await asyncio.open_connection("127.0.0.1", self._to)
                self._travellers.add(back)
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes one way; while something is wrong they are lost on the way."""
        with suppress(OSError):
            while data := await reader.read(BLOCK):
                if self._fault is None:
                    writer.write(data)
                    await writer.drain()
            if self._fault is None:
                writer.close()
