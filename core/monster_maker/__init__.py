"""Monster Maker: a race into a dungeon for treasure, and exactly as far back."""
