"""A small course site that speaks LTI 1.3, to see Yardstick work without an LMS of one's own.

Run it with ``python -m tests.demo_lms --tool http://localhost:8000 --state-dir DIR``. It is for trying
out: there are three made-up people and no passwords.
"""
