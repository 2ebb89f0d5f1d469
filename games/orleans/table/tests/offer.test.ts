import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { orleans } from '../../index.ts'
import type { State } from '../../state.ts'
import { habit } from '../../tests/habit.ts'
import { filled, position, say, spaceAt, stretch, worded } from '../../tests/position.ts'
import { keysOf, Targets } from '../offer.ts'
import { offers } from '../offers.ts'

const targetsOf = (s: State, seat = 0): Targets =>
  new Targets(orleans.view(s, seat), orleans.moves(s, seat), orleans.blocked?.(s, seat) ?? [])

const space = (...at: Parameters<typeof spaceAt>) => `space ${spaceAt(...at)}`
/** Neutral farmer 0, boatman 1, knight 4, monk 6; own farmer 7. */
const [farmer, boatman, knight, ownFarmer] = [0, 1, 4, 7].map((follower) => `market ${follower}`)

const pressed = (targets: Targets, key: string, chosen: string | null = null): string => {
  const answer = targets.press(key, chosen)
  if (answer.type === 'play') return worded(answer.move)
  if (answer.type === 'refuse') return answer.block.reason
  return answer.type === 'choose' ? `choose ${answer.key}` : 'nothing'
}

describe('in the planning', () => {
  const given = () => targetsOf(position({ at: 'plan', market: ['f F b k'] }))

  it('a follower is taken up, and laid down again by a second press', () => {
    expect(pressed(given(), farmer)).toBe(`choose ${farmer}`)
    expect(pressed(given(), farmer, farmer)).toBe('choose null')
  })

  it('with a follower in hand exactly those spaces are lit that take it (OR-3.18)', () => {
    const targets = given()
    expect(targets.light(space('ship', 2), knight)).toBe('lit')
    expect(targets.light(space('ship', 0), knight)).toBe('dark')
    expect(pressed(targets, space('ship', 2), knight)).toBe('put k ship 2')
  })

  it('a space that does not take it says why', () => {
    expect(pressed(given(), space('ship', 0), knight)).toBe('wrongFollower')
    expect(pressed(given(), space('townhall', 0), ownFarmer)).toBe('neutralOnly')
  })

  it('another follower can be taken up instead', () => {
    expect(given().light(boatman, knight)).toBe('open')
    expect(pressed(given(), boatman, knight)).toBe(`choose ${boatman}`)
  })

  it('an empty space without a choice takes the type that it asks for, an own follower before a neutral one', () => {
    expect(pressed(given(), space('castle', 0))).toBe('put F castle 0')
    expect(pressed(given(), space('castle', 1))).toBe('put b castle 1')
  })

  it('where anybody may stand the followers are lit for the space', () => {
    const hall = space('townhall', 0)
    expect(pressed(given(), hall)).toBe(`choose ${hall}`)
    expect(given().light(farmer, hall)).toBe('lit')
    expect(given().light(ownFarmer, hall)).toBe('dark')
    expect(pressed(given(), knight, hall)).toBe('put k townhall 0')
  })

  it('a monk that could stand in is no obvious choice beside the type itself', () => {
    const targets = targetsOf(position({ at: 'plan', market: ['m b'] }))
    expect(pressed(targets, space('ship', 1))).toBe('put b ship 1')
    expect(pressed(targets, space('ship', 0))).toBe('put m ship 0')
  })

  it('what was planned in this round comes back with one press; what stood there before does not', () => {
    const s = position({ at: 'plan', market: ['k'], on: [{ castle: 'f . .' }] })
    say(s, 'put k ship 2', { seat: 0 })
    const targets = targetsOf(s)
    expect(targets.light(space('ship', 2), null)).toBe('held')
    expect(pressed(targets, space('ship', 2))).toBe('lift ship 2')
    expect(pressed(targets, space('castle', 0))).toBe('standsThere')
  })

  it('the Tab key leads to the followers; what the prompt has a button for is no target of the table', () => {
    const keys = given().keys(null)
    expect(keys[0]).toMatch(/^market /)
    expect(keys).not.toContain('confirm')
  })

  it('OR-3.22 the first tech tile is lit for farmer spaces alone', () => {
    const targets = targetsOf(position({ at: 'plan', market: ['k'], tech: [1] }))
    expect(targets.light(space('village', 0), 'tech')).toBe('lit')
    expect(targets.light(space('village', 1), 'tech')).toBe('closed')
    expect(pressed(targets, space('village', 1), 'tech')).toBe('firstTechOnFarmer')
  })
})

describe('in the actions', () => {
  it('an active place is lit, another one says why not', () => {
    const targets = targetsOf(position({ on: [{ castle: filled.castle, ship: 'f . .' }] }))
    expect(targets.light('place 3', null)).toBe('lit')
    expect(pressed(targets, 'place 3')).toBe('act castle')
    expect(targets.light('place 5', null)).toBe('closed')
    expect(pressed(targets, 'place 5')).toBe('notFilled')
  })

  it('a stretch leads the merchant on', () => {
    const s = position({ on: [{ ship: filled.ship }], merchants: ['tours'] })
    say(s, 'act ship')
    expect(pressed(targetsOf(s), `stretch ${stretch('W05')}`)).toBe('travel W05')
    expect(pressed(targetsOf(s), `stretch ${stretch('R05')}`)).toBe('byWaterOnly')
  })
})

it('everything that is offered in a game can be pressed, or has a button in the prompt', () => {
  const random = new FastRandom(6)
  const s = orleans.setup(3, { openPlanning: false, startPlayer: 'random' }, { random })
  for (let [decision] = orleans.decisions(s); decision; [decision] = orleans.decisions(s)) {
    const { seat } = decision
    const view = orleans.view(s, seat)
    const targets = targetsOf(s, seat)
    for (const move of orleans.moves(s, seat).filter(offers)) {
      const [first, second] = keysOf(view, move)
      const chosen = second === undefined ? null : first
      expect(targets.light(second ?? first, chosen)).not.toBe('dark')
      expect(pressed(targets, second ?? first, chosen)).toBe(worded(move))
    }
    orleans.play(s, seat, habit(s, seat, random), { random })
  }
})
