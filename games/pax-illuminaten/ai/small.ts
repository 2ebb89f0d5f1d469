import {
  advance,
  artists,
  celebrations,
  clergy,
  compact,
  congress,
  type EventCard,
  elector,
  type Faction,
  factionOfEdict,
  fairWeather,
  investigators,
  isEdict,
  magistrates,
  nobility,
  press,
  professions,
  scholars,
  tidings,
} from '../data.ts'
import type { FactionMove, FallAway } from '../moves.ts'
import { setSize } from '../rules/favors/paying.ts'
import { favorsOf } from '../state.ts'
import { type Outlook, worthOfHeld, worthOfToken } from './outlook.ts'

/** A token gained, or given up. */
export function worthOfTokens(outlook: Outlook, task: string, { type, faction }: FactionMove): number {
  const { s, seat, tokens } = outlook
  if (type === 'exchange') return -setSize(s, seat) * worthOfHeld(outlook, faction) - 0.1
  if (type === 'token' || task === 'give') return -worthOfHeld(outlook, faction)
  return worthOfToken(outlook, faction, favorsOf(s, seat, faction), tokens)
}

/** PI-2.5: what need not be paid. */
export function worthOfFallAway(outlook: Outlook, slot: number, { top, bottom }: FallAway): number {
  const { s, seat, ground } = outlook
  const card = s.map[slot]
  const saved = (faction: Faction) =>
    favorsOf(s, seat, faction) === 0 ? 2 * outlook.weights.token : worthOfHeld(outlook, faction)
  return top * saved(ground.tables.topOf[card]) + bottom * saved(ground.tables.bottomOf[card])
}

const specialsWorth: ReadonlyMap<EventCard, number> = new Map([
  [congress, 0.1],
  [celebrations, 0.3],
  [investigators, 0.1],
  [elector, 0.1],
  [fairWeather, 0.2],
  [compact, 0.25],
  [tidings, 0.1],
  [press, 0.3],
  [advance, 0.3],
])

/** PI-4.4: in force for all, but for the seat first. */
export const worthOfActivating = (event: EventCard): number => specialsWorth.get(event) ?? 0

/** PI-16: a special for later, or an edict: everybody's tokens of the faction go, and half of them come back to the seat. */
export function worthOfKeeping({ s, seat, weights }: Outlook, event: EventCard): number {
  if (!isEdict(event)) return 0.7 * worthOfActivating(event)
  const faction = factionOfEdict(event)
  let worth = 2 * weights.token
  s.supply.forEach((_, other) => {
    const tokens = favorsOf(s, other, faction) * weights.token
    worth += other === seat ? -tokens : weights.rivalry * tokens
  })
  return worth
}

const borrowed: ReadonlyMap<Faction, number> = new Map([
  [nobility, 0.4],
  [professions, 0.6],
  [magistrates, 0.2],
  [artists, 0.4],
  [scholars, 0.4],
  [clergy, 0.3],
])

export const worthOfBorrowing = (faction: Faction): number => borrowed.get(faction) ?? 0
