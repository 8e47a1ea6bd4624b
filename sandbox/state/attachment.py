"""Attachments: files that came with a message, and where their bytes can be fetched."""

from dataclasses import dataclass

from sandbox.forms.document import Document
from sandbox.forms.picture import content_type, size_of


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as the bot sent it: its number in the form, name, bytes."""

    number: int
    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Attachment:
    """A stored file: all but its bytes. `url` is absolute."""

    id: int
    filename: str
    size: int
    url: str
    description: str = ""
    width: int = 0
    height: int = 0

    def json(self) -> Document:
        """Discord's attachment object."""
        shown: Document = {
            "id": str(self.id),
            "filename": self.filename,
            "size": self.size,
            "url": self.url,
            "proxy_url": self.url,
            "content_type": content_type(self.filename),
        }
        if self.description:
            shown["description"] = self.description
        return shown | {"width": self.width, "height": self.height} if self.width else shown

    def media(self) -> Document:
        """Discord's media object, as components hold it; `name` and `size` are for file components."""
        found: Document = {
            "id": str(self.id),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": content_type(self.filename),
            "attachment_id": str(self.id),
            "name": self.filename,
            "size": self.size,
        }
        return found | {"width": self.width or None, "height": self.height or None}


def attached(upload: Upload, attachment_id: int, folder: str, description: str) -> Attachment:
    """The attachment made of an upload; `folder` is the url under which its bytes will be served."""
    width, height = size_of(upload.data) or (0, 0)
    url = f"{folder}/{attachment_id}/{upload.filename}"
    return Attachment(attachment_id, upload.filename, len(upload.data), url, description, width, height)
