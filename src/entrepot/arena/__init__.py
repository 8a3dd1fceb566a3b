"""Many games at once: simulation with its statistics, and the benchmark."""
