import { type Seat, sharesOf } from '@eminence/kernel'
import { count, factions } from '../data.ts'
import { disksOnMap } from '../map.ts'
import { cardsHeld, lodgePoints } from '../score.ts'
import { favorsOf, isBot, type State } from '../state.ts'
import { botFeatures } from './bot.ts'
import { latenessOf, standOf } from './stand.ts'
import { chancesFor, weightsFor } from './weights.ts'

/** Beyond that, nothing is near. */
const horizon = 8

/** What a position is to a seat, number by number; the weights of `chancesFor` belong to them. */
function featuresOf(s: State, seat: Seat): number[] {
  if (isBot(s, seat)) return botFeatures(s)
  const { distances } = standOf(s, seat, weightsFor[s.seats], true)
  const [first, second, third] = distances.map((distance) => Math.min(horizon, distance))
  let tokens = 0
  for (let faction = 0; faction < factions.length; faction++) tokens += favorsOf(s, seat, faction)
  const lateness = latenessOf(s)
  const points = lateness < 0.1 ? 0 : lateness * lodgePoints(s, seat).reduce((sum, each) => sum + each, 0)
  const isNext = seat === s.active ? 1 : 0
  const near = Math.exp(-(first + second) / 1.5)
  return [
    first,
    second,
    third,
    near,
    isNext,
    isNext * near,
    count(s.onTop[seat]),
    s.claims[seat].length - count(s.onTop[seat]),
    Math.min(8, tokens),
    Math.max(0, tokens - 8),
    disksOnMap(s, seat),
    count(s.presence[seat]),
    cardsHeld(s, seat),
    points,
    s.eventHands[seat].length,
  ]
}

/** Each seat's chance to win, fitted to the ends of many games. */
export function chancesToWin(s: State): number[] {
  const weights = chancesFor(s)
  const prospects = s.supply.map((_, seat) => {
    const features = featuresOf(s, seat)
    const each = isBot(s, seat) ? weights.bot : weights.person
    let sum = 0
    for (let at = 0; at < features.length; at++) sum += each[at] * features[at]
    return sum
  })
  return sharesOf(prospects, 1)
}
