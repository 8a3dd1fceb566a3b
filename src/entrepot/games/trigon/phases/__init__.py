"""Who is asked, and what they may do."""
