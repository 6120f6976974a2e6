home-title-1 = 迷 宮   迷宮ゲーム
home-title-2 = 迷 宮   二つの迷宮ゲーム
home-title-3 = 迷 宮   三つの迷宮ゲーム
home-title-many = 迷 宮   迷宮ゲーム
home-continue = つづき
    .long = いちばん新しい途中のゲームを続ける
home-new = 新しいゲーム
    .long = 新しい卓を作る
    .about = { $games ->
        [1] 一種類
        [2] 二種類
        [3] 三種類
       *[other] { $games }種類
     }、{ $low }-{ $high }席、ボットか人
home-replays = 棋譜
    .long = 全局:見直す、再開、検証、出力
    .about = { $games ->
        [0] まだありません
       *[other] 保存{ $games }局、終局{ $finished }局
     }
home-how-to-play = 遊び方
    .long = 遊び方:各ゲーム1ページと全ルール
    .about = 各ゲーム1ページと全ルール
home-settings = 設定
    .about = 言語、色、盤、キー
home-lobby = ロビー
    .long = ロビー:ssh で来た人たち
    .about = サーバーのみ:ssh play@your.server
home-unfinished = 途中のゲーム
    .long = この番号の途中のゲーム
home-sample = 見本
    .long = 見本を見る
home-games = 途中のゲーム
home-samples = 見本
home-note = お知らせ
home-stands = { $game } { $where } { $turn }
home-stands-somewhere = { $game } { $turn }
home-your-turn = あなたの手番
home-turn-of = { $who }の手番
home-state = { $where } { $who }
home-nothing = 途中のゲームはありません
home-no-lobby = ロビーはサーバーにだけあります。この版にはまだありません。
home-counting = ...
home-seats = { $count }席
home-sample-won = { $who } の勝ち、{ $records }件
home-sample-over = { $records }件
home-not-dealt = 配る前
home-safe = 行動のたびに保存されます。いつ終わっても失われません。
home-damaged = 末尾が壊れた記録が{ $count }局あります:{ $open }、次に { $filter } で絞り込み。
home-settings-unreadable = 設定を読めないので初期設定です。元のファイルは残してあります。
home-ask = { $name }さん、何をしますか?
home-ask-all = 何をしますか?
home-how = 文字か、矢印+Enter
home-quit = 終了
home-stay = ここが最初の画面です。終了には専用のキーがあります。
