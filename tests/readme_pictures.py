"""Draws the README's pictures anew: python -m tests.readme_pictures"""

from pathlib import Path

from bot.phrases import Phrasebook
from games.kernel.discovery import find_games
from games.kernel.game import Setup
from games.kernel.match import Match
from renderers.painter import painter_for
from renderers.stage import Stage

FOLDER = Path(__file__).parent / "pictures"
NAMES = ("Anna", "Ben", "Clara")
TURNS = 37
KINGDOM = (
    "festival", "militia", "throne_room", "bridge", "nobles", "harem", "monument", "trade_route", "tournament",
    "horse_traders",
)  # fmt: skip
"""Cards of all four sets."""


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
    main()
