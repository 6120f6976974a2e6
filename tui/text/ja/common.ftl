common-enlarge =
    { $least_width } x { $least_height } の大きさが必要です(今は { $width } x { $height })。
    広げてください。ゲームは続き、何も失われません。
    q 退室
common-not-now = 今はできません。
common-language = 日本語
