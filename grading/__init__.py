"""The grading core: values in, values out. Pure, numpy only; ``grading.tasks`` is its door to Celery."""
