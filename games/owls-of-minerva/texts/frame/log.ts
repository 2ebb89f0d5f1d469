import { firstContact } from '../../../luminaries/contacts.ts'
import { contactFactions, none, roundCount } from '../../data.ts'
import type { Event } from '../../events.ts'
import { colours, factions } from '../../sets.ts'
import { tallyOf } from '../shared.ts'
import type { OwlsWords } from '../words.ts'
import { cardName, placeName } from './names.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventText(words: OwlsWords, event: Event, names: readonly string[]): string {
  const { log } = words
  const card = (each: number) => cardName(words, each)
  const cardOrNull = (each: number | undefined) => (each === undefined || each === none ? null : card(each))
  switch (event.type) {
    case 'gameBegan':
      return log.gameBegan(
        event.reforms.filter((reform) => reform !== null).length,
        event.court.map(card),
        event.colours.map((colour, seat) => [names[seat], colours[colour]]),
      )
    case 'handShown':
      return log.handShown(names[event.seat], event.cards.map(card))
    case 'identityChosen':
      return log.identityChosen(names[event.seat], cardOrNull(event.card))
    case 'identitiesRevealed':
      return log.identitiesRevealed(event.cards.map((each, seat) => [names[seat], card(each)]))
    case 'contactsDealt':
      return contactsDealt(words, event, names)
    case 'pawnPlaced':
      return log.pawnPlaced(names[event.seat], placeName(words, event.place))
    case 'edictRevealed':
      return log.edictRevealed(event.round, factions[event.faction], event.round === roundCount)
    case 'turnBegan':
      return log.turnBegan(names[event.seat], event.round)
    case 'handEmpty':
      return log.handEmpty(names[event.seat])
    case 'cardPlayed':
      return log.cardPlayed(names[event.seat], card(event.card))
    case 'moved':
      return log.moved(names[event.seat], placeName(words, event.from), placeName(words, event.to), event.steps)
    case 'gathered': {
      const [gathered, barred] = [event.factions, event.barred].map((list) => list.map((each) => factions[each]))
      return log.gathered(names[event.seat], placeName(words, event.place), gathered, barred)
    }
    case 'diskPlaced':
      return log.diskPlaced(names[event.seat], placeName(words, event.place), event.left)
    case 'noDiskLeft':
      return log.noDiskLeft(names[event.seat], placeName(words, event.place))
    case 'followerMoved':
      return log.followerMoved(
        names[event.seat],
        factions[event.faction],
        placeName(words, event.from),
        placeName(words, event.to),
      )
    case 'oustBegan':
    case 'oustCardPlayed':
    case 'oustDecided':
      return oustText(words, event, names)
    case 'oustTied':
      return log.oustTied(event.strength)
    case 'raiseRefused':
    case 'answerRefused':
      return log[event.type](names[event.seat])
    case 'displaced':
      return log.displaced(names[event.seat], names[event.by], placeName(words, event.from), placeName(words, event.to))
    case 'followerTaken':
      return log.followerTaken(names[event.seat], names[event.from], factions[event.faction])
    case 'noFollowerToTake':
      return log.noFollowerToTake(names[event.seat], names[event.from])
    case 'reformCardAdded':
      return log.reformCardAdded(names[event.seat], card(event.card), placeName(words, event.place))
    case 'reformed':
      return reformed(words, event, names)
    case 'turnEnded':
      return log.turnEnded(names[event.seat], cardOrNull(event.card))
    case 'courtCardTaken':
      return log.courtCardTaken(names[event.seat], card(event.card), event.why)
    case 'cardDrawn':
      return log.cardDrawn(names[event.seat], event.why, cardOrNull(event.card))
    case 'discardsShuffled':
      return log.discardsShuffled(event.cards)
    case 'courtFilled':
      return log.courtFilled(event.cards.map(card))
    case 'lastReformTaken':
      return log.lastReformTaken(names[event.seat], event.roundGoesOn)
    case 'gameEnded': {
      const totals = event.totals.map((total, seat) => `${names[seat]} ${total}`).join(words.comma)
      return log.gameEnded(
        event.why,
        totals,
        event.winners.map((seat) => names[seat]),
      )
    }
  }
}

function contactsDealt(words: OwlsWords, { contacts, starter }: Told<'contactsDealt'>, names: readonly string[]) {
  const dealt = contacts.map((contact, seat) => {
    const followers = tallyOf((faction) => (contactFactions[contact].includes(faction) ? 1 : 0))
    return [names[seat], firstContact + contact, followers] as const
  })
  return words.log.contactsDealt(dealt, names[starter])
}

function oustText(
  words: OwlsWords,
  event: Told<'oustBegan'> | Told<'oustCardPlayed'> | Told<'oustDecided'>,
  names: readonly string[],
): string {
  const { log } = words
  const { attack, defence } = event
  switch (event.type) {
    case 'oustBegan': {
      const [place, card] = [placeName(words, event.place), cardName(words, event.card)]
      return log.oustBegan(names[event.attacker], names[event.defender], place, card, attack, defence)
    }
    case 'oustCardPlayed':
      return log.oustCardPlayed(names[event.seat], cardName(words, event.card), event.as, attack.total, defence.total)
    case 'oustDecided': {
      const [winner, loser] = [names[event.winner], names[event.loser]]
      return log.oustDecided(winner, loser, placeName(words, event.place), event.by, winnerFirst(event))
    }
  }
}

/** A crown wins for the attacker; an ace and a tie that is left win for the defender. */
export const didAttackerWin = ({ by, attack, defence }: Told<'oustDecided'>): boolean =>
  by === 'crown' || (by === 'strength' && attack.total > defence.total)

export const winnerFirst = (event: Told<'oustDecided'>): readonly [number, number] =>
  didAttackerWin(event) ? [event.attack.total, event.defence.total] : [event.defence.total, event.attack.total]

function reformed(words: OwlsWords, event: Told<'reformed'>, names: readonly string[]): string {
  return words.log.reformed({
    name: names[event.seat],
    place: placeName(words, event.place),
    symbols: tallyOf((faction) => event.symbols.filter((each) => each === factions[faction]).length),
    card: cardName(words, event.card),
    further: event.further.map((each) => cardName(words, each)),
    paid: tallyOf((faction) => event.paid[faction]),
    points: event.points,
    left: event.left,
  })
}
