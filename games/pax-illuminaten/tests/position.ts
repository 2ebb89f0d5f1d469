import { FastRandom, reveals, type Seat, type Tell, type Told } from '@eminence/kernel'
import { toldTo } from '../../tests/told.ts'
import {
  type Bot,
  type Card,
  cardNamed,
  cards,
  type EventCard,
  edictOf,
  type Faction,
  factionCardsOf,
  factionIndexes,
  factions,
  type Layout,
  layoutFor,
  luminaries,
  none,
  type Plot,
  placard,
  plots,
  type Slot,
  specialCards,
  specials,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import { paxIlluminaten } from '../index.ts'
import { type Move, plainTasks } from '../moves.ts'
import { goOn } from '../rules/course.ts'
import { discarded, inRow, newTable, notInPlay, type Options, type State } from '../state.ts'

export const usual: Options = { bot: 'none', botFirst: false }

/** Red sits at the top (seat A), Blue at B, then Green and Yellow. */
const colours = 'rbgy'
export const seatOf = (colour: string): Seat => colours.indexOf(colour)

const letters = 'NPMASC'
export const factionOf = (letter: string): Faction => factionIndexes[letters.indexOf(letter)]

/** `013` is PIL013. */
export const cardOf = (number: string): Card => cardNamed(`PIL${number}`)
export const numberOf = (card: Card): string => luminaries[card]?.id.slice(3) ?? '-'

export const plotOf = (id: string): Plot => Number(id.slice(1)) - 1
export const plotId = (plot: Plot): string => `P${`${plot + 1}`.padStart(2, '0')}`

/** The name of a special event, or the letter of the faction of an edict. */
export const eventOf = (name: string): EventCard => {
  const names: readonly string[] = specials
  const at = names.indexOf(name)
  return at < 0 ? edictOf(factionOf(name)) : specialCards[at]
}
export const eventName = (event: EventCard): string =>
  event < factions.length ? letters[event] : specials[event - factions.length]

interface Given {
  readonly seats?: 2 | 3 | 4
  readonly bot?: Bot
  readonly botFirst?: boolean
  readonly active?: string
  readonly starter?: string
  readonly round?: number
  /** By slot: the card and whose disks are on it from the top on, `.` for a vacancy: `029 b.r`. What is not named lies face down. */
  readonly map?: Readonly<Record<string, string>>
  /** By colour. */
  readonly hands?: Readonly<Record<string, string>>
  /** By colour: `S2 A1`. */
  readonly favors?: Readonly<Record<string, string>>
  readonly contacts?: Readonly<Record<string, number>>
  /** The next cards of the deck, the first first. */
  readonly deck?: string
  /** The whole deck is what `deck` says; all else is on the discard pile. */
  readonly deckOnly?: boolean
  /** From the bottom on. */
  readonly discard?: string
  readonly court?: string
  readonly chamberlain?: number
  /** By letter of the faction: the colour of its holder, or `row`. */
  readonly factionCards?: Readonly<Record<string, string>>
  readonly publicPlots?: string
  readonly privatePlots?: Readonly<Record<string, string>>
  /** By colour, in the order of the claims; a minus for a disk under the plot: `P06 P11-`. */
  readonly claims?: Readonly<Record<string, string>>
  /** The next events, the first first. */
  readonly events?: string
  readonly eventHands?: Readonly<Record<string, string>>
  readonly inForce?: Readonly<Record<string, string>>
  /** By letter of the faction: before whom, and how many tokens are left: `b4`; `gone` if it was discarded. */
  readonly edicts?: Readonly<Record<string, string>>
  /** Fewer disks than the pieces on the table leave: the others are nowhere. */
  readonly supply?: Readonly<Record<string, number>>
  readonly token?: string
  readonly cubes?: string
}

const usualContacts: Readonly<Record<string, number>> = { r: 23, b: 15, g: 10, y: 5 }
const words = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(' '))

/** The name of a slot in the rules: r3c1 is the first card of the third row. */
export function slotName({ cells }: Layout, slot: Slot): string {
  const { row } = cells[slot]
  return `r${row}c${cells.slice(0, slot + 1).filter((cell) => cell.row === row).length}`
}

