import type { Faction } from '../../luminaries/data.ts'
import { ja as luminaries } from '../../luminaries/texts/ja.ts'
import type { Card } from '../data.ts'
import { cardWords, type Wording } from './frame/names.ts'
import type { Column, ScoredHand, TrounceWords } from './words.ts'

const { factions: suit, ranks } = luminaries

const inFull: Wording = (name, { strength, rank, factions }) =>
  `${name}（${factions.map((each) => suit[each]).join('・')}の${strength ?? ranks[rank]}）`

const { name: cardName, brief, spoken } = cardWords(luminaries, inFull, inFull)

const cards = (list: readonly Card[]): string => list.map(brief).join('、')
const suits = (list: readonly Faction[]): string => list.map((each) => suit[each]).join('、')

const columns = (row: readonly Column[]): string =>
  row
    .map(({ card, isCovering }) => {
      if (card === null) return '空き'
      return `${brief(card)}${isCovering ? '［下に伏せ札あり］' : '［下に伏せ札なし］'}`
    })
    .join('、')

function tricksScored({ maker, alone, usurped, tricks, tricksInAll, points, defenders }: ScoredHand): string {
  const deed = `${maker.name}${maker.isPair ? 'の側' : ''}が${alone ? '1人でやると' : ''}宣言`
  if (usurped) {
    const gains = defenders.map((each) => `${each.name}（${each.tricks}トリック）に${each.points}点`)
    const share = tricks === 0 ? '1トリックも取れず' : `${tricksInAll}トリック中${tricks}トリックどまり`
    return `${deed}したが${share}。奪取成功、${gains.join('、')}。`
  }
  const share = tricks === tricksInAll ? `全${tricks}トリック` : `${tricksInAll}トリック中${tricks}トリック`
  const others = defenders.map((each) => {
    return `${each.name}は${each.tricks}トリック${each.points > 0 ? `で${each.points}点` : ''}`
  })
  const rest = defenders.length > 1 ? `${others.join('、')}。` : ''
  return `${deed}し、${share}を取って${points}点。${rest}`
}

function bonusScored({ bonusCards, bonusTo }: ScoredHand): string {
  if (bonusTo.length === 0) return `ボーナス札は${bonusCards}で得点なし。`
  return `ボーナス札は${bonusCards}で、${bonusTo.join('、')}に${bonusTo.length > 1 ? '各' : ''}1点。`
}

