import { rowServed, type Space, streetServed } from '../../data.ts'
import type { DecreeData, Metric } from '../../decree-data.ts'
import type { Ability, BuildingData, CardData, NobleEffect, Sponsored } from '../../sets.ts'
import { goods as goodNames } from '../../sets.ts'
import { amountIn, counted, type OtherEffect, otherEffect, rowName, signed } from '../shared.ts'
import type { LisboaNames } from '../words.ts'

export const listed = (items: readonly string[], conjunction = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
export const many = (number: number, one: string, several = `${one}s`): string =>
  `${number} ${number === 1 ? one : several}`
export const wigs = (number: number): string => many(number, 'wig')

export const nobles = ['the builder', 'the Marquis', 'the King']
const piles = ['Builder', 'Marquis', 'King', 'Treasury']
export const goods = ['gold', 'cloth', 'books', 'tools']
/** One of them, after a number and on its own. */
const oneGood = ['gold', 'cloth', 'book', 'tool']
export const aGood = ['a gold', 'a cloth', 'a book', 'a tool']
export const rubble = ['earthquake', 'fire', 'tsunami']
const colours = { blue: 'blue', green: 'green' }
const decks = { blue: 'blue', red: 'red', purple: 'purple', brown: 'brown' }
export const actions = [
  'acquire a plan',
  'recruit officials',
  'build a ship',
  'produce goods',
  'meet the Cardinal',
  'get a Royal Favor',
]
export const nobleActions = ['build a store', 'take decrees', 'open a public building']
const streets = ['Rua Áurea', 'Rua Augusta', 'Rua Bela da Rainha', 'Rua Nova da Princesa']

const buildings: Readonly<Record<string, string>> = {
  B1: 'Alfândega',
  B2: 'Arsenal',
  B3: 'Bolsa',
  B4: 'Senado da Câmara',
  B5: 'Casa da Índia',
  B6: 'Tribunal da Relação',
  B7: 'Erário Régio',
  B8: 'Terreiro do Trigo',
  G1: 'Palácio dos Estaus',
  G2: 'Colégio dos Nobres',
  G3: 'Real Fábrica das Sedas',
  G4: 'Hospital Real',
  G5: 'Mãe d’Água',
  G6: 'Ribeira das Naus',
  G7: 'Passeio Público',
  G8: 'Teatro Real',
}

const abilities: Readonly<Record<Ability, string>> = {
  'sell+1': '+1 réis per good you sell',
  'land-2': 'your stores cost 2 réis less',
  tsunami0: 'tsunami cubes cost you nothing',
  'subsidy+2': '+2 réis when you play a treasury card to your portfolio',
  'sponsor-2': 'sponsoring costs 2 réis less',
  'trade+1': '+1 réis per good you give in a trade',
  'visit+1': '+1 réis after you pay for a visit or a follow',
  'produce+2': '+2 réis after you produce goods',
  'open+3': '+3 réis when you open a public building',
  'foreign+1': '+1 réis per good that others sell onto your ships',
  'visit.builder-1': 'visits to the builder cost 1 influence less',
  'visit.marquis-1': 'visits to the Marquis cost 1 influence less',
  'visit.king-1': 'visits to the King cost 1 influence less',
  'visit.ignoreOfficials': 'rivals’ officials do not raise the cost of your visits',
  'store-2': 'your stores cost 2 réis less',
  'store.quake1': 'earthquake cubes cost you 1 instead of 3',
  'store.wig2': '+2 wigs when you build a store',
  'produce+1': '+1 good of a kind that you just produced',
  'recruit+1': 'you recruit up to 3 officials',
  'open.official-1': 'a public building needs 1 official less',
  'open.wig2': '+2 wigs when you open a public building',
  'trade.any': 'every noble accepts any good in a trade',
  'decree+1': 'you take up to 3 decrees',
  'follow-2': 'following costs 2 influence less',
  'warehouse+2': 'warehouse +2',
  'influence+1': '+1 whenever you gain your portfolio influence',
}

const events: Readonly<Record<Sponsored, string>> = {
  store: 'build a store',
  decrees: 'take decrees',
  open: 'open a public building',
  ship: 'build a ship',
  produce: 'produce goods',
  cardinal: 'meet the Cardinal',
  'plan+recruit': 'acquire a plan and recruit officials',
  'favor+recruit': 'get a Royal Favor and recruit officials',
}

const effects: Readonly<Record<OtherEffect, string>> = {
  none: 'no effect',
  state: 'one State action of this noble',
  official: 'place 1 official',
  good: '1 good of your choice',
  'good-1': 'lose 1 good',
  rubble: '1 cube from the rubble pile',
  'price+1': 'raise one price',
  treasury: 'move the treasury by 1',
  favor: 'take a Royal Favor',
  goodOfStore: '1 good of this store',
}

/** One of it, and several. */
const counts: Readonly<Record<Metric, readonly [one: string, several: string]>> = {
  'stores.gold': ['gold store', 'gold stores'],
  'stores.cloth': ['cloth store', 'cloth stores'],
  'stores.books': ['book store', 'book stores'],
  'stores.tools': ['tool store', 'tool stores'],
  'stores.rowA': ['store in row A', 'stores in row A'],
  'stores.rowB': ['store in row B', 'stores in row B'],
  'stores.rowC': ['store in row C', 'stores in row C'],
  'stores.rowD': ['store in row D', 'stores in row D'],
  'stores.rowE': ['store in row E', 'stores in row E'],
  'stores.col1': ['store in column 1', 'stores in column 1'],
  'stores.col2': ['store in column 2', 'stores in column 2'],
  'stores.col3': ['store in column 3', 'stores in column 3'],
  'stores.col4': ['store in column 4', 'stores in column 4'],
  'stores.col5': ['store in column 5', 'stores in column 5'],
  'stores.total': ['store', 'stores'],
  'stores.served1': ['store with a matching building', 'stores with a matching building'],
  'stores.served2': ['store with two matching buildings', 'stores with two matching buildings'],
  'pb.opened': ['building you opened', 'buildings you opened'],
  'pb.blue': ['blue building you opened', 'blue buildings you opened'],
  'pb.green': ['green building you opened', 'green buildings you opened'],
  'officials.plans': ['official on your plans', 'officials on your plans'],
  'officials.offices': ['official in the offices', 'officials in the offices'],
  'officials.builder': ['official in the builder’s office', 'officials in the builder’s office'],
  'officials.marquis': ['official in the Marquis’s office', 'officials in the Marquis’s office'],
  'officials.king': ['official in the King’s office', 'officials in the King’s office'],
  'ships.count': ['ship', 'ships'],
  'ships.size': ['hold of your ships', 'holds of all your ships together'],
  'ships.maxSize': ['hold of your largest ship', 'holds of your largest ship'],
  'clergy.count': ['clergy tile', 'clergy tiles'],
  'favors.count': ['Royal Favor', 'Royal Favors'],
  'favors.builder': ['Royal Favor of the builder', 'Royal Favors of the builder'],
  'favors.marquis': ['Royal Favor of the Marquis', 'Royal Favors of the Marquis'],
  'favors.king': ['Royal Favor of the King', 'Royal Favors of the King'],
  'goods.total': ['good in the warehouse', 'goods in the warehouse'],
  'goods.gold': ['gold in the warehouse', 'gold in the warehouse'],
  'goods.cloth': ['cloth in the warehouse', 'cloth in the warehouse'],
  'goods.books': ['book in the warehouse', 'books in the warehouse'],
  'goods.tools': ['tool in the warehouse', 'tools in the warehouse'],
  'cards.noble': ['noble card in the portfolio', 'noble cards in the portfolio'],
  'cards.treasury': ['treasury card in the portfolio', 'treasury cards in the portfolio'],
  'cards.builder': ['builder card in the portfolio', 'builder cards in the portfolio'],
  'cards.marquis': ['Marquis card in the portfolio', 'Marquis cards in the portfolio'],
  'cards.king': ['King card in the portfolio', 'King cards in the portfolio'],
  'portfolio.influence': ['influence in your portfolio', 'influence in your portfolio'],
  'rubble.quake': ['earthquake cube', 'earthquake cubes'],
  'rubble.fire': ['fire cube', 'fire cubes'],
  'rubble.tsunami': ['tsunami cube', 'tsunami cubes'],
  'rubble.sets': ['rubble set', 'rubble sets'],
  'rubble.total': ['rubble cube', 'rubble cubes'],
  reis: ['réis', 'réis'],
  influence: ['influence', 'influence'],
  'decrees.count': ['decree', 'decrees'],
  'rank.firsts': [
    'street in which you are first or tied for first',
    'streets in which you are first or tied for first',
  ],
}

const amountNames = { reis: () => 'réis', inf: () => 'influence', wig: (by: number) => (by === 1 ? 'wig' : 'wigs') }

function effect(code: NobleEffect | 'goodOfStore'): string {
  const amount = amountIn(code)
  if (amount === null) return effects[otherEffect(code)]
  return `${signed(amount.by)} ${amountNames[amount.of](Math.abs(amount.by))}`
}

const card = ({ name, type, id }: CardData): string =>
  name ?? `${piles[['builder', 'marquis', 'king', 'treasury'].indexOf(type)]} ${id}`

function cardText(data: CardData): string {
  const printed =
    data.type === 'treasury'
      ? `${abilities[data.ongoing]}; event: ${events[data.event]}`
      : `influence ${data.influence}, ${effect(data.effect)}`
  return `${card(data)} (${printed})`
}

const building = ({ id, name }: BuildingData): string => name ?? (Object.hasOwn(buildings, id) ? buildings[id] : id)

function decreeText(decree: DecreeData): string {
  switch (decree.kind) {
    case 'per':
      return `${wigs(decree.wigs)} per ${counts[decree.metric][0]}, at most ${decree.cap}`
    case 'atLeast':
      return decree.n === 1
        ? `${wigs(decree.wigs)} for at least one ${counts[decree.metric][0]}`
        : `${wigs(decree.wigs)} for ${decree.n} or more ${counts[decree.metric][1]}`
    case 'all':
      return `${wigs(decree.wigs)} for at least one each of: ${decree.metrics.map((each) => counts[each][0]).join(', ')}`
    case 'kinds':
      return `${wigs(decree.wigs)} for ${decree.n} of these: ${decree.metrics.map((each) => counts[each][0]).join(', ')}`
    case 'copyBestOfRightNeighbour':
      return 'as many wigs as the best other decree of the player before you in turn order'
  }
}

/** In a sentence: “west of row D”. */
export const placed = (space: Space): string =>
  rowServed[space] < 0
    ? `at the north end of street ${streetServed[space] + 1}`
    : `${space < 7 ? 'west' : 'east'} of row ${rowName(rowServed[space])}`

export const names: LisboaNames = {
  nobles,
  piles,
  goods,
  rubble,
  colours,
  decks,
  actions,
  nobleActions,
  streets,
  buildings,
  abilities,
  events,
  lacerda: 'Lacerda',
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
  space: (space) =>
    rowServed[space] < 0
      ? `north end of street ${streetServed[space] + 1}`
      : `row ${rowName(rowServed[space])} ${space < 7 ? 'west' : 'east'}`,
  card,
  cardText,
  tile: ({ effect: ability, wigs: back }) => `“${abilities[ability]}” (${wigs(back)})`,
  plan: ({ colour, officials }) => `${colours[colour]} plan for ${many(officials, 'official')}`,
  building,
  buildingText: (data) =>
    `${building(data)} (${goodNames.flatMap((good, at) => (data.pays[good] ? [`${goods[at]} ${data.pays[good]}`] : [])).join(', ')})`,
  ship: (ship) => `${decks[ship]} ship`,
  decree: (decree) => `decree ${decree.id} (${decreeText(decree)})`,
  effect,
  amounts: (numbers) =>
    counted(numbers, (number, good) => `${number} ${number === 1 ? oneGood[good] : goods[good]}`).join(', '),
  cubes: (numbers) => counted(numbers, (number, kind) => `${number} ${rubble[kind]}`).join(', '),
}
