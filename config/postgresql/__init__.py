"""PostgreSQL as Django knows it, with connections that are asked whether they live without a way to the server."""
