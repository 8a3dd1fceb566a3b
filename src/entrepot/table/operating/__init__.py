"""For whoever runs a server: copies of the folder, a look into it, and orders to a server that runs."""
