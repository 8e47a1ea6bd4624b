"""Whole pictures that look alike in every game: result, story, film, statistics, words. Imports parts and surface."""