export const ja: TrounceWords = {
  title: '折伏（トラウンス）',
  summary:
    '2～4人用のトリックテイキングゲーム。2つのスートを持つカード、スートのロック、そして王冠で王冠を破る「折伏」が特徴です。',
  credits:
    '「折伏（Trounce）」のデザイナーはオリヴァー・カイリー（Oliver Kiley）氏で、同氏の「パックス・イルミナテン（Pax Illuminaten、Ion Game Design）」のカードを使って遊びます。Eminenceはデザイナーおよび出版社とは関係のない独立したプロジェクトです。',
  options: {
    bothReachPlayOn: {
      name: '同時に12点ならもう1ディール',
      help: '同じディールで2者以上が12点に達したら、差がついていてももう1ディール行います。その後は単独トップが勝ちます。',
    },
    bestOfThree: {
      name: 'マッチ戦（2勝先取）',
      help: '先に2ゲーム勝った側がマッチの勝者です。ディーラーはゲームをまたいで左隣へ移り続けます。',
    },
  },

  luminaries,
  cards: { name: cardName, brief, spoken },
  pair: (first, second) => `${first}と${second}`,
  comma: '、',

  prompts: {
    orderRound1: ([first, second]) =>
      `${suit[first]}か${suit[second]}のどちらかを切り札に宣言するか（残りがボーナスになります）、パスしてください。`,
    orderRound2Trump: (four, isDealer) =>
      `${suits(four)}から切り札を1つ宣言するか、パスしてください${
        isDealer ? '（パスすると、6スートのどれか2つを必ず宣言することになります）' : ''
      }。`,
    orderRound2Bonus: (trump, others) => `切り札は${suit[trump]}です。ボーナスを${suits(others)}から選んでください。`,
    stuckTrump: '全員が2回パスしたので、ディーラーのあなたは必ず宣言します。6スートから切り札を選んでください。',
    stuckBonus: (trump) => `切り札は${suit[trump]}です。残りの5スートからボーナスを選んでください。`,
    goAlone:
      'ペアでプレイするか、1人でやるかを選んでください。1人でやるとパートナーは休みになり、6トリックすべて取れば2点でなく3点です。',
    lead: '好きなカードをリードしてください。',
    lastCard: (card) => `最後の1枚、${brief(card)}を出してください。`,
    follow(open, choices) {
      const duty =
        open.length > 1
          ? `${open.map((each) => suit[each]).join('か')}でフォローし、そのスートをロックします`
          : `${suit[open[0]]}をフォローします`
      if (choices.length === 1) return `${duty}。出せるのは${brief(choices[0])}だけです。`
      return `${duty}。出せるのは${choices.length}枚です。`
    },
    cannotFollow: (open) =>
      `${open.map((each) => suit[each]).join('も')}${open.length > 1 ? 'も' : 'が'}ないので、好きなカードを出せます。`,
  },

  moves: {
    pass: 'パス',
    order: (trump, bonus) => `切り札${suit[trump]}、ボーナス${suit[bonus]}`,
    trump: (trump) => `切り札は${suit[trump]}`,
    bonus: (bonus) => `ボーナスは${suit[bonus]}`,
    goAlone: '1人でやる',
    withPartner: 'ペアでプレイする',
    play: (card) => `${brief(card)}を出す`,
  },

  log: {
    handDealt(hand, dealer, faceUp, own) {
      const rows = faceUp.map((row) => `${row.name}の表向き札：${cards(row.cards)}。`).join('')
      return `第${hand}ディール、ディーラーは${dealer}。${rows}${own === undefined ? '' : `あなたの手札：${cards(own)}。`}`
    },
    firstAces: (list) => `${suits(list)}のエースを公開`,
    otherAces: (list) => `全員パス。代わりに${suits(list)}のエースを公開`,
    passed: (name) => `${name}はパス`,
    trumpNamed: (name, trump) => `${name}が宣言、切り札は${suit[trump]}`,
    bonusNamed: (name, bonus) => `${name}が宣言、ボーナスは${suit[bonus]}`,
    wentAlone: (name, partner) => `${name}は1人でやる。${partner}は休み`,
    stayedWithPartner: (name, partner) => `${name}は${partner}とペアでプレイ`,
    acesDealt: (own) => `残りのエースを配布${own === undefined ? '' : `。あなたには${spoken(own)}`}`,
    cardPlayed({ name, card, leads, suits: opened, locks, trounces }) {
      const deed = `${name}が${spoken(card)}${leads ? 'をリード' : locks === null ? 'をプレイ' : 'でフォロー'}`
      return [
        deed,
        ...(leads && opened.length > 1 ? ['両スートがオープン'] : []),
        ...(locks === null ? [] : [`${suit[locks]}にロック`]),
        ...(trounces === null ? [] : [`折伏！${cardName(trounces)}は敗れた`]),
      ].join('。')
    },
    cardTurnedUp: (name, card) => `${name}の伏せ札が表に：${spoken(card)}`,
    trickTaken: (name, card, trick) => `${name}が${cardName(card)}で第${trick}トリックを獲得`,
    handScored: (score) =>
      `第${score.hand}ディール：${tricksScored(score)}${bonusScored(score)}得点は${score.scores}。`,
    gameWon: ({ name }, scores) => `${name}がゲームに勝利。得点は${scores}。`,
    gameOfMatchWon: ({ name }, scores, games) => `${name}がゲームに勝利。得点は${scores}。勝ち数は${games}。`,
    matchWon: ({ name }, scores, games) => `${name}がゲームに勝ち、マッチも制した。得点は${scores}。勝ち数は${games}。`,
  },

  position: {
    wins: (tally) => `ゲームの勝ち数：${tally}（2勝でマッチ勝利）`,
    scores: (tally) => `得点：${tally}（12点で勝利）`,
    ordering: (hand, round, dealer) =>
      `第${hand}ディール、${round < 3 ? `宣言${round}周目` : 'ディーラーの強制宣言'}。ディーラー：${dealer}`,
    playing: (hand, trick, all, dealer) => `第${hand}ディール、第${trick}トリック（全${all}）。ディーラー：${dealer}`,
    acesOnTable: (list) => `宣言できるエース：${suits(list)}`,
    acesPutAside: (list) => `よけたエース：${suits(list)}`,
    passed: (names) => `この周でパス：${names.join('、')}`,
    trumpNamed: (maker, trump) => `${maker}が切り札に${suit[trump]}を宣言、ボーナスは未定`,
    ordered: (maker, trump, bonus) => `切り札：${suit[trump]}、ボーナス：${suit[bonus]}（宣言者：${maker}）`,
    alone: (maker, partner) => `${maker}は1人でプレイ、${partner}は休み`,
    trick: (plays) => `場のトリック：${plays.map(({ name, card }) => `${name}の${brief(card)}`).join('、')}`,
    open: (list) => `オープンのスート：${suits(list)}（ロックなし）`,
    locked: (locked) => `ロックされたスート：${suit[locked]}`,
    winning: (name, card) => `勝っているカード：${name}の${cardName(card)}`,
    winningByTrounce: (name, card) => `勝っているカード：${name}の${cardName(card)}（折伏）`,
    tricks: (tally) => `トリック数：${tally}`,
    bonusCards: (tally) => `獲得したボーナス札：${tally}`,
    ownRow: (row) => `あなたの列：${columns(row)}`,
    rowOf: (name, row) => `${name}の列：${columns(row)}`,
    ownHand: (hand) => `あなたの手札：${cards(hand)}`,
    sizes: (tally) => `手札の枚数：${tally}`,
    voids: (name, list) => `${name}の手札にないと判明したスート：${suits(list)}`,
    turn: (name) => `手番：${name}`,
    ownTurn: '手番：あなた',
    over: 'ゲームは終了しました',
  },

  reasons: {
    mustFollowLocked: 'ロックされたスートのカードを持っているので、それを出さなければなりません。',
    mustFollowOpen: 'オープンのスートのカードを持っているので、それを出さなければなりません。',
    onlyThePairOnTheTable: '1周目に宣言できるのは、場に出ている2枚のエースだけです。',
    dealerMustOrder: '全員が2回パスしたので、ディーラーはもうパスできません。',
    sameSuitTwice: '切り札とボーナスは別のスートでなければなりません。',
    putAside: 'このエースは1周目のあとでよけられました。',
  },
  endings: {
    reachedTwelve: '12点に達し、単独トップになりました。',
    wonTheMatch: '2ゲームに勝ち、マッチを制しました。',
  },
  sources: { orders: '宣言の成功', defence: '守備', bonus: 'ボーナススート' },
  story: {
    chapter: (hand) => `第${hand}ディール`,
    course: '各ディール終了時',
    deed: tricksScored,
    bonus: (names) => `ボーナスの1点は${names.join('、')}に。`,
    lastHand: { title: '最後のディール', text: (scores) => `最終得点は${scores}。` },
    leadForGood: {
      title: '首位に立ち、守り切る',
      text: ({ name }, scores) => `ここから${name}は一度も追いつかれない。得点は${scores}。`,
    },
    bigHand: {
      title: (number) => `1ディールで${number}点`,
      text: (scores) => `得点は${scores}。`,
    },
    trounce: {
      title: (card, beaten) => `${cardName(card)}が${cardName(beaten)}を折伏`,
      text: (name, from, trick) => `${name}が王冠で第${trick}トリックを${from}から奪う。`,
      decides: {
        order: '敗れた王冠が勝っていれば、宣言の成否は逆だった。',
        bonus: '敗れた王冠が勝っていれば、ボーナスの1点の行方は違っていた。',
        points: '敗れた王冠が勝っていれば、このディールの得点は違っていた。',
      },
    },
    space: '',
  },
}
