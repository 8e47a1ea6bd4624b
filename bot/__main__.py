"""``parlatorium`` and ``python -m bot``: the health check that a container repeats is loaded alone, and so is the
program itself; everything else loads the command line.
"""

import sys

from bot.command_line.spelling import spell_out

FAILED = 1


def main() -> None:
    """Run the typed command, and end with its exit code."""
    spell_out()
    match sys.argv[1:]:
        case []:
            _play()
        case ["health"]:
            _tell_health()
            _command_line()
        case _:
            _command_line()


def _play() -> None:
    from bot.host import sweeping

    with sweeping.put_off():
        from bot.command_line.program import Program, speaker

        Program(speaker()).play()


def _tell_health() -> None:
    """End with the bot's health, unless there is something to say about the settings first."""
    from bot.command_line.health_check import is_well
    from bot.host.settings import BadSetting, load_settings

    try:
        settings = load_settings()
    except BadSetting:
        return
    if settings.health is not None:
        sys.exit(0 if is_well(settings) else FAILED)


def _command_line() -> None:
    from bot.command_line import cli

    cli.main()


if __name__ == "__main__":
    main()
