"""Checks of a connection: `manage.py doctor` and the admin's page of the same findings.

Each family of checks is a module: ``TITLE``, ``WORDS`` (every finding it may make, by its code: how bad it is, what it
says and what to do about it) and ``check``, a generator of findings. To add a check to a family, yield one more code
and give it its words; to add a family, write such a module and name it in `run.FAMILIES`. Every code has its line in
`docs/connect/when-it-does-not-work.md`; a test holds it to that.
"""
