import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import { richelieu } from '../../index.ts'
import {
  asked,
  choices,
  choicesOf,
  cityOf,
  handOf,
  isFaceUp,
  isGone,
  order,
  play,
  purse,
  put,
  row,
  type Scene,
  scene,
  wonBy,
} from './scene.ts'

/** Two players, a begins: the colour c is behind the screen of a, d behind that of b. A turn of one action. */
const duel = (given: Scene = {}) => scene({ seats: 2, prestige: [9, 0], ...given })

/** Both sheets of box 1 with one free space each. */
const tight = { R02: 'a1 a2 a3 b1 .', E4: 'b1 b2 b3 a1 .' }

describe('the neutral step', () => {
  it('RI-7.1 one agent of the colour held, on any sheet, free of charge', () => {
    const s = duel({ money: [0, 7] })
    play(s, 'income')
    expect(asked(s)).toBe('neutralSpace a')
    expect(choicesOf(s, 'place').length).toBe(30)
    expect(choices(s)).not.toContain('decline')
    const told = put(s, 'R02 0', 2)
    expect(toldTo(told, 'agentPlaced')).toMatchObject([
      { seat: 0, owner: 2, placing: 'neutral', cost: 0, faceUp: false },
    ])
    expect([s.purses[0], row(s, 'R02'), asked(s)]).toEqual([1, 'c2 . . . .', 'chooseAction b'])
    expect(handOf(s, 'c')).toEqual([-2, 1, 1, 1, 2, 2])
  })

  it('RI-7.1 face down only its holder knows the value; face up all do', () => {
    const s = duel()
    play(s, 'income')
    const down = put(s, 'R02 0', 2)
    expect([0, 1, null].map((viewer) => toldTo(down, 'agentPlaced', viewer)[0].value)).toEqual([
      2,
      undefined,
      undefined,
    ])
    play(s, 'income', 'endTurn')
    const up = put(s, 'R02 3', -2)
    expect(toldTo(up, 'agentPlaced', 0)[0]).toMatchObject({ owner: 3, seat: 1, value: -2 })
    expect(isFaceUp(s, 'R02 3')).toBe(true)
  })

  it('RI-7.1 the colour goes with the player, not with the seat', () => {
    const s = duel({ starter: 1 })
    play(s, 'income')
    const told = put(s, 'R02 0', 2)
    expect(toldTo(told, 'agentPlaced')[0].owner).toBe(3)
  })

  it('RI-7.1 at the end of every turn, after a resolution, too', () => {
    const s = duel({ on: { R02: 'a3 b1 b1 a1 .' } })
    put(s, 'R02 4', 1)
    expect([s.resolved, asked(s)]).toEqual([1, 'neutralSpace a'])
  })

  it('RI-7.1 with two actions once, after the second', () => {
    const s = duel({ prestige: [0, 0] })
    play(s, 'income')
    expect(asked(s)).toBe('chooseAction a')
    play(s, 'sellJewel')
    expect(asked(s)).toBe('neutralSpace a')
  })

  it('RI-7.2 never on the last free space of a sheet', () => {
    const s = duel({ on: { ...tight, R13: 'a-2 . b-2 b2 .' } })
    play(s, 'income')
    const offered = choicesOf(s, 'place')
    expect(offered.filter((where) => where.startsWith('R02') || where.startsWith('E4'))).toEqual([])
    expect(offered.filter((where) => where.startsWith('R13'))).toEqual(['R13 1', 'R13 4'])
  })

  it('RI-7.2 skipped when every sheet has one free space', () => {
    const s = duel({ sheets: 'R02 E4 - - - -', resolved: 12, on: tight })
    const told = play(s, 'income')
    expect(toldTo(told, 'neutralSkipped')).toMatchObject([{ seat: 0, why: 'noSpace' }])
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-7.4 the last neutral agent brings its colour back to the holder', () => {
    const s = duel({ hand: { c: [1], d: [2] } })
    play(s, 'income')
    const told = put(s, 'R02 0', 1)
    expect(toldTo(told, 'agentsReturned')).toMatchObject([{ seat: 0, owner: 2, values: [-2, 1, 1, 2, 2, 2] }])
    expect([cityOf(s, 'c'), handOf(s, 'd')]).toEqual([[], [2]])
  })

  const sevenOut = { R13: 'c2 c2 c2 . .', R07: 'c1 c1 c1 . .', F2: 'c-2 . . . .' }

  it('RI-7.4 without a neutral agent the step is skipped', () => {
    const s = duel({ on: sevenOut })
    const told = play(s, 'income')
    expect(toldTo(told, 'neutralSkipped')).toMatchObject([{ seat: 0, why: 'noAgent' }])
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-7.4, RI-4.10 a resolution in the same turn brings them back in time', () => {
    const s = duel({ on: { ...sevenOut, R13: 'c2 c2 c2 a1 .' } })
    const told = put(s, 'R13 4', 1)
    expect(toldTo(told, 'agentsReturned')).toMatchObject([{ seat: 0, owner: 2, values: [2, 2, 2] }])
    expect(asked(s)).toBe('neutralSpace a')
  })

  it('RI-7.7 no neutral step after the end', () => {
    const s = duel({ sheets: 'R02 E4 - - - -', resolved: 12, on: tight })
    put(s, 'R02 4', 1)
    expect(richelieu.decisions(s)).toEqual([])
  })
})

