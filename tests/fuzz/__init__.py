"""Anything a learner could send, thrown at the grading core: ``python -m tests.fuzz --minutes 10``."""
