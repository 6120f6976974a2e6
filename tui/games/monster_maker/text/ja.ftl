monster_maker-name = モンスターメーカー
    .long = モンスターメーカー:迷宮から宝を取り、来た長さだけ正確に戻る

monster_maker-progress = { $round }/{ $rounds }回戦

# Title and tracks

monster_maker-title = { $name } { $piles }
    .short = { $piles }
monster_maker-title-mark = 練習
monster_maker-piles = { $round }/{ $rounds }回戦 目標{ $goal } 山{ $deck } 捨{ $discard } 宝{ $treasures } 賞{ $prizes } { $draws }
    .short = { $round }/{ $rounds }回戦 目標{ $goal } 山{ $deck } 捨{ $discard } 宝{ $treasures } 賞{ $prizes } { $draws }
monster_maker-draws-open = 引き札あり
    .short = 引き札あり
monster_maker-draws-closed = 引き札なし
    .short = 引き札なし
monster_maker-phase-out = 行き
monster_maker-phase-room = 宝部屋
monster_maker-phase-back = 帰り
monster_maker-phase-home = 帰還
monster_maker-phase-dead = 死亡
monster_maker-fact-hand = 手札{ $count }
    .short = 手{ $count }
monster_maker-fact-gold = 金{ $gold }
    .short = 金{ $gold }
monster_maker-fact-treasures = 宝{ $closed }+{ $open }
    .short = 宝{ $closed }+{ $open }
monster_maker-fact-front = 前: { $monster }
    .short = { $monster }
monster_maker-fact-widths = 7 8 7
    .short = 4 6 6
monster_maker-track-home = 入口
monster_maker-track-room = 宝部屋
monster_maker-fate-dead = この回は脱落
monster_maker-fate-home = 帰還した
monster_maker-fate-first = 一番乗りで帰還:賞金{ $prize }
monster_maker-carries = 宝:{ $treasures }
monster_maker-closed = 伏せ札
monster_maker-comma = 、

# The hand

monster_maker-hand = 手札 { $seat }:{ $count }枚
monster_maker-hands = 手札
monster_maker-hand-size = { $count }枚
monster_maker-hand-hidden = (非公開:{ $key } で表示)
monster_maker-hand-character = { $name } { $dice } { $cls }
    .short = { $name } { $dice }
monster_maker-hand-monster = { $name }{ $hit } { $nature }
    .short = { $name }{ $hit }
monster_maker-hand-spell = { $name }+{ $bonus }
    .short = { $name }+{ $bonus }
monster_maker-hand-spell-human = { $name }+{ $bonus } 人のみ
monster_maker-group-corridors = 回廊
monster_maker-group-fighters = 戦う人
monster_maker-group-helpers = 助け
monster_maker-group-monsters = 怪物
monster_maker-group-spells = 呪文
monster_maker-group-way = 帰り道
monster_maker-group-carried = 持つ宝
monster_maker-way-home = 帰還!
monster_maker-way-exact = 可
monster_maker-way-left = 残り{ $left }、
monster_maker-way-sets = ちょうど帰れる組:{ $sets }
monster_maker-way-sums = 手札で作れる長さ:{ $sums }
monster_maker-way-none = 使える回廊なし
monster_maker-card = カード{ $number }
monster_maker-gold-dice = { $dice }Dx{ $times }
monster_maker-bonus-class = +{ $bonus }、{ $cls }なら+{ $more }
monster_maker-carried-gold = { $name }{ $value }
monster_maker-carried-weapon = { $name }{ $bonus }({ $value })
monster_maker-class-fighter = 戦士
monster_maker-class-magician = 魔術師
monster_maker-class-elf = エルフ
monster_maker-class-dwarf = ドワーフ
monster_maker-class-thief = 盗賊
monster_maker-nature-human = 人
monster_maker-nature-undead = 不死
monster_maker-nature-other = 他

# What is asked

monster_maker-look-around = { $name }の番です。
monster_maker-ask-turn = { $name }:行動を1つ。( )は不可、w 理由
monster_maker-ask-turn-front = { $name }:行動を1つ。前に{ $monster }(命中{ $hit }・{ $nature })。( )は不可、w 理由
    .short = { $name }:行動を1つ。前に{ $monster }{ $hit }。w 理由
monster_maker-ask-corridor = { $name }:どの回廊?
monster_maker-ask-corridor-effect = { $name }:どの回廊? { $effect }
    .short = { $effect }
