import type { Random, Seat } from '@eminence/kernel'
import { type Follower, followerCount, typeCount } from '../data.ts'
import { type State, sizeOf } from '../state.ts'

export const toBag = (s: State, seat: Seat, follower: Follower): void => {
  s.bags[seat * followerCount + follower]++
}

/** OR-3.11: takes one out of the bag, blindly. The bag is not empty. */
export function drawFromBag(s: State, seat: Seat, random: Random): Follower {
  const follower = nthInBag(s, seat, random.below(sizeOf(s.bags, seat)))
  s.bags[seat * followerCount + follower]--
  return follower
}

function nthInBag(s: State, seat: Seat, nth: number): Follower {
  let rest = nth
  let follower = 0
  for (; follower < followerCount; follower++) {
    rest -= s.bags[seat * followerCount + follower]
    if (rest < 0) break
  }
  return follower
}

/** How many neutral followers are in the bag. */
export function neutralInBag(s: Pick<State, 'bags'>, seat: Seat): number {
  let size = 0
  for (let type = 0; type < typeCount; type++) size += s.bags[seat * followerCount + type]
  return size
}

/** OR-3.80: takes a neutral one out; own ones would be put back and drawn again. */
export function drawNeutral(s: State, seat: Seat, random: Random): Follower {
  // the neutral followers come first
  const follower = nthInBag(s, seat, random.below(neutralInBag(s, seat)))
  s.bags[seat * followerCount + follower]--
  return follower
}

/** OR-3.61: two followers for the Bathhouse, or the only one. They still count as in the bag until one is put somewhere. */
export function drawTwo(s: State, seat: Seat, random: Random): number {
  const count = Math.min(2, sizeOf(s.bags, seat))
  for (let nth = 0; nth < count; nth++) s.drawn[nth] = drawFromBag(s, seat, random)
  for (let nth = 0; nth < count; nth++) toBag(s, seat, s.drawn[nth])
  return count
}
