"""Names that people type, for the forms: they are read as they are in commands."""

from bot.commands.typed_names import Names, Understood

__all__ = ["Names", "Understood"]
