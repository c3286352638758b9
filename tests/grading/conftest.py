"""Settings of the property tests: a busy machine is no reason to fail."""

from hypothesis import settings

settings.register_profile("grading", deadline=None)
settings.load_profile("grading")
