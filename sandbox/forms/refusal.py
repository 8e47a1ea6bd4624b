"""Refusals: Discord's answers when it declines, with its own codes and its own words."""

from enum import Enum

from sandbox.forms.document import Document, Json


class Ground(Enum):
    """Why a request is refused: HTTP status, Discord's code, Discord's sentence."""

    NOT_FOUND = (404, 0, "404: Not Found")
    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_SEND_TO_USER = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_RECIPIENT = (400, 50033, "Invalid Recipient(s)")
    NO_COMMON_SERVER = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")


class Refusal(Exception):
    """Discord says no; nothing has changed."""

    def __init__(self, ground: Ground, errors: Document | None = None) -> None:
        super().__init__(ground.value[2])
        self.ground = ground
        self.errors = errors

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.ground.value[0]

    def body(self) -> Document:
        """The JSON that Discord sends with it."""
        _, code, message = self.ground.value
        body: Document = {"message": message, "code": code}
        return body | {"errors": self.errors} if self.errors else body


def form_errors(found: list[tuple[tuple[str | int, ...], str, str]]) -> Document:
    """The nested `errors` of code 50035, from (path, code, sentence) triples."""
    tree: Document = {}
    for path, code, message in found:
        node = tree
        for step in path:
            inner = node.setdefault(str(step), {})
            assert isinstance(inner, dict)
            node = inner
        listed = node.setdefault("_errors", [])
        assert isinstance(listed, list)
        entry: Json = {"code": code, "message": message}
        listed.append(entry)
    return tree
