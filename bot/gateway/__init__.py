"""The way to Discord: logging in, keeping the connections to the gateway, and restoring them when they break."""
