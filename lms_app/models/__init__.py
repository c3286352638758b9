"""Rows, their constraints, and what a row can say of itself."""

from lms_app.models.access import AdminTicket, LaunchSession, PendingLaunch
from lms_app.models.content import ContentVersion
from lms_app.models.delivery_watch import AlertKind, DeliveryAlert, DeliveryPause
from lms_app.models.invitation import Invitation
from lms_app.models.lti import (
    Context,
    Deployment,
    DeploymentState,
    Launch,
    LoginState,
    LtiUser,
    Membership,
    Platform,
    ResourceLink,
    Role,
    ToolKey,
)
from lms_app.models.outbox import Choice, ColumnCheck, DeliveryTry, ScoreDelivery
from lms_app.models.queue import QueuedRow, QueueState
from lms_app.models.roster import RosterSync
from lms_app.models.selection import Selection
from lms_app.models.work import (
    Attempt,
    AttemptState,
    Counting,
    Extension,
    Grade,
    Late,
    LineItem,
    Placement,
    Release,
    ReviewDecision,
    Submission,
)

__all__ = [
    "AdminTicket",
    "AlertKind",
    "Attempt",
    "AttemptState",
    "Choice",
    "ColumnCheck",
    "ContentVersion",
    "Context",
    "Counting",
    "DeliveryAlert",
    "DeliveryPause",
    "DeliveryTry",
    "Deployment",
    "DeploymentState",
    "Extension",
    "Grade",
    "Invitation",
    "Late",
    "Launch",
    "LaunchSession",
    "LineItem",
    "LoginState",
    "LtiUser",
    "Membership",
    "PendingLaunch",
    "Placement",
    "Platform",
    "QueueState",
    "QueuedRow",
    "Release",
    "ResourceLink",
    "ReviewDecision",
    "Role",
    "RosterSync",
    "ScoreDelivery",
    "Selection",
    "Submission",
    "ToolKey",
]
