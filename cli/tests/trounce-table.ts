import { games } from '@eminence/games'
import { type Game, type GameRecord, recordOf, type Seat, seenBy, Table } from '@eminence/kernel'

const trounce: Game = (() => {
  const entry = games.find(({ game }) => game.id === 'trounce')
  if (entry === undefined) throw new Error('Trounce is not on the list of games')
  return entry.game
})()

const tableOf = (seats: number, seed: string) =>
  new Table(trounce, { seats, options: { bothReachPlayOn: false, bestOfThree: false }, seed })

/** The cards that this seed deals to the seat. */
export function dealtCards(seats: number, seed: string, seat: Seat): readonly unknown[] {
  const [dealt] = tableOf(seats, seed).opening.map((event) => seenBy(event, seat))
  const { cards } = { cards: [], ...dealt }
  return cards
}

/** The record of a few moves, the first that is offered each time. */
export function recordWith(seats: number, seed: string): GameRecord {
  const table = tableOf(seats, seed)
  for (let count = 0; count < 6; count++) {
    const [{ seat }] = trounce.decisions(table.state)
    table.play(seat, trounce.moves(table.state, seat)[0])
  }
  return recordOf(table)
}
