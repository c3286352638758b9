"""The two sentences of exercise 2: words, patterns and everyday talk, as data."""
