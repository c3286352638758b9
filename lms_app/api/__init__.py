"""The REST API: JSON doors to the same services as the pages."""
