import { FastRandom, type Seat, type Told } from '@eminence/kernel'
import { expect } from 'vitest'
import { none, type Owner, type Sheet, type Space, spaces } from '../../data.ts'
import type { Event } from '../../events.ts'
import { richelieu } from '../../index.ts'
import { type Move, owed } from '../../moves.ts'
import { standardSet } from '../../standard-set.ts'
import { newTable, type Options, outOfGame, type State } from '../../state.ts'

/** Owners by letter: four seats, with two players two seats and the neutral colours c and d; Queen and Grey Eminence. */
const letters = 'abcdQG'
const kinds = [-2, 1, 2, 3]
const everyAgent = [2, 3, 3, 2]
const everyNeutral = [1, 3, 3, 0]

const sheetOf = (id: string): Sheet => standardSet.sheets.findIndex((sheet) => sheet.id === id)
const idOf = (sheet: Sheet): string => (sheet === none ? '-' : standardSet.sheets[sheet].id)
const isRed = (sheet: Sheet): boolean => standardSet.sheets[sheet].faction === 'richelieu'

export interface Scene {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly starter?: Seat
  readonly active?: Seat
  /** Upper and lower sheet of box 1, of box 2, of box 3; `-` in a box that stays empty. */
  readonly sheets?: string
  /** By sheet, from left to right: `a3 . b-2 Q c1!`. Agents are face up on 0 spaces and where an exclamation mark says so. */
  readonly on?: Readonly<Record<string, string>>
  /** By letter. What is neither in this hand nor on a sheet is in the city; without a hand here, the city is empty. */
  readonly hand?: Readonly<Record<string, readonly number[]>>
  readonly prestige?: readonly number[]
  readonly cardinal?: number
  readonly money?: readonly number[]
  readonly jewels?: readonly number[]
  readonly cityJewels?: number
  readonly income?: readonly number[]
  readonly military?: readonly number[]
  /** By seat: the sheets won. */
  readonly won?: readonly string[]
  /** How many intrigues are over. */
  readonly resolved?: number
  /** The next red and the next yellow sheet. */
  readonly next?: string
  readonly quietTurns?: number
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** The turn of `active` begins. */
export function scene(given: Scene = {}): State {
  const { seats = 3, active = 0, starter = active, sheets = 'R02 E4 R13 H3 R07 F2' } = given
  const options = { neutralLastSpace: false, wonSheetsFaceDown: false, hiddenMoney: true, ...given.options }
  const s = newTable(seats, options, null, starter)
  s.active = active
  s.turn = 1
  s.todo = [owed.chooseAction[active]]
  s.sheets = words(sheets).map((id) => (id === '-' ? none : sheetOf(id)))
  spread(s, given)
  if (given.prestige) s.prestige = [...given.prestige]
  if (given.cardinal !== undefined) s.cardinal = given.cardinal
  if (given.money) s.purses = [...given.money]
  if (given.jewels) s.jewels = [...given.jewels]
  s.cityJewels = given.cityJewels ?? 2 + 2 * seats - s.jewels.reduce((sum, jewels) => sum + jewels, 0)
  if (given.income) s.income = [...given.income]
  if (given.military) s.military = [...given.military]
  s.quietTurns = given.quietTurns ?? 0
  s.allowance = s.prestige[active] < s.cardinal ? 2 : 1
  for (const [at, sheet] of s.sheets.entries())
    if (sheet !== none) for (let index = 0; index < 5; index++) setUpSpace(s, 5 * at + index, given)
  gather(s, given)
  expect(richelieu.broken(s)).toEqual([])
  return s
}

/** The sheets that are not on the board: won, gone, or in the decks. */
function spread(s: State, { won = [], resolved, next = '' }: Scene) {
  for (const [seat, ids] of won.entries()) for (const id of words(ids)) s.keepers[sheetOf(id)] = seat
  const all = standardSet.sheets.map((_, sheet) => sheet)
  const wonRed = all.filter((sheet) => s.keepers[sheet] !== none && isRed(sheet)).length
  const wonYellow = all.filter((sheet) => s.keepers[sheet] !== none && !isRed(sheet)).length
  s.resolved = resolved ?? wonRed + wonYellow
  const first = words(next).map(sheetOf)
  for (const red of [true, false]) {
    const rest = all.filter((sheet) => isRed(sheet) === red && !s.sheets.includes(sheet) && s.keepers[sheet] === none)
    const ordered = [
      ...rest.filter((sheet) => !first.includes(sheet)),
      ...rest.filter((sheet) => first.includes(sheet)),
    ]
    const gone = s.resolved - (red ? wonRed : wonYellow)
    for (const sheet of ordered.slice(0, gone)) s.keepers[sheet] = outOfGame
    if (red) s.richelieuDeck = ordered.slice(gone)
    else s.opposingDeck = ordered.slice(gone)
  }
}

function setUpSpace(s: State, space: Space, { on = {} }: Scene) {
  const sheet = s.sheets[Math.floor(space / 5)]
  const word = words(on[idOf(sheet)] ?? '')[space % 5] ?? '.'
  if (word === '.') {
    s.free |= 1 << space
    return
  }
  const owner = letters.indexOf(word[0])
  s.owners[space] = owner
  const isPiece = owner >= 4
  s.values[space] = isPiece ? 3 : Number(word.slice(1).replace('!', ''))
  if (isPiece) s.pieces[owner - 4] = space
  if (isPiece || word.endsWith('!') || standardSet.sheets[sheet].spaces[space % 5] === 0) s.faceUp |= 1 << space
}

function gather(s: State, { hand = {} }: Scene) {
  const owners = s.seats === 2 ? 4 : s.seats
  for (let owner = 0; owner < owners; owner++)
    for (const [kind, value] of kinds.entries()) {
      const all = (owner < s.seats ? everyAgent : everyNeutral)[kind]
      const rest = all - spaces.filter((space) => s.owners[space] === owner && s.values[space] === value).length
      const kept = hand[letters[owner]]
      const inHand = kept === undefined ? rest : kept.filter((each) => each === value).length
      if (rest < inHand) throw new Error(`${letters[owner]} has not so many agents of ${value}`)
      s.hands[4 * owner + kind] = inHand
      s.city[4 * owner + kind] = rest - inHand
    }
}

/** The space of this sheet, counted from 0: `R02 3`. */
export function at(s: State, text: string): Space {
  const [id, index] = words(text)
  return 5 * s.sheets.indexOf(sheetOf(id)) + Number(index)
}

const placeName = (s: State, space: Space): string => `${idOf(s.sheets[Math.floor(space / 5)])} ${space % 5}`

const worded = (s: State, move: Move): string => {
  if ('space' in move) return `${move.type} ${placeName(s, move.space)}`
  return 'value' in move ? `${move.type} ${move.value}` : move.type
}

/** “chooseAction a”: what is to be decided, and by whom. */
export const asked = (s: State): string =>
  richelieu
    .decisions(s)
    .map(({ type, seat }) => `${type} ${letters[seat]}`)
    .join(', ')

const decider = (s: State): Seat => {
  const [decision, ...others] = richelieu.decisions(s)
  if (decision === undefined || others.length > 0) throw new Error('nobody, or more than one, is asked')
  return decision.seat
}

export const choices = (s: State): string[] => richelieu.moves(s, decider(s)).map((move) => worded(s, move))
/** Of one type. */
export const choicesOf = (s: State, type: string): string[] =>
  choices(s)
    .filter((choice) => words(choice)[0] === type)
    .map((choice) => choice.slice(type.length + 1))
/** Only the kinds of action. */
export const actions = (s: State): string[] => [...new Set(choices(s).map((choice) => words(choice)[0]))].sort()

/** Whoever is asked answers in these words, one after the other: `place R02 3`, `agent 2`, `income`. */
export function play(s: State, ...answers: readonly string[]): Told<Event>[] {
  const told: Told<Event>[] = []
  for (const text of answers) {
    const seat = decider(s)
    const move = richelieu.moves(s, seat).find((each) => worded(s, each) === text)
    if (move === undefined) throw new Error(`“${text}” is not among: ${choices(s).join(', ')}`)
    const before = richelieu.clone(s)
    richelieu.play(s, seat, move, {
      random: new FastRandom(7),
      tell: (event, ...notes) => {
        told.push({
          event,
          confidences: notes.filter((note) => note !== 'reveals'),
          reveals: notes.includes('reveals'),
        })
      },
    })
    expect(richelieu.broken(s, before)).toEqual([])
  }
  return told
}

/** Puts an agent: space, then value. */
export const put = (s: State, where: string, value: number): Told<Event>[] =>
  play(s, `place ${where}`, `agent ${value}`)

export const order = (events: readonly Told<Event>[], ...types: readonly Event['type'][]): string[] =>
  events.map(({ event }) => event.type).filter((type) => types.includes(type))

const pool = (numbers: readonly number[], owner: Owner): number[] =>
  kinds.flatMap((value, kind) => Array.from({ length: numbers[4 * owner + kind] }, () => value))
export const handOf = (s: State, letter: string): number[] => pool(s.hands, letters.indexOf(letter))
export const cityOf = (s: State, letter: string): number[] => pool(s.city, letters.indexOf(letter))

/** As in `on`. */
export function row(s: State, id: string): string {
  const first = at(s, `${id} 0`)
  const worded = [0, 1, 2, 3, 4].map((index) => {
    const space = first + index
    const owner = s.owners[space]
    if (owner === none) return '.'
    if (owner >= 4) return letters[owner]
    const isOpen = standardSet.sheets[sheetOf(id)].spaces[index] === 0
    return `${letters[owner]}${s.values[space]}${(s.faceUp & (1 << space)) !== 0 && !isOpen ? '!' : ''}`
  })
  return worded.join(' ')
}

export const isFaceUp = (s: State, where: string): boolean => (s.faceUp & (1 << at(s, where))) !== 0
export const board = (s: State): string => s.sheets.map(idOf).join(' ')
export const wonBy = (s: State, seat: Seat): string[] =>
  standardSet.sheets.filter((_, sheet) => s.keepers[sheet] === seat).map(({ id }) => id)
export const isGone = (s: State, id: string): boolean => s.keepers[sheetOf(id)] === outOfGame
/** Prestige, money, income, military of one seat. */
export const purse = (s: State, seat: Seat): number[] => [
  s.prestige[seat],
  s.purses[seat],
  s.income[seat],
  s.military[seat],
]
