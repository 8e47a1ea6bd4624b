"""A record agrees, or the place where it was tampered with is named: in every game, whatever is changed."""

import gzip
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.language.phrases import LANGUAGES, Phrasebook
from bot.tables.past.proof import Rerun, Verdict, check, in_words
from bot.tables.past.record import FORMAT, VERSION, Record, Unreadable, checksums, read, recorded, written
from games.kernel.engine.chronicle import TookBack
from tests.bot.played import GAMES, Stored, record_of
from tests.games.boxes import printed

BOOK = Phrasebook.load(strict=True)
every_game = pytest.mark.parametrize("game", list(GAMES))
RECORD = record_of("dominion")
OLDER = sorted((Path(__file__).parent / "older").glob("*.json.gz"))
"""Records that older programs wrote: no boards, the first rules, two of them strictly in turn order."""
BOARDS = [
    ("domus_domini", ("production_removed = 1", "production_removed = 0"), ("start", "vegetables"), 5),
    ("monasterium", ("stack = 2", "stack = 3"), ("start", "pp"), 1),
]
FIELDS = [field for field in Record.__struct_fields__ if field not in ("format", "version", "checksums", "game")]


def changed(record: Record, *path: str | int, to: Any, resealed: bool = False) -> Record:
    """The record with one value of its file changed; `resealed`: by somebody who also writes the checksums anew."""
    plain = msgspec.json.decode(written(record))
    inner = plain
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = to
    other = read(msgspec.json.encode(plain))
    return msgspec.structs.replace(other, checksums=checksums(other)) if resealed else other


def verdict(record: Record) -> Verdict:
    """What comes of checking it."""
    return check(record, GAMES[record.game])


def places(record: Record) -> list[tuple[str, int | None]]:
    """Where it was found to be tampered with."""
    return [(finding.field, finding.step) for finding in verdict(record).findings]


def answered(step: int) -> int:
    """The place of the first answer from this step on that takes nothing back and picks something, and counts."""
    gone = {each for answer in RECORD.answers for each in answer.takes_back}
    return next(
        place
        for place, answer in enumerate(RECORD.answers)
        if answer.step >= step and answer.picks and answer.step not in gone
    )


def told_otherwise(event: dict[str, Any], dice: random.Random) -> Iterator[dict[str, Any]]:
    """An event with one of its fields changed or left out, each in turn."""
    for name, value in event.items():
        if name != "type":
            yield {key: kept for key, kept in event.items() if key != name}
            yield event | {name: dice.choice([0, 1, 7, True, None, "copper", ["copper"], [[0, 1]], value])}


def wrong_lines(record: Record, dice: random.Random) -> Iterator[Record]:
    """The record with one event told otherwise, so that it is another one; each in turn."""
    kind = GAMES[record.game].event
    for place, line in enumerate(record.chronicle):
        honest = msgspec.convert(line.event, kind)
        for event in told_otherwise(line.event, dice) if not honest.beside else ():
            try:
                other = msgspec.convert(event, kind)
            except msgspec.ValidationError:
                continue
            if other != honest:
                lines = list(record.chronicle)
                lines[place] = msgspec.structs.replace(line, event=event)
                yield msgspec.structs.replace(record, chronicle=tuple(lines))


TENTH = answered(10)
UNDO = next(place for place, answer in enumerate(RECORD.answers) if answer.is_undo)


@every_game
def test_no_field_of_an_event_can_be_another_one(game: str) -> None:
    again = Rerun(GAMES[game], record_of(game))
    again.run()
    assert again.found == []
    wrong = list(wrong_lines(record_of(game), random.Random(game)))
    assert len(wrong) > len(record_of(game).chronicle) / 4
    for record in random.Random(game).sample(wrong, min(len(wrong), 80)):
        again.record, again.found = record, []
        again._compare_chronicle(until=None)
        assert [finding.field for finding in again.found] == ["chronicle"], record.chronicle


def test_a_game_that_went_on_in_a_newer_program_is_told_as_before_at_first_and_never_again() -> None:
    def shown(told_now: Sequence[bool]) -> list[str]:
        """What is found if the production cards of a game begun long ago are told with their round or without it."""
        lines, now = list(record.chronicle), iter(told_now)
        for place in places_of_cards:
            event = {key: value for key, value in lines[place].event.items() if key != "round"}
            lines[place] = msgspec.structs.replace(lines[place], event=lines[place].event if next(now) else event)
        again.record, again.found = msgspec.structs.replace(record, chronicle=tuple(lines)), []
        again._compare_chronicle(until=None)
        return [finding.field for finding in again.found]

    record = record_of("domus_domini")
    places_of_cards = [place for place, one in enumerate(record.chronicle) if one.event["type"] == "ProductionShown"]
    again = Rerun(GAMES["domus_domini"], record)
    again.run()
    again.by_older = True
    count = len(places_of_cards)
    assert count > 2
    for since in range(count + 1):
        assert shown([place >= since for place in range(count)]) == []
    assert shown([place != 1 for place in range(count)]) == ["chronicle"]


