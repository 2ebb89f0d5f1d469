import type { Blocked } from '@eminence/kernel'
import { targetEvents } from '@eminence/ui/target.ts'
import { createContext } from 'svelte'
import { type Follower, isOwn, tablesOf, typeOf } from '../data.ts'
import type { Move, Put } from '../moves.ts'
import type { View } from '../view.ts'
import { offers } from './offers.ts'

/** What the viewer can do now, and what is in focus: the parts of the table draw it and report clicks. */
export interface Offer {
  readonly view: View
  /** The target in focus. */
  readonly focused: string | null
  /** What was taken up, or the space that somebody is sought for. */
  readonly chosen: string | null
  /** What it is called. */
  readonly chosenName: string
  /** Who would come to a space at once, or a tech tile; null if nobody would. */
  ghostAt(key: string): Follower | 'tech' | null
  /** How a target is lit: it can be pressed, it would go on with what was chosen, or neither. */
  light(key: string): Light
  /** What a click would do, or why not, in words. */
  label(key: string): string | null
  /** The one target that Tab reaches; arrow keys reach the others. */
  readonly first: string | null
  focus(key: string): void
  leave(key: string): void
  press(key: string, byKeyboard: boolean): void
  /** A piece is being dragged. */
  take(key: string): void
  /** It was let go over a space. */
  drop(source: string, space: string): void
}

/** Null in the pictures of the rulebook. */
export const [useOffer, provideOffer] = createContext<() => Offer | null>()

/** `lit` can be chosen now; `open` too, but something better is at hand; `held` can be taken back; `closed` says why not. */
export type Light = 'lit' | 'open' | 'held' | 'closed' | 'dark'

/** What makes a button a target. */
export function targetOf(offer: Offer | null, key: string) {
  const light = offer?.light(key) ?? 'dark'
  const isTarget = light !== 'dark' && light !== 'closed'
  return {
    'data-light': light,
    'data-key': key,
    'data-target': isTarget ? '' : undefined,
    'aria-disabled': !isTarget,
    tabindex: isTarget && offer?.first === key ? 0 : -1,
    ...targetEvents(() => offer, key),
    // a click without a pointer comes from a key
    onclick: ({ detail }: MouseEvent) => offer?.press(key, detail === 0),
  } as const
}

const isPut = (move: Move): move is Put => move.type === 'put' || move.type === 'putFromTower'

/** What one presses for a move: where it stands, and for what is put somewhere also what it is. */
export function keysOf(view: View, move: Move): readonly string[] {
  switch (move.type) {
    case 'put':
      return [`${isBath(view) ? 'drawn' : 'market'} ${move.follower}`, `space ${move.space}`]
    case 'putFromTower':
      return [`tower ${move.follower}`, `space ${move.space}`]
    case 'layTech':
      return ['tech', `space ${move.space}`]
    case 'recall':
    case 'lift':
    case 'giveTechAt':
      return [`space ${move.space}`]
    case 'store':
      return [`market ${move.follower}`]
    case 'draw':
      return [`draw ${move.count}`]
    case 'act':
      return [`place ${move.place}`]
    case 'takeTile':
      return [`tile ${move.tile}`]
    case 'giveTile':
      return [`give ${move.tile}`]
    case 'travel':
      return [`stretch ${move.stretch}`]
    case 'takeGood':
      return [`cargo ${move.good}`]
    case 'payFood':
    case 'giveGood':
      return [`good ${move.good}`]
    case 'doDeed':
      return [`deed ${move.deed} ${move.follower}`]
    case 'giveStationAt':
      return [`town ${move.town}`]
    case 'recruit':
      return [`recruit ${move.follower}`]
    default:
      return [move.type]
  }
}

const isBath = (view: View): boolean => view.todo.at(-1)?.type === 'bathhouse'

export const isSpace = (key: string): boolean => key.startsWith('space ')

