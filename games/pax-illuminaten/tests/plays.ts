import { FastRandom, type Note, pick, seenBy } from '@eminence/kernel'
import { bots } from '../data.ts'
import type { BotDeed, Event } from '../events.ts'
import { paxIlluminaten } from '../index.ts'
import type { Move } from '../moves.ts'
import { goOn } from '../rules/course.ts'
import type { Options, State } from '../state.ts'
import type { PaxTexts } from '../texts/shared.ts'
import type { PromptWords } from '../texts/words.ts'
import { otherSet } from './other-set.ts'
import { position, usual } from './position.ts'

export const eventTypes: Readonly<Record<Event['type'], true>> = {
  gameBegan: true,
  handDealt: true,
  turnBegan: true,
  edictReleased: true,
  edictDiscarded: true,
  lastRoundBegan: true,
  eventEnded: true,
  eventActivated: true,
  advanceUsed: true,
  paid: true,
  gained: true,
  gainLost: true,
  scouted: true,
  cardPlaced: true,
  influenced: true,
  extorted: true,
  conspired: true,
  organized: true,
  diskMoved: true,
  expelBegan: true,
  expelled: true,
  oustBegan: true,
  cardChosen: true,
  cardsShown: true,
  challengeGoesOn: true,
  conceded: true,
  challengeEnded: true,
  ousted: true,
  compensated: true,
  cubePlaced: true,
  followedUp: true,
  schemed: true,
  schemeUsed: true,
  buffed: true,
  extraAction: true,
  cardsSwapped: true,
  edictTaken: true,
  plotDrawn: true,
  plotReturned: true,
  cardsDrawn: true,
  courtCardTaken: true,
  factionBorrowed: true,
  factionClaimed: true,
  factionsReturned: true,
  factionCardUsed: true,
  plotClaimed: true,
  plotLost: true,
  plotRegained: true,
  lookedAtHand: true,
  lookedAtPlot: true,
  actionsEnded: true,
  eventsDrawn: true,
  specialKept: true,
  edictPlayed: true,
  specialDiscarded: true,
  cardsDiscarded: true,
  discardedDown: true,
  courtUpdated: true,
  deckShuffled: true,
  botStep: true,
  gameEnded: true,
}
export const decisionTypes: Readonly<Record<keyof PromptWords, true>> = {
  activateEvent: true,
  menu: true,
  scoutSlot: true,
  scoutPlace: true,
  influenceTarget: true,
  influenceCount: true,
  fallAway: true,
  pay: true,
  extortTarget: true,
  whisper: true,
  gainChoice: true,
  gainVictim: true,
  give: true,
  organizeFaction: true,
  organizeFrom: true,
  organizeTo: true,
  expelTarget: true,
  expelCard: true,
  expelMove: true,
  oustTarget: true,
  oustCount: true,
  oustStrength: true,
  challengeCard: true,
  challengeNext: true,
  compensation: true,
  followUpKind: true,
  schemeMode: true,
  swapFirst: true,
  swapSecond: true,
  takeEdict: true,
  keepPlot: true,
  drawOrCourt: true,
  borrow: true,
  keepEvent: true,
  redrawDiscard: true,
  redrawCard: true,
}

export const deedTypes: Readonly<Record<BotDeed, true>> = {
  plans: true,
  turnsUp: true,
  influences: true,
  replaces: true,
  expels: true,
  ousts: true,
  fills: true,
  charges: true,
  moves: true,
  extorts: true,
  turnsOn: true,
  stays: true,
}

export const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']

/** A game as it was played: what there is to say of it is worded afterwards, in every language. */
export class Transcript {
  readonly decisions = new Set<string>()
  readonly events = new Set<string>()
  readonly reasons = new Set<string>()
  readonly rules = new Set<string>()
  /** The lines and deeds of bots: “1b influences”. */
  readonly steps = new Set<string>()
  readonly #sayings: ((words: PaxTexts) => readonly string[])[] = []
  readonly #names: readonly string[]

  constructor(seats: number) {
    this.#names = names.slice(0, seats)
  }

  lines(words: PaxTexts): string[] {
    return this.#sayings.flatMap((say) => say(words))
  }

  readonly tell = (event: Event, ...notes: readonly Note[]): void => {
    this.events.add(event.type)
    if (event.type === 'botStep') this.steps.add(`${event.bot} ${event.line ?? event.rule} ${event.deed}`)
    const told = { event, confidences: notes.filter((note) => note !== 'reveals'), reveals: false }
    const seen = [0, 1, null].map((viewer) => seenBy(told, viewer))
    this.#sayings.push((words) => seen.map((each) => words.event(each, this.#names)))
  }

