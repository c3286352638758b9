"""Fixtures of whole processes and of the browser."""
