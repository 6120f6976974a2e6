commands-title = ここでできること
commands-find = 検索:
commands-how = 入力で検索、上下
commands-run = 実行
commands-none = 見つかりません
