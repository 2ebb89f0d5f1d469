import type { Blocked } from '@eminence/kernel'
import type { Light } from '@eminence/ui/offering.ts'
import {
  allGoods,
  type Card,
  endOfSpaces,
  firstSpace,
  type Good,
  type Land,
  lands,
  rowOf,
  type Space,
  spaces,
} from '../data.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { cardKey, keyOf } from './offer.ts'
import { offers } from './offers.ts'
import { openShips } from './scene.ts'

/** What a hand card can be used for, in the fixed order of the four places. */
export const useTypes = ['portfolio', 'visit', 'sponsor', 'discard'] as const
export type UseType = (typeof useTypes)[number]
export const useKey = (use: UseType, card: Card): string => `${use} ${card}`

/** The hand card that a key names, or null. */
export const cardIn = (key: string): Card | null => (key.startsWith('card ') ? Number(key.slice(5)) : null)

/** What a press does. */
export type Answer =
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'pick'; readonly card: Card | null }
  | { readonly type: 'refuse'; readonly block: Blocked<Move> }
  | { readonly type: 'nothing' }

const byKey = <Each>(list: readonly Each[], moveOf: (each: Each) => Move): ReadonlyMap<string, Each> =>
  new Map(list.map((each) => [keyOf(moveOf(each)), each]))

/** The places on the table where something can be done now, or cannot. */
export class Targets {
  readonly #moves: ReadonlyMap<string, Move>
  readonly #blocks: ReadonlyMap<string, Blocked<Move>>
  /** Those that can be used: a press picks one and shows its uses. */
  readonly cards: ReadonlySet<Card>

  constructor(moves: readonly Move[], blocked: readonly Blocked<Move>[]) {
    this.#moves = byKey(moves, (move) => move)
    this.#blocks = byKey(blocked, ({ move }) => move)
    this.cards = new Set(moves.flatMap((move) => (move.type === 'discard' ? [move.card] : [])))
  }

  moveAt(key: string): Move | undefined {
    return this.#moves.get(key)
  }

  blockAt(key: string): Blocked<Move> | undefined {
    return this.#moves.has(key) ? undefined : this.#blocks.get(key)
  }

  light(key: string): Light {
    const card = cardIn(key)
    if (this.#moves.has(key) || (card !== null && this.cards.has(card))) return 'lit'
    return this.#blocks.has(key) ? 'closed' : 'dark'
  }

  press(key: string, picked: Card | null): Answer {
    const card = cardIn(key)
    if (card !== null && this.cards.has(card)) return { type: 'pick', card: card === picked ? null : card }
    const move = this.moveAt(key)
    if (move !== undefined) return { type: 'play', move }
    const block = this.blockAt(key)
    return block === undefined ? { type: 'nothing' } : { type: 'refuse', block }
  }

  /** In the order in which Tab meets them. */
  keys(picked: Card | null): string[] {
    if (this.cards.size === 0) return [...this.#moves.values()].filter(offers).map(keyOf)
    const uses = picked === null ? [] : useTypes.map((use) => useKey(use, picked))
    return [...uses.filter((key) => this.#moves.has(key)), ...[...this.cards].map(cardKey)]
  }
}

/** A finger's first tap on these shows what they would bring, the second does it. */
export const shownFirst: readonly Move['type'][] = ['land', 'space', 'decree', 'draw']

/** Those that the panel of the turn does not list: they have places of their own beside it. */
const beside: readonly Move['type'][] = [...useTypes, 'dismiss', 'land', 'space', 'sell']

/** Those of which it is good to know why they are not possible. */
const toldWhyNot: readonly Move['type'][] = ['state', 'do', 'tradeWith', 'favor', 'usePlan', 'replace', 'raisePrice']

/** What the panel of the turn lists, the possible ones first. */
export function listedIn(moves: readonly Move[], blocked: readonly Blocked<Move>[]): Move[] {
  const open = moves.filter((move) => offers(move) && !beside.includes(move.type))
  if (open.length === 0) return []
  return [...open, ...blocked.map(({ move }) => move).filter(({ type }) => toldWhyNot.includes(type))]
}

/** What is drawn of the city: land and places in play. */
export const landsIn = ({ rows }: Pick<View, 'rows'>): Land[] => lands.filter((land) => rowOf[land] < rows)
export const placesIn = ({ rows }: Pick<View, 'rows'>): Space[] => spaces.slice(firstSpace(rows), endOfSpaces(rows))

/** The goods that the market offers, each for every ship with a free hold. */
export const soldIn = (moves: readonly Move[]): Good[] =>
  allGoods.filter((good) => moves.some((move) => move.type === 'sell' && move.good === good))

/** Everything that is drawn so that it can be pressed, wherever it is: hand, uses, panel, city, market. */
export function drawnKeys(
  view: View,
  moves: readonly Move[],
  blocked: readonly Blocked<Move>[],
  picked: Card | null,
): string[] {
  const asked = moves.some(({ type }) => type === 'sell') ? openShips(view) : []
  return [
    ...view.hand.map(cardKey),
    ...(picked === null ? [] : useTypes.map((use) => useKey(use, picked))),
    ...listedIn(moves, blocked).map(keyOf),
    ...landsIn(view).map((land) => keyOf({ type: 'land', land })),
    ...placesIn(view).map((space) => keyOf({ type: 'space', space })),
    ...asked.flatMap((ship) => soldIn(moves).map((good) => keyOf({ type: 'sell', good, ship }))),
  ]
}
