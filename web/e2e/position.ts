import { type GameEntry, games } from '@eminence/games'
import type { Page } from '@playwright/test'
import { positionOf, turnOf } from '../gallery/position.ts'
import { courtierAt } from '../home/party.ts'
import type { LocalSeat, SavedTable } from '../table/local/saved.ts'
import { pictureOf, playedTable } from '../table/played.ts'
import type { TablePicture } from '../table/port.ts'

interface Wanted {
  readonly seats: number
  /** Of the deal, and of what everybody plays. */
  readonly seed: number
  /** So many; or until the game is over. */
  readonly moves: number
}

export const trounce: GameEntry = games[0]

/** So many moves that every game is over. */
export const allMoves = 10_000

/** A table against the computer after so many sensible moves, always the same; Anna sits where it is to be decided. */
export function savedTable({ seats, seed, moves }: Wanted): SavedTable {
  const table = positionOf({
    game: trounce.game.id,
    seats,
    seed,
    moves,
    viewer: 'turn',
    language: 'en',
    theme: null,
    longNames: false,
    prefer: null,
  })
  const anna = turnOf(table)
  const owing = trounce.game.decisions(table.state).map(({ seat }) => seat)
  return {
    id: `seed${seed}-${seats}-${moves}`,
    game: trounce.game.id,
    rules: trounce.game.version,
    setup: table.setup,
    seats: Array.from({ length: seats }, (_, seat): LocalSeat => {
      if (seat === anna) return { kind: 'person', name: 'Anna' }
      return { kind: 'computer', name: courtierAt(seat), level: 'beginner' }
    }),
    moves: table.played,
    status: owing.length === 0 ? 'over' : 'playing',
    owing,
    created: 0,
    changed: 0,
  }
}

/** The table as Anna sees it. */
export function pictureFor(saved: SavedTable): TablePicture {
  const anna = saved.seats.findIndex(({ kind }) => kind === 'person')
  const seats = saved.seats.map(({ kind, name }) => ({ kind, name, level: null }))
  return pictureOf(saved.id, seats, playedTable(trounce.game, saved.setup, saved.moves), anna)
}

/** Puts the table into the page's browser, as if it had been played there. */
export async function keep(page: Page, saved: SavedTable): Promise<void> {
  // An empty page of the same origin: no app has to start for it.
  const empty = '<!doctype html><link rel="icon" href="data:," />'
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: empty }))
  await page.goto('/empty')
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('eminence', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result: database } = opening
          const transaction = database.transaction('tables', 'readwrite')
          transaction.objectStore('tables').put(table)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    saved,
  )
}

export async function openSaved(page: Page, saved: SavedTable): Promise<void> {
  await keep(page, saved)
  await page.goto(`/local/${saved.id}`)
  await page.locator(saved.status === 'over' ? '#end' : '.prompt.awaits').waitFor()
}
