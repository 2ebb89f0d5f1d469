import type { Moment, Verdict } from '../../story.ts'
import type { OwlsWords } from '../words.ts'
import { didAttackerWin, winnerFirst } from './log.ts'
import { cardName, placeName } from './names.ts'

/** A key moment of a play: where it was, what was done, and what that meant. */
export function momentText(words: OwlsWords, told: Moment, names: readonly string[]) {
  const { story } = words
  if (told.type === 'lastRound') {
    const totals = told.totals.map((total, seat) => `${names[seat]} ${total}`).join(words.comma)
    const text = [story.lastRound.text(totals), ...verdict(words, told.verdict, names)].join(story.space)
    return { title: story.lastRound.title, text }
  }
  return {
    title: placeName(words, told.deed.place),
    text: [deedText(words, told, names), ...outcome(words, told, names)].join(story.space),
  }
}

type Placed = Exclude<Moment, { type: 'lastRound' }>

function deedText(words: OwlsWords, { deed }: Placed, names: readonly string[]): string {
  const { story } = words
  if (deed.type === 'oustDecided') {
    return story.oust({
      winner: names[deed.winner],
      loser: names[deed.loser],
      winnerAttacked: didAttackerWin(deed),
      by: deed.by,
      strengths: winnerFirst(deed),
    })
  }
  return story.reform({
    name: names[deed.seat],
    card: cardName(words, deed.card),
    followers: deed.paid.reduce((sum, each) => sum + each, 0),
    cards: deed.further.length,
    points: deed.points,
  })
}

function outcome(words: OwlsWords, told: Placed, names: readonly string[]): string[] {
  const { story } = words
  switch (told.type) {
    case 'lastReform':
      return [story.lastReform, ...verdict(words, told.verdict, names)]
    case 'leadForGood':
      return [story.leadForGood(names[told.seat])]
    case 'bigRound':
      return [story.bigRound(names[told.seat], told.points)]
    case 'bigReform':
      return told.isDearest ? [story.dearest] : []
    case 'oust':
      return []
  }
}

function verdict({ story }: OwlsWords, { winners, by, lead, overtakes }: Verdict, names: readonly string[]): string[] {
  if (winners.length > 1) return [story.shared(winners.map((seat) => names[seat]))]
  const [winner] = winners
  return [story.victory(names[winner], by, lead), ...(overtakes ? [story.overtakes(names[winner])] : [])]
}
