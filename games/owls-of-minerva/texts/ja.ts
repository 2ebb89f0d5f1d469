import { ja as luminaries } from '../../luminaries/texts/ja.ts'
import type { Decided, Strength } from '../events.ts'
import type { Faction } from '../sets.ts'
import type { ActKind, Tally } from './shared.ts'
import type {
  CardFacts,
  LoggedReform,
  Margin,
  OwlsWords,
  PlayerLine,
  RegionLine,
  ToldOust,
  ToldReform,
} from './words.ts'

const { factions, ranks } = luminaries
const colours = { red: '赤', blue: '青', black: '黒', tan: '黄褐色' }
const icons = { freemason: 'フリーメイソン', rosicrucian: '薔薇十字団' }

const named = (list: readonly Faction[]): string => list.map((each) => factions[each]).join('、')

/** “芸術家1、聖職者2”. */
export const tally = (list: Tally): string =>
  list.map(({ faction, count }) => `${factions[faction]}${count}`).join('、')

const isHigh = ({ rank }: CardFacts): boolean => rank === 'Ace' || rank === 'Crown'
const rankOf = (card: CardFacts): string => (isHigh(card) ? ranks[card.rank] : `階級${card.rank}`)
const strengthOf = (card: CardFacts): string => (isHigh(card) ? ranks[card.rank] : `戦力${card.strength}`)
const pair = ({ factions: list }: CardFacts): string => list.map((each) => factions[each]).join('・')

/** “ローダー（階級II、学者・職人、戦力3、フリーメイソン）”. */
function inFull(card: CardFacts): string {
  const parts = [
    rankOf(card),
    pair(card),
    ...(isHigh(card) ? [] : [strengthOf(card)]),
    ...(card.icon === null ? [] : [icons[card.icon]]),
  ]
  return `${card.name}（${parts.join('、')}）`
}

const range = ({ rank }: CardFacts): string => {
  if (rank === 'Ace' || rank === 'Crown') return '好きな地域への移動'
  return rank === 'I' ? '隣の地域への移動' : `${rank === 'II' ? 2 : 3}地域までの移動`
}

const used: Readonly<Record<ActKind, string>> = {
  move: '移動',
  gather: '支持者集め',
  freemason: 'フリーメイソン',
  rosicrucian: '薔薇十字団',
  reform: '再結成',
}

const strength = ({ disks, identity, cards, total }: Strength): string =>
  `${total}（${[`ディスク${disks}`, `IDカード${identity}`, ...cards.map((card) => `カード${card}`)].join('＋')}）`

const decided: Readonly<Record<Decided, (to: string) => string>> = {
  crown: () => '王冠の効果で',
  ace: () => 'エースの効果で',
  strength: (to) => `${to}で`,
  tie: (to) => `${to}、攻撃側が追加しない同点のため`,
}

function reformed({ name, place, symbols, card, further, paid, points, left }: LoggedReform): string {
  const means = [
    ...(further.length === 0 ? [] : [`追加カード：${further.join('、')}`]),
    ...(paid.length === 0 ? [] : [`支払った支持者：${tally(paid)}`]),
  ]
  const payment = means.length === 0 ? '' : `（${means.join('。')}）`
  return `${name}が${place}で再結成：要件 ${tally(symbols)}、下に置くのは${card}、${points}点${payment}。残りの再結成カード${left}枚`
}

function regionLine({ name, neighbours, followers, disks, pawn, reform, taker, start }: RegionLine): string {
  const parts = [
    `支持者 ${tally(followers) || 'なし'}`,
    ...(disks.length === 0 ? [] : [`ディスク ${disks.map((each) => `${each.name} ${each.count}個`).join('、')}`]),
    ...(reform === null ? [] : [`再結成 ${tally(reform)}`]),
    ...(taker === null ? [] : [`${taker}が再結成済み`]),
    ...(reform === null && taker === null ? ['再結成カードなし'] : []),
    ...(start === null ? [] : [`${colours[start]}の開始地域`]),
    ...(pawn === null ? [] : [`駒 ${pawn}`]),
  ]
  return `${name}（隣：${neighbours.join('、')}）：${parts.join('／')}`
}