export const slotOf = (s: State, name: string): Slot => {
  if (name === 'placard') return placard
  const layout = layoutFor(s)
  return layout.cells.findIndex((_, slot) => slotName(layout, slot) === name)
}

export const nameOf = (s: State, slot: Slot): string => (slot === placard ? 'placard' : slotName(layoutFor(s), slot))

/** The action phase of a turn. */
export function position(given: Given = {}): State {
  const { seats = 2, bot = 'none', botFirst = false, active = 'b', starter = active, round = 2 } = given
  const s = newTable(seats, { bot, botFirst }, null)
  s.active = seatOf(active)
  s.starter = seatOf(starter)
  s.round = round
  s.turn = round * seats
  s.mainAllowed = 2
  s.chamberlain = given.chamberlain ?? 0
  layCards(s, given)
  for (const [slot, text] of Object.entries(given.map ?? {})) {
    const [, disks = ''] = text.split(' ')
    const at = slotOf(s, slot)
    ;[...disks].forEach((colour, location) => {
      if (colour === '.') return
      s.disks[4 * at + location] = seatOf(colour)
      s.presence[seatOf(colour)] |= 1 << at
      s.supply[seatOf(colour)]--
    })
  }
  layFavors(s, given)
  layPlots(s, given)
  layEvents(s, given)
  for (const [colour, number] of Object.entries(given.supply ?? {})) s.supply[seatOf(colour)] = number
  for (const [letter, holder] of Object.entries(given.factionCards ?? {})) {
    s.holders[factionOf(letter)] = holder === 'row' ? inRow : seatOf(holder)
  }
  for (const faction of factionIndexes) {
    const missing = factionCardsOf(seats) - s.holders.filter((holder) => holder !== notInPlay).length
    if (missing > 0 && s.holders[faction] === notInPlay) s.holders[faction] = inRow
  }
  if (given.token !== undefined) s.token = slotOf(s, given.token)
  s.cubes = words(given.cubes).map((name) => slotOf(s, name))
  const { endOfTurn, refill, eventCheck, plotCheck, endOfActions, menu, botActs } = plainTasks
  const first = s.active === s.bot ? botActs : menu
  s.todo = [endOfTurn, refill, eventCheck, plotCheck, endOfActions, first].map((tasks) => tasks[s.active])
  return s
}

function layCards(s: State, given: Given): void {
  const named = Object.values(given.map ?? {}).map((text) => text.split(' ')[0])
  const hands = Object.values(given.hands ?? {}).flatMap(words)
  const piles = [...words(given.deck), ...words(given.discard), ...words(given.court)]
  const taken = new Set([...named, ...hands, ...piles].map(cardOf))
  const rest = cards.filter((card) => !taken.has(card))
  for (const [slot, text] of Object.entries(given.map ?? {})) {
    const at = slotOf(s, slot)
    s.map[at] = cardOf(text.split(' ')[0])
    s.faceUp |= 1 << at
  }
  const next = () => rest.shift() ?? none
  s.map = s.map.map((card) => (card === none ? next() : card))
  for (const [colour, hand] of Object.entries(given.hands ?? {})) s.hands[seatOf(colour)] = words(hand).map(cardOf)
  const court = words(given.court).map(cardOf)
  s.court = s.court.map((_, at) => court[at] ?? next())
  const top = words(given.deck).map(cardOf).reverse()
  s.deck = given.deckOnly ? top : [...rest.reverse(), ...top]
  s.discard = [...(given.deckOnly ? rest : []), ...words(given.discard).map(cardOf)]
}

function layFavors(s: State, given: Given): void {
  const { set } = tablesOf(s)
  s.contacts = s.contacts.map((_, seat) => {
    const number = given.contacts?.[colours[seat]] ?? usualContacts[colours[seat]]
    return set.contacts.findIndex((contact) => contact.number === number)
  })
  for (const [colour, favors] of Object.entries(given.favors ?? {})) {
    for (const word of words(favors)) {
      const tokens = Number(word.slice(1))
      s.favors[seatOf(colour) * factions.length + factionOf(word[0])] += tokens
      s.pool[factionOf(word[0])] -= tokens
    }
  }
}

