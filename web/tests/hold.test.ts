import { describe, expect, it, vi } from 'vitest'
import { hold } from '../table/local/hold.ts'

const { locks } = navigator
let tables = 0
const newTable = () => `table ${tables++}`
const neverLost = () => {
  throw new Error('nobody has taken it')
}

describe('a table of this device', () => {
  it('is held by one tab; the next is told, until it is let go', async () => {
    const table = newTable()
    const letGo = await hold(locks, table, 'ask', neverLost)
    expect(letGo).not.toBeNull()
    expect(await hold(locks, table, 'ask', neverLost)).toBeNull()
    expect(await hold(locks, newTable(), 'ask', neverLost)).not.toBeNull()
    letGo?.()
    await vi.waitFor(async () => expect(await hold(locks, table, 'ask', neverLost)).not.toBeNull())
  })

  it('is taken over by a tab that insists, and the first one hears of it', async () => {
    const table = newTable()
    const lost = vi.fn()
    await hold(locks, table, 'ask', lost)
    expect(lost).not.toHaveBeenCalled()
    const letGo = await hold(locks, table, 'take', neverLost)
    expect(letGo).not.toBeNull()
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
    expect(await hold(locks, table, 'ask', neverLost)).toBeNull()
  })

  it('opens all the same where the browser has no locks, or refuses them', async () => {
    expect(await hold(null, newTable(), 'ask', neverLost)).not.toBeNull()
    const refusing = { request: () => Promise.reject(new Error('not here')) }
    expect(await hold(refusing, newTable(), 'ask', neverLost)).not.toBeNull()
  })
})