function playerLine(player: PlayerLine): string {
  const { name, isReader, isStarter, colour, identity, isSecret, followers, hand, disks, supply, points } = player
  const notes = [...(isReader ? ['あなた'] : []), colours[colour], ...(isStarter ? ['スタートプレイヤー'] : [])]
  const parts = [
    `${points}点`,
    ...(identity === null ? [] : [`IDカード ${inFull(identity)}`]),
    ...(isSecret ? ['IDカードは選択済み（未公開）'] : []),
    `支持者 ${tally(followers) || 'なし'}`,
    `手札${hand}枚`,
    `マップ上のディスク${disks}個、残り${supply}個`,
  ]
  return `${name}（${notes.join('、')}）：${parts.join('／')}`
}

function toldReform({ name, card, followers, cards, points }: ToldReform): string {
  const means = [...(followers === 0 ? [] : [`支持者${followers}個`]), ...(cards === 0 ? [] : [`追加カード${cards}枚`])]
  const cost = means.length === 0 ? '追加の支払いなしで' : `${means.join('と')}を使って`
  return `${name}が${card}を下に置き、${cost}再結成し、${points}点を得た。`
}

function toldOust({ winner, loser, winnerAttacked, by, strengths: [more, less] }: ToldOust): string {
  if (by === 'crown') return `${winner}が王冠で攻め込み、${loser}を追放した（戦力は${more}対${less}）。`
  if (by === 'ace') return `${loser}が攻め込んだが、${winner}がエースで退けた（戦力は${more}対${less}）。`
  if (by === 'tie') return `${loser}が攻め込んだが、${more}で並んだまま引き下がり、${winner}が地域を守った。`
  return winnerAttacked
    ? `${winner}が${more}対${less}で${loser}を追放した。`
    : `${loser}が攻め込んだが、${winner}が${more}対${less}で守り切った。`
}

const victories: Readonly<Record<Margin, (name: string, lead: number) => string>> = {
  points: (name, lead) => `${name}が${lead}点差で勝利。`,
  reforms: (name) => `同点だったが、再結成の多い${name}が勝利。`,
  disks: (name) => `得点も再結成も同じで、マップ上のディスクの多い${name}が勝利。`,
  followers: (name) => `得点も再結成もディスクも同じで、支持者を多く残した${name}が勝利。`,
}

