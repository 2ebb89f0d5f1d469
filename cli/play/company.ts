import { type ComputerPlayer, computerPlayer, type PlayerName } from '@eminence/ai'
import type { GameEntry } from '@eminence/games'
import { FastRandom, hex, type Seat, sha256, utf8 } from '@eminence/kernel'
import type { Entrant } from '../arguments/entrant.ts'
import type { PlayTexts } from '../texts/texts.ts'

/** Who sits at the table besides the person, and what everybody is called. */
export interface Company {
  readonly person: Seat
  readonly names: readonly string[]
  /** By seat; null for the person. */
  readonly players: readonly (Opponent | null)[]
  /** What the computer players draw from: never the stream of the table. */
  readonly random: FastRandom
}

interface Opponent {
  readonly kind: PlayerName
  readonly player: ComputerPlayer
}

/** The entrants sit down clockwise from the person on; if they are fewer than the seats, again from the first. */
export function companyOf(
  entry: GameEntry,
  seats: number,
  person: Seat,
  entrants: readonly Entrant[],
  seed: string,
  words: PlayTexts,
): Company {
  const opponents = entrants.map(({ player: kind, budget }) => ({ kind, player: computerPlayer(entry, kind, budget) }))
  const distance = (seat: Seat): number => (seat - person + seats) % seats
  const bySeat = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat))
  return {
    person,
    names: bySeat((seat) => (seat === person ? words.person : words.company[distance(seat) - 1])),
    players: bySeat((seat) => (seat === person ? null : opponents[(distance(seat) - 1) % opponents.length])),
    random: new FastRandom(Number.parseInt(hex(sha256(utf8(`computer players ${seed}`))).slice(0, 8), 16)),
  }
}
