import type { Gains } from '../events.ts'
import type { Effect, Faction } from '../sets.ts'
import { signed, valueText } from './shared.ts'
import type { LoggedPlacement, PlayerLine, PrintedReward, RichelieuWords, SheetLine, Spot } from './words.ts'

const factions: Readonly<Record<Faction, string>> = {
  richelieu: 'リシュリュー',
  england: '英国',
  france: 'フランス',
  habsburg: 'ハプスブルク家',
  protestants: 'プロテスタント',
}

/** Who wins, as a log calls them: the France of the sheets are plotters against the crown. */
const winners: Readonly<Record<Faction, string>> = { ...factions, france: 'フランスの反対派' }

const effects: Readonly<Record<Effect, string>> = {
  placeAgent: '工作員の配置',
  bribe: '賄賂',
  queen: '女王',
  greyEminence: '影の枢機卿',
}

const values = (list: readonly number[]): string => list.map(valueText).join('、')

/** “「地方監察官」の3マス目”. */
const at = ({ sheet, index }: Spot): string => `「${sheet}」の${index + 1}マス目`
/** For a button. */
const spotLabel = ({ sheet, index }: Spot): string => `${sheet}・${index + 1}マス目`

const amounts = ({ prestige, money, income, military }: Gains): string[] => [
  ...(prestige > 0 ? [`名声${prestige}`] : []),
  ...(money > 0 ? [`${money}ルイ`] : []),
  ...(income > 0 ? [`収入+${income}`] : []),
  ...(military > 0 ? [`軍事+${military}`] : []),
]

/** A reward as it is printed: “名声3、収入+1”. */
export const reward = (printed: PrintedReward): string =>
  [...amounts(printed), ...printed.effects.map((effect) => effects[effect])].join('、') || 'なし'

const lies = ({ label }: Spot): string => (label > 0 ? '伏せて置きます。' : '表向きに置きます。')

function placed({ name, neutral, spot, placing, cost, surcharge, faceUp, value }: LoggedPlacement): string {
  const agent = neutral === null ? '工作員' : `${neutral}の中立工作員`
  const shown = value === undefined ? '' : faceUp ? `：値は${valueText(value)}` : `（値は${valueText(value)}）`
  const price = surcharge > 0 ? `${cost}ルイ（${spot.label}＋${surcharge}）を払い、` : `${cost}ルイを払い、`
  const payment = placing === 'action' ? (cost === 0 ? '無料で、' : price) : placing === 'reward' ? '報酬として、' : ''
  return `${name}が${payment}${agent}を${at(spot)}に${faceUp ? '表向きに' : '伏せて'}配置${shown}`
}

function sheetLine({ box, name, faction, spaces, first, second, cardinal }: SheetLine): string {
  const row = spaces.map(({ label, who, value, faceUp }) => {
    if (who === null) return `［${label}］空き`
    if (value === null) return `［${label}］${who}（伏せ）`
    return `［${label}］${who} ${valueText(value)}${faceUp ? '' : '（伏せ）'}`
  })
  const rewards = `1位 ${reward(first)}／2位 ${reward(second)}／枢機卿 ${signed(cardinal)}`
  return `ボックス${box} ${factions[faction]}「${name}」（${rewards}） マス：${row.join(' ')}`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, prestige, income, military, agents, money, jewels, isBehindCardinal } = player
  const parts = [
    `名声${prestige}（${isBehindCardinal ? '枢機卿より後ろ' : '枢機卿と同じか前'}）`,
    `収入${income}`,
    `軍事${military}`,
    `手元の工作員${agents}人`,
    ...(money === null ? [] : [`所持金${money}ルイ`]),
    ...(jewels === null ? [] : [`宝石${jewels}個`]),
  ]
  return `${name}${isReader ? '（あなた）' : ''}：${parts.join('、')}`
}

