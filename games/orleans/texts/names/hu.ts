import type { CitizenFrom, Source } from '../../events.ts'
import type { FollowerType } from '../../sets.ts'
import type { Crowd, PlannedPlace, Somebody, Spot } from '../shared.ts'
import type { Goods, NameWords } from '../words.ts'

const followers: Readonly<Record<FollowerType, string>> = {
  farmer: 'földműves',
  boatman: 'hajós',
  craftsman: 'kézműves',
  trader: 'kereskedő',
  knight: 'lovag',
  scholar: 'tudós',
  monk: 'szerzetes',
}

/** As the object of a sentence. */
export const followerObject: Readonly<Record<FollowerType, string>> = {
  farmer: 'földművest',
  boatman: 'hajóst',
  craftsman: 'kézművest',
  trader: 'kereskedőt',
  knight: 'lovagot',
  scholar: 'tudóst',
  monk: 'szerzetest',
}

export const listed = (items: readonly string[], conjunction = 'és'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
export const coinsText = (coins: number): string => `${coins} érme`
export const pointsText = (points: number): string => `${points} fejlődéspont`

export const names: NameWords = {
  followers,
  goods: { wheat: 'búza', cheese: 'sajt', wine: 'bor', wool: 'gyapjú', brocade: 'brokát' },
  places: {
    farmhouse: 'Majorság',
    village: 'Falu',
    university: 'Egyetem',
    castle: 'Vár',
    monastery: 'Kolostor',
    ship: 'Hajó',
    wagon: 'Szekér',
    guildhall: 'Céhház',
    scriptorium: 'Másolóműhely',
    townhall: 'Városháza',
    hayrick: 'Szénapajta',
    'cheese-factory': 'Sajtkészítő',
    winery: 'Borászat',
    'wool-manufacturer': 'Gyapjúfonoda',
    'tailor-shop': 'Szabóműhely',
    brewery: 'Sörfőzde',
    windmill: 'Szélmalom',
    library: 'Könyvtár',
    hospital: 'Ispotály',
    bathhouse: 'Fürdőház',
    'herb-garden': 'Füveskert',
    sacristy: 'Sekrestye',
    'shipping-line': 'Hajózási társaság',
    cellar: 'Pince',
    office: 'Iroda',
    laboratory: 'Laboratórium',
    'horse-wagon': 'Lovas kocsi',
    pharmacy: 'Patika',
    school: 'Iskola',
    'gunpowder-tower': 'Lőportorony',
  },
  deeds: {
    'city-wall': 'Városfal',
    'papal-conclave': 'Pápai konklávé',
    'defeat-plague': 'A pestis legyőzése',
    astronomy: 'Csillagászat',
    'boatmen-guild': 'Hajóscéh',
    cathedral: 'Székesegyház',
    'peace-treaty': 'Békeszerződés',
    canalisation: 'Csatornázás',
  },
  events: {
    pilgrimage: 'Zarándoklat',
    plague: 'Pestis',
    harvest: 'Betakarítás',
    taxes: 'Adók',
    'trading-day': 'Vásárnap',
    income: 'Jövedelem',
  },
  towns: {},
  gain: ({ good, coins = 0, coinsPer, development = 0, tech = 0 }) =>
    listed([
      ...(good === undefined ? [] : [`1 ${names.goods[good]}`]),
      ...(coins > 0 ? [coinsText(coins)] : []),
      ...(coinsPer === 'level' ? ['szintenként 1 érme'] : []),
      ...(coinsPer === 'station' ? ['a térképen álló kereskedőházanként 1 érme'] : []),
      ...(development > 0 ? [pointsText(development)] : []),
      ...(tech > 0 ? [`${tech} technikalapka`] : []),
    ]) || 'semmi',
  effects: {
    farmhouse: 'egy földműves és egy áru',
    village: 'egy hajós, kézműves vagy kereskedő és egy bónusz',
    university: 'egy tudós és fejlődés',
    castle: 'egy lovag és több követő fordulónként',
    monastery: 'egy szerzetes',
    ship: 'utazás vízi úton',
    wagon: 'utazás országúton',
    guildhall: 'kereskedőház építése',
    scriptorium: '1 fejlődéspont',
    townhall: 'követők küldése a jótettekhez',
    bathhouse: 'két követőt húzol, egyet munkába állítasz',
    'herb-garden': 'hajós állhat földműves, kézműves és kereskedő helyett',
    sacristy: 'egy szerzetes megvéd a betakarítástól, az adóktól vagy a pestistől',
    'horse-wagon': 'utazás országúton',
    pharmacy: 'érménként 1 fejlődéspont',
    school: 'tudós állhat bárki helyett, csak szerzetes helyett nem',
    'gunpowder-tower': 'több hely a követőknek, és második Városháza',
  },
}

const { places, deeds, goods, events } = names

/** Where coins and goods come from, or what they are paid for. */
export const origins: Readonly<Record<Source, string>> = {
  ...places,
  ...deeds,
  ...events,
  census: 'Népszámlálás',
  boatmen: 'hajóssáv',
  development: 'fejlődéssáv',
}

export const citizenPlaces: Readonly<Record<CitizenFrom, string>> = {
  ...deeds,
  development: 'fejlődéssáv',
  knights: 'lovagsáv',
  boatmen: 'hajóssáv',
  edge: 'a térkép széle',
}

export const who = ({ type, isOwn }: Somebody): string => (isOwn ? `saját ${followers[type]}` : followers[type])
/** As the object of a sentence. */
export const whoObject = ({ type, isOwn }: Somebody): string =>
  isOwn ? `saját ${followerObject[type]}` : followerObject[type]
/** “2 földműves, 1 saját kereskedő”. */
export const crowd = (list: readonly Crowd[]): string => list.map((each) => `${each.number} ${who(each)}`).join(', ')
export const goodsList = (list: Goods): string => list.map(([good, number]) => `${number} ${goods[good]}`).join(', ')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** “Vár (hajós)”, “Sajtkészítő (2. földműves)”, “Városháza (2. hely)”. */
export function spotText({ place, need, number }: Spot): string {
  const nth = number === null ? '' : `${number}. `
  return need === null
    ? `${places[place]}${number === null ? '' : ` (${nth}hely)`}`
    : `${places[place]} (${nth}${followers[need]})`
}

/** “Vár (földműves, technikalapka)”. */
export const plannedPlace = ({ place, pieces }: PlannedPlace): string =>
  `${places[place]} (${pieces.map((piece) => (piece === null ? 'technikalapka' : who(piece))).join(', ')})`
