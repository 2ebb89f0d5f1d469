import type { Faction } from '../../luminaries/data.ts'
import { hu as luminaries } from '../../luminaries/texts/hu.ts'
import type { Card } from '../data.ts'
import { cardWords, type Wording } from './frame/names.ts'
import { listed } from './shared.ts'
import type { Column, ScoredHand, TrounceWords } from './words.ts'

const suit = luminaries.factions

/** The value as something that belongs to its suits. */
const possessed = {
  strength: { 2: '2-ese', 3: '3-asa', 4: '4-ese', 5: '5-öse', 6: '6-osa' },
  rank: { I: '', II: '', III: '', Ace: 'ásza', Crown: 'koronája' },
} as const

const inBrief: Wording = (name, { strength, rank, factions }) =>
  `${name} (${factions.map((each) => suit[each]).join('–')} ${strength ?? possessed.rank[rank]})`

const inSentence: Wording = (name, { strength, rank, factions }) => {
  const possessors = factions.map((each) => `a ${suit[each]}`).join(' és ')
  return `${name}, ${possessors} ${strength === null ? possessed.rank[rank] : possessed.strength[strength]}`
}

const { name: cardName, brief, spoken } = cardWords(luminaries, inBrief, inSentence)

const numberWords = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz']

const suitsListed = (list: readonly Faction[], conjunction: 'és' | 'vagy'): string =>
  listed(
    list.map((each) => suit[each]),
    conjunction,
  )

const cards = (list: readonly Card[]): string => list.map(brief).join(', ')
const suits = (list: readonly Faction[]): string => list.map((each) => suit[each]).join(', ')
/** “6-ból”, “7-ből”, “10-ből”: the numbers of tricks in a hand. */
const outOf = (number: number): string => (number === 6 ? '6-ból' : `${number}-ből`)
/** The article before a number up to ten. */
const the = (number: number): string => (number === 1 || number === 5 ? 'az' : 'a')

const columns = (row: readonly Column[]): string =>
  row
    .map(({ card, isCovering }) => {
      if (card === null) return 'üres hely'
      return `${brief(card)}, ${isCovering ? 'alatta takart lap' : 'alatta semmi'}`
    })
    .join('; ')

function tricksScored({ maker, alone, usurped, tricks, tricksInAll, points, defenders }: ScoredHand): string {
  const who = alone ? `${maker.name} egyedül` : maker.name
  if (usurped) {
    const gains = defenders.map((each) => `${each.name} ${each.points} pont (${each.tricks} ütés)`)
    const share = tricks === 0 ? 'egy ütést sem vitt' : `csak ${tricks} ütést vitt`
    return `${who} ${share} a ${outOf(tricksInAll)}, a bemondás megbukott: ${gains.join(', ')}.`
  }
  const share =
    tricks === tricksInAll ? `mind a ${tricks} ütést elvitte` : `${tricks} ütést vitt a ${outOf(tricksInAll)}`
  const others = defenders.map((each) => {
    return `${each.name} ${each.tricks} ütés${each.points > 0 ? ` (${each.points} pont)` : ''}`
  })
  const rest = defenders.length > 1 ? ` A többiek: ${others.join(', ')}.` : ''
  return `${who} ${share}, a bemondás teljesült: ${points} pont.${rest}`
}

function bonusScored({ bonusCards, bonusTo }: ScoredHand): string {
  if (bonusTo.length === 0) return `Bónuszlapok: ${bonusCards}; nem jár érte pont.`
  return `Bónuszlapok: ${bonusCards}; ${bonusTo.length > 1 ? '1-1 pont' : '1 pont'}: ${listed(bonusTo, 'és')}.`
}

