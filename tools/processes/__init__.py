"""Many processes on one PostgreSQL, killed, frozen and replaced while people play."""
