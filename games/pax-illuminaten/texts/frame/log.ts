import { factions, none, placard } from '../../data.ts'
import type { Event } from '../../events.ts'
import { tallyOf } from '../shared.ts'
import type { PaxWords } from '../words.ts'
import { actionOf } from './choices.ts'
import { abilityName, cardName, cardOrNull, eventName, loggedPlace, plotName } from './names.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

const namesOf = (seats: readonly number[], names: readonly string[]): string[] => seats.map((seat) => names[seat])

/** By seat: those that have any. */
const each = (numbers: readonly number[], names: readonly string[]) =>
  numbers.flatMap((number, seat) => (number > 0 ? [[names[seat], number] as const] : []))

const seatOrNull = (seat: number, names: readonly string[]): string | null => (seat < 0 ? null : names[seat])

export function eventText(words: PaxWords, event: Event, names: readonly string[]): string {
  const { log } = words
  switch (event.type) {
    case 'gameBegan':
      return log.gameBegan(
        names[event.starter],
        event.court.map((card) => cardName(words, card)),
        event.factionCards.map((faction) => factions[faction]),
        event.publicPlots.map((plot) => plotName(words, plot)),
        event.bot && { name: names[event.bot.seat], as: words.bots[event.bot.name].name },
      )
    case 'lastRoundBegan':
      return log.lastRoundBegan
    case 'edictDiscarded':
      return log.edictDiscarded(factions[event.faction], event.number)
    case 'cardsDiscarded':
      return log.cardsDiscarded(event.cards.map((card) => cardName(words, card)))
    case 'courtUpdated': {
      const court = event.court.filter((card) => card !== none).map((card) => cardName(words, card))
      return log.courtUpdated(cardOrNull(words, event.gone), cardOrNull(words, event.court[event.chamberlain]), court)
    }
    case 'deckShuffled':
      return log.deckShuffled(event.cards, event.exhaustions)
    case 'botStep':
      return botStep(words, event)
    case 'gameEnded': {
      const totals = event.totals.map((total, seat) => `${names[seat]} ${total}`).join(words.comma)
      return log.gameEnded(event.why, totals, namesOf(event.winners, names), event.botPlots ?? [])
    }
    case 'oustBegan':
    case 'cardChosen':
    case 'cardsShown':
    case 'challengeGoesOn':
    case 'conceded':
    case 'challengeEnded':
    case 'ousted':
    case 'compensated':
    case 'cubePlaced':
    case 'followedUp':
      return oustText(words, event, names)
    case 'plotDrawn':
    case 'plotReturned':
    case 'plotClaimed':
    case 'plotLost':
    case 'plotRegained':
    case 'lookedAtPlot':
      return plotEventText(words, event, names)
    case 'scouted':
    case 'cardPlaced':
    case 'influenced':
    case 'extorted':
    case 'conspired':
    case 'organized':
    case 'diskMoved':
    case 'expelBegan':
    case 'expelled':
    case 'cardsSwapped':
      return mapText(words, event, names)
    case 'edictReleased':
    case 'eventEnded':
    case 'eventActivated':
    case 'eventsDrawn':
    case 'specialKept':
    case 'edictPlayed':
    case 'specialDiscarded':
    case 'edictTaken':
      return eventCardText(words, event, names)
    default:
      return turnText(words, event, names)
  }
}

type TurnEvent = Exclude<
  Event,
  { readonly type: OustEvent['type'] | PlotEvent['type'] | MapEvent['type'] | EventCardEvent['type'] | Common }
>
type Common =
  | 'gameBegan'
  | 'lastRoundBegan'
  | 'edictDiscarded'
  | 'cardsDiscarded'
  | 'courtUpdated'
  | 'deckShuffled'
  | 'botStep'
  | 'gameEnded'