export const hu: TrounceWords = {
  title: 'Trounce',
  summary:
    'Ütésvivő kártyajáték 2–4 játékosnak kétszínű lapokkal, rögzíthető hívott színnel és egymást a trónról letaszító koronákkal.',
  credits:
    'A Trounce tervezője Oliver Kiley. A játékhoz a Pax Illuminaten (Oliver Kiley játéka, Ion Game Design) kártyái kellenek. Az Eminence nem áll kapcsolatban sem a tervezővel, sem a kiadóval.',
  options: {
    bothReachPlayOn: {
      name: 'Még egy leosztás, ha többen érik el a 12-t',
      help: 'Ha ugyanabban a leosztásban ketten vagy többen érik el a 12 pontot, akkor is jön még egy leosztás, ha van köztük különbség. Utána az egyedül vezető nyer.',
    },
    bestOfThree: {
      name: 'Mérkőzés két nyert játszmáig',
      help: 'Mérkőzést játszotok: az nyeri, aki előbb nyer két játszmát. Az osztás a játszmák között is balra halad tovább.',
    },
  },

  luminaries,
  cards: { name: cardName, brief, spoken },
  pair: (first, second) => `${first} és ${second}`,
  comma: ', ',

  prompts: {
    orderRound1: ([first, second]) =>
      `Mondd be adunak: ${suit[first]} vagy ${suit[second]} (a másik lesz a bónuszszín), vagy passzolj.`,
    orderRound2Trump(four, isDealer) {
      const choice = suitsListed(four, 'vagy')
      const otherwise = isDealer ? 'vagy passzolj, de akkor a hat szín közül kell kettőt bemondanod' : 'vagy passzolj'
      return `Mondd be adunak: ${choice}, ${otherwise}.`
    },
    orderRound2Bonus: (trump, others) =>
      `Az adu a ${suit[trump]}: válassz bónuszszínt, ${suitsListed(others, 'vagy')}.`,
    stuckTrump: 'Kétszer is mindenki passzolt, ezért osztóként be kell mondanod: válassz adut a hat szín közül.',
    stuckBonus: (trump) => `Az adu a ${suit[trump]}: válassz bónuszszínt a többi öt közül.`,
    goAlone:
      'Játssz a társaddal, vagy vállald egyedül: ekkor a társad kimarad, és mind a hat ütésért kettő helyett három pont jár.',
    lead: 'Hívj bármilyen lapot.',
    lastCard: (card) => `Játszd ki az utolsó lapodat: ${brief(card)}.`,
    follow(open, choices) {
      const names = suitsListed(open, 'vagy')
      const duty = `Adj színre színt (${names})${open.length > 1 ? ', és ezzel rögzítsd a színt' : ''}`
      if (choices.length === 1) return `${duty}: egyetlen ilyen lapod ${brief(choices[0])}.`
      return `${duty}: ${numberWords[choices.length]} ilyen lapod van.`
    },
    cannotFollow: (open) =>
      open.length > 1
        ? `Egyik nyitott színből sincs lapod (${suits(open)}): bármit kijátszhatsz.`
        : `A rögzített színből (${suits(open)}) nincs lapod: bármit kijátszhatsz.`,
  },

  moves: {
    pass: 'Passz',
    order: (trump, bonus) => `Adu: ${suit[trump]}, bónusz: ${suit[bonus]}`,
    trump: (trump) => `Adu: ${suit[trump]}`,
    bonus: (bonus) => `Bónusz: ${suit[bonus]}`,
    goAlone: 'Egyedül játszom',
    withPartner: 'A társammal játszom',
    play: (card) => `Kijátszás: ${brief(card)}`,
  },

  log: {
    handDealt(hand, dealer, faceUp, own) {
      const rows = faceUp.map((row) => ` ${row.name} nyílt lapjai: ${cards(row.cards)}.`).join('')
      return `${hand}. leosztás: ${dealer} oszt.${rows}${own === undefined ? '' : ` A te lapjaid: ${cards(own)}.`}`
    },
    firstAces: (list) => `Felfordított ászok: ${suits(list)}`,
    otherAces: (list) => `Mindenki passzolt; az újonnan felfordított ászok: ${suits(list)}`,
    passed: (name) => `${name} passzol`,
    trumpNamed: (name, trump) => `${name} bemondja az adut: ${suit[trump]}`,
    bonusNamed: (name, bonus) => `${name} bemondja a bónuszszínt: ${suit[bonus]}`,
    wentAlone: (name, partner) => `${name} egyedül játszik; ${partner} kimarad`,
    stayedWithPartner: (name, partner) => `${name} a társával játszik (${partner})`,
    acesDealt: (own) => `A többi ász kiosztva${own === undefined ? '' : `; a tiéd ${spoken(own)}`}`,
    cardPlayed({ name, card, leads, suits: opened, locks, trounces }) {
      const deed = `${name} ${leads ? 'hív' : locks === null ? 'lapja' : 'színt ad'}: ${spoken(card)}`
      return [
        deed,
        ...(leads && opened.length > 1 ? ['mindkét szín nyitott'] : []),
        ...(locks === null ? [] : [`a rögzített szín a ${suit[locks]}`]),
        ...(trounces === null ? [] : [`trónfosztás! ${cardName(trounces)} elesett`]),
      ].join('; ')
    },
    cardTurnedUp: (name, card) => `${name} takart lapja felfordul: ${spoken(card)}`,
    trickTaken: (name, card, trick) => `${name} viszi ${the(trick)} ${trick}. ütést (${cardName(card)})`,
    handScored: (score) =>
      `${score.hand}. leosztás: ${tricksScored(score)} ${bonusScored(score)} Állás: ${score.scores}.`,
    gameWon: ({ name }, scores) => `${name} nyerte a játszmát. Végeredmény: ${scores}.`,
    gameOfMatchWon: ({ name }, scores, games) =>
      `${name} nyerte a játszmát. Végeredmény: ${scores}. Megnyert játszmák: ${games}.`,
    matchWon: ({ name }, scores, games) =>
      `${name} nyerte a játszmát és vele a mérkőzést. Végeredmény: ${scores}. Megnyert játszmák: ${games}.`,
  },

  position: {
    wins: (tally) => `Megnyert játszmák: ${tally}. A mérkőzéshez kettő kell.`,
    scores: (tally) => `Állás: ${tally}. A játszma 12 pontig tart.`,
    ordering: (hand, round, dealer) =>
      `${hand}. leosztás, ${round < 3 ? `licit, ${round}. kör` : 'az osztónak kell bemondania'}. Osztó: ${dealer}.`,
    playing: (hand, trick, all, dealer) => `${hand}. leosztás, ${trick}. ütés a ${outOf(all)}. Osztó: ${dealer}.`,
    acesOnTable: (list) => `Bemondható ászok: ${suits(list)}.`,
    acesPutAside: (list) => `Félretett ászok: ${suits(list)}.`,
    passed: (names) => `Ebben a körben passzolt: ${names.join(', ')}.`,
    trumpNamed: (maker, trump) => `${maker} bemondta az adut (${suit[trump]}), a bónuszszín még hátravan.`,
    ordered: (maker, trump, bonus) => `Adu: ${suit[trump]}. Bónuszszín: ${suit[bonus]}. A bemondó: ${maker}.`,
    alone: (maker, partner) => `${maker} egyedül játszik; ${partner} kimarad.`,
    trick: (plays) => `Az ütésben eddig: ${plays.map(({ name, card }) => `${name} – ${brief(card)}`).join(', ')}.`,
    open: (list) => `Nyitott színek: ${suits(list)}; még egyik sincs rögzítve.`,
    locked: (locked) => `A rögzített szín: ${suit[locked]}.`,
    winning: (name, card) => `Most ${name} viszi (${cardName(card)}).`,
    winningByTrounce: (name, card) => `Most ${name} viszi (${cardName(card)}), trónfosztással.`,
    tricks: (tally) => `Ütések: ${tally}.`,
    bonusCards: (tally) => `Elvitt bónuszlapok: ${tally}.`,
    ownRow: (row) => `A te sorod: ${columns(row)}.`,
    rowOf: (name, row) => `${name} sora: ${columns(row)}.`,
    ownHand: (hand) => `A kezedben: ${cards(hand)}.`,
    sizes: (tally) => `Lapok kézben: ${tally}.`,
    voids: (name, list) => `${name} kezében biztosan nincs: ${suits(list)}.`,
    turn: (name) => `Most dönt: ${name}.`,
    ownTurn: 'Most te döntesz.',
    over: 'A játék véget ért.',
  },

  reasons: {
    mustFollowLocked: 'Van lapod a rögzített színből, abból kell adnod.',
    mustFollowOpen: 'Van lapod valamelyik nyitott színből, abból kell adnod.',
    onlyThePairOnTheTable: 'Az első körben csak a két felfordított ász mondható be.',
    dealerMustOrder: 'Kétszer is mindenki passzolt: osztóként már nem passzolhatsz.',
    sameSuitTwice: 'Az adu és a bónuszszín nem lehet ugyanaz.',
    putAside: 'Ezt az ászt az első kör után félretettük.',
  },
  endings: {
    reachedTwelve: 'Megvan a 12 pont, és az egyik fél egyedül vezet.',
    wonTheMatch: 'Megvan a két nyert játszma, és vele a mérkőzés.',
  },
  sources: { orders: 'Teljesített bemondás', defence: 'Védekezés', bonus: 'Bónuszszín' },
  story: {
    chapter: (hand) => `${hand}. leosztás`,
    course: 'az egyes leosztások után',
    deed: tricksScored,
    bonus: (names) => `Bónuszpont: ${listed(names, 'és')}.`,
    lastHand: { title: 'Az utolsó leosztás', text: (scores) => `Végeredmény: ${scores}.` },
    leadForGood: {
      title: 'Végleg az élen',
      text: ({ name }, scores) => `Innentől végig ${name} vezet. Állás: ${scores}.`,
    },
    bigHand: {
      title: (number) => `${number} pont egy leosztásban`,
      text: (scores) => `Állás: ${scores}.`,
    },
    trounce: {
      title: (card, beaten) => `${cardName(card)} letaszítja a trónról: ${cardName(beaten)}`,
      text: (name, from, trick) =>
        `${name} koronával viszi el ${the(trick)} ${trick}. ütést, amely ${from} ütése lett volna.`,
      decides: {
        order: 'Ha a legyőzött korona állva marad, a bemondás másként végződik.',
        bonus: 'Ha a legyőzött korona állva marad, a bónuszpont nem ide kerül.',
        points: 'Ha a legyőzött korona állva marad, a leosztás más pontokat hoz.',
      },
    },
    space: ' ',
  },
}
