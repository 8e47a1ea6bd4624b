"""The declaration, wording and registration of commands, and which game a command means."""
