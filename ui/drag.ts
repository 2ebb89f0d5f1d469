import type { Attachment } from 'svelte/attachments'

interface Drag {
  /** Selects the places where it may be put down; one that the pointer is over has `data-over`. */
  readonly onto: string
  readonly dropped: () => void
}

/** Shorter ways are clicks. */
const threshold = 8

const isOver = (place: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/** An attachment: the piece follows mouse or finger, and is played where it is let go over one of its places; else it goes back. */
export const drag =
  ({ onto, dropped }: Drag): Attachment<HTMLElement> =>
  (piece) => {
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      piece.addEventListener(type, listener, { signal: listening.signal, capture: true })
    let start: { readonly x: number; readonly y: number; readonly pointer: number } | null = null
    let isDragged = false
    let places: readonly Element[] = []

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
    on('pointermove', (event) => {
      if (start === null || event.pointerId !== start.pointer) return
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (!isDragged && Math.hypot(dx, dy) < threshold) return
      if (!isDragged) {
        isDragged = true
        places = [...document.querySelectorAll(onto)]
        piece.setPointerCapture(event.pointerId)
        piece.setAttribute('data-dragged', '')
      }
      piece.style.transform = `translate(${dx}px, ${dy}px)`
      for (const place of places) place.toggleAttribute('data-over', isOver(place, event))
    })
    on('pointerup', (event) => {
      const isPlayed = isDragged && places.some((place) => isOver(place, event))
      putBack()
      if (isPlayed) dropped()
    })
    on('pointercancel', putBack)
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
