import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import {
  asked,
  at,
  choices,
  choicesOf,
  cityOf,
  handOf,
  isFaceUp,
  order,
  play,
  purse,
  put,
  row,
  type Scene,
  scene,
} from './scene.ts'

/**
 * In box 1 a wins `sheet` before b and gets its first reward, or b before a. The other sheet of the box is empty.
 * Agents used: a 3 1 1, b 2 1 (or the other way round).
 */
function won(sheet: string, given: Scene = {}, first: 'a' | 'b' = 'a') {
  const isRed = sheet.startsWith('R')
  const sheets = `${isRed ? `${sheet} E4` : `R02 ${sheet}`} R13 H3 R07 F2`
  const start = first === 'a' ? 'a3 b2 b1 a1 .' : 'b3 a2 b2 b1 .'
  const s = scene({ sheets, ...given, on: { ...given.on, [sheet]: start } })
  return { s, told: put(s, `${sheet} 4`, 1) }
}

describe('amounts', () => {
  it.each([
    ['R04', [3, 7, 2, 0], [2, 9, 1, 0]],
    ['R05', [2, 7, 2, 2], [1, 10, 1, 0]],
    ['R06', [2, 7, 3, 0], [1, 7, 2, 0]],
    ['R07', [2, 10, 2, 0], [2, 9, 1, 0]],
    ['R10', [3, 7, 1, 1], [1, 8, 1, 1]],
    ['E1', [3, 7, 2, 0], [3, 10, 1, 0]],
    ['E3', [2, 7, 3, 0], [1, 7, 2, 0]],
    ['H2', [5, 7, 1, 1], [3, 7, 1, 1]],
    ['H3', [2, 12, 1, 0], [1, 10, 1, 0]],
  ])('RI-6.7 %s: prestige, money, income, military', (sheet, first, second) => {
    const others = { R07: 'R07 E4 R13 H3 R04 F2', H3: 'R02 H3 R13 E4 R07 F2' }
    const sheets = sheet === 'R07' || sheet === 'H3' ? { sheets: others[sheet] } : {}
    const { s } = won(sheet, sheets)
    expect([purse(s, 0), purse(s, 1), purse(s, 2)]).toEqual([first, second, [0, 7, 1, 0]])
  })

  it('RI-8.1 the amounts come before the symbol', () => {
    const { s } = won('H1', {}, 'b')
    expect([purse(s, 0), asked(s)]).toEqual([[1, 8, 1, 0], 'greySpace a'])
  })

  it.each([
    { income: 6, after: 8 },
    { income: 7, after: 8 },
    { income: 8, after: 8 },
  ])('RI-8.2 income 2 forward from $income', ({ income, after }) => {
    const { s } = won('R06', { income: [income, 1, 1] })
    expect(s.income[0]).toBe(after)
  })

  it.each([
    { military: 0, after: [2, 2, 2] },
    { military: 1, after: [2, 2, 3] },
    { military: 2, after: [3, 1, 4] },
    { military: 3, after: [3, 2, 5] },
    { military: 4, after: [3, 2, 6] },
    { military: 5, after: [3, 1, 7] },
    { military: 6, after: [3, 1, 8] },
    { military: 7, after: [3, 1, 8] },
    { military: 8, after: [2, 1, 8] },
  ])('RI-8.3 two military steps from $military: prestige, income, military', ({ military, after }) => {
    const { s } = won('R05', { military: [military, 0, 0] })
    expect([s.prestige[0], s.income[0], s.military[0]]).toEqual(after)
    expect(s.purses[0]).toBe(7)
  })

  it('RI-8.3 an income symbol passed with a full income track is lost', () => {
    const { s, told } = won('H1', { military: [4, 0, 0], income: [8, 1, 1] })
    expect(toldTo(told, 'militaryBonus')).toMatchObject([
      { military: 5, bonus: 'income', gained: false },
      { military: 6, bonus: 'prestige', gained: true },
    ])
    expect(purse(s, 0)).toEqual([3, 7, 8, 6])
  })

  it('RI-8.3 military by reward is free and not tied to the Cardinal', () => {
    const { s } = won('R05', { prestige: [20, 0, 0], money: [0, 7, 7] })
    expect([s.military[0], s.purses[0]]).toEqual([2, 0])
  })

  it.each([
    { before: 25, after: 30, laps: [1] },
    { before: 24, after: 29, laps: [] },
    { before: 27, after: 32, laps: [1] },
    { before: 30, after: 35, laps: [] },
    { before: 58, after: 63, laps: [2] },
  ])('RI-8.4 from $before to $after', ({ before, after, laps }) => {
    const { s, told } = won('R02', { prestige: [before, 0, 0] })
    expect(s.prestige[0]).toBe(after)
    expect(toldTo(told, 'lapped').map((lap) => lap.laps)).toEqual(laps)
  })
})

