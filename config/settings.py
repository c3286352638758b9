"""All settings, read from the environment (``.env.example`` has a line for each)."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from urllib.parse import urlsplit

from config.environment import Environment

BASE_DIR = Path(__file__).resolve().parent.parent
env = Environment(BASE_DIR)

# --- Where it lives ---------------------------------------------------------------------------
DATA_DIR = env.data_dir
DEBUG = env.flag("DEBUG", default=False)
SECRET_KEY = env.secret_key()
#: Protects the stored signing keys; the former one opens those that were stored with it.
TOOL_KEY_SECRET = env.tool_key_secret("TOOL_KEY_SECRET", default=SECRET_KEY)
TOOL_KEY_SECRET_OLD = env.tool_key_secret("TOOL_KEY_SECRET_OLD", default="")
PUBLIC_URL = env.public_url()
ALLOWED_HOSTS = env.allowed_hosts(PUBLIC_URL)
LTI_ALLOW_LOOPBACK = env.flag("LTI_ALLOW_LOOPBACK", default=env.is_local)
#: Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed (addresses or networks).
TRUSTED_PROXIES = env.networks("TRUSTED_PROXIES", others=["unix"])
#: Who may read /metrics (addresses or networks).
METRICS_ALLOWED = env.networks("METRICS_ALLOWED", default=["127.0.0.1", "::1"])
IS_SECURE_ORIGIN = urlsplit(PUBLIC_URL).scheme == "https"

# --- Django -------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "lms_app.apps.YardstickAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "axes",
    "lms_app.apps.LmsAppConfig",
    "config.apps.WiringConfig",
]

MIDDLEWARE = [
    "lms_app.web.proxies.TrustedProxyMiddleware",
    "lms_app.web.limits.RateLimitMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "lms_app.web.cookies.PartitionedCookieMiddleware",
    "lms_app.web.policy.ContentSecurityMiddleware",
    "lms_app.web.charset.Utf8Middleware",
    "lms_app.carriage.CarriageMiddleware",
    "lms_app.web.staff.StaffSessionMiddleware",
    "lms_app.web.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "lms_app.web.staff.StaffAuthenticationMiddleware",
    "lms_app.web.staff.StaffMessageMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "lms_app" / "pages" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "django.template.context_processors.i18n",
            ],
        },
    },
]

DATABASES = {"default": env.database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": env.redis_url(),
        "KEY_PREFIX": "yardstick",
        # A broker that hangs must not hold up a request.
        "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 1},
    }
}

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_CLIENT_IP_CALLABLE = "lms_app.web.proxies.client_address"
AXES_VERBOSE = False

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

# --- Languages and time -------------------------------------------------------------------------
LANGUAGE_CODE = "zh-hans"
LANGUAGES = [("zh-hans", "简体中文"), ("en", "English")]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = env.time_zone()

# --- Static files -------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "lms_app" / "pages" / "static"]
STATIC_ROOT = BASE_DIR / "staticfiles"
STATIC_ROOT.mkdir(exist_ok=True)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG or not (STATIC_ROOT / "staticfiles.json").exists()
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        )
    },
}
WHITENOISE_USE_FINDERS = not (STATIC_ROOT / "staticfiles.json").exists()

# --- Security -----------------------------------------------------------------------------------
SECURE_CONTENT_TYPE_NOSNIFF = True
# X-Frame-Options cannot name the platforms that may frame us; frame-ancestors does (`web/policy.py`).
SILENCED_SYSTEM_CHECKS = ["security.W002"]
SECURE_REFERRER_POLICY = "strict-origin-when-cross-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_SSL_REDIRECT = IS_SECURE_ORIGIN
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
SECURE_HSTS_SECONDS = 31_536_000 if IS_SECURE_ORIGIN else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = IS_SECURE_ORIGIN
SECURE_HSTS_PRELOAD = IS_SECURE_ORIGIN
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
# The admin's own cookies: it is a window of its own, first-party, never inside a frame.
SESSION_COOKIE_NAME = "yardstick_admin"
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = IS_SECURE_ORIGIN
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_AGE = 8 * 60 * 60
CSRF_COOKIE_NAME = "yardstick_csrf"
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = IS_SECURE_ORIGIN
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "lms_app.web.faults.forged"
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2_000

# --- Celery -------------------------------------------------------------------------------------
CELERY_BROKER_URL = env.broker_url()
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_TASK_TIME_LIMIT = 120
CELERY_TASK_SOFT_TIME_LIMIT = 90
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TIMEZONE = "UTC"
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
# A lost worker's messages come back within seconds (kombu needs all three); the truth is in the rows.
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 300,
    "unacked_restore_interval": 1,
    "unacked_restore_throttle": 1,
    "socket_timeout": 5,
    "socket_connect_timeout": 1,
    # A publisher connects once and says so; a worker goes on trying by itself.
    "max_retries": 0,
}
#: A nudge must never hold up a learner: it is tried once, briefly; the sweep finds the row.
CELERY_TASK_PUBLISH_RETRY = False
SWEEP_INTERVAL = timedelta(seconds=env.number("SWEEP_SECONDS", least=1, default=20))
#: The hour (UTC) in which columns are compared with the platforms' gradebooks.
RECONCILE_HOUR = env.number("RECONCILE_HOUR", default=2, most=23)

# --- Yardstick ----------------------------------------------------------------------------------
LAUNCH_SESSION_AGE = timedelta(hours=env.number("LAUNCH_SESSION_HOURS", default=12))
LOGIN_STATE_AGE = timedelta(minutes=10)
#: So long a teacher's decision is not sent yet and can be undone.
REVIEW_UNDO = timedelta(seconds=env.number("REVIEW_UNDO_SECONDS", default=60))
#: A queued row claimed longer ago than this belongs to a dead worker.
QUEUE_LEASE = timedelta(seconds=env.number("QUEUE_LEASE_SECONDS", default=150, least=1))
#: Messages at one platform at a time, over all workers; a platform may have a number of its own.
SCORES_AT_ONCE = env.number("SCORES_AT_ONCE", default=8, least=1, most=1000)
#: A score that has not reached its gradebook for so long raises an alert.
SCORE_AGE_LIMIT = timedelta(minutes=env.number("SCORE_AGE_LIMIT_MINUTES", default=360, least=1, most=525_600))
#: Who gets a mail when an alert is raised and when it is over; nobody: only the log and /metrics say it.
ALERT_MAIL_TO = env.mail_addresses("ALERT_MAIL_TO")
DEFAULT_FROM_EMAIL = env.mail_from("ALERT_MAIL_FROM", default=f"yardstick@{urlsplit(PUBLIC_URL).hostname}")
vars().update(env.mail_server("EMAIL_URL", is_needed=bool(ALERT_MAIL_TO)))
EMAIL_TIMEOUT = 10
#: Limits per minute and address; 0 lifts one (a bench does).
LIMIT_LAUNCHES = env.number("LIMIT_LAUNCHES", default=1200)
LIMIT_REQUESTS = env.number("LIMIT_REQUESTS", default=12_000)
LIMIT_SESSION_WRITES = env.number("LIMIT_SESSION_WRITES", default=240)

# --- REST API -----------------------------------------------------------------------------------
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["lms_app.api.authentication.LaunchSessionAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["lms_app.api.authentication.HasLaunchSession"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["lms_app.api.parsers.StrictJSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "lms_app.api.problems.handle",
    "UNAUTHENTICATED_USER": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Yardstick API",
    "DESCRIPTION": "What the pages use: attempts, drafts, hand-ins, results of one launch's session.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": [],
    "SERVE_AUTHENTICATION": [],
}

# --- Logging ------------------------------------------------------------------------------------
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {"format": "{asctime} {levelname} {name} {message}", "style": "{"},
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": env.log_level()},
    "loggers": {
        "axes": {"level": "WARNING"},
        "celery": {"level": "INFO"},
    },
}
