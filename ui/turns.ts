let last = Promise.resolve()
let isOpen = false

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** After all that is to be drawn already. */
export function nextTurn(): Promise<void> {
  last = last.then(pause)
  return last
}

/**
 * For `{#await inTurn() then}`: the parts of the page that opens the app are drawn one after the other, so that what is seen first does not
 * wait for the rest, and a press is heard in between. When the app is open, pages come whole.
 */
export const inTurn = (): Promise<void> | null => (isOpen ? null : nextTurn())

/** Resolves when the page that opens the app is whole. */
export async function opened(): Promise<void> {
  for (let seen = null; seen !== last; ) {
    seen = last
    // what is drawn in a turn may ask for further ones
    await seen.then(pause)
  }
  isOpen = true
}
