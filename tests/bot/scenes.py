"""Tables, desks and lobbies of a made-up game, to be put into messages."""

from typing import Any

from msgspec.structs import replace

from bot.language.locales import locale_sources
from bot.language.phrases import LANGUAGES, Phrasebook
from bot.messages.parts.outgoing import Shape
from bot.tables.show.shown import Desk, Lately, Lobby, LobbySeat, Past, PublicTable, Reader
from bot.tables.terms.actors import Place
from bot.tables.terms.lobby_settings import of_every_table
from bot.tables.terms.terms import Terms
from games.kernel.contract.game import Result, Score, Setting, Value
from games.kernel.engine.text import Seat, Text
from tests.bot.clicking import QUESTION, choice, word

CHESS = "game-chess = Chess\nlobby-about = A game of kings, about 40 decisions each.\n"
BOOK = Phrasebook([*locale_sources(), *(("games.chess", each, CHESS) for each in LANGUAGES)], strict=True)
NAMES = ("Anna", "*Ben*", "Clara", "David")
GERMAN, ENGLISH = (BOOK.speaker(each, NAMES) for each in LANGUAGES)
CHANNEL = 123456789012345678

TABLE = PublicTable(
    game_id=7,
    game="chess",
    status="running",
    language="en",
    place=Place(CHANNEL, 1),
    names=NAMES,
    view=None,
    words=(word("White has 16 pieces."), word("Black has 16 pieces.")),
    active=1,
    awaited=(1,),
    past=Past((Text("turn-began", who=Seat(0), number=3), word("Anna moves a pawn."))),
)
DESK = Desk(
    table=TABLE,
    seat=1,
    reader=Reader(11, "en"),
    view=None,
    words=(word("You hold a pawn."),),
    question=(QUESTION, choice("Pawn", "Knight", default=("pawn",))),
    undo=7,
    lately=Lately(
        digest=(Text("digest-mine"), word("Anna takes your queen."), Text("digest-others"), word("Clara resigns.")),
        doing=(word("Ben thinks."),),
        done=(word("Ben thinks."),),
    ),
)
READS_WORDS = Reader(11, "en", plain=True)
"""A person who looks at no pictures."""
SCORES = (
    Score(0, 12, 1, ((word("Queen"), 9), (word("Knight"), 3))),
    Score(1, 1, 3, ()),
    Score(2, 12, 1, ((word("Queen"), 9),)),
    Score(3, 0, 4, ()),
)
OVER = replace(
    TABLE,
    status="finished",
    awaited=(),
    result=Result(SCORES, reason=word("The king is caught.")),
)
LOBBY = Lobby(
    game_id=7,
    game="chess",
    host_id=10,
    language="en",
    seats=(
        LobbySeat("Anna", 10, "open"),
        LobbySeat("*Ben*", 11, "closed"),
        LobbySeat("Computer 1", None, level="normal", seat=2),
    ),
    least=2,
    most=4,
    settings=(
        Setting("clock", word("Clock"), (Value("ten", word("ten minutes")), Value("5", word("five"))), ("5",)),
        *of_every_table(Terms(0), "en"),
    ),
    lines=(word("White begins."),),
)


class Sketch:
    """A dummy picture."""

    def __init__(self, alt: str = "a chess board", data: bytes = b"\x89PNG sketch") -> None:
        self.alt = alt
        self.data = data


def parts(shape: Shape, kind: int) -> list[dict[str, Any]]:
    """The components of one type, wherever they stand."""
    found, rest = [], list(shape.plain()["components"])
    while rest:
        part = rest.pop(0)
        rest[:0] = part.get("components", [])
        if part["type"] == kind:
            found.append(part)
    return found


def words(shape: Shape) -> str:
    """All that is written in a layout."""
    return "\n".join(part["content"] for part in parts(shape, 10))


def labels(shape: Shape) -> list[str]:
    """The labels of the buttons."""
    return [part["label"] for part in parts(shape, 2)]
