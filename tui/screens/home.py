"""The first screen: go on, begin, look back, learn."""

from tui.screens.base import Page


class Home(Page[None]):
    """The home screen."""
