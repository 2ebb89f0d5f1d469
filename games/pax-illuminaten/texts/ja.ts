import type { How } from '../moves.ts'
import { log } from './log/ja.ts'
import { names } from './names/ja.ts'
import type { PaxWords, PlaceLine, PlayerLine, ToldOust, TurnLine } from './words.ts'

const {
  luminaries: { factions },
  actions,
  card,
  tally,
  symbols,
  bots,
} = names

const free: Readonly<Record<How, string>> = {
  main: '',
  scheme: '企みカードの効果で、任意のカードを選べます。',
  faction: '派閥カードの効果で、任意のカードを選べます。',
  cube: '',
}

function placeLine({ number, row, isEdge, next, card: facts, locations, cubes, hasToken }: PlaceLine): string {
  const where = `${number}番（${row}行目、${isEdge ? '縁' : '内部'}、隣接：${next.join('・')}）`
  const extras = [...(cubes === 0 ? [] : [`ボーナスキューブ${cubes}個`]), ...(hasToken ? ['ボットのトークン'] : [])]
  if (facts === null) return `${where}：${['裏向き', ...extras].join('／')}`
  const held = locations.map((each) => ('disk' in each ? each.disk : `空き（${tally(each.cost)}）`))
  return `${where}：${[card(facts), `居場所 ${held.join('、')}`, ...extras].join('／')}`
}

function playerLine(player: PlayerLine): string {
  const notes = [
    `プレイヤー${player.seat}`,
    ...(player.isReader ? ['あなた'] : []),
    ...(player.bot === null ? [] : [`ボット：${player.bot}`]),
    ...(player.isStarter ? ['スタートプレイヤー'] : []),
  ]
  const parts = [
    `好意 ${tally(player.favors) || 'なし'}`,
    `接触カード${player.contact}（${player.contactFactions.map((each) => factions[each]).join('・')}）`,
    `評議会プラカードの隣接：${player.placard.join('・')}${player.hasToken ? '（ボットのトークンあり）' : ''}`,
    `マップ上のディスク${player.onMap}個、手元${player.supply}個`,
    ...(player.bot === null ? [`手札${player.hand}枚`] : []),
    ...(player.known.length === 0 ? [] : [`わかっている手札：${player.known.join('、')}`]),
    ...(player.events === 0 ? [] : [`イベントカード${player.events}枚`]),
    ...(player.inForce === null ? [] : [`有効なイベント：${player.inForce}`]),
    ...(player.factionCards.length === 0
      ? []
      : [`派閥カード：${player.factionCards.map((each) => factions[each]).join('、')}`]),
    ...(player.on.length === 0 ? [] : [`満たした陰謀：${player.on.join('、')}`]),
    ...(player.under.length === 0 ? [] : [`失った陰謀：${player.under.join('、')}`]),
    `最大ロッジの得点${player.points}`,
  ]
  return `${player.name}（${notes.join('、')}）：${parts.join('／')}`
}

function acting({ name, left, chain, buffs, borrowed, quickUsed }: TurnLine): string {
  const parts = [
    `メイン・アクション残り${left}回`,
    ...(chain.length === 0 ? [] : [`企みの連鎖：${chain.join('、')}`]),
    ...(quickUsed ? ['速好意は使用済み'] : []),
    ...(buffs.length === 0 ? [] : [`効果中：${buffs.join('、')}`]),
    ...(borrowed.length === 0 ? [] : [`借用中：${borrowed.map((each) => factions[each]).join('、')}`]),
  ]
  return `${name}の手番：${parts.join('／')}`
}

function toldOust({ attacker, defender, disks, attackerWins, why, totals: [own, theirs] }: ToldOust): string {
  if (attackerWins) {
    return why === 'automatic'
      ? `${attacker}が決め手の1枚を出し、${defender}のディスク${disks}個を追放した（戦力は${own}対${theirs}）。`
      : `${attacker}が${own}対${theirs}で${defender}のディスク${disks}個を追放した。`
  }
  return why === 'automatic'
    ? `${attacker}がディスク${disks}個を狙ったが、${defender}が決め手の1枚で退けた（戦力は${own}対${theirs}）。`
    : `${attacker}がディスク${disks}個を狙ったが、${defender}が${own}対${theirs}で守り切った。`
}

