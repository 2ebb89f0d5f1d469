import { type Noble, nobleOf } from '../data.ts'
import type { DecreeData, Metric } from '../decree-data.ts'
import type { Ability, Bonus, NobleEffect, Sponsored } from '../sets.ts'
import { amountIn, otherEffect, signed } from '../texts/shared.ts'

/** What is printed on cards and tiles, in signs: a name in braces is a sign, after a point its colour; the rest is text. */
export type Inked = string

const amountSigns = { reis: '{reis}', inf: '{influence}', wig: '{wig}' }

/** By State action, and by noble the Noble actions. */
export const actionSigns = ['plan', 'recruit', 'ship-2', 'produce', 'cardinal', 'favor'] as const
export const nobleActionSigns = ['store', 'decree', 'building'] as const

export function effectSigns(code: NobleEffect | Bonus, noble?: Noble): Inked {
  const amount = amountIn(code)
  if (amount !== null) return `${signed(amount.by)} ${amountSigns[amount.of]}`
  switch (otherEffect(code)) {
    case 'state':
      return actionSigns
        .filter((_, action) => nobleOf(action) === noble)
        .map((sign) => `{${sign}}`)
        .join('/')
    case 'official':
      return '+1 {official}'
    case 'good':
    case 'goodOfStore':
      return '+1 {any}'
    case 'good-1':
      return '−1 {any}'
    case 'rubble':
      return '+1 {rubble}'
    case 'price+1':
      return '{ship-1} +1'
    case 'treasury':
      return '{treasury} ±1'
    case 'favor':
      return '+1 {favor}'
    case 'none':
      return '–'
  }
}

export const eventSigns: Readonly<Record<Sponsored, Inked>> = {
  store: '{store}',
  decrees: '{decree}',
  open: '{building}',
  ship: '{ship-2}',
  produce: '{produce}',
  cardinal: '{cardinal}',
  'plan+recruit': '{plan}{recruit}',
  'favor+recruit': '{favor}{recruit}',
}

export const abilitySigns: Readonly<Record<Ability, Inked>> = {
  'sell+1': '{ship-1} +1 {reis}',
  'land-2': '{store} −2 {reis}',
  tsunami0: '{tsunami} 0 {reis}',
  'subsidy+2': '{treasury} +2 {reis}',
  'sponsor-2': '{treasury} −2 {reis}',
  'trade+1': '{trade} +1 {reis}',
  'visit+1': '{courtier} +1 {reis}',
  'produce+2': '{produce} +2 {reis}',
  'open+3': '{building} +3 {reis}',
  'foreign+1': '{ship-2} +1 {reis}',
  'visit.builder-1': '{builder} −1 {influence}',
  'visit.marquis-1': '{marquis} −1 {influence}',
  'visit.king-1': '{king} −1 {influence}',
  'visit.ignoreOfficials': '{official} 0 {influence}',
  'store-2': '{store} −2 {reis}',
  'store.quake1': '{quake} 1 {reis}',
  'store.wig2': '{store} +2 {wig}',
  'produce+1': '{produce} +1 {any}',
  'recruit+1': '{recruit} +1',
  'open.official-1': '{building} −1 {official}',
  'open.wig2': '{building} +2 {wig}',
  'trade.any': '{trade} {any}',
  'decree+1': '{decree} +1',
  'follow-2': '{favor} −2 {influence}',
  'warehouse+2': '{crate} +2',
  'influence+1': '{influence} +1',
}

/** What a decree counts. */
const metricSigns: Readonly<Record<Metric, Inked>> = {
  'stores.gold': '{store}{gold}',
  'stores.cloth': '{store}{cloth}',
  'stores.books': '{store}{books}',
  'stores.tools': '{store}{tools}',
  'stores.rowA': '{store} A',
  'stores.rowB': '{store} B',
  'stores.rowC': '{store} C',
  'stores.rowD': '{store} D',
  'stores.rowE': '{store} E',
  'stores.col1': '{store} 1',
  'stores.col2': '{store} 2',
  'stores.col3': '{store} 3',
  'stores.col4': '{store} 4',
  'stores.col5': '{store} 5',
  'stores.total': '{store}',
  'stores.served1': '{store}{building}',
  'stores.served2': '{store}{building}{building}',
  'pb.opened': '{building}',
  'pb.blue': '{building.blue}',
  'pb.green': '{building.green}',
  'officials.plans': '{official}{plan}',
  'officials.offices': '{official}',
  'officials.builder': '{official}{builder}',
  'officials.marquis': '{official}{marquis}',
  'officials.king': '{official}{king}',
  'ships.count': '{ship-2}',
  'ships.size': 'Σ{ship-2}',
  'ships.maxSize': '↑{ship-3}',
  'clergy.count': '{clergy}',
  'favors.count': '{favor}',
  'favors.builder': '{favor}{builder}',
  'favors.marquis': '{favor}{marquis}',
  'favors.king': '{favor}{king}',
  'goods.total': '{crate}',
  'goods.gold': '{gold}',
  'goods.cloth': '{cloth}',
  'goods.books': '{books}',
  'goods.tools': '{tools}',
  'cards.noble': '{card}{courtier}',
  'cards.treasury': '{card}{treasury}',
  'cards.builder': '{card}{builder}',
  'cards.marquis': '{card}{marquis}',
  'cards.king': '{card}{king}',
  'portfolio.influence': '{card}{influence}',
  'rubble.quake': '{quake}',
  'rubble.fire': '{fire}',
  'rubble.tsunami': '{tsunami}',
  'rubble.sets': '{quake}{fire}{tsunami}',
  'rubble.total': 'Σ{rubble}',
  reis: '{reis}',
  influence: '{influence}',
  'decrees.count': '{decree}',
  'rank.firsts': '1.{store}',
}

/** Each sign once. */
const unique = (signs: Inked): Inked => [...new Set(signs.match(/\{[\w.-]+\}|[^{]+/g) ?? [])].join('')

export function decreeSigns(decree: DecreeData): Inked {
  switch (decree.kind) {
    case 'per':
    case 'atLeast':
      return metricSigns[decree.metric]
    case 'all':
    case 'kinds':
      return unique(decree.metrics.map((metric) => metricSigns[metric]).join(''))
    case 'copyBestOfRightNeighbour':
      return '→{decree}'
  }
}

/** In its parts: signs, with a colour of their own or without, and text. */
export interface Part {
  readonly sign: string | null
  readonly colour: string | null
  readonly text: string
}

export const partsOf = (inked: Inked): Part[] =>
  (inked.match(/\{[\w.-]+\}|[^{]+/g) ?? []).map((part) => {
    if (!part.startsWith('{')) return { sign: null, colour: null, text: part.trim() }
    const [sign, colour = null] = part.slice(1, -1).split('.')
    return { sign, colour, text: '' }
  })
