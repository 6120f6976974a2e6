archive-title = 棋譜
archive-count = { $games }局中 { $shown }局
archive-loading = { $games }局まで読込
archive-filtered = 絞込:{ $filter }、{ $order }   検索:
archive-saved = 保存
archive-game = ゲーム
archive-who = 席(*勝ち)
archive-actions = 手数
archive-state = 状態
archive-preview = 概要
archive-person = 人
archive-bot = ボット
archive-resigned = 投了
archive-many = { $count }席 { $won }
archive-samples = 見本
archive-trash = ごみ箱
    .long = ごみ箱へ移す、ごみ箱から戻す
archive-restore = 戻す
archive-state-playing = 途中
archive-state-done = 終局
archive-state-cut = !末尾欠
archive-state-broken = !破損
archive-state-unknown = 未知の版
archive-filter-title = どの対局を出しますか?
archive-filter = 絞込
    .long = 一部の対局だけを出す
archive-filter-all = 全部
archive-filter-playing = 途中
archive-filter-done = 終局
archive-filter-damaged = 破損
archive-filter-practice = 練習
archive-filter-samples = 見本
archive-filter-trash = ごみ箱
archive-order = 順
    .long = 並び順を変える
archive-order-newest = 新しい順
archive-order-oldest = 古い順
archive-order-longest = 長い順
archive-order-game = ゲーム別
archive-open = 開く
archive-resume = 再開
    .long = 途中の対局を続ける
archive-verify = 検証
    .long = 記録の連鎖、出目、すべての判断を検算する
archive-export = 出力
    .long = 対局をファイルに書き出す
archive-seats = { $count }席
archive-comma = 、
archive-rules = 規則{ $rules }版
archive-minutes = { $count }分
archive-after = { $text }({ $minutes })
archive-not-over = 途中
archive-close-ended = 終局
archive-close-resigned = 投了により終了
archive-close-abandoned = 打ち切り
archive-close-agreed = 合意により終了
archive-won = { $who }の勝ち
archive-drawn = 引き分け
archive-won-why = { $who }の勝ち:{ $why }
archive-drawn-why = { $why }
archive-mark = { $name }{ $count }
archive-marks = 印:{ $marks }
archive-branch = 分岐元:{ $parent }    id:{ $id }
archive-unreadable = このファイルは対局として読めません。そのまま残してあります。
archive-foreign = このプログラムの新しい版で作られています。そのまま残してあります。
archive-loading-first = 読込中 ...
archive-none-saved = 保存された対局はまだありません。f で見本、最初の画面の n で新しいゲーム。
archive-none-samples = 見本はありません。
archive-none-trash = ごみ箱は空です。
archive-none-passes = この絞り込みと検索に合う対局はありません。
archive-ask = 開いて見直すか、途中のゲームを再開します。
archive-ask-find = 名前、ゲーム、日付を検索します。Enter で一覧に戻ります。
archive-ask-trash = t でごみ箱から戻します。
archive-checking = 検証中:{ $percent } %。
archive-stop = 中止
archive-stopped = 検証を中止しました。
archive-no-game = ここに対局はありません。
archive-no-trashed = ごみ箱にあります。先に t で戻してください。
archive-no-readable = 読めません。
archive-no-sample = 見本は見直しと分岐だけで、変えられません。
archive-no-done = 終局しています。Enter で見直し、その中の b で途中から続けられます。
archive-no-broken = 破損しています。Enter で読める所まで見て、b で途中から続けられます。
archive-no-unknown = このプログラムの新しい版が必要です。
archive-no-export = ここからはファイルに書き出せません。
archive-export-title = 文字で書き出す
archive-export-text = 記録を言葉にして新しいファイルに書きます。場所:{ $folder }
archive-exported = 書き出しました:{ $path }
archive-export-exists = 「{ $path }」というファイルはもうあります。別の名前にしてください。
archive-export-failed = 「{ $path }」を書けません:{ $reason }
archive-trash-title = ごみ箱
archive-trash-ask = { $when }の{ $game }をごみ箱へ移しますか? あとで戻せます。
archive-trashed = ごみ箱に移しました(f の「ごみ箱」で見られます)。
archive-restored = ごみ箱から戻しました。
archive-verdict-good = 検証済
archive-verdict-bad = !記録{ $n }
archive-verdict-partly = 一部検証
archive-found-good = 検証済:{ $count }件の記録、すべての出目と判断が正しい。
archive-found-bad = 記録{ $n }が正しくありません。その前の{ $count }件は正しい。
archive-found-partly = 一部検証:{ $count }件。残りの規則の版が手元にありません。
archive-found-why = { $text }({ $why })
archive-problem-head = 最初の行が読めない
archive-problem-commitment = 秘密が封印と違う
archive-problem-chain = 行が書き換えられている
archive-problem-order = ありえない場所にある
archive-problem-kind = 知らない種類
archive-problem-line = 読めない
archive-problem-tail = 最後の行が途中で切れている
archive-problem-fold = 対局に合わない
archive-problem-seat = 別の席の番だった
archive-problem-action = 規則に反する
archive-problem-events = 規則による結果と違う
archive-problem-position = 乱数の位置が違う
archive-problem-digest = 局面が違う
archive-problem-undo = 許されない取消
archive-problem-outcome = 結果が違う
archive-help-1 =
    保存された対局を新しい順に並べます。全部読み終わる前でも
    使えます。

    Enter   対局を見直す
    r       途中の対局を続ける
    v       検証:記録の連鎖、すべての出目、すべての判断を
            検算する。正しければ状態が「検証済」になる
    f o /   絞り込み、並び順、名前・ゲーム・日付の検索
    t       ごみ箱へ。f の「ごみ箱」で見られ、t で戻せる

    !末尾欠      最後の行が途中で切れている。続きを遊ぶ
                 ときに脇へよけられる
    !破損        最後まで読めない
    !記録9       検証で記録9の書き換えが見つかった
    未知の版     このプログラムの新しい版で作られた
    .title = 棋譜
