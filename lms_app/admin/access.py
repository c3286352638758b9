"""Sessions and tickets in the admin: when and whose, never their secrets."""

from django.contrib import admin

from lms_app.admin.scoped import ReadOnly
from lms_app.models import AdminTicket, LaunchSession, LoginState, PendingLaunch, Selection


@admin.register(LaunchSession)
class LaunchSessionAdmin(ReadOnly):
    """Sessions of launches."""

    list_display = ("pk", "who", "role", "language", "created_at", "expires_at", "ended_at")
    list_filter = ("language", "launch__role")
    list_select_related = ("launch__user",)
    date_hierarchy = "created_at"
    exclude = ("sid", "secret_hash")

    @admin.display(description="person")
    def who(self, session: LaunchSession) -> str:
        """Return whose session it is."""
        return str(session.launch.user)

    @admin.display(description="role")
    def role(self, session: LaunchSession) -> str:
        """Return the role that the launch gave."""
        return session.launch.role


@admin.register(AdminTicket)
class AdminTicketAdmin(ReadOnly):
    """Tickets to the admin."""

    list_display = ("pk", "user", "created_at", "expires_at", "used_at")
    list_select_related = ("user",)
    date_hierarchy = "created_at"
    exclude = ("token_hash",)


@admin.register(LoginState)
class LoginStateAdmin(ReadOnly):
    """Logins begun; those never used tell of blocked cookies or a broken platform."""

    list_display = ("pk", "platform", "created_at", "expires_at", "used_at")
    list_filter = ("platform",)
    list_select_related = ("platform",)
    date_hierarchy = "created_at"
    exclude = ("state_hash", "nonce", "browser_hash", "asked_with")


@admin.register(PendingLaunch)
class PendingLaunchAdmin(ReadOnly):
    """Launches that wait for their browser's proof; the message itself stays hidden."""

    list_display = ("pk", "login", "storage_frame", "created_at", "expires_at")
    list_select_related = ("login",)
    date_hierarchy = "created_at"
    fields = ("login", "storage_frame", "created_at", "expires_at")


@admin.register(Selection)
class SelectionAdmin(ReadOnly):
    """Choices of contents under way; what the platform said of them may open its own pages and stays hidden."""

    list_display = ("pk", "deployment", "role", "language", "created_at", "expires_at")
    list_select_related = ("deployment",)
    fields = ("deployment", "name", "role", "course", "language", "created_at", "expires_at")
