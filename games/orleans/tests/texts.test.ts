import { blocksOf, type Language, languages, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import type { DecisionType } from '../moves.ts'
import { sources } from '../score.ts'
import { tileIds } from '../sets.ts'
import { origins, standardSet } from '../standard-set.ts'
import { levelOf, type State } from '../state.ts'
import { en } from '../texts/en.ts'
import { hu } from '../texts/hu.ts'
import { texts } from '../texts/index.ts'
import { ja } from '../texts/ja.ts'
import { examples, positionOf } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import type { OrleansWords } from '../texts/words.ts'
import { names, plays } from './plays.ts'
import { market, offered, position, row, say } from './position.ts'

const wordsIn: Readonly<Record<Language, OrleansWords>> = { en, ja, hu }

const numbered = (chapter: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `OR-${chapter}.${from + i}`)
const rules = [
  ...numbered(1, 1, 8),
  ...numbered(3, 1, 77),
  ...numbered(3, 80, 87),
  ...numbered(3, 90, 92),
  ...numbered(5, 1, 3),
]
const rulings = [
  ...['OR-1.1', 'OR-1.2', 'OR-1.8', 'OR-3.2', 'OR-3.10', 'OR-3.13', 'OR-3.14', 'OR-3.15', 'OR-3.17'],
  ...['OR-3.22', 'OR-3.23', 'OR-3.25', 'OR-3.29', 'OR-3.32', 'OR-3.39', 'OR-3.41', 'OR-3.43'],
  ...['OR-3.46', 'OR-3.48', 'OR-3.49', 'OR-3.52', 'OR-3.56', 'OR-3.59', 'OR-3.60', 'OR-3.61', 'OR-3.62', 'OR-3.64'],
  ...['OR-3.68', 'OR-3.74', 'OR-3.75', 'OR-3.76', 'OR-3.82', 'OR-3.83', 'OR-3.85', 'OR-3.86', 'OR-3.91'],
  ...['OR-5.1', 'OR-5.3'],
]

const eventTypes: Readonly<Record<Event['type'], true>> = {
  gameBegan: true,
  roundBegan: true,
  census: true,
  coinsGained: true,
  coinsPaid: true,
  recalled: true,
  drawn: true,
  stored: true,
  planConfirmed: true,
  planReopened: true,
  plansShown: true,
  planShown: true,
  acted: true,
  passed: true,
  recruited: true,
  bonusLost: true,
  goodGained: true,
  techGained: true,
  tileTaken: true,
  developed: true,
  citizenTaken: true,
  travelled: true,
  goodCarried: true,
  stationBuilt: true,
  deedDone: true,
  bathDrawn: true,
  bathPlaced: true,
  bathDeclined: true,
  eventCame: true,
  sacristyUsed: true,
  sacristyKept: true,
  plagueDrew: true,
  taxed: true,
  foodOwed: true,
  foodPaid: true,
  tortureBegan: true,
  stationGivenUp: true,
  followerGivenUp: true,
  developmentGivenUp: true,
  goodGivenUp: true,
  tileGivenUp: true,
  techGivenUp: true,
  debtForgiven: true,
  majority: true,
  gameEnded: true,
}
const decisionTypes: Readonly<Record<DecisionType | 'gather' | 'store' | 'plan', true>> = {
  gather: true,
  store: true,
  plan: true,
  chooseAction: true,
  villageKind: true,
  chooseTile: true,
  travel: true,
  takeGood: true,
  doDeed: true,
  deedReward: true,
  payPharmacy: true,
  bathhouse: true,
  sacristy: true,
  harvest: true,
  torture: true,
}

const allSaid = inEach((language) => plays.said.flatMap((say) => say(texts[language])))

/** The words that do not depend on a position. */
function fixedTexts(language: Language): string[] {
  const [game, words] = [texts[language], wordsIn[language]]
  return [
    game.title,
    game.summary,
    game.credits,
    ...Object.values(game.options).flatMap(({ name, help }) => [name, help]),
    ...[words.followers, words.goods, words.places, words.deeds, words.events, words.effects].flatMap(Object.values),
    ...Object.values(words.reasons),
    ...Object.values(words.endings),
    ...sources.map((source) => game.source(source)),
  ]
}

speaksWell({
  texts,
  rulebooks,
  said: allSaid,
  fixed: inEach(fixedTexts),
  options: orleans.options,
  view: orleans.view(position(), 0),
  rules,
  rulings,
  isSlip: (text) => /undefined|null|NaN|Infinity|[{}]|\[object|(?<![\dR])-\d|\( ?\)|: \.| {2}/.test(text),
  isSame: (text) => /^OR-/.test(text) || text === 'Orléans',
  latin: [...names, 'Orléans', 'Reiner Stockhausen', 'dlp games', 'Amboise', 'random', 'seat'],
  english: /\b(the|and|with|your|follower|followers|place|places|station|coin|coins|good|goods|tile)\b/,
})

describe('the plays of this test', () => {
  it('come to all decisions and events', () => {
    expect(plays.decisions).toEqual(new Set(Object.keys(decisionTypes)))
    expect(plays.events).toEqual(new Set(Object.keys(eventTypes)))
  })

  it('come to all reasons of blocked moves that have words', () => {
    expect(plays.reasons).toEqual(new Set(Object.keys(en.reasons)))
  })

  it('give rules that exist as the reason', () => {
    expect([...plays.rules].filter((each) => !rules.includes(each))).toEqual([])
  })
})

describe.each(languages)('the words in %s', (language) => {
  const words = texts[language]
  const all = allSaid[language]

  it('call towns of a foreign map by its names', () => {
    expect(all.some((line) => line.includes('Amboise'))).toBe(true)
    const renamed = { type: 'stationBuilt', seat: 0, town: { id: 'tours', name: 'Caesarodunum' }, left: 3 } as const
    expect(words.event(renamed, names)).toContain('Caesarodunum')
  })

  it('give each offered move a label of its own', () => {
    const s = position({
      at: 'plan',
      market: ['f F c m'],
      tech: [1, 0, 0],
      techLaid: [1, 0, 0],
      tiles: [['cheese-factory', 'windmill', 'pharmacy', 'gunpowder-tower']],
      tower: 'f s',
    })
    const view = orleans.view(s, 0)
    const labels = orleans.moves(s, 0).map((move) => words.move(move, view))
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('tell nobody the plan of somebody else', () => {
    const [s, planned] = [
      position({ at: 'plan', market: ['f', 'f', 'f'] }),
      position({ at: 'plan', market: ['f', 'f', 'f'] }),
    ]
    say(planned, 'put f castle 0', { seat: 0 })
    const lines = (state: State, viewer: number | null) =>
      words.position(orleans.view(state, viewer), names.slice(0, 3))
    expect(lines(planned, 1)).toEqual(lines(s, 1))
    expect(lines(planned, null)).toEqual(lines(s, null))
    expect(lines(planned, 0)).not.toEqual(lines(s, 0))
  })

  it('tell nobody else whom the Bathhouse has drawn', () => {
    const bathing = (drawn: string) =>
      position({ tiles: [['bathhouse']], on: [{ bathhouse: 'F', ship: 'f b .' }], bag: [drawn] })
    const [one, other] = [bathing('k k'), bathing('s s')]
    const told = [one, other].map((s) => say(s, 'act bathhouse').filter(({ event }) => event.type === 'bathDrawn'))
    const log = (viewer: number | null) =>
      told.map((events) => events.map((event) => words.event(seenBy(event, viewer), names)))
    expect(log(1)[0]).toEqual(log(1)[1])
    expect(log(null)[0]).toEqual(log(null)[1])
    expect(log(0)[0]).not.toEqual(log(0)[1])
    const prompt = (s: State, viewer: number | null) =>
      words.prompt({ type: 'bathhouse', seat: 0 }, orleans.view(s, viewer))
    expect(prompt(one, 1)).toBe(prompt(other, 1))
    expect(prompt(one, 0)).not.toBe(prompt(other, 0))
    const turn = (s: State, viewer: number | null) =>
      words.position(orleans.view(s, viewer), names.slice(0, 3)).slice(-2)
    expect(turn(one, 1)).toEqual(turn(other, 1))
    expect(turn(one, 0)).not.toEqual(turn(other, 0))
  })
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]
  const words = wordsIn[language]
  const page = blocksOf(rulebook)
  const rows = page.flatMap((block) => (block.type === 'table' ? block.rows : []))

  it('shows all places, tiles and deeds', () => {
    const shown = rows.map(([first]) => first)
    const all = [...Object.values(words.places), ...Object.values(words.deeds), ...Object.values(words.events)]
    expect(all.filter((name) => !shown.includes(name))).toEqual([])
    const tailor = rows.find(([first]) => first === words.places['tailor-shop'])
    expect(tailor).toEqual([
      words.places['tailor-shop'],
      expect.stringContaining(words.followers.scholar),
      expect.stringContaining(words.goods.brocade),
    ])
  })

  it('has the figures of the set in its tables', () => {
    const { followers, goods, development, strengths, tracks } = standardSet
    const figures = rows.map(([, ...rest]) => rest.join(' '))
    expect(figures).toEqual(
      expect.arrayContaining([followers.farmer, followers.trader, followers.monk].map((each) => each.join(' '))),
    )
    const heads = page.flatMap((block) => (block.type === 'table' ? [block.head.slice(1).join(' ')] : []))
    const spaces = [...development.levelFrom, ...development.coins.map(({ space }) => space), ...development.citizens]
    expect(heads).toContain([0, ...spaces].sort((a, b) => a - b).join(' '))
    const numbersOf = (first: string | undefined) =>
      rows.filter(([name]) => name === first).flatMap((row) => row.slice(1).flatMap((cell) => cell.match(/\d+/g) ?? []))
    expect(numbersOf(words.events.harvest).map(Number)).toEqual(strengths.harvest)
    const byLetter = (id: 'trading-day' | 'income') => rows.find(([name]) => name === words.events[id])?.slice(1)
    for (const letter of [0, 1, 2]) {
      expect(byLetter('trading-day')?.[letter]).toMatch(new RegExp(`${strengths.tradingDay[letter]}`))
      expect(byLetter('income')?.[letter]).toMatch(new RegExp(`${strengths.income[letter]}`))
    }
    const cells = rows.flat()
    expect(
      cells.some(
        (cell) =>
          cell.replaceAll('、', ', ') ===
          Object.values(goods)
            .map(({ points }) => points)
            .join(', '),
      ),
    ).toBe(true)
    const draws = tracks.knight.slice(1)
    expect(cells.some((cell) => cell.replaceAll('、', ', ').includes(draws.join(', ')))).toBe(true)
  })
})

describe('the pictures of the rulebook', () => {
  it('are all shown, and no others', () => {
    const shown = blocksOf(rulebooks.en).flatMap((block) =>
      'picture' in block && block.picture !== undefined ? [block.picture] : [],
    )
    expect(new Set(shown)).toEqual(new Set(Object.values(examples)))
  })

  it('show what the text says', () => {
    const start = positionOf(examples.start)
    expect(market(start, 0)).toBe('F B C T')
    const planned = positionOf(examples.firstPlan)
    expect([row(planned, 0, 'village'), row(planned, 0, 'castle'), market(planned, 0)]).toEqual(['F B C', '. . .', 'T'])
    expect(row(positionOf(examples.substitutes), 0, 'castle')).toBe('f m t')
    expect(row(positionOf(examples.tech), 0, 'village')).toBe('# b c')
    const developed = positionOf(examples.development)
    expect([0, 1, 2, 3].map((seat) => levelOf(developed, seat))).toEqual([2, 1, 4, 5])
    const { knight } = standardSet.tracks
    expect(examples.draws.steps.knight.map((step) => knight[step])).toEqual([7, 5, 4, 7])
  })

  it('are of a map on which the merchant has the ways that are told', () => {
    const { merchants, stations, goods } = examples.travel
    const by = (kind: 'ship' | 'wagon', on: string) => {
      const s = position({ seats: 4, merchants, stations, stretches: goods, on: [{ [kind]: on }] })
      say(s, `act ${kind}`)
      return offered(s)
    }
    expect(by('ship', 'f b k')).toEqual(['travel W05', 'travel W06', 'travel W07', 'travel W08'])
    expect(by('wagon', 'f t k')).toEqual(['travel R05'])
    expect(positionOf(examples.travel).merchants).toEqual(position({ seats: 4, merchants }).merchants)
  })

  it('are of a deed that lacks one monk', () => {
    const s = position({ on: [{ townhall: 'm f' }], deeds: examples.deeds.on })
    say(s, 'act townhall')
    expect(offered(s)).toEqual(expect.arrayContaining(['doDeed m papal-conclave', 'doDeed f canalisation']))
    expect(positionOf(examples.deeds).deeds).toEqual(position({ seats: 4, deeds: examples.deeds.on }).deeds)
  })
})

it('the rulebook says what is reconstructed, and nothing else is', () => {
  const reconstructed = Object.entries(origins).filter(([, origin]) => origin === 'reconstructed')
  expect(reconstructed.map(([name]) => name)).toEqual(['mapLayout', 'bathhouseSpace'])
  expect(tileIds.filter((id) => standardSet.tiles[id].slots.includes('any'))).toEqual(['bathhouse', 'pharmacy'])
})