/** What pressing a target does. */
export type Answer =
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'choose'; readonly key: string | null }
  | { readonly type: 'refuse'; readonly block: Blocked<Move> }
  | { readonly type: 'nothing' }

/** What can be pressed now: all that is asked of a list of moves is answered here. */
export class Targets {
  readonly #view: View
  readonly #byKey = new Map<string, Move[]>()
  readonly #blockedByKey = new Map<string, Blocked<Move>[]>()

  constructor(view: View, moves: readonly Move[], blocked: readonly Blocked<Move>[]) {
    this.#view = view
    for (const move of moves.filter(offers)) for (const key of keysOf(view, move)) at(this.#byKey, key).push(move)
    for (const block of blocked) for (const key of keysOf(view, block.move)) at(this.#blockedByKey, key).push(block)
  }

  /** The moves that pressing leads to, with what was chosen before. */
  movesAt(key: string, chosen: string | null = null): readonly Move[] {
    const all = this.#byKey.get(key) ?? []
    return chosen === null ? all : all.filter((move) => keysOf(this.#view, move).includes(chosen))
  }

  blockAt(key: string, chosen: string | null = null): Blocked<Move> | undefined {
    const all = this.#blockedByKey.get(key) ?? []
    return chosen === null ? all[0] : all.find(({ move }) => keysOf(this.#view, move).includes(chosen))
  }

  /** Whether a key that was chosen still is one. */
  has = (key: string): boolean => this.#byKey.has(key)

  /** What is lit, best first. */
  keys(chosen: string | null): readonly string[] {
    const lit = [...this.#byKey.keys()].filter((key) => this.light(key, chosen) === 'lit' && key !== chosen)
    return chosen === null || lit.length > 0 ? lit : [chosen]
  }

  light(key: string, chosen: string | null): Light {
    const all = this.movesAt(key)
    if (all.length === 0) return this.blockAt(key) === undefined ? 'dark' : 'closed'
    if (all.every(({ type }) => type === 'lift')) return 'held'
    if (chosen === null) return isSpace(key) && all.some((move) => keysOf(this.#view, move).length > 1) ? 'open' : 'lit'
    if (chosen === key || this.movesAt(key, chosen).length > 0) return 'lit'
    return isSpace(key) === isSpace(chosen) && !isSpace(key) ? 'open' : 'dark'
  }

  /** The move that a press would play at once, if it would. */
  moveAt(key: string, chosen: string | null): Move | undefined {
    const answer = this.press(key, chosen)
    return answer.type === 'play' ? answer.move : undefined
  }

  press(key: string, chosen: string | null): Answer {
    if (chosen === key) return { type: 'choose', key: null }
    const all = this.movesAt(key)
    if (chosen !== null) {
      const [move] = this.movesAt(key, chosen)
      if (move !== undefined) return { type: 'play', move }
      const block = this.blockAt(key, chosen)
      if (block !== undefined) return { type: 'refuse', block }
    }
    const alone = all.find((move) => keysOf(this.#view, move).length === 1)
    if (alone !== undefined) return { type: 'play', move: alone }
    if (all.length > 0) {
      const move = isSpace(key) ? obvious(this.#view, all) : undefined
      return move === undefined ? { type: 'choose', key } : { type: 'play', move }
    }
    const block = this.blockAt(key)
    return block === undefined ? { type: 'nothing' } : { type: 'refuse', block }
  }
}

function at<Each>(map: Map<string, Each[]>, key: string): Each[] {
  const list = map.get(key) ?? []
  map.set(key, list)
  return list
}

/** Who would stand on the space without a question: the only one who can, or the type that is asked for, own followers first. */
function obvious(view: View, moves: readonly Move[]): Move | undefined {
  if (moves.length === 1) return moves[0]
  const { needs } = tablesOf(view)
  const exact = moves.filter(isPut).filter(({ follower, space }) => typeOf[follower] === needs[space])
  return exact.find(({ follower }) => isOwn(follower)) ?? exact[0]
}
