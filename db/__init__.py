"""Rows become games and games become rows: the only place that speaks SQL."""
