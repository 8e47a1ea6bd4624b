"""Direct messages and channels that Discord refuses with each code that its documentation lists for them, with
unknown codes, and with none: what becomes of a game then. All of it: python -m tools refused
"""

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import pytest
from structlog.testing import capture_logs

from bot.delivery.direct import UNREACHED
from db.people import players, refusals
from sandbox import Message, Person
from sandbox.forms.document import Document
from sandbox.state.account import BOT_ID
from tests.end_to_end.house import CHANNEL, House

OPENING, SENDING = "^/users/@me/channels$", "^/channels/{}/messages$"
RefusedAct: TypeAlias = Literal["opening", "sending"]
SOON_MS = 2_000
"""The time after which the first direct message of a seat is due."""
FOR_EVER = 10**6
ANSWERS = 30


class Response(NamedTuple):
    """Discord's answer: status, code, and the whole body if it is an unusual one."""

    status: int
    code: int = 0
    body: Document | None = None


CAPTCHA = Response(400, 0, {"captcha_key": ["captcha-required"], "captcha_sitekey": "0", "captcha_service": "hcaptcha"})
CODES: Mapping[int, tuple[int, ...]] = {
    400: (
        0, 20009, 20016, 20024, 20028, 20029, 30015, 40003, 40004, 40005, 40006, 40058, 50003, 50006, 50008, 50009,
        50016, 50024, 50033, 50035, 50045, 50046, 50068, 50083, 50109, 50146, 60003, 90001, 110001, 130000, 160002,
        160005, 200000, 240000, 999_999,
    ),
    403: (
        0, 20001, 20012, 20018, 20026, 40001, 40002, 40003, 40007, 50001, 50002, 50007, 50009, 50013, 50014, 50095,
        50278, 50600, 340015, 999_999,
    ),
    404: (0, 10001, 10003, 10004, 10008, 10013, 999_999),
    405: (0,),
    413: (0, 40005),
}  # fmt: skip
"""By status: the possible codes for opening direct messages or sending a message, and unknown ones."""
ALL = (CAPTCHA, *(Response(status, code) for status, codes in CODES.items() for code in codes))


class Aftermath(NamedTuple):
    """The aftermath for a game: refused requests for each person concerned, the text of the lobby's seat, lines that
    called somebody, log lines about it, and the remembered state at the end.
    """

    vain: int
    lobby: str
    calls: int
    lines: int
    remembered: refusals.RefusedPlace | None


async def came(house: House, answer: Response, where: RefusedAct) -> Aftermath:
    """Anna and Ben play so many answers below the table; Ben's direct messages are refused (`opening`: everybody's)."""
    anna, ben = house.person("Anna"), house.person("Ben")
    path = OPENING
    if where == "sending":
        path = SENDING.format(house.sandbox.channel_desk.open_dm(ben.account).id)
    faults = house.sandbox.faults
    faults.answer("POST", path, answer.status, code=answer.code, body=answer.body, times=FOR_EVER)
    with capture_logs() as lines:
        lobby = await house.lobby("Anna", "Ben")
        await house.later(SOON_MS)
        await house.settled()
        shown = anna.now(lobby) or lobby
        status = await started(house, anna, shown)
        seen = await many_answers(house, status)
    told = [line for line in lines if line["event"] == "direct_message_refused"]
    assert not any(name in str(line) for line in told for name in ("Anna", "Ben"))
    concerned = 1 if where == "sending" else 2
    return Aftermath(
        vain(house, path) // concerned, seat_line(shown, "Ben"), seen, len(told) // concerned, await remembered(house)
    )


async def started(house: House, host: Person, lobby: Message) -> Message:
    """The status message of a game that has begun."""
    outcome = await house.press(host, lobby, "start")
    assert outcome.updated is not None, outcome.reason
    return outcome.updated


async def many_answers(house: House, status: Message, answers: int = ANSWERS) -> int:
    """Let Anna and Ben play below the table; how often Ben was asked and called in the channel at the same time. It
    is a fault if he was asked and neither called nor asked directly.
    """
    seen = 0
    while await house.step() < answers:
        for name in ("Anna", "Ben"):
            await house.settled()
            person = house.person(name)
            if name == "Ben":
                assert calls(house, person) or house.question(person), "asked, and told nowhere"
                seen += bool(calls(house, person))
            await house.turn(person, await house.hand(person, status))
    await house.settled()
    house.pinged.clear()
    return seen


def calls(house: House, person: Person, channel: str = CHANNEL) -> list[Message]:
    """The lines in the channel that call this person."""
    seen = house.person("David").sees(channel)
    return [message for message in seen if f"<@{person.id}>" in message.text and message.author_id == BOT_ID]


def vain(house: House, path: str) -> int:
    """How many requests to this path were refused."""
    return len([one for one in house.sandbox.requests.of("POST", path) if one.status >= 400])


def seat_line(lobby: Message, name: str) -> str:
    """A lobby's text about a seat."""
    return next(line for line in lobby.text.splitlines() if f" {name} " in f"{line} " and line.startswith("**"))


async def remembered(house: House, name: str = "Ben") -> refusals.RefusedPlace | None:
    """The memory of a person's direct messages; once they are called elsewhere, it is known."""
    user_id = house.person(name).id
    async with house.running.database.reading() as tx:
        row, refusal = await players.get(tx, user_id), await refusals.get(tx, refusals.person(user_id))
    assert row is not None
    assert (row.dm_state == UNREACHED) == (refusal is not None)
    return refusal


async def everything() -> bool:
    """Try all answers at both requests; returns whether all went well."""
    well = True
    for answer in ALL:
        for where in ("opening", "sending"):
            with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
                house = House(Path(folder), patch)
                await house.start()
                try:
                    found = await came(house, answer, where)
                finally:
                    await house.stop()
            right = found.vain <= 2 and found.calls > 0 and found.lines == found.vain
            well = well and right
            known = found.remembered and (found.remembered.kind, found.remembered.times)
            print(
                answer.status, answer.code, where, found.vain, found.calls, known, "" if right else "WRONG", flush=True
            )
    return well


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(everything()) else 1)
