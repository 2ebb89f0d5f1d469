import { rowServed, streetServed } from '../../data.ts'
import type { DecreeData, Metric } from '../../decree-data.ts'
import type { Ability, BuildingData, CardData, NobleEffect, Sponsored } from '../../sets.ts'
import { goods as goodNames } from '../../sets.ts'
import { amountIn, counted, type OtherEffect, otherEffect, rowName, signed } from '../shared.ts'
import type { LisboaNames } from '../words.ts'

export const listed = (items: readonly string[]): string => items.join('、')
export const wigs = (number: number): string => `ウィッグ${number}`

export const nobles = ['王宮建築家', '侯爵', '国王']
const piles = [...nobles, '財務']
export const goods = ['金', '布', '書物', '道具']
export const rubble = ['地震', '火災', '津波']
const colours = { blue: '青', green: '緑' }
const decks = { blue: '青', red: '赤', purple: '紫', brown: '茶' }
export const actions = [
  '建設計画書の取得',
  '役人の雇用',
  '船の建造',
  '商品の生産',
  '枢機卿との面会',
  '王室の好意の獲得',
]
export const nobleActions = ['商店の建築', '政令カードの獲得', '公共施設の建設']
const streets = ['アウレア通り', 'アウグスタ通り', 'ベラ・ダ・ライーニャ通り', 'ノーヴァ・ダ・プリンセーザ通り']

const buildings: Readonly<Record<string, string>> = {
  B1: '税関',
  B2: '兵器廠',
  B3: '取引所',
  B4: '市議会',
  B5: 'インド館',
  B6: '控訴院',
  B7: '王室国庫',
  B8: '小麦市場',
  G1: 'エスタウス宮殿',
  G2: '貴族学院',
  G3: '王立絹織物工場',
  G4: '王立病院',
  G5: 'マイン・ダグア貯水場',
  G6: 'リベイラ・ダス・ナウス造船所',
  G7: 'パッセイオ・プブリコ公園',
  G8: '王立劇場',
}

const abilities: Readonly<Record<Ability, string>> = {
  'sell+1': '商品を売るごとに+1レアル',
  'land-2': '商店の建築費−2レアル',
  tsunami0: '津波キューブのコストが0',
  'subsidy+2': '財務カードをポートフォリオに置くとき+2レアル',
  'sponsor-2': '後援の費用−2レアル',
  'trade+1': '貴族に商品を渡すごとに+1レアル',
  'visit+1': '訪問・追従の支払い後に+1レアル',
  'produce+2': '商品の生産後に+2レアル',
  'open+3': '公共施設を建設したとき+3レアル',
  'foreign+1': '他者が自分の船に商品を売るごとに+1レアル',
  'visit.builder-1': '王宮建築家への訪問の影響力−1',
  'visit.marquis-1': '侯爵への訪問の影響力−1',
  'visit.king-1': '国王への訪問の影響力−1',
  'visit.ignoreOfficials': '訪問時に他者の役人を無視',
  'store-2': '商店の建築費−2レアル',
  'store.quake1': '地震キューブのコストが3ではなく1',
  'store.wig2': '商店を建築したときウィッグ+2',
  'produce+1': '今生産した種類の商品を+1個',
  'recruit+1': '役人を3人まで雇用できる',
  'open.official-1': '公共施設に必要な役人−1',
  'open.wig2': '公共施設を建設したときウィッグ+2',
  'trade.any': 'どの貴族にもどの商品でも渡せる',
  'decree+1': '政令カードを3枚まで獲得できる',
  'follow-2': '追従の影響力−2',
  'warehouse+2': '倉庫+2',
  'influence+1': 'ポートフォリオの影響力を得るたびに+1',
}

const events: Readonly<Record<Sponsored, string>> = {
  store: '商店の建築',
  decrees: '政令カードの獲得',
  open: '公共施設の建設',
  ship: '船の建造',
  produce: '商品の生産',
  cardinal: '枢機卿との面会',
  'plan+recruit': '建設計画書の取得と役人の雇用',
  'favor+recruit': '王室の好意の獲得と役人の雇用',
}

const effects: Readonly<Record<OtherEffect, string>> = {
  none: '効果なし',
  state: 'この貴族の国家アクション1回',
  official: '役人を1人配置',
  good: '好きな商品1個',
  'good-1': '商品1個を失う',
  rubble: '瓦礫置き場からキューブ1個',
  'price+1': '価格を1つ上げる',
  treasury: '財務マーカーを1段階動かす',
  favor: '王室の好意1枚',
  goodOfStore: 'その商店の商品1個',
}

