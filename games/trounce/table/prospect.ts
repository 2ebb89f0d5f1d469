import { type Card, cardsOfSuit, none, suitNamed, suitsOf } from '../data.ts'
import { presentTrick } from '../state.ts'
import { factionsOn } from '../texts/frame/names.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { prospectOf } from './scene.ts'

/** What a card would do if the viewer played it now, in words. */
export function prospectText(view: View, viewer: number, card: Card, speech: Speech): string {
  const { leads, closes, wins, locks, trounces, ahead, aheadSeat } = prospectOf(view, viewer, card)
  const { prospect: words } = speech.words
  if (leads) return words.opens(factionsOn(card).map((faction) => speech.suit(suitNamed(faction))))
  const bonus = [...presentTrick(view), card].filter((each) => cardsOfSuit[view.bonus] & (1 << each)).length
  const outcome = wins
    ? closes
      ? words.takesTrick
      : words.wouldLead
    : (closes ? words.goesTo : words.staysAhead)(speech.names[aheadSeat], speech.cards.name(ahead))
  return [
    ...(trounces === none ? [] : [words.trounces(speech.cards.name(trounces))]),
    outcome,
    ...(wins && closes && bonus > 0 ? [words.bonusWithIt(bonus)] : []),
    ...(locks === none ? [] : [words.locks(speech.suit(locks))]),
  ].join(words.between)
}

/** Whether a card has the trump suit. */
export const isTrump = (view: View, card: Card): boolean =>
  view.trump !== none && (suitsOf[card] & (1 << view.trump)) !== 0
