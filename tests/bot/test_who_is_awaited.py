"""Law: whatever says who is awaited agrees with the match, at every step of every game, and nobody is when it is over.

Said by the headline, the picture and its alternative text, the page of words, a person's hand, the list of games and
the replay.
"""

import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

import msgspec
import pytest

from bot.commands import look
from bot.language.phrases import LANGUAGES, Language, Speaker
from bot.messages import desk_message, table_message
from bot.messages.parts.beside import Beside
from bot.messages.parts.headline import headline
from bot.messages.pictures import pictures
from bot.messages.pictures.pictures import Drawing
from bot.replies.reading.replays import frame_shape, shown
from bot.tables.memory.loaded import LoadedGame
from bot.tables.past.replay import course
from bot.tables.show import showing
from bot.tables.show.shown import PublicTable, Reader
from db import rows
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from renderers.surface.canvas import FinishedPart
from renderers.surface.stage import Picture, Stage
from renderers.surface.theme import theme_for
from renderers.whole.painter import Painter, painter_for
from tests.bot.scenes import BOOK, words
from tests.games.playing import Player, begin
from tests.renderers.scenes import on_one

GAMES = find_games()
NAMES = ("Anna", "Xaver", "Clara")
SEATS = tuple(range(len(NAMES)))
PACES = ("turn", "exact")
NAMES_YOU: dict[Language, tuple[str, str]] = {
    "de": ("nennt der Tisch auch dich", "auch wenn der Tisch dich nennt"),
    "en": ("the table names you, too", "though the table names you"),
}
"""What a hand says, and the list of games, where the table names somebody who is not asked anything."""
DRAWN = 12
"""How many tables of a game are drawn."""


def loaded(match: Match, status: rows.Status = "running") -> LoadedGame:
    """The match as if it were stored."""
    setup = msgspec.msgpack.encode(match.setup)
    row = rows.Game(
        1, match.game.name, status, 7, 9, 100, "de", setup, match.seed, match.commitment, match.number,
        0, 0, None, 5, 0, 0, None,
    )  # fmt: skip
    seats = tuple(rows.Seat(1, seat, 100 + seat, name, None, None, None) for seat, name in enumerate(NAMES))
    made = LoadedGame(row, seats, match.game)
    made.match = match
    return made


def named(sentence: str) -> set[int]:
    """The seats whose people a sentence names."""
    return {seat for seat, name in enumerate(NAMES) if name in sentence}


def speakers(game: str) -> list[Speaker]:
    """Both languages."""
    return [BOOK.speaker(language, NAMES, game=game) for language in LANGUAGES]


def agree(match: Match, public: PublicTable, say: Speaker) -> None:
    """All that is said in words, but the replay, names those who are awaited."""
    awaited = set(match.awaited())
    assert named(say(headline(public))) == awaited
    for shape in (table_message.status(public, say), table_message.table_text(public, say)):
        assert named((shape.content or words(shape)).splitlines()[0]) == awaited
    stored = loaded(match)
    for seat, row in enumerate(stored.seats):
        desk = showing.desk(stored, match, row, public, Reader(row.player_id or 0, say.language))
        hand = desk_message.turn(desk, say, beside=Beside(passing=True)).content or ""
        line = say(look.told(showing.line(stored, row.player_id or 0, None, {})))
        others = awaited - {seat}
        assert named(line) == others
        resting = desk_message.turn(desk, say).content or ""
        unseen = seat in awaited and match.question(seat) is None
        in_hand, in_line = NAMES_YOU[say.language]
        assert (in_hand in hand) == (in_hand in resting) == (in_line in line) == unseen
        if match.question(seat) is None:
            assert named(hand.splitlines()[0]) == others
        else:
            assert seat in awaited


@pytest.mark.long
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sentence_names_whom_the_match_awaits(game: Game, pace: str) -> None:
    player = begin(game, len(NAMES), 1, pace)
    several = unseen = 0
    for number, _ in enumerate(player.steps(250)):
        public = showing.table(loaded(player.match), player.match)
        assert public.awaited == player.match.awaited() != ()
        several += len(public.awaited) > 1
        unseen += any(player.match.question(seat) is None for seat in public.awaited)
        agree(player.match, public, speakers(game.name)[number % 2])
    assert unseen or game.name != "dominion", "nobody was ever named who had decided"
    assert several or pace == "exact", "nobody ever decided beside somebody else"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_the_last_of_a_pile_reads_why_the_table_still_names_him(language: Language) -> None:
    domus, setup = GAMES["domus_domini"], Setup(3)
    plenty = {"money": 6, "veg": 4, "lay_kloster": 3}
    table = {"phase": "build", "hut_supply": 1, **dict.fromkeys(SEATS, plenty)}
    match = Match(domus, setup, Snapshot(0, 0, encode_state(domus.arrange(setup, b"1", table))))
    question = match.question(1)
    assert question is not None
    match.answer(1, question[0], ("hut",))
    assert match.question(1) is None
    public, say = showing.table(loaded(match), match), BOOK.speaker(language, NAMES, game=domus.name)
    agree(match, public, say)
    desk = showing.desk(loaded(match), match, loaded(match).seats[1], public, Reader(1, language))
    assert say(Text("desk-held-up")) in (desk_message.turn(desk, say).content or "")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_replay_names_whom_the_match_awaits(game: Game) -> None:
    player = begin(game, len(NAMES), 1)
    for _ in player.steps(120):
        pass
    match, again = player.match, Match.begin(game, player.match.setup, b"1")
    frames = course(game, match.setup, b"1", player.log)
    table = showing.table(loaded(match), match)
    given = dict(player.log)
    for place, frame in enumerate(frames):
        while again.number < frame.step:
            one = given[again.number + 1]
            again.answer(one.seat, one.choice, one.picks)
        for say in speakers(game.name):
            said = (frame_shape(table, frames, place, say).content or "").splitlines()[-1]
            assert named(said) == set(again.awaited())
            assert named(say(headline(shown(table, frames, place)))) == set(again.awaited())