  look(s: State): void {
    const views = [0, 1, null].map((viewer) => paxIlluminaten.view(s, viewer))
    this.#sayings.push((words) => views.flatMap((view) => words.position(view, this.#names)))
  }

  /** Everything that this seat is asked, may do and may not. */
  ask(s: State, seat: number, type: string, offered: readonly Move[]): void {
    this.decisions.add(type)
    const view = paxIlluminaten.view(s, seat)
    const blocked = paxIlluminaten.blocked?.(s, seat) ?? []
    for (const { reason, rule } of blocked) {
      this.reasons.add(reason)
      this.rules.add(rule)
    }
    this.#sayings.push((words) => [
      words.prompt({ type, seat }, view),
      ...offered.map((move) => words.move(move, view)),
      ...blocked.flatMap(({ move, reason }) => [words.move(move, view), words.reason(reason)]),
    ])
  }
}

/** What is done rather than anything else, every other time; `idly` whoever may end does. */
const habits = {
  lively: ['claimPlot', 'claimFaction', 'oust', 'followUp', 'mode'],
  idly: ['end'],
  rudely: ['expel', 'oust', 'lookAtHand', 'lookAtPlot'],
  slyly: ['scheme', 'mode'],
} as const satisfies Record<string, readonly Move['type'][]>

/** Plays at random from this state on, or a whole game, up to so many moves. */
function transcript(
  seats: number,
  options: Options,
  seed: number,
  most: number,
  begin?: () => State,
  habit: keyof typeof habits = 'lively',
): Transcript {
  const told = new Transcript(seats)
  const random = new FastRandom(seed)
  const context = { random, tell: told.tell }
  const s = begin?.() ?? paxIlluminaten.setup(seats, options, context, seed % 5 === 0 ? otherSet : undefined)
  if (begin !== undefined) goOn(s, context)
  const wanted: readonly string[] = habits[habit]
  for (let moves = 0; moves < most; moves++) {
    const [decision] = paxIlluminaten.decisions(s)
    if (decision === undefined || moves % 40 === 0 || s.oust !== null) told.look(s)
    if (decision === undefined) break
    const { seat, type } = decision
    const offered = paxIlluminaten.moves(s, seat)
    told.ask(s, seat, type, offered)
    const further = offered.filter((move) => move.type !== 'end')
    const liked = offered.filter((move) => wanted.includes(move.type))
    const isDone = further.length === 0 || (type === 'menu' && random.below(6) === 0)
    const choice = liked.length > 0 && random.below(2) === 0 ? liked : isDone ? offered : further
    paxIlluminaten.play(s, seat, pick(choice, random), context)
  }
  return told
}

