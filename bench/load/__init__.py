"""Many people playing at once against the local room, and whether all that they were promised was kept."""
