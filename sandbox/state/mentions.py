"""Mentions: who is pinged by a text, given what the bot allows."""

import re
from collections.abc import Mapping

from sandbox.forms.document import Document, Json, texts
from sandbox.state.account import Account

_USER = re.compile(r"<@!?(\d{1,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def mentioned(text: str, allowed: Json, people: Mapping[int, Account]) -> list[Account]:
    """The people whom a text mentions, within the limits of `allowed` (allowed_mentions; null = everything)."""
    named = dict.fromkeys(int(found) for found in _USER.findall(text))
    return [people[user_id] for user_id in named if user_id in people and _may_ping(user_id, allowed)]


def _may_ping(user_id: int, allowed: Json) -> bool:
    if not isinstance(allowed, dict):
        return True
    listed = allowed.get("users")
    ids = {str(one) for one in listed} if isinstance(listed, list) else set()
    return "users" in texts(allowed, "parse") or str(user_id) in ids


def everyone_mentioned(text: str, allowed: Json, *, permitted: bool) -> bool:
    """Whether a text pings everybody; `permitted` = its author has Mention Everyone."""
    parsed = not isinstance(allowed, dict) or "everyone" in texts(allowed, "parse")
    return permitted and parsed and _EVERYONE.search(text) is not None


def user_list(people: list[Account]) -> list[Document]:
    """The `mentions` of a message."""
    return [person.user() for person in people]