monster_maker-effect-out = { $perch }なら{ $out }/{ $goal }。
monster_maker-effect-room = { $perch }なら宝部屋に着く。帰りは{ $out }。
monster_maker-effect-home = { $perch }でちょうど帰還!
monster_maker-effect-exact = { $perch }なら残り{ $left }、手札でちょうど帰れる。
monster_maker-effect-open = { $perch }なら残り{ $left }、今の手札では作れない。
monster_maker-effect-lost = { $perch }は行き過ぎ:道に迷い、死亡!
monster_maker-ask-monster = { $name }:どの怪物?
monster_maker-ask-open = { $name }:どのカードで扉を開ける?
monster_maker-ask-discard = { $name }:手札8枚、どれを捨てる?
monster_maker-ask-victim = { $name }:{ $monster }をだれの前へ?(不可はかっこの中)
    .short = { $name }:{ $monster }をだれの前へ?
monster_maker-ask-victim-none = { $name }:置ける相手がいない。
monster_maker-ask-fight = { $name }:{ $monster }と戦う。振る前に選ぶ。
monster_maker-ask-charm = { $name }:チャームで倒した{ $monster }をだれの前へ?({ $least } 捨てる)
    .short = { $name }:{ $monster }をだれの前へ?({ $least } 捨てる)
monster_maker-ask-charm-none = { $name }:{ $monster }を置ける相手がいない。
monster_maker-ask-heal = { $name }:クレリックで{ $count ->
    [1] その人
   *[other] { $count }人のうち1人
 }を手札に戻す?({ $least } しない)
    .short = { $name }:クレリックで{ $count ->
    [1] その人
   *[other] { $count }人の1人
 }を戻す?({ $least } しない)
monster_maker-ask-heal-none = { $name }:クレリックがないので戦いは終わり。
monster_maker-ask-door = { $name }:隠し扉。盗賊かドワーフを捨てて今開ける、今はしない({ $least })。
    .short = { $name }:扉を今開ける、今はしない({ $least })。
monster_maker-ask-door-none = { $name }:隠し扉。開けられるカードが手札にない。
    .short = { $name }:隠し扉。開けられるカードがない。
monster_maker-ask-trap-three = { $name }:3枚捨てる({ $marked }/3)、または盗賊。
monster_maker-ask-trap-thief = { $name }:わなに払う枚数が足りない。盗賊なら助かる。
monster_maker-ask-trap-fall = { $name }:わなに払う枚数が足りず、盗賊もいない。
monster_maker-ask-summary = { $round }回戦が終わりました。{ $key } で閉じます。
monster_maker-sure-undead = { $name }:クレリックで{ $monster }を祓う?
monster_maker-sure-undead-last = { $name }:最後のクレリックで{ $monster }を祓う?
monster_maker-sure-detour = { $name }:回り道で{ $monster }を避ける?
monster_maker-sure-detour-last = { $name }:最後の回り道で{ $monster }を避ける?
monster_maker-sure-pass = { $name }:パスする?
monster_maker-sure-pass-last = { $name }:全員パスなら全滅。パスする?
monster_maker-sure-fall = { $name }:わなに落ちる?
monster_maker-sure-fall-last = { $name }:盗賊を使わず、わなで死ぬ?
monster_maker-waiting-turn = { $name }の行動を待っています。
monster_maker-waiting-trap = { $name }を待っています:わな(3枚か盗賊)。
monster_maker-waiting-door = { $name }を待っています:隠し扉を今開けるか。
monster_maker-waiting-heal = { $name }を待っています:戦いのあとのクレリック。
monster_maker-waiting-charm = { $name }を待っています:チャームした怪物の行き先。

# Keys

monster_maker-key-corridor = 回廊
    .long = 回廊を置く
monster_maker-key-monster = 怪物
    .long = 怪物をだれかの前に置く
monster_maker-key-fight = 戦う
    .long = 前の怪物と戦う
monster_maker-key-undead = 祓う
    .wide = 祓う
    .long = クレリックで不死の怪物を祓う
monster_maker-key-detour = 回り道
    .long = 回り道で怪物を避ける
monster_maker-key-open = 扉
    .long = 隠し扉を開ける
monster_maker-key-discard = 捨てる
    .long = 8枚のうち1枚を捨てる
