import { blocksOf, FastRandom, type Language, languages, type Note, pick, seenBy } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { inEach, speaksWell } from '../../tests/spoken.ts'
import type { Event } from '../events.ts'
import { richelieu } from '../index.ts'
import type { DecisionType, Move } from '../moves.ts'
import { rankingOf, strengthOf, winnerOf } from '../rules/resolution.ts'
import { sources } from '../score.ts'
import { standardSet } from '../standard-set.ts'
import { isBehindCardinal } from '../state.ts'
import { en } from '../texts/en.ts'
import { hu } from '../texts/hu.ts'
import { texts } from '../texts/index.ts'
import { ja } from '../texts/ja.ts'
import { exampleBoxes, positionOf } from '../texts/pictures.ts'
import { rulebooks } from '../texts/rulebooks.ts'
import type { RichelieuTexts } from '../texts/shared.ts'
import type { RichelieuWords } from '../texts/words.ts'
import { otherSet } from './other-set.ts'
import { position, usual } from './position.ts'

const wordsIn: Readonly<Record<Language, RichelieuWords>> = { en, ja, hu }

const numbered = (chapter: number, rules: number): string[] =>
  Array.from({ length: rules }, (_, i) => `RI-${chapter}.${i + 1}`)
const rules = [5, 9, 2, 10, 4, 19, 7, 11, 8, 1].flatMap((number, at) => numbered(at + 1, number))
const rulings = [
  ...['RI-1.3', 'RI-1.5', 'RI-2.3', 'RI-2.4', 'RI-2.6', 'RI-3.2', 'RI-4.1', 'RI-4.2', 'RI-4.10', 'RI-5.2'],
  ...['RI-6.4', 'RI-6.6', 'RI-6.7', 'RI-6.8', 'RI-6.9', 'RI-6.10', 'RI-6.15', 'RI-6.16'],
  ...['RI-7.1', 'RI-7.2', 'RI-7.3', 'RI-7.5'],
  ...['RI-8.1', 'RI-8.2', 'RI-8.3', 'RI-8.4', 'RI-8.5', 'RI-8.7', 'RI-8.11'],
  ...['RI-9.4', 'RI-9.7', 'RI-9.8', 'RI-10.1'],
]

const eventTypes: Readonly<Record<Event['type'], true>> = {
  gameBegan: true,
  turnBegan: true,
  incomeTaken: true,
  agentPlaced: true,
  agentsReturned: true,
  commissionBought: true,
  jewelSold: true,
  jewelBought: true,
  actionDeclined: true,
  boxPending: true,
  resolutionBegan: true,
  intrigueWon: true,
  rewarded: true,
  rewardLost: true,
  militaryBonus: true,
  lapped: true,
  effectDeclined: true,
  effectLost: true,
  agentBribed: true,
  pieceMoved: true,
  cardinalMoved: true,
  cardinalCaughtUp: true,
  boxCleared: true,
  sheetsTurnedUp: true,
  boxStaysEmpty: true,
  neutralSkipped: true,
  lastQuietRound: true,
  gameEnded: true,
}
const decisionTypes: Readonly<Record<DecisionType, true>> = {
  chooseAction: true,
  chooseAgent: true,
  rewardSpace: true,
  rewardAgent: true,
  bribeTarget: true,
  bribeDestination: true,
  queenSpace: true,
  greySpace: true,
  neutralSpace: true,
  neutralAgent: true,
}

const names = ['Anna', 'Kenji', 'Ilona', 'Tobias']

/** How a game is played here: anything, or as little as possible, or with an eye on the military track. */
const habits = {
  anyhow: () => true,
  idly: (move: Move) => move.type === 'income' || move.type === 'endTurn' || move.type === 'decline',
  eagerly: (move: Move) => move.type === 'commission' || move.type === 'buyJewel' || move.type === 'income',
}
type Habit = keyof typeof habits

interface Said {
  readonly decisions: Set<string>
  readonly events: Set<string>
  readonly reasons: Set<string>
  readonly rules: Set<string>
  /** The lines of the log; they are among the others, too. */
  readonly log: string[]
  readonly lines: string[]
}

function said(words: RichelieuTexts, seats: number, habit: Habit, seed: number, own = false): Said {
  const [decisions, events] = [new Set<string>(), new Set<string>()]
  const [reasons, cited] = [new Set<string>(), new Set<string>()]
  const [log, lines]: [string[], string[]] = [[], []]
  const random = new FastRandom(seed)
  const tell = (event: Event, ...notes: readonly Note[]) => {
    events.add(event.type)
    const told = { event, confidences: notes.filter((note) => note !== 'reveals'), reveals: false }
    for (const viewer of [0, 1, null]) log.push(words.event(seenBy(told, viewer), names.slice(0, seats)))
  }
  const context = { random, tell }
  const options = { ...usual, wonSheetsFaceDown: seed % 2 === 0, hiddenMoney: seed % 3 > 0 }
  const state = richelieu.setup(seats, options, context, own ? otherSet : undefined)
  for (let moves = 0; ; moves++) {
    const [decision] = richelieu.decisions(state)
    if (moves % 7 === 0 || decision === undefined)
      for (const viewer of [0, null])
        lines.push(...words.position(richelieu.view(state, viewer), names.slice(0, seats)))
    if (decision === undefined) break
    const { seat, type } = decision
    decisions.add(type)
    const view = richelieu.view(state, seat)
    lines.push(words.prompt(decision, view))
    const blocked = richelieu.blocked?.(state, seat) ?? []
    for (const { move, reason, rule } of blocked) {
      reasons.add(reason)
      cited.add(rule)
      lines.push(words.move(move, view), words.reason(reason))
    }
    const offered = richelieu.moves(state, seat)
    for (const move of offered) lines.push(words.move(move, view))
    const liked = offered.filter(habits[habit])
    richelieu.play(state, seat, pick(liked.length > 0 && random.below(8) > 0 ? liked : offered, random), context)
  }
  return { decisions, events, reasons, rules: cited, log, lines: [...lines, ...log] }
}

