import type { Language } from '@eminence/kernel'
import type { Party } from '../texts/words.ts'

/** The words on the drawn table: labels, tags and short notes. All sentences of the rules are in `texts`. */
export interface TableWords {
  readonly colon: string
  readonly comma: string
  readonly pair: (first: string, second: string) => string
  readonly orderedBy: (name: string) => string
  readonly mustTake: (makers: Party, needed: number, all: number) => string
  readonly needMore: (makers: Party, more: number) => string
  readonly orderMade: (makers: Party) => string
  readonly orderLost: (makers: Party) => string
  readonly trump: string
  readonly trumpHelp: string
  readonly bonus: string
  readonly bonusHelp: string
  readonly toTwelve: string
  readonly score: (party: string, points: number) => string
  readonly gamesWon: (games: number) => string
  readonly tricks: string
  readonly bonusCards: string
  readonly thisHand: string
  readonly takenBy: (trick: number, name: string) => string
  readonly nowPlayed: (trick: number) => string
  readonly notYetPlayed: (trick: number) => string
  readonly yourHand: string
  readonly yourRow: string
  readonly rowOf: (name: string) => string
  readonly emptyPlace: string
  readonly lastTrick: string
  readonly close: string
  readonly led: string
  readonly dealer: string
  readonly maker: string
  readonly partner: string
  readonly you: string
  readonly alone: string
  readonly sitsOut: string
  readonly toPlay: string
  readonly toOrder: string
  readonly passed: string
  readonly winning: string
  readonly takes: string
  readonly trounce: string
  readonly locked: string
  readonly open: string
  readonly noTrickYet: string
  readonly cards: (number: number) => string
  readonly firstRound: string
  readonly secondRound: string
  readonly mustOrder: string
  readonly chosen: string
  readonly firstRoundHelp: string
  readonly secondRoundHelp: string
  readonly mustOrderHelp: string
  readonly aloneHelp: string
  readonly putAside: string
  readonly handOver: (hand: number) => string
  readonly usurped: (makers: Party) => string
  readonly handPoints: string
  readonly total: string
  readonly goOn: string
  readonly headline: (hand: number, trick: number, all: number) => string
  readonly headlineOrdering: (hand: number) => string
  readonly canPlay: (legal: number, all: number) => string
  readonly trumpsFirst: string
  readonly prospect: {
    readonly opens: (suits: readonly string[]) => string
    readonly locks: (suit: string) => string
    readonly takesTrick: string
    readonly wouldLead: string
    readonly trounces: (card: string) => string
    readonly staysAhead: (name: string, card: string) => string
    readonly goesTo: (name: string, card: string) => string
    readonly bonusWithIt: (cards: number) => string
    readonly tapAgain: string
    readonly between: string
  }
  /** The parts of a card. */
  readonly printed: { readonly value: string; readonly suit: string; readonly name: string }
  /** What a card is and is worth now. */
  readonly explained: {
    readonly crown: string
    readonly ace: string
    readonly value: (value: number) => string
    readonly trump: string
    readonly bonus: string
    readonly above: (suit: string, cards: readonly string[]) => string
    readonly nothingAbove: (suit: string) => string
    readonly ordered: string
    readonly played: string
  }
}

