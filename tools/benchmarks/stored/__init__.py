"""What is stored: starting, restoring, counting, backups."""
