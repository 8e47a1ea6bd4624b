"""Backups: of a file, and of a server. Imports connection."""
