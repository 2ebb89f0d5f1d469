import { log } from './log/ja.ts'
import {
  citizenPlaces,
  coinsText,
  crowd,
  goodsList,
  names,
  origins,
  plannedPlace,
  pointsText,
  spotText,
  who,
} from './names/ja.ts'
import { type Somebody, type Spot, type Standing, spotFor } from './shared.ts'
import type { DeedLine, OrleansWords, PlayerLine, ToldRound, TownLine, WayLine } from './words.ts'

const { followers, goods, places, deeds, events } = names

const putText = (somebody: Somebody, spot: Spot): string => `${who(somebody)}→${spotText(spotFor(somebody, spot))}`

const rewardText = (coins: number, development: number): string =>
  development > 0 ? `${coinsText(coins)}か${pointsText(development)}` : coinsText(coins)

function standingText({ place, need, piece, isPlanned }: Standing): string {
  const anybody = place === 'townhall' ? '中立なら誰でも' : '誰でも'
  const asked = need === null ? anybody : followers[need]
  if (piece === null) return `［${asked}］空き`
  return `［${asked}］${piece === 'tech' ? '技術チップ' : who(piece)}${isPlanned ? '（計画中）' : ''}`
}

function deedLine({ deed, spaces, coins, development, keeper }: DeedLine): string {
  const rows = spaces.map(({ type, filled, size }) => `${followers[type]} ${filled}／${size}`)
  const citizen = keeper === null ? '市民タイルあり' : `完成、市民タイルは${keeper}`
  return `公共事業「${deeds[deed]}」（1人につき${rewardText(coins, development)}）：${rows.join('、')}。${citizen}`
}

const wayText = ({ to, goods: lying }: WayLine): string =>
  `${to}（${lying.map((good) => goods[good]).join('、') || '商品なし'}）`

function townLine({ town, stations, merchants, ways }: TownLine): string {
  const routes = (['road', 'water'] as const).flatMap((kind) => {
    const there = ways.filter(({ by }) => by === kind).map(wayText)
    return there.length === 0 ? [] : [`${kind === 'water' ? '水路' : '道路'}で${there.join('、')}`]
  })
  const here = [
    ...(stations.length > 0 ? [`拠点：${stations.join('、')}`] : []),
    ...(merchants.length > 0 ? [`旅商人：${merchants.join('、')}`] : []),
  ]
  return `${town}：${[...here, ...routes].join('／')}`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, points, coins, goods: owned, stations, stationsLeft, citizens, development, level } = player
  const parts = [
    `今終われば${points}点`,
    coinsText(coins),
    goodsList(owned) || '商品なし',
    `地図上の拠点${stations}（手元${stationsLeft}）`,
    `市民タイル${citizens}枚`,
    `発展${development}（レベル${level}）`,
    ...(player.tech > 0 ? [`未使用の技術チップ${player.tech}個`] : []),
  ]
  return `${name}${isReader ? '（あなた）' : ''}：${parts.join('、')}`
}

function roundText({ name, stations, citizens, level, goods: gained, coins }: ToldRound): string {
  const did = [
    ...(stations.length > 0 ? [`${stations.join('と')}に拠点を建設`] : []),
    ...(citizens.length > 0 ? [`市民タイルを獲得（${citizens.map((from) => citizenPlaces[from]).join('、')}）`] : []),
    ...(level === null ? [] : [`発展レベル${level}に到達`]),
    ...(gained > 0 ? [`商品が${gained}個増加`] : []),
    ...(coins > 0 ? [`コインが${coins}枚増加`] : []),
  ]
  return did.length === 0 ? '' : `${name}は${did.join('、')}。`
}

