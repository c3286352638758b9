"""What somebody is called whose name the platform does not share: one name a course, the same for good."""

from __future__ import annotations

import hashlib

from django.utils.translation import gettext as _

from lms_app.models import LtiUser

#: Without vowels, so that no word is made, and without what is easily misread.
_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"
_HALF = 14
_LENGTH = 6


def shown(person: LtiUser, context_id: int) -> str:
    """Return the name that teachers of a course see, in the page's language: the one shared, else a pseudonym."""
    return person.name or _("Member %(code)s") % {"code": code(person.pk, context_id)}


def code(user_id: int, context_id: int) -> str:
    """Return what tells somebody apart in a course: no two there are alike, and elsewhere the same person has another.

    A Feistel permutation of the row's number, keyed by the course: it needs no row of its own and says nothing about
    the id at the platform.

    >>> code(41, 7), code(42, 7), code(41, 8)
    ('PBG-J7C', 'MND-Q79', 'TXH-7BK')
    """
    left, right = user_id >> _HALF & (1 << _HALF) - 1, user_id & (1 << _HALF) - 1
    for turn in range(4):
        mixed = hashlib.sha256(f"{context_id}:{turn}:{right}".encode()).digest()
        left, right = right, left ^ int.from_bytes(mixed[:2], "big") >> 16 - _HALF
    number, letters = left << _HALF | right, ""
    for _position in range(_LENGTH):
        number, rest = divmod(number, len(_LETTERS))
        letters += _LETTERS[rest]
    return f"{letters[:3]}-{letters[3:]}"
