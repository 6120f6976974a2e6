common-enlarge =
    This game needs { $least_width } x { $least_height }; the window has { $width } x { $height }.
    Enlarge it. The game goes on; nothing is lost.
    q leave
common-not-now = That is not possible now.
common-language = English
