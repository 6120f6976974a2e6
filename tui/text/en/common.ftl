common-enlarge =
    This game needs { $least_width } x { $least_height }; the window has { $width } x { $height }.
    Enlarge it. The game goes on; nothing is lost.
common-not-now = That is not possible now.
common-language = English
common-no = no
common-accept = accept
common-bot = bot
common-more = +{ $count } more
common-ago-seconds = just now
common-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
 }
common-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
 }
common-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
 }
