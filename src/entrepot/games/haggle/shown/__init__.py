"""What goes out: views, their types, lines of text, observations, and why not."""
