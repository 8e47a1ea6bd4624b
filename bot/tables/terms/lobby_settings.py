"""Settings before a game begins: the game's own options, and those of every table (pace, time, language).

Law: stored settings always make a game, however many sit down; others are refused and change nothing.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, get_args

import msgspec

from bot.language.phrases import LANGUAGES, Language, language_of
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import Late, Time
from bot.tables.terms.terms import Aid, Terms
from games.kernel.contract.game import BadSetup, Game, Pace, Setting, Value
from games.kernel.engine.chance import Chance
from games.kernel.engine.text import Text

PACE, TIME, LATE, ADVICE = "pace", "time", "late", "advice"
MASKED, PREPARE, LANGUAGE, HIGHLIGHTS = "masked", "prepare", "language", "highlights"
WAYS: dict[str, tuple[str, ...]] = {
    PACE: get_args(Pace),
    TIME: get_args(Time),
    LATE: get_args(Late),
    ADVICE: get_args(Aid),
}
"""The settings of every table, besides its language."""
OPEN, VEILED = "open", "veiled"
ALLOWED, FORBIDDEN = "allowed", "forbidden"
UNTOLD, TOLD = "untold", "told"
BRISK = "turn"

PACE_AND_TIME, HELP = Text("option-pace-and-time"), Text("option-help")
"""The forms of what every table has."""

Chosen: TypeAlias = tuple[Terms, Language]
"""All settings of a lobby."""
Wanted: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""Options by name, with the values they shall have."""


def settings(game: Game, setup: Terms, language: str) -> tuple[Setting, ...]:
    """A lobby's settings: the game's options first."""
    concealed = any(standing.concealed for standing in game.standing)
    masked, prepare = VEILED if setup.masked else OPEN, ALLOWED if setup.prepare else FORBIDDEN
    masking = (_setting(MASKED, (OPEN, VEILED), masked),) if concealed else ()
    preparing = (_setting(PREPARE, (ALLOWED, FORBIDDEN), prepare),) if game.ahead else ()
    told = TOLD if setup.highlights else UNTOLD
    telling = (_setting(HIGHLIGHTS, (UNTOLD, TOLD), told),) if game.words.highlight else ()
    ways = of_every_table(setup, language, brisk=game.lobby.brisk)
    every = (*game.settings(setup.options), *ways, *preparing, *masking, *telling)
    return tuple(each if each.group else msgspec.structs.replace(each, group=_group(each)) for each in every)


def _group(setting: Setting) -> Text:
    return HELP if setting.name in (ADVICE, PREPARE, LANGUAGE, HIGHLIGHTS) else PACE_AND_TIME


def of_every_table(setup: Terms, language: str, *, brisk: Text | None = None) -> tuple[Setting, ...]:
    """The settings of every table; `brisk` is what a game says of its brisk pace."""
    chosen: dict[str, str] = {PACE: setup.pace, TIME: setup.time, LATE: setup.late, ADVICE: setup.advice}
    languages = tuple(Value(each, language_title(each)) for each in LANGUAGES)
    hints = {BRISK: brisk} if brisk else {}
    return (
        *(_setting(name, WAYS[name], value, hints) for name, value in chosen.items()),
        Setting(LANGUAGE, Text("option-language"), languages, (language_of(language),)),
    )


def unusual(found: Sequence[Setting]) -> list[tuple[Setting, Value]]:
    """Of the settings of every table those that differ from the usual, with their values; never the language, which is
    seen, nor without a limit what happens when time is up.
    """
    usual = Terms(0)
    ways = {PACE: usual.pace, TIME: usual.time, LATE: usual.late, ADVICE: usual.advice, MASKED: OPEN, PREPARE: ALLOWED}
    ways[HIGHLIGHTS] = UNTOLD
    untimed = any(each.name == TIME and each.chosen == (usual.time,) for each in found)
    return [
        (setting, value)
        for setting in found
        for value in setting.values
        if value.name in setting.chosen and ways.get(setting.name, value.name) != value.name
        if not (untimed and setting.name == LATE)
    ]


def _setting(name: str, offered: Sequence[str], chosen: str, hints: Mapping[str, Text] = {}) -> Setting:
    """One setting, ``option-*``, with the offered values, ``option-*-*`` and ``option-*-*-hint``; `hints` replace the
    usual ones.
    """
    values = [
        Value(each, Text(f"option-{name}-{each}"), hints.get(each, Text(f"option-{name}-{each}-hint")))
        for each in offered
    ]
    return Setting(name, Text(f"option-{name}"), tuple(values), (chosen,))


def language_title(language: str) -> Text:
    """A language's name: ``option-language-*``."""
    return Text(f"option-language-{language}")


def lines(game: Game, setup: Terms) -> tuple[Text, ...]:
    """The settings in words; or why they make no game (any more)."""
    try:
        return game.announce(setup.options)
    except BadSetup as error:
        return error.reasons


def changed(game: Game, setup: Terms, language: str, wanted: Wanted) -> Chosen:
    """The settings with these options' new values, one after the other. Raises Refused for what is not offered or makes
    no game.
    """
    before = setup
    for name, values in wanted:
        setup, language = _with(game, setup, language, name, values)
    if setup.options != before.options:
        try:
            game.announce(setup.options)
        except BadSetup as error:
            raise Refused(*error.reasons) from error
    return setup, language_of(language)


def _with(game: Game, setup: Terms, language: str, name: str, values: Sequence[str]) -> tuple[Terms, str]:
    """The settings with one option's new values. Raises Refused for what is not offered."""
    same = [setting for setting in settings(game, setup, language) if setting.name == name]
    found = next((setting for setting in same if offers(setting, values)), None)
    if found is None:
        raise Refused(Text("no-such-option", name=name, value=", ".join(values)))
    if name == LANGUAGE:
        return setup, values[0]
    if name == MASKED:
        return msgspec.structs.replace(setup, masked=values[0] == VEILED), language
    if name == HIGHLIGHTS:
        return msgspec.structs.replace(setup, highlights=values[0] == TOLD), language
    if name == PREPARE:
        return msgspec.structs.replace(setup, prepare=values[0] == ALLOWED), language
    if name in WAYS:
        return msgspec.convert({**msgspec.structs.asdict(setup), name: values[0]}, Terms), language
    kept = {option: value for option, value in setup.options.items() if option not in found.instead_of}
    options = kept | {name: list(values) if found.many else values[0]}
    return msgspec.structs.replace(setup, options=options), language


def objections(game: Game, setup: Terms, language: str, wanted: Wanted) -> tuple[Text, ...]:
    """All objections to these values of options."""
    try:
        changed(game, setup, language, wanted)
    except Refused as error:
        return error.reasons
    return ()


def drawn(game: Game, setup: Terms, chance: Chance) -> Terms:
    """The set-up with everything left to chance drawn now. Raises Refused."""
    if not any(setting.lots for setting in game.settings(setup.options)):
        raise Refused(Text("setting-gone"))
    try:
        return msgspec.structs.replace(setup, options=game.draw(setup.options, chance))
    except BadSetup as error:
        raise Refused(error.reason) from error


def offers(setting: Setting, values: Sequence[str]) -> bool:
    """Whether these values may be chosen here; typed ones, and their number, are for the game to judge."""
    if setting.typed:
        return True
    names = {value.name for value in setting.values}
    return setting.least <= len(values) <= setting.most and names.issuperset(values)