const en: TableWords = {
  colon: ': ',
  comma: ', ',
  pair: (first, second) => `${first} and ${second}`,
  orderedBy: (name) => `Ordered by ${name}`,
  mustTake: ({ name, isPair }, needed, all) => `${name} ${isPair ? 'need' : 'needs'} ${needed} of ${all} tricks.`,
  needMore: ({ name, isPair }, more) => `${name} still ${isPair ? 'need' : 'needs'} ${more}.`,
  orderMade: ({ name, isPair }) => `${name} ${isPair ? 'have' : 'has'} made the order.`,
  orderLost: ({ name, isPair }) => `${name} can no longer make ${isPair ? 'their' : 'the'} order: usurped.`,
  trump: 'Trump',
  trumpHelp: 'beats every other suit',
  bonus: 'Bonus',
  bonusHelp: 'most of them: 1 point',
  toTwelve: 'To 12 points',
  score: (party, points) => `${party}: ${points} of 12 points`,
  gamesWon: (games) => (games === 1 ? '1 game won' : `${games} games won`),
  tricks: 'Tricks',
  bonusCards: 'Bonus',
  thisHand: 'This hand',
  takenBy: (trick, name) => `Trick ${trick}, taken by ${name}`,
  nowPlayed: (trick) => `Trick ${trick}, played now`,
  notYetPlayed: (trick) => `Trick ${trick}, not yet played`,
  yourHand: 'Your hand',
  yourRow: 'Your row',
  rowOf: (name) => `${name}’s row`,
  emptyPlace: 'An empty place',
  lastTrick: 'Last trick',
  close: 'Close',
  led: 'led',
  dealer: 'dealer',
  maker: 'maker',
  partner: 'your partner',
  you: 'you',
  alone: 'alone',
  sitsOut: 'sits out',
  toPlay: 'to play',
  toOrder: 'to order',
  passed: 'passed',
  winning: 'Winning',
  takes: 'Takes it',
  trounce: 'Trounce',
  locked: 'locked',
  open: 'open',
  noTrickYet: 'No trick yet',
  cards: (number) => (number === 1 ? '1 card' : `${number} cards`),
  firstRound: 'Ordering, first round',
  secondRound: 'Ordering, second round',
  mustOrder: 'The dealer must order',
  chosen: 'Ordered',
  firstRoundHelp: 'One of the two aces becomes trump, the other one bonus.',
  secondRoundHelp: 'All have passed. Trump and bonus come from these four.',
  mustOrderHelp: 'All have passed twice. Trump and bonus may be any two suits.',
  aloneHelp: 'With a partner or alone?',
  putAside: 'put aside',
  handOver: (hand) => `Hand ${hand} is over`,
  usurped: ({ name, isPair }) => `${name} did not make ${isPair ? 'their' : 'the'} order: usurped.`,
  handPoints: 'Points',
  total: 'Score',
  goOn: 'Go on',
  headline: (hand, trick, all) => `Hand ${hand}, trick ${trick} of ${all}`,
  headlineOrdering: (hand) => `Hand ${hand}, ordering`,
  canPlay: (legal, all) => (legal === all ? 'Any card may be played.' : `${legal} of ${all} may be played.`),
  trumpsFirst: 'Trumps first.',
  prospect: {
    opens: (suits) => (suits.length === 1 ? `Opens and locks ${suits[0]}.` : `Opens ${suits.join(' and ')}.`),
    locks: (suit) => `Locks ${suit}.`,
    takesTrick: 'You take the trick.',
    wouldLead: 'You would be winning.',
    trounces: (card) => `Trounces ${card}.`,
    staysAhead: (name, card) => `${name} stays ahead with ${card}.`,
    goesTo: (name, card) => `The trick goes to ${name} with ${card}.`,
    bonusWithIt: (cards) => (cards === 1 ? '1 bonus card with it.' : `${cards} bonus cards with it.`),
    tapAgain: 'Tap again to do it.',
    between: ' ',
  },
  printed: { value: 'value', suit: 'suit', name: 'who it is' },
  explained: {
    crown: 'A crown, the highest card of its suit. It trounces any other crown that is winning the trick.',
    ace: 'An ace: only the crown is higher in its suit.',
    value: (value) => `A ${value} of two suits; it always belongs to both.`,
    trump: 'Trump in this hand: beats every card that is no trump.',
    bonus: 'Bonus suit: it counts for the bonus point of whoever takes it.',
    above: (suit, cards) => `Above it in ${suit}, if the others hold them: ${cards.join(', ')}.`,
    nothingAbove: (suit) => `Nothing above it in ${suit} can still come.`,
    ordered: 'It shows a suit of this hand and is not played.',
    played: 'Already played in this hand.',
  },
}

