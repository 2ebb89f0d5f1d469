import type { Seat, Task } from '@eminence/kernel'
import { allCards, allFactions, allRegions, type Card, type FactionNumber, type Region } from './data.ts'

/** A card of the hand, for the purpose that the type names. */
export interface CardMove {
  readonly type: 'identity' | 'playCard' | 'reformWith' | 'defend' | 'raise' | 'answer'
  readonly card: Card
}
/** A card of the court. */
export interface CourtMove {
  readonly type: 'court'
  readonly card: Card
}
export interface RegionMove {
  readonly type: 'start' | 'move' | 'freemasonTo' | 'displace'
  readonly region: Region
}
/** Which follower goes; then `freemasonTo` says where. */
export interface FreemasonMove {
  readonly type: 'freemason'
  readonly region: Region
  readonly faction: FactionNumber
}
/** A follower of the loser. */
export interface TakeMove {
  readonly type: 'take'
  readonly faction: FactionNumber
}
export interface PlainMove {
  readonly type: 'gather' | 'rosicrucian' | 'reform' | 'endTurn' | 'stop' | 'decline' | 'deck'
}

export type Move = CardMove | CourtMove | RegionMove | FreemasonMove | TakeMove | PlainMove

const byCard = (type: CardMove['type']): readonly CardMove[] => allCards.map((card) => ({ type, card }))
const byRegion = (type: RegionMove['type']): readonly RegionMove[] => allRegions.map((region) => ({ type, region }))

/** The moves as shared values: offering one costs nothing. */
export const gather: PlainMove = { type: 'gather' }
export const useRosicrucian: PlainMove = { type: 'rosicrucian' }
/** The symbols that are still open are paid with followers. */
export const reform: PlainMove = { type: 'reform' }
export const endTurn: PlainMove = { type: 'endTurn' }
export const stop: PlainMove = { type: 'stop' }
export const decline: PlainMove = { type: 'decline' }
export const deck: PlainMove = { type: 'deck' }
export const identities = byCard('identity')
export const cardPlays = byCard('playCard')
export const reformCards = byCard('reformWith')
export const defences = byCard('defend')
export const raises = byCard('raise')
export const answers = byCard('answer')
export const courtCards: readonly CourtMove[] = allCards.map((card) => ({ type: 'court', card }))
export const starts = byRegion('start')
export const walks = byRegion('move')
export const destinations = byRegion('freemasonTo')
export const displacements = byRegion('displace')
/** By region, then by faction. */
export const freemasons: readonly (readonly FreemasonMove[])[] = allRegions.map((region) =>
  allFactions.map((faction) => ({ type: 'freemason', region, faction })),
)
export const takes: readonly TakeMove[] = allFactions.map((faction) => ({ type: 'take', faction }))

export type DecisionType =
  | 'chooseId'
  | 'chooseStart'
  | 'playCard'
  | 'act'
  | 'freemasonTo'
  | 'rosicrucianDraw'
  | 'reformAdd'
  | 'oustDefend'
  | 'oustRaise'
  | 'oustAnswer'
  | 'oustDisplace'
  | 'oustTake'
  | 'drawFrom'

/** Where a follower of this faction was picked. */
export interface FollowerTask extends Task {
  readonly region: Region
  readonly faction: FactionNumber
}

const seats: readonly Seat[] = [0, 1, 2, 3]
const owedBy = (type: DecisionType): readonly Task[] => seats.map((seat) => ({ type, owing: [seat] }))

/** What a seat can owe, by kind and seat; shared values, too. */
export const owed = {
  chooseStart: owedBy('chooseStart'),
  playCard: owedBy('playCard'),
  act: owedBy('act'),
  rosicrucianDraw: owedBy('rosicrucianDraw'),
  reformAdd: owedBy('reformAdd'),
  oustDefend: owedBy('oustDefend'),
  oustRaise: owedBy('oustRaise'),
  oustAnswer: owedBy('oustAnswer'),
  oustDisplace: owedBy('oustDisplace'),
  oustTake: owedBy('oustTake'),
  drawFrom: owedBy('drawFrom'),
}

/** By seat, region and faction of the follower that was picked. */
export const owedFreemasonTo: readonly (readonly (readonly FollowerTask[])[])[] = seats.map((seat) =>
  allRegions.map((region) => allFactions.map((faction) => ({ type: 'freemasonTo', owing: [seat], region, faction }))),
)

/** All at once. */
export const owedIds = (count: number): Task => ({ type: 'chooseId', owing: seats.slice(0, count) })
