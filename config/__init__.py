"""Wiring: settings, URLs, processes. Imports everything; nothing imports it."""
