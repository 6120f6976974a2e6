error-game = 「{ $game }」というゲームはありません。あるのは { $known } です
error-seats = { $game } の席数は { $low } から { $high } までです({ $seats } は選べません)
error-option = { $game } に「{ $option }」という設定はありません。あるのは { $known } です
error-option-value = 設定 { $option } に「{ $value }」は選べません。選べるのは { $allowed } です

error-log-empty = ファイルが空です。保存された対局ではありません
error-log-head = 保存された対局ではありません(最初の行が読めません)
error-log-format = この対局の保存形式は { $format } です。このプログラムが読めるのは { $known } までです
error-log-kind = 記録 { $record } はこのプログラムの知らない種類です
error-log-order = 記録 { $record } の位置が正しくありません
error-log-line = 記録 { $record } が読めません
error-log-chain = 記録 { $record } は書かれたときと違います。連鎖がそこで切れています
error-log-fold = 記録 { $record } はその対局に合いません
