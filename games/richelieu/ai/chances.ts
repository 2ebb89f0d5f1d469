import { sharesOf } from '@eminence/kernel'
import { boxes, intrigues, none, tablesOf } from '../data.ts'
import { type State, sizeOf } from '../state.ts'
import { addHopes, stakesOf, standOf } from './box.ts'
import { chanceOfTwoActions } from './outlook.ts'
import { fullSight } from './sight.ts'
import { type PositionWeights, positionWeightsFor, type Weights, weightsFor } from './weights.ts'
import { bestOfOthers, collections, hopeOfMajority, shareLeft, worthOfMoney } from './worth.ts'

/** What each seat has at the start of a turn and may hope for, in points of the final score. */
function prospectsOf(s: State, position: PositionWeights, weights: Weights): number[] {
  const { set, kinds } = tablesOf(s)
  const left = shareLeft(s)
  const won = collections(s)
  const hopes = hopesOfBoxes(s, won, weights)
  return s.purses.map((money, seat) => {
    let points = s.prestige[seat] + s.income[seat] + s.military[seat] + set.jewelPoints * s.jewels[seat]
    points += hopeOfMajority(s, won[5 * seat], bestOfOthers(s, seat, won), intrigues - s.resolved)
    let strength = 0
    for (let faction = 1; faction < 5; faction++) points += set.factionSheets[won[5 * seat + faction]]
    for (let kind = 0; kind < kinds.length; kind++) strength += s.hands[seat * kinds.length + kind] * kinds[kind]
    return (
      position.points * points +
      position.boxes * hopes[seat] +
      left * position.income * s.income[seat] +
      left * position.tempo * chanceOfTwoActions(s.cardinal - s.prestige[seat]) +
      left * (position.strength * strength + position.agents * sizeOf(s.hands, seat, kinds.length)) +
      worthOfMoney(s, money, position) +
      (seat === s.active ? position.turn : 0)
    )
  })
}

function hopesOfBoxes(s: State, won: readonly number[], weights: Weights): number[] {
  const sight = fullSight(s)
  const hopes = [0, 0, 0, 0]
  for (const box of boxes) {
    if (s.sheets[2 * box] === none) continue
    addHopes(s, standOf(s, box, sight), stakesOf(s, box, won, weights), weights, hopes)
  }
  return hopes
}

/** Each seat's chance to win: the more is still to come, the less a lead says. */
export function chancesToWin(s: State): number[] {
  const position = positionWeightsFor[s.seats]
  const prospects = prospectsOf(s, position, weightsFor[s.seats])
  const [least, more] = position.doubt
  const doubt = least + more * shareLeft(s)
  return sharesOf(prospects, doubt)
}
