import {
  also,
  type ComponentsSchema,
  expectAt,
  type Flaw,
  fieldsAt,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Shape,
  textOf,
  wholeNumber,
} from '@eminence/kernel'

export const factions = ['richelieu', 'england', 'france', 'habsburg', 'protestants'] as const
export type Faction = (typeof factions)[number]

/** The symbols of a reward that ask for a choice (RI-8). */
const effects = ['placeAgent', 'bribe', 'queen', 'greyEminence'] as const
export type Effect = (typeof effects)[number]

/** What is left out is nothing. */
export interface RewardData {
  readonly prestige?: number
  readonly money?: number
  /** Steps on the track. */
  readonly income?: number
  readonly military?: number
  /** Carried out in this order, after the amounts. */
  readonly effects?: readonly Effect[]
}

export interface SheetData {
  readonly id: string
  /** As it is to be shown, in whatever language. Without one, the texts are asked for a name of that id. */
  readonly name?: string
  readonly year?: number
  readonly faction: Faction
  /** The labels of the five spaces, from left to right. */
  readonly spaces: readonly number[]
  readonly first: RewardData
  readonly second: RewardData
  /** Where the Cardinal goes when this sheet wins: forward for Richelieu, back for the others. */
  readonly cardinal: number
}

export interface MilitarySpace {
  readonly cost: number
  readonly bonus?: 'income' | 'prestige'
}

/** Everything that is printed, and the figures that go with it. */
export interface ComponentSet {
  /** As it is to be shown, in whatever language. */
  readonly name: string
  /** 13 of Richelieu and 13 of the opposing factions. */
  readonly sheets: readonly SheetData[]
  readonly incomeTrack: { readonly start: number; readonly last: number }
  /** By space, from 0 on: what it costs to enter it by a commission, and its symbol. */
  readonly militaryTrack: readonly MilitarySpace[]
  readonly cardinalStart: number
  /** Who has so much prestige begins the loop again. */
  readonly prestigeLap: number
  readonly startMoney: number
  readonly startJewelsPlayer: number
  readonly startJewelsCity: number
  readonly jewelSell: number
  readonly jewelBuy: number
  readonly jewelPoints: number
  readonly secondPlacementSurcharge: number
  /** The values of a player's agents, and of those of a neutral colour. */
  readonly agents: readonly number[]
  readonly neutralAgents: readonly number[]
  /** What Queen and Grey Eminence are worth. */
  readonly pieceValue: number
  readonly richelieuMost: number
  readonly richelieuSecond: number
  /** Points for so many sheets of one opposing faction, from 0 sheets on. */
  readonly factionSheets: readonly number[]
  /** RI-9.8 */
  readonly quietRoundsToEnd: number
}

export const spacesPerSheet = 5
export const sheetsPerSide = 13
export const highestAgent = 9
const mostKinds = 8

const reward = objectOf<RewardData>({
  prestige: optional(wholeNumber(0, 30)),
  money: optional(wholeNumber(0, 30)),
  income: optional(wholeNumber(0, 20)),
  military: optional(wholeNumber(0, 20)),
  effects: optional(listOf(oneOf(effects), 0, effects.length)),
})

const sheet: Shape<SheetData> = also(
  objectOf<SheetData>({
    id: textOf(1, 20),
    name: optional(textOf(1, 60)),
    year: optional(wholeNumber(1, 9999)),
    faction: oneOf(factions),
    spaces: listOf(wholeNumber(0, 9), spacesPerSheet),
    first: reward,
    second: reward,
    cardinal: wholeNumber(-29, 29),
  }),
  ({ faction, cardinal }, path, flaws) => {
    const [lowest, highest] = faction === 'richelieu' ? [0, 29] : [-29, 0]
    const fits = cardinal >= lowest && cardinal <= highest
    return expectAt(`${path}.cardinal`, fits, { code: 'wholeNumber', lowest, highest }, flaws)
  },
)

const agent = wholeNumber(-highestAgent, highestAgent)
/** Three players with nine agents each cannot leave a space free on all six sheets: somebody always has one in hand. */
const fewestAgents = 9
const fewestNeutral = 3
const mostAgents = 20
const amount = wholeNumber(0, 99)

const shape: Shape<ComponentSet> = also(
  objectOf<ComponentSet>({
    name: textOf(1, 80),
    sheets: listOf(sheet, 2 * sheetsPerSide),
    incomeTrack: objectOf<ComponentSet['incomeTrack']>({ start: wholeNumber(1, 30), last: wholeNumber(1, 30) }),
    militaryTrack: listOf(
      objectOf<MilitarySpace>({ cost: amount, bonus: optional(oneOf(['income', 'prestige'])) }),
      2,
      31,
    ),
    cardinalStart: wholeNumber(0, 29),
    prestigeLap: wholeNumber(10, 100),
    startMoney: amount,
    startJewelsPlayer: wholeNumber(0, 10),
    startJewelsCity: wholeNumber(0, 10),
    jewelSell: amount,
    jewelBuy: amount,
    jewelPoints: amount,
    secondPlacementSurcharge: amount,
    agents: listOf(agent, fewestAgents, mostAgents),
    neutralAgents: listOf(agent, fewestNeutral, mostAgents),
    pieceValue: wholeNumber(-highestAgent, highestAgent),
    richelieuMost: amount,
    richelieuSecond: amount,
    factionSheets: listOf(wholeNumber(0, 999), 2, sheetsPerSide + 1),
    quietRoundsToEnd: wholeNumber(1, 20),
  }),
  fitsTogether,
)

/** What no single field shows. */
function fitsTogether(set: ComponentSet, path: string, flaws: Flaw[]): boolean {
  const before = flaws.length
  const field = fieldsAt(path)
  const ids = set.sheets.map(({ id }) => id)
  for (const [at, id] of ids.entries()) {
    expectAt(field(`sheets[${at}].id`), ids.indexOf(id) === at, { code: 'unique' }, flaws)
  }
  const ofFaction = (faction: Faction) => set.sheets.filter((each) => each.faction === faction).length
  expectAt(
    field('sheets'),
    ofFaction('richelieu') === sheetsPerSide,
    { code: 'entries', field: 'faction', value: 'richelieu', count: sheetsPerSide },
    flaws,
  )
  const most = Math.max(...factions.filter((each) => each !== 'richelieu').map(ofFaction))
  const longest = sheetsPerSide + 1
  const { factionSheets, incomeTrack } = set
  expectAt(
    field('factionSheets'),
    factionSheets.length > most,
    { code: 'list', shortest: most + 1, longest: Math.max(longest, most + 1) },
    flaws,
  )
  expectAt(
    field('incomeTrack.start'),
    incomeTrack.start <= incomeTrack.last,
    { code: 'wholeNumber', lowest: 1, highest: incomeTrack.last },
    flaws,
  )
  const kinds = new Set([...set.agents, ...set.neutralAgents]).size
  expectAt(field('agents'), kinds <= mostKinds, { code: 'kinds', most: mostKinds }, flaws)
  return flaws.length === before
}

export const componentsLike = (standard: ComponentSet): ComponentsSchema<ComponentSet> => ({ standard, shape })
