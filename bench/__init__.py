"""Benchmarks: what the core grades, what a page costs, how fast a score arrives. Run them with ``make bench``."""
