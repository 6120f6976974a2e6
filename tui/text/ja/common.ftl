common-enlarge =
    { $least_width }x{ $least_height } 以上の画面が必要です(今は { $width }x{ $height })。
    広げてください。ゲームは続いています。
common-not-now = 今はできません。
common-language = 日本語
common-no = いいえ
common-accept = 決定
common-bot = ボット
common-more = ほか{ $count }
common-ago-seconds = たった今
common-ago-minutes = { $count }分前
common-ago-hours = { $count }時間前
common-ago-days = { $count }日前