export const ja: PaxWords = {
  ...names,
  title: 'パックス・イルミナテン',
  summary:
    '1776年のバイエルン。2～4人のアレオパゴス評議員が（1人ならボットを相手に）、貴族や学者や聖職者の間にイルミナティの影響を広げ、2つの陰謀の成就を競います。',
  credits:
    '「パックス・イルミナテン（Pax Illuminaten）」はOliver Kiley氏のデザイン、Ion Game Design社の出版です。マップの配置、居場所の数とコスト、戦力、所属、ボットの方向図は参照できなかったため、復元したものです。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    bot: {
      name: 'ボット',
      help: 'ルールブックの台本どおりに動く相手が席を1つ占めます。ボットがいれば、2人用の卓で1人でも遊べます。',
      values: {
        none: 'なし',
        germain: `${bots.germain.name}（弱い、わかりやすい）`,
        joseph: `${bots.joseph.name}（強い）`,
        cagliostro: `${bots.cagliostro.name}（中くらい）`,
        weishaupt: `${bots.weishaupt.name}（強い）`,
      },
    },
    botFirst: {
      name: 'ボットを最初の席にする',
      help: 'ボットは最後の席ではなく、プレイヤーAの席に座ります。誰から始めるかは、いつもどおり接触カードで決まります。',
    },
  },

  prompts: {
    activateEvent: '手元の特殊イベントを1枚、有効にできます。',
    menu: (left) =>
      left === 0
        ? 'メイン・アクションはもうありません。企みか請求を行うか、終了してください。'
        : `メイン・アクションはあと${left}回。行動、企み、請求のどれかを行うか、終了してください。`,
    scoutSlot: (how) => `スカウトする裏向きのカードを選んでください。${free[how]}`,
    scoutPlace: (place) => `${place}に表向きで置く手札を選んでください。`,
    influenceTarget: (how) => `ディスクを置くカードを選んでください。${free[how]}`,
    influenceCount: (place) => `${place}にディスクを何個置きますか。`,
    fallAway: (place) => `${place}のディスクのコストが減ります。どの分を減らしますか。`,
    pay: (count, list) =>
      list === null
        ? `1枚の行動カードに適合する好意を、あと${count}個払ってください。`
        : `残りの支払い：${symbols(list)}。払う好意を選んでください。`,
    extortTarget: '恐喝する対象を選んでください。',
    whisper: (place) => `ささやき：${place}に隣接する同じ階級のカードも恐喝するか、やめるかを選んでください。`,
    gainChoice: (list) => `どの好意を得ますか（${list.map((each) => factions[each]).join('・')}）。`,
    gainVictim: (faction) => `プールに${factions[faction]}の好意がありません。誰から取りますか。`,
    give: '共謀：渡す好意を選んでください。',
    organizeFaction: '組織化に使う派閥を選んでください。',
    organizeFrom: (left) => `組織化：あと${left}回動かせます。動かすディスクを選んでください。`,
    organizeTo: (place) => `${place}のディスクの行き先を選んでください。`,
    expelTarget: '解任するカードを選んでください。',
    expelCard: (place) => `${place}の代わりに置く手札を選んでください。`,
    expelMove: (place) => `${place}に自分のディスクを1個移せます。どこから移しますか。`,
    oustTarget: '誰のどこのディスクを追放しますか。',
    oustCount: (place) => `${place}のディスクを何個対象にしますか。`,
    oustStrength: '自分の初期戦力を、防御側より1多くしますか、1少なくしますか。',
    challengeCard(own, theirs, standing) {
      const hint = {
        advantaged: '有利なので、王冠を出せば自動的に勝ちます。',
        disadvantaged: '不利なので、エースを出せば自動的に勝ちます。',
        level: '有利な側はなく、エースと王冠は0です。',
      }[standing]
      return `挑戦：自分${own}、相手${theirs}です。カードを1枚選んでください。${hint}`
    },
    challengeNext: (own, theirs) =>
      `自分${own}、相手${theirs}です。もう1枚続けるか、勝負するか、降りるかを選んでください。`,
    compensation: (left) => `失ったディスクの補償として、プールから好意を選んでください（あと${left}個）。`,
    followUpKind: (place) => `${place}での追撃を選んでください。`,
    schemeMode: (name, ability) => `${name}「${ability}」をどう使いますか。`,
    swapFirst: '入れ替える2枚のうち、1枚目を選んでください。',
    swapSecond: (place) => `${place}と入れ替えるカードを選んでください。`,
    takeEdict: '好意を2個取る布告を選んでください。',
    keepPlot: '手元に残す陰謀を選んでください。もう1枚は山札の一番下に置きます。',
    drawOrCourt: '山札から2枚引くか、法廷から1枚取ってください。',
    borrow: '借りる派閥カードを選んでください。',
    keepEvent: '手元に残すイベントカードを選んでください。もう1枚は山札の上に戻します。',
    redrawDiscard: (over) => `手札が${over}枚多すぎます。1枚捨ててください。`,
    redrawCard: (missing) => `法廷か山札から、あと${missing}枚引いてください。`,
  },

  moves: {
    congress: '会議：好意5個でメイン・アクション',
    end: 'アクション終了',
    stop: {
      activateEvent: 'イベントなし',
      whisper: 'ささやきを終える',
      organizeFrom: '移動を終える',
      expelMove: '移さない',
    },
    payAll: '残りをまとめて払う',
    plusOne: '防御側より1多く',
    minusOne: '防御側より1少なく',
    continue: 'もう1枚続ける',
    call: '勝負する',
    concede: '降りる',
    draw: (cards) => (cards === 1 ? '山札から引く' : `山札から${cards}枚引く`),
    freeSlot: (place) => `${place}（メイン・アクション不要）`,
    followUp: (place) => `追撃：${place}`,
    scheme: (name, ability) => `企み：${name}「${ability}」`,
    token: (faction) => `${factions[faction]}を払う`,
    exchange: (faction, tokens) => `${factions[faction]}${tokens}個を1個として払う`,
    claimFaction: (faction) => `派閥の請求：${factions[faction]}`,
    useFactionCard: (faction, action) => `${factions[faction]}の派閥カード：${action}`,
    press: (faction) => `印刷物：${factions[faction]}3個でメイン・アクション`,
    claimPlot: (plot) => `陰謀の請求：${plot}`,
    keepPlot: (plot) => `残す：${plot}`,
    lookAtHand: (seat) => `${seat}の手札を見る`,
    lookAtPlot: (seat) => `${seat}の陰謀を見る`,
    target: (place, seat, disks) => `${place}：${seat}のディスク${disks}個`,
    disks: (disks) => `${disks}個`,
    fallAway: (list) => `減らす：${tally(list)}`,
    mode: {
      ability: (ability) => `能力：${ability}`,
      quick: (_, value) => `速好意：${symbols(value)}`,
      both: (ability, value) => `速好意（${symbols(value)}）と${ability}`,
      nothing: () => 'つなぐだけ',
    },
    keepEvent: (event) => `残す：${event}`,
    activate: (event) => `有効にする：${event}`,
    court: (name, isChamberlains) => `法廷${isChamberlains ? '（チェンバレンの下）' : ''}：${name}`,
  },

  log,

  position: {
    course: (round, starter, edicts, isLast) =>
      `第${round}ラウンド${isLast ? '（最終）' : ''}。スタートプレイヤー：${starter}。捨てられた布告：5枚中${edicts}枚`,
    place: placeLine,
    player: playerLine,
    pool: (favors) => `プールの好意：${tally(favors) || 'なし'}`,
    edict: (faction, name, tokens) => `${factions[faction]}の布告（${name}の前）：好意${tokens}個`,
    row: (list) => `列にある派閥カード：${list.map((each) => factions[each]).join('、') || 'なし'}`,
    court: (cards, chamberlain) =>
      `法廷：${cards.map((each, at) => `${each ?? '空き'}${at === chamberlain ? '★チェンバレン' : ''}`).join('／')}`,
    piles: (deck, discard, events, plots) =>
      `山札${deck}枚。捨て札の一番上：${discard ?? 'なし'}。イベントの山札${events}枚。陰謀の山札${plots}枚`,
    publicPlot: (plot, text) => `公開の陰謀「${plot}」：${text}`,
    openPlot: (name, plot, text) => `${name}の陰謀「${plot}」：${text}`,
    ownPlot: (plot, text) => `あなたの未公開の陰謀「${plot}」：${text}`,
    ownCard: (name, ability, text) => `あなたの手札：${name}「${ability}」${text}`,
    emptyHand: 'あなたの手札：なし',
    ownEvent: (event, text) => `あなたのイベントカード「${event}」：${text}`,
    acting,
    oust: (attacker, defender, place, disks, [own, theirs], advantaged) =>
      `${place}で追放中：${attacker} ${own}対${defender} ${theirs}、ディスク${disks}個、${advantaged === null ? '有利な側なし' : `${advantaged}が有利`}`,
    turn: (name) => `決める人：${name}`,
    ownTurn: '決める人：あなた',
    over: 'ゲームは終了しました',
  },

  reasons: {
    noMainAction: 'メイン・アクションが残っていません。',
    nothingToScout: '自分の影響に隣接し、支払いのできる裏向きのカードがありません。',
    nothingToInfluence: '届く範囲に、空きがあって支払いのできるカードがありません。',
    nothingToOrganize: '動かせるディスクがないか、そのための好意がありません。',
    nothingToExpel: '届く範囲に、解任でき支払いのできるカードがありません。',
    nobodyToOust: '届く範囲に、支払いのできる他のプレイヤーのディスクがありません。',
    noDisks: '手元のディスクが足りません。',
    producedAlready: 'この手番ではもう好意を生み出しています。',
    noHandCard: '置くための手札がありません。',
    crownEndsChain: '王冠で企みの連鎖は終わっています。',
    noLink: '連鎖の最後のカードと共通の派閥がありません。',
    hasDiskThere: 'この陰謀の上か下に、もう自分のディスクがあります。',
    onePlotATurn: 'この手番ではもう陰謀を請求しています。',
    plotNotMet: 'この陰謀の条件を満たしていません。',
    plotNested: 'もう1つの陰謀と同じカードか同じロッジを使うことになるため、両方は数えられません。',
    abilityUsed: 'この派閥カードはこの手番にもう使っています。',
    abilityImpossible: 'この派閥カードで今できることはありません。',
    oneFactionATurn: 'この手番ではもう派閥カードを請求しています。',
    lodgeNotControlled: 'この派閥の最大のロッジを支配していません。',
    followUpImpossible: 'このキューブでここでできることがありません。',
    congressOnce: '会議は手番に1回だけです。',
    pressOnce: '印刷物は手番に1回だけです。',
    lookOnce: '審問官で見られるのは手番に1回だけです。',
    nothingToSee: '見られるものがありません。',
    tooDear: '支払いができません。',
    faceUp: 'このカードはもう表向きです。',
    faceDown: 'このカードは裏向きです。',
    outOfReach: '自分の影響に隣接していません。',
    crownClosed: 'この王冠には他のプレイヤーがいるので、置けません。',
    cardFull: 'このカードには、そのための空きがありません。',
    noOwnDisk: 'そこに自分のディスクはありません。',
    noWayOut: 'そこのディスクには行き先がありません。',
    notFromHere: '今はこのカードのディスクを動かせません。選んだ派閥がないか、対象のカードではありません。',
    otherCardOnly: '別のカードでなければなりません。',
    notAdjacent: 'そのディスクはここへは移せません。',
    foreignDisks: 'このカードには他のプレイヤーのディスクがあります。',
    noFittingCard: '他のプレイヤーのディスクが新しいカードに置ききれません。',
    cubeElsewhere: '追撃はキューブのあるカードで行います。',
    noToken: 'この派閥の好意を持っていません。',
    restUnpaid: 'それでは残りを払えなくなります。',
    otherFactionAsked: 'この派閥は求められていません。',
    noExchange: 'この支払いでは好意を交換できません。',
    noSet: '交換するには、この派閥の好意が足りません。',
    tokenWillDo: 'この派閥の好意なら1個で足ります。',
    courtGap: '法廷のこの位置にカードはありません。',
    twoCourtCards: '法廷からもう2枚取っています。',
    noFee: '2枚目の法廷カードのために払う好意がありません。',
    chamberlainOnly: '法廷から2枚取るなら、1枚はチェンバレンの下のカードでなければなりません。',
    othersHaveMore: 'そこでは他のプレイヤーのディスクのほうが多くあります。',
    noCardLeft: '出せる手札がありません。',
  },
  endings: {
    plots: '2つの陰謀が同時に満たされました。',
    bot: 'ボットの陰謀が成立しました。',
    edicts: '5枚目の布告が捨てられ、ロッジの得点を計算しました。',
    rounds: '60ラウンドが終わり、ロッジの得点を計算しました。',
  },
  sources: {
    plots: '満たした陰謀',
    ...names.luminaries.factions,
  },
  story: {
    chapter: (turn) => `手番${turn}`,
    course: '各手番の後の最大ロッジの得点',
    plotVictory: {
      title: '2つの陰謀',
      text: (name, plots) => `${name}が${plots.map((plot) => `「${plot}」`).join('と')}を同時に満たし、勝利した。`,
    },
    botVictory: {
      title: 'ボットの勝利',
      text: (name, bot, plots) =>
        `${name === bot ? '' : `${bot}の`}${name}が勝利した。成立した陰謀：${plots.join('、')}。`,
    },
    scoring: {
      title: { edicts: '5枚目の布告', rounds: '60ラウンド' },
      text: (totals) => `2つの陰謀を満たした人はなく、ロッジで決着がついた：${totals}。`,
    },
    victory: {
      points: (name, lead) => `${name}が${lead}点差で勝利。`,
      cards: (name) => `同点だったが、派閥カードの多い${name}が勝利。`,
    },
    shared: (list) => `まったくの互角で、${list.join('と')}が勝利を分かち合った。`,
    firstPlot: (name, hidden) =>
      hidden
        ? `${name}が隠していた陰謀を明かし、勝利まであと1つに迫った。`
        : `${name}が最初の陰謀を請求し、勝利まであと1つに迫った。`,
    plotBroken: (name, by) =>
      by === null ? `${name}は、一度満たした陰謀を手放した。` : `${by}の手番に、${name}は一度満たした陰謀を失った。`,
    oust: toldOust,
    oustTitle: (place) => `${actions.oust}：${place}`,
    bigTurn: {
      title: '大きな一歩',
      text: (name, points, total) => `${name}がロッジの得点を${points}点伸ばし、${total}点とした。`,
    },
    space: '',
  },
}
