"""What stands outside the tool, played by ourselves: see ``tests.fakes.platform``."""
