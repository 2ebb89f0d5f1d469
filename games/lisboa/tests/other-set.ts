import type { DecreeData } from '../decree-data.ts'
import { type BuildingData, type CardData, type ComponentSet, clergyAbilities, ongoing, sponsored } from '../sets.ts'
import { standardSet } from '../standard-set.ts'

const effects = [
  'favor',
  'treasury',
  'price+1',
  'rubble',
  'official',
  'state',
  'good',
  'good-1',
  'wig-9',
  'inf+5',
] as const

/** A host's own set, different from ours in everything that a set may change. */
export const otherSet: ComponentSet = {
  ...standardSet,
  name: 'Our kitchen table',
  cards: standardSet.cards.map((card, at): CardData => {
    const { id, deck } = card
    // the first builder card of the blue and of the purple deck becomes a treasury card
    if (card.type === 'treasury' || id === 1 || id === 42) {
      const event = sponsored[at % sponsored.length]
      return { id: id + 100, name: `Card ${id}`, deck, type: 'treasury', ongoing: ongoing[at % ongoing.length], event }
    }
    return { id: id + 100, deck, type: card.type, influence: (at * 3) % 6, effect: effects[at % effects.length] }
  }),
  clergy: standardSet.clergy.map((_, at) => ({
    id: `T${at}`,
    effect: clergyAbilities[(at * 5) % clergyAbilities.length],
    wigs: at % 7,
  })),
  decrees: standardSet.decrees.map((decree, at): DecreeData => {
    if (decree.kind === 'per') return { id: decree.id, kind: 'atLeast', metric: decree.metric, n: 1, wigs: 3 }
    if (at === 4) return { id: decree.id, kind: 'copyBestOfRightNeighbour' }
    return decree
  }),
  buildings: standardSet.buildings.map(
    ({ id, colour }, at): BuildingData => ({
      id: `${id}-ours`,
      name: `House ${at}`,
      colour,
      pays: at % 2 === 0 ? { gold: 1, cloth: 5 } : { books: 2, tools: 1 },
    }),
  ),
  startingPlans: standardSet.startingPlans.map((plan) => ({ ...plan, officials: 3 })),
  plans: standardSet.plans.map((plan, at) => ({ ...plan, officials: 1 + (at % 5) })),
  ships: {
    blue: { size: 2, influence: 0, price: 3 },
    red: { size: 1, influence: 4, price: 0 },
    purple: { size: 6, influence: 1, price: 2 },
    brown: { size: 3, influence: 5, price: 1 },
  },
  scoringTiles: [
    { id: 'a', good: 'books', values: [5, 5, 5] },
    { id: 'b', good: 'gold', values: [5, 5, 5] },
    { id: 'c', good: 'cloth', values: [8, 0, 0] },
    { id: 'd', good: 'tools', values: [8, 0, 0] },
  ],
  streets: [{ good: 'tools' }, { good: 'gold', name: 'Goldsmiths’ Row' }, { good: 'cloth' }, { good: 'books' }],
  landBonus: ['wig+1', 'inf+9', 'goodOfStore', 'none', 'reis+9'],
  spaceBonus: {
    'W-A': 'good',
    'W-B': 'favor',
    'W-C': 'official',
    'W-D': 'none',
    'W-E': 'reis+1',
    N1: 'good',
    N2: 'inf+2',
    N3: 'official',
    N4: 'favor',
    'E-A': 'wig+5',
    'E-B': 'good',
    'E-C': 'reis+6',
    'E-D': 'good',
    'E-E': 'inf+1',
  },
  treasury: {
    start: 1,
    levels: [
      { influence: 0, reis: 1 },
      { influence: 2, reis: 3 },
      { influence: 4, reis: 4 },
    ],
  },
  prices: { gold: [9, 4], cloth: [3, 3, 2], books: [7, 5, 1, 0], tools: [2, 1] },
  influenceCash: [0, 0, 1, 1, 1, 4, 4, 4, 4, 4, 9],
  ring: ['church', 'clergy', 'clergy', 'clergy', 'treasury', 'clergy', 'clergy', 'clergy'],
  cardinalStart: 2,
  warehouse: [8, 8, 8, 9, 10, 20],
  officialsRanking: [9, 4, 2],
  officialsRankingOfTwo: [7, 1],
  startReis: 20,
  startInfluence: 8,
  startGoods: 2,
}
