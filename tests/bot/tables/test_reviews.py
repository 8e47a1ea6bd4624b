"""A look back on a finished game: on the own decisions alone, one of a person at a time, kept when it is finished."""

from pathlib import Path

import pytest

from bot.language.phrases import channel_link
from bot.tables.acts.reviews import MOST, Review, Reviews
from bot.tables.reckoner.reckoning import ReckoningFailed
from bot.tables.terms.actors import Refused
from tests.bot.tables.helped import ANNA, BEN, GAME, Foretold, play, table


async def silent(review: Review) -> None:
    """Nobody listens."""


async def test_it_is_for_those_who_played_and_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with table(tmp_path) as tables:
        reviews = Reviews(tables, Foretold())
        with pytest.raises(Refused, match="record-not-over"):
            await reviews.of(GAME, ANNA.user_id, silent)
        await play(tables)
        with pytest.raises(Refused, match="not-seated"):
            await reviews.of(GAME, 99, silent)
        told: list[float] = []

        async def hear(review: Review) -> None:
            told.append(review.done)
            if len(told) == 1:
                with pytest.raises(Refused, match="review-under-way"):
                    await reviews.of(GAME, ANNA.user_id, silent)
                reviews._under_way[ANNA.user_id] = (GAME + 1, 77)
                with pytest.raises(Refused, match="review-other-under-way") as refused:
                    await reviews.of(GAME, ANNA.user_id, silent)
                assert channel_link(77) in str(refused.value)
                assert await reviews.of(GAME, BEN.user_id, silent), "it does not wait for somebody else's"

        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.acts.reviews.SECONDS", -1.0)
            assert not (await reviews.of(GAME, ANNA.user_id, silent)).finished
        found = await reviews.of(GAME, ANNA.user_id, hear)
        assert found.finished
        assert len(found.found) == MOST <= found.others <= found.decisions
        assert told[0] == 0.0
        assert max(told) < 1
        assert await reviews.of(GAME, ANNA.user_id, hear) is found
        assert found.player == "hard"


async def test_what_fails_is_said_and_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ReckoningFailed

    async with table(tmp_path) as tables:
        await play(tables)
        reviews = Reviews(tables, Foretold())
        with monkeypatch.context() as patch:
            patch.setattr(Foretold, "outcomes", fail)
            with pytest.raises(Refused, match="review-failed"):
                await reviews.of(GAME, ANNA.user_id, silent)
        assert (await reviews.of(GAME, ANNA.user_id, silent)).found
