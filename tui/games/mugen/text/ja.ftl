mugen-name = 夢幻迷宮
    .short = 夢幻迷宮
    .long = 夢幻迷宮:変わりつづける迷宮から宝物を運び出す

# The panel

mugen-progress = { $round }巡目
mugen-title = 夢幻迷宮 { $round }巡 山{ $deck }/捨{ $discard }
mugen-title-practice = 夢幻迷宮 練習{ $round }巡 山{ $deck }/捨{ $discard }
mugen-title-wide = 夢幻迷宮   { $round }巡目   { $number }手番:{ $name }   宝物:{ $treasure }   山札 { $deck }  捨て札 { $discard }
mugen-title-mark = 練習
mugen-seats = 席:前のカードと戦闘欄(出目1-6)
mugen-seats-new = 席(左上から時計回り)
mugen-cardless = (行動不能)
mugen-binds = { $piece }を束縛
mugen-goals = ゴール
mugen-gap = {"  "}
mugen-note-bound = { $piece } { $by }が束縛
mugen-note-out = { $seat } 行動不能
mugen-note-out-wide = { $seat }は次の手番まで行動不能
mugen-note-claim = $ は{ $piece }に戻る
mugen-note-fought = 攻撃済み { $pieces }
mugen-hand = 手札 { $seat }
mugen-hand-rows = 行動1-6 戦闘1-6
mugen-hands = 手札
mugen-hand-size = { $seat }  { $count }枚
mugen-hand-hidden = (非表示:{ $key } で表示)
mugen-rows = 行動 { $action } 戦闘 { $battle }
mugen-points = 行動力{ $left }/{ $all }(出目{ $die })
mugen-points-fought = 行動力{ $left }/{ $all }{ $piece } 攻撃{ $pieces }
mugen-points-piece = コマ{ $piece }
mugen-battle = { $cell }の戦闘
mugen-battle-meet = { $attacker }が{ $defender }を攻撃
mugen-battle-from = { $attacker }({ $from }から)が{ $defender }を攻撃
mugen-battle-die = { $seat } 出目{ $die } 欄{ $row }:{ $value }
mugen-battle-won = { $piece }の勝ち
mugen-battle-keeps = { $piece }の勝ち、宝物はそのまま
mugen-battle-takes = { $piece }の勝ち、宝物を奪う
mugen-battle-loses = { $piece }の勝ち、宝物は敗者のまま
mugen-battle-stays = { $piece }は留まる(膠着)
mugen-battle-hidden = (手札は非表示、幕は不要)
mugen-orientation = 向き { $number }/{ $count }
mugen-chosen = 選択
mugen-joins = 接続 { $cells }
mugen-walled = 壁 { $cells }
mugen-choices = 選択肢

# What is asked

mugen-for = { $name }:{ $question }
mugen-called = ! { $name }:{ $question }
mugen-ask-card = { $name }:カードを1枚置く(1-{ $count })。
    .short = { $name }:カードを置く(1-{ $count })。
mugen-ask-leap-1 = 跳躍:コマ、次にタイル(*)。
mugen-ask-leap-2 = 跳躍:{ $piece }の行き先(*)。
mugen-ask-rotate-1 = 近くのタイル(*)を回す。
mugen-ask-rotate-2 = { $cell }のタイルの向きを決める(盤は{ $number }の向き)。
mugen-ask-look-1 = 裏を見る({ $step }/2)。
mugen-ask-reveal-seen-1 = 1枚表に?
mugen-ask-reveal-two-1 = 表にするタイル(*)({ $step }/2)。
mugen-ask-reveal-near-1 = 表にする隣のタイル(*)。
mugen-ask-harvest-1 = 2枚引く?
mugen-ask-discard-1 = 1枚捨てる({ $step }/2)。
mugen-ask-exchange-1 = 手札と捨て札を交換。
mugen-ask-exchange-2 = { $card }と交換する捨て札は?
mugen-ask-join-1 = どちらのコマを合流?
mugen-ask-block-1 = 2x2の4枚、次に回す向き。
mugen-ask-block-2 = { $cell }からの4枚{ "{ }" }を右(時計回り)か左に回す。
mugen-ask-bind-1 = 束縛するコマ(*)。
mugen-ask-strike-1 = だれのカードを捨てさせる?
mugen-ask-swap-1 = 入れ替え:1枚目、2枚目(*)。
mugen-ask-swap-2 = { "{" }{ $cell }{ "}" }と入れ替えるタイル(*)を選んでください。
mugen-ask-tempt-1 = コマ、行き先(1-2歩)。
mugen-ask-tempt-2 = { $piece }の行き先(*)(1-2歩)。
mugen-ask-collapse-1 = 崩すタイル(*)。({ "{ }" }=一緒に崩れる)
mugen-ask-veil-1 = 裏返すタイル(*)({ $step }/2)。
mugen-ask-line-1 = 行か列、次に向き。
mugen-ask-line-2 = { $line }をずらす向きは?
mugen-ask-act = { $name }:{ $piece }、行動力{ $ap }。数字=移動の費用(!は戦闘)、?=探索。
    .short = { $name }:{ $piece }、行動力{ $ap }。数字=費用、!=戦闘、?=探索。
