import type { Moment } from '../../story.ts'
import type { LisboaWords } from '../words.ts'
import { whoIn } from './log.ts'

/** A key moment of a play: what it was, and what it brought. */
export function momentText(words: LisboaWords, told: Moment, names: readonly string[]) {
  const { story } = words
  const who = whoIn(words, names)
  switch (told.type) {
    case 'end':
      return { title: story.end.title, text: story.end.text(told.winners.map(who), told.points, told.ahead) }
    case 'rank':
      return { title: story.rank.title, text: story.rank.text(told.report) }
    case 'period': {
      const shares = told.wigs.map(({ owner, wigs }) => story.share(who(owner), wigs))
      return { title: story.period.title, text: story.period.text(who(told.owner), told.why, shares) }
    }
    case 'lead':
      return { title: story.lead.title, text: story.lead.text(who(told.seat), told.points) }
    case 'building': {
      const paid = told.paid.map(({ owner, wigs }) => story.share(who(owner), wigs))
      return {
        title: story.building.title(words.names.building(told.building)),
        text: story.building.text(who(told.owner), told.space, paid),
      }
    }
    case 'store':
      return { title: story.store.title(told.land), text: story.store.text(who(told.owner), told.wigs) }
    case 'round':
      return { title: story.round.title, text: story.round.text(who(told.seat), told.points) }
  }
}
