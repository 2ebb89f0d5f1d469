import { readFileSync } from 'node:fs'
import { blocksOf, FastRandom, type Language, languages, type Note, pick, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import { northOf, westOf } from '../data.ts'
import type { Event } from '../events.ts'
import { lisboa } from '../index.ts'
import type { Move } from '../moves.ts'
import { rankFor, ranks } from '../rank.ts'
import { chooseCube, chooseStore } from '../rules/lacerda/choices.ts'
import { cubeCosts, lowestPrice, visitCost } from '../rules/legal.ts'
import { payments, storeWigs } from '../rules/served.ts'
import { sources } from '../score.ts'
import { standardSet } from '../standard-set.ts'
import { nearestTile, type State } from '../state.ts'
import { en } from '../texts/en/index.ts'
import { hu } from '../texts/hu/index.ts'
import { texts } from '../texts/index.ts'
import { ja } from '../texts/ja/index.ts'
import { examples, positionOf } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import { type LisboaWords, reasons } from '../texts/words.ts'
import { otherSet } from './other-set.ts'
import { buildingOf, landOf, position } from './position.ts'
import { say } from './talk.ts'

const wordsIn: Readonly<Record<Language, LisboaWords>> = { en, ja, hu }

const chapters = { 1: 16, 3: 57, 6: 4, 7: 3, 8: 34, 9: 2 }
const rules = Object.entries(chapters).flatMap(([chapter, number]) =>
  Array.from({ length: number }, (_, at) => `LI-${chapter}.${at + 1}`),
)
const rulings = [
  ...['LI-1.1', 'LI-1.12', 'LI-1.16', 'LI-3.3', 'LI-3.4', 'LI-3.8', 'LI-3.9', 'LI-3.13', 'LI-3.14'],
  ...['LI-3.17', 'LI-3.18', 'LI-3.19', 'LI-3.21', 'LI-3.24', 'LI-3.27', 'LI-3.30', 'LI-3.31', 'LI-3.32'],
  ...['LI-3.33', 'LI-3.34', 'LI-3.39', 'LI-3.41', 'LI-3.42', 'LI-3.43', 'LI-3.47', 'LI-3.51', 'LI-3.52'],
  ...['LI-3.55', 'LI-3.56', 'LI-6.2', 'LI-6.3', 'LI-6.4', 'LI-7.1', 'LI-7.2', 'LI-7.3', 'LI-8.2'],
  ...['LI-8.6', 'LI-8.11', 'LI-8.13', 'LI-8.18', 'LI-8.19', 'LI-8.22', 'LI-8.27', 'LI-8.28', 'LI-8.31'],
  ...['LI-8.33', 'LI-8.34', 'LI-9.1', 'LI-9.2'],
]

const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']
const people = ['Vital Lacerda', 'Eagle-Gryphon Games', 'Julián Pombo']

/** How a game is played here: anything, or with an eye on stores and buildings. */
const habits = {
  anyhow: () => true,
  eagerly: ({ type }: Move) =>
    ['visit', 'do', 'land', 'usePlan', 'space', 'office', 'giveBack', 'ahead'].includes(type),
  quietly: ({ type }: Move) => ['portfolio', 'sponsor', 'sellGoods', 'sell', 'ahead', 'behind'].includes(type),
}
type Habit = keyof typeof habits

interface Said {
  readonly decisions: Set<string>
  readonly events: Set<string>
  readonly rules: Set<string>
  readonly lines: Readonly<Record<Language, string[]>>
}

/** One game, worded in every language. */
function said(seats: number, habit: Habit, seed: number, own = false): Said {
  const [decisions, events, cited] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const lines: Readonly<Record<Language, string[]>> = { en: [], ja: [], hu: [] }
  const random = new FastRandom(seed)
  const atTable = names.slice(0, seats)
  const tell = (event: Event, ...notes: readonly Note[]) => {
    events.add(event.type)
    const told = { event, confidences: notes.filter((note) => note !== 'reveals'), reveals: false }
    for (const language of languages)
      for (const viewer of [0, null]) lines[language].push(texts[language].event(seenBy(told, viewer), atTable))
  }
  const context = { random, tell }
  const options = { fixedScoringTiles: seed % 2 === 0 }
  const state = lisboa.setup(seats, options, context, own ? otherSet : undefined)
  for (let moves = 0; ; moves++) {
    const [decision] = lisboa.decisions(state)
    if (moves % 25 === 0 || decision === undefined)
      for (const language of languages)
        for (const viewer of [0, null])
          lines[language].push(...texts[language].position(lisboa.view(state, viewer), atTable))
    if (decision === undefined) break
    const { seat, type } = decision
    decisions.add(type)
    const view = lisboa.view(state, seat)
    const blocked = lisboa.blocked?.(state, seat) ?? []
    for (const { rule } of blocked) cited.add(rule)
    const offered = lisboa.moves(state, seat)
    for (const language of languages) {
      const words = texts[language]
      lines[language].push(words.prompt(decision, view))
      for (const { move, reason } of blocked) lines[language].push(words.move(move, view), words.reason(reason))
      const labels = offered.map((move) => words.move(move, view))
      lines[language].push(...labels)
    }
    const liked = offered.filter(habits[habit])
    lisboa.play(state, seat, pick(liked.length > 0 && random.below(6) > 0 ? liked : offered, random), context)
  }
  return { decisions, events, rules: cited, lines }
}

/** Games of all kinds with one to four players. */
const games = [1, 2, 3, 4].flatMap((seats) => [
  ...[1, 2, 3, 4].map((seed) => said(seats, 'anyhow', seed)),
  ...[5, 6, 7].map((seed) => said(seats, 'eagerly', seed)),
  ...[8, 9].map((seed) => said(seats, 'quietly', seed)),
  said(seats, 'anyhow', 10, true),
])

/** What hardly ever happens. */
const rare: readonly Event[] = [
  { type: 'lacerdaNoTile', rule: 'LI-8.19' },
  { type: 'lacerdaDoesNotFollow', rule: 'LI-8.27', noble: 0, why: 'cannotPay' },
  { type: 'lacerdaNobleSkipped', rule: 'LI-8.11', noble: 2, why: 'noSpaceLeft' },
  { type: 'lacerdaCourtierSetUp', rule: 'LI-8.6', ignored: [], card: null, noble: 0 },
  { type: 'lacerdaAssistantMoved', rule: 'LI-8.13', from: 1, to: 1, skipped: [2, 3, 0] },
  { type: 'lacerdaDiscards', rule: 'LI-8.12', pile: 1, card: null, next: null },
  { type: 'noTileTaken', seat: 0 },
  { type: 'cardTurnedUp', pile: 3, card: null },
]

const eventTypesIn = (file: string): string[] =>
  [...readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').matchAll(/type: ('\w+'(?: \| '\w+')*)/g)].flatMap(
    ([, types]) => types.split(' | ').map((type) => type.slice(1, -1)),
  )

/** The words that do not depend on a position. */
function fixedTexts(language: Language): string[] {
  const [game, words] = [texts[language], wordsIn[language]]
  const { lists, records } = {
    lists: [words.names.nobles, words.names.piles, words.names.goods, words.names.rubble, words.names.actions],
    records: [words.reasons, words.endings, words.criteria, words.names.abilities, words.names.events],
  }
  return [
    game.title,
    game.summary,
    game.credits,
    ...Object.values(game.options).flatMap(({ name, help }) => [name, help]),
    ...lists.flat(),
    ...records.flatMap((record) => Object.values<string>(record)),
    ...Object.values(words.names.buildings),
    ...standardSet.decrees.map((decree) => words.names.decree(decree)),
    ...sources.map((source) => game.source(source)),
    ...rare.map((event) => game.event(event, names.slice(0, 1))),
  ]
}

speaksWell({
  texts,
  rulebooks,
  said: inEach((language) => games.flatMap(({ lines }) => lines[language])),
  fixed: inEach(fixedTexts),
  options: lisboa.options,
  view: lisboa.view(position(), 0),
  rules,
  rulings,
  isSlip: (text) => /undefined|null|NaN|Infinity|[{}]|\[object|(?<!\d|LI)-\d/.test(text),
  isSame: (text) =>
    /^(LI-.*|[A-E][1-5]|A–[DE]|Rua .*|(\+\d )?réis|Lisboa)$/i.test(text) ||
    Object.values(en.names.buildings).includes(text),
  latin: [...names, ...people, 'Lisboa', 'House', 'Card', 'Goldsmiths’ Row'],
  english: /\b(the|and|with|your|you|wigs?|store|from|cards?|costs|each|of)\b/,
})

it('the games here make every decision and tell every event that is not rare', () => {
  const decided = new Set([...games.flatMap((game) => [...game.decisions]), 'replaceSlot'])
  expect(decided).toEqual(new Set(Object.keys(en.prompts)))
  const told = new Set([...games.flatMap((game) => [...game.events]), ...rare.map(({ type }) => type)])
  const all = new Set([...eventTypesIn('events.ts'), ...eventTypesIn('lacerda-events.ts')])
  expect(all.size).toBeGreaterThan(80)
  expect([...all].filter((type) => !told.has(type))).toEqual([])
})

it('every code that the rules give as a reason has words, and no other', () => {
  const codes = ['blocked.ts', 'why-not.ts'].flatMap((file) =>
    [...readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8').matchAll(/\['(\w+)', 'LI-/g)].map(
      ([, code]) => code,
    ),
  )
  expect(new Set(codes)).toEqual(new Set(reasons))
  expect(reasons.length).toBe(43)
})

describe.each(languages)('the words in %s', (language) => {
  const words = texts[language]
  const all = games.flatMap(({ lines }) => lines[language])

  it('cover reasons, endings, sources and options', () => {
    expect(Object.keys(wordsIn[language].reasons).sort()).toEqual([...reasons].sort())
    expect(Object.keys(wordsIn[language].endings).sort()).toEqual([...ranks, 'scored'].sort())
    expect(Object.keys(words.options)).toEqual(Object.keys(lisboa.options))
  })

  it('give rules that exist as the reason', () => {
    expect(games.flatMap((game) => [...game.rules]).filter((rule) => !rules.includes(rule))).toEqual([])
  })

  it('call things of a foreign set by its names, or by what is printed', () => {
    expect(all.some((line) => line.includes('House 1'))).toBe(true)
    expect(all.some((line) => line.includes('Card 16'))).toBe(true)
  })

  it('name the rule in every line of what Lacerda decides', () => {
    const [first] = games
    const lines = first.lines[language].filter((line) => /LI-8\.\d+[)）]/.test(line))
    expect(lines.length).toBeGreaterThan(100)
    for (const event of rare.filter((each) => 'rule' in each))
      expect(words.event(event, ['Anna'])).toContain('rule' in event ? event.rule : '')
  })

  it('name the tied candidates of a choice of Lacerda', () => {
    const store: Event = {
      type: 'lacerdaStore',
      rule: 'LI-8.22',
      land: landOf('A3'),
      street: 1,
      wigs: 3,
      equal: ['A3', 'B3', 'C3'].map(landOf),
      why: 'tieUp',
    }
    for (const part of ['A3', 'B3', 'C3', '3']) expect(words.event(store, ['Anna'])).toContain(part)
    const building: Event = {
      type: 'lacerdaBuilding',
      rule: 'LI-8.25',
      colour: 1,
      building: standardSet.buildings[9],
      space: westOf[3],
      best: [3, 3],
      equal: [westOf[3], northOf[1]],
      assistant: 3,
      why: 'assistant',
    }
    const line = words.event(building, ['Anna'])
    for (const space of building.equal) expect(line).toContain(wordsIn[language].names.space(space))
    expect(line.match(/\+3/g)).toHaveLength(2)
    expect(line).toContain(wordsIn[language].names.piles[3])
  })

  it('tell the rank of a solo game, and what made it or what was missing', () => {
    const points = { game: 90, ships: 0, rubble: 0, streets: 0, money: 0, decrees: 0, officials: 0, favors: 0 }
    const line = (stores: number, decrees: number) => {
      const yours = { wigs: 90, stores, rankings: 2, reis: 12, decrees, ships: 1 }
      const rank = rankFor({ yours, lacerda: { wigs: 80, stores: 6 } })
      const lacerda = { ...points, game: 80 }
      return words.event({ type: 'gameEnded', totals: [90], points: [points], winners: [0], lacerda, rank }, ['Anna'])
    }
    const { criteria, endings } = wordsIn[language]
    expect(line(3, 9)).toContain(endings.apprentice)
    expect(line(3, 9)).toMatch(new RegExp(`${criteria.stores}.{0,2}3`))
    expect(line(3, 9)).not.toContain(criteria.decrees)
    expect(line(6, 5)).toContain(endings.apprentice)
    expect(line(6, 5)).toMatch(new RegExp(`${criteria.decrees}.{0,2}5`))
    expect(line(6, 7)).toContain(endings.kingsConfidant)
    for (const missing of ['stores', 'rankings', 'reis', 'decrees', 'ships'] as const)
      expect(line(6, 7)).toContain(criteria[missing])
    expect(line(6, 7)).toContain('80')
  })

  it('give offered moves different labels', () => {
    const s = position({ seats: 2, hands: { 0: [4, 5, 14, 15, 16] }, purses: { 0: 30 } })
    const labels = lisboa.moves(s, 0).map((move) => words.move(move, lisboa.view(s, 0)))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('ask which card makes room', () => {
    const s = position({ hands: { 0: [14] }, rubble: { 0: [1, 1, 1] }, open: { 0: [2, 1] }, top: { 0: [3, 9] } })
    say(s, 'portfolio 14')
    const [decision] = lisboa.decisions(s)
    expect(decision.type).toBe('replaceSlot')
    const view = lisboa.view(s, 0)
    const labels = lisboa.moves(s, 0).map((move) => words.move(move, view))
    const { card } = wordsIn[language].names
    expect(labels[0]).toContain(card(standardSet.cards[2]))
    expect(labels[1]).toContain(card(standardSet.cards[8]))
    expect(words.prompt(decision, view)).not.toBe('')
  })

  it('tell a dealt hand only to whom it is dealt', () => {
    const [dealt, told] = [standardSet.cards.slice(0, 2), { type: 'handDealt', seat: 0, number: 2 } as const]
    const event = { event: told, confidences: [{ to: [0], details: { cards: dealt } }], reveals: false }
    const { card } = wordsIn[language].names
    expect(words.event(seenBy<Event>(event, 0), names)).toContain(card(dealt[1]))
    expect(words.event(seenBy<Event>(event, 1), names)).not.toContain(card(dealt[0]))
    expect(words.event(seenBy<Event>(event, null), names)).not.toContain(card(dealt[1]))
  })

  it('tell nobody the hidden cards of somebody else', () => {
    const ours = [16, 17, 18, 19, 20]
    const lines = (state: State) => words.position(lisboa.view(state, 1), names.slice(0, 2))
    const [s, other] = [
      position({ hands: { 0: [4, 5, 6, 7, 8], 1: ours } }),
      position({ hands: { 0: [9, 10, 11, 12, 13], 1: ours } }),
    ]
    expect(lines(other)).toEqual(lines(s))
    const { card } = wordsIn[language].names
    const own = words.position(lisboa.view(s, 0), names.slice(0, 2)).join('\n')
    expect(own).toContain(card(standardSet.cards[3]))
    expect(lines(s).join('\n')).not.toContain(card(standardSet.cards[3]))
  })
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]
  const page = blocksOf(rulebook)

  it('shows every building, decree, clergy tile and treasury card of the set', () => {
    const cells = page.flatMap((block) => (block.type === 'table' ? block.rows : [])).flat()
    const { names: say } = wordsIn[language]
    for (const building of standardSet.buildings)
      expect(cells.some((cell) => cell.startsWith(say.building(building)))).toBe(true)
    for (const decree of standardSet.decrees) expect(cells).toContain(say.decree(decree))
    for (const { effect } of standardSet.clergy) expect(cells).toContain(say.abilities[effect])
    for (const card of standardSet.cards) if (card.type === 'treasury') expect(cells).toContain(say.events[card.event])
  })
})

describe('the pictures of the rulebook', () => {
  it('show what the text says', () => {
    const price = positionOf(examples.price)
    // 4 for the land, all rubble but the dearest cube
    expect(lowestPrice(price, landOf('B4'), 4, cubeCosts(price, 0))).toBe(14)
    expect(storeWigs(positionOf(examples.store), landOf('B3'), 1)).toBe(5)
    const opening = positionOf(examples.opening)
    expect(payments(opening, westOf[1], buildingOf('G2'))).toEqual([
      { land: landOf('B3'), owner: 0, wigs: 2 },
      { land: landOf('B4'), owner: 1, wigs: 3 },
    ])
    const lacerda = positionOf(examples.lacerda)
    expect(chooseStore(lacerda)).toMatchObject({ land: landOf('D3'), wigs: 3, why: 'mostWigs' })
    expect(chooseCube(lacerda, landOf('D3'))).toEqual({ kind: 2, from: 'column', why: 'cheapest' })
    const court = positionOf({ name: 'court', offices: [0, 1, 0, 2, 0, 0, 1, 0, 1], treasury: 3 })
    expect(visitCost(court, 0, 0, false)).toBe(5)
    const ring = positionOf({ name: 'ring', cardinal: 3 })
    expect([nearestTile(ring, 1), nearestTile(ring, -1)]).toEqual([4, 1])
  })

  it('can be drawn like any table', () => {
    const pictures = blocksOf(rulebooks.en).flatMap((block) =>
      'picture' in block && block.picture !== undefined ? [block.picture.name] : [],
    )
    expect(new Set(pictures)).toEqual(new Set(['city', 'cards', 'court', 'ring', 'playerBoard']))
    for (const example of Object.values(examples)) expect(() => lisboa.view(positionOf(example), null)).not.toThrow()
  })
})