mugen-ask-act-nothing = { $name }:行動力{ $ap }、できることはありません。{ $key } で手番を終える。
mugen-ask-act-none = { $name }:行動力なし。{ $key } で手番を終える。
mugen-ask-exclude-1 = どのコマ{ "{ }" }を排除する?
mugen-ask-exclude-2 = { $piece }を動かす先(*)。
mugen-ask-orient-act = { $name }:{ $cell }の新しいタイルの向きを決めて置く(盤は{ $number }の向き)。残り行動力{ $ap }。
    .short = { $name }:{ $cell }の向きを決めて置く(盤は{ $number })。行動力{ $ap }。
mugen-ask-orient-effect = { $cell }の新しいタイルの向きを決めて置く(盤は{ $number }の向き)。
mugen-ask-order-1 = どのコマと先に戦う?
mugen-ask-recover-1 = 復帰:どのコマ同士が戦う?
mugen-ask-push-1 = { $winner }の勝ち。負けた{ $piece }を動かす先(*)を選んでください。
mugen-ask-push-called-1 = { $winner }の勝ち。負けた{ $piece }を動かす先(*)を選んでください(手番外)。
mugen-step = { $card } { $step }/{ $steps }:{ $question }
mugen-after = { $question }このあと行動力のサイコロを振ります。
mugen-look-around = { $name }の番です。

# Keys

mugen-keys-arrows = 矢印
mugen-keys-next-wide = 次/前の候補
mugen-keys-piece = 1/2 コマ
mugen-keys-cards = 1-{ $count } 選ぶ
mugen-keys-turn = 左右 回す
mugen-keys-set = 決定
mugen-keys-push = 決定
mugen-keys-choose = 決定
mugen-keys-exchange = 決定
mugen-keys-end-turn = 終了
mugen-keys-no-effect = 使わない
mugen-keys-enough = 十分
mugen-key-move = 移動
    .long = そこへ移動する
mugen-key-explore = 探索
    .long = 探索:このタイルを表にする
mugen-key-exclude = 排除
    .long = 自分のコマと同じタイルの行動不能のコマを排除する
mugen-key-piece = コマ
    .long = このコマを使う

# Choices in lists

mugen-choice-piece = { $cell }の{ $piece }
mugen-choice-seat = { $seat } { $name }
mugen-choice-row = { $line }の行
mugen-choice-column = { $line }の列
mugen-choice-right = 右(時計回り)
mugen-choice-left = 左
mugen-choice-north = 北(上)
mugen-choice-east = 東(右)
mugen-choice-south = 南(下)
mugen-choice-west = 西(左)
mugen-choice-harvest = 2枚引いて2枚捨てる
mugen-choice-pair = { $cell }で{ $piece }が{ $target }と戦う
mugen-choice-move = { $piece }をそこへ移動(行動力{ $cost })
mugen-choice-exclude = { $piece }を排除
mugen-choice-title = ここで何をする?

# The log

