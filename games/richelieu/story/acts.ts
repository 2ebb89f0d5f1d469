import type { Play, Seat } from '@eminence/kernel'
import { type Box, boxOf, none, type Owner, richelieuSide, type Space } from '../data.ts'
import type { Event, Gains, Standing } from '../events.ts'
import type { Resolved } from '../story.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** An agent that was bribed and not resolved since. `from` is none when that box has been resolved. */
interface Bribed {
  readonly seat: Seat
  readonly owner: Owner
  readonly from: Space
  readonly to: Space
  /** If all know it. */
  readonly value: number | undefined
}

/** An intrigue, with all that the story asks of it. */
export interface Act {
  readonly chapter: number
  /** The move that filled the sheet, or that ended the intrigue before it in a chain. */
  readonly moves: number
  readonly resolved: Resolved
  readonly box: Box
  readonly keeper: Seat
  readonly standing: readonly Standing[]
  readonly bribed: readonly Bribed[]
  /** By piece: who has moved it last. */
  readonly senders: readonly Seat[]
  readonly cardinal: { readonly from: number; readonly to: number }
  /** By seat, before and after. */
  readonly prestige: readonly (readonly number[])[]
  readonly richelieuSheets: readonly (readonly number[])[]
}

/** Goes through a play and keeps what an intrigue needs to know of what was before it. */
export function actsOf({ chapters, seats }: Play<Event>): Act[] {
  const acts: Act[] = []
  const ledger = new Ledger(seats)
  for (const [index, { steps }] of chapters.entries())
    for (const { told, moves } of steps)
      for (const event of told) {
        const act = ledger.note(event, moves)
        if (act !== null) acts.push({ ...act, chapter: index + 1 })
      }
  return acts
}

class Ledger {
  readonly #prestige: number[]
  readonly #richelieuSheets: number[]
  readonly #senders: Seat[] = [none, none]
  #bribed: Bribed[] = []

  #began: { readonly event: Told<'resolutionBegan'>; readonly moves: number } | undefined
  #won: Told<'intrigueWon'> | undefined
  #prestigeBefore: readonly number[] = []
  #rewards: (Gains | null)[] = []
  #cardinal = { from: 0, to: 0 }

  constructor(seats: number) {
    this.#prestige = Array.from({ length: seats }, () => 0)
    this.#richelieuSheets = [...this.#prestige]
  }

  /** The act that ends with this event, if one does. */
  note(event: Event, moves: number): Omit<Act, 'chapter'> | null {
    switch (event.type) {
      case 'resolutionBegan':
        this.#began = { event, moves }
        this.#prestigeBefore = [...this.#prestige]
        this.#rewards = [null, null]
        break
      case 'intrigueWon':
        this.#won = event
        break
      case 'rewarded':
        this.#rewards[event.place - 1] = event.gains
        this.#prestige[event.seat] += event.gains.prestige
        break
      case 'militaryBonus':
        if (event.bonus === 'prestige') this.#prestige[event.seat]++
        break
      case 'agentBribed': {
        const { seat, owner, from, to, value } = event
        this.#bribed = [...this.#bribed.filter((each) => each.to !== from), { seat, owner, from, to, value }]
        break
      }
      case 'pieceMoved':
        this.#senders[event.piece] = event.seat
        break
      case 'cardinalMoved':
        this.#cardinal = { from: event.from, to: event.to }
        break
      case 'cardinalCaughtUp':
        this.#cardinal = { ...this.#cardinal, to: event.to }
        break
      case 'boxCleared':
        return this.#close(event)
    }
    return null
  }

  #close({ box, keeper }: Told<'boxCleared'>): Omit<Act, 'chapter'> | null {
    const began = this.#began
    const won = this.#won
    const bribed = this.#bribed
    if (began === undefined || won === undefined) return null
    const { sheet, side, strengths, ranking } = won
    const sheetsBefore = [...this.#richelieuSheets]
    if (keeper !== none && side === richelieuSide) this.#richelieuSheets[keeper]++
    this.#bribed = bribed
      .filter(({ to }) => boxOf[to] !== box)
      .map((each) => (boxOf[each.from] === box ? { ...each, from: none } : each))
    return {
      moves: began.moves,
      resolved: { sheet, side, strengths, ranking, rewards: this.#rewards },
      box,
      keeper,
      standing: began.event.standing,
      bribed,
      senders: [...this.#senders],
      cardinal: this.#cardinal,
      prestige: [this.#prestigeBefore, [...this.#prestige]],
      richelieuSheets: [sheetsBefore, [...this.#richelieuSheets]],
    }
  }
}
