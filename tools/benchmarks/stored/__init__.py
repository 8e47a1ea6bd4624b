"""Stored data: starting, restoring, counting, backups."""
