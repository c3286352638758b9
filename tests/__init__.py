"""The tests of Yardstick."""