monster_maker-key-thief = 盗賊
    .long = 盗賊でわなを防ぐ
monster_maker-keys-pass = パス
monster_maker-keys-roll = 振る
monster_maker-keys-three = 決定
monster_maker-keys-thief = 盗賊を使う
monster_maker-keys-fall = 落ちる
monster_maker-keys-go-on = 次へ
monster_maker-keys-close = 閉じる
monster_maker-keys-scroll = 上下で送る
monster_maker-keys-cards = 1-{ $count } カード
monster_maker-keys-marks = 1-{ $count }/{ $space }
monster_maker-victim-least = 戻る
monster_maker-heal-least = しない
monster_maker-door-least = 今はしない
monster_maker-charm-least = 捨てる
monster_maker-why-title = 今できないことと理由

# Dialogs

monster_maker-victim = { $seat } { $name } { $phase } { $distance } { $front }
monster_maker-victim-title = { $monster }:だれの前へ
monster_maker-victim-text = 冒険の途中で、回廊があり、前に怪物のいない人だけ。
monster_maker-charm-title = { $monster }を魅了した
monster_maker-charm-text = 捨てる代わりに、ほかの人の前に置くことができる。
monster_maker-heal-text = 手札のクレリックを捨てて、使った1枚を手札に戻せる。
monster_maker-heal-text-none = 手札にクレリックがないので、だれも戻せない。
monster_maker-door-title = 隠し扉
monster_maker-door-text = 今、盗賊かドワーフを捨てると宝を2枚引ける。または宝部屋で待ち、後の手番の行動で開ける。帰りの最初の回廊を置くと扉は失われる。
monster_maker-fight-title = 戦闘:{ $monster } 命中{ $hit }・{ $nature }
monster_maker-fight-won = 勝ち:{ $monster } 命中{ $hit }・{ $nature }
monster_maker-fight-lost = 負け:{ $monster } 命中{ $hit }・{ $nature }
monster_maker-fight-text = 振る前に選ぶ。選んだカードは勝敗によらず捨てる。
monster_maker-fight-spell = 呪文
monster_maker-fight-human = 人にのみ有効
monster_maker-fight-weapon = 武器 { $bonus }、残る
monster_maker-fight-nobody = 人物を1枚は選ぶ。
monster_maker-fight-sum = サイコロ{ $dice }個({ $dice }から{ $most })  固定+{ $fixed }  出目の合計{ $need }以上で勝ち
    .short = サイコロ{ $dice }個({ $dice }-{ $most })  固定+{ $fixed }  出目{ $need }以上で勝ち
monster_maker-fight-chance = 勝つ確率 { $chance }
monster_maker-fight-numbers = {""}
monster_maker-fight-heal = そのあとクレリック1枚で{ $count ->
    [1] その人
   *[other] 1人
 }を手札に戻せる(1回)。
monster_maker-fight-with = 使ったカード:{ $cards }。
monster_maker-fight-dice = 出目{ $dice }={ $sum }、+{ $fixed }で{ $total }、命中{ $hit }:{ $won ->
    [yes] 勝ち
   *[no] 負け
 }
monster_maker-fight-last = { $name }対{ $monster }:{ $dice }
monster_maker-trap-title = わな! { $name }の支払い
monster_maker-trap-three = 手札から3枚捨てる({ $marked }/3枚)。または盗賊1枚で防ぐ。
monster_maker-trap-thief = 払うカードが足りない({ $count }枚)。盗賊1枚なら助かる。使わなければ死亡。
monster_maker-trap-fall = 払うカードが足りず({ $count }枚)、盗賊もいない。この回は死亡。
monster_maker-trap-use = 盗賊として使う
monster_maker-trap-note = ほかの行動は先にできない。補充はない。
monster_maker-summary-title = { $round }回戦の結果
monster_maker-summary-seat = { $seat } { $name } { $fate } { $gold }
monster_maker-summary-first = 一番乗りで帰還
monster_maker-summary-home = 帰還
monster_maker-summary-trap = わなで死亡
monster_maker-summary-empty-hand = 手札が尽きて死亡
monster_maker-summary-passes = 全員パスで全滅
monster_maker-summary-left = 失った宝:{ $treasures }
monster_maker-summary-lost = 行き過ぎて死亡
monster_maker-summary-none = -
monster_maker-summary-gold = { $name }{ $gold }
monster_maker-summary-dice = { $name }({ $dice })x{ $times }={ $gold }
monster_maker-summary-prize = 賞金{ $gold }
monster_maker-summary-standing = { $name } { $gold }
monster_maker-summary-standings = 金:{ $seats }