@every_game
def test_an_honest_record_agrees_and_everything_was_compared(game: str) -> None:
    record = record_of(game)
    found = verdict(record)
    assert found.findings == ()
    assert found.answers == sum(not answer.is_undo for answer in record.answers)
    beside = sum(line.event["type"] == "TookBack" for line in record.chronicle)
    assert beside > 0, "steps were taken back"
    assert found.lines == len(record.chronicle) - beside
    assert found.draws > 0


@every_game
def test_what_is_written_is_read_back_equal(game: str) -> None:
    record = record_of(game)
    assert read(written(record)) == record
    assert (record.format, record.version) == (FORMAT, VERSION)


def test_the_file_has_a_line_for_each_answer_and_names_without_ids() -> None:
    lines = written(RECORD).decode().splitlines()
    assert len(lines) > len(RECORD.answers) + len(RECORD.chronicle)
    assert any('"name":"Anna"' in line for line in lines)
    assert "player_id" not in written(RECORD).decode()
    assert "100" not in [seat.name for seat in RECORD.seats]


@pytest.mark.parametrize("seats", [3, 4])
def test_games_of_more_people_agree_too(seats: int) -> None:
    one = Stored("dominion", seats, b"another seed", back_every=5)
    assert verdict(recorded(one.row, one.seats, one.answers, one.lines)).agrees


def test_what_came_along_with_a_step_is_taken_back_in_the_record_too() -> None:
    one = Stored("dominion", 2, b"seed 1", back_every=5)
    record = recorded(one.row, one.seats, one.answers, one.lines)
    assert any(len(answer.takes_back) > 1 for answer in record.answers)
    assert verdict(record).agrees


@pytest.mark.parametrize("field", FIELDS)
def test_whatever_field_is_changed_it_is_named(field: str) -> None:
    value = msgspec.json.decode(written(RECORD))[field]
    shorter = {"setup": {"seats": 3}, "program": "9"}.get(field, value[:-1] if not isinstance(value, dict) else None)
    assert field in [name for name, _ in places(changed(RECORD, field, to=shorter))]


TAMPERED: list[tuple[tuple[str | int, ...], Any, tuple[str, int | None]]] = [
    (("seed",), "zz", ("seed", None)),
    (("seed",), "00" * 32, ("seed", None)),
    (("commitment",), "00" * 32, ("commitment", None)),
    (("setup", "seats"), 9, ("setup", None)),
    (("setup", "options"), {"first": 1, "unheard": "of"}, ("setup", None)),
    (("seats", 0, "name"), "Anne", ("seats", None)),
    (("seats", 0, "seat"), 5, ("seats", None)),
    (("program",), "0.0.1", ("program", None)),
    (("answers", TENTH, "seat"), 1 - RECORD.answers[TENTH].seat, ("answers", TENTH + 1)),
    (("answers", TENTH, "question"), "t9-0-9", ("answers", TENTH + 1)),
    (("answers", TENTH, "key"), "another.key", ("answers", TENTH + 1)),
    (("answers", TENTH, "picks"), ["no_such_thing"], ("answers", TENTH + 1)),
    (("answers", TENTH, "step"), 999, ("answers", 999)),
    (("answers", TENTH, "by"), "computer", ("answers", None)),
    (("answers", UNDO, "takes_back"), [999], ("answers", UNDO + 1)),
    (("chronicle", 0, "event", "commitment"), "00" * 32, ("chronicle", 0)),
    (("chronicle", 5, "event"), {"type": "Unheard", "seat": 0}, ("chronicle", RECORD.chronicle[5].step)),
    (("chronicle", 5, "undone"), True, ("chronicle", RECORD.chronicle[5].step)),
    (("chronicle", 5, "step"), 77, ("chronicle", 77)),
    (("chronicle",), [], ("chronicle", 0)),
    (("result", 0, "points"), 99, ("result", None)),
    (("result", 1, "rank"), 7, ("result", None)),
    (("result",), [], ("result", None)),
    (("checksums", "seats"), "00", ("seats", None)),
    (("checksums", "surplus"), "00", ("checksums", None)),
]


@pytest.mark.parametrize(("path", "to", "place"), TAMPERED, ids=["-".join(map(str, path)) for path, _, _ in TAMPERED])
def test_each_part_that_is_tampered_with_is_found_where_it_is(
    path: tuple[str | int, ...], to: Any, place: tuple[str, int | None]
) -> None:
    assert places(changed(RECORD, *path, to=to))[0] == place


SEALED_TOO = [one for one in TAMPERED if one[2][0] not in ("program", "checksums") and one[0][-1] not in ("name", "by")]