/** What hardly ever comes up by itself. */
const rarities: readonly Parameters<typeof position>[0][] = [
  // plots to be claimed, lost and met again
  {
    publicPlots: 'P06 P11',
    claims: { b: 'P06-' },
    map: {
      r3c1: '013 b',
      r3c2: '029 b',
      r3c3: '017 b',
      r3c4: '014 b',
      r3c5: '002 b',
      r4c2: '001 b',
      r4c3: '007 b',
      r2c2: '003 b',
      r2c3: '004 b',
    },
  },
  { publicPlots: 'P06 P11', claims: { b: 'P06' }, map: { r3c1: '013 b', r3c2: '029 b' } },
  // events in force
  {
    inForce: { b: 'congress', r: 'investigators' },
    favors: { b: 'N2 P2 M2 A2' },
    hands: { b: '001 002 003 004', r: '005 006' },
  },
  {
    inForce: { b: 'press', r: 'advance' },
    favors: { b: 'S4 A3 N2' },
    map: { r5c2: '012 b', r4c2: '039' },
    hands: { b: '005 006 041' },
  },
  {
    inForce: { b: 'elector', r: 'fairWeather' },
    favors: { b: 'P4 S4 M3', r: 'C1' },
    map: { r5c2: '029 bbr', r4c2: '014 r', r4c3: '009 rr' },
    hands: { b: '046 047 001 052', r: '008 010' },
  },
  {
    inForce: { b: 'elector' },
    favors: { b: 'P4 S4' },
    map: { r5c2: '029 b', r4c2: '009 rr' },
    hands: { b: '046 047', r: '001' },
  },
  { favors: { b: 'P3 S3' }, map: { r5c2: '029 b', r4c2: '014 r' }, hands: { b: '015 030 004', r: '001 003' } },
  // nobody has what is to be gained
  { favors: { b: '', r: 'A6' }, map: { r5c2: '055 bb', r5c3: '049 b' }, edicts: { S: 'b2', C: 'r6' } },
  // plots of which one is inside the other, and nothing to look at
  {
    active: 'r',
    publicPlots: 'P01 P12',
    claims: { r: 'P01' },
    map: { r1c1: '001 r', r1c2: '003 r', r1c3: '004 r', r2c3: '018 r', r2c4: '016 r' },
  },
  { inForce: { b: 'investigators' }, privatePlots: { r: 'P07' }, claims: { r: 'P07-' }, hands: { b: '001', r: '' } },
  // no disks, no cards, hands that are too full
  { supply: { b: 0 }, hands: { b: '001 002 003 005 006 007 008', r: '' } },
  { hands: { b: '', r: '001' }, favors: { b: 'P3 M3 S3' }, map: { r5c2: '029 b', r4c2: '014 rr' } },
  // all faction cards at hand
  {
    factionCards: { M: 'b', P: 'b', N: 'b' },
    favors: { b: 'N4 P4 M4 A2 S2 C1' },
    map: { r5c2: '029 b', r5c3: '006 b', r4c3: '017 bb.', r4c4: '042' },
    hands: { b: '018 031 001 016', r: '002 003 005' },
  },
  {
    factionCards: { A: 'b', S: 'b', C: 'b' },
    favors: { b: 'A4 S4 C4', r: 'N2' },
    map: { r5c2: '027 bbr', r5c3: '026 b', r4c3: '042 br', r4c2: '045 r' },
    hands: { b: '027 019 034 015 035', r: '004 046 052' },
  },
  // the fifth edict
  { edicts: { N: 'gone', P: 'gone', M: 'gone', A: 'gone', S: 'r2' }, hands: { b: '005 008 010 001', r: '002 003' } },
  // what bots seldom do
  {
    bot: 'joseph',
    token: 'r4c2',
    favors: { b: 'P2 C1 S1' },
    map: { r4c2: '028 bb', r3c2: '019 rr' },
    hands: { r: '001 002 003' },
  },
  { bot: 'joseph', token: 'r5c3', map: { r5c3: '028 b', r3c3: '042 bb', r2c2: '019 r' }, hands: { r: '001 002 003' } },
  { bot: 'germain', token: 'placard', map: { r5c2: '001 bb', r5c3: '002 bb', r4c2: '014 r' }, hands: { r: '003' } },
  { bot: 'cagliostro', token: 'placard', map: { r5c2: '001 bb', r5c3: '004 bb' }, deck: '002', hands: { r: '003' } },
  { bot: 'cagliostro', token: 'placard', map: { r5c2: '001 b', r5c3: '004 r' }, deck: '014 009', hands: { r: '003' } },
  {
    bot: 'weishaupt',
    token: 'r4c1',
    map: { r4c1: '017 b', r3c1: '012', r5c1: '046 r' },
    deck: '002 003',
    hands: { r: '005' },
  },
  // three players with the same faction
  {
    seats: 3,
    favors: { r: 'P4', g: 'P4' },
    map: { r4c5: '029 bgr', r5c4: '013 b', r5c3: '044 bgrb' },
    hands: { b: '028 032 043 036', r: '020 023 025', g: '006 007 022' },
  },
]

const plans: readonly (readonly [seats: number, options: Options, seed: number, most: number])[] = [
  [2, usual, 1, 900],
  [2, usual, 2, 700],
  [3, usual, 3, 700],
  [4, usual, 4, 700],
  [4, usual, 5, 500],
  ...bots.flatMap((bot, at): [number, Options, number, number][] => [
    [2, { bot, botFirst: false }, 11 + at, 2000],
    [3, { bot, botFirst: true }, 21 + at, 500],
    [2, { bot, botFirst: true }, 35 + 5 * at, 500],
  ]),
]

export const played: readonly Transcript[] = [
  ...plans.map(([seats, options, seed, most]) => transcript(seats, options, seed, most)),
  ...rarities.flatMap((given, at) =>
    (['lively', 'idly', 'rudely', 'slyly'] as const).map((habit, nth) =>
      transcript(given?.seats ?? 2, usual, 100 * nth + at + 1, 60, () => position(given), habit),
    ),
  ),
]
