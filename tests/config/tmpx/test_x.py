import os, time
import pytest
@pytest.mark.parametrize("n", range(4))
def test_a(n):
    from django.core.cache import cache
    from django.conf import settings
    time.sleep(.5)
    c=cache._cache.get_client()
    f=open("/tmp/infra/x.txt","a"); f.write(f'{os.environ.get("PYTEST_XDIST_WORKER")} {os.environ["REDIS_URL"]} {settings.CACHES["default"]["LOCATION"]} {c.connection_pool.connection_kwargs}\n')