describe('neutral colours in a resolution', () => {
  it('RI-7.3 a neutral first: the reward is lost, the sheet leaves, the second gets the second reward, the third nothing', () => {
    const s = duel({ on: { E4: 'c2 c2 b3 a1 .' }, prestige: [9, 0] })
    const told = put(s, 'E4 4', 1)
    expect(toldTo(told, 'intrigueWon')[0].ranking).toEqual([
      { owner: 2, sum: 4 },
      { owner: 1, sum: 3 },
      { owner: 0, sum: 2 },
    ])
    expect(toldTo(told, 'rewardLost')).toMatchObject([{ place: 1, owner: 2 }])
    expect([purse(s, 0), purse(s, 1), isGone(s, 'E4'), s.cardinal]).toEqual([[9, 7, 1, 0], [2, 9, 1, 0], true, 5])
  })

  it('RI-7.3, RI-6.9 a neutral first on a Richelieu sheet: no catching up', () => {
    const s = duel({ on: { R02: 'c2 c2 b3 a1 .' }, prestige: [20, 15] })
    put(s, 'R02 4', 1)
    expect([s.prestige, s.cardinal, isGone(s, 'R02')]).toEqual([[20, 18], 10, true])
  })

  it('RI-7.3 a neutral second: nobody moves up', () => {
    const s = duel({ on: { R02: 'a3 c2 b1 a1 .' } })
    const told = put(s, 'R02 4', 1)
    expect(toldTo(told, 'rewardLost')).toMatchObject([{ place: 2, owner: 2 }])
    expect([s.prestige, wonBy(s, 0), s.cardinal]).toEqual([[14, 0], ['R02'], 14])
  })

  it('RI-7.3 the two neutral colours are ranked apart from each other', () => {
    const s = duel({ on: { R02: 'd2 c2 a1 b1 .' } })
    const told = put(s, 'R02 4', -2)
    expect(toldTo(told, 'intrigueWon')[0].ranking.map(({ owner }) => owner)).toEqual([3, 2, 1])
    expect([s.prestige, isGone(s, 'R02')]).toEqual([[9, 0], true])
  })

  it('RI-7.3 neutral agents count for the strength, a −2, too', () => {
    const s = duel({ on: { R02: 'd-2 b2 . . .', E4: 'c1 d2 c2 c-2 .' } })
    const told = put(s, 'E4 4', 1)
    expect(toldTo(told, 'intrigueWon')[0].strengths).toEqual([0, 4])
  })

  it('RI-6.12 neutral agents go to the city', () => {
    const s = duel({ on: { R02: 'c2 c2 b3 a1 .', E4: 'd-2 . . . .' } })
    put(s, 'R02 4', 1)
    expect([cityOf(s, 'c'), cityOf(s, 'd')]).toEqual([[2, 2], [-2]])
  })

  it('RI-7.5 neutral agents of both colours can be bribed, onto a last free space as well', () => {
    const s = duel({
      sheets: 'R03 E4 R13 H3 R07 F2',
      on: { R03: 'a3 b1 b1 a1 .', R13: 'c2 d-2 a1 b2 .', F2: 'd2 . . . .' },
    })
    put(s, 'R03 4', 1)
    expect(choicesOf(s, 'bribe')).toEqual(['R13 0', 'R13 1', 'R13 3', 'F2 0'])
    const told = play(s, 'bribe F2 0', 'moveTo R13 4')
    expect(toldTo(told, 'boxPending')).toMatchObject([{ box: 1 }])
    expect(toldTo(told, 'agentBribed', 0)[0]).toMatchObject({ owner: 3, turnedUp: true, value: 2 })
  })

  it('RI-7.5, RI-10.1 only the holder knows a bribed neutral agent that stays face down', () => {
    const s = duel({ sheets: 'R03 E4 R13 H3 R07 F2', on: { R03: 'a3 b1 b1 a1 .', F2: 'd2 . . . .' } })
    put(s, 'R03 4', 1)
    const told = play(s, 'bribe F2 0', 'moveTo R13 0')
    expect([0, 1, null].map((viewer) => toldTo(told, 'agentBribed', viewer)[0].value)).toEqual([
      undefined,
      2,
      undefined,
    ])
  })

  it('RI-7.5 placeAgent is for own agents only', () => {
    const s = duel({ sheets: 'R08 E4 R13 H3 R07 F2', on: { R08: 'a3 b1 b1 a1 .' }, hand: { a: [1, 3] } })
    put(s, 'R08 4', 1)
    play(s, 'place R13 0')
    expect(choices(s)).toEqual(['agent 3'])
  })

  it('RI-7.6 neutral players are not in the result', () => {
    const s = duel({ sheets: 'R02 E4 - - - -', resolved: 12, on: { R02: 'c2 c2 c2 a1 .' } })
    put(s, 'R02 4', 1)
    expect(richelieu.result(s)?.totals.length).toBe(2)
    expect([wonBy(s, 0), wonBy(s, 1), wonBy(s, 2), isGone(s, 'R02')]).toEqual([[], [], [], true])
    expect(s.prestige).toEqual([12, 0])
  })
})

