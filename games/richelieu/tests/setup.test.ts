import { FastRandom, flawsIn, seenBy, Table } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { components, intrigues, none, sideOf, tablesOf } from '../data.ts'
import { richelieu } from '../index.ts'
import { factions } from '../sets.ts'
import { origins, standardSet } from '../standard-set.ts'
import { holderOf, neutralOf, type State } from '../state.ts'
import { hand, sheetIds, usual } from './position.ts'

const setUp = (seats: number, seed = 1): State => richelieu.setup(seats, usual, { random: new FastRandom(seed) })
const many = Array.from({ length: 60 }, (_, seed) => seed)
const ofSide = (side: number) => tablesOf({ set: null }).sheetsOfSide[side]

describe('components', () => {
  it('there are 13 Richelieu sheets, 4 of England and 3 of each other faction', () => {
    const numbers = factions.map((faction) => standardSet.sheets.filter((sheet) => sheet.faction === faction).length)
    expect(numbers).toEqual([13, 4, 3, 3, 3])
  })

  it('the agents of a colour sum up to 11', () => {
    expect(standardSet.agents).toHaveLength(10)
    expect(standardSet.agents.reduce((sum, value) => sum + value, 0)).toBe(11)
  })

  it('the totals of all rewards are those of the table', () => {
    const { rewards } = tablesOf({ set: null })
    const total = (place: number, amount: 'prestige' | 'money' | 'income' | 'military') =>
      rewards.reduce((sum, reward, at) => (at % 2 === place ? sum + reward[amount] : sum), 0)
    const totals = (place: number) =>
      (['prestige', 'money', 'income', 'military'] as const).map((amount) => total(place, amount))
    expect([totals(0), totals(1)]).toEqual([
      [81, 15, 8, 9],
      [47, 23, 2, 5],
    ])
    const steps = [0, 1].map((side) => ofSide(side).reduce((sum, each) => sum + standardSet.sheets[each].cardinal, 0))
    expect(steps).toEqual([21, -32])
  })

  it('every interactive symbol is on two first and two second rewards, and no reward has two', () => {
    const { rewards } = tablesOf({ set: null })
    for (const place of [0, 1]) {
      const symbols = rewards.filter((_, at) => at % 2 === place).flatMap((reward) => reward.effects)
      expect([...symbols].sort()).toEqual([
        'bribe',
        'bribe',
        'greyEminence',
        'greyEminence',
        'placeAgent',
        'placeAgent',
        'queen',
        'queen',
      ])
    }
    expect(rewards.every((reward) => reward.effects.length <= 1)).toBe(true)
  })

  it('labels go down from left to right and end with a free space', () => {
    for (const { spaces } of standardSet.sheets) {
      expect([...spaces].sort((a, b) => b - a)).toEqual(spaces)
      expect(spaces.at(-1)).toBe(0)
    }
  })

  it('are a set like any host could bring, and say where they come from', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect(origins.sheets).toBe('reconstructed')
    expect(new Set(Object.values(origins))).toEqual(new Set(['seed', 'public', 'reconstructed']))
  })
})

describe('setup', () => {
  it.each([2, 3, 4])(
    'RI-1.1 with %i seats, three sheets of each deck are face up, one pair a box, ten are left',
    (seats) => {
      const s = setUp(seats)
      expect(s.sheets).toHaveLength(6)
      s.sheets.forEach((sheet, place) => {
        expect(ofSide(sideOf[5 * place])).toContain(sheet)
      })
      expect([s.richelieuDeck.length, s.opposingDeck.length]).toEqual([10, 10])
      const all = [...s.sheets, ...s.richelieuDeck, ...s.opposingDeck]
      expect(new Set(all).size).toBe(2 * intrigues)
    },
  )

  it('RI-1.1 both decks are shuffled', () => {
    const first = (place: number) => new Set(many.map((seed) => setUp(3, seed).sheets[place]))
    expect(first(0).size).toBe(13)
    expect(first(1).size).toBe(13)
  })

  it.each([2, 3, 4])(
    'RI-1.2 with %i seats everybody has ten agents, 7 money and 2 jewels behind the screen',
    (seats) => {
      const s = setUp(seats)
      expect(hand(s, 'r')).toEqual([-2, -2, 1, 1, 1, 2, 2, 2, 3, 3])
      expect([s.purses, s.jewels]).toEqual([Array(seats).fill(7), Array(seats).fill(2)])
      expect([s.prestige, s.military, s.income]).toEqual([
        Array(seats).fill(0),
        Array(seats).fill(0),
        Array(seats).fill(1),
      ])
      expect([s.cityJewels, s.cardinal, s.pieces]).toEqual([2, 7, [none, none]])
      expect(s.city.every((number) => number === 0)).toBe(true)
    },
  )

  it('RI-1.3 chance names the start player, who has the first turn', () => {
    expect(new Set(many.map((seed) => setUp(4, seed).starter))).toEqual(new Set([0, 1, 2, 3]))
    const s = setUp(4, 5)
    expect(richelieu.decisions(s)).toEqual([{ type: 'chooseAction', seat: s.starter }])
  })

  it('RI-1.4 with two players there are two neutral colours of seven agents', () => {
    const s = setUp(2)
    expect(hand(s, 'g')).toEqual([-2, 1, 1, 1, 2, 2, 2])
    expect(hand(s, 'b')).toEqual([-2, 1, 1, 1, 2, 2, 2])
    expect(setUp(3).hands).toHaveLength(3 * 4)
  })

  it('RI-1.5 each player holds one of them, the start player the first', () => {
    for (const seed of many) {
      const s = setUp(2, seed)
      expect([holderOf(s, 2), holderOf(s, 3)]).toEqual([s.starter, 1 - s.starter])
      expect([neutralOf(s, s.starter), neutralOf(s, 1 - s.starter)]).toEqual([2, 3])
    }
  })

  it('is told to all, with what lies on the board', () => {
    const table = new Table(richelieu, { seats: 2, options: {}, seed: 'a'.repeat(64) })
    const [began, turn] = table.opening.map((each) => seenBy(each, null))
    expect(began).toMatchObject({ type: 'gameBegan', starter: table.state.starter })
    expect(began.type === 'gameBegan' && began.sheets.map(({ id }) => id)).toEqual(sheetIds(table.state))
    expect(turn).toMatchObject({ type: 'turnBegan', seat: table.state.starter, turn: 1, actions: 2 })
  })
})
