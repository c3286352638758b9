"""The bundles that the tests of the content share."""

import shutil
from pathlib import Path

import pytest

from content import loader

TINY = Path(__file__).parent / "bundles" / "reading-a-recipe"


@pytest.fixture(scope="session")
def lesson():
    return loader.load(loader.LESSONS / "why-sequences-are-hard")


@pytest.fixture(scope="session")
def tiny():
    return loader.load(TINY)


@pytest.fixture
def copy(tmp_path):
    """Copy the tiny bundle, so that a test may spoil it."""
    return Path(shutil.copytree(TINY, tmp_path / "bundle"))
