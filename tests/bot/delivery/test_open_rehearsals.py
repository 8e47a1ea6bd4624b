"""Which messages show a rehearsal: those noted, as many as are kept in mind."""

from bot.delivery.open_rehearsals import KEPT, OpenRehearsals


def test_the_messages_touched_last_are_remembered() -> None:
    found = OpenRehearsals()
    for message_id in range(KEPT + 1):
        found.note(message_id, shown=True)
        found.note(1, shown=True)
    assert (0 in found, 1 in found, 2 in found, KEPT in found) == (False, True, True, True)
    found.note(2, shown=False)
    found.note(None, shown=True)
    assert (2 in found, None in found) == (False, False)
