import type { Slots } from '../data.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { freshAfter } from './fresh.ts'

export type BotStep = Extract<Event, { readonly type: 'botStep' }>
export type Ended = Extract<Event, { readonly type: 'challengeEnded' }>
export type Shown = Extract<Event, { readonly type: 'cardsShown' }>
export type Look = Extract<Event, { readonly type: 'lookedAtHand' | 'lookedAtPlot' }>

/** What a table keeps of what it was told: the bot's last turn, how the last Oust went, what was looked at, what is new. */
export class Happenings {
  steps = $state.raw<readonly BotStep[]>([])
  /** Rounds of cards of the last Oust. */
  shown = $state.raw<readonly Shown[]>([])
  ended = $state.raw<Ended | null>(null)
  look = $state.raw<Look | null>(null)
  /** Places where others have changed something since the viewer's last turn. */
  fresh = $state.raw<Slots>(0)
  #heard: readonly Event[] = []
  #turn = 0
  /** How an Oust went stays in sight for one turn more. */
  #isOustOld = true

  /** Called for every view; nothing was told after a jump to another moment of the game. */
  hear(view: View, told: readonly Event[]): void {
    if (told.length === 0 && view.turn !== this.#turn) this.forget()
    this.#turn = view.turn
    if (told.length === 0 || told === this.#heard) return
    this.#heard = told
    for (const event of told) {
      this.#note(event, view)
      this.fresh = freshAfter(this.fresh, event, view.viewer)
    }
  }

  #note(event: Event, view: View): void {
    switch (event.type) {
      case 'turnBegan':
        if (event.seat === view.bot) this.steps = []
        this.look = null
        if (this.#isOustOld) this.close()
        this.#isOustOld = true
        return
      case 'botStep':
        this.steps = [...this.steps, event]
        return
      case 'oustBegan':
        this.shown = []
        this.ended = null
        return
      case 'cardsShown':
        this.shown = [...this.shown, event]
        return
      case 'challengeEnded':
        this.ended = event
        this.#isOustOld = false
        return
      case 'lookedAtHand':
      case 'lookedAtPlot':
        this.look = event.seat === view.viewer ? event : null
    }
  }

  forget(): void {
    this.steps = []
    this.fresh = 0
    this.close()
  }

  close(): void {
    this.shown = []
    this.ended = null
    this.look = null
  }
}