# pictures


@dataclass
class Watched:
    """A painter that notes what it is given, and draws nothing."""

    given: list[tuple[object, Stage, Sequence[Text]]] = field(default_factory=list)

    def table(self, view: object, stage: Stage, said: Sequence[Text]) -> tuple[Picture, ...]:
        """Note it."""
        self.given.append((view, stage, said))
        return ()

    def at(self, view: object) -> tuple[object, Stage, Sequence[Text]]:
        """What was given with this view; the same is not drawn again."""
        return next(given for given in reversed(self.given) if given[0] == view)


@pytest.fixture
async def watched(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Watched, Drawing]]:
    """Drawing as the bot does it, up to the painter."""
    watched, drawing = Watched(), Drawing(BOOK)
    monkeypatch.setattr(pictures, "painter_for", lambda _: watched)
    yield watched, drawing
    drawing.close()


def sheet_of(game: str, view: object, stage: Stage) -> FinishedPart:
    """The table as the game's painter draws it."""
    painter: Painter = painter_for(game)
    assert painter.table_sheets is not None
    return on_one(painter.table_sheets(view, stage))


def in_gold(sheet: FinishedPart, stage: Stage) -> set[int]:
    """The seats whose tile, which is the last thing that has their name on it, has a golden frame."""
    gold = theme_for(*stage.looks).accent
    found = set()
    for seat, name in enumerate(NAMES):
        tile = [part for part in tiles(sheet) if name in [written.words for written in part.written]][-1]
        if tile.image.getpixel((3, tile.height // 2)) == gold:
            found.add(seat)
    return found


def tiles(sheet: FinishedPart) -> list[FinishedPart]:
    """The pieces in rows and columns, with what lies on each, in the order they were put there."""
    ground = sheet.pieces[0][0] if sheet.pieces else sheet
    if (ground.width, ground.height) == (sheet.width, sheet.height):
        return [sheet]
    return [tile for part, _, _ in sheet.pieces for tile in tiles(part)]


def on_turn(sheet: FinishedPart, say: Speaker) -> set[str]:
    """What is written about turns."""
    return {written.words for written in sheet.written} & {say(Text("picture-whose-turn", name=name)) for name in NAMES}


def moments(game: Game, pace: str) -> list[Player]:
    """Games of all lengths, by lot."""
    dice = random.Random(game.name)
    found = []
    for seed in range(DRAWN):
        player = begin(game, len(NAMES), 1 + seed % 3, pace)
        for _ in player.steps(dice.randrange(150)):
            pass
        found.append(player)
    return found


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_gold_frames_and_alternative_text_show_whom_the_match_awaits(
    game: Game, pace: str, watched: tuple[Watched, Drawing]
) -> None:
    watch, drawing = watched
    for player in moments(game, pace):
        match = player.match
        public = showing.table(loaded(match), match)
        await drawing.table(public, "en")
        view, stage, said = watch.at(public.view)
        sheet = sheet_of(game.name, view, stage)
        assert in_gold(sheet, stage) == set(match.awaited())
        assert stage.say(said[0]) == BOOK.speaker("en", NAMES, game=game.name).plain(headline(public))
        alone = match.awaited() == (public.active,)
        assert on_turn(sheet, BOOK.speaker("en", NAMES)) <= (
            {stage.say(Text("picture-whose-turn", name=NAMES[public.active]))} if alone else set()
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_nobody_is_awaited_in_a_game_that_was_called_off(
    game: Game, language: Language, watched: tuple[Watched, Drawing]
) -> None:
    watch, drawing = watched
    say = BOOK.speaker(language, NAMES, game=game.name)
    running = [player.match for player in moments(game, "turn") if not player.match.over][:3]
    assert running
    for match in running:
        public = showing.table(loaded(match, "aborted"), match)
        assert public.awaited == ()
        assert named(say(headline(public))) == set()
        await drawing.table(public, language)
        view, stage, said = watch.given[-1]
        sheet = sheet_of(game.name, view, stage)
        assert in_gold(sheet, stage) == set()
        assert stage.say(Text("picture-stopped")) in {written.words for written in sheet.written}
        assert named(stage.say(said[0])) == set()
