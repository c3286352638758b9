"""The whole path against Open edX's LTI consumer, a platform that we did not write."""
