"""One server for all tests of the page's addresses."""

import pytest

from server.serving import serve_all

served = pytest.fixture(scope="session")(serve_all)
