import type { CitizenFrom, Source } from '../../events.ts'
import type { FollowerType } from '../../sets.ts'
import type { Crowd, PlannedPlace, Somebody, Spot } from '../shared.ts'
import type { Goods, NameWords } from '../words.ts'

const followers: Readonly<Record<FollowerType, string>> = {
  farmer: '農民',
  boatman: '船員',
  craftsman: '職人',
  trader: '商人',
  knight: '騎士',
  scholar: '学者',
  monk: '僧侶',
}

export const coinsText = (coins: number): string => `コイン${coins}枚`
export const pointsText = (points: number): string => `発展ポイント${points}点`

export const names: NameWords = {
  followers,
  goods: { wheat: '小麦', cheese: 'チーズ', wine: 'ワイン', wool: '羊毛', brocade: '織物' },
  places: {
    farmhouse: '農場',
    village: '村',
    university: '大学',
    castle: '城',
    monastery: '寺院',
    ship: '船',
    wagon: '車',
    guildhall: '組合',
    scriptorium: '写本室',
    townhall: '市役所',
    hayrick: '干草倉庫',
    'cheese-factory': 'チーズ屋',
    winery: 'ワイナリー',
    'wool-manufacturer': '紡績所',
    'tailor-shop': '仕立屋',
    brewery: 'ビール醸造所',
    windmill: '風車小屋',
    library: '図書館',
    hospital: '病院',
    bathhouse: '浴場',
    'herb-garden': 'ハーブ園',
    sacristy: '教会倉庫',
    'shipping-line': '海運会社',
    cellar: '食堂',
    office: '会議室',
    laboratory: '研究所',
    'horse-wagon': '馬車',
    pharmacy: '薬局',
    school: '学校',
    'gunpowder-tower': '火薬塔',
  },
  deeds: {
    'city-wall': '城壁の建設',
    'papal-conclave': '教皇選挙',
    'defeat-plague': '疫病の克服',
    astronomy: '天文学',
    'boatmen-guild': '船員組合設立',
    cathedral: '大聖堂の建設',
    'peace-treaty': '平和条約',
    canalisation: '運河の整備',
  },
  events: {
    pilgrimage: '巡礼',
    plague: '疫病',
    harvest: '収穫税',
    taxes: '商品税',
    'trading-day': '商売繁盛',
    income: '好景気',
  },
  towns: {
    orleans: 'オルレアン',
    chartres: 'シャルトル',
    etampes: 'エタンプ',
    'le-mans': 'ル・マン',
    chateaudun: 'シャトーダン',
    montargis: 'モンタルジ',
    vendome: 'ヴァンドーム',
    blois: 'ブロワ',
    briare: 'ブリアール',
    tours: 'トゥール',
    chinon: 'シノン',
    montrichard: 'モンリシャール',
    vierzon: 'ヴィエルゾン',
    loches: 'ロッシュ',
    bourges: 'ブールジュ',
    sancerre: 'サンセール',
    chatellerault: 'シャテルロー',
    'le-blanc': 'ル・ブラン',
    chateauroux: 'シャトールー',
    nevers: 'ヌヴェール',
    argenton: 'アルジャントン＝シュル＝クルーズ',
    'la-chatre': 'ラ・シャトル',
    'saint-amand': 'サン＝タマン＝モンロン',
  },
  gain: ({ good, coins = 0, coinsPer, development = 0, tech = 0 }) =>
    [
      ...(good === undefined ? [] : [`${names.goods[good]}1個`]),
      ...(coins > 0 ? [coinsText(coins)] : []),
      ...(coinsPer === 'level' ? ['発展レベル1につきコイン1枚'] : []),
      ...(coinsPer === 'station' ? ['地図上の拠点1つにつきコイン1枚'] : []),
      ...(development > 0 ? [pointsText(development)] : []),
      ...(tech > 0 ? [`技術チップ${tech}個`] : []),
    ].join('、') || '何もなし',
  effects: {
    farmhouse: '農民と商品を得る',
    village: '船員・職人・商人のいずれか1人とボーナスを得る',
    university: '学者を得て発展する',
    castle: '騎士を得て、呼べる人数を増やす',
    monastery: '僧侶を得る',
    ship: '水路を移動する',
    wagon: '道路を移動する',
    guildhall: '拠点を建てる',
    scriptorium: '発展ポイント1点',
    townhall: 'ワーカーを公共事業に送る',
    bathhouse: '2人引き、1人を配置する',
    'herb-garden': '船員が農民・職人・商人の代わりになる',
    sacristy: '僧侶が収穫税・商品税・疫病を防ぐ',
    'horse-wagon': '道路を移動する',
    pharmacy: 'コイン1枚につき発展ポイント1点',
    school: '学者が僧侶以外の代わりになる',
    'gunpowder-tower': 'ワーカーの置き場が増え、市役所としても使える',
  },
}

const { places, deeds, goods, events } = names

/** Where coins and goods come from, or what they are paid for. */
export const origins: Readonly<Record<Source, string>> = {
  ...places,
  ...deeds,
  ...events,
  census: '国勢調査',
  boatmen: '船員トラック',
  development: '発展トラック',
}

export const citizenPlaces: Readonly<Record<CitizenFrom, string>> = {
  ...deeds,
  development: '発展トラック',
  knights: '騎士トラック',
  boatmen: '船員トラック',
  edge: '地図の端',
}

export const who = ({ type, isOwn }: Somebody): string => (isOwn ? `自色の${followers[type]}` : followers[type])
/** “農民2人、自色の商人1人”. */
export const crowd = (list: readonly Crowd[]): string => list.map((each) => `${who(each)}${each.number}人`).join('、')
export const goodsList = (list: Goods): string => list.map(([good, number]) => `${goods[good]}${number}個`).join('、')

/** “城（船員）”, “チーズ屋（農民2）”, “市役所2”. */
export function spotText({ place, need, number }: Spot): string {
  const nth = number === null ? '' : `${number}`
  return need === null ? `${places[place]}${nth}` : `${places[place]}（${followers[need]}${nth}）`
}

/** “城（農民、技術チップ）”. */
export const plannedPlace = ({ place, pieces }: PlannedPlace): string =>
  `${places[place]}（${pieces.map((piece) => (piece === null ? '技術チップ' : who(piece))).join('、')}）`
