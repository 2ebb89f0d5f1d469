import { blocksOf, FastRandom, type Language, languages, type Note, pick, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { luminaries } from '../../luminaries/data.ts'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import { allFactions, disksPerSeat } from '../data.ts'
import type { Event } from '../events.ts'
import { owlsOfMinerva } from '../index.ts'
import type { DecisionType, Move } from '../moves.ts'
import { openSymbols } from '../rules/legal.ts'
import { redeal } from '../rules/setup.ts'
import { sources } from '../score.ts'
import { standardSet } from '../standard-set.ts'
import { isOpen, pawnIn, type State, usedGathering } from '../state.ts'
import { en } from '../texts/en.ts'
import { canReform, gatherable, meansOf, openIn, oustSums } from '../texts/frame/sums.ts'
import { hu } from '../texts/hu.ts'
import { texts } from '../texts/index.ts'
import { ja } from '../texts/ja.ts'
import { examples, positionOf } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import { type OwlsTexts, tallyOf } from '../texts/shared.ts'
import type { OwlsWords } from '../texts/words.ts'
import { otherSet } from './other-set.ts'
import { card, does, position, usual } from './position.ts'

const wordsIn: Readonly<Record<Language, OwlsWords>> = { en, ja, hu }

const numbered = (chapter: number, rules: number): string[] =>
  Array.from({ length: rules }, (_, i) => `OM-${chapter}.${i + 1}`)
const rules = [...numbered(1, 9), ...numbered(3, 35), ...numbered(5, 6)]
const rulings = [
  ...['OM-1.2', 'OM-1.4', 'OM-1.5', 'OM-1.8', 'OM-3.6', 'OM-3.7', 'OM-3.9', 'OM-3.12', 'OM-3.15', 'OM-3.16'],
  ...['OM-3.18', 'OM-3.21', 'OM-3.24', 'OM-3.25', 'OM-3.26', 'OM-3.30', 'OM-3.35', 'OM-5.1', 'OM-5.4', 'OM-5.6'],
]

const eventTypes: Readonly<Record<Event['type'], true>> = {
  gameBegan: true,
  handShown: true,
  identityChosen: true,
  identitiesRevealed: true,
  contactsDealt: true,
  pawnPlaced: true,
  edictRevealed: true,
  turnBegan: true,
  handEmpty: true,
  cardPlayed: true,
  moved: true,
  gathered: true,
  diskPlaced: true,
  noDiskLeft: true,
  followerMoved: true,
  oustBegan: true,
  oustCardPlayed: true,
  oustTied: true,
  raiseRefused: true,
  answerRefused: true,
  oustDecided: true,
  displaced: true,
  followerTaken: true,
  noFollowerToTake: true,
  reformCardAdded: true,
  reformed: true,
  turnEnded: true,
  courtCardTaken: true,
  cardDrawn: true,
  discardsShuffled: true,
  courtFilled: true,
  lastReformTaken: true,
  gameEnded: true,
}
const decisionTypes: Readonly<Record<DecisionType, true>> = {
  chooseId: true,
  chooseStart: true,
  playCard: true,
  act: true,
  freemasonTo: true,
  rosicrucianDraw: true,
  reformAdd: true,
  oustDefend: true,
  oustRaise: true,
  oustAnswer: true,
  oustDisplace: true,
  oustTake: true,
  drawFrom: true,
}

const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']

/** How a game is played here: anything, or with an eye on reforms, or looking for trouble. */
const habits = {
  anyhow: () => true,
  eagerly: (move: Move) => ['reform', 'reformWith', 'gather', 'rosicrucian'].includes(move.type),
  rudely: (move: Move, s: State) =>
    move.type === 'move' ? pawnIn(s, move.region, s.active) >= 0 : ['raise', 'answer', 'gather'].includes(move.type),
}
type Habit = keyof typeof habits

interface Said {
  readonly decisions: Set<string>
  readonly events: Set<string>
  readonly reasons: Set<string>
  readonly rules: Set<string>
  readonly lines: string[]
}

/** All that is said from this state on, or in a whole game. */
function said(words: OwlsTexts, seats: number, habit: Habit, seed: number, begin?: () => State): Said {
  const [decisions, events] = [new Set<string>(), new Set<string>()]
  const [reasons, cited] = [new Set<string>(), new Set<string>()]
  const lines: string[] = []
  const random = new FastRandom(seed)
  const own = names.slice(0, seats)
  const tell = (event: Event, ...notes: readonly Note[]) => {
    events.add(event.type)
    const told = { event, confidences: notes.filter((note) => note !== 'reveals'), reveals: false }
    for (const viewer of [0, 1, null]) lines.push(words.event(seenBy(told, viewer), own))
  }
  const context = { random, tell }
  const options = { idFollowersPay: seed % 3 === 0, finishRound: seed % 2 === 0, balancedStart: seed % 4 === 0 }
  const set = seed % 5 === 0 ? otherSet : undefined
  const state = begin?.() ?? owlsOfMinerva.setup(seats, options, context, set)
  for (let moves = 0; ; moves++) {
    const [decision] = owlsOfMinerva.decisions(state)
    if (moves % 7 === 0 || decision === undefined || decision.type === 'reformAdd' || decision.type === 'oustDefend')
      for (const viewer of [0, null]) lines.push(...words.position(owlsOfMinerva.view(state, viewer), own))
    if (decision === undefined) break
    const { seat, type } = decision
    decisions.add(type)
    const view = owlsOfMinerva.view(state, seat)
    lines.push(words.prompt(decision, view))
    for (const { move, reason, rule } of owlsOfMinerva.blocked?.(state, seat) ?? []) {
      reasons.add(reason)
      cited.add(rule)
      lines.push(words.move(move, view), words.reason(reason))
    }
    const offered = owlsOfMinerva.moves(state, seat)
    for (const move of offered) lines.push(words.move(move, view))
    const liked = offered.filter((move) => habits[habit](move, state))
    owlsOfMinerva.play(state, seat, pick(liked.length > 0 && random.below(8) > 0 ? liked : offered, random), context)
  }
  return { decisions, events, reasons, rules: cited, lines }
}

/** OM-1.4: five aces and crowns, dealt anew. */
function shownHand(words: OwlsTexts): Said {
  const lines: string[] = []
  const events = new Set<string>()
  const s = owlsOfMinerva.setup(2, usual, { random: new FastRandom(1) })
  s.hands[0] = [45, 46, 47, 51, 52]
  redeal(s, 0, {
    random: new FastRandom(2),
    tell(event) {
      events.add(event.type)
      lines.push(words.event(event, names))
    },
  })
  return { decisions: new Set(), events, reasons: new Set(), rules: new Set(), lines }
}

const lastReformDue = {
  hands: ['23 54 2 4'],
  reforms: { augsburg: 'R12' },
  held: ['clergy magistrates', ''],
  taken: [
    ['ansbach 31', 'eichstaett 32', 'ulm 33', 'straubing 34', 'passau 35'],
    ['muenchen 36', 'burghausen 37', 'kempten 38', 'innsbruck 39'],
  ],
} as const

/** What hardly ever happens: no disk left, no card to play, none to draw, a hand that is too full, the last reform. */
const rarities: readonly Parameters<typeof position>[0][] = [
  { supply: [0, 0] },
  { noDeck: true, court: '', hands: ['1', ''] },
  { noDeck: true, court: '10 11 12', hands: ['16', '2 3'] },
  { hands: ['16 19 25 39 41 43'] },
  lastReformDue,
  { ...lastReformDue, options: { finishRound: true } },
]

/** Games of all kinds with two, three and four players, the same in every language. */
const everythingSaid = Object.fromEntries(
  languages.map((language) => {
    const words = texts[language]
    return [
      language,
      [
        ...[2, 3, 4].flatMap((seats) => [
          ...[1, 2, 3, 4, 5].map((seed) => said(words, seats, 'anyhow', seed)),
          ...[6, 7, 8, 9, 10].map((seed) => said(words, seats, 'eagerly', seed)),
          ...[11, 12, 13, 14, 15].map((seed) => said(words, seats, 'rudely', seed)),
        ]),
        ...rarities.map((given, at) => said(words, 2, 'eagerly', 21 + at, () => position(given))),
        said(words, 2, 'rudely', 31, () => position({ pawns: ['augsburg', 'ulm'] })),
        shownHand(words),
      ],
    ]
  }),
)

/** The words that do not depend on a position. */
function fixedTexts(language: Language): string[] {
  const [game, words] = [texts[language], wordsIn[language]]
  return [
    game.title,
    game.summary,
    game.credits,
    ...Object.values(game.options).flatMap(({ name, help }) => [name, help]),
    ...Object.values(words.reasons),
    ...Object.values(words.endings),
    ...Object.values(words.regions),
    ...Object.values(words.colours),
    ...Object.values(words.icons),
    ...sources.map((source) => game.source(source)),
  ]
}

/** In every language. */
const sameOnPurpose = [
  ...Object.values(en.regions),
  ...luminaries.flatMap(({ id }) => Object.values(luminaryTexts.en.names[id])),
  ...['I', 'II', 'III', 'Reform'],
]
const people = ['Robin Spathon Ek', 'Oliver Kiley']
const works = ['Owls of Minerva', 'Pax Illuminaten', 'Ion Game Design', 'House no.', 'house-']

speaksWell({
  texts,
  rulebooks,
  said: inEach((language) => everythingSaid[language].flatMap(({ lines }) => lines)),
  fixed: inEach(fixedTexts),
  options: owlsOfMinerva.options,
  view: owlsOfMinerva.view(position(), 0),
  rules,
  rulings,
  // The ids of a foreign set have a hyphen of their own.
  isSlip: (text) => /undefined|null|NaN|Infinity|[{}]|\[object|(?<![\dI])-\d/.test(text.replace(/house-\d+/g, '')),
  isSame: (text) => /^(OM-|R\d\d$)/.test(text) || text.split(', ').every((part) => sameOnPurpose.includes(part)),
  latin: [...names, ...people, ...works, 'ID'],
  english: /\b(the|and|with|your|card|cards|region|regions|follower|followers|turn|oust|deck|hand|from)\b/,
})

describe.each(languages)('the words in %s', (language) => {
  const words = texts[language]
  const games = everythingSaid[language]
  const all = games.flatMap(({ lines }) => lines)

  it('cover all decisions and events', () => {
    expect(new Set(games.flatMap((game) => [...game.decisions]))).toEqual(new Set(Object.keys(decisionTypes)))
    expect(new Set(games.flatMap((game) => [...game.events]))).toEqual(new Set(Object.keys(eventTypes)))
  })

  it('cover the reasons of all blocked moves', () => {
    expect(new Set(games.flatMap((game) => [...game.reasons]))).toEqual(new Set(Object.keys(wordsIn[language].reasons)))
  })

  it('give rules that exist as the reason', () => {
    expect(games.flatMap((game) => [...game.rules]).filter((rule) => !rules.includes(rule))).toEqual([])
  })

  it('call regions of a foreign set by its names, or by what is printed', () => {
    expect(all.some((line) => line.includes('House no. 3'))).toBe(true)
    expect(all.some((line) => line.includes('house-2'))).toBe(true)
  })

  it('tell nobody the cards in the hand of somebody else', () => {
    const s = position({ hands: ['1 2 3 4', '6 7 9 10'], deck: '20 21' })
    const other = position({ hands: ['1 2 3 4', '6 7 9 20'], deck: '10 21' })
    const lines = (state: State, viewer: number) => words.position(owlsOfMinerva.view(state, viewer), names.slice(0, 2))
    expect(lines(other, 0)).toEqual(lines(s, 0))
    expect(lines(other, 1)).not.toEqual(lines(s, 1))
  })

  it('tell a secret identity and a drawn card only to whom they belong', () => {
    const s = owlsOfMinerva.setup(2, usual, { random: new FastRandom(4) })
    const [move] = owlsOfMinerva.moves(s, 0)
    if (!('card' in move)) throw new Error('an identity is a card')
    const { short } = luminaryTexts[language].names[luminaries[move.card].id]
    const told: string[][] = [[], []]
    const tell = (event: Event, ...notes: readonly Note[]) => {
      const confidences = notes.filter((note) => note !== 'reveals')
      for (const seat of [0, 1])
        told[seat].push(words.event(seenBy({ event, confidences, reveals: false }, seat), names.slice(0, 2)))
    }
    owlsOfMinerva.play(s, 0, move, { random: new FastRandom(5), tell })
    const lines = (seat: number) => [...told[seat], ...words.position(owlsOfMinerva.view(s, seat), names.slice(0, 2))]
    expect(lines(0).filter((line) => line.includes(short))).toHaveLength(2)
    expect(lines(1).filter((line) => line.includes(short))).toEqual([])

    const drawing = position({ hands: ['1 2 3 4'], court: '10 11 12 13 15', deck: '20' })
    const [drawn] = does(drawing, 'playCard 1', 'endTurn', 'deck').filter(({ event }) => event.type === 'cardDrawn')
    const born = luminaryTexts[language].names.PIL020.short
    expect(words.event(seenBy(drawn, 0), names)).toContain(born)
    expect(words.event(seenBy(drawn, 1), names)).not.toContain(born)
  })
})

describe('the sums in prompts and labels are those of the rules', () => {
  const open = (s: State, seat: number) =>
    tallyOf((faction) => (isOpen(s, s.pawns[seat]) ? openSymbols(s, seat, s.pawns[seat], faction) : 0))

  it.each([1, 2, 3, 4, 5, 6])('in whole games, seed %i', (seed) => {
    const random = new FastRandom(seed)
    const options = { ...usual, idFollowersPay: seed % 2 === 0 }
    const s = owlsOfMinerva.setup(4, options, { random }, seed % 3 === 0 ? otherSet : undefined)
    let [payments, ousts] = [0, 0]
    for (;;) {
      const [decision] = owlsOfMinerva.decisions(s)
      if (decision === undefined) break
      const { seat, type } = decision
      const offered = owlsOfMinerva.moves(s, seat)
      const view = owlsOfMinerva.view(s, seat)
      if (type === 'act' || type === 'reformAdd') {
        expect(openIn(view, seat)).toEqual(open(s, seat))
        const isOffered = (kind: Move['type']) => offered.some((move) => move.type === kind)
        if (type === 'act') expect(canReform(view, seat)).toBe(isOffered('reform') || isOffered('reformWith'))
        const cards = isOffered('reformWith')
        if (type === 'reformAdd')
          expect(meansOf(view, seat)).toBe(isOffered('reform') ? (cards ? 'both' : 'followers') : 'cards')
        payments++
      }
      if (type === 'act' && (s.used & usedGathering) === 0)
        expect(gatherable(view, seat).length > 0).toBe(offered.some((move) => move.type === 'gather'))
      const liked = offered.filter((move) => habits[seed > 3 ? 'rudely' : 'eagerly'](move, s))
      const tell = (event: Event) => {
        if (event.type !== 'oustBegan' && event.type !== 'oustCardPlayed') return
        const { attack, defence } = oustSums(owlsOfMinerva.view(s, null))
        expect([attack, defence]).toEqual([event.attack.total, event.defence.total])
        ousts++
      }
      owlsOfMinerva.play(s, seat, pick(liked.length > 0 ? liked : offered, random), { random, tell })
    }
    expect(Math.min(payments, ousts)).toBeGreaterThan(0)
  })

  it('an attack with a crown is announced', () => {
    const s = position({ hands: ['52 1 2 6', '8 46 7 10'], pawns: ['augsburg', 'passau'] })
    does(s, 'playCard 52', 'move passau')
    const view = owlsOfMinerva.view(s, 1)
    expect(texts.en.prompt({ type: 'oustDefend', seat: 1 }, view)).toContain('only an ace stands up to the crown')
  })
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]
  const page = blocksOf(rulebook)
  const rows = page.flatMap((block) => (block.type === 'table' ? block.rows : []))

  it('shows all regions, reform cards and luminary cards', () => {
    const first = rows.map(([cell]) => cell)
    const { regions, luminaries: cards } = wordsIn[language]
    expect(first).toEqual(expect.arrayContaining(Object.values(regions)))
    expect(first).toEqual(expect.arrayContaining(luminaries.map(({ id }) => cards.names[id].full)))
    expect(rows.flat()).toEqual(expect.arrayContaining(standardSet.reforms.map(({ id }) => id)))
  })
})

describe('the pictures of the rulebook', () => {
  it.each([examples.withFollowers, examples.withCards])('pay exactly what is open over $card', (picture) => {
    const s = positionOf(picture)
    const paid = tallyOf((faction) => s.held[faction])
    expect(openIn(owlsOfMinerva.view(s, 0), 0)).toEqual(paid)
    expect(allFactions.map((faction) => openSymbols(s, 0, s.pawns[0], faction))).toEqual(s.held.slice(0, 6))
  })

  it('add up as the text says', () => {
    const sums = oustSums(owlsOfMinerva.view(positionOf(examples.oust), null))
    expect(sums).toEqual({ attack: 12, defence: 14, hasCrown: false })
  })

  it('gather as the text says, with the Freemason or without', () => {
    const gathered = (picture: typeof examples.gathering | typeof examples.freemason) => {
      const s = positionOf(picture)
      s.card = card('29')
      s.pawns[0] = standardSet.regions.findIndex(({ id }) => id === 'innsbruck')
      return gatherable(owlsOfMinerva.view(s, 0), 0).map(({ faction }) => faction)
    }
    expect(gathered(examples.gathering)).toEqual(['professions', 'scholars'])
    expect(gathered(examples.freemason)).toEqual(['professions'])
  })

  it('are of tables that can be drawn', () => {
    const pictures = blocksOf(rulebooks.en).flatMap((block) =>
      'picture' in block && block.picture !== undefined ? [block.picture.name] : [],
    )
    expect(new Set(pictures)).toEqual(new Set(['map', 'card', 'regions', 'payment', 'oust']))
    const map = positionOf({ name: 'map' })
    expect(standardSet.regions.every((_, region) => isOpen(map, region))).toBe(true)
    expect(map.supply).toEqual([disksPerSeat, disksPerSeat, disksPerSeat, disksPerSeat])
    expect(positionOf(examples.card).card).toBe(card('29'))
  })
})
