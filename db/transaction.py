"""An open transaction, as every function of this package takes it."""

from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

Transaction: TypeAlias = AsyncConnection
