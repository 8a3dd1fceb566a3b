"""The report of an arena run: one HTML file that needs no network."""
