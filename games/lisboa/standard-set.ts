import type { BuildingData, ClergyData, ComponentSet, PlanData } from './sets.ts'
import { politicalCards } from './standard-cards.ts'
import { decreeCards } from './standard-decrees.ts'

/** Where the figures of the set that comes with the game are from: the rule text, published material, or designed for Eminence. */
export const origins = {
  numbersOfComponents: 'public',
  startingMoneyAndGoods: 'public',
  shipSizes: 'public',
  scoringTiles: 'public',
  officialsRanking: 'public',
  portfolioSlots: 'public',
  startingInfluence: 'reconstructed',
  streets: 'reconstructed',
  landBonus: 'reconstructed',
  spaceBonus: 'reconstructed',
  buildings: 'reconstructed',
  treasury: 'reconstructed',
  prices: 'reconstructed',
  influenceCash: 'reconstructed',
  ring: 'reconstructed',
  shipInfluenceAndPrices: 'reconstructed',
  plans: 'reconstructed',
  warehouse: 'reconstructed',
  politicalCards: 'reconstructed',
  clergy: 'reconstructed',
  decrees: 'reconstructed',
} as const

// table 2.3
const buildings: readonly BuildingData[] = [
  { id: 'B1', colour: 'blue', pays: { cloth: 3, tools: 2 } }, // Alfândega (customs)
  { id: 'B2', colour: 'blue', pays: { tools: 4 } }, // Arsenal
  { id: 'B3', colour: 'blue', pays: { gold: 3, cloth: 2 } }, // Bolsa (exchange)
  { id: 'B4', colour: 'blue', pays: { gold: 2, books: 2, tools: 2 } }, // Senado da Câmara
  { id: 'B5', colour: 'blue', pays: { cloth: 4 } }, // Casa da Índia
  { id: 'B6', colour: 'blue', pays: { gold: 2, books: 3 } }, // Tribunal da Relação
  { id: 'B7', colour: 'blue', pays: { gold: 4 } }, // Erário Régio
  { id: 'B8', colour: 'blue', pays: { cloth: 2, books: 2, tools: 2 } }, // Terreiro do Trigo
  { id: 'G1', colour: 'green', pays: { books: 4 } }, // Palácio dos Estaus
  { id: 'G2', colour: 'green', pays: { cloth: 2, books: 3 } }, // Colégio dos Nobres
  { id: 'G3', colour: 'green', pays: { gold: 2, cloth: 3 } }, // Real Fábrica das Sedas
  { id: 'G4', colour: 'green', pays: { books: 2, tools: 3 } }, // Hospital Real
  { id: 'G5', colour: 'green', pays: { gold: 2, tools: 3 } }, // Mãe d'Água
  { id: 'G6', colour: 'green', pays: { books: 2, tools: 3 } }, // Ribeira das Naus
  { id: 'G7', colour: 'green', pays: { gold: 2, cloth: 2, tools: 2 } }, // Passeio Público
  { id: 'G8', colour: 'green', pays: { gold: 2, cloth: 2, books: 2 } }, // Teatro Real
]

// table 2.10: how many officials each needs
const startingPlans: readonly PlanData[] = [
  { id: 'SB1', colour: 'blue', officials: 1 },
  { id: 'SB2', colour: 'blue', officials: 2 },
  { id: 'SG1', colour: 'green', officials: 1 },
  { id: 'SG2', colour: 'green', officials: 2 },
]
const officialsOfPlans = [2, 2, 2, 3, 3, 3, 4, 4]
const plans: readonly PlanData[] = [
  ...officialsOfPlans.map((officials, at): PlanData => ({ id: `PB${at + 1}`, colour: 'blue', officials })),
  ...officialsOfPlans.map((officials, at): PlanData => ({ id: `PG${at + 1}`, colour: 'green', officials })),
]

// table 2.14
const clergyTable: readonly (readonly [effect: ClergyData['effect'], copies: number, wigs: number])[] = [
  ['visit.builder-1', 2, 3],
  ['visit.marquis-1', 2, 3],
  ['visit.king-1', 2, 3],
  ['visit.ignoreOfficials', 2, 4],
  ['store-2', 3, 3],
  ['store.quake1', 2, 3],
  ['store.wig2', 2, 4],
  ['produce+1', 3, 3],
  ['sell+1', 2, 3],
  ['recruit+1', 2, 3],
  ['open.official-1', 3, 4],
  ['open.wig2', 2, 4],
  ['trade.any', 2, 4],
  ['decree+1', 2, 5],
  ['follow-2', 1, 4],
  ['warehouse+2', 2, 2],
  ['subsidy+2', 1, 2],
  ['influence+1', 2, 5],
]
const clergy: readonly ClergyData[] = clergyTable
  .flatMap(([effect, copies, wigs]) => Array.from({ length: copies }, () => ({ effect, wigs })))
  .map(({ effect, wigs }, at) => ({ id: `C${`${at + 1}`.padStart(2, '0')}`, effect, wigs }))

export const standardSet: ComponentSet = {
  name: 'Eminence',
  cards: politicalCards,
  clergy,
  decrees: decreeCards,
  buildings,
  startingPlans,
  plans,
  // table 2.9; sizes: public
  ships: {
    blue: { size: 1, influence: 1, price: 0 },
    red: { size: 2, influence: 2, price: 1 },
    purple: { size: 3, influence: 2, price: 1 },
    brown: { size: 4, influence: 3, price: 2 },
  },
  // table 2.4: public
  scoringTiles: [
    { id: 'T1', good: 'gold', values: [3, 2, 1] },
    { id: 'T2', good: 'tools', values: [6, 3, 1] },
    { id: 'T3', good: 'books', values: [9, 6, 3] },
    { id: 'T4', good: 'cloth', values: [9, 6, 3] },
  ],
  // table 2.1: Rua Áurea, Rua Augusta, Rua Bela da Rainha, Rua Nova da Princesa
  streets: [{ good: 'gold' }, { good: 'cloth' }, { good: 'books' }, { good: 'tools' }],
  landBonus: ['reis+5', 'goodOfStore', 'inf+3', 'reis+5', 'wig+2'],
  // table 2.2
  spaceBonus: {
    'W-A': 'inf+3',
    'W-B': 'reis+3',
    'W-C': 'good',
    'W-D': 'wig+2',
    'W-E': 'official',
    N1: 'reis+4',
    N2: 'wig+2',
    N3: 'inf+3',
    N4: 'good',
    'E-A': 'favor',
    'E-B': 'official',
    'E-C': 'inf+3',
    'E-D': 'reis+3',
    'E-E': 'wig+2',
  },
  // table 2.5
  treasury: {
    start: 2,
    levels: [
      { influence: 1, reis: 2 },
      { influence: 1, reis: 3 },
      { influence: 1, reis: 4 },
      { influence: 2, reis: 5 },
      { influence: 2, reis: 6 },
      { influence: 3, reis: 7 },
      { influence: 3, reis: 8 },
    ],
  },
  // table 2.6
  prices: { gold: [6, 5, 4, 3, 2], cloth: [5, 4, 3, 2, 1], books: [5, 4, 3, 2, 1], tools: [5, 4, 3, 2, 1] },
  // table 2.7
  influenceCash: [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
  // table 2.8
  ring: ['clergy', 'clergy', 'treasury', 'clergy', 'clergy', 'clergy', 'church', 'clergy'],
  cardinalStart: 6,
  // table 2.11
  warehouse: [5, 6, 7, 8, 9, 11],
  officialsRanking: [15, 10, 5],
  officialsRankingOfTwo: [15, 5],
  startReis: 10,
  startInfluence: 5,
  startGoods: 1,
}
