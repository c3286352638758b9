"""Tests of the fake platform itself: it behaves as the real ones were observed to."""
