import { landName } from '../shared.ts'
import type { PositionWords } from '../words.ts'
import { actions, goods, names, wigs } from './names.ts'

const { colours, piles } = names
const icons = { clergy: '', treasury: ', kincstárjel', church: ', templomjel' }

export const position: PositionWords = {
  course: (period, round) => `${period}. korszak, ${round}. forduló`,
  treasury: (level, influence, reis) => `Kincstár: ${level}. szint, befolyás ${influence}, réis ${reis}`,
  turnsLeft: (turns) => `Ez után a kör után még ${turns} kör van hátra`,
  prices: 'Árak',
  supply: 'Áruk a készletben',
  street: (number, name, good, values) =>
    `${number}. utca, ${name} (${goods[good]}): rangsor ${values.join('/') || 'nyitott'}`,
  row: (row) => `${row} sor`,
  column: (column) => `${column}. oszlop`,
  emptyLand: (land) => `${landName(land)} üres`,
  store: (land, owner, good) => `${landName(land)} ${owner} (${goods[good]})`,
  noCubes: 'nincs kocka',
  openSpace: (bonus, cubes) => `üres (${bonus}; ${cubes})`,
  landBonus: (bonus) => `bónusz: ${bonus}`,
  heap: 'Törmelékkupac',
  buildingTop: (colour, left) => `Felső ${colours[colour]} középület, alatta ${left}`,
  planTop: (colour, left) => `Felső ${colours[colour]} tervrajz, alatta ${left}`,
  none: 'nincs',
  ring: (cardinal) => `Egyházi kör, a bíboros helye: ${cardinal}`,
  ringSpace: (at, kind) => `${at}. mező${icons[kind]}`,
  display: (inDeck) => `Rendeletek a kínálatban, a pakliban ${inDeck}`,
  shipyard: 'Hajógyár, felülről',
  pile: (pile, cards) => `Pakli: ${piles[pile]}, ${cards} lap`,
  favorStacks: 'Királyi kegyek a készletben',
  money: (reis) => `${reis} réis`,
  standing: (number, influence) => `${wigs(number)}, befolyás ${influence}`,
  supplies: (houses, officials) => `készleten ${houses} ház és ${officials} hivatalnok`,
  offices: 'hivatalnokok a hivatalokban',
  favors: 'királyi kegyek',
  goods: (number, capacity) => (capacity === null ? 'áruk' : `raktár ${number}/${capacity}`),
  rubble: (sets) => (sets < 0 ? 'törmelék' : `törmelék, ${sets} készlet`),
  plans: 'tervrajzok',
  usedPlan: (plan, officials) => `${plan}, felhasználva ${officials} hivatalnokkal`,
  clergy: 'egyházi lapkák',
  decrees: 'rendeletek',
  worth: (decree, number) => `${decree}: most ${wigs(number)}`,
  ships: 'hajók',
  shipAt: (ship, isAtSea, cargo) =>
    `${ship} ${isAtSea ? 'a tengeren' : 'a kikötőben'}${cargo === '' ? '' : `, rakománya ${cargo}`}`,
  top: (open, influence) => `felső sor, ${open} nyitott hely, befolyás ${influence}`,
  bottom: (open) => `alsó sor, ${open} nyitott hely`,
  handSize: (cards) => `${cards} lap kézben`,
  known: 'ismert lapok kézben',
  ownHand: 'Kézben lévő lapjaid',
  of: (name, label) => `${name}, ${label}`,
  you: (name) => `${name} (te)`,
  starter: () => 'kezdőjátékos',
  lacerdaNext: (courtier, assistant, noble, action) =>
    `Lacerda udvaronca: ${piles[courtier]}, segédje: ${piles[assistant]}. Következő köre: ${piles[noble]}, ${actions[action]}`,
  offered: (name) => `Választható egyházi lapkák, ${name}`,
  playing: (name) => `${name} köre`,
  turn: (name) => `Most dönt: ${name}`,
  ownTurn: 'Most te döntesz',
  over: 'A játék véget ért',
}
