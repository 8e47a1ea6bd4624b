"""What no client of Discord's own sends: every verb there is, with values and drafts that nobody offered, pressed in
public and private messages. It is refused, or does what the same person could have done; nothing breaks, and nobody
reads what another one's is.
"""

from pathlib import Path

import pytest
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from bot.clicks.routes import verbs_at
from bot.messages.parts.custom_ids import LONGEST_DRAFT, Address
from sandbox import Message
from tests.end_to_end.conftest import opened
from tests.end_to_end.house import House
from tools.fuzz.laws import Laws

ENDING = ("abort", "again", "cancel", "erase", "leave", "resign", "start")
"""What would end the table that all is tried at, or the lobby."""
VALUES = ((), ("9" * 100,), (f"{'9' * 90}.normal",), (f"dominion|{'9' * 88}|x",), ("\0", "x"))
DRAFT = "z" * LONGEST_DRAFT


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "game"])
async def test_whatever_is_forged_nothing_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool) -> None:
    monkeypatch.setattr("bot.tables.acts.counsel.SECONDS", 0.0)
    async with opened(House(tmp_path, monkeypatch)) as house:
        with capture_logs([format_exc_info]) as lines:
            public = await (house.game if begun else house.lobby)("Anna", "Ben")
            private = (await house.press(house.person("Anna"), public, "hand" if begun else "options")).said
            with Laws(house, lines, absent="David") as laws:
                tried = [await forged(house, laws, (public, private), verb) for verb in verbs(house)]
                await laws.end()
    assert sum(tried) > 500


def verbs(house: House) -> list[str]:
    """All verbs, but those that end it all."""
    return sorted((verbs_at("table") | verbs_at("question")).difference(ENDING))


async def forged(house: House, laws: Laws, messages: tuple[Message, ...], verb: str) -> int:
    """Press this verb in each message with whatever nobody offered; how often."""
    plain, drafted = Address(1, verb=verb).encode(), Address(1, verb=verb, page=35, draft=DRAFT).encode()
    presses = [(message, plain, values) for message in messages for values in VALUES]
    presses += [(message, drafted, ()) for message in messages]
    for message, custom_id, values in presses:
        await laws.hold(await house.forge(house.person("Anna"), message, custom_id, values))
    return len(presses)
