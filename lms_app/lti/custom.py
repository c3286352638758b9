"""Custom parameters that we ask a platform to send with every launch, and the variables that it fills them with.

The one list for whatever publishes them: links chosen from a course, registrations, the configuration for Canvas. A
variable that a platform does not know, or has no value for, comes back as it is written here: that counts as absent.
"""

from __future__ import annotations

#: Where a copied link, or its course, comes from: ids with commas between them, nearest first (LTI Core 1.3).
HISTORY = {
    "context_history": "$Context.id.history",
    "link_history": "$ResourceLink.id.history",
}

#: When a link may be opened and handed in at; the person's own dates go before everybody's (LTI Core 1.3).
DATES = {
    "available_start": "$ResourceLink.available.startDateTime",
    "available_end": "$ResourceLink.available.endDateTime",
    "submission_start": "$ResourceLink.submission.startDateTime",
    "submission_end": "$ResourceLink.submission.endDateTime",
    "available_user_start": "$ResourceLink.available.user.startDateTime",
    "available_user_end": "$ResourceLink.available.user.endDateTime",
    "submission_user_start": "$ResourceLink.submission.user.startDateTime",
    "submission_user_end": "$ResourceLink.submission.user.endDateTime",
}

#: Canvas' own: the dates that hold for this person, how often they may hand in, and who is really there.
CANVAS = {
    "due": "$Canvas.assignment.dueAt.iso8601",
    "unlock": "$Canvas.assignment.unlockAt.iso8601",
    "lock": "$Canvas.assignment.lockAt.iso8601",
    "attempts": "$Canvas.assignment.allowedAttempts",
    "student_view": "$com.instructure.User.student_view",
    "masquerade": "$Canvas.masqueradingUser.id",
}

#: All of them; a platform leaves alone what it does not know.
FIELDS = {**HISTORY, **DATES, **CANVAS}