function layPlots(s: State, given: Given): void {
  s.publicPlots = words(given.publicPlots ?? 'P03 P05').map(plotOf)
  const owned = s.privatePlots.map((_, seat) => words(given.privatePlots?.[colours[seat]]).map(plotOf)[0] ?? none)
  const rest = [...plots.keys()].filter((plot) => !s.publicPlots.includes(plot) && !owned.includes(plot))
  // the usual hidden plots are hard to meet
  const hard = ['P07', 'P10', 'P04', 'P08'].map(plotOf).filter((plot) => rest.includes(plot))
  s.privatePlots = owned.map((plot, seat) => (plot === none && seat !== s.bot ? (hard.shift() ?? none) : plot))
  s.plotDeck = rest.filter((plot) => !s.privatePlots.includes(plot)).reverse()
  for (const [colour, claims] of Object.entries(given.claims ?? {})) {
    const seat = seatOf(colour)
    for (const word of words(claims)) {
      const plot = plotOf(word.slice(0, 3))
      s.claims[seat].push(plot)
      s.supply[seat]--
      if (!word.endsWith('-')) s.onTop[seat] |= 1 << plot
      if (s.privatePlots[seat] === plot) s.revealed |= 1 << seat
    }
  }
}

function layEvents(s: State, given: Given): void {
  const named = words(given.events).map(eventOf)
  for (const [letter, text] of Object.entries(given.edicts ?? {})) {
    const faction = factionOf(letter)
    if (text === 'gone') {
      s.edictAt[faction] = discarded
      s.eventDiscard.push(edictOf(faction))
      continue
    }
    s.edictAt[faction] = seatOf(text[0])
    s.edictTokens[faction] = Number(text.slice(1))
    s.pool[faction] -= s.edictTokens[faction]
  }
  s.lastRound = s.eventDiscard.length >= 5
  for (const [colour, hand] of Object.entries(given.eventHands ?? {}))
    s.eventHands[seatOf(colour)] = words(hand).map(eventOf)
  for (const [colour, event] of Object.entries(given.inForce ?? {})) s.inForce[seatOf(colour)] = eventOf(event)
  const out = new Set([...named, ...s.eventHands.flat(), ...s.inForce])
  const edicts = factionIndexes.filter((faction) => s.edictAt[faction] === none).map(edictOf)
  const left = [...edicts, ...specialCards].filter((event) => !out.has(event))
  s.eventsUnused = left.splice(-3)
  s.eventDeck = [...left.reverse(), ...named.toReversed()]
}

/** “scout”, “slot r4c4”, “card 042”, “token M”, “scheme 024”, “mode quick”, “target r3c3 r”, “disks 2”, “claimPlot P06”. */
export function worded(s: State, move: Move): string {
  if (move.type === 'target') return `target ${nameOf(s, move.slot)} ${colours[move.seat]}`
  if ('slot' in move) return `${move.type} ${nameOf(s, move.slot)}`
  if ('card' in move) return `${move.type} ${numberOf(move.card)}`
  if ('faction' in move) return `${move.type} ${letters[move.faction]}`
  if ('plot' in move) return `${move.type} ${plotId(move.plot)}`
  if ('seat' in move) return `${move.type} ${colours[move.seat]}`
  if ('event' in move) return `event ${eventName(move.event)}`
  if ('mode' in move) return `mode ${move.mode}`
  if ('position' in move) return `court ${move.position}`
  if (move.type === 'fallAway') return `fallAway ${move.top} ${move.bottom}`
  return 'disks' in move ? `disks ${move.disks}` : move.type
}

/** Whoever is offered a move of these words plays it, one after the other; `b: card 042` if several could. Gives what was told. */
export function play(s: State, ...moves: readonly string[]): Told<Event>[] {
  const events: Told<Event>[] = []
  for (const text of moves) {
    const [, colour, words] = /^(?:([rbgy]): )?(.*)$/.exec(text) ?? []
    const choices = paxIlluminaten
      .decisions(s)
      .filter(({ seat }) => colour === undefined || seat === seatOf(colour))
      .flatMap(({ seat }) => paxIlluminaten.moves(s, seat).map((move) => ({ seat, move })))
    const choice = choices.find(({ move }) => worded(s, move) === words)
    if (choice === undefined) {
      throw new Error(
        `${owes(s).join()} is not offered “${text}”, but ${choices.map(({ move }) => worded(s, move)).join(', ')}`,
      )
    }
    paxIlluminaten.play(s, choice.seat, choice.move, listening(events))
  }
  return events
}