# The log

monster_maker-log-round = { $round }回戦:{ $first }から
monster_maker-log-hand = { $name }の手札:{ $cards }
monster_maker-log-drawn = { $name }:{ $card }を引く
monster_maker-log-draw = { $name }:1枚引く
monster_maker-log-trap = { $name }:わなを引く
monster_maker-log-closed-deck = 山札が尽きた:もう引けない
monster_maker-log-closed-home = 帰還者が出た:もう引けない
monster_maker-log-trap-thief = { $name }:盗賊({ $cards })がわなを外す
monster_maker-log-trap-paid = { $name }:{ $cards }を失う
monster_maker-log-corridor-out = { $name }:回廊{ $perch }、行き{ $distance }
monster_maker-log-corridor-back = { $name }:回廊{ $perch }、帰り{ $distance }
monster_maker-log-arrived = { $name }:宝部屋に着く
monster_maker-log-treasure-closed = { $name }:宝は{ $treasure }
monster_maker-log-treasure-open = { $name }:{ $treasure }を引く(公開)
monster_maker-log-treasure-hidden = { $name }:宝を1枚引く
monster_maker-log-treasure-none = { $name }:宝はもうない
monster_maker-log-door = { $name }:隠し扉を見つける
monster_maker-log-statue = { $name }:女神像を見つける
monster_maker-log-cleared = 女神像が払う:{ $monsters }
monster_maker-log-cleared-none = 払われる怪物はいない
monster_maker-log-door-opened = { $name }:{ $card }が隠し扉を開ける
monster_maker-log-door-left = { $name }:待機(隠し扉)
monster_maker-log-door-gone = { $name }:隠し扉は閉じたまま
monster_maker-log-placed = { $name }:{ $card }を{ $victim }へ
monster_maker-log-fought = { $name }:{ $monster }と戦う({ $cards })。{ $dice }
monster_maker-log-healed = { $name }:クレリックが{ $card }を戻す
monster_maker-log-charmed = { $name }:チャームで{ $card }を{ $victim }へ
monster_maker-log-turned = { $name }:クレリックで{ $card }を祓う
monster_maker-log-detoured = { $name }:{ $card }を回り道で避ける
monster_maker-log-discarded = { $name }:{ $card }を捨てる
monster_maker-log-passed = { $name }:パス
monster_maker-log-passed-closed = { $name }:パス(続けて{ $count })
monster_maker-log-home-first = { $name }:一番乗りで帰還
monster_maker-log-home = { $name }:帰還
monster_maker-log-gold = { $name }:{ $treasure } { $gold }G
monster_maker-log-gold-dice = { $name }:{ $treasure }({ $dice })x{ $times }={ $gold }G
monster_maker-log-prize = { $name }:賞金{ $gold }G
monster_maker-log-died-trap = { $name } 死亡:わな、手札{ $count }
monster_maker-log-died-empty-hand = { $name } 死亡:手札が尽きた
monster_maker-log-died-passes = { $name } 死亡:全員パス
monster_maker-log-died-lost = { $name } 死亡:行き過ぎ
monster_maker-log-returned = { $name }の宝は{ $treasures }:山に戻る
monster_maker-log-round-over = { $round }回戦終了
monster_maker-log-won = { $winners }の勝ち:{ $gold }G

monster_maker-reason-rounds = 最後の回が終わりました。
monster_maker-reason-treasures = 宝の山が尽きました。
monster_maker-reason-prizes = 賞金の山が尽きました。
monster_maker-marks = f 戦闘 t わな d 死亡 h 帰還

# Texts of cards

monster_maker-text-corridor = { $name }。長さ{ $perch }の道で、行きにも帰りにも使う。帰りでは残りより長いものは置けない。
monster_maker-text-character = { $name }({ $cls })。戦闘でサイコロ{ $dice }個{ $plus ->
    [0] を振る
   *[other] に{ $plus }を足す
 }。勝っても負けても戦闘後は捨て札。
