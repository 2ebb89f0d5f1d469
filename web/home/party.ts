import type { ComputerLevel } from '@eminence/kernel'
import type { LocalSeat } from '../table/local/saved.ts'
import type { Words } from '../texts/words.ts'
import type { Automata, AutomatonId } from './shelf.ts'

/** Who is to sit down: what the first page edits. The first seat is the reader's own, that of an automaton the last one. */
export type Chair =
  /** A person who is here has a name of its own. */
  | { readonly kind: 'person'; readonly name: string }
  /** A computer player has the name of its chair. */
  | { readonly kind: 'computer'; readonly level: ComputerLevel }
  | { readonly kind: 'automaton'; readonly id: AutomatonId }

export type Party = readonly Chair[]

/** Names of computer players, by seat. */
const courtiers = ['Chavigny', 'Fontrailles', 'Montrésor', 'Bouthillier']

export const courtierAt = (seat: number): string => courtiers[(seat + courtiers.length - 1) % courtiers.length]

/** An automaton of a newer server may be one that this page does not know. */
export const automatonName = (id: string, { automata }: Words): string =>
  Object.entries(automata).find(([known]) => known === id)?.[1] ?? id

const nobody: Chair = { kind: 'person', name: '' }
const beginner: Chair = { kind: 'computer', level: 'beginner' }
const chair = (kind: 'person' | 'computer'): Chair => (kind === 'person' ? nobody : beginner)

export const partyAgainst = (kind: 'person' | 'computer', seats: number): Party => [
  nobody,
  ...Array.from({ length: seats - 1 }, () => chair(kind)),
]

export const hasAutomaton = (party: Party): boolean => party.at(-1)?.kind === 'automaton'

/** Whether the automaton has no seat of its own: then nobody else can sit down. */
export const isAlone = (party: Party, automata: Automata | null): boolean =>
  automata?.option === null && hasAutomaton(party)

/** One more like the last one. */
export function withChair(party: Party): Party {
  const place = hasAutomaton(party) ? party.length - 1 : party.length
  const kind = place > 1 && party[place - 1].kind === 'person' ? 'person' : 'computer'
  return party.toSpliced(place, 0, chair(kind))
}

export const withoutChair = (party: Party, seat: number): Party => party.toSpliced(seat, 1)

export function changedChair(party: Party, seat: number, chair: Chair, automata: Automata | null): Party {
  if (chair.kind !== 'automaton') return party.with(seat, chair)
  const others = automata?.option === null ? party.slice(0, 1) : party.toSpliced(seat, 1)
  return [...others.filter(({ kind }) => kind !== 'automaton'), chair]
}

/** The seats of the table; who gave no name is a numbered guest. */
export function seatsOf(party: Party, automata: Automata | null, own: string, words: Words): readonly LocalSeat[] {
  const { guest } = words.home
  const people = party.filter(({ kind }) => kind === 'person').length
  const sitting = isAlone(party, automata) ? party.slice(0, -1) : party
  return sitting.map((each, seat) => {
    if (each.kind === 'computer') return { ...each, name: courtierAt(seat) }
    if (each.kind === 'automaton') return { kind: each.kind, name: words.automata[each.id] }
    const given = (seat === 0 ? own : each.name).trim()
    return { kind: each.kind, name: given || (people > 1 ? `${guest} ${seat + 1}` : guest) }
  })
}

/** The options of the game that the party brings along. */
export function optionsOf(party: Party, automata: Automata | null): Readonly<Record<string, string>> {
  const last = party.at(-1)
  return last?.kind === 'automaton' && automata !== null && automata.option !== null
    ? { [automata.option]: last.id }
    : {}
}