export const ja: OwlsWords = {
  title: 'ミネルバのフクロウ',
  summary:
    '結社は禁じられました。2～4人の逃亡中の著名人がバイエルンとチロルを旅して支持者を集め、地域ごとに結社を結び直します。',
  credits:
    '「ミネルバのフクロウ（Owls of Minerva）」はRobin Spathon Ek氏のデザインです。Pax Illuminaten（Oliver Kiley氏のデザイン、Ion Game Design社）の内容物に、独自のものを加えて遊びます。マップの境界と開始地域、再結成カード、著名人カードの一部の数値は参照できなかったため、復元したものです。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    idFollowersPay: {
      name: 'IDカードも支払いに使う',
      help: 'どの再結成でも、IDカードの派閥アイコンがアクションカードと同じように要件を1つずつ満たします。選ばない場合、IDカードは再結成を行えるかどうかの判定にだけ使います。',
    },
    finishRound: {
      name: 'ラウンドを最後まで行う',
      help: '最後の再結成カードが取られても、全員の手番の数が同じになるようにラウンドの終わりまで続けます。選ばない場合、その手番でゲームが終わります。',
    },
    balancedStart: {
      name: '手番順の調整',
      help: '手番が後の人は終了時に得点を得ます。2人なら2点、3人なら3点と4点、4人なら1点、2点、5点です。選ばない場合は、最初の人が勝ちすぎる傾向があります。',
    },
  },

  luminaries,
  regions: {
    bamberg: 'バンベルク',
    nuernberg: 'ニュルンベルク',
    amberg: 'アンベルク',
    ansbach: 'アンスバッハ',
    eichstaett: 'アイヒシュテット',
    ulm: 'ウルム',
    augsburg: 'アウクスブルク',
    straubing: 'シュトラウビング',
    passau: 'パッサウ',
    muenchen: 'ミュンヘン',
    burghausen: 'ブルクハウゼン',
    kempten: 'ケンプテン',
    innsbruck: 'インスブルック',
    brixen: 'ブリクセン',
    trient: 'トリエント',
  },
  colours,
  icons,
  comma: '、',
  colon: '：',

  prompts: {
    chooseId: 'あなたは誰ですか。IDカードを1枚選んでください。残りの4枚が手札になります。',
    chooseStart: (colour) => `${colours[colour]}の3地域のどれかに自分の駒を置いてください。`,
    playCard: (blocked) =>
      `手札から1枚プレイしてください。このラウンドは、マップ上の${factions[blocked]}がブロックされています。`,
    act(card, open) {
      const deeds: Readonly<Record<ActKind, string>> = {
        move: range(card),
        gather: '支持者集め',
        freemason: 'フリーメイソン',
        rosicrucian: '薔薇十字団',
        reform: '再結成',
      }
      if (open.length === 0) return `${card.name}でできることはもうありません。手番を終えてください。`
      const [first, ...others] = open.map((kind) => deeds[kind])
      const choice = others.length === 0 ? `${first}か` : `${[first, ...others].join('、')}、または`
      return `${card.name}：${choice}手番終了を選べます。`
    },
    freemasonTo: (faction, place) => `${place}の${factions[faction]}の移動先を選んでください。`,
    rosicrucianDraw: (cards) =>
      `薔薇十字団：法廷か山札からカードを${cards === 1 ? '1枚' : '1枚ずつ2枚'}取ってください。`,
    reformAdd(place, open, means) {
      const deed = {
        cards: 'カードを追加してください',
        followers: '支持者で支払ってください',
        both: 'カードを追加するか、支持者で支払ってください',
      }
      return `${place}の再結成、残りの要件は${tally(open)}です。${deed[means]}。`
    },
    oustDefend: (place, attack, defence, hasCrown) =>
      `${place}で攻撃されました。戦力は相手${attack}、自分${defence}です。戦力を加えるカードを1枚出してください。${hasCrown ? '王冠に対抗できるのはエースだけです。' : ''}`,
    oustRaise: (place, strengthOfBoth) =>
      `${place}の追放は${strengthOfBoth}で同点です。カードを追加しますか。しなければ負けになります。`,
    oustAnswer: (place, attack, defence, hasCrown) =>
      `${place}で攻撃側がカードを追加し、戦力は相手${attack}、自分${defence}です。カードで応じるか、応じないかを選んでください。${hasCrown ? '王冠に対抗できるのはエースだけです。' : ''}`,
    oustDisplace: (place) => `${place}の追放に勝ちました。相手の駒の行き先を選んでください。`,
    oustTake: '負けた相手から取る支持者を選んでください。',
    drawFrom: (cards) => `法廷か山札から、あと${cards}枚引いてください。`,
  },

  moves: {
    identity: (card) => `${card.name}：${strengthOf(card)}、${pair(card)}`,
    playCard: inFull,
    reformWith: (card) => `追加 ${card.name}：${pair(card)}`,
    defend: (card) => `${card.name}：${strengthOf(card)}`,
    raise: (card) => `追加 ${card.name}：${strengthOf(card)}`,
    answer: (card) => `応じる ${card.name}：${strengthOf(card)}`,
    court: (card) => `法廷 ${inFull(card)}`,
    start: (place) => `${place}から開始`,
    move: (place, ousts) => `${place}へ移動${ousts ? '（追放）' : ''}`,
    freemason: (place, faction) => `フリーメイソン：${place}の${factions[faction]}`,
    freemasonTo: (place) => `${place}へ`,
    displace: (place) => `${place}へ`,
    take: (faction) => `${factions[faction]}を取る`,
    gather: (list) => (list.length === 0 ? '支持者を集める' : `集める：${named(list)}`),
    rosicrucian: '薔薇十字団：カードを取る',
    reform: (open) => (open.length === 0 ? '再結成' : `再結成：${tally(open)}を支払う`),
    endTurn: '手番を終える',
    stop: '追加せず負ける',
    decline: '応じない',
    deck: '山札から引く',
  },

  log: {
    gameBegan: (reforms, court, given) =>
      `支持者と再結成カード${reforms}枚をマップに配置。法廷：${court.join('、')}。開始色：${given.map(([name, colour]) => `${name} ${colours[colour]}`).join('、')}`,
    handShown: (name, cards) => `${name}の手札はエースと王冠だけだったので公開して配り直し：${cards.join('、')}`,
    identityChosen: (name, card) => `${name}がIDカードを選択${card === null ? '' : `：${card}`}`,
    identitiesRevealed: (identities) =>
      `IDカードを公開：${identities.map(([name, card]) => `${name}は${card}`).join('、')}`,
    contactsDealt: (dealt, starter) =>
      `最初の支持者：${dealt.map(([name, contact, followers]) => `${name} ${followers.map(({ faction }) => factions[faction]).join('・')}（接触カード${contact}）`).join('、')}。番号が最小の${starter}がスタートプレイヤー`,
    pawnPlaced: (name, place) => `${name}は${place}から開始`,
    edictRevealed: (round, faction, isLast) =>
      `第${round}ラウンド${isLast ? '（最終）' : ''}。布告：マップ上の${factions[faction]}をブロック`,
    turnBegan: (name, round) => `第${round}ラウンド：${name}の手番`,
    handEmpty: (name) => `${name}にはプレイするカードがない`,
    cardPlayed: (name, card) => `${name}が${card}をプレイ`,
    moved: (name, from, to, steps) => `${name}が${from}から${to}へ移動（${steps}地域）`,
    gathered: (name, place, list, barred) =>
      `${name}が${place}で支持者を獲得：${named(list)}${barred.length === 0 ? '' : `（ブロック中：${named(barred)}）`}`,
    diskPlaced: (name, place, left) => `${name}が${place}にディスクを配置${left < 4 ? `（残り${left}個）` : ''}`,
    noDiskLeft: (name, place) => `${name}にはディスクが残っておらず、${place}に置けない`,
    followerMoved: (name, faction, from, to) => `${name}が${factions[faction]}1個を${from}から${to}へ移動`,
    oustBegan: (attacker, defender, place, card, attack, defence) =>
      `${attacker}が${place}で${card}を使い${defender}を攻撃：戦力${strength(attack)}対${strength(defence)}`,
    oustCardPlayed(name, card, as, attack, defence) {
      const deed = { defend: 'で防御', raise: 'を追加', answer: 'で応じる' }[as]
      return `${name}が${card}${deed}：攻撃側${attack}、防御側${defence}`
    },
    oustTied: (strengthOfBoth) => `${strengthOfBoth}で同点`,
    raiseRefused: (name) => `${name}はカードを追加しない`,
    answerRefused: (name) => `${name}は応じない`,
    oustDecided: (winner, loser, place, by, [more, less]) =>
      `${place}の追放は、${decided[by](`${more}対${less}`)}${winner}が${loser}に勝利`,
    displaced: (name, by, from, to) => `${by}が${name}の駒を${from}から${to}へ追い出す`,
    followerTaken: (name, from, faction) => `${name}が${from}から${factions[faction]}1個を取る`,
    noFollowerToTake: (name, from) => `${from}には支持者がいないので、${name}は何も取らない`,
    reformCardAdded: (name, card, place) => `${name}が${place}の再結成に${card}を追加`,
    reformed,
    turnEnded: (name, card) => `${name}が行動を終了${card === null ? '' : `し、${card}を捨てる`}`,
    courtCardTaken: (name, card, why) =>
      `${name}が法廷から${card}を取る${why === 'rosicrucian' ? '（薔薇十字団）' : ''}`,
    cardDrawn(name, why, card) {
      const reason = { rosicrucian: '（薔薇十字団）', attacked: '（この手番に攻撃された）', refill: '' }[why]
      return `${name}が山札から1枚引く${reason}${card === null ? '' : `：${card}`}`
    },
    discardsShuffled: (cards) => `山札が尽きたので、捨て札${cards}枚を切り直して新しい山札にする`,
    courtFilled: (cards) => `法廷に補充：${cards.join('、')}`,
    lastReformTaken: (name, roundGoesOn) =>
      `${name}が最後の再結成カードを獲得。${roundGoesOn ? 'ラウンドの終わりまで続ける' : 'この手番でゲーム終了'}`,
    gameEnded: (why, totals, winners) =>
      `${why === 'lastReform' ? 'すべての再結成が完了' : '6ラウンドが終了'}。最終得点：${totals}。${winners.join('、')}の${winners.length > 1 ? '同点優勝' : '勝利'}。`,
  },

  position: {
    setup: '準備中です',
    course: (round, rounds, starter, reforms) =>
      `ラウンド${round}／${rounds}。スタートプレイヤー：${starter}。マップ上の再結成カード：${reforms}枚`,
    edicts: (edicts) =>
      `ブロック中：${named(edicts.slice(-1))}${edicts.length > 1 ? `（これまで：${named(edicts.slice(0, -1))}）` : ''}`,
    region: regionLine,
    player: playerLine,
    reforms: (name, reforms) =>
      `${name}の再結成：${reforms.map(({ place, card }) => `${place}（下に${card}）`).join('、')}`,
    court: (cards) => `法廷：${cards.map(inFull).join('／') || 'なし'}`,
    piles: (deck, discards, discard) =>
      `山札${deck}枚。捨て札${discard === null ? 'なし' : `${discards}枚、一番上は${discard}`}`,
    bank: (followers) => `銀行の支持者：${tally(followers) || 'なし'}`,
    ownIdentity: (card) => `あなたの未公開のIDカード：${inFull(card)}`,
    ownHand: (cards) => `あなたの手札：${cards.map(inFull).join('／') || 'なし'}`,
    card: (name, card, kinds) =>
      `${name}のアクションカード：${inFull(card)}。使用済み：${kinds.map((kind) => used[kind]).join('、') || 'なし'}`,
    reforming: (place, further, open) =>
      `${place}の再結成を実行中：追加カード ${further.join('、')}、残りの要件 ${tally(open) || 'なし'}`,
    oust: (attacker, defender, place, attack, defence) =>
      `${place}で追放中：攻撃側${attacker} ${attack}、防御側${defender} ${defence}`,
    turn: (name) => `決める人：${name}`,
    ownTurn: '決める人：あなた',
    over: 'ゲームは終了しました',
  },

  reasons: {
    notAnIdentity: 'エースと王冠はIDカードに選べません。',
    otherColour: '開始地域は自分の開始色の地域から選びます。',
    moveUsed: 'この手番ではもう移動しています。',
    sameRegion: '今いる地域です。移動は別の地域で終える必要があります。',
    tooFar: 'アクションカードの階級では、そこまで移動できません。',
    gatheringUsed: 'この手番ではもう支持者を集めています。',
    onlyBlockedFollowers: 'このカードでここから集められる支持者は、布告でブロックされています。',
    noFollowerHere: 'この地域には、アクションカードの派閥の支持者がいません。',
    iconUsed: 'このカードの能力アイコンはもう使っています。',
    noIcon: 'このアクションカードには、その能力アイコンがありません。',
    noSuchFollower: 'その地域に該当する支持者はいません。',
    factionBlocked: 'この派閥は、このラウンドの布告によりマップ上でブロックされています。',
    notAdjacent: '支持者を動かせるのは隣の地域だけです。',
    handFull: '手札がもう5枚あり、これ以上は持てません。',
    reformUsed: 'この手番ではもう再結成を行っています。',
    noSlot: 'この人数では、この地域に再結成カードはありません。',
    reformTaken: 'この地域の再結成はもう済んでいます。',
    noFactionShown: 'アクションカードにもIDカードにも、この再結成が求める派閥がありません。',
    cannotPay: '手札と支持者を合わせても、要件をすべて満たせません。',
    followersMissing: '残りの要件を払う支持者が足りません。先にカードを追加してください。',
    coversNothing: 'このカードで満たせる要件はもう残っていません。',
    contestedRegion: '負けた駒は、追放の行われた地域から出なければなりません。',
    pawnThere: 'その地域にはもう駒があります。',
    notNearest: '駒の行き先は、駒のない最も近い地域です。',
    loserHasNone: '負けた相手はこの派閥の支持者を持っていません。',
    nothingToDraw: '山札も捨て札もありません。',
  },
  endings: {
    lastReform: '最後の再結成カードが取られました。',
    sixRounds: '6ラウンドが終わりました。',
  },
  sources: {
    reforms: '再結成カード',
    actionCards: 'その下のカード',
    influence: 'マップ上のディスク',
    fullSet: '6派閥すべて',
    majorities: '派閥ごとの最多',
    headStart: '手番順の調整',
  },
  story: {
    chapter: (round) => `第${round}ラウンド`,
    course: '各ラウンドの後に終わったとした場合',
    reform: toldReform,
    oust: toldOust,
    lastRound: {
      title: '6枚目の布告',
      text: (totals) => `再結成カードを残したまま、6ラウンドが終わった：${totals}。`,
    },
    lastReform: 'これが最後の再結成カードだった。',
    victory: (name, by, lead) => victories[by](name, lead),
    shared: (names) => `まったくの互角で、${names.join('と')}が勝利を分かち合った。`,
    overtakes: (name) => `${name}が抜け出したのは、最後のラウンドだった。`,
    leadForGood: (name) => `ここから先、どのラウンドの終わりにも首位は${name}だった。`,
    dearest: 'このゲームでこれを超える再結成はない。',
    bigRound: (name, points) => `このラウンドで${name}は合わせて${points}点伸ばした。`,
    space: '',
  },
}
