"""How things look: glyphs, their stand-ins, and the palettes."""
