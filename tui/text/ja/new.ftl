new-title = 新しいゲーム
new-step = 手順 { $step }/3
new-somebody = プレイヤー
new-seats = 席(手番の順)
new-options = 設定
new-person = 人
new-bot = ボット
new-empty = なし
new-here = この画面
new-curtained = この画面、手札は幕で隠す
new-level-random = でたらめ
new-level-easy = 弱い
new-level-normal = 普通
new-yes = 可
new-no = 不可
new-undo = 待った
new-undo-help = どの手も戻せる(記録に残る)
    .long = サイコロや引いた札のあとでも、どの手でも戻せるようにしますか?(記録に残ります)
new-seed = 乱数
new-secret = 秘密(約束つき)
new-seed-note = 数字なら練習用(再現できる)
new-change = 変更
new-more-seats = 席
    .long = 席を増やす
new-fewer-seats = 席を減らす
    .long = 席を減らす
new-deal = 配る
    .long = 配って始める
new-ask-game = どのゲームにしますか? Enter で席へ進みます。
new-ask-seat = 席{ $letter }:だれが座る? 左右で変更、{ $enter } で名前入力。
new-ask-seed = 封印して最後に公開する秘密の数か、練習用の数字か、どちらにしますか?
new-ask-deal = 始めますか? まず乱数の封印を見せ、各自がカットします。
new-ask-practice = 始めますか? 出目はこの数字だけで決まります(練習用)。
new-seats-limit = このゲームの席数は{ $low }から{ $high }までです。
new-seat-far = 先に席{ $letter }を決めてください。
new-name-title = 席{ $letter }
new-name-text = ここに座る人の名前:
new-no-name = その名前には見える文字がありません。
new-seed-title = 練習
new-seed-text = 乱数の種になる数字。同じ数字なら同じ出目になります。空なら秘密の数。
new-no-seed = 種は{ $most }までの整数です。
new-value-text = { $low }から{ $high }までの整数:
new-no-person = 少なくとも1席には人が座ってください。
new-help-1 =
    ゲームを選び、席を決め、d で配ります。

    人      この画面で遊ぶ。何人かいるときは、次の人が
            見る前に前の人の手札を幕で隠す
    ボット  弱いはほぼでたらめ、普通は勝ちに来る
    + -     席を増やす、減らす
    Enter   席の上で名前を入力

    設定は対局の記録に残り、ルールを変えます。
    「待った」を可にすると、サイコロのあとでもどの手でも
    戻せます。不可なら、何も新しく見せていない手だけです。
    乱数    秘密:配る前に封印し、最後に公開する。
            すべての出目をだれでも検算できる
            数字:練習用。同じ数字なら同じ出目
    .title = 新しいゲーム
