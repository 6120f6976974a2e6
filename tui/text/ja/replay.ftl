replay-title = 棋譜 { $game } { $n }/{ $last }
replay-view = 視点:{ $view }   ({ $key } 切替)
replay-view-only = 視点:{ $view }
replay-view-seat = 席{ $letter }
replay-view-open = 全公開
replay-view-spectator = 観戦
replay-one-view = ほかの視点はありません。全席の視点は終わった対局だけです。
replay-whose = 視点
replay-chances = 勝率 { $first }-{ $last }手番
replay-log = 記録(連動)
replay-legend = { $marks } u 取消
replay-place = { $last } { $turn }手番 速さ{ $speed }
replay-person = { $letter }
replay-bot = ボット{ $number }
replay-resigned = { $letter }(投了)
replay-step = 1手
replay-play = 再生
    .long = 再生、停止
replay-pause = 停止
replay-speed = 速さ
replay-faster = 速く
    .long = 速く再生する
replay-slower = 遅く
    .long = 遅く再生する
replay-mark = 次の印
replay-turn = 手番
replay-turn-back = 前の手番
    .long = この手番、または前の手番の始めへ
replay-turn-on = 次の手番
    .long = 次の手番の始めへ
replay-branch = 分岐
    .long = ここから引き継いで自分の対局にする
replay-copy = 写す
    .long = 局面を文字で写す
replay-copied = 文字の局面(端末が許せばコピー済み)
replay-cannot = この対局は表示できません。
replay-nothing = ここには何もありません。
replay-damaged = 記録は{ $n }まで読めます:{ $why }
replay-no-branch = 棋譜の画面だけです。ここは卓から振り返っているところです。
replay-go-title = 移動先
replay-go-text = 記録の番号({ $record }まで)か、t と手番({ $turn }まで、例 t12):
replay-no-place = 「{ $text }」は記録の番号でも手番でもありません。
replay-find-title = 記録を検索
replay-find-text = この語がある次の記録へ:
replay-not-found = 「{ $text }」は記録にありません。
replay-branch-title = { $n }から自分の対局にする
replay-branch-same = 全員もとの席のまま
replay-branch-seat = 席{ $letter }({ $name })に座る。ほかの人はボット
replay-help-1 =
    記録された対局を見直します。何も変わりません。

    左 右        1手戻る、1手進む
    { "[ ]" }          前の手番、次の手番
    n N          次の印、前の印
    Home End     始め、終わり
    g            記録の番号、または t と手番(t12)
    Space + -    再生、速く、遅く
    /            記録の語を検索。l は記録全体
    v            視点:観戦、終わった対局なら各席と全公開
    Tab          盤とパネルの切替(両方入らないとき)
    i            カードの全文
    c            局面を文字で
    b            ここから引き継ぐ。乱数は新しくなり、
                 分岐元としてこの対局の名が残る
    下の線では、対局を区切った一つ一つに、めずらしい種類の印が
    出ます。* が現在位置。盤の { "{ }" } は直前の手の始めと終わり。
    .title = 棋譜の見直し
