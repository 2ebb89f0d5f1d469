import type { Level, LocalSeat } from '../table/local/saved.ts'

/** Who is to sit down: what the first page edits. The first seat is the reader's own. */
export interface Chair {
  readonly kind: 'person' | 'computer'
  /** Of a person; a computer player has the name of its chair. */
  readonly name: string
  readonly level: Level
}

export type Party = readonly Chair[]

/** Names of computer players, by seat. */
const courtiers = ['Chavigny', 'Fontrailles', 'Montrésor', 'Bouthillier']

export const courtierAt = (seat: number): string => courtiers[(seat + courtiers.length - 1) % courtiers.length]

const chair = (kind: Chair['kind']): Chair => ({ kind, name: '', level: 'beginner' })

export const partyAgainst = (kind: Chair['kind'], seats: number): Party => [
  chair('person'),
  ...Array.from({ length: seats - 1 }, () => chair(kind)),
]

export const withChair = (party: Party, kind: Chair['kind']): Party => [...party, chair(kind)]

export const withoutChair = (party: Party, seat: number): Party => party.filter((_, at) => at !== seat)

export const changedChair = (party: Party, seat: number, part: Partial<Chair>): Party =>
  party.map((each, at) => (at === seat ? { ...each, ...part } : each))

/** The seats of the table; who gave no name is a numbered guest. */
export function seatsOf(party: Party, own: string, guest: string): readonly LocalSeat[] {
  const people = party.filter(({ kind }) => kind === 'person').length
  return party.map(({ kind, name, level }, seat) => {
    if (kind === 'computer') return { kind, name: courtierAt(seat), level }
    const given = (seat === 0 ? own : name).trim()
    return { kind, name: given || (people > 1 ? `${guest} ${seat + 1}` : guest) }
  })
}
