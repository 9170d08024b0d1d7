"""Pictures of links, for cameras."""

from io import BytesIO

import segno
from starlette.responses import Response

SVG = "image/svg+xml"


def picture_of(link: str) -> Response:
    """A link as a QR code."""
    picture = BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, svgclass=None, lineclass=None)
    return Response(picture.getvalue(), media_type=SVG)