const ja: TableWords = {
  colon: '：',
  comma: '、',
  pair: (first, second) => `${first}と${second}`,
  orderedBy: (name) => `${name}の宣言`,
  mustTake: ({ name }, needed, all) => `${name}は${all}トリック中${needed}が必要です。`,
  needMore: ({ name }, more) => `${name}はあと${more}トリック必要です。`,
  orderMade: ({ name }) => `${name}は宣言を達成しました。`,
  orderLost: ({ name }) => `${name}はもう達成できません。奪取成功です。`,
  trump: '切り札',
  trumpHelp: '他のどのスートにも勝つ',
  bonus: 'ボーナス',
  bonusHelp: '最多で1点',
  toTwelve: '12点先取',
  score: (party, points) => `${party}：12点中${points}点`,
  gamesWon: (games) => `${games}ゲーム勝利`,
  tricks: 'トリック',
  bonusCards: 'ボーナス',
  thisHand: 'このディール',
  takenBy: (trick, name) => `第${trick}トリック：${name}が獲得`,
  nowPlayed: (trick) => `第${trick}トリック：プレイ中`,
  notYetPlayed: (trick) => `第${trick}トリック：これから`,
  yourHand: 'あなたの手札',
  yourRow: 'あなたの場札',
  rowOf: (name) => `${name}の場札`,
  emptyPlace: '空き',
  lastTrick: '前のトリック',
  close: '閉じる',
  led: 'リード',
  dealer: 'ディーラー',
  maker: '宣言者',
  partner: 'パートナー',
  you: 'あなた',
  alone: '1人で',
  sitsOut: '休み',
  toPlay: '手番',
  toOrder: '宣言の番',
  passed: 'パス',
  winning: '優勢',
  takes: '獲得',
  trounce: '折伏',
  locked: 'ロック',
  open: 'オープン',
  noTrickYet: 'まだトリックはありません',
  cards: (number) => `${number}枚`,
  firstRound: '宣言1周目',
  secondRound: '宣言2周目',
  mustOrder: 'ディーラーの強制宣言',
  chosen: '宣言',
  firstRoundHelp: '2枚のエースの一方が切り札、もう一方がボーナスになります。',
  secondRoundHelp: '全員パス。この4スートから切り札とボーナスを選びます。',
  mustOrderHelp: '全員が2回パス。どの2スートを選んでもかまいません。',
  aloneHelp: 'ペアでプレイするか、1人でやるか。',
  putAside: '対象外',
  handOver: (hand) => `第${hand}ディール終了`,
  usurped: ({ name }) => `${name}は宣言を達成できず、奪取成功です。`,
  handPoints: '得点',
  total: '合計',
  goOn: '次へ',
  headline: (hand, trick, all) => `第${hand}ディール、第${trick}トリック（全${all}）`,
  headlineOrdering: (hand) => `第${hand}ディール、宣言`,
  canPlay: (legal, all) => (legal === all ? 'どのカードも出せます。' : `${all}枚中${legal}枚が出せます。`),
  trumpsFirst: '切り札から順に。',
  prospect: {
    opens: (suits) => (suits.length === 1 ? `${suits[0]}をリードしてロック。` : `${suits.join('と')}がオープン。`),
    locks: (suit) => `${suit}にロック。`,
    takesTrick: 'このトリックを取れます。',
    wouldLead: 'いまのところ勝っています。',
    trounces: (card) => `${card}を折伏！`,
    staysAhead: (name, card) => `${name}の${card}が勝ったままです。`,
    goesTo: (name, card) => `トリックは${name}（${card}）のものになります。`,
    bonusWithIt: (cards) => `ボーナス札${cards}枚つき。`,
    tapAgain: 'もう一度タップで決定。',
    between: '',
  },
  printed: { value: '値', suit: 'スート', name: '人物' },
  explained: {
    crown: '王冠。スートで最も強く、勝っている別の王冠を「折伏」できます。',
    ace: 'エース。スートの中でこれより強いのは王冠だけです。',
    value: (value) => `2つのスートを持つ${value}。つねに両方のスートに属します。`,
    trump: 'このディールの切り札。切り札以外のどのカードにも勝ちます。',
    bonus: 'ボーナススート。取った側のボーナス札に数えます。',
    above: (suit, cards) => `${suit}でこれより強く、まだ出る可能性があるのは${cards.join('、')}。`,
    nothingAbove: (suit) => `${suit}でこれより強いカードはもう出ません。`,
    ordered: 'このディールのスートを示すカードで、プレイされません。',
    played: 'このディールですでに出ました。',
  },
}

