"""The pages of learners and instructors."""
