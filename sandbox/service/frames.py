"""Frames: sends text frames over one websocket, in order, without making anybody wait."""

import asyncio

from aiohttp import web

QUEUED_MOST = 5000


class FrameWriter:
    """The outgoing side of one websocket. A reader that is too slow is cut off."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self._socket = socket
        self._request = request
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUED_MOST)
        self._task = asyncio.create_task(self._run())
        self.closed_by_us = False

    def put(self, frame: bytes) -> None:
        """Send a frame some time soon."""
        try:
            self._queue.put_nowait(frame.decode())
        except asyncio.QueueFull:
            self.cut()

    async def _run(self) -> None:
        while True:
            frame = await self._queue.get()
            try:
                await self._socket.send_str(frame)
            except (ConnectionError, RuntimeError):
                return

    def cut(self) -> None:
        """Cut the connection without a goodbye."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Say goodbye with a close code."""
        self.closed_by_us = True
        self.stop()
        await self._socket.close(code=code, message=reason.encode())

    def stop(self) -> None:
        """Send nothing more."""
        self._task.cancel()
