"""What every request passes through: proxies, limits, cookies, policies, language, health."""