const hu: TableWords = {
  colon: ': ',
  comma: ', ',
  pair: (first, second) => `${first} és ${second}`,
  orderedBy: (name) => `Bemondó: ${name}`,
  mustTake: ({ name }, needed, all) => `${name}: ${needed} ütés kell (összesen ${all} van).`,
  needMore: ({ name }, more) => `${name}: még ${more} ütés kell.`,
  orderMade: ({ name }) => `${name}: a bemondás teljesült.`,
  orderLost: ({ name }) => `${name}: a bemondás már nem teljesíthető.`,
  trump: 'Adu',
  trumpHelp: 'minden más színt üt',
  bonus: 'Bónusz',
  bonusHelp: 'a legtöbbért 1 pont',
  toTwelve: '12 pontig',
  score: (party, points) => `${party}: ${points} pont a 12-ből`,
  gamesWon: (games) => `${games} nyert játszma`,
  tricks: 'Ütés',
  bonusCards: 'Bónusz',
  thisHand: 'Ez a leosztás',
  takenBy: (trick, name) => `${trick}. ütés: ${name} vitte`,
  nowPlayed: (trick) => `${trick}. ütés, most folyik`,
  notYetPlayed: (trick) => `${trick}. ütés, még hátravan`,
  yourHand: 'A kezed',
  yourRow: 'A sorod',
  rowOf: (name) => `${name} sora`,
  emptyPlace: 'Üres hely',
  lastTrick: 'Előző ütés',
  close: 'Bezárás',
  led: 'hívott',
  dealer: 'osztó',
  maker: 'bemondó',
  partner: 'a társad',
  you: 'te',
  alone: 'egyedül',
  sitsOut: 'kimarad',
  toPlay: 'soron van',
  toOrder: 'licitál',
  passed: 'passzolt',
  winning: 'Viszi',
  takes: 'Elviszi',
  trounce: 'Trónfosztás',
  locked: 'rögzítve',
  open: 'nyitott',
  noTrickYet: 'Még nincs ütés',
  cards: (number) => `${number} lap`,
  firstRound: 'Licit, első kör',
  secondRound: 'Licit, második kör',
  mustOrder: 'Az osztónak be kell mondania',
  chosen: 'Bemondva',
  firstRoundHelp: 'A két ász közül az egyik adu lesz, a másik bónusz.',
  secondRoundHelp: 'Mindenki passzolt. Adu és bónusz ebből a négyből lehet.',
  mustOrderHelp: 'Kétszer is mindenki passzolt. Bármelyik két szín választható.',
  aloneHelp: 'A társaddal vagy egyedül?',
  putAside: 'félretéve',
  handOver: (hand) => `Vége: ${hand}. leosztás`,
  usurped: ({ name }) => `${name}: a bemondás megbukott.`,
  handPoints: 'Pont',
  total: 'Állás',
  goOn: 'Tovább',
  headline: (hand, trick, all) => `${hand}. leosztás, ${trick}/${all}. ütés`,
  headlineOrdering: (hand) => `${hand}. leosztás, licit`,
  canPlay: (legal, all) => (legal === all ? 'Bármelyik lap kijátszható.' : `${all} lapból ${legal} játszható ki.`),
  trumpsFirst: 'Elöl az aduk.',
  prospect: {
    opens: (suits) => (suits.length === 1 ? `Rögzíti: ${suits[0]}.` : `Megnyitja: ${suits.join(' és ')}.`),
    locks: (suit) => `Rögzíti: ${suit}.`,
    takesTrick: 'Tiéd az ütés.',
    wouldLead: 'Most te vinnéd.',
    trounces: (card) => `Trónfosztás: ${card}.`,
    staysAhead: (name, card) => `Továbbra is ${name} viszi (${card}).`,
    goesTo: (name, card) => `Az ütést ${name} viszi (${card}).`,
    bonusWithIt: (cards) => `${cards} bónuszlappal.`,
    tapAgain: 'Koppints újra a végrehajtáshoz.',
    between: ' ',
  },
  printed: { value: 'érték', suit: 'szín', name: 'a személy' },
  explained: {
    crown: 'Korona, a színe legerősebb lapja. Bármely más koronát letaszít, amely épp viszi az ütést.',
    ace: 'Ász: a színében csak a korona erősebb nála.',
    value: (value) => `Kétszínű lap, értéke ${value}; mindig mindkét színéhez tartozik.`,
    trump: 'Ebben a leosztásban adu: minden nem adu lapot üt.',
    bonus: 'Bónuszszín: annak számít a bónuszpontnál, aki elviszi.',
    above: (suit, cards) => `${suit}: erősebb nála, és még jöhet: ${cards.join(', ')}.`,
    nothingAbove: (suit) => `${suit}: erősebb lap már nem jöhet.`,
    ordered: 'A leosztás egyik színét mutatja, nem játsszák ki.',
    played: 'Ebben a leosztásban már kijátszották.',
  },
}

export const tableWords: Readonly<Record<Language, TableWords>> = { en, ja, hu }