describe('symbols', () => {
  it.each([
    { sheet: 'R08', asks: 'rewardSpace a', effect: 'placeAgent' },
    { sheet: 'R03', asks: 'bribeTarget a', effect: 'bribe' },
    { sheet: 'R11', asks: 'queenSpace a', effect: 'queen' },
    { sheet: 'R12', asks: 'greySpace a', effect: 'greyEminence' },
  ])('RI-8.5 $effect may be declined', ({ sheet, asks, effect }) => {
    const { s } = won(sheet, { on: { R13: 'c1 . . . .' } })
    expect(asked(s)).toBe(asks)
    expect(choices(s)).toContain('decline')
    const told = play(s, 'decline')
    expect(toldTo(told, 'effectDeclined')).toMatchObject([{ seat: 0, effect }])
    expect(row(s, 'R13')).toBe('c1 . . . .')
  })

  it('RI-8.5 bribe without an agent of another outside the box is lost', () => {
    const { s, told } = won('F1', { on: { R13: 'a2 . . . .' } })
    expect(toldTo(told, 'effectLost')).toMatchObject([{ seat: 0, effect: 'bribe' }])
    expect(asked(s)).toBe('rewardSpace b')
  })

  it('RI-8.5, RI-4.10 placeAgent is lost with hand and city empty', () => {
    const { s, told } = won('R08', { on: { R13: 'a3 a2 a2 a2 .', R07: 'a1 a-2 a-2 . .' } })
    expect(toldTo(told, 'effectLost')).toMatchObject([{ seat: 0, effect: 'placeAgent' }])
    expect(handOf(s, 'a')).toEqual([1, 1, 3])
  })

  it('RI-8.5 with every other box gone, all symbols are lost', () => {
    const { told } = won('R11', { sheets: 'R11 E4 - - - -', resolved: 12 })
    expect(order(told, 'effectLost', 'gameEnded')).toEqual(['effectLost', 'gameEnded'])
  })
})

describe('placeAgent', () => {
  it('RI-8.6 any free space outside the box, free of charge; face down on 1 to 3', () => {
    const { s } = won('R08', { money: [0, 7, 7], on: { H3: 'c1 . . . .' } })
    expect(choicesOf(s, 'place').length).toBe(19)
    const told = put(s, 'R13 0', 3)
    expect(s.purses[0]).toBe(0)
    expect(isFaceUp(s, 'R13 0')).toBe(false)
    expect(toldTo(told, 'agentPlaced', 1)[0].value).toBeUndefined()
    expect(toldTo(told, 'agentPlaced', 0)[0].value).toBe(3)
  })

  it('RI-8.6 face up on 0', () => {
    const { s } = won('R08')
    const told = put(s, 'R13 4', -2)
    expect(toldTo(told, 'agentPlaced', 2)[0].value).toBe(-2)
    expect(isFaceUp(s, 'R13 4')).toBe(true)
  })

  it('RI-8.6, RI-4.9 the last agent brings the others back, before the box that it filled', () => {
    const { s } = won('R08', { hand: { a: [1, 2] }, on: { R13: 'b3 c1 c1 c2 .' } })
    expect(handOf(s, 'a')).toEqual([2])
    const told = put(s, 'R13 4', 2)
    expect(order(told, 'agentsReturned', 'resolutionBegan')).toEqual(['agentsReturned', 'resolutionBegan'])
    expect(toldTo(told, 'agentsReturned')[0].values).toEqual([-2, -2, 1, 2, 2, 3])
    expect(cityOf(s, 'a')).toEqual([1, 1, 2, 3])
  })

  it('RI-8.6 the second in rank places in the turn of the first', () => {
    const { s } = won('F1')
    expect(asked(s)).toBe('rewardSpace b')
    put(s, 'R07 1', 1)
    expect(row(s, 'R07')).toBe('. b1 . . .')
    expect(s.purses[1]).toBe(7)
  })
})

