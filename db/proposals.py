"""What is put to the vote at a table: one proposal at a time per game, kept until the next one.

Law: whoever changes one holds its game (`hold_running`), so two votes at once are counted one after the other.
"""

from sqlalchemy import delete, insert, select, update

from db.rows import Proposal
from db.schema import proposals
from db.status import hold_running
from db.transaction import Transaction


async def find(tx: Transaction, game_id: int) -> Proposal | None:
    """The newest proposal of a game, be it over or not."""
    row = (await tx.execute(select(proposals).where(proposals.c.game == game_id))).one_or_none()
    return Proposal(*row) if row else None


async def held(tx: Transaction, game_id: int) -> Proposal | None:
    """The same, and nobody else changes it until this transaction ends. Raises WrongStatus if the game is over."""
    await hold_running(tx, game_id)
    return await find(tx, game_id)


async def put(tx: Transaction, proposal: Proposal) -> None:
    """A new proposal, in place of the one before."""
    await tx.execute(delete(proposals).where(proposals.c.game == proposal.game))
    values = {field: getattr(proposal, field) for field in proposal.__struct_fields__}
    await tx.execute(insert(proposals), [values])


async def change(tx: Transaction, game_id: int, what: bytes) -> None:
    """How it stands by now."""
    await tx.execute(update(proposals).where(proposals.c.game == game_id).values(what=what))
