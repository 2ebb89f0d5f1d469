import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { columnOf, none, spaceNamed } from '../data.ts'
import { lisboa } from '../index.ts'
import type { State } from '../state.ts'
import { planOf, position, usual } from './position.ts'
import { say } from './talk.ts'

/** A true position some way into a game, at the beginning of a turn. */
function late(seats: number, seed = 4): State {
  const random = new FastRandom(seed)
  const s = lisboa.setup(seats, usual, { random })
  for (;;) {
    const [{ seat, type }] = lisboa.decisions(s)
    if (s.period === 1 && type === 'useCard') return s
    lisboa.play(s, seat, pick(lisboa.moves(s, seat), random), { random })
  }
}
/** Some store gets its entrance on a street that its column does not border. */
function moveEntrance(s: State): void {
  const land = s.stores.findIndex((owner) => owner !== none)
  if (land === none) throw new Error('there is no store')
  s.entrances[land] = columnOf[land] < 3 ? 3 : 0
}

describe('a forged position breaks just the invariant that it was forged against', () => {
  it.each([1, 2, 3, 4])('none, with %i seats, if nothing is forged', (seats) => {
    for (const seed of [1, 2, 3]) expect(lisboa.broken(late(seats, seed))).toEqual([])
  })

  it.each<readonly [string, string, (s: State) => void]>([
    ['I-1', 'a cube too many', (s) => s.heap[0]++],
    ['I-1', 'a cube of another kind', (s) => [s.cubesOut[0]++, s.cubesOut[1]--]],
    ['I-2', 'a good is lost', (s) => s.supply[2]--],
    ['I-3', 'a house is lost', (s) => s.houses[0]--],
    ['I-3', 'an official too many', (s) => s.offices[4]++],
    ['I-4', 'influence beyond the track', (s) => s.influence.fill(11, 0, 1)],
    ['I-4', 'wigs below 0', (s) => s.wigs.fill(-1, 1, 2)],
    ['I-4', 'réis below 0', (s) => s.purses.fill(-1, 0, 1)],
    ['I-4', 'a price below its track', (s) => s.prices.fill(5, 0, 1)],
    ['I-5', 'an open slot too many', (s) => s.openTop[0]++],
    ['I-5', 'a Royal Favor too many', (s) => s.favorStacks[0]++],
    ['I-7', 'an entrance on a street that is not there', moveEntrance],
    ['I-7', 'a building in two places', (s) => s.buildingStacks[0].push(s.buildingStacks[0][0])],
    ['I-9', 'a decree in two places', (s) => s.decreeDeck.push(s.display[0])],
    ['I-9', 'a clergy tile is lost', (s) => s.bag.pop()],
    ['I-9', 'the display is not refilled', (s) => s.decreeDeck.unshift(s.display.pop() ?? none)],
    ['I-10', 'a card in two places', (s) => s.discard.push(s.piles[0][0])],
    ['I-12', 'somebody has had two turns more', (s) => s.turns.fill(s.turns[0] + 2, 0, 1)],
    ['I-12', 'it goes on after its end', (s) => Object.assign(s, { isOver: true, turns: s.turns.map(() => 9) })],
    ['I-13', 'an assistant without Lacerda', (s) => Object.assign(s, { assistant: 1 })],
  ])('%s %s', (invariant, _, forge) => {
    const s = late(2)
    forge(s)
    expect(lisboa.broken(s)).toEqual([invariant])
  })

  it('I-5 more goods than fit, and nobody is asked to drop any', () => {
    const s = position({ stock: { 0: [6, 0, 0, 0] } })
    expect(lisboa.broken(s)).toEqual(['I-5'])
  })

  it('I-5 a card in a covered slot', () => {
    const s = position({ top: { 0: [3, 4] } })
    expect(lisboa.broken(s)).toEqual(['I-5'])
  })

  it('I-6 a hand of four between turns', () => {
    const s = position({ onlyHands: { 0: [1, 2, 3, 4] } })
    expect(lisboa.broken(s)).toEqual(['I-6'])
    const empty = position({ onlyHands: { 0: [1, 2, 3, 4] }, piles: [0, 0, 0, 0] })
    expect(lisboa.broken(empty)).toEqual([])
  })

  it('I-8 a full ship in the port, an empty one at sea, one in nobody’s slot', () => {
    const s = position({ top: { 0: ['red gold cloth'] } })
    expect(lisboa.broken(s)).toEqual([])
    const ship = s.atSea.indexOf(true)
    s.atSea[ship] = false
    expect(lisboa.broken(s)).toEqual(['I-8'])
    const empty = position({ top: { 0: ['red'] } })
    empty.atSea[ship] = true
    expect(lisboa.broken(empty)).toEqual(['I-8'])
    const lost = position({ top: { 0: ['red'] } })
    lost.top[0] = none
    expect(lisboa.broken(lost)).toEqual(['I-8'])
  })

  it('I-11 a used plan with too many officials, or fewer than were needed', () => {
    const s = position({ plans: { 0: ['PB1+3'] } })
    expect(lisboa.broken(s)).toEqual(['I-11'])
    const before = position({ hands: { 0: [14] }, offices: { 0: [0, 2, 0] }, plans: { 0: ['SB2'] } })
    say(before, 'visit 14', 'skip', 'usePlan SB2')
    const now = lisboa.clone(before)
    say(now, 'space E-C')
    expect(lisboa.broken(now, before)).toEqual([])
    now.planUse[planOf('SB2')] = 1
    now.officials[0]++
    expect(lisboa.broken(now, before)).toEqual(['I-11'])
  })

  it('I-13 the assistant on an empty pile after his turn', () => {
    const s = position({ seats: 1, piles: [2, 0, 3, 3], turn: 2 })
    expect(lisboa.broken(s)).toEqual(['I-13'])
    s.assistant = 2
    expect(lisboa.broken(s)).toEqual([])
  })

  it('I-13 no first building, and equal tiles side by side', () => {
    const s = position({ seats: 1 })
    s.openedBy[spaceNamed('W-D')] = 0
    expect(lisboa.broken(s)).toEqual(['I-13'])
    expect(lisboa.broken(position({ seats: 1, tiles: [0, 2, 3, 1] }))).toEqual(['I-13'])
  })
})
