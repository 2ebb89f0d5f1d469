/** The part of the Web Locks API that is used here; absent where the page is not served securely. */
export type Locks = Pick<LockManager, 'request'>

export const pageLocks = (): Locks | null => ('locks' in navigator ? navigator.locks : null)

const nothing = (): void => undefined

/**
 * Holds a table for this page alone, so that two tabs do not play it at once. Gives how to let go of it, or null if another tab has it;
 * `take` takes it away from that one, whose `lost` is then called.
 */
export function hold(
  locks: Locks | null,
  table: string,
  how: 'ask' | 'take',
  lost: () => void,
): Promise<(() => void) | null> {
  if (locks === null) return Promise.resolve(nothing)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let isHeld = false
  return new Promise((resolve) => {
    locks
      .request(`eminence ${table}`, how === 'take' ? { steal: true } : { ifAvailable: true }, async (lock) => {
        isHeld = lock !== null
        resolve(lock === null ? null : () => letGo())
        if (lock !== null) await held
      })
      .catch(() => {
        // Either another tab has taken it, or locks cannot be had here at all.
        if (isHeld) lost()
        else resolve(nothing)
      })
  })
}