@pytest.mark.parametrize(("path", "to", "place"), SEALED_TOO)
def test_new_checksums_hide_nothing_that_can_be_played_again(
    path: tuple[str | int, ...], to: Any, place: tuple[str, int | None]
) -> None:
    if path[0] == "checksums":
        return
    found = places(changed(RECORD, *path, to=to, resealed=True))
    either = "seed" if place[0] in ("seed", "commitment") else place[0]
    assert either in [{"commitment": "seed"}.get(field, field) for field, _ in found]


def test_another_pick_changes_what_follows_and_is_found_there() -> None:
    buys = [place for place, answer in enumerate(RECORD.answers) if answer.key.endswith("buy") and answer.picks]
    other = "copper" if RECORD.answers[buys[2]].picks != ("copper",) else "curse"
    record = changed(RECORD, "answers", buys[2], "picks", to=[other], resealed=True)
    assert ("chronicle", RECORD.answers[buys[2]].step) in places(record)


def test_answers_that_end_too_early_are_found_at_the_end() -> None:
    plain = msgspec.json.decode(written(RECORD))
    record = changed(RECORD, "answers", to=plain["answers"][:-1], resealed=True)
    assert ("answers", len(RECORD.answers) - 1) in places(record)


def test_lines_cut_off_at_the_end_are_missing() -> None:
    plain = msgspec.json.decode(written(RECORD))
    record = changed(RECORD, "chronicle", to=plain["chronicle"][:-3], resealed=True)
    assert places(record)[0][0] == "chronicle"


def test_nobody_can_have_taken_back_what_another_did() -> None:
    line = next(place for place, one in enumerate(RECORD.chronicle) if one.event["type"] == TookBack.__name__)
    seat = RECORD.chronicle[line].event["seat"]
    record = changed(RECORD, "chronicle", line, "event", "seat", to=1 - seat, resealed=True)
    assert places(record) == [("chronicle", RECORD.chronicle[line].step)]


@pytest.mark.parametrize(
    "data", [b"", b"\xff", b"[]", b'{"format": "another"}', written(RECORD).replace(b'"version": 1', b'"version": 2')]
)
def test_what_is_no_record_is_not_read(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read(data)


def test_a_surplus_field_is_no_record_and_is_named() -> None:
    with pytest.raises(Unreadable, match="surplus"):
        read(written(RECORD).replace(b'"game":', b'"surplus": 1, "game":'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_told_in_words(language: str) -> None:
    say = BOOK.speaker(language, game="dominion")
    good = [say(text) for text in in_words(RECORD, verdict(RECORD))]
    assert good[0].startswith("✅")
    bad = changed(changed(RECORD, "program", to="0.0.1"), "answers", TENTH, "picks", to=["no_such_thing"])
    told = [say(text) for text in in_words(bad, verdict(bad))]
    assert told[0].startswith("❌")
    assert f" {TENTH + 1}: " in told[1]
    assert "no\\_such\\_thing" in told[1]
    assert any("0.0.1" in say.plain(text) for text in in_words(bad, verdict(bad)))


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.name.partition(".")[0])
def test_records_of_older_programs_agree(file: Path) -> None:
    record = read(gzip.decompress(file.read_bytes()))
    assert (record.setup.rules, "board" in record.setup.options) == (1, False)
    found = verdict(record)
    assert found.findings == ()
    assert found.answers > 140
    assert found.lines > 0.7 * len(record.chronicle)


def test_a_strict_record_of_the_first_rules_agrees_with_no_others() -> None:
    record = read(gzip.decompress(OLDER[0].read_bytes()))
    assert record.game == "dominion"
    assert not verdict(
        changed(
            record,
            "setup",
            to={"seats": 3, "pace": "exact", "rules": 2, "options": record.setup.options},
            resealed=True,
        )
    ).agrees


@pytest.mark.parametrize(("name", "change", "place", "value"), BOARDS)
def test_a_record_is_judged_by_its_own_board(
    name: str, change: tuple[str, str], place: tuple[str, str], value: int
) -> None:
    one = Stored(printed(GAMES[name], change))
    record = read(written(recorded(one.row, one.seats, one.answers, one.lines)))
    assert verdict(record).agrees
    other = changed(record, "setup", "options", "board", *place, to=value, resealed=True)
    assert not verdict(other).agrees
    without = changed(record, "setup", "options", to={}, resealed=True)
    assert not verdict(without).agrees


def test_a_record_with_a_board_that_cannot_be_right_is_told_so() -> None:
    record = changed(
        record_of("domus_domini"), "setup", "options", "board", "chapel", 3, "letters", to=1, resealed=True
    )
    finding = verdict(record).findings[0]
    assert (finding.field, finding.what.id, finding.what.args["where"]) == ("setup", "bad-board", "chapel.4.letters")
