"""Back within a minute of the network, however it was away, and with a line a minute in the log.

`python -m tools outages` goes through all of them.
"""

import asyncio
import time

import pytest

from tools.outages.jumping import jumping
from tools.outages.road import FAULTS, Fault
from tools.outages.trial import MINUTE, go_through, kept


@pytest.mark.parametrize("fault", FAULTS)
def test_after_an_outage_it_is_back_within_a_minute(fault: Fault) -> None:
    found = go_through(fault, 600, shards=fault in FAULTS[::2])
    assert kept(found, 600), found
    assert found.identified == 0, "Discord still knows the sessions"
    assert found.foreign == (), "and nobody else fills the log"


@pytest.mark.parametrize("fault", FAULTS[:2])
def test_a_bot_that_starts_without_a_network_waits_for_it(fault: Fault) -> None:
    found = go_through(fault, 600, shards=fault in FAULTS[::2], at_start=True)
    assert kept(found, 600), found


def test_forty_minutes_are_no_longer_waited_for_than_ten() -> None:
    found = go_through("refused", 2400, shards=False)
    assert kept(found, 2400), found
    assert found.tries > 2400 / MINUTE, "it never stopped trying"


def test_time_jumps_where_nothing_moves() -> None:
    async def slept() -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.sleep(86_400)
        return loop.time() - began

    began = time.monotonic()
    assert jumping(slept()) >= 86_400
    assert time.monotonic() - began < 3600
