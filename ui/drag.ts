import type { Attachment } from 'svelte/attachments'

interface Drag {
  /** Selects the places where it may be put down; one that the pointer is over has `data-over`. */
  readonly onto: string
  /** The piece was taken up: the table may show where it can go. */
  readonly began?: () => void
  readonly dropped: (place: HTMLElement) => void
}

/** Shorter ways are clicks. */
const threshold = 8

const isOver = (place: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** An attachment: the piece follows mouse or finger, and is played where it is let go over one of its places; else it goes back. */
export const drag =
  ({ onto, began, dropped }: Drag): Attachment<HTMLElement> =>
  (piece) => {
    const listening = new AbortController()
    const how = { signal: listening.signal, capture: true }
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      piece.addEventListener(type, listener, how)
    /** A quick hand has left the piece before it is dragged. */
    const onPage = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      document.addEventListener(type, listener, how)
    let start: { readonly x: number; readonly y: number; readonly pointer: number } | null = null
    let isDragged = false
    let places: readonly HTMLElement[] = []

    function putBack(): void {
      start = null
      for (const place of places) place.removeAttribute('data-over')
      piece.removeAttribute('data-dragged')
      piece.style.transform = ''
    }

    on('pointerdown', ({ button, isPrimary, clientX, clientY, pointerId }) => {
      isDragged = false
      if (button === 0 && isPrimary) start = { x: clientX, y: clientY, pointer: pointerId }
    })
    onPage('pointermove', (event) => {
      if (start === null || event.pointerId !== start.pointer) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!isDragged && Math.hypot(dx, dy) < threshold) return
      if (!isDragged) {
        isDragged = true
        places = [...document.querySelectorAll<HTMLElement>(onto)]
        piece.setPointerCapture(event.pointerId)
        piece.setAttribute('data-dragged', '')
        began?.()
      }
      piece.style.transform = `translate(${dx}px, ${dy}px)`
      for (const place of places) place.toggleAttribute('data-over', isOver(place, event))
    })
    onPage('pointerup', (event) => {
      if (event.pointerId !== start?.pointer) return
      const place = isDragged ? places.find((each) => isOver(each, event)) : undefined
      putBack()
      if (place !== undefined) dropped(place)
    })
    onPage('pointercancel', putBack)
    on('click', (event) => {
      if (!isDragged) return
      isDragged = false
      event.preventDefault()
      event.stopImmediatePropagation()
    })

    return () => {
      putBack()
      listening.abort()
    }
  }
