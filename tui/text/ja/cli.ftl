cli-help =
    meikyu: 端末で遊ぶ迷宮ゲーム
    
    meikyu                              アプリを開く
    meikyu play GAME                    すぐ卓につく
    meikyu list                         保存された対局の一覧
    meikyu show FILE                    局面を文字で表示
    meikyu replay FILE                  画面で棋譜を再生
    meikyu verify FILE...               棋譜の検査(連鎖、要約値、サイコロ、ルール)
    meikyu simulate GAME                ボット同士で何局も対局
    
    共通: --lang en|ja、--saves DIR、--help。単独: --version。
    FILE はパス、または list が表示する対局名です。
    終了コード: 0 完了、1 拒否または不正、2 コマンドの誤り、3 完了したが不完全。
cli-help-play =
    meikyu play GAME [--seats me,bot,bot:easy] [--seed N] [--option k=v]...
    
    GAME の新しい卓をすぐに開きます。席は時計回りに me、me:名前、bot、bot:強さ。
    --seed N は出目の決まった練習用。--option は卓の設定です。
cli-help-replay =
    meikyu replay FILE [--at N] [--seat K]
    
    記録 N の直後の局面から再生します。--seat なら席 K (0、1... または A、B...)の視点
    だけで見られます。
cli-help-list =
    meikyu list [--json] [--game G] [--unfinished]
    
    保存された対局を新しい順に表示します。--unfinished は途中の対局だけを表示し、
    一つもなければ終了コードは 3 です。
cli-help-show =
    meikyu show FILE [--at N] [--seat K | --open] [--json]
    
    記録 N の直後(省略時は最後)の局面を、観戦者または席 K (0、1... または A、B...)の
    視点で表示します。--open はすべてを表示します(終わった対局だけ)。
cli-help-verify =
    meikyu verify FILE... [--json]
    
    連鎖とすべての要約値を計算し直し、対局前に約束された出目ですべての行動を裁定し
    直します。ルールの版が手元にないときの終了コードは 3 です。
cli-help-simulate =
    meikyu simulate GAME [--seats N] [--games M] [--seed S] [--bot LEVEL] [--option k=v]...
                    {"["}--max-actions A] [--save DIR] [--json]
    
    ボット同士で M 局を対局し、結果を表示します。--save は棋譜を DIR に残します。
    省略時は最少の席数、100局、シード 1、random です。
    --max-actions を超えた対局は打ち切られ、終了コードは 3 になります。

cli-usage = { $message } (meikyu --help をご覧ください)
cli-unknown-argument = 「{ $text }」という引数はここでは使えません (meikyu --help をご覧ください)
cli-unknown-command = 「{ $text }」というコマンドはありません。使えるのは { $known } です
cli-unknown-language = 「{ $text }」という言語はありません。使えるのは { $known } です
cli-missing = { $name } がありません (meikyu --help をご覧ください)
cli-value = { $name } は値が足りないか、値を取りません (meikyu --help をご覧ください)
cli-number = { $name } は { $low } から { $high } までの整数です(「{ $text }」は使えません)
cli-seed = --seed は40桁までの整数です(「{ $text }」は使えません)
cli-seat-and-open = --seat と --open は同時に使えません
cli-seat = この対局に席 { $seat } はありません。席は 0 から { $last } までです
cli-option = 設定は「名前=値」と一度だけ書いてください(「{ $text }」は使えません)
cli-seats = 席は me、me:名前、bot、bot:強さ をコンマで区切ってください(「{ $text }」は使えません)
cli-stopped = 中断しました
cli-system = { $reason }
cli-system-named = { $name }: { $reason }
cli-output-gone = すべてを書き終える前に出力が閉じられました
cli-fault = このプログラムの不具合です。{ $file } に記録しました
cli-fault-lost = このプログラムの不具合です({ $kind })。記録できませんでした
cli-no-terminal = アプリには端末が必要です。端末なしで使えるものは meikyu --help をご覧ください
cli-damaged = 棋譜は記録 { $record } で壊れています。表示はその前の正しい部分です

cli-list-none = 保存された対局はありません
cli-state = { $state ->
        [playing] 途中
        [done] 終局
        [cut] 途中(最後の行が欠けています)
        [broken] 破損
       *[other] 不明なルール
    }
cli-person = 人
cli-bot = ボット
cli-show-head = { $game } 記録 { $record }/{ $last } { $viewer ->
        [open] すべて公開
        [spectator] 観戦者の視点
       *[other] 席 { $viewer } の視点
    }
cli-show-turn = 席 { $seat } の番です。
cli-show-cut = この対局はもう続きません。
cli-show-won = { $count ->
        [0] 勝者はいません。
       *[other] 席 { $winners } の勝ちです。
    } 得点: { $scores }。

cli-verify-good = { $file }: 正しい棋譜です(記録 { $records } 件)
cli-verify-partly = { $file }: 検査できた範囲では正しい棋譜です(記録 { $records } 件)。ルールの版が手元にありません
cli-verify-bad = { $file }: 記録 { $record } が不正です({ $problem ->
        [action] ルールが認めない行動
        [chain] 書かれたときと違う行
        [commitment] 約束された秘密との不一致
        [digest] 状態の要約値の不一致
        [events] 約束された出目とルールによる結果との不一致
        [fold] 対局に合わない記録
        [head] 保存された対局ではない
        [kind] 不明な種類
        [line] 読めない行
        [order] あり得ない位置
        [outcome] 実際と違う結果
        [position] 使った乱数の数の不一致
        [seat] 別の席の手番
        [tail] 書きかけの最後の行
        [undo] 認められない取り消し
       *[other] 内容は終局後に表示
    })
cli-verify-skipped = { "    " }このゲームの一部でない行: { $skipped } 行(無視)
cli-verify-expected = { "    " }正: { $value }
cli-verify-found = { "    " }実: { $value }

cli-progress-games = { $done }/{ $all } 局
cli-progress-records = { $file }: 記録 { $done }/{ $all }
cli-simulate-stopped = { $all } 局中 { $done } 局で中断しました。数字はその分です
cli-simulate-unfinished = { $all } 局中 { $count } 局が終局前に打ち切られました
cli-label-game = ゲーム
cli-label-seats = 席数
cli-label-games = 対局数
cli-label-finished = 終局
cli-label-actions = 行動
cli-label-seconds = 秒
cli-label-actions-per-second = 毎秒の行動
cli-label-turns = 手番(最小 中央 最大)
cli-label-wins = 席ごとの勝ち
cli-label-draws = 引き分け
cli-label-outcomes = 終わり方
cli-label-digest = 要約値
