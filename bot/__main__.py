"""``python -m bot``: the same as ``parlatorium``."""

from bot.command_line.cli import main

if __name__ == "__main__":
    main()
