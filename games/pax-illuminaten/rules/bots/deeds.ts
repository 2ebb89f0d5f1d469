import { type Context, reveals, type Seat } from '@eminence/kernel'
import { type Card, factions, firstOf, none, placard, type Slot, type Slots, tablesOf } from '../../data.ts'
import type { BotDeed, Event, Line } from '../../events.ts'
import { disksAt, isClosed, isIn, presenceOfOthers, vacanciesAt } from '../../map.ts'
import { owedBy, push, type SlotTask } from '../../moves.ts'
import { favorsOf, matching, othersOf, placardProduces, type State } from '../../state.ts'
import { replaceCard } from '../actions/expel.ts'
import { extort } from '../actions/extort.ts'
import { beginOust } from '../actions/oust.ts'
import { drawCard, layCard, placeDisks } from '../board.ts'
import { nearestOf } from './ways.ts'

/** What a step of the script is told with. */
export interface Script {
  readonly line: Line | null
  readonly rule: string
}

export function tellStep(
  s: State,
  { line, rule }: Script,
  deed: BotDeed,
  facts: Partial<Extract<Event, { type: 'botStep' }>>,
  { tell }: Context<Event>,
): void {
  const { bot } = s.options
  if (bot !== 'none') tell?.({ type: 'botStep', seat: s.bot, bot, line, rule, deed, ...facts }, reveals)
}

export const hasHumans = (s: State, slot: Slot): boolean => isIn(presenceOfOthers(s, s.bot), slot)

export const hasBot = (s: State, slot: Slot): boolean => isIn(s.presence[s.bot], slot)

/** PI-19.7: a vacancy, and no closed Crown. */
export const hasRoom = (s: State, slot: Slot): boolean => vacanciesAt(s, slot) > 0 && !isClosed(s, s.bot, slot)

/** Whether the card shares a faction with the Bot card. */
export const shares = (s: State, card: Card, botCard: Slot = s.token): boolean =>
  (tablesOf(s).factionsOf[card] & matching(s, s.bot, botCard)) !== 0

/** Those of the cards with most bot disks. */
export function mostDisksAmong(s: State, slots: Slots): Slots {
  let best: Slots = 0
  let most = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const disks = disksAt(s, s.bot, firstOf(rest))
    if (disks > most) {
      best = 0
      most = disks
    }
    if (disks === most) best |= rest & -rest
  }
  return best
}

/** PI-19.5 */
export function returnToOwn(s: State, context: Context<Event>): void {
  if (s.token === placard || hasBot(s, s.token)) return
  const best = nearestOf(s, mostDisksAmong(s, s.presence[s.bot]))
  moveToken(s, best === none ? placard : best, { line: null, rule: 'PI-19.5' }, 'moves', context)
}

export function moveToken(s: State, slot: Slot, script: Script, deed: BotDeed, context: Context<Event>): void {
  s.token = slot
  tellStep(s, script, deed, { slot }, context)
}

/** PI-19.7, PI-23.4: a disk if there is one and room for it, then the token; Weishaupt pays for more. */
export function influence(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  const seat = s.bot
  const room = hasRoom(s, slot) ? Math.min(vacanciesAt(s, slot), s.supply[seat]) : 0
  const favors = factions.map(() => 0)
  let disks = Math.min(1, room)
  if (s.options.bot === 'weishaupt' && disks > 0) {
    const { topOf, bottomOf } = tablesOf(s)
    const card = s.map[slot]
    for (const faction of new Set([topOf[card], bottomOf[card]])) {
      const paid = Math.min(room - disks, favorsOf(s, seat, faction))
      favors[faction] = paid
      s.favors[seat * factions.length + faction] -= paid
      s.pool[faction] += paid
      disks += paid
    }
  }
  placeDisks(s, seat, slot, disks)
  s.token = slot
  tellStep(s, script, 'influences', { slot, card: s.map[slot], disks, favors }, context)
}

/** PI-19.6 */
export function turnUp(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  layCard(s, slot, s.map[slot])
  tellStep(s, script, 'turnsUp', { slot, card: s.map[slot] }, context)
}

/** PI-19.9: the top card of the deck comes there. */
export function expel(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  tellStep(s, script, 'expels', { slot, card: s.map[slot] }, context)
  replaceCard(s, s.bot, slot, drawCard(s, context), 'main', context)
}

/** PI-19.9: the planning card comes there. */
export function replaceByPlanning(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  const card = s.planning
  s.planning = none
  tellStep(s, script, 'replaces', { slot, card }, context)
  replaceCard(s, s.bot, slot, card, 'main', context)
}

/** PI-19.11: who has most disks there, the first clockwise of several, loses all of them or none. */
export function oust(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  let [victim, most]: [Seat, number] = [none, 0]
  for (const seat of othersOf(s, s.bot)) {
    const disks = disksAt(s, seat, slot)
    if (disks > most) [victim, most] = [seat, disks]
  }
  tellStep(s, script, 'ousts', { slot, card: s.map[slot], disks: most }, context)
  const task = { type: 'ousting', owing: owedBy[s.bot], slot, seat: victim, disks: most, how: 'main' } as const
  beginOust(s, s.bot, task, context, 0)
}

/** PI-19.11: instead of a cube. */
export function botFollowsUp(s: State, context: Context<Event>, { slot }: SlotTask): void {
  const disks = hasRoom(s, slot) ? Math.min(1, s.supply[s.bot]) : 0
  placeDisks(s, s.bot, slot, disks)
  s.token = slot
  tellStep(s, { line: null, rule: 'PI-19.11' }, 'influences', { slot, card: s.map[slot], disks }, context)
}

/** PI-22.2: onto all vacant locations. */
export function fill(s: State, slot: Slot, script: Script, context: Context<Event>): void {
  const disks = hasRoom(s, slot) ? Math.min(vacanciesAt(s, slot), s.supply[s.bot]) : 0
  if (disks === 0) return
  placeDisks(s, s.bot, slot, disks)
  tellStep(s, script, 'fills', { slot, card: s.map[slot], disks }, context)
}

interface ExtortTask extends SlotTask {
  readonly script: Script
}

/** PI-19.8, when what is above it on the stack is done. */
export const extortLater = (s: State, slot: Slot, script: Script): void =>
  push<ExtortTask>(s, { type: 'botExtorts', owing: owedBy[s.bot], slot, script })

/** PI-8.6, PI-8.1: once a turn, and only what it has a disk on. */
export function botExtorts(s: State, context: Context<Event>, { slot, script }: ExtortTask): void {
  const producer = slot === placard ? placardProduces : s.map[slot]
  if (s.produced.includes(producer) || (slot !== placard && !hasBot(s, slot))) return
  tellStep(s, script, 'extorts', { slot }, context)
  extort(s, s.bot, slot, 'main', context)
}