/** Favors, schemes, faction cards, and the course of a turn. */
function turnText(words: PaxWords, event: TurnEvent, names: readonly string[]): string {
  const { log } = words
  const name = names[event.seat]
  const cardsOrNull = (cards: readonly number[] | undefined) => cards?.map((card) => cardName(words, card)) ?? null
  switch (event.type) {
    case 'handDealt': {
      const plot = event.plot === undefined ? null : plotName(words, event.plot)
      return log.handDealt(name, event.number, cardsOrNull(event.cards), plot)
    }
    case 'turnBegan':
      return log.turnBegan(name, event.round)
    case 'advanceUsed':
      return log.advanceUsed(name, words.actions[event.action])
    case 'paid':
      return log.paid(name, tallyOf(event.favors))
    case 'gained':
      return log.gained(name, tallyOf(event.favors), seatOrNull(event.from, names))
    case 'gainLost':
      return log.gainLost(name, event.tokens)
    case 'schemed':
      return log.schemed(name, cardName(words, event.card), event.place)
    case 'schemeUsed':
      return log.schemeUsed(name, cardName(words, event.card), event.mode, abilityName(words, event.card))
    case 'buffed':
      return log.buffed(name, words.abilities[event.ability].name, event.times)
    case 'extraAction':
      return log.extraAction(name, event.why, event.allowed)
    case 'cardsDrawn':
      return log.cardsDrawn(name, event.number, cardsOrNull(event.cards))
    case 'courtCardTaken':
    case 'discardedDown':
      return log[event.type](name, cardName(words, event.card))
    case 'factionBorrowed':
    case 'factionClaimed':
      return log[event.type](name, factions[event.faction], seatOrNull(event.from, names))
    case 'factionsReturned':
      return log.factionsReturned(
        name,
        event.factions.map((faction) => factions[faction]),
      )
    case 'factionCardUsed': {
      const faction = factions[event.faction]
      return log.factionCardUsed(name, faction, words.actions[actionOf[faction]])
    }
    case 'lookedAtHand':
      return log.lookedAtHand(name, names[event.at], cardsOrNull(event.cards))
    case 'actionsEnded':
      return log.actionsEnded(name, event.unused)
  }
}

type MapEvent = Told<
  | 'scouted'
  | 'cardPlaced'
  | 'influenced'
  | 'extorted'
  | 'conspired'
  | 'organized'
  | 'diskMoved'
  | 'expelBegan'
  | 'expelled'
  | 'cardsSwapped'
>

/** What changes on the map, and what is got out of it. */
function mapText(words: PaxWords, event: MapEvent, names: readonly string[]): string {
  const { log } = words
  const name = names[event.seat]
  const place = (slot: number, card?: number) => loggedPlace(words, slot, card)
  switch (event.type) {
    case 'scouted':
      return log.scouted(name, place(event.slot), event.how, cardOrNull(words, event.card))
    case 'cardPlaced':
      return log.cardPlaced(name, cardName(words, event.card), place(event.slot))
    case 'influenced':
      return log.influenced(name, place(event.slot, event.card), event.disks, event.how)
    case 'extorted':
      return event.slot === placard
        ? log.extortedPlacard(name, event.how)
        : log.extorted(name, place(event.slot), event.whispers, event.how)
    case 'conspired':
      return log.conspired(name, names[event.to], factions[event.faction])
    case 'organized':
      return log.organized(name, event.faction === none ? null : factions[event.faction], event.how)
    case 'diskMoved':
      return log.diskMoved(name, place(event.from), place(event.to))
    case 'expelBegan':
      return log.expelBegan(name, place(event.slot), event.how)
    case 'expelled': {
      const [gone, card] = [cardName(words, event.gone), cardName(words, event.card)]
      return log.expelled(name, gone, card, place(event.slot), each(event.returned, names))
    }
    case 'cardsSwapped':
      return log.cardsSwapped(name, place(event.slots[0]), place(event.slots[1]))
  }
}

type OustEvent = Told<
  | 'oustBegan'
  | 'cardChosen'
  | 'cardsShown'
  | 'challengeGoesOn'
  | 'conceded'
  | 'challengeEnded'
  | 'ousted'
  | 'compensated'
  | 'cubePlaced'
  | 'followedUp'
>