export const ja: RichelieuWords = {
  title: 'リシュリュー',
  summary:
    '2～4人の貴族が、枢機卿リシュリューの、あるいはその敵の陰謀に工作員を送り込みます。味方した側が勝てば、貢献に応じて報酬が得られます。',
  credits:
    '「リシュリュー（Richelieu）」はオリヴィエ・ラモンターニュ（Olivier Lamontagne）氏がデザインし、2012年にWhite Goblin Gamesから出版されました。シートやトラックに印刷された内容は参照できなかったため、ルール文に出てくる数値を除き、この内容物セットは復元したものです。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    neutralLastSpace: {
      name: '中立がシートを埋めることもある',
      help: '2人プレイで、どのシートも空きマスが1つだけのときは、中立の工作員をその1つに必ず置き、その陰謀が決着します。選ばない場合、そのような手番では中立の工作員を置きません。',
    },
    wonSheetsFaceDown: {
      name: '獲得シートを伏せる',
      help: '獲得したシートは裏面の色（赤はリシュリュー、黄は敵対勢力）だけが見えます。選ばない場合、誰が何を獲得したかは全員に見えます。',
    },
    hiddenMoney: {
      name: 'お金と宝石を隠す',
      help: 'お金と宝石は衝立の裏に置き、受け取りと支払いだけが公開されます。選ばない場合、全員に見えます。',
    },
  },

  sheets: {
    R01: 'ラ・ロシェル包囲戦',
    R02: '欺かれた者たちの日',
    R03: '決闘禁止令',
    R04: 'アレスの和議',
    R05: 'ベールヴァルデ条約',
    R06: '地方監察官',
    R07: 'ヌーベルフランス会社',
    R08: '城塞の取り壊し',
    R09: 'アカデミー・フランセーズ',
    R10: 'カザーレ救援',
    R11: '王太子の誕生',
    R12: 'ジョゼフ神父の書簡',
    R13: 'パレ・カルディナル',
    E1: 'バッキンガム、レ島へ',
    E2: 'ヘンリエッタ・マリアの輿入れ',
    E3: '海峡の商人たち',
    E4: 'ダイヤの房飾り',
    F1: 'シャレーの陰謀',
    F2: 'モンモランシーの反乱',
    F3: 'サン＝マールの陰謀',
    H1: 'スペイン街道',
    H2: 'コルビーの年',
    H3: 'オリバーレスの黄金',
    P1: 'ラングドックのロアン',
    P2: 'スービーズの出帆',
    P3: 'プリヴァの城壁',
  },
  factions,
  effects,
  neutrals: ['黄土色', '青灰色'],
  comma: '、',
  semicolon: '／',
  colon: '：',

  prompts: {
    chooseAction(acts, allowance, open, surcharge) {
      const which = acts > 0 ? '2つ目のアクション' : allowance > 1 ? '2アクションのうち1つ目' : 'アクションは1つ'
      const agent = surcharge > 0 ? `工作員の配置（${surcharge}ルイ増し）` : '工作員の配置'
      const deeds = { income: '収入', place: agent, commission: '軍の雇用', jewel: '宝石の売買' }
      const choices = [...open.map((kind) => deeds[kind]), ...(acts > 0 ? ['手番の終了'] : [])]
      return `${which}：${choices.join('、')}から選んでください。`
    },
    chooseAgent: (spot, cost) =>
      `${at(spot)}に${cost > 0 ? `${cost}ルイで` : ''}置く工作員を選んでください。${lies(spot)}`,
    rewardSpace: '報酬：光っているマスに自分の工作員を無料で1人置けます。使わなくてもかまいません。',
    rewardAgent: (spot) => `${at(spot)}に無料で置く工作員を選んでください。${lies(spot)}`,
    bribeTarget: '報酬：ほかの人の工作員1人を買収し、別のマスへ移せます。使わなくてもかまいません。',
    bribeDestination: (spot) => `${at(spot)}の工作員の移し先を選んでください。0のマスでは表向きになります。`,
    queenSpace: '報酬：リシュリューのシートの光っているマスに女王を置けます。使わなくてもかまいません。',
    greySpace: '報酬：敵対勢力のシートの光っているマスに影の枢機卿を置けます。使わなくてもかまいません。',
    neutralSpace: (neutral) => `手番の終わりに、${neutral}の中立工作員を置くマスを選んでください。`,
    neutralAgent: (neutral, spot) => `${at(spot)}に置く${neutral}の工作員を選んでください。${lies(spot)}`,
  },

  moves: {
    income: (money) => `収入：${money}ルイ`,
    place: (spot, cost) => `${spotLabel(spot)}：${cost === 0 ? '無料' : `${cost}ルイ`}`,
    placeFree: spotLabel,
    agent: (value) => `工作員 ${valueText(value)}`,
    commission: (cost) => (cost === null ? '軍の雇用' : `軍の雇用：${cost}ルイ`),
    sellJewel: (money) => `宝石を売る：${money}ルイ`,
    buyJewel: (money) => `宝石を買う：${money}ルイ`,
    endTurn: '手番を終える',
    decline: '使わない',
    bribe: (spot) => `買収：${spotLabel(spot)}`,
    moveTo: (spot) => `${spotLabel(spot)}へ`,
    queen: (spot) => `女王：${spotLabel(spot)}`,
    greyEminence: (spot) => `影の枢機卿：${spotLabel(spot)}`,
  },

  log: {
    gameBegan(starter, sheets, neutrals) {
      const pairs = [0, 1, 2].map((box) => `「${sheets[2 * box]}」対「${sheets[2 * box + 1]}」`)
      const held = neutrals.map(([name, neutral]) => `${name}は${neutral}の中立工作員を受け持つ。`)
      return [`最初の陰謀：${pairs.join('、')}。`, ...held, `スタートプレイヤーは${starter}。`].join('')
    },
    turnBegan: (name, turn, actions, prestige, cardinal) =>
      `第${turn}手番：${name}、${actions}アクション（名声${prestige}、枢機卿${cardinal}）`,
    incomeTaken: (name, money) => `${name}が収入${money}ルイを獲得`,
    agentPlaced: placed,
    agentsReturned: (name, neutral, list) =>
      `${name}が${neutral === null ? '自分の工作員' : `${neutral}の工作員`}を街からすべて手元に戻す：${values(list)}`,
    commissionBought: (name, cost, military) => `${name}が${cost}ルイで軍を雇い、軍事トラックの${military}へ`,
    jewelSold: (name, money) => `${name}が宝石を${money}ルイで売却`,
    jewelBought: (name, money) => `${name}が宝石を${money}ルイで購入`,
    actionDeclined: (name) => `${name}は2つ目のアクションをしない`,
    boxPending: (sheet, box, queue) =>
      `「${sheet}」が埋まった。ボックス${box}はロックされ、決着待ち${queue > 1 ? `（${queue}番目）` : ''}`,
    resolutionBegan(intrigue, box, sheets, turnedUp) {
      const shown = turnedUp === 0 ? '' : `。伏せた工作員${turnedUp}人を公開`
      return `第${intrigue}の陰謀（ボックス${box}）：「${sheets[0]}」対「${sheets[1]}」${shown}`
    },
    intrigueWon(sheet, faction, [richelieu, opposing], ranking) {
      const tie = richelieu === opposing ? '、同点はリシュリューの勝ち' : ''
      const strengths = `リシュリュー${valueText(richelieu)}、敵対勢力${valueText(opposing)}${tie}`
      const ranks = ranking.map(({ name, sum, tied }) => `${name} ${sum}${tied ? '（位置が右）' : ''}`)
      const contributors = ranks.length === 0 ? '貢献がプラスの人はなし' : `貢献：${ranks.join('、')}`
      return `${winners[faction]}が「${sheet}」で勝利（${strengths}）。${contributors}。`
    },
    rewarded: (name, place, sheet, gains) =>
      `${place}位の${name}：${amounts(gains).join('、') || '増減なし'}${place === 1 ? `、シート「${sheet}」を獲得` : ''}`,
    rewardLost: (place, neutral) =>
      `${place}位の報酬は誰も得ない${neutral === null ? '' : `（${place}位は中立の${neutral}）`}`,
    militaryBonus: (name, military, bonus, gained) =>
      `${name}が軍事トラックの${military}に到達：${bonus === 'prestige' ? '名声1' : gained ? '収入+1' : '収入はすでに最大'}`,
    lapped: (name, laps, prestige) =>
      `${name}の名声が${prestige}に。1周を示すタイルを${laps > 1 ? '裏返す' : '受け取る'}`,
    effectDeclined: (name, effect) => `${name}は報酬「${effects[effect]}」を使わない`,
    effectLost: (name, effect) => `${name}の報酬「${effects[effect]}」は使えず、失われた`,
    agentBribed(name, owner, from, to, value, turnedUp) {
      const which = value === undefined || turnedUp ? '' : `（${valueText(value)}）`
      const shown = turnedUp && value !== undefined ? `。表向きになり、値は${valueText(value)}` : ''
      return `${name}が${owner}の工作員${which}を買収し、${at(from)}から${at(to)}へ${shown}`
    },
    pieceMoved: (name, effect, sheet, fromPalace) =>
      `${name}が${effects[effect]}を「${sheet}」に${fromPalace ? '送る' : '移す'}`,
    cardinalMoved(step, from, to) {
      if (from === to) return `枢機卿は${to}のまま`
      return `枢機卿が${from}から${to}へ${step < 0 ? '後退' : '前進'}`
    },
    cardinalCaughtUp: (name, to) => `枢機卿が${name}に追いつき、${to}へ`,
    boxCleared(box, keeper, winning, agents) {
      const taken = keeper === null ? `「${winning}」はゲームから除外` : `「${winning}」は${keeper}のもの`
      return `ボックス${box}を片付ける：${taken}、工作員${agents}人が街へ`
    },
    sheetsTurnedUp: (box, [upper, lower]) => `ボックス${box}の新しい陰謀：「${upper}」対「${lower}」`,
    boxStaysEmpty: (box) => `山札が尽きたので、ボックス${box}は空のまま`,
    neutralSkipped: (name, why) =>
      why === 'noSpace'
        ? `${name}は中立の工作員を置かない（どのシートも空きマスは多くて1つ）`
        : `${name}の手元に中立の工作員がいない`,
    lastQuietRound: (turns) => `長い間シートに動きがない。このままあと${turns}手番でゲーム終了`,
    gameEnded: (why, totals, winners) =>
      `${why === 'quiet' ? '動きがなくなり、ゲーム終了' : 'すべての陰謀が決着'}。最終得点：${totals}。${winners.join('、')}の${winners.length > 1 ? '同点優勝' : '勝利'}。`,
  },

  position: {
    course: (resolved, all, cardinal) => `決着した陰謀：${all}のうち${resolved}。枢機卿：名声トラックの${cardinal}`,
    sheet: sheetLine,
    emptyBox: (box) => `ボックス${box}は空です`,
    resolving: (box) => `ボックス${box}が決着中です`,
    pending: (boxes) => `ロック中、次に決着：${boxes.map((box) => `ボックス${box}`).join('、次に')}`,
    player: playerLine,
    won: (name, sheets) => `${name}の獲得シート：${sheets.join('、')}`,
    wonFaceDown: (name, red, yellow) => `${name}の獲得シート：赤裏${red}枚、黄裏${yellow}枚`,
    city: (agents) =>
      agents.length === 0
        ? '街に工作員はいません'
        : `街：${agents.map((each) => `${each.name} ${values(each.values)}`).join('／')}`,
    cityJewels: (jewels) => `街の宝石：${jewels}個`,
    ownHand: (list) => `あなたの工作員：${values(list) || '手元になし'}`,
    ownNeutral: (neutral, list) => `あなたが持つ${neutral}の中立工作員：${values(list) || '手元になし'}`,
    neutralHand: (neutral, holder, agents) => `${neutral}の中立工作員：${holder}の手元に${agents}人`,
    quiet: (turns, atMost) => `動きのない手番が${turns}回連続（${atMost}回でゲーム終了）`,
    actions: (name, acts, allowance) => `手番：${name}（アクション ${acts}／${allowance} 終了）`,
    turn: (name) => `決める人：${name}`,
    ownTurn: '決める人：あなた',
    over: 'ゲームは終了しました',
  },

  reasons: {
    incomeOnce: 'この手番ではもう収入を得ています。',
    spaceTaken: 'このマスはふさがっています。',
    noAgentInHand: '工作員がすべてシートに出ていて、手元に1人もいません。',
    tooDear: 'このマスに置くお金が足りません。',
    surchargeTooDear: 'マスの分は払えますが、同じ手番の2人目にかかる追加の費用が足りません。',
    commissionOnce: 'この手番ではもう軍を雇っています。',
    notBehindCardinal: '軍を雇えるのは、名声トラックで枢機卿より後ろにいる人だけです。',
    militaryTrackEnds: '軍事トラックの終わりに達しています。',
    commissionTooDear: '次の雇用に払うお金が足りません。',
    jewelOnce: 'この手番ではもう宝石を売買しています。売るか買うか、1手番に1回だけです。',
    noJewel: '売る宝石がありません。',
    noJewelInCity: '街に買える宝石がありません。',
    jewelTooDear: '宝石を買うお金が足りません。',
    firstActionDue: '1つ目のアクションは必ず行います。',
    notInHand: 'この値の工作員は今、手元にいません。',
    boxLocked: 'このボックスは決着中か決着待ちです。何も置けず、何も動かせません。',
    nobodyThere: 'ここには買収できる工作員がいません。',
    pieceNotBribed: '女王と影の枢機卿は買収できません。',
    ownAgentNotBribed: '自分の工作員は買収できません。',
    queenForRichelieu: '女王を置けるのはリシュリューのシートだけです。',
    greyForOpponents: '影の枢機卿を置けるのは敵対勢力のシートだけです。',
    otherSheetOnly: 'すでにシートにいる駒は、別のシートにしか移れません。',
    lastFreeSpace: '中立の工作員は、シートの最後の空きマスには置けません。',
  },
  endings: {
    allResolved: '13の陰謀がすべて決着しました。',
    quiet: '何巡もの間、シートに何も置かれず、何も動きませんでした。',
  },
  sources: {
    prestige: '名声',
    income: '収入トラック',
    military: '軍事トラック',
    richelieu: 'リシュリューのシート',
    opposing: '敵対勢力のシート',
    jewels: '宝石',
  },
  story: {
    chapter: (act) => `第${act}幕`,
    course: '各幕（1つの陰謀、または連鎖）の後に終わったとした場合',
    deed({ faction, won, lost, first }) {
      const victory = `${winners[faction]}が${valueText(won)}対${valueText(lost)}で勝利。`
      if (first === null) return `${victory}報酬を得た人はいない。`
      const { name, sum, gains } = first
      if (gains === null) return `${victory}1位は中立の${name}（${sum}）で、報酬は失われた。`
      return `${victory}1位の${name}（${sum}）は${amounts(gains).join('、') || 'シートだけ'}を得た。`
    },
    most: (names, points) =>
      names.length > 1
        ? `これで${names.join('と')}がリシュリューのシート最多で並び、各${points}点。`
        : `これで${names[0]}がリシュリューのシート最多となり、${points}点。`,
    overtakes: (name) => `これでようやく${name}の勝ちが決まった。`,
    staysAhead: (name) => `${name}はその前から首位で、そのまま逃げ切った。`,
    quietEnd: {
      title: '動きのない幕切れ',
      text: (totals) => `何巡も誰もシートに手を出さず、そのまま得点計算となった：${totals}。`,
    },
    leadForGood: (name) => `ここから${name}は一度も追いつかれない。`,
    bigAct: (name, points) => `この幕だけで${name}は得点を${points}伸ばした。`,
    cardinal: (from, to, names) =>
      to > from
        ? `枢機卿が${from}から${to}へ進み、${names.join('と')}は再び枢機卿より後ろになって2アクションに。`
        : `枢機卿が${from}から${to}へ下がり、${names.join('と')}は枢機卿より後ろではなくなって1アクションに。`,
    sidesTied: '両陣営は同点で、同点はリシュリューの勝ち。',
    ranksTied: (first, second, sum) => `${second}も同じ${sum}だったが、${first}の工作員のほうが左にいた。`,
    piece: (name, effect) => `${name}が送った${effects[effect]}がいなければ、勝ったのは相手側だった。`,
    saboteur: (name, value) => `${name}が相手側に${valueText(value)}を紛れ込ませていなければ、勝ったのは相手側だった。`,
    bribe: (name, owner, value) =>
      `${name}が買収した${owner}の工作員（${valueText(value)}）が元の場所にいれば、勝ったのは相手側だった。`,
    space: '',
  },
}
