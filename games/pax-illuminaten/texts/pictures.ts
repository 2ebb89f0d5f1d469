import type { LuminaryId } from '../../luminaries/data.ts'
import { type Bot, cardNamed, none } from '../data.ts'
import { mostLocations } from '../sets.ts'
import { newTable, type State } from '../state.ts'
import { seatLetter } from './shared.ts'

/** What lies on a place: a card, and whose disks are on it from the top on: `AB.` for A, B and a vacancy. */
type Laid = readonly [card: LuminaryId, disks?: string]

/** A part of the map for two: these places with what is on them, by their numbers. All others lie face down. */
interface BoardPicture {
  readonly name: 'board'
  readonly cards: Readonly<Record<number, Laid>>
  /** The places that the text speaks of. */
  readonly marked: readonly number[]
  /** B is this bot; its token lies on a place. */
  readonly bot?: { readonly name: Bot; readonly token: number }
}

/** What the rulebook shows, drawn by the parts of the table. */
export type RulebookPicture =
  /** The map with the numbers of its places and the placards around it. */
  | { readonly name: 'map'; readonly seats: 2 | 3 | 4 }
  /** A card with all that is printed on it. */
  | { readonly name: 'card'; readonly card: LuminaryId }
  /** The six directions with what the bot's diagram shows there. */
  | { readonly name: 'diagram'; readonly bot: Bot }
  | BoardPicture

/** The pictures that the rulebook explains in every language. B sits below the map, A above it. */
export const examples = {
  card: { name: 'card', card: 'PIL029' },
  scout: { name: 'board', cards: { 18: ['PIL029', 'B'], 19: ['PIL006', 'B'] }, marked: [14, 15, 16, 17] },
  influence: {
    name: 'board',
    cards: {
      9: ['PIL056', 'A'],
      10: ['PIL012', 'AA'],
      13: ['PIL042', 'AA'],
      14: ['PIL001', 'BB'],
      15: ['PIL050'],
    },
    marked: [13],
  },
  whisper: {
    name: 'board',
    cards: { 5: ['PIL026', 'B'], 9: ['PIL029', 'B'], 10: ['PIL019', 'B'] },
    marked: [10],
  },
  organize: {
    name: 'board',
    cards: { 5: ['PIL041'], 7: ['PIL039'], 9: ['PIL020', 'B'], 11: ['PIL029', 'A'], 15: ['PIL009', 'B'] },
    marked: [9, 15],
  },
  oust: {
    name: 'board',
    cards: {
      5: ['PIL026', 'AA'],
      6: ['PIL022', 'AA'],
      9: ['PIL017', 'B'],
      10: ['PIL027', 'A'],
      11: ['PIL021', 'A'],
      14: ['PIL013', 'BB'],
      15: ['PIL029', 'BB'],
    },
    marked: [10],
  },
  lodge: {
    name: 'board',
    cards: { 10: ['PIL017', 'BA'], 14: ['PIL013', 'BB'], 15: ['PIL029', 'B'] },
    marked: [10, 14, 15],
  },
  nested: {
    name: 'board',
    cards: {
      1: ['PIL001', 'A'],
      2: ['PIL003', 'A'],
      3: ['PIL004', 'A'],
      6: ['PIL018', 'A'],
      7: ['PIL016', 'A'],
    },
    marked: [6],
  },
  weishaupt: {
    name: 'board',
    cards: { 8: ['PIL012'], 13: ['PIL017', 'B'] },
    marked: [8],
    bot: { name: 'weishaupt', token: 13 },
  },
} as const satisfies Record<string, RulebookPicture>

/** A table with what the picture shows on it, so that it can be drawn like any other. */
export function positionOf(picture: RulebookPicture): State {
  const bot = picture.name === 'board' ? picture.bot : undefined
  const s = newTable(picture.name === 'map' ? picture.seats : 2, { bot: bot?.name ?? 'none', botFirst: false }, null)
  // contact 15: Professions, Magistrates, Scholars for B, as in the examples
  s.contacts = s.contacts.map((_, seat) => [19, 11, 6, 1][seat])
  if (picture.name !== 'board') return s
  s.active = 1
  if (bot !== undefined) s.token = bot.token - 1
  for (const [number, [id, disks = '']] of Object.entries<Laid>(picture.cards)) {
    const slot = Number(number) - 1
    s.map[slot] = cardNamed(id)
    s.faceUp |= 1 << slot
    for (const [location, letter] of [...disks].entries()) {
      const seat = s.supply.findIndex((_, each) => seatLetter(each) === letter)
      if (seat === none) continue
      s.disks[slot * mostLocations + location] = seat
      s.presence[seat] |= 1 << slot
      s.supply[seat]--
    }
  }
  return s
}
