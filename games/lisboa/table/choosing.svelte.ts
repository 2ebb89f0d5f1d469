import type { TableProps } from '@eminence/ui/table.ts'
import type { Card } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { cardKey, type Offer } from './offer.ts'
import { previewText } from './preview.ts'
import { cardIn, shownFirst, Targets, useKey, useTypes } from './targets.ts'

interface Asked
  extends Pick<TableProps<Move, View, Event>, 'view' | 'moves' | 'blocked' | 'texts' | 'play' | 'refuse'> {
  readonly speech: Speech
  /** Who works with keys goes on from a card to its uses, and back. */
  goOn(key: string): void
}

/** What the viewer is about to do: the target in focus, and the card that was picked. */
export class Choosing {
  readonly #asked: () => Asked
  #focused = $state<string | null>(null)
  #taken = $state<Card | null>(null)
  #tapped = $state<string | null>(null)

  readonly #targets = $derived.by(() => {
    const { moves, blocked } = this.#asked()
    return new Targets(moves, blocked)
  })
  readonly #picked = $derived(this.#taken !== null && this.#targets.cards.has(this.#taken) ? this.#taken : null)

  readonly offer = $derived.by((): Offer => {
    const { view, texts } = this.#asked()
    const [targets, focused, picked] = [this.#targets, this.#focused, this.#picked]
    const keys = targets.keys(picked)
    const titleOf = (key: string): string | null => {
      const move = targets.moveAt(key) ?? targets.blockAt(key)?.move
      return move === undefined ? null : texts.move(move, view)
    }
    return {
      focused,
      picked,
      shown: this.#shown(view, focused) ?? picked,
      first: keys.find((key) => key === focused) ?? keys[0] ?? null,
      light: (key) => targets.light(key),
      moveAt: (key) => targets.moveAt(key),
      why: (key) => this.#why(key),
      titleOf,
      label: (key) => [titleOf(key), this.#why(key)].filter((part) => part !== null).join('. '),
      isFocused: (key) => key === focused,
      focus: (key) => {
        this.#focused = key
      },
      leave: (key) => {
        if (this.#focused === key) this.#focused = null
      },
      press: (key, byTouch) => this.#press(key, byTouch),
    }
  })

  /** What the target in focus would bring. */
  readonly hint = $derived.by((): string | null => {
    const { view, speech } = this.#asked()
    const { preview } = speech.words
    const move = this.#focused === null ? undefined : this.#targets.moveAt(this.#focused)
    if (move === undefined) return null
    const text = previewText(view, move, speech)
    return text !== null && this.#tapped === this.#focused ? preview.tapAgain + preview.between + text : text
  })

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  /** One step back; gives whether there was one. */
  stepBack(): boolean {
    const card = this.#picked
    if (card === null && this.#tapped === null) return false
    this.#clear()
    if (card !== null) this.#asked().goOn(cardKey(card))
    return true
  }

  /** The card of the hand that is in focus, itself or one of its uses. */
  #shown(view: View, focused: string | null): Card | null {
    if (focused === null) return null
    const card = cardIn(focused)
    if (card !== null) return view.hand.includes(card) ? card : null
    return view.hand.find((each) => useTypes.some((use) => useKey(use, each) === focused)) ?? null
  }

  #why(key: string): string | null {
    const block = this.#targets.blockAt(key)
    return block === undefined ? null : `${this.#asked().texts.reason(block.reason)} (${block.rule})`
  }

  #clear(): void {
    this.#taken = null
    this.#tapped = null
    this.#focused = null
  }

  #press(key: string, byTouch: boolean): void {
    const { play, refuse, goOn } = this.#asked()
    const answer = this.#targets.press(key, this.#picked)
    switch (answer.type) {
      case 'pick':
        this.#taken = answer.card
        if (answer.card !== null && !byTouch) goOn(useKey('portfolio', answer.card))
        break
      case 'refuse':
        refuse(this.#why(key) ?? '')
        break
      case 'play':
        if (byTouch && this.#tapped !== key && shownFirst.includes(answer.move.type)) {
          this.#tapped = key
          this.#focused = key
          return
        }
        this.#clear()
        play(answer.move)
        break
      case 'nothing':
    }
  }
}
