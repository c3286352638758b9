"""Views: take in, ask one service, answer."""
