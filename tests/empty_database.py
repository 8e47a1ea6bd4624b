"""A new database at a tenth of its price: made once by the real steps, then copied.

Law: what is copied is what `open_database` makes of a file that is not there.
"""

from pathlib import Path

from db.engine import open_database

_made: list[bytes] = []


async def lay_out(file: Path) -> None:
    """Put a database with empty tables where there is none yet."""
    if not _made:
        await (await open_database(f"sqlite+aiosqlite:///{file.with_suffix('.empty')}")).close()
        _keep(file.with_suffix(".empty"))
    _copy(file)


def _keep(file: Path) -> None:
    _made.append(file.read_bytes())
    file.unlink()


def _copy(file: Path) -> None:
    if not file.exists():
        file.write_bytes(_made[0])
