import type { GameEntry } from '@eminence/games'
import type { Move, Seat } from '@eminence/kernel'
import type { Page } from '@playwright/test'
import { entryOf, positionOf, turnOf } from '../gallery/position.ts'
import { automatonName, courtierAt } from '../home/party.ts'
import type { LocalSeat, SavedTable } from '../table/local/saved.ts'
import { pictureOf, playedTable } from '../table/played.ts'
import type { TablePicture } from '../table/port.ts'
import { catalogue } from '../texts/catalogue.ts'
import { wholeTable } from './play.ts'

interface Wanted {
  /** Its id; Trounce, if no other is named. */
  readonly game?: string
  readonly options?: object
  readonly seats: number
  /** Of the deal, and of what everybody plays. */
  readonly seed: number
  /** So many; or until the game is over. */
  readonly moves: number
  /** What is played after these moves, each by who is to decide. */
  readonly next?: readonly Move[]
}

export const trounce: GameEntry = entryOf('trounce')
export const richelieu: GameEntry = entryOf('richelieu')
export const orleans: GameEntry = entryOf('orleans')
export const pax: GameEntry = entryOf('pax-illuminaten')
export const owls: GameEntry = entryOf('owls-of-minerva')
export const lisboa: GameEntry = entryOf('lisboa')

/** So many moves that every game is over. */
export const allMoves = 10_000

/** A table after so many sensible moves, always the same; `sitting` says who sits, when it is known whose turn it is. */
function tableWith(
  { game = trounce.game.id, options = {}, seats, seed, moves, next = [] }: Wanted,
  sitting: (seat: Seat, turn: Seat) => LocalSeat,
): SavedTable {
  const table = positionOf({ game, options, seats, seed, moves, prefer: null })
  for (const move of next)
    if (!table.play(turnOf(table), move).done) throw new Error('the rules refuse what is to follow')
  const turn = turnOf(table)
  const automaton = table.game.automaton?.(seats, table.setup.options)
  const owing = table.game.decisions(table.state).map(({ seat }) => seat)
  return {
    id: [game, seed, seats, moves + next.length].join('-'),
    game,
    rules: table.game.version,
    setup: table.setup,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === automaton?.seat
        ? { kind: 'automaton', name: automatonName(automaton.id, catalogue.en) }
        : sitting(seat, turn),
    ),
    moves: table.played,
    status: owing.length === 0 ? 'over' : 'playing',
    owing,
    created: 0,
    changed: 0,
  }
}

/** Against the computer; Anna sits where it is to be decided. */
export const savedTable = (wanted: Wanted): SavedTable =>
  tableWith(wanted, (seat, turn) =>
    seat === turn ? { kind: 'person', name: 'Anna' } : { kind: 'computer', name: courtierAt(seat), level: 'beginner' },
  )

/** The names of people who sit at one screen, by seat. */
export const people = ['Anna', 'Ben', 'Carla', 'Dora']

export const sharedTable = (wanted: Wanted): SavedTable =>
  tableWith(wanted, (seat) => ({ kind: 'person', name: people[seat] }))

/** The table as Anna sees it. */
export function pictureFor(saved: SavedTable): TablePicture {
  const anna = saved.seats.findIndex(({ kind }) => kind === 'person')
  const seats = saved.seats.map(({ kind, name }) => ({ kind, name, level: null }))
  return pictureOf(saved.id, seats, playedTable(entryOf(saved.game).game, saved.setup, saved.moves), anna)
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
  if (saved.status === 'over') return page.locator('#end').waitFor()
  await page.locator('.prompt.awaits').waitFor()
  await wholeTable(page)
}

/** The table of this device that the page shows, as it is kept now. */
export const keptOf = (page: Page): Promise<SavedTable> =>
  page.evaluate(
    () =>
      new Promise<SavedTable>((resolve, reject) => {
        const opening = indexedDB.open('eminence', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const { result: database } = opening
          const reading = database
            .transaction('tables')
            .objectStore('tables')
            .get(location.pathname.split('/').at(-1) ?? '')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result)
          }
        }
      }),
  )
