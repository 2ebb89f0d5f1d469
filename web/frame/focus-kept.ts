import { tick } from 'svelte'

/** Where the focus belongs now. */
interface Places {
  readonly board: HTMLElement | null
  /** The reader owes a decision. */
  readonly owes: boolean
  readonly isEnd: boolean
}

const focusPrompt = () => document.getElementById('prompt')?.focus({ preventScroll: true })

/** What had the focus may be gone after a move: it goes to the prompt, and back to the board at the next own turn. */
export function focusKept(places: () => Places): () => Promise<void> {
  /** The reader played from the board and its target went away: the focus waits at the prompt. */
  let isHolding = false
  return async () => {
    await tick()
    const { board, owes, isEnd } = places()
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    // Who has gone on from the prompt, to the chat perhaps, is left there.
    isHolding &&= activeElement?.id === 'prompt'
    if (isEnd && (isLost || isHolding)) document.getElementById('end')?.focus()
    else if ((isLost || isHolding) && owes) {
      const target = board?.querySelector<HTMLElement>('[data-target]')
      target?.focus({ preventScroll: true })
      // While a scene covers it, a target takes no focus.
      isHolding = document.activeElement !== target
      if (isHolding) focusPrompt()
    } else if (isLost) {
      isHolding = true
      focusPrompt()
    }
  }
}
