"""What learners read and are judged by: lesson bundles as data, and the loader that checks them."""
