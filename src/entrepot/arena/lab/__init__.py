"""The laboratory behind `entrepot arena`: games by the thousand, kept in files, resumed where they stopped."""
