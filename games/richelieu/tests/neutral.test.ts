import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { richelieu } from '../index.ts'
import { result } from '../score.ts'
import {
  answer,
  blocked,
  bribe,
  city,
  gone,
  hand,
  offered,
  owes,
  position,
  put,
  row,
  say,
  space,
  wonBy,
} from './position.ts'

const two = { seats: 2, prestige: [9, 9] } as const
/** Every sheet has one free space. */
const narrow = {
  R04: 'r1 y1 r2 y2 .',
  E1: 'r1 y1 r2 y2 .',
  R08: 'g1 y1 g2 b2 .',
  F1: 'r1 g1 b1 y2 .',
  R11: 'g1 g2 b1 b2 .',
  P1: 'r2 r-2 b1 g2 .',
}

describe('neutral agents', () => {
  it('RI-7.1 at the end of every own turn one of the held colour is put, free of charge', () => {
    const s = position({ ...two })
    say(s, 'income')
    expect(owes(s)).toEqual(['neutralSpace 0'])
    expect(offered(s)).toHaveLength(30)
    answer(s, 0, { type: 'place', space: space(s, 'E1', 0) })
    expect(offered(s)).toEqual(['agent -2', 'agent 1', 'agent 2'])
    answer(s, 0, { type: 'agent', value: 2 })
    expect(row(s, 'E1')).toBe('g2 . . . .')
    expect(s.purses).toEqual([8, 7])
    say(s, 'income')
    put(s, 'R04', 3, 1)
    expect(row(s, 'R04')).toBe('. . . b1! .')
  })

  it('RI-7.1 face down its value is known to the holder alone', () => {
    const s = position({ ...two })
    say(s, 'income')
    const events = put(s, 'E1', 0, 2)
    const at = space(s, 'E1', 0)
    expect([0, 1, null].map((viewer) => richelieu.view(s, viewer).values[at])).toEqual([2, null, null])
    expect(toldTo(events, 'agentPlaced', 0)).toMatchObject([{ owner: 2, placing: 'neutral', value: 2, cost: 0 }])
    expect(toldTo(events, 'agentPlaced', 1)[0]).not.toHaveProperty('value')
  })

  it('RI-7.2 never on the last free space of a sheet', () => {
    const s = position({ ...two, on: { E1: 'r1 y1 r2 y2 .' } })
    say(s, 'income')
    expect(offered(s)).not.toContain('place E1 4')
    expect(blocked(s)).toContain('place E1 4: lastFreeSpace RI-7.2')
  })

  it('RI-7.2 if every sheet has one free space only, none is put', () => {
    const s = position({ ...two, on: narrow })
    const events = say(s, 'income')
    expect(toldTo(events, 'neutralSkipped')).toEqual([{ type: 'neutralSkipped', seat: 0, why: 'noSpace' }])
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-7.2 neutralLastSpace: then it takes one of these, and the box is resolved before the turn passes', () => {
    const s = position({ ...two, options: { neutralLastSpace: true }, on: narrow })
    say(s, 'income')
    expect(offered(s)).toHaveLength(6)
    put(s, 'R04', 4, -2)
    expect(s.resolved).toBe(1)
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-7.2 neutralLastSpace: not while there is anything else', () => {
    const s = position({ ...two, options: { neutralLastSpace: true }, on: { ...narrow, P1: 'r2 r-2 b1 . .' } })
    say(s, 'income')
    expect(offered(s)).toEqual(['place P1 3', 'place P1 4'])
  })

  it('RI-7.3 neutral colours are ranked, each by itself; their rewards go to nobody, and nobody moves up', () => {
    const s = position({ ...two, on: { E1: 'g2 r3 g2 y2 .' } })
    const events = put(s, 'E1', 4, 1)
    expect(toldTo(events, 'intrigueWon')[0].ranking).toEqual([
      { owner: 2, sum: 4 },
      { owner: 0, sum: 4 },
      { owner: 1, sum: 2 },
    ])
    expect(toldTo(events, 'rewardLost')).toMatchObject([{ place: 1, owner: 2 }])
    expect(s.prestige).toEqual([12, 9])
    expect(s.purses).toEqual([10, 7])
    expect(gone(s, 'E1')).toBe(true)
  })

  it('RI-7.3 a neutral second: the human third gets nothing', () => {
    const s = position({ ...two, on: { E1: 'r3 g2 r2 y1 .' } })
    put(s, 'E1', 4, 1)
    expect([wonBy(s, 0), s.prestige, s.purses]).toEqual([['E1'], [12, 9], [7, 7]])
  })

  it('RI-7.3 the Cardinal does not catch up with a neutral first', () => {
    const s = position({ ...two, on: { R04: 'g2 g2 g1 r1 .' } })
    put(s, 'R04', 4, 1)
    expect(s.prestige[0]).toBe(11)
    expect(s.cardinal).toBe(9)
  })

  it('RI-7.4 with the last of them all of that colour come back to the holder', () => {
    const s = position({ ...two, hands: { g: [1] }, city: { g: [-2, 2, 2], b: [1] } })
    say(s, 'income')
    const events = put(s, 'R04', 0, 1)
    expect([hand(s, 'g'), city(s, 'g'), city(s, 'b')]).toEqual([[-2, 2, 2], [], [1]])
    expect(toldTo(events, 'agentsReturned')).toMatchObject([{ seat: 0, owner: 2 }])
  })

  it('RI-7.4 with none in hand the step is skipped', () => {
    const s = position({ ...two, hands: { g: [] } })
    const events = say(s, 'income')
    expect(toldTo(events, 'neutralSkipped')).toMatchObject([{ why: 'noAgent' }])
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-7.4 an empty hand gets them as soon as they reach the city', () => {
    const s = position({ ...two, hands: { b: [] }, on: { R04: 'b2 b1 r1 y1 .' } })
    put(s, 'R04', 4, 3)
    expect(hand(s, 'b')).toEqual([1, 2])
  })

  it('RI-7.5 neutral agents of both colours can be bribed, also the own one, and onto a last free space', () => {
    const s = position({ ...two, on: { F1: 'r2 r1 y1 y1 .', R04: 'g1 . . . .', R11: 'b2 y1 y2 y2 .' } })
    put(s, 'F1', 4, 3)
    expect(offered(s)).toEqual(expect.arrayContaining(['bribe R04 0', 'bribe R11 0']))
    bribe(s, ['R04', 0], ['R11', 4])
    expect(s.pending).toEqual([2])
  })

  it('RI-7.5 the reward places own agents only', () => {
    const s = position({ ...two, on: { R08: 'r2 r1 y1 y-2 .' }, hands: { r: [3, 1] } })
    put(s, 'R08', 4, 3)
    answer(s, 0, { type: 'place', space: space(s, 'R04', 0) })
    expect(offered(s)).toEqual(['agent 1'])
  })

  it('RI-7.6 they count nowhere in the end', () => {
    const s = position({
      ...two,
      resolved: 12,
      sheets: ['R04', 'E1', null, null, null, null],
      on: { E1: 'r1 y1 g1 b1 .' },
    })
    put(s, 'E1', 4, 1)
    const end = result(s)
    expect([end?.places.length, end?.totals.length, end?.points.length]).toEqual([2, 2, 2])
  })

  it('RI-7.7 none is put once the game is over', () => {
    const s = position({
      ...two,
      resolved: 12,
      sheets: ['R04', 'E1', null, null, null, null],
      on: { E1: 'r1 y1 g1 b1 .' },
    })
    put(s, 'E1', 4, 1)
    expect(owes(s)).toEqual([])
  })
})
