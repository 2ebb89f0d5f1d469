import type { Moment } from '../../story.ts'
import type { TrounceWords } from '../words.ts'
import { scoredHand } from './log.ts'
import { partyOf } from './names.ts'

/** A key moment of a play: a title, and what happened in a sentence or two. */
export function momentText(words: TrounceWords, told: Moment, names: readonly string[]) {
  const { story } = words
  if (told.type === 'trounce') {
    const { title, text, decides } = story.trounce
    const deed = text(names[told.seat], names[told.from], told.trick)
    return { title: title(told.card, told.beaten), text: [deed, decides[told.decides]].join(story.space) }
  }
  const hand = scoredHand(words, told.scored, names)
  const deed = [story.deed(hand), ...(hand.bonusTo.length > 0 ? [story.bonus(hand.bonusTo)] : [])]
  const tell = (title: string, outcome: string) => ({ title, text: [...deed, outcome].join(story.space) })
  switch (told.type) {
    case 'lastHand':
      return tell(story.lastHand.title, story.lastHand.text(hand.scores))
    case 'leadForGood':
      return tell(story.leadForGood.title, story.leadForGood.text(partyOf(words, names, told.side), hand.scores))
    case 'bigHand':
      return tell(story.bigHand.title(told.points), story.bigHand.text(hand.scores))
  }
}
