import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { richelieu } from '../../index.ts'
import type { RewardData } from '../../sets.ts'
import { standardSet } from '../../standard-set.ts'
import { holderOf, type State } from '../../state.ts'
import { asked, board, cityOf, handOf } from './scene.ts'

const usual = { neutralLastSpace: false, wonSheetsFaceDown: false, hiddenMoney: true }
const setUp = (seats: number, seed = 1): State => richelieu.setup(seats, usual, { random: new FastRandom(seed) })
const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1)

describe('the start of a game', () => {
  it.each([2, 3, 4])('RI-1.2 %i players: 7 money, 2 jewels, markers on 0, 0 and 1; two jewels in the city', (seats) => {
    const s = setUp(seats)
    const all = (number: number) => Array.from({ length: seats }, () => number)
    expect([s.purses, s.jewels, s.prestige, s.military, s.income]).toEqual([7, 2, 0, 0, 1].map(all))
    expect(s.cityJewels).toBe(2)
    expect(s.cardinal).toBe(7)
    expect(s.pieces).toEqual([-1, -1])
    for (const letter of 'abcd'.slice(0, seats)) {
      expect(handOf(s, letter)).toEqual([-2, -2, 1, 1, 1, 2, 2, 2, 3, 3])
      expect(cityOf(s, letter)).toEqual([])
    }
  })

  it.each([2, 3, 4])(
    'RI-1.1 %i players: three red sheets above, three yellow ones below, ten left in each deck',
    (seats) => {
      const s = setUp(seats)
      const sides = s.sheets.map((sheet) => standardSet.sheets[sheet].faction === 'richelieu')
      expect(sides).toEqual([true, false, true, false, true, false])
      expect([s.richelieuDeck.length, s.opposingDeck.length]).toEqual([10, 10])
      expect(new Set([...s.sheets, ...s.richelieuDeck, ...s.opposingDeck]).size).toBe(26)
      expect(s.richelieuDeck.every((sheet) => standardSet.sheets[sheet].faction === 'richelieu')).toBe(true)
    },
  )

  it('RI-1.1 the decks are shuffled', () => {
    expect(new Set(seeds.map((seed) => board(setUp(3, seed)))).size).toBeGreaterThan(50)
  })

  it.each([2, 3, 4])('RI-1.3 %i players: chance says who begins, and whoever it is has two actions', (seats) => {
    const starts = seeds.map((seed) => setUp(seats, seed))
    expect(new Set(starts.map((s) => s.active)).size).toBe(seats)
    expect(starts.every((s) => asked(s) === `chooseAction ${'abcd'[s.starter]}` && s.allowance === 2)).toBe(true)
  })

  it('RI-1.4 two players: two neutral colours of seven agents', () => {
    const s = setUp(2)
    expect([handOf(s, 'c'), handOf(s, 'd')]).toEqual([
      [-2, 1, 1, 1, 2, 2, 2],
      [-2, 1, 1, 1, 2, 2, 2],
    ])
  })

  it('RI-1.5 the start player holds the first neutral colour, the other player the second', () => {
    for (const s of seeds.map((seed) => setUp(2, seed)))
      expect([holderOf(s, 2), holderOf(s, 3)]).toEqual([s.starter, 1 - s.starter])
  })
})

