"""Whole flows: a platform, the tool's own processes, and people who only speak HTTP."""
