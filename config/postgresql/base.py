"""The database backend; Django finds it by this module's name."""

from __future__ import annotations

import select

from django.db.backends.postgresql import base


class DatabaseWrapper(base.DatabaseWrapper):
    """Django's own, but for the check that every request begins with."""

    def is_usable(self) -> bool:
        """Look at the socket: a server that has nothing to say between two requests has not hung up.

        Where it has something to say, a farewell as a rule, it is asked.
        """
        if self.connection is None or self.connection.closed:
            return False
        waiting = select.poll()
        waiting.register(self.connection.fileno(), select.POLLIN)
        return not waiting.poll(0) or super().is_usable()
