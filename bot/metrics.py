"""Counters of the running bot, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

READY = Gauge("parlatorium_ready", "1 if the last health check found everything well")
LATENCY = Gauge("parlatorium_gateway_latency_seconds", "Time from a heartbeat to Discord's answer")
LAST_BACKUP = Gauge("parlatorium_last_backup_timestamp_seconds", "When the newest daily backup was made; 0 if none is")
SHARDS = Gauge("parlatorium_shards", "How many shards of the gateway this process serves")
INTERACTIONS = Histogram(
    "parlatorium_interaction_seconds",
    "Time from an interaction's arrival to the end of its work",
    ["kind", "outcome"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.5, 3, 10),
)
SESSION_STARTS = Gauge("parlatorium_session_starts", "How many sessions with the gateway were begun in 24 hours")
UNREADABLE = Counter("parlatorium_unreadable_events", "What Discord sent and could not be read", ["kind"])
INVALID = Counter(
    "parlatorium_invalid_requests",
    "Requests that Discord answered with 401, 403 or 429: after 10,000 in ten minutes it shuts the door",
    ["status"],
)
REFUSED = Counter(
    "parlatorium_refused_messages",
    "Messages that Discord did not let into a channel or the direct messages of a person, by its code",
    ["where", "code"],
)
GIVEN_UP = Counter("parlatorium_given_up", "Deliveries that will never be made, by what was to be delivered", ["kind"])
