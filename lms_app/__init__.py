"""The tool itself: rows, the border with platforms, services, pages, API, admin."""
