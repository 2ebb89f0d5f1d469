import {
  citizenPlaces,
  coinsText,
  crowd,
  followerObject,
  goodsList,
  listed,
  names,
  origins,
  plannedPlace,
  pointsText,
  whoObject,
} from '../names/hu.ts'
import type { LogWords } from '../words.ts'

const { places, deeds, goods, events, followers } = names

const lostBonus = (bonus: Parameters<LogWords['bonusLost']>[1]): string =>
  bonus === 'tech' ? 'technikalapka' : bonus === 'tile' ? 'helyszínlapka' : goods[bonus]

export const log: LogWords = {
  gameBegan: (starter, supply, putAway) =>
    `Az árukészlet: ${goodsList(supply) || 'üres'}.${putAway > 0 ? ` ${putAway} árulapka látatlanul kikerült a játékból.` : ''} A kezdőjátékos ${starter}.`,
  roundBegan: (round, starter, event, letter) =>
    `${round}. forduló: ${events[event]} ${letter}. A kezdőjátékos ${starter}.`,
  census(tally, first, last) {
    const gain = first === null ? 'senki sem vezet egyedül' : `az élen ${first}`
    const loss = last === null ? '' : `, az utolsó ${last}`
    return `Népszámlálás, földművesek: ${tally}; ${gain}${loss}`
  },
  coinsGained: (name, coins, source) => `${name} ${coins} érmét kap (${origins[source]})`,
  coinsPaid: (name, coins, source) => `${name} ${coins} érmét fizet (${origins[source]})`,
  recalled: (name, somebody, place) => `${name} visszahív egy ${whoObject(somebody)} a piacra (${places[place]})`,
  drawn: (name, drawn) => (drawn.length === 0 ? `${name} nem húz követőt` : `${name} követőket húz: ${crowd(drawn)}`),
  stored: (name, somebody) => `${name} egy ${whoObject(somebody)} tesz a Lőportoronyba`,
  planConfirmed: (name) => `${name} elkészült a tervével`,
  planReopened: (name) => `${name} újra tervez`,
  plansShown: (plans) =>
    `Tervek: ${plans.map(({ name, plan }) => `${name}: ${plan.map(plannedPlace).join(', ') || 'semmi új'}`).join('; ')}`,
  acted: (name, place) => `${name} akciója: ${places[place]}`,
  passed: (name, idle) => (idle ? `${name} már nem tehet semmit, passzol` : `${name} passzol`),
  recruited: (name, type, step) =>
    step === null
      ? `${name} egy ${followerObject[type]} szerez`
      : `${name} egy ${followerObject[type]} szerez (a sávján: ${step})`,
  bonusLost: (name, bonus) => `${name} nem kap bónuszt, elfogyott: ${lostBonus(bonus)}`,
  goodGained: (name, good, source) => `${name} árut kap: 1 ${goods[good]} (${origins[source]})`,
  techGained: (name, tiles, left) => `${name} ${tiles} technikalapkát kap (még ${left} van)`,
  tileTaken: (name, tile) => `${name} helyszínlapkát szerez: ${places[tile]}`,
  developed(name, from, to, level, lost) {
    const rest = lost > 0 ? `; elvész ${pointsText(lost)}` : ''
    return from === to
      ? `${name} a fejlődéssáv végén áll: elvész ${pointsText(lost)}`
      : `${name} fejlődik: ${from} → ${to}, ${level}. szint${rest}`
  },
  citizenTaken: (name, from) => `${name} polgárt szerez (${citizenPlaces[from]})`,
  travelled: (name, by, from, to) => `${name} ${by === 'water' ? 'vízi úton' : 'országúton'} utazik: ${from} → ${to}`,
  goodCarried: (name, good, [a, b]) =>
    good === null
      ? `${name} otthagyja az árut az úton (${a} – ${b})`
      : `${name} árut vesz fel az úton (${a} – ${b}): 1 ${goods[good]}`,
  stationBuilt: (name, town, left) => `${name} kereskedőházat épít: ${town} (még ${left} van)`,
  deedDone: (name, type, deed, filled, size) =>
    `${name} egy ${followerObject[type]} küld jótettre: ${deeds[deed]} (${filled}/${size} hely)`,
  bathDrawn: (name, count, drawn) =>
    `${name} ${count} követőt húz a Fürdőházban${drawn === null ? '' : `: ${crowd(drawn)}`}`,
  bathPlaced: (name, somebody, place) => `${name} egy ${whoObject(somebody)} állít munkába: ${places[place]}`,
  bathDeclined: (name) => `${name} senkit sem állít munkába: mindenki visszakerül a zsákba`,
  eventCame: (event, letter) => `Az esemény: ${events[event]} ${letter}`,
  sacristyUsed: (name, event) => `${name} a Sekrestye szerzetesével megússza az eseményt (${events[event]})`,
  sacristyKept: (name, event) =>
    `${name} a Sekrestyében hagyja a szerzetest, és vállalja az eseményt (${events[event]})`,
  plagueDrew(name, somebody) {
    if (somebody === null) return `${name} zsákja üres, a pestis senkit sem visz el`
    return somebody.isOwn
      ? `${name} a pestisnél egy ${whoObject(somebody)} húz: nem veszít semmit`
      : `${name} a pestis miatt elveszít egy ${whoObject(somebody)}`
  },
  taxed: (name, number, coins) =>
    coins === 0
      ? `${name} áruinak száma ${number}: nem fizet adót`
      : `${name} áruinak száma ${number}: az adó ${coinsText(coins)}`,
  foodOwed: (name, food) => (food === 0 ? `${name} nem tartozik élelemmel` : `${name} ${food} élelemmel tartozik`),
  foodPaid: (name, good) => `${name} élelmet ad le: 1 ${goods[good]}`,
  tortureBegan: (name, missing, source) =>
    `${name} kínvallatásra kerül: hiányzik ${coinsText(missing)} (${origins[source]})`,
  stationGivenUp: (name, town) =>
    town === null
      ? `${name} lemond egy kereskedőházról a készletéből`
      : `${name} lemond egy kereskedőházról a térképen: ${town}`,
  followerGivenUp: (name, type) => `${name} lemond egy követőről a zsákjából: ${followers[type]}`,
  developmentGivenUp: (name, to, level) =>
    `${name} lemond egy fejlődéspontról, és ide lép vissza: ${to} (${level}. szint)`,
  goodGivenUp: (name, good) => `${name} lemond egy áruról: ${goods[good]}`,
  tileGivenUp(name, tile, freed, tech) {
    const rest = [
      ...(freed.length > 0 ? [`visszakerül a zsákba: ${crowd(freed)}`] : []),
      ...(tech > 0 ? ['a rajta fekvő technikalapka is elvész'] : []),
    ]
    return [`${name} lemond egy helyszínlapkáról: ${places[tile]}`, ...rest].join('; ')
  },
  techGivenUp: (name, place) =>
    place === null
      ? `${name} lemond egy le nem rakott technikalapkáról`
      : `${name} lemond egy lerakott technikalapkáról: ${places[place]}`,
  debtForgiven: (name, coins) => `${name} már semmit sem adhat; elengedve: ${coinsText(coins)}`,
  majority: (name, tally) =>
    name === null
      ? `Kereskedőházak: ${tally}. Senkinek sincs egyedül a legtöbb, az utolsó polgár senkié sem lesz.`
      : `Kereskedőházak: ${tally}. A legtöbbet ${name} építette.`,
  gameEnded: (totals, winners) =>
    `Véget ért az utolsó forduló. Végeredmény: ${totals}. ${winners.length > 1 ? `${listed(winners)} osztozik a győzelmen` : `A győztes ${winners[0]}`}.`,
}
