import type { Seat } from '@eminence/kernel'
import type { Doings, Moment } from '../../story.ts'
import type { OrleansWords, ToldRound } from '../words.ts'
import { tally } from './log.ts'
import { townName } from './names.ts'

/** A key moment of a play: the event of its round, and what it decided in a sentence or two. */
export function momentText(words: OrleansWords, told: Moment, names: readonly string[]) {
  const { story } = words
  if (told.type === 'end') return { title: story.end.title, text: endOf(words, told, names).join(story.space) }
  const text = outcome(words, told, names).filter((sentence) => sentence !== '')
  return { title: words.events[told.event], text: text.join(story.space) }
}

function endOf({ story, comma }: OrleansWords, told: Extract<Moment, { type: 'end' }>, names: readonly string[]) {
  const { end } = story
  const { totals, majority, winners, overtakes, isAlwaysAhead, byDevelopment } = told
  const [winner] = winners
  const victory = () => {
    if (winners.length > 1) return end.shared(winners.map((seat) => names[seat]))
    if (byDevelopment) return end.byDevelopment(names[winner])
    if (isAlwaysAhead) return end.alwaysAhead(names[winner])
    return overtakes ? end.overtakes(names[winner]) : end.staysAhead(names[winner])
  }
  return [
    end.totals(tally({ comma }, names, totals)),
    ...(majority === null ? [] : [end.majority(names[majority.seat], majority.points)]),
    victory(),
  ]
}

function outcome(words: OrleansWords, told: Exclude<Moment, { type: 'end' }>, names: readonly string[]): string[] {
  const { story } = words
  const name = names[told.seat]
  const deeds = (seat: Seat, doings: Doings) => story.deeds(toldRound(words, names[seat], doings))
  switch (told.type) {
    case 'leadForGood':
      return [deeds(told.seat, told.doings), story.leadForGood(name, told.points)]
    case 'bigRound':
      return [deeds(told.seat, told.doings), story.bigRound(name, told.points)]
    case 'snatched':
      return [story.snatched(name, told.deed, names[told.other], told.own, told.others)]
    case 'race':
      return [story.race(name, told.from, names[told.other], told.behind)]
    case 'torture':
      return [story.torture(name, told.missing, told.source)]
  }
}

const toldRound = (words: OrleansWords, name: string, { stations, ...rest }: Doings): ToldRound => ({
  ...rest,
  name,
  stations: stations.map((town) => townName(words, town)),
})