mugen-log-corners = くじでスタート:{ $starts }
mugen-log-front = { $seat } 最初の前のカードは{ $card }
mugen-log-front-again = { $seat } { $card }が出て引き直し
mugen-log-first = { $seat } 一番小さい数字で先番
mugen-log-first-lot = { $seat } { $tied }のくじで先番
mugen-log-hand = { $seat } 手札は{ $cards }
mugen-log-returned = 宝物は{ $cell }の{ $piece }に戻る
mugen-log-renewed = 捨て札を混ぜて新しい山札に
mugen-log-drawn = { $seat } { $card }を引く
mugen-log-placed = { $seat } { $card }を置く
mugen-log-placed-rolled = { $seat } { $card }を置く、出目{ $die }:行動力{ $ap }
mugen-log-rolled = { $seat } 出目{ $die }:行動力{ $ap }
mugen-log-declined = { $seat } 効果を使わず
mugen-log-impossible = { $card }:使える効果なし
mugen-log-leapt = { $piece } { $start }-{ $to }へ跳躍
mugen-log-moved = { $piece } { $start }-{ $to }へ移動
mugen-log-pushed = { $piece } { $start }-{ $to }へ動かされる
mugen-log-meets = { $text }、{ $target }と戦闘
mugen-log-fights = { $piece } { $cell }で{ $target }と戦闘
mugen-log-joined = { $piece } { $to }で合流
mugen-log-excluded = { $piece } { $start }-{ $to }へ排除
mugen-log-tempted = { $piece } { $start }-{ $to }へ誘われる
mugen-log-turned = { $seat } { $cell }を回す:{ $sides }
mugen-log-saw = { $seat } { $cell }を見る:{ $shape }
mugen-log-looked = { $seat } { $cell }を見る
mugen-log-explored = { $seat } { $cell }を探索:{ $shape }
mugen-log-revealed = { $seat } { $cell }を表に:{ $shape }
mugen-log-set = { $cell }の向き:{ $sides }
mugen-log-discarded = { $seat } { $card }を捨てる
mugen-log-exchanged = { $seat } { $give }を{ $take }と交換
mugen-log-block-right = { $cell }からの4枚を右に回す
mugen-log-block-left = { $cell }からの4枚を左に回す
mugen-log-swap = { $cell }と{ $other }を入れ替え
mugen-log-row-east = { $line }の行を東へずらす
mugen-log-row-west = { $line }の行を西へずらす
mugen-log-column-south = { $line }の列を南へずらす
mugen-log-column-north = { $line }の列を北へずらす
mugen-log-bound = { $seat } { $piece }を束縛
mugen-log-out = { $seat } 行動不能
mugen-log-out-by = { $seat } 行動不能({ $by }の{ $card })
mugen-log-dropped = 宝物は{ $cell }に残る
mugen-log-veiled = { $cell }を裏返す
mugen-log-fell = { $cells }が崩れて混ざる
mugen-log-mixed = 裏向きの{ $count }枚を混ぜる
mugen-log-trial = { $seat } 審判の出目{ $die }
mugen-log-beats = { $winner } { $more } 対 { $loser } { $less } で勝ち
mugen-log-tie = { $attacker } { $value } 対 { $defender } { $value }:振り直し
mugen-log-took = { $piece } 宝物を取る
mugen-log-stole = { $piece } { $victim }から宝物を奪う
mugen-log-back-step = { $piece } { $to }へ引き返す
mugen-log-stood = { $piece } 留まる(膠着)
mugen-log-won-goal = { $seat } 宝物がゴールに着いて勝ち
mugen-log-won-points = { $seat } 宝物を持って判定勝ち
mugen-log-draw = 引き分け:宝物はだれの手にもない

mugen-shape-0 = 直線路
mugen-shape-1 = 曲がり路
mugen-shape-2 = T字路
mugen-shape-3 = 十字路
mugen-shape-4 = スタート
mugen-shape-5 = 宝物の間
mugen-sides-separator = { "" }
mugen-side-1 = 北
mugen-side-2 = 東
mugen-side-4 = 南
mugen-side-8 = 西

mugen-reason-goal = 宝物がゴールに着きました。
mugen-reason-points = 最後の巡が終わり、宝物を持つ人の判定勝ちです。
mugen-reason-draw = 最後の巡が終わり、宝物はだれの手にもありません。引き分けです。

mugen-marks = b 戦闘 x 不能 $ 宝物

