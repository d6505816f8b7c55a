"""The mini-app's files, with the headers that CloudFront sends along."""

import re
from pathlib import Path
from typing import Any, Final

from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from local.template import ROOT, Template

DIST: Final = ROOT / "webapp" / "dist"
STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
NAMED_BY_CONTENT: Final = ("assets/", "words/")
"""A changed file there has a new name."""


def headers(template: Template, socket_origin: str) -> dict[str, str]:
    """The security headers of the template's policy, with this machine's sockets in the place of AWS's."""
    policy = template.one("AWS::CloudFront::ResponseHeadersPolicy", "PageHeaders")["ResponseHeadersPolicyConfig"]
    security: dict[str, Any] = policy["SecurityHeadersConfig"]
    content = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]
    text = content["Sub"] if isinstance(content, dict) else content
    return {
        "Content-Security-Policy": re.sub(r"wss://\S*\$\{[^;\s]*", socket_origin, text),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": security["ReferrerPolicy"]["ReferrerPolicy"],
    }


class Site(StaticFiles):
    """The built app. Its files have hashes in their names and may be kept, its page may not."""

    def __init__(self, folder: Path, extra: dict[str, str]) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # before the first build there is no folder, and the page says so
        self._folder = folder
        self._extra = extra

    async def get_response(self, path: str, scope: Scope) -> Response:
        # As CloudFront's function has it: whatever has no dot is the app's one page.
        response = await super().get_response(path, scope) if "." in Path(path).name else self._page()
        response.headers.update(self._extra)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith(NAMED_BY_CONTENT) else ASK_FIRST
        return response

    def _page(self) -> Response:
        page = self._folder / "index.html"
        if page.exists():
            return FileResponse(page)
        return PlainTextResponse("The app is not built yet: `make run` does it.", 503)
