"""What the library cannot read of a server keeps nobody there from playing, and nobody elsewhere."""

from typing import Any

import pytest

from sandbox import InteractionState
from sandbox.service.gateway import Gateway
from sandbox.state.account import HOME, Guild
from tests.end_to_end.house import CHANNEL, House

FOREIGN: list[dict[str, Any]] = [
    {"channels": [{"id": "9", "type": 0, "name": "x"}, {"id": "what", "type": 0}]},
    {"roles": [{"id": None}]},
    {"members": None},
    {"id": "what"},
    {"threads": [7]},
]
"""What a library of another year might find in a server."""


@pytest.mark.parametrize("foreign", FOREIGN, ids=lambda value: next(iter(value)))
async def test_in_a_server_that_cannot_be_read_a_game_is_played(
    house: House, monkeypatch: pytest.MonkeyPatch, foreign: dict[str, Any]
) -> None:
    whole = Gateway._guild

    def strange(gateway: Gateway, guild: Guild) -> dict[str, Any]:
        return {**whole(gateway, guild), **(foreign if guild is HOME or guild.id == HOME.id else {})}

    status = await house.game("Anna", "Ben")
    await house.stop_bot()
    monkeypatch.setattr(Gateway, "_guild", strange)
    await house.start_bot()
    for person in ("Anna", "Ben"):
        assert (await house.hand(house.person(person), status)).visible_to == house.person(person).id
    assert (await house.decide(house.person("Anna"))).answered
    opened = await house.person("Clara").command(CHANNEL, "/play", game="dominion", where="thread")
    assert opened.answered
    assert opened.state is InteractionState.ANSWERED
    assert house.unanswered == []


async def test_an_event_that_cannot_be_read_disturbs_nobody(house: House) -> None:
    status = await house.game("Anna", "Ben")
    for kind in ("INTERACTION_CREATE", "CHANNEL_DELETE", "GUILD_UPDATE", "THREAD_DELETE", "GUILD_DELETE", "RESUMED"):
        house.sandbox.gateway.dispatch(kind, {"id": "what", "guild_id": [], "type": {}}, HOME.id)
        house.sandbox.gateway.dispatch(kind, None, HOME.id)
    assert (await house.hand(house.person("Anna"), status)).visible_to == house.person("Anna").id
    assert (house.sandbox.gateway.identified, house.sandbox.gateway.resumed) == (1, 0), "nothing broke"