const counts: Readonly<Record<Metric, string>> = {
  'stores.gold': '金の商店',
  'stores.cloth': '布の商店',
  'stores.books': '書物の商店',
  'stores.tools': '道具の商店',
  'stores.rowA': 'A行の商店',
  'stores.rowB': 'B行の商店',
  'stores.rowC': 'C行の商店',
  'stores.rowD': 'D行の商店',
  'stores.rowE': 'E行の商店',
  'stores.col1': '1列目の商店',
  'stores.col2': '2列目の商店',
  'stores.col3': '3列目の商店',
  'stores.col4': '4列目の商店',
  'stores.col5': '5列目の商店',
  'stores.total': '商店',
  'stores.served1': '対応する公共施設がある商店',
  'stores.served2': '対応する公共施設が2つ以上ある商店',
  'pb.opened': '自分が建設した公共施設',
  'pb.blue': '自分が建設した青の公共施設',
  'pb.green': '自分が建設した緑の公共施設',
  'officials.plans': '建設計画書の上の役人',
  'officials.offices': '役所にいる役人',
  'officials.builder': '王宮建築家の役所にいる役人',
  'officials.marquis': '侯爵の役所にいる役人',
  'officials.king': '国王の役所にいる役人',
  'ships.count': '船',
  'ships.size': '船のサイズの合計',
  'ships.maxSize': '最大の船のサイズ',
  'clergy.count': '聖職者タイル',
  'favors.count': '王室の好意',
  'favors.builder': '王宮建築家の好意',
  'favors.marquis': '侯爵の好意',
  'favors.king': '国王の好意',
  'goods.total': '倉庫の商品',
  'goods.gold': '倉庫の金',
  'goods.cloth': '倉庫の布',
  'goods.books': '倉庫の書物',
  'goods.tools': '倉庫の道具',
  'cards.noble': 'ポートフォリオの貴族カード',
  'cards.treasury': 'ポートフォリオの財務カード',
  'cards.builder': 'ポートフォリオの王宮建築家カード',
  'cards.marquis': 'ポートフォリオの侯爵カード',
  'cards.king': 'ポートフォリオの国王カード',
  'portfolio.influence': 'ポートフォリオの影響力',
  'rubble.quake': '地震キューブ',
  'rubble.fire': '火災キューブ',
  'rubble.tsunami': '津波キューブ',
  'rubble.sets': '瓦礫セット',
  'rubble.total': '瓦礫キューブ',
  reis: '所持レアル',
  influence: '影響力',
  'decrees.count': '政令カード',
  'rank.firsts': '商店数が単独または同数で1位の通り',
}

const amountNames = {
  reis: (by: string) => `${by}レアル`,
  inf: (by: string) => `影響力${by}`,
  wig: (by: string) => `ウィッグ${by}`,
}

function effect(code: NobleEffect | 'goodOfStore'): string {
  const amount = amountIn(code)
  return amount === null ? effects[otherEffect(code)] : amountNames[amount.of](signed(amount.by))
}

const card = ({ name, type, id }: CardData): string =>
  name ?? `${piles[['builder', 'marquis', 'king', 'treasury'].indexOf(type)]}${id}`

function cardText(data: CardData): string {
  const printed =
    data.type === 'treasury'
      ? `${abilities[data.ongoing]}／イベント：${events[data.event]}`
      : `影響力${data.influence}、${effect(data.effect)}`
  return `${card(data)}（${printed}）`
}

const building = ({ id, name }: BuildingData): string => name ?? (Object.hasOwn(buildings, id) ? buildings[id] : id)

function decreeText(decree: DecreeData): string {
  switch (decree.kind) {
    case 'per':
      return `${counts[decree.metric]}1につき${wigs(decree.wigs)}、最大${decree.cap}`
    case 'atLeast':
      return `${counts[decree.metric]}が${decree.n}以上なら${wigs(decree.wigs)}`
    case 'all':
      return `${decree.metrics.map((each) => counts[each]).join('・')}がそれぞれ1以上なら${wigs(decree.wigs)}`
    case 'kinds':
      return `${decree.metrics.map((each) => counts[each]).join('・')}のうち${decree.n}種類以上があれば${wigs(decree.wigs)}`
    case 'copyBestOfRightNeighbour':
      return '手番順で1つ前のプレイヤーの、ほかの政令のうち最も高い1枚と同じウィッグ'
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
  lacerda: 'ラセルダ',
  comma: '、',
  semicolon: '／',
  colon: '：',
  space: (space) =>
    rowServed[space] < 0
      ? `通り${streetServed[space] + 1}の北側`
      : `${rowName(rowServed[space])}行${space < 7 ? '西側' : '東側'}`,
  card,
  cardText,
  tile: ({ effect: ability, wigs: back }) => `「${abilities[ability]}」（${wigs(back)}）`,
  plan: ({ colour, officials }) => `${colours[colour]}の建設計画書（役人${officials}人）`,
  building,
  buildingText: (data) =>
    `${building(data)}（${goodNames.flatMap((good, at) => (data.pays[good] ? [`${goods[at]}${data.pays[good]}`] : [])).join('・')}）`,
  ship: (ship) => `${decks[ship]}の船`,
  decree: (decree) => `政令${decree.id}（${decreeText(decree)}）`,
  effect,
  amounts: (numbers) => counted(numbers, (number, good) => `${goods[good]}${number}`).join('・'),
  cubes: (numbers) => counted(numbers, (number, kind) => `${rubble[kind]}${number}`).join('・'),
}