# Texts of a card and a tile

mugen-card-title = { $number } { $name }
mugen-card-die = 出目
mugen-card-action = 行動
mugen-card-battle = 戦闘
mugen-card-lasting = 継続効果
mugen-card-seen = 既出 { $copies }枚中{ $seen }枚
mugen-tile-title = タイル { $cell }
mugen-tile-face-down = 裏向き。女教皇で見たのでなければ、何があるかはだれも知らない。
mugen-tile-known = 裏向き。あなたは見て知っている:{ $shape }。
mugen-tile-road = 表向き:{ $shape }、道は{ $sides }。
mugen-tile-fixed = 固定タイル:どの効果でも動かず、回らず、裏返らない。
mugen-tile-start = { $seat }のスタート。
mugen-tile-goal = { $seat }のゴール:{ $name }は宝物をここへ運べば勝ち。
mugen-tile-treasure = 宝物がここにある。次に負けずに入ったコマが取る。
mugen-tile-carried = { $piece }が宝物を持つ。
mugen-tile-piece = { $piece }がいる({ $name })。
mugen-tile-piece-bound = { $piece }がいる({ $name })。束縛され行動できない。
mugen-tile-piece-out = { $piece }がいる({ $name })。次の手番まで行動不能。
mugen-tile-fought = この手番で攻撃済み:{ $pieces }。この手番のうちは二度と攻撃できない。
mugen-piles-title = 山札と捨て札
mugen-piles-deck = 山札:{ $count }枚。なくなれば捨て札を混ぜて新しい山札にする。
mugen-piles-discard = 捨て札:{ $count }枚
mugen-piles-row = { $count }枚 { $card }
mugen-piles-hands = 手札:{ $hands }

# Options

mugen-option-seats_2 = 2人の席
mugen-option-seats_2-help = 2人のときだけ:向かい合う角か、隣の角か
mugen-option-seats_2-diagonal = 対角
mugen-option-seats_2-adjacent = 隣どうし
mugen-option-round_limit = 巡の上限
mugen-option-round_limit-help = そのとき宝物を持つ人の勝ち。0は無制限
mugen-option-fool_may_carry = 愚者の運搬
mugen-option-fool_may_carry-help = 愚者の跳躍で宝物を運んでよいか
mugen-option-fool_may_carry-true = よい
mugen-option-fool_may_carry-false = 不可
mugen-option-theft = 奪う人
mugen-option-theft-help = 戦闘に勝って宝物を奪えるのはだれか
mugen-option-theft-turn_player = 手番の人
mugen-option-theft-any_winner = 勝者すべて

# Why not

mugen-no-over = ゲームは終わっています。
mugen-no-not-asked = 今それは聞かれていません。
mugen-no-not-in-hand = そのカードは手札にありません。
mugen-no-not-yours = 自分のコマではありません。
mugen-no-yours = 自分自身は選べません。相手を選んでください。
mugen-no-able = その人の前にはカードがあるので、コマを排除できません。
mugen-no-incapacitated = その人は行動不能です(前にカードがない)。
mugen-no-bound = 吊られた男に束縛されたコマは行動できません。
mugen-no-not-next = 上下左右の隣ではありません。
mugen-no-not-connected = 二つのタイルの間に道がつながっていません。
mugen-no-connected = 道がつながっています。跳躍は道のない隣へだけです。
mugen-no-face-down = そのタイルは裏向きです。
mugen-no-face-up = そのタイルはもう表向きです。
mugen-no-no-road = コマのいるタイルの道がそちらへ向いていません。
mugen-no-not-together = 同じタイルにいません。
mugen-no-hermit = 隠者の力で、そのコマはそこへ入れません。
mugen-no-goal = コマを宝物ごとそのゴールへ入れられるのは、持ち主だけです。
mugen-no-attacked = そこのコマはこの手番で一度攻撃されています。
mugen-no-pushed-out = この一連の戦闘で、そこから動かされたばかりです。
mugen-no-fixed = 角と中央は固定タイルです。
mugen-no-treasure = 宝物のあるタイルは動かせず、裏返せません。
mugen-no-carrying = そのコマは宝物を持っています。
mugen-no-occupied = そのタイルにはコマがいます。
mugen-no-opponent-there = 行動可能な相手がいます。
mugen-no-together = コマはもう一緒にいます。
mugen-no-not-near = 近く(自分のコマの真下か隣)ではありません。
mugen-no-same-way = もうその向きです。
mugen-no-no-turn = このタイルにその向きはありません。
mugen-no-seen = もう見たタイルです。
mugen-no-not-seen = 今見たタイルだけを選べます。
mugen-no-not-discarded = そのカードは捨て札にありません。
mugen-no-hierophant = 教皇は取れません。
mugen-no-no-way = そこへは誘えません。
mugen-no-no-piece = そのコマはいません。
mugen-no-no-block = 固定タイルを含む4枚は選べません。
mugen-no-no-line = ずらせるのは2、3、5、6の行とb、c、e、fの列だけです。
mugen-no-not-there = そのコマはそこにいません。
mugen-no-fought = もう互いに戦いました。
mugen-no-nothing = そこに選べるものはありません。

