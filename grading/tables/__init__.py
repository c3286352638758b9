"""Generated character tables, frozen so that no verdict depends on the machine's Unicode version."""
