"""Lessons as they are played, and what a coach says. Imports casefiles, match, contract and engine."""
