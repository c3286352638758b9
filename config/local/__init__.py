"""Yardstick on one machine without any service installed: what `make run` and `make demo` start."""
