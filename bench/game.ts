import { games } from '@eminence/games'
import type { Game } from '@eminence/kernel'

export function gameNamed(id: string): Game {
  const found = games.find(({ game }) => game.id === id)
  if (found === undefined)
    throw new Error(`there is no game "${id}" (games: ${games.map(({ game }) => game.id).join(', ')})`)
  return found.game
}
