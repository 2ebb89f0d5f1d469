import type EndPage from './End.svelte'

/** So long the last move stands on the board before the end page comes. */
const lastLook = 3200

/** How a table comes to its end page. */
export class Ending {
  /** Null as long as it is not needed, and if it cannot be had: then the board stays. */
  page = $state.raw<typeof EndPage | null>(null)
  /** The table was over when it was opened: its board would only flash up before its end. */
  isAwaited = $state(false)
  isClosing = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  load(): void {
    import('./End.svelte')
      .then(({ default: page }) => (this.page = page))
      .catch(() => undefined)
      .finally(() => (this.isAwaited = false))
  }

  closeSlowly(close: () => void): void {
    this.isClosing = true
    this.#timer = setTimeout(close, lastLook)
  }

  close(): void {
    this.forget()
    this.isClosing = false
  }

  forget(): void {
    clearTimeout(this.#timer)
  }
}
