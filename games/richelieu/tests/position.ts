import { FastRandom, type Seat, type Told } from '@eminence/kernel'
import { boxes, none, type Owner, pieceOwner, placeOf, type Sheet, type Space, spacesOfBox, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { richelieu } from '../index.ts'
import { type Move, owed } from '../moves.ts'
import { standardSet } from '../standard-set.ts'
import {
  inActions,
  isBehindCardinal,
  kindOfValue,
  labelOf,
  newTable,
  type Options,
  outOfGame,
  type State,
} from '../state.ts'

export const usual: Options = { neutralLastSpace: false, wonSheetsFaceDown: false, hiddenMoney: true }

export const sheetNamed = (id: string): Sheet => standardSet.sheets.findIndex((sheet) => sheet.id === id)

/** Seats and colours as the rows call them; with two players g and b are the neutral ones. */
const letters = 'rygb'

interface Given {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  readonly starter?: Seat
  readonly active?: Seat
  /** By place, two a box; `null` for a box that stays empty. */
  readonly sheets?: readonly (string | null)[]
  /**
   * Who stands on a sheet, from left to right: `r3` is Red's agent 3, face up on a 0 and otherwise face down (`r3!` is face up anyway),
   * `Q` the Queen, `G` the Grey Eminence, `.` a free space.
   */
  readonly on?: Readonly<Record<string, string>>
  /** By colour; a hand that is not named has all agents that are nowhere else. */
  readonly hands?: Readonly<Record<string, readonly number[]>>
  readonly city?: Readonly<Record<string, readonly number[]>>
  readonly prestige?: readonly number[]
  readonly income?: readonly number[]
  readonly military?: readonly number[]
  readonly purses?: readonly number[]
  readonly jewels?: readonly number[]
  readonly cityJewels?: number
  readonly cardinal?: number
  /** Ids of the sheets that each seat has won. */
  readonly won?: readonly (readonly string[])[]
  /** How many intrigues are over: so many sheets of each side have gone. */
  readonly resolved?: number
  readonly quietTurns?: number
}

const usualSheets = ['R04', 'E1', 'R08', 'F1', 'R11', 'P1']

/** A turn that begins. */
export function position(given: Given = {}): State {
  const { seats = 3, options, starter = 0, active = 0, sheets = usualSheets, on = {}, city = {}, hands = {} } = given
  const s = newTable(seats, { ...usual, ...options }, null, starter)
  const { prestige, income, military, purses, jewels, cityJewels, cardinal, quietTurns = 0 } = given
  Object.assign(s, {
    ...(prestige && { prestige: [...prestige] }),
    ...(income && { income: [...income] }),
    ...(military && { military: [...military] }),
    ...(purses && { purses: [...purses] }),
    ...(jewels && { jewels: [...jewels] }),
    ...(cityJewels !== undefined && { cityJewels }),
    ...(cardinal !== undefined && { cardinal }),
  })
  s.sheets = sheets.map((id) => (id === null ? none : sheetNamed(id)))
  for (const box of boxes) if (s.sheets[2 * box] !== none) s.free |= spacesOfBox[box]
  layDecks(s, given)
  for (const [id, row] of Object.entries(on)) fillRow(s, s.sheets.indexOf(sheetNamed(id)), row)
  for (const [letter, values] of Object.entries(city)) {
    for (const value of values) moveFromHand(s, letters.indexOf(letter), value, s.city)
  }
  const tables = tablesOf(s)
  for (const [letter, values] of Object.entries(hands)) {
    const from = letters.indexOf(letter) * tables.kinds.length
    s.hands.fill(0, from, from + tables.kinds.length)
    for (const value of values) s.hands[from + kindOfValue(tables, value)]++
  }
  s.turn = 1
  s.active = active
  s.stage = inActions
  s.allowance = isBehindCardinal(s, active) ? 2 : 1
  s.quietTurns = quietTurns
  s.todo = [owed.chooseAction[active]]
  return s
}

/** What lies neither on the board nor before a player is gone, as far as intrigues are over, or in the decks. */
function layDecks(s: State, { won = [], resolved = 0 }: Given): void {
  won.forEach((ids, seat) => {
    for (const id of ids) s.keepers[sheetNamed(id)] = seat
  })
  s.resolved = resolved
  const { sheetsOfSide } = tablesOf(s)
  const decks = sheetsOfSide.map((all) => {
    const gone = all.filter((sheet) => s.keepers[sheet] !== none).length
    const rest = all.filter((sheet) => s.keepers[sheet] === none && !s.sheets.includes(sheet))
    for (const sheet of rest.slice(0, resolved - gone)) s.keepers[sheet] = outOfGame
    return rest.slice(Math.max(0, resolved - gone)).reverse()
  })
  s.richelieuDeck = decks[0]
  s.opposingDeck = decks[1]
}

function fillRow(s: State, place: number, row: string): void {
  row.split(' ').forEach((word, index) => {
    const space = 5 * place + index
    if (word === '.') return
    const piece = 'QG'.indexOf(word)
    s.free &= ~(1 << space)
    if (piece >= 0) {
      s.owners[space] = pieceOwner[piece]
      s.values[space] = tablesOf(s).set.pieceValue
      s.pieces[piece] = space
      s.faceUp |= 1 << space
      return
    }
    const owner = letters.indexOf(word[0])
    const value = Number.parseInt(word.slice(1), 10)
    moveFromHand(s, owner, value)
    s.owners[space] = owner
    s.values[space] = value
    if (word.endsWith('!') || labelOf(s, space) === 0) s.faceUp |= 1 << space
  })
}

function moveFromHand(s: State, owner: Owner, value: number, to?: number[]): void {
  const tables = tablesOf(s)
  const at = owner * tables.kinds.length + kindOfValue(tables, value)
  if (s.hands[at] === 0) throw new Error(`${letters[owner]} has no more agents of the value ${value}`)
  s.hands[at]--
  if (to) to[at]++
}

/** The space on this sheet, counted from 0. */
export const space = (s: State, id: string, index: number): Space => 5 * s.sheets.indexOf(sheetNamed(id)) + index

/** Answers a decision with an offered move (an error otherwise) and returns what was told. Chance comes from a fixed seed. */
export function answer(s: State, seat: Seat, move: Move, seed = 1): Told<Event>[] {
  const offered = richelieu.moves(s, seat).map((each) => JSON.stringify(each))
  if (!offered.includes(JSON.stringify(move))) {
    throw new Error(`seat ${seat} is not offered ${JSON.stringify(move)}, but ${offered.join(' ') || 'nothing'}`)
  }
  const events: Told<Event>[] = []
  richelieu.play(s, seat, move, {
    random: new FastRandom(seed),
    tell: (event, ...notes) => {
      const confidences = notes.filter((note) => note !== 'reveals')
      events.push({ event, confidences, reveals: notes.includes('reveals') })
    },
  })
  return events
}

/** Whoever is asked puts this agent there: action B, a reward or the neutral step. */
export function put(s: State, id: string, index: number, value: number): Told<Event>[] {
  const [{ seat }] = richelieu.decisions(s)
  return [
    ...answer(s, seat, { type: 'place', space: space(s, id, index) }),
    ...answer(s, seat, { type: 'agent', value }),
  ]
}

/** Who is asked answers with a move that needs nothing more. */
export function say(s: State, type: 'income' | 'commission' | 'sellJewel' | 'buyJewel' | 'endTurn' | 'decline') {
  const [{ seat }] = richelieu.decisions(s)
  return answer(s, seat, { type })
}

/** Moves the agent on one space to another. */
export function bribe(s: State, from: readonly [string, number], to: readonly [string, number]): Told<Event>[] {
  const [{ seat }] = richelieu.decisions(s)
  return [
    ...answer(s, seat, { type: 'bribe', space: space(s, ...from) }),
    ...answer(s, seat, { type: 'moveTo', space: space(s, ...to) }),
  ]
}

export function movePiece(s: State, type: 'queen' | 'greyEminence', id: string, index: number): Told<Event>[] {
  const [{ seat }] = richelieu.decisions(s)
  return answer(s, seat, { type, space: space(s, id, index) })
}

/** Who owes what: “chooseAction 0”. */
export const owes = (s: State): string[] => richelieu.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

/** Where: “R04 2”. */
export const where = (s: State, at: Space): string => `${standardSet.sheets[s.sheets[placeOf[at]]].id} ${at % 5}`

/** “place R04 2”, “agent 3”, “income”. */
export function worded(s: State, move: Move): string {
  if ('space' in move) return `${move.type} ${where(s, move.space)}`
  return 'value' in move ? `agent ${move.value}` : move.type
}

/** What who is asked may do. */
export const offered = (s: State): string[] =>
  richelieu.decisions(s).flatMap(({ seat }) => richelieu.moves(s, seat).map((move) => worded(s, move)))

/** Why not: “place R04 2: tooDear RI-4.5”. */
export const blocked = (s: State): string[] =>
  richelieu
    .decisions(s)
    .flatMap(({ seat }) => richelieu.blocked?.(s, seat) ?? [])
    .map(({ move, reason, rule }) => `${worded(s, move)}: ${reason} ${rule}`)

/** Behind the screen of this colour, from the lowest value on. */
export const hand = (s: State, letter: string): number[] => valuesIn(s, s.hands, letter)
export const city = (s: State, letter: string): number[] => valuesIn(s, s.city, letter)

function valuesIn(s: State, pool: readonly number[], letter: string): number[] {
  const { kinds } = tablesOf(s)
  const from = letters.indexOf(letter) * kinds.length
  return kinds.flatMap((value, kind) => Array.from({ length: pool[from + kind] }, () => value))
}

/** Who stands on the sheet, as `on` has it; face-up agents have their mark. */
export function row(s: State, id: string): string {
  const place = s.sheets.indexOf(sheetNamed(id))
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const at = 5 * place + index
      const owner = s.owners[at]
      if (owner === none) return '.'
      if (owner >= pieceOwner[0]) return 'QG'[owner - pieceOwner[0]]
      return `${letters[owner]}${s.values[at]}${s.faceUp & (1 << at) ? '!' : ''}`
    })
    .join(' ')
}

export const sheetIds = (s: State): (string | null)[] =>
  s.sheets.map((sheet) => (sheet === none ? null : standardSet.sheets[sheet].id))

export const wonBy = (s: State, seat: Seat): string[] =>
  standardSet.sheets.flatMap(({ id }, sheet) => (s.keepers[sheet] === seat ? [id] : []))

export const gone = (s: State, id: string): boolean => s.keepers[sheetNamed(id)] === outOfGame
