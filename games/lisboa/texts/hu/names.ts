import { rowServed, streetServed } from '../../data.ts'
import type { DecreeData, Metric } from '../../decree-data.ts'
import type { Ability, BuildingData, CardData, NobleEffect, Sponsored } from '../../sets.ts'
import { goods as goodNames } from '../../sets.ts'
import { amountIn, counted, type OtherEffect, otherEffect, rowName, signed } from '../shared.ts'
import type { LisboaNames } from '../words.ts'

export const listed = (items: readonly string[], conjunction = 'és'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`
export const wigs = (number: number): string => `${number} paróka`

export const nobles = ['a királyi építész', 'a márki', 'a király']
/** As the object of a sentence; to whom; and to whose place one goes. */
export const noblesObject = ['a királyi építészt', 'a márkit', 'a királyt']
export const noblesDative = ['a királyi építésznek', 'a márkinak', 'a királynak']
export const toNobles = ['a királyi építészhez', 'a márkihoz', 'a királyhoz']
export const withNobles = ['a királyi építésszel', 'a márkival', 'a királlyal']
const piles = ['Építész', 'Márki', 'Király', 'Kincstár']
export const goods = ['arany', 'szövet', 'könyv', 'szerszám']
export const goodsObject = ['aranyat', 'szövetet', 'könyvet', 'szerszámot']
export const rubble = ['földrengés', 'tűz', 'szökőár']
const colours = { blue: 'kék', green: 'zöld' }
const decks = { blue: 'kék', red: 'piros', purple: 'lila', brown: 'barna' }
export const actions = [
  'tervrajz szerzése',
  'hivatalnokok felvétele',
  'hajóépítés',
  'árutermelés',
  'találkozás a bíborossal',
  'királyi kegy elnyerése',
]
export const nobleActions = ['üzlet építése', 'rendeletek szerzése', 'középület megnyitása']
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
  'sell+1': '+1 réis minden eladott áruért',
  'land-2': 'az üzleteid 2 réissel olcsóbbak',
  tsunami0: 'a szökőárkockák neked ingyen vannak',
  'subsidy+2': '+2 réis, ha kincstárkártyát teszel a portfóliódba',
  'sponsor-2': 'az események finanszírozása 2 réissel olcsóbb',
  'trade+1': '+1 réis minden áruért, amelyet egy nemesnek adsz',
  'visit+1': '+1 réis, miután kifizettél egy látogatást vagy követést',
  'produce+2': '+2 réis árutermelés után',
  'open+3': '+3 réis középület megnyitásakor',
  'foreign+1': '+1 réis minden áruért, amelyet más ad el a te hajódra',
  'visit.builder-1': 'a királyi építész látogatása 1 befolyással olcsóbb',
  'visit.marquis-1': 'a márki látogatása 1 befolyással olcsóbb',
  'visit.king-1': 'a király látogatása 1 befolyással olcsóbb',
  'visit.ignoreOfficials': 'a többiek hivatalnokai nem drágítják a látogatásaidat',
  'store-2': 'az üzleteid 2 réissel olcsóbbak',
  'store.quake1': 'a földrengéskockák neked 3 helyett 1-be kerülnek',
  'store.wig2': '+2 paróka üzlet építésekor',
  'produce+1': '+1 áru abból, amit épp termeltél',
  'recruit+1': 'legfeljebb 3 hivatalnokot vehetsz fel',
  'open.official-1': 'a középülethez 1 hivatalnokkal kevesebb kell',
  'open.wig2': '+2 paróka középület megnyitásakor',
  'trade.any': 'minden nemes bármilyen árut elfogad',
  'decree+1': 'legfeljebb 3 rendeletet vehetsz el',
  'follow-2': 'a követés 2 befolyással olcsóbb',
  'warehouse+2': 'raktár +2',
  'influence+1': '+1, valahányszor megkapod a portfóliód befolyását',
}

const events: Readonly<Record<Sponsored, string>> = {
  store: 'üzlet építése',
  decrees: 'rendeletek szerzése',
  open: 'középület megnyitása',
  ship: 'hajóépítés',
  produce: 'árutermelés',
  cardinal: 'találkozás a bíborossal',
  'plan+recruit': 'tervrajz szerzése és hivatalnokok felvétele',
  'favor+recruit': 'királyi kegy elnyerése és hivatalnokok felvétele',
}

const effects: Readonly<Record<OtherEffect, string>> = {
  none: 'nincs hatása',
  state: 'e nemes egyik állami akciója',
  official: '1 hivatalnok elhelyezése',
  good: '1 tetszőleges áru',
  'good-1': '1 áru elvesztése',
  rubble: '1 kocka a törmelékkupacból',
  'price+1': 'egy ár emelése',
  treasury: 'a kincstár mozgatása 1 szinttel',
  favor: 'egy királyi kegy',
  goodOfStore: '1 áru az üzlet fajtájából',
}

const counts: Readonly<Record<Metric, string>> = {
  'stores.gold': 'aranyüzlet',
  'stores.cloth': 'szövetüzlet',
  'stores.books': 'könyvüzlet',
  'stores.tools': 'szerszámüzlet',
  'stores.rowA': 'üzlet az A sorban',
  'stores.rowB': 'üzlet a B sorban',
  'stores.rowC': 'üzlet a C sorban',
  'stores.rowD': 'üzlet a D sorban',
  'stores.rowE': 'üzlet az E sorban',
  'stores.col1': 'üzlet az 1. oszlopban',
  'stores.col2': 'üzlet a 2. oszlopban',
  'stores.col3': 'üzlet a 3. oszlopban',
  'stores.col4': 'üzlet a 4. oszlopban',
  'stores.col5': 'üzlet az 5. oszlopban',
  'stores.total': 'üzlet',
  'stores.served1': 'üzlet, amelyhez tartozik megfelelő középület',
  'stores.served2': 'üzlet, amelyhez legalább két megfelelő középület tartozik',
  'pb.opened': 'általad megnyitott középület',
  'pb.blue': 'általad megnyitott kék középület',
  'pb.green': 'általad megnyitott zöld középület',
  'officials.plans': 'hivatalnok a tervrajzaidon',
  'officials.offices': 'hivatalnok a hivatalokban',
  'officials.builder': 'hivatalnok a királyi építésznél',
  'officials.marquis': 'hivatalnok a márkinál',
  'officials.king': 'hivatalnok a királynál',
  'ships.count': 'hajó',
  'ships.size': 'rekesz a hajóidon összesen',
  'ships.maxSize': 'rekesz a legnagyobb hajódon',
  'clergy.count': 'egyházi lapka',
  'favors.count': 'királyi kegy',
  'favors.builder': 'kegy a királyi építésztől',
  'favors.marquis': 'kegy a márkitól',
  'favors.king': 'kegy a királytól',
  'goods.total': 'áru a raktárban',
  'goods.gold': 'arany a raktárban',
  'goods.cloth': 'szövet a raktárban',
  'goods.books': 'könyv a raktárban',
  'goods.tools': 'szerszám a raktárban',
  'cards.noble': 'nemeskártya a portfólióban',
  'cards.treasury': 'kincstárkártya a portfólióban',
  'cards.builder': 'építészkártya a portfólióban',
  'cards.marquis': 'márkikártya a portfólióban',
  'cards.king': 'királykártya a portfólióban',
  'portfolio.influence': 'befolyás a portfólióban',
  'rubble.quake': 'földrengéskocka',
  'rubble.fire': 'tűzkocka',
  'rubble.tsunami': 'szökőárkocka',
  'rubble.sets': 'törmelékkészlet',
  'rubble.total': 'törmelékkocka',
  reis: 'réis',
  influence: 'befolyás',
  'decrees.count': 'rendelet',
  'rank.firsts': 'utca, ahol első vagy holtversenyben első vagy',
}

const amountNames = { reis: 'réis', inf: 'befolyás', wig: 'paróka' }

function effect(code: NobleEffect | 'goodOfStore'): string {
  const amount = amountIn(code)
  return amount === null ? effects[otherEffect(code)] : `${signed(amount.by)} ${amountNames[amount.of]}`
}

const card = ({ name, type, id }: CardData): string =>
  name ?? `${piles[['builder', 'marquis', 'king', 'treasury'].indexOf(type)]} ${id}`

function cardText(data: CardData): string {
  const printed =
    data.type === 'treasury'
      ? `${abilities[data.ongoing]}; esemény: ${events[data.event]}`
      : `befolyás ${data.influence}, ${effect(data.effect)}`
  return `${card(data)} (${printed})`
}

const building = ({ id, name }: BuildingData): string => name ?? (Object.hasOwn(buildings, id) ? buildings[id] : id)

function decreeText(decree: DecreeData): string {
  switch (decree.kind) {
    case 'per':
      return `${counts[decree.metric]}: egyenként ${wigs(decree.wigs)}, legfeljebb ${decree.cap}`
    case 'atLeast':
      return `${wigs(decree.wigs)}, ha van legalább ${decree.n} ${counts[decree.metric]}`
    case 'all':
      return `${wigs(decree.wigs)}, ha mindegyikből van legalább egy: ${decree.metrics.map((each) => counts[each]).join(', ')}`
    case 'kinds':
      return `${wigs(decree.wigs)}, ha legalább ${decree.n} féle van ezekből: ${decree.metrics.map((each) => counts[each]).join(', ')}`
    case 'copyBestOfRightNeighbour':
      return 'annyi paróka, amennyit az előtted soron lévő játékos legjobb másik rendelete ér'
  }
}

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
      ? `${streetServed[space] + 1}. utca, észak`
      : `${rowName(rowServed[space])} sor, ${space < 7 ? 'nyugat' : 'kelet'}`,
  card,
  cardText,
  tile: ({ effect: ability, wigs: back }) => `„${abilities[ability]}” (${wigs(back)})`,
  plan: ({ colour, officials }) => `${colours[colour]} tervrajz (${officials} hivatalnok)`,
  building,
  buildingText: (data) =>
    `${building(data)} (${goodNames.flatMap((good, at) => (data.pays[good] ? [`${goods[at]} ${data.pays[good]}`] : [])).join(', ')})`,
  ship: (ship) => `${decks[ship]} hajó`,
  decree: (decree) => `${decree.id}. rendelet (${decreeText(decree)})`,
  effect,
  amounts: (numbers) => counted(numbers, (number, good) => `${number} ${goods[good]}`).join(', '),
  cubes: (numbers) => counted(numbers, (number, kind) => `${number} ${rubble[kind]}`).join(', '),
}
