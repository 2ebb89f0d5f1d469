import { type Context, only, reveals, shuffle } from '@eminence/kernel'
import {
  cards,
  courtSize,
  edicts,
  factionCardsOf,
  factionIndexes,
  factions,
  handLimit,
  layoutFor,
  plots,
  specialCards,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import type { ComponentSet } from '../sets.ts'
import { inRow, isBot, newTable, type Options, type State } from '../state.ts'
import { goOn } from './course.ts'
import { beginTurn } from './turn/turns.ts'

/** Table 1.3, step by step. */
export function setUp(seats: number, options: Options, context: Context<Event>, set: ComponentSet | null): State {
  const { random, tell } = context
  const s = newTable(seats, options, set)
  const persons = s.supply.flatMap((_, seat) => (isBot(s, seat) ? [] : [seat]))
  const deal = <T>(from: T[], number: number): T[] => from.splice(from.length - number, number)

  // 1 to 3
  s.deck = shuffle(cards.slice(), random)
  s.map = deal(s.deck, layoutFor(s).slots)
  s.court = deal(s.deck, courtSize)
  // 7
  for (const seat of persons) s.hands[seat] = deal(s.deck, handLimit)
  // 8 to 10
  const { contactFactions, set: printed } = tablesOf(s)
  s.contacts = deal(shuffle([...printed.contacts.keys()], random), seats)
  s.contacts.forEach((contact, seat) => {
    for (const faction of factionIndexes) {
      if ((contactFactions[contact] & (1 << faction)) === 0) continue
      s.pool[faction]--
      s.favors[seat * factions.length + faction]++
    }
  })
  const numbers = s.contacts.map((contact) => printed.contacts[contact].number)
  s.starter = numbers.indexOf(Math.min(...numbers))
  // 12
  const row = deal(shuffle([...factionIndexes], random), factionCardsOf(seats)).sort((a, b) => a - b)
  for (const faction of row) s.holders[faction] = inRow
  // 13, 14
  s.plotDeck = shuffle([...plots.keys()], random)
  s.publicPlots = deal(s.plotDeck, 2).sort((a, b) => a - b)
  for (const seat of persons) [s.privatePlots[seat]] = deal(s.plotDeck, 1)
  // 15
  const mixedEdicts = shuffle(edicts.slice(), random)
  const mixedSpecials = shuffle(specialCards.slice(), random)
  const packet = () => shuffle([...deal(mixedEdicts, 3), ...deal(mixedSpecials, 3)], random)
  s.eventDeck = [...packet(), ...packet()]
  s.eventsUnused = mixedSpecials.sort((a, b) => a - b)

  const bot = options.bot === 'none' ? null : { seat: s.bot, name: options.bot }
  tell?.(
    {
      type: 'gameBegan',
      starter: s.starter,
      contacts: s.contacts.slice(),
      court: s.court.slice(),
      factionCards: row,
      publicPlots: s.publicPlots.slice(),
      bot,
    },
    reveals,
  )
  for (const seat of persons) {
    const hand = s.hands[seat]
    const details = { cards: hand.slice(), plot: s.privatePlots[seat] }
    tell?.({ type: 'handDealt', seat, number: hand.length }, only(seat, details))
  }
  beginTurn(s, s.starter, context)
  goOn(s, context)
  return s
}
