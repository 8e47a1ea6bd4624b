# The bot in a container: built in one stage, run in another that holds no sources and no build tools.
FROM python:3.11-slim AS build
WORKDIR /src
RUN python -m venv /venv
COPY constraints.txt pyproject.toml README.md LICENSE ./
COPY games games
COPY db db
COPY renderers renderers
COPY bot bot
RUN /venv/bin/pip install --no-cache-dir -c constraints.txt '.[postgres]'

FROM python:3.11-slim
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin parlatorium \
    && install -d -o parlatorium -g parlatorium /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATA_DIR=/data \
    HEALTH_PORT=8766 \
    LOG_FORMAT=json
USER parlatorium
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["parlatorium", "health"]
ENTRYPOINT ["parlatorium"]