describe('bribe', () => {
  const board = { R13: 'b3 c-2 . a2 .', H3: 'c3 . . b1 .', R07: 'c1! . . . .', F2: 'G . . . .' }
  const bribing = () => won('R03', { on: board }).s

  it('RI-8.7, RI-8.8 agents of others outside the box: no own agents, no pieces', () => {
    const s = bribing()
    expect(choicesOf(s, 'bribe')).toEqual(['R13 0', 'R13 1', 'H3 0', 'H3 3', 'R07 0'])
  })

  it('RI-8.7 to any other free space outside the box, of the same sheet, too', () => {
    const s = bribing()
    play(s, 'bribe R13 0')
    expect(choicesOf(s, 'moveTo')).toEqual([
      'R13 2',
      'R13 4',
      'H3 1',
      'H3 2',
      'H3 4',
      'R07 1',
      'R07 2',
      'R07 3',
      'R07 4',
      'F2 1',
      'F2 2',
      'F2 3',
      'F2 4',
    ])
  })

  it('RI-8.7 once an agent is chosen there is no way back to the choice of declining', () => {
    const s = bribing()
    play(s, 'bribe R13 0')
    expect(choices(s).every((choice) => choice.startsWith('moveTo'))).toBe(true)
  })

  it('RI-8.7 a face-down agent on 0 is turned up for all', () => {
    const s = bribing()
    const told = play(s, 'bribe R13 1', 'moveTo R13 4')
    expect(toldTo(told, 'agentBribed')).toMatchObject([{ seat: 0, owner: 2, turnedUp: true, value: -2 }])
    expect(row(s, 'R13')).toBe('b3 . . a2 c-2')
    expect(s.purses).toEqual([7, 7, 7])
  })

  it('RI-8.7 a face-down agent on 1 to 3 stays so; only its owner knows it', () => {
    const s = bribing()
    const told = play(s, 'bribe R13 0', 'moveTo F2 1')
    expect(row(s, 'F2')).toBe('G b3 . . .')
    expect([0, 1, 2, null].map((viewer) => toldTo(told, 'agentBribed', viewer)[0].value)).toEqual([
      undefined,
      3,
      undefined,
      undefined,
    ])
  })

  it('RI-8.7 a face-up agent stays face up wherever it goes', () => {
    const s = bribing()
    play(s, 'bribe H3 3', 'moveTo R07 1')
    expect(row(s, 'R07')).toBe('c1! b1! . . .')
  })

  it('RI-8.7 one that had been turned up stays so on the next move', () => {
    const s = bribing()
    play(s, 'bribe R07 0', 'moveTo R13 2')
    expect(row(s, 'R13')).toBe('b3 c-2 c1! a2 .')
  })

  it('RI-8.7 an agent that leaves a sheet of four frees its space', () => {
    const { s } = won('R03', { on: { R13: 'b3 c-2 c2 a2 .' } })
    play(s, 'bribe R13 0', 'moveTo R13 4')
    expect(row(s, 'R13')).toBe('. c-2 c2 a2 b3')
    play(s, 'decline')
    expect(s.resolved).toBe(1)
  })

  it('RI-8.7, RI-6.14 a bribed agent on the last space fills the sheet', () => {
    const { s } = won('R03', { on: { R13: 'b3 c-2 c2 a2 .', H3: 'c1 . . . .' } })
    const told = play(s, 'bribe H3 0', 'moveTo R13 4')
    expect(toldTo(told, 'boxPending')).toMatchObject([{ box: 1, side: 0, queue: 1 }])
  })

  it('RI-6.6 a bribed agent breaks ties from its new place', () => {
    const { s } = won('R03', { on: { R13: '. c3 a2 a-2 b2', H3: 'b1 . . . .' } })
    play(s, 'bribe H3 0', 'moveTo R13 0')
    const told = play(s, 'decline')
    expect(toldTo(told, 'intrigueWon')[0].ranking).toEqual([
      { owner: 1, sum: 3 },
      { owner: 2, sum: 3 },
    ])
  })

  it('RI-8.7 the second in rank bribes agents of the first', () => {
    const { s } = won('R12', { on: { R13: 'a3 b1 c1 . .' } })
    play(s, 'decline')
    expect(asked(s)).toBe('bribeTarget b')
    expect(choicesOf(s, 'bribe')).toEqual(['R13 0', 'R13 2'])
  })
})

