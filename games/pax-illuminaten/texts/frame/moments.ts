import type { Moment, Verdict } from '../../story.ts'
import type { PaxWords } from '../words.ts'
import { loggedPlace, plotName } from './names.ts'

/** A key moment of a play: what it was about, what was done, and what that meant. */
export function momentText(
  words: PaxWords,
  told: Moment,
  names: readonly string[],
): { readonly title: string; readonly text: string } {
  const { story } = words
  switch (told.type) {
    case 'plotVictory': {
      const { title, text } = story.plotVictory
      return {
        title,
        text: text(
          names[told.seat],
          told.plots.map((plot) => plotName(words, plot)),
        ),
      }
    }
    case 'botVictory': {
      const bot = words.bots[told.bot]
      const { title, text } = story.botVictory
      return {
        title,
        text: text(
          names[told.seat],
          bot.name,
          told.plots.map((plot) => bot.plots[plot]),
        ),
      }
    }
    case 'scoring': {
      const totals = told.totals.map((total, seat) => `${names[seat]} ${total}`).join(words.comma)
      const text = [story.scoring.text(totals), verdict(words, told.verdict, names)].join(story.space)
      return { title: story.scoring.title[told.why], text }
    }
    case 'firstPlot':
      return { title: plotName(words, told.plot), text: story.firstPlot(names[told.seat], told.hidden) }
    case 'plotBroken': {
      const by = told.by === null ? null : names[told.by]
      return { title: plotName(words, told.plot), text: story.plotBroken(names[told.seat], by) }
    }
    case 'oust': {
      const { began, ended } = told
      const text = story.oust({
        attacker: names[ended.attacker],
        defender: names[ended.defender],
        disks: began.disks,
        attackerWins: ended.winner === ended.attacker,
        why: ended.why,
        totals: ended.totals,
      })
      return { title: story.oustTitle(loggedPlace(words, began.slot)), text }
    }
    case 'bigTurn':
      return { title: story.bigTurn.title, text: story.bigTurn.text(names[told.seat], told.points, told.total) }
  }
}

function verdict({ story }: PaxWords, { winners, by, lead }: Verdict, names: readonly string[]): string {
  if (winners.length > 1) return story.shared(winners.map((seat) => names[seat]))
  return story.victory[by](names[winners[0]], lead)
}
