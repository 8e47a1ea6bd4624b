"""Draws the README's pictures anew: python -m tests.readme_pictures; with `film`, its film instead."""

import asyncio
import sys
from pathlib import Path
from unittest.mock import patch

from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook
from games.kernel.discovery import find_games
from games.kernel.game import Setup
from games.kernel.match import Match
from renderers.painter import painter_for
from renderers.stage import Stage
from tests.bot.filmed import filmed, played

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Anna", "Ben", "Clara")
TURNS = 37
KINGDOM = (
    "festival", "militia", "throne_room", "bridge", "nobles", "harem", "monument", "trade_route", "tournament",
    "horse_traders",
)  # fmt: skip
"""Cards of all four sets."""
FILM_SEED, FILM_BYTES, FILM_PICTURES = b"film", 1_500_000, 40


def draw_film() -> None:
    """A whole game of two good computers, in at most a megabyte and a half."""
    game = find_games()["dominion"]
    match, frames = played(game, Setup(2, options={"kingdom": KINGDOM}), FILM_SEED, game.levels[-1])
    drawing = Drawing(Phrasebook.load())
    with patch("bot.messages.pictures.FILM_BYTES", FILM_BYTES):
        film = asyncio.run(filmed(drawing, match, frames, "en", FILM_PICTURES))
    drawing.close()
    (FOLDER / "film.webp").write_bytes(film.data)


def main() -> None:
    """A table in the middle of a game of computers, and the hand of whoever's turn it is."""
    game = find_games()["dominion"]
    options = {"kingdom": KINGDOM, "colony": "yes"}
    match = Match.begin(game, Setup(seats=3, options=options), b"readme")
    advise = game.advisor(game.levels[-1])
    while match.turn < TURNS:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advise(match.look(choice.seat), choice))
    seat = game.turn_order(match.state)[0]
    say = Phrasebook.load().speaker("en", NAMES, markdown=False)
    stage = Stage(NAMES, say, awaited=match.awaited())
    painter = painter_for(game.name)
    table, hand = match.view(None), match.view(seat)
    (FOLDER / "table.png").write_bytes(painter.table(table, stage, game.tell_table(table)).data)
    (FOLDER / "hand.png").write_bytes(painter.hand(hand, stage, game.tell_hand(hand)).data)


if __name__ == "__main__":
    draw_film() if sys.argv[1:] == ["film"] else main()
