log-title = 記録
log-filter = 絞込
    .long = 一部の記録だけを出す
log-filter-title = 絞り込み
log-filter-all = 全部
log-filter-since = 自分の前の手番から
log-filter-seat = 席{ $letter } { $name }
log-filter-mark = { $mark } { $name }
log-filter-undo = 取消
log-find = 検索
log-found = { $text }({ $at }/{ $count })
log-found-none = { $text }(なし)
log-turn = { $turn }手番は{ $n }から。> は現在位置
log-no-turn = > は現在位置
log-hidden = 見えないはずのものは、卓と同じく出ません
log-empty = この絞り込みでは何もありません
log-pages = 矢印 PgUp PgDn
log-next = 次前
log-next-card = 次のカード
log-scroll = 送る
log-show = 盤で見る
log-close = 閉じる
log-by-clock = (時間切れ:ボットが選択)
log-by-bot = (ボットが代わりに)
log-seat-person = { $letter }:{ $name }
log-seat-bot = { $letter }:ボット
log-seat-resigned = { $letter } { $name } 投了
log-sit-person = { $letter }:{ $name } 着席
log-sit-bot = { $letter }:ボットが引き継ぐ
log-sit-resigned = { $letter } { $name } 投了
log-cut = { $letter } { $name }がカット
log-undo = 取消 { $to }まで({ $name })
log-rules = 規則{ $to }版で続ける
log-close-ended = 終局
log-close-resigned = 終局:1人を残して全員投了
log-close-abandoned = 打ち切り
log-close-agreed = 合意により終了
log-help-1 =
    対局の記録を順に並べたものです。席から見えないはずの
    ことは、出ないか、秘密を伏せて書かれます。

    >       盤に出ている記録
    番号    記録の番号。取消があっても変わらない
    f       席、種類、自分の前の手番から、で絞り込む
    / n N   語を検索、次、前
    Enter   その記録の直後の盤を見る
    .title = 記録