describe('Queen and Grey Eminence', () => {
  it('RI-8.9 the Queen from her palace to any free space of a Richelieu sheet outside the box', () => {
    const { s } = won('E2', { on: { R13: 'c1 . . . .' }, money: [0, 7, 7] })
    expect(choicesOf(s, 'queen')).toEqual([
      'R13 1',
      'R13 2',
      'R13 3',
      'R13 4',
      'R07 0',
      'R07 1',
      'R07 2',
      'R07 3',
      'R07 4',
    ])
    play(s, 'queen R13 1')
    expect([row(s, 'R13'), s.purses[0], s.pieces]).toEqual(['c1 Q . . .', 0, [at(s, 'R13 1'), -1]])
  })

  it('RI-8.9 from a sheet only to another one; her space becomes free', () => {
    const { s } = won('E2', { on: { R13: 'c1 Q . . .' } })
    expect(choicesOf(s, 'queen')).toEqual(['R07 0', 'R07 1', 'R07 2', 'R07 3', 'R07 4'])
    play(s, 'queen R07 4')
    expect([row(s, 'R13'), row(s, 'R07')]).toEqual(['c1 . . . .', '. . . . Q'])
    expect(s.free & (1 << at(s, 'R13 1'))).not.toBe(0)
  })

  it('RI-8.9 with no other sheet left the symbol is lost', () => {
    const { s, told } = won('E2', { sheets: 'R02 E2 R13 H3 - -', resolved: 11, on: { R13: 'c1 Q . . .' } })
    expect(toldTo(told, 'effectLost')).toMatchObject([{ seat: 0, effect: 'queen' }])
    expect(row(s, 'R13')).toBe('c1 Q . . .')
  })

  it('RI-8.9 the Grey Eminence on opposing sheets', () => {
    const { s } = won('R12', { on: { F2: '. . G . .' } })
    expect(choicesOf(s, 'greyEminence')).toEqual(['H3 0', 'H3 1', 'H3 2', 'H3 3', 'H3 4'])
    play(s, 'greyEminence H3 0')
    expect([row(s, 'H3'), row(s, 'F2')]).toEqual(['G . . . .', '. . . . .'])
  })

  it('RI-8.9 as second reward, out of turn', () => {
    const { s } = won('P3', {}, 'b')
    expect(asked(s)).toBe('greySpace a')
    const { s: other } = won('P3')
    expect(asked(other)).toBe('greySpace b')
  })

  it('RI-8.10 a piece on the fifth space fills the sheet', () => {
    const { s } = won('P1', { on: { H3: '. c1 c1 c2 b1' } })
    const told = play(s, 'greyEminence H3 0')
    expect(toldTo(told, 'intrigueWon')[0]).toMatchObject({
      strengths: [0, 8],
      ranking: [{ owner: 2, sum: 4 }, { owner: 1 }],
    })
    expect(s.pieces).toEqual([-1, -1])
  })

  it('RI-8.11 the first decides before the second gets anything', () => {
    const { s } = won('F3')
    expect([asked(s), s.prestige]).toEqual(['rewardSpace a', [4, 0, 0]])
    put(s, 'R13 0', 1)
    expect([asked(s), s.prestige]).toEqual(['queenSpace b', [4, 2, 0]])
    expect(choicesOf(s, 'queen')).not.toContain('R13 0')
  })

  it('RI-8.11 one piece cannot serve twice on the same space', () => {
    const { s } = won('R03', { on: { R13: 'c1 . . . .' } })
    play(s, 'bribe R13 0', 'moveTo R07 0')
    expect(asked(s)).toBe('queenSpace b')
    expect(choicesOf(s, 'queen')).toContain('R13 0')
    expect(choicesOf(s, 'queen')).not.toContain('R07 0')
  })
})
