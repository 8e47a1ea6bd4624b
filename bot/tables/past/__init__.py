"""Finished games and past steps: record, proof, replay, what counts. Imports show, memory and terms."""
