"""Accounts: the four people of the sandbox, the bot, and the server they meet in; tests may add more of both."""

from dataclasses import asdict, dataclass

from sandbox.forms.document import Document
from sandbox.forms.permission import BOT_PERMISSIONS, MODERATION, PERSON_PERMISSIONS
from sandbox.forms.snowflake import TIME_SHIFT, seconds_of, timestamp

_FIRST_ID = 1_100_000_000_000_000_000
GUILD_ID = _FIRST_ID
OWNER_ID = _FIRST_ID + 1
BOT_ID = _FIRST_ID + 2
GUILD_NAME = "Parlatorium"
CHANNEL_NAMES = ("refektorium", "kreuzgang", "spieltisch")
CHANNEL_IDS = tuple(_FIRST_ID + 100 + number for number in range(len(CHANNEL_NAMES)))
FOUNDED = timestamp(seconds_of(_FIRST_ID))


@dataclass(frozen=True, slots=True)
class Guild:
    """A server."""

    id: int
    name: str

    def shard(self, shards: int) -> int:
        """Which of so many shards hears of it."""
        return (self.id >> TIME_SHIFT) % shards

    def everyone(self) -> Document:
        """The role that all have."""
        return {
            "id": str(self.id),
            "name": "@everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "managed": False,
            "permissions": str(BOT_PERMISSIONS),
            "mentionable": False,
            "flags": 0,
        }


HOME = Guild(GUILD_ID, GUILD_NAME)


def guild_id(number: int) -> int:
    """The id of the server with this number; those of neighbours belong to neighbouring shards."""
    return GUILD_ID + (number << TIME_SHIFT)


def person_id(number: int) -> int:
    """The id of the person with this number."""
    return _FIRST_ID + 1000 + number


@dataclass(frozen=True, slots=True)
class Account:
    """One person: who it is, and the settings that Discord would let that person change."""

    id: int
    username: str
    global_name: str
    color: str
    locale: str
    dms_open: bool = True
    moderator: bool = False

    @property
    def permissions(self) -> int:
        """The permission bits of this person in every channel of the server."""
        return PERSON_PERMISSIONS | (MODERATION if self.moderator else 0)

    def user(self) -> Document:
        """Discord's user object."""
        return _user(self.id, self.username, self.global_name)

    def member(self, permissions: int | None = None) -> Document:
        """Discord's member object of an interaction, with the permissions at its place."""
        return _member(self.permissions if permissions is None else permissions) | {"user": self.user()}

    def for_page(self) -> Document:
        """The person as the sandbox page shows them."""
        return asdict(self) | {"id": str(self.id)}


PEOPLE = (
    Account(_FIRST_ID + 11, "anna", "Anna", "#c2410c", "de", moderator=True),
    Account(_FIRST_ID + 12, "ben", "Ben", "#1d4ed8", "en-GB"),
    Account(_FIRST_ID + 13, "clara", "Clara", "#15803d", "de"),
    Account(_FIRST_ID + 14, "david", "David", "#7e22ce", "en-GB"),
)


def _user(user_id: int, username: str, global_name: str | None) -> Document:
    return {
        "id": str(user_id),
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def _member(permissions: int) -> Document:
    return {
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": FOUNDED,
        "premium_since": None,
        "flags": 0,
        "deaf": False,
        "mute": False,
        "pending": False,
        "permissions": str(permissions),
        "communication_disabled_until": None,
    }


BOT_USER: Document = _user(BOT_ID, "Parlatorium", None) | {"bot": True}
BOT_MEMBER: Document = _member(BOT_PERMISSIONS) | {"user": BOT_USER}
