"""The only orchestration: what the outside can do, and the ports through which it reaches the world."""