/** Tables 2.2 and 2.3: spaces, first reward, second reward, Cardinal. */
const printed = [
  'R01 | 3 2 1 1 0 | 4 prestige, military +1 | 2 prestige, military +1 | +2',
  'R02 | 3 2 1 0 0 | 5 prestige | 3 prestige | +3',
  'R03 | 2 1 1 0 0 | 3 prestige, bribe | 1 prestige, Queen | +1',
  'R04 | 2 2 1 0 0 | 3 prestige, income +1 | 2 prestige, 2 money | +2',
  'R05 | 2 1 1 0 0 | 2 prestige, military +2 | 1 prestige, 3 money | +1',
  'R06 | 3 2 1 1 0 | 2 prestige, income +2 | 1 prestige, income +1 | +1',
  'R07 | 2 1 1 1 0 | 2 prestige, 3 money, income +1 | 2 prestige, 2 money | +1',
  'R08 | 2 1 1 0 0 | 3 prestige, place agent | 2 prestige, 2 money | +2',
  'R09 | 3 1 1 0 0 | 4 prestige | 2 prestige, place agent | +1',
  'R10 | 2 2 1 0 0 | 3 prestige, military +1 | 1 prestige, 1 money, military +1 | +2',
  'R11 | 2 1 1 0 0 | 3 prestige, Queen | 2 prestige, 2 money | +2',
  'R12 | 2 1 0 0 0 | 2 prestige, Grey Eminence | 1 prestige, bribe | +1',
  'R13 | 3 2 2 1 0 | 6 prestige | 4 prestige | +2',
  'E1 | 3 2 1 1 0 | 3 prestige, income +1 | 3 prestige, 3 money | -2',
  'E2 | 2 1 1 0 0 | 3 prestige, Queen | 2 prestige, 2 money | -2',
  'E3 | 2 2 1 0 0 | 2 prestige, income +2 | 1 prestige, income +1 | -1',
  'E4 | 2 1 1 1 0 | 2 prestige, 5 money | 2 prestige, 2 money | -2',
  'F1 | 2 1 1 0 0 | 3 prestige, bribe | 1 prestige, place agent | -3',
  'F2 | 3 2 1 0 0 | 4 prestige, military +1 | 2 prestige, military +1 | -3',
  'F3 | 3 1 1 0 0 | 4 prestige, place agent | 2 prestige, Queen | -4',
  'H1 | 2 1 1 1 0 | 2 prestige, military +2 | 1 prestige, 1 money, Grey Eminence | -2',
  'H2 | 3 2 2 1 0 | 5 prestige, military +1 | 3 prestige, military +1 | -3',
  'H3 | 2 2 1 0 0 | 2 prestige, 5 money | 1 prestige, 3 money | -2',
  'P1 | 2 1 1 0 0 | 3 prestige, Grey Eminence | 2 prestige, military +1 | -3',
  'P2 | 2 1 1 0 0 | 2 prestige, income +1, military +1 | 1 prestige, bribe | -2',
  'P3 | 3 2 1 0 0 | 4 prestige, 2 money | 2 prestige, Grey Eminence | -3',
]

const effectNames = { placeAgent: 'place agent', bribe: 'bribe', queen: 'Queen', greyEminence: 'Grey Eminence' }

const worded = ({ prestige, money, income, military, effects = [] }: RewardData): string =>
  [
    prestige && `${prestige} prestige`,
    money && `${money} money`,
    income && `income +${income}`,
    military && `military +${military}`,
    ...effects.map((effect) => effectNames[effect]),
  ]
    .filter(Boolean)
    .join(', ')

describe('what is printed', () => {
  it('RI 2.2, 2.3 the 26 sheets', () => {
    const sheets = standardSet.sheets.map(({ id, spaces, first, second, cardinal }) =>
      [id, spaces.join(' '), worded(first), worded(second), cardinal > 0 ? `+${cardinal}` : cardinal].join(' | '),
    )
    expect(sheets).toEqual(printed)
  })

  it('RI 2.5 the tracks', () => {
    expect(standardSet.incomeTrack).toEqual({ start: 1, last: 8 })
    expect(standardSet.militaryTrack.map(({ cost }) => cost)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(standardSet.militaryTrack.map(({ bonus }) => bonus ?? '-')).toEqual([
      '-',
      '-',
      'income',
      '-',
      'prestige',
      'income',
      'prestige',
      '-',
      'prestige',
    ])
  })

  it('RI 2.5, 2.6 the other figures', () => {
    expect(standardSet).toMatchObject({
      cardinalStart: 7,
      prestigeLap: 30,
      jewelSell: 5,
      jewelBuy: 8,
      jewelPoints: 4,
      secondPlacementSurcharge: 2,
      pieceValue: 3,
      richelieuMost: 8,
      richelieuSecond: 4,
      factionSheets: [0, 1, 4, 9, 16],
    })
  })
})
