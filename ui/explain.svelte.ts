import type { Attachment } from 'svelte/attachments'

/** What a thing is, in words: `Explanation.svelte` shows them. */
export interface Explained {
  readonly title: string
  readonly lines: readonly string[]
}

/** How long a mouse rests on a thing, and a finger holds it, until it is explained. */
const rest = 900
const hold = 500
/** A finger that moves further does not hold. */
const slip = 10

/** The focus may be on it, in it, or on the button that it is the face of. */
const isFocused = (thing: HTMLElement): boolean => {
  const { activeElement, body } = document
  return activeElement !== body && (thing.contains(activeElement) || activeElement?.contains(thing) === true)
}

/** Explanations of the things that lie on a table: what opens them, and which one is open. `Explain.svelte` shows it. */
export class Explanations<Subject> {
  open = $state.raw<{ readonly subject: Subject; readonly near: HTMLElement } | null>(null)
  readonly #things = new Map<HTMLElement, Subject>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** An attachment: the element can be explained by resting on it, holding it, or with a key. */
  of(subject: Subject): Attachment<HTMLElement> {
    return (thing) => {
      this.#things.set(thing, subject)
      const listening = new AbortController()
      const on = <K extends keyof HTMLElementEventMap>(
        type: K,
        listener: (event: HTMLElementEventMap[K]) => void,
        capture = false,
      ) => thing.addEventListener(type, listener, { signal: listening.signal, capture })
      let held: { readonly x: number; readonly y: number; shown: boolean } | null = null
      let swallows = false

      on('pointerenter', ({ pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) this.#later(rest, () => this.#show(thing))
      })
      on('pointerleave', ({ pointerType }) => {
        if (pointerType === 'mouse') this.#leave(thing)
      })
      on('pointerdown', ({ pointerType, clientX, clientY }) => {
        swallows = false
        this.#leave(thing)
        if (pointerType === 'mouse') return
        const finger = { x: clientX, y: clientY, shown: false }
        held = finger
        this.#later(hold, () => {
          finger.shown = true
          this.#show(thing)
        })
      })
      on('pointermove', ({ clientX, clientY }) => {
        if (held === null || Math.hypot(clientX - held.x, clientY - held.y) < slip) return
        held = null
        this.#leave(thing)
      })
      for (const end of ['pointerup', 'pointercancel'] as const) {
        on(end, () => {
          // to lift the finger from what it has held is not a tap
          swallows = held?.shown === true
          if (held !== null && !held.shown) clearTimeout(this.#timer)
          held = null
        })
      }
      on(
        'click',
        (event) => {
          if (!swallows) return
          swallows = false
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        true,
      )
      on('contextmenu', (event) => {
        if (held !== null) event.preventDefault()
      })

      return () => {
        listening.abort()
        this.#things.delete(thing)
        this.#leave(thing)
      }
    }
  }

  /** The thing in focus, or the first one; where one is open, the next in the order of the page. */
  next(): void {
    const things = [...this.#things.keys()]
      .filter((thing) => thing.offsetParent !== null)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    const near = this.open?.near
    const thing =
      near === undefined ? (things.find(isFocused) ?? things[0]) : things[(things.indexOf(near) + 1) % things.length]
    if (thing !== undefined) this.#show(thing)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.open = null
  }

  #show(thing: HTMLElement): void {
    const subject = this.#things.get(thing)
    if (subject !== undefined) this.open = { subject, near: thing }
  }

  #leave(thing: HTMLElement): void {
    clearTimeout(this.#timer)
    if (this.open?.near === thing) this.open = null
  }

  #later(ms: number, what: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(what, ms)
  }
}
