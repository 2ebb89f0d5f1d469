import type { ComponentSet } from '../sets.ts'
import { standardSet } from '../standard-set.ts'

const [two, three, four] = standardSet.maps

/** Made up, to try the game with figures that differ from those that come with it. */
export const otherSet: ComponentSet = {
  ...standardSet,
  name: 'A table of our own',
  luminaries: standardSet.luminaries.map((card) => ({
    ...card,
    factions: card.factions.toReversed(),
    strength: card.strength === 0 ? 0 : 8 - card.strength,
    affiliation: card.affiliation === 'none' ? 'rosicrucian' : 'none',
  })),
  locations: {
    I: ['B'],
    II: ['TB', 'T', 'B', 'TB'],
    III: ['TTB', 'TB'],
    Ace: ['TT', 'TT'],
    Crown: ['T', 'TT', 'TTT', 'TTTT'],
  },
  contacts: standardSet.contacts.slice(0, 6),
  maps: [
    {
      ...two,
      rows: [
        [2, 4, 6],
        [1, 3, 5, 7],
        [0, 2, 6, 8],
        [1, 3, 5, 7],
        [2, 4, 6],
      ],
    },
    three,
    {
      ...four,
      rows: [
        [2, 4, 6, 8],
        [1, 3, 5, 7, 9],
        [2, 4, 6, 8],
        [1, 3, 5, 7, 9],
        [2, 4, 6, 8],
      ],
    },
  ],
  diagrams: {
    germain: [1, 2, 3, 4, 5, 6],
    joseph: [6, 5, 4, 3, 2, 1],
    cagliostro: [0, 2, 3, 4, 5, 6],
    weishaupt: [6, 5, 4, 3, 2, 0],
  },
}