# Help

mugen-help-1 =
    宝物 $ を g+自分の文字のタイルへ運べば勝ち。

      A1 B2     コマ:文字=席、数字=番号
      A1$       宝物を持つ
      B2#       吊られた男に束縛され、行動できない(% は両方)
      c2        小文字:次の手番まで行動不能
      sA gC     Aのスタート、Cのゴール
      1 2! ?    移動の費用、戦闘あり、探索できる
      {"*"}  {"{}"}     効果の候補、選んだもの
      {"["} ]       カーソル
      {"."} . .     裏向き。I L T + は自分だけが知る形

    ここのキー:矢印 n N g 1 2 Enter k e i p w
    どこでも:? l u s q , :   (一覧は最後のページ)
    元のカード表は失われ、数値と効果は本作による。
    .title = 夢幻迷宮の盤
mugen-help-2 =
    中央の宝物を、自分のスタートと向かい合う角のゴールへ先に運んだ人の勝ち。コマは2つずつ。

    手番:カードを1枚引き、4枚のうち1枚を前に置く。その効果を使ってからサイコロを振り、行動欄の数だけ行動力を得る。
    行動力1で、コマを道に沿って1歩動かすか、道の先の裏向きタイルを表にして好きな向きに置く。

    相手のコマのいるタイルに入れば戦闘。双方がサイコロを振り、前のカードの戦闘欄を比べる。勝者は敗者を道に沿って1枚先へ動かす。自分の手番に宝物を持つコマに勝てば、宝物を奪う。

    宝物のタイルに負けずに入ったコマが宝物を取る。死神と審判は前のカードを奪う。カードのない人は次の手番まで、戦闘も行動もできない。

    カードの二つの欄には、出目1から6の数が並ぶ。キー i でカードの全文が出る。

    裏向きのタイルには入れない。相手のコマそれぞれを攻撃できるのは、手番に1回だけ。宝物を持ってゴールに入っても、そこに相手がいればまず勝たなければならない。

    100巡(または設定の数)が終われば、宝物を持つ人の判定勝ち。だれも持たなければ引き分け。

    3人のときは中の角が40から44%勝つので、角はくじで決める。
    .title = 1分でわかる夢幻迷宮

# Cards

mugen-card-fool = 愚者
    .short = 愚者
    .text = 自分のコマ1つを、道がつながっていない隣の表向きタイルへ1歩だけ進めてよい。行動力は使わないが、移動として扱う(戦闘・宝物・勝利の判定は通常どおり)。この戦闘に負け、移せるタイルがないときは元のタイルへ戻る。
mugen-card-magician = 魔術師
    .short = 魔術師
    .text = 自分のコマの真下または上下左右の隣にある、固定でない表向きタイル1枚の向きを好きに変えてよい。コマや宝物が乗っていてもよい。
mugen-card-high-priestess = 女教皇
    .short = 女教皇
    .text = 好きな場所の裏向きタイルを2枚まで自分だけ見る。そのうち1枚を表にして好きな向きで置いてよい。残りは見せずに裏のまま戻す。
mugen-card-empress = 女帝
    .short = 女帝
    .text = タロットを2枚引き、手札が3枚になるまで捨ててよい。
