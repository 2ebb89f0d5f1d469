import { opposingSide, richelieuSide } from '../../data.ts'
import type { Moment, Resolved } from '../../story.ts'
import type { RichelieuWords, ToldIntrigue } from '../words.ts'
import { ownerName, sheetName } from './names.ts'

/** A key moment of a play: the intrigue, and what it decided in a sentence or two. */
export function momentText(words: RichelieuWords, told: Moment, names: readonly string[]) {
  const { story } = words
  if (told.type === 'quietEnd')
    return { title: story.quietEnd.title, text: story.quietEnd.text(tally(words, names, told.totals)) }
  const deed = story.deed(toldIntrigue(words, told.resolved, names))
  return {
    title: sheetName(words, told.resolved.sheet),
    text: [deed, ...outcome(words, told, names)].join(story.space),
  }
}

function outcome(words: RichelieuWords, told: Exclude<Moment, { type: 'quietEnd' }>, names: readonly string[]) {
  const { story } = words
  const name = (owner: number) => ownerName(words, names, owner)
  switch (told.type) {
    case 'lastIntrigue': {
      const { most, winner, overtakes } = told
      return [
        ...(most === null ? [] : [story.most(most.seats.map(name), most.points)]),
        ...(winner === null ? [] : [overtakes ? story.overtakes(name(winner)) : story.staysAhead(name(winner))]),
      ]
    }
    case 'leadForGood':
      return [story.leadForGood(name(told.seat))]
    case 'bigAct':
      return [story.bigAct(name(told.seat), told.points)]
    case 'cardinal':
      return [story.cardinal(told.from, told.to, told.seats.map(name))]
    case 'sidesTied':
      return [story.sidesTied]
    case 'ranksTied':
      return [story.ranksTied(name(told.first), name(told.second), told.sum)]
    case 'piece':
      return [story.piece(name(told.seat), told.piece === richelieuSide ? 'queen' : 'greyEminence')]
    case 'saboteur':
      return [story.saboteur(name(told.seat), told.value)]
    case 'bribe':
      return [story.bribe(name(told.seat), name(told.owner), told.value)]
  }
}

function toldIntrigue(words: RichelieuWords, resolved: Resolved, names: readonly string[]): ToldIntrigue {
  const { side, strengths, ranking, rewards } = resolved
  const [first] = ranking
  return {
    faction: resolved.sheet.faction,
    won: strengths[side],
    lost: strengths[side === richelieuSide ? opposingSide : richelieuSide],
    first:
      first === undefined ? null : { name: ownerName(words, names, first.owner), sum: first.sum, gains: rewards[0] },
  }
}

const tally = ({ comma }: RichelieuWords, names: readonly string[], points: readonly number[]): string =>
  points.map((number, seat) => `${names[seat]} ${number}`).join(comma)
