"""The real parts that tests run against: PostgreSQL, Valkey, the tool's own processes, a browser."""
