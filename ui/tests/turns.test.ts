import { expect, test, vi } from 'vitest'

/** As the app finds them when it starts. */
function freshTurns() {
  vi.resetModules()
  return import('../turns.ts')
}

test('while the app opens, parts come one after the other, each in a turn of its own', async () => {
  const { inTurn } = await freshTurns()
  const seen: string[] = []
  const [first, second] = [inTurn(), inTurn()]
  void first?.then(() => seen.push('first'))
  void second?.then(() => seen.push('second'))
  expect(seen).toEqual([])
  await first
  expect(seen).toEqual(['first'])
  await second
  expect(seen).toEqual(['first', 'second'])
})

test('the app is open when no turn asked for another; from then on all comes at once', async () => {
  const { inTurn, opened } = await freshTurns()
  const seen: string[] = []
  void inTurn()?.then(() => {
    seen.push('outer')
    void inTurn()?.then(() => seen.push('inner'))
  })
  await opened()
  expect(seen).toEqual(['outer', 'inner'])
  expect(inTurn()).toBeNull()
})
