# syntax=docker/dockerfile:1
FROM python:3.11-slim AS build
ENV PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /srv/yardstick
COPY config/requirements/ config/requirements/
RUN python -m venv /opt/tools \
    && /opt/tools/bin/pip install --require-hashes -r config/requirements/uv.txt \
    && python -m venv --without-pip /opt/yardstick \
    && python -m venv --without-pip /opt/build \
    && /opt/tools/bin/uv pip sync --require-hashes --python /opt/yardstick/bin/python config/requirements/run.txt \
    && /opt/tools/bin/uv pip sync --require-hashes --python /opt/build/bin/python config/requirements/local.txt
COPY manage.py ./
COPY config/ config/
COPY content/ content/
COPY grading/ grading/
COPY locale/ locale/
COPY lms_app/ lms_app/
# The variables only let the settings load here; none of them is kept.
RUN /opt/build/bin/python -m lms_app.management.catalogues \
    && DATABASE_URL=sqlite:////tmp/unused.sqlite3 REDIS_URL=redis://localhost:6379/0 PUBLIC_URL=https://tool.example \
       SECRET_KEY=unused-while-building-0123456789-abcdefghijklmnopqrstuvwxyz \
       /opt/yardstick/bin/python manage.py collectstatic --no-input

FROM python:3.11-slim
ENV PATH=/opt/yardstick/bin:$PATH PYTHONUNBUFFERED=1 DJANGO_SETTINGS_MODULE=config.settings DATA_DIR=/var/lib/yardstick
RUN groupadd --system --gid 10001 yardstick \
    && useradd --system --uid 10001 --gid yardstick --home-dir /var/lib/yardstick --create-home yardstick
WORKDIR /srv/yardstick
COPY --from=build /opt/yardstick /opt/yardstick
COPY --from=build /srv/yardstick /srv/yardstick
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["python", "-m", "config.probe", "healthz"]
# Our own middleware decides which proxy is believed (TRUSTED_PROXIES), not gunicorn.
CMD ["gunicorn", "config.wsgi:application", "-c", "python:config.gunicorn", "--bind", "0.0.0.0:8000", \
     "--worker-class", "gthread", "--workers", "2", "--threads", "8", "--preload", "--forwarded-allow-ips", "", \
     "--max-requests", "20000", "--max-requests-jitter", "2000", "--access-logfile", "-", "--no-control-socket"]
