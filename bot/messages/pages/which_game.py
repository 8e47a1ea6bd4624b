"""The question which game a command means, if its person has several: a button for each, or a list of many.

Laws: a control carries the command with its typed options, so that it works for as long as it is seen; no two look
alike; games that wait for the person come first, in the given order.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.language.phrases import Speaker, distinct, label
from bot.messages.parts.components import LINE_LABEL, Row, button, drawn, turning
from bot.messages.parts.custom_ids import LONGEST_DRAFT, Address
from bot.messages.parts.forms import OPTION_LABEL, entry, select
from bot.messages.parts.outgoing import Shape
from bot.tables.terms.codec import DIGITS
from games.kernel.engine.text import Text, game_title

IN_GAME, GAMES = "ingame", "games"
"""The verbs: go on in that game; a game picked from the list, or another page of it."""
BUTTONS, PAGE = 5, 25
"""The most games with a button each; the most games in one list."""
WAITING_MARK = "▶"


class Fitting(msgspec.Struct, frozen=True):
    """A possible game: the name of its `channel`, if known; who else plays there; whether it waits for the person; when
    it ended, in words. `words` are the command and its typed options.
    """

    game_id: int
    game: str
    channel: str | None
    words: tuple[str, ...]
    others: tuple[Text, ...] = ()
    waiting: bool = False
    ended: str = ""


def written(words: Sequence[str]) -> str:
    """Words as a button carries them, each after its length; empty if it cannot carry them."""
    sound = all(len(word) < len(DIGITS) and set(word) <= set(DIGITS) for word in words)
    draft = "".join(DIGITS[len(word)] + word for word in words) if sound else ""
    return draft if len(draft) <= LONGEST_DRAFT else ""


def read(draft: str) -> tuple[str, ...]:
    """The words of `written`; those of a damaged one mean nothing."""
    words = list[str]()
    while draft:
        end = 1 + DIGITS.index(draft[0])
        words.append(draft[1:end])
        draft = draft[end:]
    return tuple(words)


def which(
    command: str, words: Sequence[str], found: Sequence[Fitting], say: Speaker, *, page: int = 0, pages: int = 1
) -> Shape:
    """Which of these games? `command`: as it is typed; `words`: for asking again on another page."""
    content = say(Text("which-game", command=command))
    if pages == 1 and len(found) <= BUTTONS:
        labels = _labels(found, say.plain, LINE_LABEL)
        rows: list[Row] = [[button(text, _way(each))] for text, each in zip(labels, found, strict=True)]
        return Shape(content, drawn(rows))
    home = Address(0, verb=GAMES, page=page, draft=written(words))
    options = [
        entry(text, _way(each).encode())
        for text, each in zip(_labels(found, say.plain, OPTION_LABEL), found, strict=True)
    ]
    listed = select(home, say.plain(Text("which-game-pick", page=page + 1, pages=pages)), options)
    return Shape(content, drawn([[listed], turning(page, pages, home, say) if home.draft else []]))


def _way(each: Fitting) -> Address:
    return Address(each.game_id, verb=IN_GAME, draft=written(each.words))


def _labels(found: Sequence[Fitting], say: Speaker, limit: int) -> list[str]:
    """Each game and its place; if those look alike, also the players."""
    short = [_label(each, say, by_people=False) for each in found]
    alike = Counter(label(text, limit) for text in short)
    told = [
        _label(each, say, by_people=True) if alike[label(text, limit)] > 1 else text
        for text, each in zip(short, found, strict=True)
    ]
    return distinct(told, limit)


def _label(each: Fitting, say: Speaker, *, by_people: bool) -> str:
    game = say(game_title(each.game))
    people = ", ".join(map(say, each.others))
    place = f"#{each.channel}" if each.channel else ""
    parts = [game, each.ended, people if by_people or not place else "", place]
    mark = f"{WAITING_MARK} " if each.waiting else ""
    return mark + " · ".join(part for part in parts if part)
