"""The flow in a real browser: the tool in a frame of another site, third-party cookies blocked."""
