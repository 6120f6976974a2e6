table-thinks = { $name }が考えています。
    .hurry = 待たない
table-watching = 観戦中です。別の画面で{ $name }の番です。
table-unplayed = 今はだれも遊んでいません。いったん出てから続きをどうぞ。
table-go-to = 行き先:{ $typed }_
table-log = 記録
table-back-log = 記録(あと{ $count }行)
table-refused = { $text }[規則{ $rule }]
table-retry = 続ける
table-cannot = このゲームは開けません。
table-no-undo = 取り消せるものがありません。出目や新しいカードの前へは戻れません。
table-undo-title = 取り消し
table-undo-ask = { $name }が記録{ $to }の直後まで取り消します。この画面の全員が同意しますか?
table-say-title = 発言
table-say-text = 何と言いますか?ゲームと一緒に残ります。
table-said = { $letter }:{ $text }
table-review = 見直す
    .long = 終わったゲームを見直す
table-again = もう一度
    .long = 新しいゲーム
table-wins = { $name }の勝ちです。
table-shared-win = { $names }の勝ちです。
table-draw = 引き分けです。
table-left = ゲームは途中で終わりました。
table-over = { $result }{ $reason }
table-end-title = 終局
table-end-scores = 得点:{ $scores }
table-end-score = { $name } { $score }
table-end-receipt = 控え(記録の最後の h):
table-end-proof = 出目の秘密は記録の中で公開されました。すべての出目を検算できます。
table-end-practice = 練習のゲームです。出目は数字で決まっていました。
table-end-home = 最初の画面
table-end-look = 盤を見る
table-curtain-title = 幕
table-curtain-next = 次は{ $name }の番です。{ $last }の手札は隠れています。
table-curtain-first = 次は{ $name }の番です。
table-curtain-show = { $key }:{ $name }です、手札を見せる
table-comma = 、
table-help-1 =
    左に盤、右に席と手札と記録の終わりがあります。下の行が今あなたに聞かれていること、その下がそのキーです。

    Tab     盤、手札、記録:答える部分が選ばれています
    Enter   決定。ボットの番なら、次のあなたの番まで待たずに進む
    n N     選べる次の候補、前の候補
    g       マスを名前で指定(g c4)
    w       なぜできないか
    u       取り消し。何も見えず出目もないところまで
    v       小さい画面では盤と欄の切替。隠れた手札の表示
    q       終了。すべて保存済み
    .title = 卓