mugen-card-emperor = 皇帝
    .short = 皇帝
    .text = 効果なし。
mugen-card-hierophant = 教皇
    .short = 教皇
    .text = 手札1枚を、捨て札の中の【教皇】以外の好きな1枚と交換してよい。
mugen-card-lovers = 恋人
    .short = 恋人
    .text = 宝物を持っていない自分のコマ1つを、もう1つの自分のコマがいるタイルへ移してよい。そこに行動可能な他プレイヤーのコマがいるときは使えない。戦闘は起こらない。
mugen-card-chariot = 戦車
    .short = 戦車
    .text = 効果なし。
mugen-card-strength = 力
    .short = 力
    .text = 効果なし。
mugen-card-hermit = 隠者
    .short = 隠者
    .text = このカードが前にある間、他プレイヤーのコマはあなたのコマがいるタイルに入れず、あなたのコマは行動可能な他プレイヤーのコマがいるタイルに入れない。移動・愚者・敗者の移動・排除のどれでも同じ。すでに同じタイルにいるコマはそのまま。
mugen-card-wheel-of-fortune = 運命の輪
    .short = 運命の輪
    .text = 固定タイルと宝物を含まない2x2の4枚を選び、ひとまとまりのまま左右どちらかに90度回してよい。タイルは次のマスへ移り、向きも一緒に回る。コマは乗ったまま動き、裏向きは裏向きのまま。
mugen-card-justice = 正義
    .short = 正義
    .text = このカードが前にある間、あなたのコマが加わる戦闘では、双方とも【正義】の戦闘欄を使う。
mugen-card-hanged-man = 吊られた男
    .short = 吊られた男
    .text = 他プレイヤーのコマを1つ選んでよい。このカードが前にある間、そのコマは行動(移動・探索・排除)できず、持ち主の【愚者】【恋人】でも選べない。戦闘の防御、負けたときの移動、タイルごと動くことはある。
mugen-card-death = 死神
    .short = 死神
    .text = 前にタロットがある他プレイヤー1人を選び、そのタロットを捨て札にしてよい。そのプレイヤーは行動不能になる。
mugen-card-temperance = 節制
    .short = 節制
    .text = 上下左右に隣り合う2枚のタイルを入れ替えてよい。少なくとも1枚は自分のコマの真下か隣であること。固定タイルと宝物のあるタイルは選べない。表裏と向きは変わらず、コマは乗ったまま動く。
mugen-card-devil = 悪魔
    .short = 悪魔
    .text = 行動可能な他プレイヤーのコマ1つを選び、表向きタイルの道に沿って1歩か2歩動かしてよい。別のプレイヤーのコマがいるタイルと、宝物が置いてあるタイルには入れない。持っている宝物は一緒に動く。宝物を持ったコマを、そのコマ自身のゴールへは入れられない。
mugen-card-tower = 塔
    .short = 塔
    .text = 固定でなく、コマも宝物もない表向きタイルを1枚選んでよい。そのタイルと、上下左右の同じ条件のタイルをすべて裏返し、混ぜて同じマスに並べ直す。
mugen-card-star = 星
    .short = 星
    .text = 好きな場所の裏向きタイルを2枚まで、1枚ずつ表にして好きな向きで置いてよい。
mugen-card-moon = 月
    .short = 月
    .text = 固定でなく、コマも宝物もない表向きタイルを2枚まで裏返してよい。裏返したら、迷宮の裏向きタイルをすべて混ぜ、裏向きのマスに並べ直す。
mugen-card-sun = 太陽
    .short = 太陽
    .text = 自分のコマの上下左右にある裏向きタイルを、壁に関係なく好きなだけ1枚ずつ表にし、好きな向きで置いてよい。
mugen-card-judgement = 審判
    .short = 審判
    .text = サイコロを1個振る。次に左隣から順に、前にタロットがある他プレイヤーが1個ずつ振り、あなたより小さい目を出した人は前のタロットを捨て札にして行動不能になる。この効果は必ず使う。
mugen-card-world = 世界
    .short = 世界
    .text = 固定タイルと宝物を含まない1行または1列を選び、どちらかの向きに1マスずらしてよい。押し出されたタイルは反対側の端に入る。コマは乗ったまま動く。
