"""Components: the kinds Discord knows, walking through nested ones, and the shape Discord gives them back in."""

from collections.abc import Callable, Iterable, Iterator

from sandbox.forms.document import Document, Json, child, children, number, text

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
AUTOMATIC_SELECTS = frozenset({USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
SELECTS = AUTOMATIC_SELECTS | {STRING_SELECT}
LINK_STYLE, PREMIUM_STYLE = 5, 6

Media = Callable[[str], Document]

_DEFAULTS: dict[int, Document] = {
    BUTTON: {"disabled": False},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
}


def walk(components: Iterable[Document]) -> Iterator[Document]:
    """Every component, outer ones before those inside them, in the order in which they are shown."""
    for component in components:
        yield component
        yield from walk(children(component, "components"))
        for key in ("component", "accessory"):
            if inner := child(component, key):
                yield from walk([inner])


def media_of(component: Document) -> Iterator[Document]:
    """The media objects that one component shows itself: {"url": …}."""
    kind = number(component, "type")
    if kind == THUMBNAIL:
        yield child(component, "media")
    elif kind == FILE:
        yield child(component, "file")
    elif kind == GALLERY:
        yield from (child(item, "media") for item in children(component, "items"))


def find(components: Iterable[Document], custom_id: str) -> Document | None:
    """The component of that custom_id; links and layout have none and are never found."""
    return next((one for one in walk(components) if custom_id and one.get("custom_id") == custom_id), None)


def _spelled(named: Document) -> Document:
    """An emoji, a person, a role, a channel with its id as Discord sends ids: written out, for they are too large for
    numbers of a browser.
    """
    return named | ({"id": str(named["id"])} if named.get("id") else {})


class Shaper:
    """Gives components the shape in which Discord sends them: numbered, with defaults, media looked up."""

    def __init__(self, media: Media, taken: Iterable[int] = ()) -> None:
        self._media = media
        self._taken = set(taken)
        self._last = 0

    def shape(self, component: Document) -> Document:
        """One component with everything inside it."""
        kind = number(component, "type")
        given = {key: value for key, value in component.items() if value is not None}
        shaped: Document = {**_DEFAULTS.get(kind, {}), **given, "id": number(component, "id") or self._number()}
        if "emoji" in shaped:
            shaped["emoji"] = _spelled(child(component, "emoji"))
        if "options" in shaped:
            shaped["options"] = [
                option | ({"emoji": _spelled(child(option, "emoji"))} if option.get("emoji") else {})
                for option in children(component, "options")
            ]
        if "default_values" in shaped:
            shaped["default_values"] = [_spelled(one) for one in children(component, "default_values")]
        if "components" in shaped:
            shaped["components"] = [self.shape(inner) for inner in children(component, "components")]
        for key in ("accessory", "component"):
            if key in shaped:
                shaped[key] = self.shape(child(component, key))
        return self._with_media(kind, component, shaped)

    def _number(self) -> int:
        self._last += 1
        while self._last in self._taken:
            self._last += 1
        return self._last

    def _with_media(self, kind: int, component: Document, shaped: Document) -> Document:
        if kind == THUMBNAIL:
            shaped["media"] = self._media(text(child(component, "media"), "url"))
        elif kind == FILE:
            media = self._media(text(child(component, "file"), "url"))
            shaped |= {"file": media, "name": media.pop("name", None), "size": media.pop("size", None)}
        elif kind == GALLERY:
            shaped["items"] = [self._item(item) for item in children(component, "items")]
        return shaped

    def _item(self, item: Document) -> Json:
        media = self._media(text(child(item, "media"), "url"))
        description: Json = item.get("description")
        return {"media": media, "description": description, "spoiler": bool(item.get("spoiler"))}


def shaped(components: list[Document], media: Media) -> list[Document]:
    """`components` as Discord sends them; `media` looks a url up and gives its media object."""
    shaper = Shaper(media, (number(one, "id") for one in walk(components)))
    return [shaper.shape(component) for component in components]