monster_maker-text-extra-thief = わなで捨てれば助かり、隠し扉で捨てれば扉を開ける。
monster_maker-text-extra-dwarf = 隠し扉で捨てれば扉を開ける。
monster_maker-text-extra-magician = チャームと共に戦えば、倒した人の怪物をほかの人の前へ移せる。
monster_maker-text-extra-elf = チャームと共に戦えば、倒した人の怪物をほかの人の前へ移せる。
monster_maker-text-extra-human = スリープとチャームが効く。
monster_maker-text-extra-undead = クレリックなら戦わずに祓える。
monster_maker-text-extra-redirect = 人の怪物にだけ効く。魔術師かエルフがいて勝てば、怪物をほかの人の前へ移せる。
monster_maker-text-extra-human-only = 人の怪物にだけ効く。
monster_maker-text-monster = { $name }({ $nature })、命中{ $hit }。冒険の途中のほかの人の前に置く。倒すか祓うか避けるまで、その人は回廊を置けない。
monster_maker-text-spell = { $name }。人物1枚以上と共に使い、戦闘で+{ $bonus }。使ったら捨て札。
monster_maker-text-weapon = { $name }。宝部屋に着いたあとの戦闘で、人物と共に毎回使える({ $bonus })。なくならない。帰れば{ $value }G。
monster_maker-text-gold = { $name }。帰れば{ $value }G(Dはサイコロで、帰ったときに振る)。
monster_maker-text-idol = { $name }。公開。帰ると{ $value }G。手放せない。
monster_maker-piles-title = 山と捨て札
monster_maker-piles-deck = 山札 { $deck }枚。回の途中で切り直すことはない。
monster_maker-piles-rooms = 宝の山 { $treasures }枚、賞金 { $prizes }枚。
monster_maker-piles-seat = { $seat } { $name }:{ $cards }
monster_maker-piles-gone = ゲームから除外:{ $cards }
monster_maker-piles-discard = 捨て札 { $count }枚
monster_maker-piles-row = { $count } x { $card }

# Options

monster_maker-option-rounds = 回数
monster_maker-option-rounds-help = 0 = 山が尽きるまで、最大20回
monster_maker-option-goal = 目標
monster_maker-option-goal-help = 宝部屋までの長さ5-300、0 = 席数による
    .long = 宝部屋までの長さ、5から300。0なら100、5席で80、6席で70。
monster_maker-option-goal-0 = 席数で決定
monster_maker-option-overshoot = 帰りの行過ぎ
monster_maker-option-overshoot-help = 残りより長い回廊
monster_maker-option-overshoot-illegal = 置けない
monster_maker-option-overshoot-lost = 死亡する
monster_maker-option-trap_ends_turn = わなで手番終
monster_maker-option-trap_ends_turn-help = わなに払うと、その番の行動はなし
monster_maker-option-trap_ends_turn-true = はい
monster_maker-option-trap_ends_turn-false = いいえ
monster_maker-option-monster_before_corridor = 早い怪物
monster_maker-option-monster_before_corridor-help = 回廊のない人の前にも置ける
monster_maker-option-monster_before_corridor-true = はい
monster_maker-option-monster_before_corridor-false = いいえ

# Why not

