"""Permissions: the bits of Discord that matter here, by the names discord.py gives them."""

PERMISSIONS: dict[str, int] = {
    "manage_channels": 1 << 4,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
}
BOT_PERMISSIONS = sum(PERMISSIONS.values())
MODERATION = sum(PERMISSIONS[name] for name in ("manage_channels", "manage_messages", "manage_threads"))
PERSON_PERMISSIONS = BOT_PERMISSIONS & ~MODERATION & ~PERMISSIONS["mention_everyone"]


def bits(names: tuple[str, ...]) -> int:
    """The sum of the named permissions; raises ValueError for an unknown name."""
    unknown = [name for name in names if name not in PERMISSIONS]
    if unknown:
        raise ValueError(f"no such permission: {', '.join(unknown)}; known are {', '.join(PERMISSIONS)}")
    return sum({PERMISSIONS[name] for name in names})
