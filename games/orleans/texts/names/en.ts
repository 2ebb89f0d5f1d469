import type { CitizenFrom, Source } from '../../events.ts'
import type { FollowerType } from '../../sets.ts'
import type { Crowd, PlannedPlace, Somebody, Spot } from '../shared.ts'
import type { Goods, NameWords } from '../words.ts'

const followers: Readonly<Record<FollowerType, string>> = {
  farmer: 'farmer',
  boatman: 'boatman',
  craftsman: 'craftsman',
  trader: 'trader',
  knight: 'knight',
  scholar: 'scholar',
  monk: 'monk',
}

export const several: Readonly<Record<FollowerType, string>> = {
  farmer: 'farmers',
  boatman: 'boatmen',
  craftsman: 'craftsmen',
  trader: 'traders',
  knight: 'knights',
  scholar: 'scholars',
  monk: 'monks',
}

export const listed = (items: readonly string[], conjunction = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
export const coinsText = (coins: number): string => counted(coins, 'coin')
export const pointsText = (points: number): string => counted(points, 'development point')

export const names: NameWords = {
  followers,
  goods: { wheat: 'wheat', cheese: 'cheese', wine: 'wine', wool: 'wool', brocade: 'brocade' },
  places: {
    farmhouse: 'Farmhouse',
    village: 'Village',
    university: 'University',
    castle: 'Castle',
    monastery: 'Monastery',
    ship: 'Ship',
    wagon: 'Wagon',
    guildhall: 'Guildhall',
    scriptorium: 'Scriptorium',
    townhall: 'Town Hall',
    hayrick: 'Hayrick',
    'cheese-factory': 'Cheese Factory',
    winery: 'Winery',
    'wool-manufacturer': 'Wool Manufacturer',
    'tailor-shop': 'Tailor Shop',
    brewery: 'Brewery',
    windmill: 'Windmill',
    library: 'Library',
    hospital: 'Hospital',
    bathhouse: 'Bathhouse',
    'herb-garden': 'Herb Garden',
    sacristy: 'Sacristy',
    'shipping-line': 'Shipping Line',
    cellar: 'Cellar',
    office: 'Office',
    laboratory: 'Laboratory',
    'horse-wagon': 'Horse Wagon',
    pharmacy: 'Pharmacy',
    school: 'School',
    'gunpowder-tower': 'Gunpowder Tower',
  },
  deeds: {
    'city-wall': 'City Wall',
    'papal-conclave': 'Papal Conclave',
    'defeat-plague': 'Defeat of the Plague',
    astronomy: 'Astronomy',
    'boatmen-guild': 'Boatmen’s Guild',
    cathedral: 'Cathedral',
    'peace-treaty': 'Peace Treaty',
    canalisation: 'Canalisation',
  },
  events: {
    pilgrimage: 'Pilgrimage',
    plague: 'Plague',
    harvest: 'Harvest',
    taxes: 'Taxes',
    'trading-day': 'Trading Day',
    income: 'Income',
  },
  towns: {},
  gain: ({ good, coins = 0, coinsPer, development = 0, tech = 0 }) =>
    listed([
      ...(good === undefined ? [] : [`1 ${names.goods[good]}`]),
      ...(coins > 0 ? [coinsText(coins)] : []),
      ...(coinsPer === 'level' ? ['1 coin per level'] : []),
      ...(coinsPer === 'station' ? ['1 coin per station on the map'] : []),
      ...(development > 0 ? [pointsText(development)] : []),
      ...(tech > 0 ? [counted(tech, 'tech tile')] : []),
    ]) || 'nothing',
  effects: {
    farmhouse: 'a farmer, and a good',
    village: 'a boatman, craftsman or trader, and a bonus',
    university: 'a scholar, and development',
    castle: 'a knight, and more followers each round',
    monastery: 'a monk',
    ship: 'travel by water',
    wagon: 'travel by road',
    guildhall: 'build a station',
    scriptorium: '1 development point',
    townhall: 'send followers to the deeds',
    bathhouse: 'draw two followers, put one to work',
    'herb-garden': 'boatmen stand in for farmers, craftsmen and traders',
    sacristy: 'a monk keeps Harvest, Taxes or Plague away',
    'horse-wagon': 'travel by road',
    pharmacy: '1 development point per coin',
    school: 'scholars stand in for all but monks',
    'gunpowder-tower': 'more room for followers, and a second Town Hall',
  },
}

const { places, deeds, goods, events } = names

/** Where coins and goods come from, or what they are paid for. */
export const origins: Readonly<Record<Source, string>> = {
  ...places,
  ...deeds,
  ...events,
  census: 'Census',
  boatmen: 'boatman track',
  development: 'development track',
}

export const citizenPlaces: Readonly<Record<CitizenFrom, string>> = {
  development: 'the development track',
  knights: 'the knight track',
  boatmen: 'the boatman track',
  edge: 'the edge of the map',
  'city-wall': 'the City Wall',
  'papal-conclave': 'the Papal Conclave',
  'defeat-plague': 'the Defeat of the Plague',
  astronomy: 'Astronomy',
  'boatmen-guild': 'the Boatmen’s Guild',
  cathedral: 'the Cathedral',
  'peace-treaty': 'the Peace Treaty',
  canalisation: 'the Canalisation',
}

export const who = ({ type, isOwn }: Somebody): string => (isOwn ? `own ${followers[type]}` : followers[type])
export const aFollower = (somebody: Somebody): string => (somebody.isOwn ? `an ${who(somebody)}` : `a ${who(somebody)}`)
/** “2 farmers, 1 own trader”. */
export const crowd = (list: readonly Crowd[]): string =>
  list
    .map(
      ({ type, isOwn, number }) => `${number} ${isOwn ? 'own ' : ''}${number === 1 ? followers[type] : several[type]}`,
    )
    .join(', ')
export const goodsList = (list: Goods): string => list.map(([good, number]) => `${number} ${goods[good]}`).join(', ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** “Castle (boatman)”, “Cheese Factory (farmer 2)”, “Town Hall 2”. */
export function spotText({ place, need, number }: Spot): string {
  const nth = number === null ? '' : ` ${number}`
  return need === null ? `${places[place]}${nth}` : `${places[place]} (${followers[need]}${nth})`
}

/** “Castle (farmer, tech tile)”. */
export const plannedPlace = ({ place, pieces }: PlannedPlace): string =>
  `${places[place]} (${pieces.map((piece) => (piece === null ? 'tech tile' : who(piece))).join(', ')})`