/** Games of all kinds with two, three and four players, the same in every language. */
const everythingSaid = Object.fromEntries(
  languages.map((language) => [
    language,
    [2, 3, 4].flatMap((seats) => {
      const words = texts[language]
      return [
        ...[1, 2, 3, 4, 5, 6, 12, 13, 14, 15, 16].map((seed) => said(words, seats, 'anyhow', seed)),
        ...[7, 8, 9].map((seed) => said(words, seats, 'eagerly', seed)),
        said(words, seats, 'idly', 10),
        said(words, seats, 'anyhow', 11, true),
      ]
    }),
  ]),
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
    ...Object.values(words.sheets),
    ...Object.values(words.factions),
    ...Object.values(words.effects),
    ...words.neutrals,
    ...sources.map((source) => game.source(source)),
  ]
}

speaksWell({
  texts,
  rulebooks,
  said: inEach((language) => everythingSaid[language].flatMap(({ lines }) => lines)),
  fixed: inEach(fixedTexts),
  options: richelieu.options,
  view: richelieu.view(position(), 0),
  rules,
  rulings,
  isSlip: (text) => /undefined|null|NaN|Infinity|[{}]|\[object|(?<![\dI])-\d/.test(text),
  isSame: (text) => /^RI-/.test(text) || ['Richelieu', 'richelieu'].includes(text),
  latin: [...names, 'Richelieu', 'Olivier Lamontagne', 'White Goblin Games', 'Sheet', '-ours'],
  english: /\b(the|and|with|your|agent|agents|sheet|sheets|space|turn|reward|neutral)\b/,
})

describe.each(languages)('the words in %s', (language) => {
  const words = texts[language]
  const games = everythingSaid[language]

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

  it('have one colon at most in a line of the log', () => {
    const log = new Set(games.flatMap((game) => game.log))
    expect([...log].filter((line) => (line.match(/[:：]/g) ?? []).length > 1)).toEqual([])
  })

  it('call sheets of a foreign set by its names, or by what is printed', () => {
    const sheets = games.flatMap(({ lines }) =>
      lines.filter((line) => line.includes('Sheet 1') || line.includes('R02-ours')),
    )
    expect(sheets.length).toBeGreaterThan(0)
  })

  it('tell nobody the value of a hidden agent of somebody else', () => {
    const s = position({ on: { R04: 'r3 . . . .' } })
    const other = position({ on: { R04: 'r-2 . . . .' } })
    const lines = (state: typeof s) => words.position(richelieu.view(state, 1), names.slice(0, 3))
    expect(lines(other)).toEqual(lines(s))
  })
})

describe.each(languages)('the rulebook in %s', (language) => {
  const rulebook = rulebooks[language]
  const page = blocksOf(rulebook)

  it('shows all 26 sheets with their names, years and spaces', () => {
    const names: Readonly<Record<string, string>> = wordsIn[language].sheets
    const rows = page.flatMap((block) => (block.type === 'table' ? block.rows : []))
    for (const { id, year, spaces } of standardSet.sheets) {
      const row = rows.find(([first]) => first === `${names[id]} (${year})`)
      expect(row).toContain(spaces.join(' '))
    }
  })
})

describe('the pictures of the rulebook', () => {
  const outcome = (picture: (typeof exampleBoxes)[keyof typeof exampleBoxes]) => {
    const s = positionOf(picture)
    const side = winnerOf(s, 0)
    const ranking = rankingOf(s, 0, side).map(({ owner, sum }) => `${'ABCD'[owner]}${sum}`)
    return [side, strengthOf(s, 0, 0), strengthOf(s, 0, 1), ranking.join(' ')]
  }

  it('resolve as the text says', () => {
    expect(outcome(exampleBoxes.resolved)).toEqual([1, 3, 9, 'A5 B3 D1'])
    expect(outcome(exampleBoxes.sidesTied)).toEqual([0, 5, 5, 'A2'])
    expect(outcome(exampleBoxes.ranksTied)).toEqual([1, 1, 7, 'C3 A3 D1'])
  })

  it('hide what lies face down, and show what lies on a 0', () => {
    const { owners, values } = richelieu.view(positionOf(exampleBoxes.placing), null)
    expect(owners.slice(0, 10)).toEqual([-1, 2, -1, 1, -1, 1, -1, -1, -1, 0])
    expect(values.slice(0, 10)).toEqual([null, null, null, 2, null, null, null, null, null, 3])
  })

  it('are of tables that can be drawn', () => {
    const pictures = blocksOf(rulebooks.en).flatMap((block) =>
      'picture' in block && block.picture !== undefined ? [block.picture.name] : [],
    )
    expect(new Set(pictures)).toEqual(new Set(['agents', 'sheet', 'box', 'prestige', 'tracks']))
    const behind = positionOf({ name: 'prestige', prestige: [3, 6, 7, 11], cardinal: 7 })
    expect([0, 1, 2, 3].map((seat) => isBehindCardinal(behind, seat))).toEqual([true, true, false, false])
    const tracks = positionOf({ name: 'tracks', income: [1, 3, 2, 5], military: [0, 2, 3, 6] })
    expect([tracks.income, tracks.military]).toEqual([
      [1, 3, 2, 5],
      [0, 2, 3, 6],
    ])
    expect(positionOf({ name: 'sheet', sheet: 'E1' }).sheets.slice(0, 2)).toEqual([3, 13])
  })
})
