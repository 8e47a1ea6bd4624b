"""Slash commands' declaration, wording and registration, and which game one means."""
