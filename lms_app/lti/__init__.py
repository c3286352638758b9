"""The border with platforms: the only importer of an LTI library."""
