"""Games that are over, or steps that are past: record, proof, replay, what counts. Imports show, memory and terms."""