export const ja: OrleansWords = {
  ...names,
  title: 'オルレアン',
  summary:
    '2～4人で中世のオルレアンを舞台に、バッグに集めたワーカーを働かせます。交易、建設、学問、公共事業で町を発展させる18ラウンドのゲームです。',
  credits:
    '「オルレアン（Orléans）」はライナー・シュトックハウゼン（Reiner Stockhausen）氏がデザインし、2014年にdlp gamesから出版されました。このテーブルは2019年版のルールに沿っています。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    openPlanning: {
      name: '手番順に公開で計画する',
      help: 'スタートプレイヤーから順に1人ずつ計画し、計画は全員に見えます。選ばない場合は全員が同時に計画し、全員の準備ができたときに公開されます。',
    },
    startPlayer: {
      name: 'スタートプレイヤー',
      help: '最初のラウンドを始める人。無作為に決めるか、席を指定します。テーブルにその席がなければ、無作為に決まります。',
      values: { random: '無作為', seat1: '1番の席', seat2: '2番の席', seat3: '3番の席', seat4: '4番の席' },
    },
  },
  comma: '、',

  prompts: {
    gather: (comers, drawn, canRecall) =>
      drawn === 0
        ? `バッグは空です。場所にいるワーカーを${comers}人まで広場に戻すか、引かずに進んでください。`
        : `ワーカーは${comers}人まで呼べます。バッグから${drawn}人まで引いてください。${canRecall ? '引く前に、場所にいるワーカーを広場に戻すこともできます。' : ''}`,
    store: (room, tooMany) =>
      tooMany > 0
        ? `広場に入りきりません。あと${tooMany}人を${places['gunpowder-tower']}に置いてください。`
        : `${places['gunpowder-tower']}にワーカーを${room}人まで置けます。広場に残してもかまいません。`,
    plan(market, tech) {
      const left = [...(market > 0 ? [`ワーカー${market}人`] : []), ...(tech > 0 ? [`技術チップ${tech}個`] : [])]
      return left.length === 0
        ? 'すべて置きました。計画を確定するか、置いたものを戻してください。'
        : `計画：ワーカーを場所に置き、終わったら確定してください。残りは${left.join('と')}です。`
    },
    chooseAction: '有効になった場所を1つ使うか、このラウンドをパスしてください。',
    villageKind: '村：誰を得るか選んでください。',
    chooseTile: (isFirstPileOnly) =>
      isFirstPileOnly ? '山Iから場所タイルを1枚選んでください。' : '山IかIIから場所タイルを1枚選んでください。',
    travel: (by, from) => `${from}から${by === 'water' ? '水路' : '道路'}で、旅商人をどの町へ動かしますか。`,
    takeGood: '通った経路の商品を1個取れます。取らなくてもかまいません。',
    doDeed: (moved) =>
      moved === 0
        ? '公共事業に送るワーカーと送り先を選んでください。'
        : 'もう1人公共事業に送れます。ここで終えてもかまいません。',
    deedReward: (deed, coins, development) =>
      `${deeds[deed]}：${coinsText(coins)}か${pointsText(development)}を選んでください。`,
    payPharmacy: `${places.pharmacy}：払うコインの枚数を選んでください。1枚につき発展ポイント1点です。`,
    bathhouse: (drawn) =>
      `${places.bathhouse}：${drawn.length === 0 ? '' : `${crowd(drawn)}を引きました。`}引いた1人を空きマスに置くか、全員バッグに戻してください。`,
    sacristy: (event) => `${events[event]}：${places.sacristy}の僧侶をバッグに戻して、イベントを免れますか。`,
    harvest(food, price) {
      const unit = food === 1 ? '' : '次の1個を'
      const means = price === null ? '商品' : `商品か${coinsText(price)}`
      return `収穫税：納める食品はあと${food}個です。${unit}${means}で納めてください。`
    },
    torture: (missing) =>
      `懲罰：${coinsText(missing)}が足りません。${missing === 1 ? '代わりに' : '次の1枚の代わりに'}手放すものを選んでください。`,
  },

  moves: {
    recall: (somebody, spot) =>
      `広場に戻す：${spotText(spotFor(somebody, spot))}${somebody === null ? '' : `の${who(somebody)}`}`,
    draw: (count) => (count === 0 ? '引かない' : `${count}人引く`),
    store: (somebody) => `${who(somebody)}→${places['gunpowder-tower']}`,
    keepOnMarket: '残りは広場に置く',
    put: putText,
    putFromTower: (somebody, spot) => `${putText(somebody, spot)}（火薬塔から）`,
    layTech: (spot) => `技術チップ→${spotText(spot)}`,
    lift: (somebody, spot) =>
      `取り消す：${spotText(spotFor(somebody, spot))}の${somebody === null ? '技術チップ' : who(somebody)}`,
    confirm: '計画を確定',
    reopen: '計画を変更',
    act: (place, effect) => `${places[place]}：${effect}`,
    pass: 'パス',
    recruit: (type) => followers[type],
    takeTile: (tile, pile, effect) => `${places[tile]}（${pile}）：${effect}`,
    travel: (town, by, lying) =>
      `${by === 'water' ? '水路' : '道路'}で${town}へ：${lying.map((good) => goods[good]).join('、') || '商品なし'}`,
    takeGood: (good) => `${goods[good]}を取る`,
    leaveGoods: '取らない',
    doDeed: (type, deed, coins, development) => `${followers[type]}→${deeds[deed]}：${rewardText(coins, development)}`,
    stopDeeds: '公共事業を終える',
    takeCoins: coinsText,
    takeDevelopment: pointsText,
    payPharmacy: (coins) => `${coinsText(coins)}を払う`,
    putBack: '全員バッグに戻す',
    useSacristy: '僧侶を使う',
    keepMonk: '僧侶を残す',
    payFood: (good) => `${goods[good]}を納める`,
    payCoins: (coins) => `${coinsText(coins)}を払う`,
    giveStation: '手元の拠点',
    giveStationAt: (town) => `${town}の拠点`,
    giveFollower: 'バッグのワーカー（無作為）',
    giveDevelopment: '発展ポイント1点',
    giveGood: (good) => `${goods[good]}1個`,
    giveTile: (tile) => `場所タイル：${places[tile]}`,
    giveTech: '未使用の技術チップ',
    giveTechAt: (spot) => `${spotText(spot)}の技術チップ`,
  },

  log,

  position: {
    round: (round, all, event, letter, starter) =>
      `第${round}ラウンド（全${all}ラウンド）。イベント：${events[event]}${letter}。スタートプレイヤー：${starter}`,
    coming: (letter, list) => `${letter}の残りのイベント：${list.map((event) => events[event]).join('、')}`,
    supply: (crowds, lying, tech) =>
      `在庫：${crowd(crowds) || 'ワーカーなし'}／${goodsList(lying) || '商品なし'}／技術チップ${tech}個`,
    pile: (pile, tiles) =>
      `場所タイルの山${pile}：${tiles.map(({ tile, effect }) => `${places[tile]}（${effect}）`).join('、')}`,
    deed: deedLine,
    citizens(development, knights, boatmen) {
      const waiting = [
        ...development.map((space) => `発展${space}`),
        ...(knights === null ? [] : [`騎士トラック${knights}`]),
        ...(boatmen === null ? [] : [`船員トラック${boatmen}`]),
      ]
      return `トラック上の市民タイル：${waiting.join('、') || '残っていません'}`
    },
    town: townLine,
    lost({ followers: crowds, goods: lying, tech, stations, tiles }) {
      const parts = [
        ...(crowds.length > 0 ? [crowd(crowds)] : []),
        ...(lying.length > 0 ? [goodsList(lying)] : []),
        ...(tech > 0 ? [`技術チップ${tech}個`] : []),
        ...(stations > 0 ? [`拠点${stations}`] : []),
        ...tiles.map((tile) => places[tile]),
      ]
      return `ゲームから除かれたもの：${parts.join('／')}`
    },
    player: playerLine,
    tracks: ({ name, steps, draws }) =>
      `${name}のトラック：${steps.map(({ type, step, last }) => `${followers[type]} ${step}／${last}`).join('、')}。毎ラウンド呼べるのは${draws}人`,
    pools({ name, bag, market, tower }) {
      const stored = tower === null ? '' : `／火薬塔 ${crowd(tower) || '空'}`
      return `${name}のワーカー：バッグ ${crowd(bag) || '空'}／広場 ${crowd(market) || '空'}${stored}`
    },
    tiles: (name, tiles) =>
      `${name}の場所タイル：${tiles.map(({ tile, effect }) => `${places[tile]}（${effect}）`).join('、')}`,
    ownPlace: (place, spaces, effect) =>
      `あなたの${places[place]}（${effect}）：${spaces.map(standingText).join(' ') || 'マスなし'}`,
    standing: (name, list) => `${name}の配置：${list.map(plannedPlace).join('、')}`,
    drawn: (drawn) => `${places.bathhouse}で引いたワーカー：${crowd(drawn)}`,
    passed: (players) => `パスした人：${players.join('、')}`,
    debt: (name, coins) => `${name}は${coinsText(coins)}が足りません`,
    food: (name, food) => `${name}が納める食品はあと${food}個です`,
    stages: {
      gather: (name) => `${name}はワーカーを呼んでいます`,
      store: (name) => `${name}は${places['gunpowder-tower']}に置くワーカーを選んでいます`,
      wait: (name) => `${name}は計画の順番を待っています`,
      plan: (name) => `${name}は計画中です`,
      ready: (name) => `${name}は計画を終えました`,
    },
    turn: (name) => `決める人：${name}`,
    ownTurn: '決める人：あなた',
    over: 'ゲームは終了しました',
  },

  reasons: {
    bagTooSmall: 'バッグにそれだけのワーカーがいません。',
    marketTooSmall: 'それだけのワーカーを置く場所がありません。',
    recalledInstead: '広場に戻したワーカーも人数に数えるので、引けるのはその分少なくなります。',
    marketTooFull: '広場に入りきらないワーカーは、火薬塔に置かなければなりません。',
    techThere: 'このマスには技術チップがあります。',
    spaceTaken: 'このマスは空いていません。',
    neutralOnly: '自色のワーカーは市役所に置けません。',
    monksOnly: 'ここに置けるのは僧侶だけです。',
    wrongFollower: 'このマスには別のワーカーが必要です。',
    noTechForMonks: '技術チップは僧侶の代わりになりません。',
    oneFollowerPlace: 'ワーカー1人で有効になる場所には、技術チップを置けません。',
    oneTechPerPlace: 'この場所にはもう技術チップがあります。',
    firstTechOnFarmer: '最初の技術チップは農民のマスに置きます。',
    techStays: '一度置いた技術チップは動かせません。',
    standsThere: '前のラウンドからいるワーカーは動かせません。戻せるのはワーカーフェーズだけです。',
    changedTooOften: 'このラウンドではもう計画を変更できません。確定してください。',
    notFilled: 'この場所のマスがまだ埋まっていません。',
    noAction: 'このタイルにはアクションがなく、持っているだけで効果があります。',
    shieldOnly: 'ここの僧侶は、収穫税・商品税・疫病を防ぐためだけに使います。',
    noneInSupply: 'このワーカーの在庫がありません。',
    trackEnds: 'このトラックの終わりに達しています。',
    nobodyToRecruit: 'ここで得られるワーカーがいません。',
    pilgrimage: '巡礼のため、このラウンドは僧侶を得られません。',
    noWaterway: '旅商人のいる町に水路がありません。',
    noRoad: '旅商人のいる町に道路がありません。',
    noStationLeft: '建てる拠点が残っていません。',
    ownStationThere: 'この町にはもう自分の拠点があります。',
    townTaken: 'この町にはすでに誰かの拠点があります。',
    developmentEnds: '発展トラックはこれ以上進めません。',
    goodOut: 'この商品の在庫がありません。',
    techOut: '技術チップの在庫がありません。',
    noDeedForThem: 'ここのワーカーが入れる公共事業の空きマスがありません。',
    noCoins: '払うコインがありません。',
    bagEmpty: 'バッグが空で、引くワーカーがいません。',
    tileGone: 'この場所タイルはもう山にありません。',
    secondPileLater: '最初の商人では、山Iからしか選べません。',
    byWaterOnly: '船は道路を通れません。',
    byRoadOnly: '車は水路を通れません。',
    deedSpaceTaken: 'この公共事業では、このワーカーのマスがすべて埋まっています。',
    notOnThisDeed: 'この公共事業には、このワーカーのマスがありません。',
    notInBathhouse: '引いたワーカーは浴場には置けません。',
    tooFewCoins: 'コインが足りません。',
    notFood: 'これは食品ではありません。',
    noNeutralInBag: 'バッグには自色のワーカーしかいません。自色のワーカーは失われません。',
    trackBegins: '発展トラックの最初のマスにいます。',
    coinSpace: 'コインのマスへ戻ることも、コインのマスから戻ることもできません。',
  },
  endings: { lastRound: '18ラウンドがすべて終わりました。' },
  sources: { coins: 'コイン', goods: '商品', stations: '拠点', citizens: '市民タイル' },
  story: {
    chapter: (round) => `第${round}ラウンド`,
    course: '各ラウンドの後に終わったとした場合',
    deeds: roundText,
    leadForGood: (name, points) => `これで${name}が${points}点差の首位に立ち、その後一度も追いつかれなかった。`,
    bigRound: (name, points) => `このラウンドだけで${name}は得点を${points}伸ばした。`,
    snatched: (name, deed, other, own, others) =>
      `公共事業「${deeds[deed]}」に${other}は${others}人、${name}は${own}人しか送っていなかったが、最後のマスを埋めて市民タイルを得たのは${name}だった。`,
    race: (name, from, other, behind) =>
      `${citizenPlaces[from]}の市民タイルは${name}が先に獲得。${other}はわずか${behind}マス後ろだった。`,
    torture: (name, missing, source) =>
      `${name}は${coinsText(missing)}が足りず（${origins[source]}）、その数だけ財産を手放した。`,
    end: {
      title: '最終得点計算',
      totals: (totals) => `最終得点：${totals}。`,
      majority: (name, points) => `拠点が最も多い${name}が最後の市民タイルを得て、${points}点を加えた。`,
      overtakes: (name) => `最後のラウンドで${name}が逆転して勝った。`,
      staysAhead: (name) => `${name}はその前から首位で、そのまま逃げ切った。`,
      alwaysAhead: (name) => `${name}は最初のラウンドから最後まで首位を守り抜いた。`,
      byDevelopment: (name) => `同点だったが、発展トラックで前にいた${name}の勝ち。`,
      shared: (players) => `${players.join('と')}が勝利を分け合った。`,
    },
    space: '',
  },
}