describe('neutralLastSpace', () => {
  const options = { neutralLastSpace: true }

  it('RI-7.2 only if nothing else is free', () => {
    const s = duel({ options, on: { ...tight, R13: 'a-2 . b-2 b2 .' } })
    play(s, 'income')
    expect(choicesOf(s, 'place').filter((where) => where.startsWith('R02') || where.startsWith('E4'))).toEqual([])
  })

  it('RI-7.2 then a last space must be taken, and the box is resolved before the turn passes', () => {
    const s = duel({
      options,
      sheets: 'R02 E4 R11 H3 - -',
      resolved: 11,
      on: { R02: 'a1 a2 b2 b1 .', E4: 'b1 b2 c1 a1 .', R11: 'b3 a1 a-2 b-2 .', H3: 'c-2 d-2 c1 d1 .' },
    })
    play(s, 'income')
    expect(choices(s)).toEqual(['place R02 4', 'place E4 4', 'place R11 4', 'place H3 4'])
    const told = put(s, 'R11 4', 2)
    expect(toldTo(told, 'intrigueWon')[0].ranking).toEqual([
      { owner: 2, sum: 2 },
      { owner: 1, sum: 1 },
    ])
    expect(order(told, 'boxCleared', 'turnBegan')).toEqual(['boxCleared', 'turnBegan'])
    expect([s.prestige[1], asked(s)]).toEqual([2, 'chooseAction b'])
  })

  it('RI-7.2 with the choices that it brings', () => {
    const s = duel({
      options,
      sheets: 'R02 E4 R11 H3 - -',
      resolved: 11,
      on: { R02: 'a1 a2 b2 b1 .', E4: 'b1 b2 c1 a1 .', R11: 'b3 b3 a-2 b-2 .', H3: 'c-2 d-2 c1 d1 .' },
    })
    play(s, 'income')
    put(s, 'R11 4', 2)
    expect(asked(s)).toBe('queenSpace b')
    play(s, 'queen R02 4')
    expect([s.resolved, richelieu.decisions(s)]).toEqual([13, []])
  })

  it('RI-7.2, RI-7.4 its colour comes back before the box is resolved', () => {
    const s = duel({ options, sheets: 'R02 E4 - - - -', resolved: 12, on: tight, hand: { c: [2] } })
    play(s, 'income')
    const told = put(s, 'R02 4', 2)
    expect(order(told, 'agentsReturned', 'resolutionBegan')).toEqual(['agentsReturned', 'resolutionBegan'])
    expect([cityOf(s, 'c'), handOf(s, 'c')]).toEqual([[2], [-2, 1, 1, 1, 2, 2]])
  })

  it('RI-7.2, RI-9.1 a neutral agent may bring the end', () => {
    const s = duel({ options, sheets: 'R02 E4 - - - -', resolved: 12, on: tight })
    play(s, 'income')
    const told = put(s, 'E4 4', -2)
    expect(toldTo(told, 'gameEnded')).toMatchObject([{ why: 'allResolved' }])
  })
})
