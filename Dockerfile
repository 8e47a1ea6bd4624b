# The bot in a container: built in one stage, run in another that holds no sources, no build tools and no installer.
# Every download is pinned by its hash. `docker buildx imagetools inspect python:3.11-slim` tells the newest base.
ARG BASE=python:3.11.16-slim@sha256:8203f8b7cc03e7a0b2da2a7bfebdb7e39d985983791e2aba5b01cc535bf36f53

FROM ${BASE} AS build
WORKDIR /src
RUN python -m venv --without-pip /venv
COPY requirements.lock ./
RUN pip --python /venv/bin/python install --no-cache-dir --no-deps --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY games games
COPY db db
COPY renderers renderers
COPY sandbox sandbox
COPY bot bot
RUN pip --python /venv/bin/python install --no-cache-dir --no-deps --no-index --no-build-isolation . \
    && pip --python /venv/bin/python uninstall --yes setuptools

FROM ${BASE}
RUN rm -rf /usr/local/lib/python3*/site-packages/* /usr/local/lib/python3*/ensurepip /usr/local/bin/pip* \
    && useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin parlatorium \
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
