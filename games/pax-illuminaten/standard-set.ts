import { contacts, firstContact } from '../luminaries/contacts.ts'
import { luminaries } from '../luminaries/data.ts'
import type { ComponentSet } from './sets.ts'

/** Where the figures are from: the rule text, what follows from it, or designed for Eminence. For luminaries see also their own table. */
export const origins = {
  numbersOfPieces: 'seed',
  favorValues: 'seed',
  abilities: 'seed',
  plots: 'seed',
  factionCards: 'seed',
  events: 'seed',
  botScripts: 'seed',
  factionPairs: 'derived',
  contactSets: 'seed',
  contactNumbers: 'reconstructed',
  locations: 'reconstructed',
  maps: 'reconstructed',
  diagrams: 'reconstructed',
  orderOfFactions: 'reconstructed',
  strengths: 'reconstructed',
  affiliations: 'reconstructed',
} as const

export const standardSet: ComponentSet = {
  name: 'Pax Illuminaten',
  luminaries: luminaries.map(({ id, factions: shown, strength, affiliation }) => ({
    id,
    factions: shown,
    strength: strength ?? 0,
    affiliation: affiliation ?? 'none',
  })),
  // table 2.2
  locations: {
    I: ['T', 'B'],
    II: ['TB', 'TB', 'TB'],
    III: ['TTB', 'TBB', 'TTB', 'TBB'],
    Ace: ['TTT'],
    Crown: ['TT', 'TT', 'TT'],
  },
  // table 2.6
  contacts: contacts.map((three, at) => ({ number: at + firstContact, factions: three })),
  // table 2.5
  maps: [
    {
      rows: [
        [2, 4, 6],
        [1, 3, 5, 7],
        [0, 2, 4, 6, 8],
        [1, 3, 5, 7],
        [2, 4, 6],
      ],
      placards: [
        { row: 0, x: 3 },
        { row: 6, x: 5 },
      ],
    },
    {
      rows: [
        [1, 3, 5, 7],
        [0, 2, 4, 6, 8],
        [1, 3, 5, 7],
        [0, 2, 4, 6, 8],
        [1, 3, 5, 7],
      ],
      placards: [
        { row: 0, x: 4 },
        { row: 5, x: 9 },
        { row: 5, x: -1 },
      ],
    },
    {
      rows: [
        [2, 4, 6, 8],
        [1, 3, 5, 7, 9],
        [0, 2, 4, 6, 8, 10],
        [1, 3, 5, 7, 9],
        [2, 4, 6, 8],
      ],
      placards: [
        { row: 1, x: 0 },
        { row: 1, x: 10 },
        { row: 5, x: 10 },
        { row: 5, x: 0 },
      ],
    },
  ],
  // table 2.10
  diagrams: {
    germain: [3, 6, 5, 4, 2, 1],
    joseph: [4, 5, 6, 3, 1, 2],
    cagliostro: [2, 3, 4, 5, 6, 0],
    weishaupt: [4, 5, 6, 0, 2, 3],
  },
}
