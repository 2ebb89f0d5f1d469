import { formOf, gamesToWinMatch, scoreToWin } from '../data.ts'
import { type State, sideOf } from '../state.ts'
import { handOutcomes } from './hand-outcomes.ts'

type Chances = readonly number[]

const rotate = (list: readonly number[], by: number): number[] => list.map((_, i) => list[(i + by) % list.length])

const known = new Map<string, Chances>()

/** Each side's chance to win the game, where `scores` begin with the side that deals next. */
function gameChances(seats: number, scores: readonly number[]): Chances {
  const highest = Math.max(...scores)
  if (highest < scoreToWin) return chancesBeforeHand(seats, scores)
  const leaders = scores.filter((score) => score === highest).length
  return scores.map((score) => (score === highest ? 1 / leaders : 0))
}

/** The same where another hand is certain to be played, whatever the scores. */
function chancesBeforeHand(seats: number, scores: readonly number[]): Chances {
  const key = `${seats}:${scores}`
  const before = known.get(key)
  if (before !== undefined) return before

  const chances = scores.map(() => 0)
  let sum = 0
  for (const [points, often] of handOutcomes[seats]) {
    const reached = scores.map((score, side) => score + points[side])
    // the deal passes to the left, so the list begins with the next side from then on
    const after = rotate(gameChances(seats, rotate(reached, 1)), scores.length - 1)
    for (let side = 0; side < chances.length; side++) chances[side] += often * after[side]
    sum += often
  }
  const result = chances.map((chance) => chance / sum)
  known.set(key, result)
  return result
}

/** TR-5.3: each side's chance to win the match between games; in a new game all are alike. */
function matchChances(wins: readonly number[]): Chances {
  const winner = wins.indexOf(gamesToWinMatch)
  if (winner >= 0) return wins.map((_, side) => (side === winner ? 1 : 0))
  return mix(
    wins,
    wins.map(() => 1 / wins.length),
  )
}

function mix(wins: readonly number[], nextGame: Chances): Chances {
  const chances = wins.map(() => 0)
  nextGame.forEach((chance, side) => {
    const after = matchChances(wins.map((won, i) => (i === side ? won + 1 : won)))
    after.forEach((share, i) => {
      chances[i] += chance * share
    })
  })
  return chances
}

/** Each seat's chance to win, between two hands. */
export function chancesToWin({ seats, dealer, scores, wins, options }: State): Chances {
  const { sides } = formOf(seats)
  const dealing = sideOf(seats, dealer)
  const game = rotate(chancesBeforeHand(seats, rotate(scores, dealing)), sides - dealing)
  const bySide = options.bestOfThree ? mix(wins, game) : game
  return Array.from({ length: seats }, (_, seat) => bySide[sideOf(seats, seat)])
}