const listening = (events: Told<Event>[]): { random: FastRandom; tell: Tell<Event> } => ({
  random: new FastRandom(1),
  tell: (event, ...notes) => {
    events.push({
      event,
      confidences: notes.filter((note) => note !== reveals),
      reveals: notes.includes(reveals),
    })
  },
})

/** What comes by itself, as far as it goes: the bot's turn, or what follows a forged stack. */
export function runOn(s: State): Told<Event>[] {
  const events: Told<Event>[] = []
  goOn(s, listening(events))
  return events
}

/** “menu b”. */
export const owes = (s: State): string[] =>
  paxIlluminaten.decisions(s).map(({ type, seat }) => `${type} ${colours[seat]}`)

export const offered = (s: State): string[] =>
  paxIlluminaten.decisions(s).flatMap(({ seat }) => paxIlluminaten.moves(s, seat).map((move) => worded(s, move)))

/** The offered moves that begin with this word, without it. */
export const offers = (s: State, word: string): string[] =>
  offered(s)
    .filter((each) => each.startsWith(`${word} `))
    .map((each) => each.slice(word.length + 1))

/** Why not: “scout: noMainAction PI-5.1”. */
export const blocked = (s: State): string[] =>
  paxIlluminaten
    .decisions(s)
    .flatMap(({ seat }) => paxIlluminaten.blocked?.(s, seat) ?? [])
    .map(({ move, reason, rule }) => `${worded(s, move)}: ${reason} ${rule}`)

/** “S2 A1”, in the order of the factions. */
export const favors = (s: State, colour: string): string =>
  factionIndexes
    .map((faction) => [letters[faction], s.favors[seatOf(colour) * factions.length + faction]] as const)
    .filter(([, tokens]) => tokens > 0)
    .map(([letter, tokens]) => `${letter}${tokens}`)
    .join(' ')

export const pool = (s: State, letter: string): number => s.pool[factionOf(letter)]

/** The card and its disks, as `map` has it; nothing for a card that lies face down. */
export function at(s: State, name: string): string {
  const slot = slotOf(s, name)
  if ((s.faceUp & (1 << slot)) === 0) return ''
  const disks = s.disks.slice(4 * slot, 4 * slot + 4).map((owner) => (owner === none ? '.' : colours[owner]))
  return `${numberOf(s.map[slot])} ${disks.join('').replace(/\.+$/, '')}`.trim()
}

export const hand = (s: State, colour: string): string => s.hands[seatOf(colour)].map(numberOf).join(' ')

export const supply = (s: State, colour: string): number => s.supply[seatOf(colour)]

export const token = (s: State): string => nameOf(s, s.token)

/** “P06 P11-”. */
export const claims = (s: State, colour: string): string =>
  s.claims[seatOf(colour)].map((plot) => `${plotId(plot)}${s.onTop[seatOf(colour)] & (1 << plot) ? '' : '-'}`).join(' ')

/** Ends the action phase and answers what is asked of anybody until the next turn: no event kept but the first, cards from the deck. */
export function endTurn(s: State): Told<Event>[] {
  const { turn } = s
  const events = play(s, 'end')
  while (s.turn === turn && paxIlluminaten.decisions(s).length > 0) {
    const open = offered(s)
    events.push(...play(s, open.includes('draw') ? 'draw' : open[0]))
  }
  return events
}

/** The lines of the bot's script, with what it does: “1b influences r3c3”. */
export const steps = (s: State, events: readonly Told<Event>[]): string[] =>
  toldTo(events, 'botStep').map(({ line, rule, deed, slot }) =>
    [line ?? rule, deed, ...(slot === undefined ? [] : [nameOf(s, slot)])].join(' '),
  )