monster_maker-lack-nothing = 妨げるものはありません。
monster_maker-lack-corridor = 手札に回廊がありません。
monster_maker-lack-monster = 手札に怪物がありません。
monster_maker-lack-fight = 手札に戦える人物がいません。
monster_maker-lack-undead = 手札にクレリックがありません。
monster_maker-lack-detour = 手札に回り道がありません。
monster_maker-lack-open = 手札に盗賊もドワーフもいません。
monster_maker-lack-victim = 今は怪物を置ける相手がいません(冒険中、回廊あり、怪物なしの人だけ)。
monster_maker-lack-marked = もう3枚選んであります。1枚外してください。
monster_maker-lack-three = 3枚選ぶか、盗賊を使ってください。
monster_maker-lack-thief = 手札に盗賊がいません。
monster_maker-no-over = ゲームは終わっています。
monster_maker-no-not-asked = 今聞かれていることではありません。
monster_maker-no-not-in-hand = そのカードは手札にありません。
monster_maker-no-not-sorted = カードは決まった順に並べて指定します。
monster_maker-no-not-corridor = それは回廊ではありません。
monster_maker-no-monster-in-front = 前に怪物がいるので、回廊は置けません。
monster_maker-no-too-long = 帰り道の残りより長い回廊です。
monster_maker-no-not-monster = それは怪物ではありません。
monster_maker-no-no-seat = その席にはだれもいません。
monster_maker-no-yourself = 自分の前には置けません。
monster_maker-no-not-active = その人は帰還したか死亡しています。
monster_maker-no-has-monster = その人の前にはもう怪物がいます。
monster_maker-no-no-corridor = その人にはまだ回廊がありません。
monster_maker-no-no-monster = 前に怪物はいません。
monster_maker-no-no-character = 人物が1枚は必要です。
monster_maker-no-not-character = そのカードでは戦えません。
monster_maker-no-not-spell = それは呪文ではありません。
monster_maker-no-human-only = その呪文は人の怪物にだけ効きます。
monster_maker-no-not-weapon = それは武器ではありません。
monster_maker-no-not-carried = その武器は持っていません。
monster_maker-no-not-undead = その怪物は不死ではありません。
monster_maker-no-no-door = 隠し扉の前で待っていません。
monster_maker-no-no-treasure = 宝の山がありません。
monster_maker-no-not-opener = 隠し扉を開けるのは盗賊かドワーフだけです。
monster_maker-no-hand-full = 手札8枚ではパスできません。
monster_maker-no-hand-not-full = 捨てられるのは手札が8枚のときだけです。
monster_maker-no-not-thief = わなを外せるのは盗賊だけです。
monster_maker-no-too-few = 手札が3枚未満では、わなに払えません。
monster_maker-no-too-many = 手札が3枚以上なら、わなに払わねばなりません。
monster_maker-no-not-used = その人物は今の戦いに出ていません。

# Help

monster_maker-help-1 =
    宝部屋まで行き、宝を取り、来た長さだけ正確に戻る。

      >A 行き 55/100  手番。行きの100のうち55
      帰り 40/105     帰りの105のうち40
      宝部屋          隠し扉の前で待つ
      宝1+2           宝:伏せ札+公開
      前: オーガ13 他 前の怪物。13が命中値
      |===20==|       長さ20の回廊。左から行き、右の < から帰り
      1(回廊30)       今は使えない。w で理由
      帰還! 可        これで帰還。可:残りを手札で作れる
      {"["}x] [ ] (-)     選んだ、選べる、ここでは効かない

    ここのキー:c m f t d o x e 1-8 Enter Space i p w
    どこでも:? l u s q , :   (一覧は最後のページ)
    カードの数値は本作、種類とルールは1988年のもの。
    .title = モンスターメーカーの卓
monster_maker-help-2 =
    迷宮の奥の宝部屋まで100、同じ長さを正確に戻る競走です。3回戦で金の最も多い人が勝ちます。

    手番では1枚引き、行動を1つ。回廊を置く、怪物をだれかの前に置く、前の怪物に対処する、8枚なら1枚捨てる、またはパス。

    前の怪物が妨げるのは回廊だけ。戦うなら、先に人物と呪文を選び、サイコロを全部振ります。出目と固定値の和が命中値以上で勝ち。使ったカードは勝敗によらず捨て札。クレリックは不死の怪物をサイコロなしで祓い、回り道はどれでも避けます。

    わなは3枚か盗賊1枚を奪います。2枚以下で盗賊もいなければ、この回は死亡。

    宝部屋で宝を1枚引きます。伏せた宝は本人だけが知ります。帰りは残りより長い回廊を置けず、残りがちょうど0で帰還、得点します。一番乗りは賞金も引き、そのあとはだれも引けません。手札が尽きた人、または全員がパスしたときの全員は死亡し、その回の宝を失います。
    .title = 5分でわかるモンスターメーカー

# Cards

