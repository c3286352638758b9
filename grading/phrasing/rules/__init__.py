"""The rules of the three families: patterns over class letters, each with its reason."""