function oustText(words: PaxWords, event: OustEvent, names: readonly string[]): string {
  const { log } = words
  switch (event.type) {
    case 'oustBegan': {
      const [name, defender] = [names[event.seat], names[event.defender]]
      const advantaged = event.advantaged === none ? null : [name, defender][event.advantaged]
      const place = loggedPlace(words, event.slot)
      return log.oustBegan(name, defender, place, event.disks, event.initial, advantaged, event.how)
    }
    case 'cardChosen':
      return log.cardChosen(names[event.seat], cardOrNull(words, event.card))
    case 'cardsShown': {
      const shown = event.cards.flatMap((card, side) =>
        card === none ? [] : [[names[event.seats[side]], cardName(words, card)] as const],
      )
      const automatic = event.seats.filter((_, side) => event.automatic[side] > 0)
      return log.cardsShown(shown, event.totals, namesOf(automatic, names))
    }
    case 'challengeGoesOn':
    case 'conceded':
      return log[event.type](names[event.seat])
    case 'challengeEnded': {
      const { winner, defender, totals, why, cancelled } = event
      const defended = winner === defender
      const sums = defended ? ([totals[1], totals[0]] as const) : totals
      return log.challengeEnded(names[winner], sums, why, cancelled, defended)
    }
    case 'ousted':
      return log.ousted(names[event.seat], names[event.defender], loggedPlace(words, event.slot), event.disks)
    case 'compensated':
      return log.compensated(names[event.seat], factions[event.faction])
    case 'cubePlaced':
      return log.cubePlaced(names[event.seat], loggedPlace(words, event.slot))
    case 'followedUp':
      return log.followedUp(names[event.seat], loggedPlace(words, event.slot), words.actions[event.action])
  }
}

type PlotEvent = Told<'plotDrawn' | 'plotReturned' | 'plotClaimed' | 'plotLost' | 'plotRegained' | 'lookedAtPlot'>

function plotEventText(words: PaxWords, event: PlotEvent, names: readonly string[]): string {
  const { log } = words
  const name = names[event.seat]
  const plot = event.plot === undefined ? null : plotName(words, event.plot)
  switch (event.type) {
    case 'plotDrawn':
    case 'plotReturned':
      return log[event.type](name, plot)
    case 'lookedAtPlot':
      return log.lookedAtPlot(name, names[event.at], plot)
    case 'plotClaimed':
      return log.plotClaimed(name, plotName(words, event.plot), event.hidden)
    case 'plotLost':
    case 'plotRegained':
      return log[event.type](name, plotName(words, event.plot))
  }
}

type EventCardEvent = Told<
  | 'edictReleased'
  | 'eventEnded'
  | 'eventActivated'
  | 'eventsDrawn'
  | 'specialKept'
  | 'edictPlayed'
  | 'specialDiscarded'
  | 'edictTaken'
>

function eventCardText(words: PaxWords, event: EventCardEvent, names: readonly string[]): string {
  const { log } = words
  const name = names[event.seat]
  switch (event.type) {
    case 'edictReleased':
      return log.edictReleased(name, factions[event.faction], event.left)
    case 'eventEnded':
    case 'eventActivated':
    case 'specialDiscarded':
      return log[event.type](name, eventName(words, event.event))
    case 'eventsDrawn':
      return log.eventsDrawn(name, event.number, event.events?.map((each) => eventName(words, each)) ?? null)
    case 'specialKept':
      return log.specialKept(name, event.event === undefined ? null : eventName(words, event.event))
    case 'edictPlayed':
      return log.edictPlayed(name, factions[event.faction], each(event.returned, names))
    case 'edictTaken':
      return log.edictTaken(name, factions[event.faction], event.tokens)
  }
}

/** PI-19 to PI-23: the line of the script, the number of the rule and what was done. */
function botStep(words: PaxWords, event: Told<'botStep'>): string {
  const { bot, line, rule, deed, slot, card, direction, disks, favors } = event
  return words.log.botStep({
    bot: words.bots[bot].name,
    line,
    rule,
    deed,
    // a planning card is not the card of the place
    place: slot === undefined ? null : loggedPlace(words, slot, deed === 'plans' || deed === 'replaces' ? none : card),
    card: cardOrNull(words, card),
    direction: direction === undefined ? null : words.directions[direction],
    disks: disks ?? 0,
    paid: favors === undefined ? [] : tallyOf(favors),
  })
}
