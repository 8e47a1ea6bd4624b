"""Tables, hands and people to draw: real games, and views as odd as the types allow."""

import csv
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

from bot.language.locales import locale_sources
from bot.language.phrases import LANGUAGES, Language, Phrasebook, Speaker
from games.dominion import GAME
from games.dominion.card import Card
from games.dominion.cards import CARDS
from games.dominion.view import PileView, SeatView, TurnView, View
from games.kernel.contract.game import Game
from games.kernel.match import Match
from renderers.surface.canvas import FinishedPart
from renderers.surface.lettering import names_shown
from renderers.surface.sheet import Sheet, stacked
from renderers.surface.stage import Looks, PaletteName, Stage, ThemeName
from renderers.surface.theme import theme_for
from tests.games.playing import begin

PEOPLE = ("Anna", "Ben", "Clara", "David", "Eva", "Friedrich")
ODD_PEOPLE = (
    "\U0001f600\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "達也",
    "عبد الله",
    "Z\u0351\u0358\u0301a\u0337\u0301l\u0360go\u0301\u0301\u0301\u0301",
    "**__`@everyone`__**\n# <#1>",
    "W" * 32,
    "",
    "\u202etxet\x00\x07\x1b[31m",
    "ÅÉÎÕÜŻ ĄĘ Ç ğpqyj",
    "Clara-Sophie Wilhelmine von und zu",
)
LOOKS: tuple[Looks, ...] = tuple((theme, palette) for theme in get_args(ThemeName) for palette in get_args(PaletteName))
STAND_INS = Path(__file__).with_name("every_card.csv")
PRIZES = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


@cache
def stand_ins() -> tuple[dict[str, str], ...]:
    """Name, titles, cost and kinds of every card of four sets, known to the rules or not."""
    with STAND_INS.open(encoding="utf-8") as file:
        return tuple(csv.DictReader(file))


def stand_in(row: dict[str, str]) -> Card:
    """A card that looks like itself and does nothing."""
    kinds = tuple(row["kinds"].split())
    gives = {"cards": 1, "actions": 2, "buys": 1, "coins": 2} if "action" in kinds else {"coins": 5}
    points, brings = 10 if "victory" in kinds else 0, PRIZES if row["name"] == "tournament" else ()
    is_treasure = "treasure" in kinds
    return Card(
        row["name"], int(row["cost"]), kinds, "later", points=points, is_treasure=is_treasure, brings=brings, **gives
    )


@cache
def phrasebook() -> Phrasebook:
    """All texts, with a title for every card of four sets."""
    sources = [*locale_sources()]
    known = Phrasebook(sources)
    for language in LANGUAGES:
        speaker = known.speaker(language)
        titles = {f"card-{row['name'].replace('_', '-')}": row[language] for row in stand_ins()}
        lines = [f"{key} = {title}" for key, title in titles.items() if not speaker.knows(key)]
        sources.append(("tests", language, "\n".join(lines)))
    return Phrasebook(sources, strict=True)


def on_one(sheets: Sequence[Sheet]) -> FinishedPart:
    """All sheets of a table as one, to examine the writing on them."""
    first = sheets[0].part
    return stacked([sheet.part for sheet in sheets], theme_for(*first.looks)) if len(sheets) > 1 else first


def words_of(sheet: FinishedPart) -> list[str]:
    """Everything that is written on a picture, in its order."""
    return [written.words for written in sheet.written]


def stage(
    language: Language = "en",
    looks: Looks = ("dark", "normal"),
    people: Sequence[str] = PEOPLE,
    awaited: tuple[int, ...] = (),
    game: str | None = None,
) -> Stage:
    """A stage with these people and one game's own words."""
    names = names_shown(people)
    return Stage(names, speaker(language, names, game), *looks, awaited=awaited)


def speaker(language: Language, names: tuple[str, ...], game: str | None = None) -> Speaker:
    """Says every text, without markdown."""
    return phrasebook().speaker(language, names, game=game).plain


def table(players: int = 4, kingdom: Sequence[str] = (), **changes: Any) -> View:
    """A table in the middle of a game as a spectator sees it; `changes` replace its fields."""
    fields: dict[str, Any] = {
        "seat": None,
        "hand": (),
        "piles": tuple(PileView(card, 8, CARDS[card].cost) for card in (*BASIC, *kingdom)),
        "kingdom": tuple(kingdom),
        "seats": tuple(face(seat) for seat in range(players)),
        "trash": (),
        "turn": TurnView(seat=players - 1, number=12, phase="action", actions=1, buys=1, coins=0),
        "over": False,
    }
    return View(**(fields | changes))


def face(seat: int, **changes: Any) -> SeatView:
    """A seat with cards everywhere."""
    fields: dict[str, Any] = {
        "seat": seat,
        "hand_size": 5,
        "deck_size": 12,
        "discard_size": 9,
        "discard_top": "copper",
        "in_play": (),
        "set_aside": (),
        "tokens": 0,
        "turns": 11,
    }
    return SeatView(**(fields | changes))


LARGEST = (
    "bank", "grand_market", "nobles", "harem", "royal_seal", "contraband", "young_witch", "tournament",
    "horse_traders", "trade_route", "great_hall",
)  # fmt: skip
"""A kingdom with a bane, the Prizes, the Trade Route's mat and cards of two kinds; to be played with Colony."""


def largest(seats: int = 6) -> View:
    """The fullest table there is: every sort of mark, lowered prices, cards lying open before several seats."""
    piles = tuple(_marked(card) for card in (*BASIC, "platinum", "colony", *LARGEST))
    faces = [
        face(seat, hand_size=5 + seat, tokens=7 * seat, discard_top=LARGEST[seat], turns=21) for seat in range(seats)
    ]
    in_play = ("bridge", "bridge", "quarry", "royal_seal", "kings_court", "harem", "silver", "copper", "copper")
    faces[1] = face(1, revealed=("copper", "great_hall", "royal_seal"), tokens=12, turns=20)
    faces[0] = face(0, set_aside=("horse_traders", "horse_traders"), in_play=in_play, turns=21, tokens=103)
    return table(
        seats, LARGEST, piles=piles, seats=tuple(faces), trash=("estate", "copper", "copper", "curse", "loan", "moat"),
        turn=TurnView(0, 21, "buy", 2, 3, 17), mat=("estate", "harem"), prizes=PRIZES,
        lowered=("bridge", "bridge", "quarry"),
    )  # fmt: skip


def _marked(card: str) -> PileView:
    """A pile with its special marks in the fullest game, all a little cheaper."""
    victory = "victory" in CARDS[card].kinds and card not in ("estate", "harem")
    marks = [("bane", card == "great_hall"), ("trade_route", victory), ("named", card == "bank")]
    marks += [("forbidden", card == "grand_market")]
    price = CARDS[card].cost
    shown = tuple(mark for mark, here in marks if here)
    left = 0 if card == "contraband" else 10
    return PileView(card, left, max(price - 2, 0), 1 * (card == "curse"), shown, price)


def held(hand: Sequence[str], **changes: Any) -> View:
    """The view of the first of two seats, whose turn it is, with this hand."""
    mine: dict[str, Any] = {"seat": 0, "hand": tuple(hand), "turn": TurnView(0, 3, "buy", 0, 1, 7)}
    return table(2, **(mine | changes))


def every_kingdom_card() -> list[str]:
    """All cards that are not basic."""
    return [card for card in CARDS if card not in BASIC]


def played(seats: int, steps: int, seed: int = 1, game: Game = GAME) -> Match:
    """A game after so many random answers."""
    player = begin(game, seats, seed)
    for _ in player.steps(steps):
        pass
    return player.match