monster_maker-card-corridor-05 = 回廊5
monster_maker-card-corridor-10 = 回廊10
monster_maker-card-corridor-15 = 回廊15
monster_maker-card-corridor-20 = 回廊20
monster_maker-card-corridor-25 = 回廊25
monster_maker-card-corridor-30 = 回廊30
monster_maker-card-hero-champion = 剣聖
monster_maker-card-hero-knight-captain = 騎士隊長
monster_maker-card-hero-greatsword = 大剣使い
monster_maker-card-hero-lancer = 槍騎兵
monster_maker-card-hero-gladiator = 剣闘士
monster_maker-card-hero-shield-bearer = 盾兵
monster_maker-card-hero-axe-mercenary = 斧の傭兵
monster_maker-card-hero-squire = 従士
monster_maker-card-hero-apprentice = 見習い魔術師
monster_maker-card-hero-star-reader = 星読みの魔術師
monster_maker-card-hero-hedge-mage = 野の魔術師
monster_maker-card-hero-archmage = 大魔術師
monster_maker-card-hero-elf-scout = エルフの斥候
monster_maker-card-hero-elf-archer = エルフの弓手
monster_maker-card-hero-elf-dancer = エルフの剣舞い
monster_maker-card-hero-elf-warden = エルフの森番
monster_maker-card-hero-dwarf-miner = ドワーフの坑夫
monster_maker-card-hero-dwarf-guard = ドワーフの衛兵
monster_maker-card-hero-dwarf-smith = ドワーフの鍛冶
monster_maker-card-hero-dwarf-hammer = ドワーフの鎚持ち
monster_maker-card-hero-pickpocket = すり
monster_maker-card-hero-alley-kid = 路地裏の子
monster_maker-card-hero-lockpick = 錠前破り
monster_maker-card-hero-burglar = 夜盗
monster_maker-card-hero-tomb-robber = 墓荒らし
monster_maker-card-cleric = クレリック
    .text = クレリックには力がなく、戦えない。前の不死の怪物を祓って捨てる。または自分の戦いの直後に捨てて、使った人物1枚を手札に戻す。
monster_maker-card-monster-brigand = 追いはぎ
monster_maker-card-monster-assassin = 暗殺者
monster_maker-card-monster-berserker = 狂戦士
monster_maker-card-monster-dark-sorcerer = 闇の魔道士
monster_maker-card-monster-black-knight = 黒騎士
monster_maker-card-monster-skeleton = スケルトン
monster_maker-card-monster-zombie = ゾンビ
monster_maker-card-monster-ghoul = グール
monster_maker-card-monster-wraith = レイス
monster_maker-card-monster-vampire = ヴァンパイア
monster_maker-card-monster-giant-rat = 大ネズミ
monster_maker-card-monster-goblin = ゴブリン
monster_maker-card-monster-giant-spider = 大グモ
monster_maker-card-monster-ogre = オーガ
monster_maker-card-monster-minotaur = ミノタウロス
monster_maker-card-monster-chimera = キマイラ
monster_maker-card-monster-dragon = ドラゴン
monster_maker-card-spell-sleep = スリープ
monster_maker-card-spell-charm = チャーム
monster_maker-card-spell-fireball = ファイアボール
monster_maker-card-spell-lightning = ライトニング
monster_maker-card-spell-magic-arrow = マジックアロー
monster_maker-card-detour = 回り道
    .text = 行動として捨て、前の怪物を避ける。どちらも捨て札になる。
monster_maker-card-trap = わな
    .text = 引いたらすぐ見せる。盗賊1枚か、好きな3枚を捨てる。手札が2枚以下で盗賊もいなければ、この回は死亡。
monster_maker-card-tr-silver-cup = 銀の杯
monster_maker-card-tr-gold-chain = 金の鎖
monster_maker-card-tr-jewel-box = 宝石箱
monster_maker-card-tr-crown = 王冠
monster_maker-card-tr-great-ruby = 大紅玉
monster_maker-card-tr-coin-sack = 金貨の袋
monster_maker-card-tr-coin-chest = 金貨の箱
monster_maker-card-tr-cursed-idol = 呪いの偶像
monster_maker-card-tr-magic-sword = 魔法の剣
monster_maker-card-tr-dwarf-axe = ドワーフの斧
monster_maker-card-tr-elf-bow = エルフの弓
monster_maker-card-tr-flame-staff = 炎の杖
monster_maker-card-tr-hidden-door = 隠し扉
    .text = 1ゲームに1度。盗賊かドワーフを捨てて宝を2枚引く。すぐ開けても、宝部屋で待って後の手番の行動で開けてもよい。帰りの最初の回廊で失う。
monster_maker-card-tr-goddess = 女神像
    .text = 1ゲームに1度。全員の前の怪物がすべて捨て札になり、見つけた人は宝をもう1枚引く。
monster_maker-card-prize-50 = 賞金50
monster_maker-card-prize-80 = 賞金80
monster_maker-card-prize-100 = 賞金100
monster_maker-card-prize-120 = 賞金120
monster_maker-card-prize-150 = 賞金150
