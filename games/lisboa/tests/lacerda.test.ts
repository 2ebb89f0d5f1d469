import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { chooseOffices, choosePlan } from '../rules/lacerda/choices.ts'
import { decreesOf, plansOf } from '../state.ts'
import { type Given, planOf, position } from './position.ts'
import { clergyOf, favorsOf, letLacerda, officesOf, owes, say, stockOf } from './talk.ts'

/** Lacerda's turn, with the assistant and his courtier where they are said to stand before it. */
function hisTurn(given: Given) {
  const s = position({ seats: 1, active: 1, ...given })
  const events = letLacerda(s)
  return { s, events }
}
/** His courtier comes to this noble, and he does the upper or the lower State action. */
const at = (noble: 'builder' | 'marquis' | 'king', which: 'upper' | 'lower') => ({
  courtier: { builder: 'king', marquis: 'builder', king: 'marquis' }[noble],
  assistant: which === 'upper' ? 'treasury' : 'marquis',
})

describe('Lacerda’s turn', () => {
  it('LI-8.8 his ships at sea are docked and emptied before it', () => {
    const s = position({ seats: 1, hands: { 0: [3] }, fleet: ['blue gold', 'red cloth'] })
    const events = say(s, 'discard 3', 'draw king')
    expect(toldTo(events, 'shipDocked')).toMatchObject([{ owner: 1, ship: 'blue' }])
    expect(s.cargo.reduce((sum, number) => sum + number)).toBe(1)
    expect(types(events).indexOf('shipDocked')).toBeLessThan(types(events).indexOf('lacerdaCourtierMoved'))
  })

  it('LI-8.9 step 1: his courtier goes one portrait to the right, from king to builder', () => {
    const moved = (courtier: string) => toldTo(hisTurn({ courtier }).events, 'lacerdaCourtierMoved')[0]
    expect(moved('builder')).toMatchObject({ from: 0, to: 1, rule: 'LI-8.9' })
    expect(moved('marquis')).toMatchObject({ from: 1, to: 2 })
    expect(moved('king')).toMatchObject({ from: 2, to: 0 })
  })

  it('LI-8.10 step 2: the upper State action with the assistant on king or treasury, otherwise the lower one', () => {
    const chosen = (assistant: string, courtier: string) =>
      toldTo(hisTurn({ assistant, courtier }).events, 'lacerdaStateChosen')[0]
    expect(chosen('king', 'king')).toMatchObject({ noble: 0, action: 0, why: null, rule: 'LI-8.10' })
    expect(chosen('treasury', 'king').action).toBe(0)
    expect(chosen('builder', 'king').action).toBe(1)
    expect(chosen('marquis', 'builder')).toMatchObject({ action: 3, why: 'noStore' })
    expect(chosen('treasury', 'marquis').action).toBe(4)
    expect(chosen('builder', 'marquis').action).toBe(5)
  })

  it('LI-8.10 what cannot be done is left out', () => {
    const { s, events } = hisTurn(at('marquis', 'lower'))
    expect(types(events)).not.toContain('produced')
    expect(decreesOf(s, 1)).toHaveLength(2)
  })

  it('LI-8.11 step 3: the Noble action at the price of a visit; your officials count', () => {
    const { s, events } = hisTurn({ ...at('marquis', 'lower'), treasury: 3, offices: { 0: [0, 2, 0] } })
    expect(toldTo(events, 'lacerdaPays')[0]).toMatchObject({ base: 2, rivals: 2, influence: 4, wigs: 0, unpaid: 0 })
    expect(s.influence[1]).toBe(1)
  })

  it('LI-8.11 missing influence in wigs; if both run out he pays what he has and still acts', () => {
    const { s, events } = hisTurn({
      ...at('marquis', 'lower'),
      offices: { 0: [0, 4, 0] },
      influence: { 1: 1 },
      wigs: { 1: 2 },
    })
    expect(toldTo(events, 'lacerdaPays')[0]).toMatchObject({ influence: 1, wigs: 2, unpaid: 2 })
    expect([s.influence[1], s.wigs[1]]).toEqual([0, 0])
    expect(decreesOf(s, 1)).toHaveLength(2)
  })

  it('LI-8.11 a Noble action that cannot be done costs nothing and cannot be followed', () => {
    const { s, events } = hisTurn({
      ...at('marquis', 'lower'),
      noDecrees: true,
      favors: { 0: ['marquis'] },
      shipyard: ['blue'],
    })
    expect(toldTo(events, 'lacerdaNobleSkipped')[0]).toMatchObject({ noble: 1, why: 'noDecreeLeft' })
    expect(s.influence[1]).toBe(5)
    expect(owes(s)).toBe('useCard 0')
  })

  it('LI-8.12 step 4: the top card of the assistant’s pile goes to the court', () => {
    const given = at('marquis', 'lower')
    const top = position({ seats: 1, active: 1, ...given }).piles[1].at(-1) ?? none
    const { s, events } = hisTurn(given)
    expect(s.discard).toEqual([top])
    expect(s.piles[1]).toHaveLength(4)
    expect(toldTo(events, 'lacerdaDiscards')[0]).toMatchObject({ rule: 'LI-8.12', pile: 1 })
    expect(events.find(({ event }) => event.type === 'lacerdaDiscards')?.reveals).toBe(true)
  })

  it('LI-8.13 step 5: the assistant goes to the right, past empty piles; it stays if all are empty', () => {
    const moved = (assistant: string, piles: readonly number[]) => {
      const { s, events } = hisTurn({ assistant, piles, period: 2 })
      return [s.assistant, toldTo(events, 'lacerdaAssistantMoved')[0].skipped]
    }
    expect(moved('marquis', [5, 5, 5, 5])).toEqual([2, []])
    expect(moved('treasury', [5, 5, 5, 5])).toEqual([0, []])
    expect(moved('marquis', [2, 2, 0, 0])).toEqual([0, [2, 3]])
    expect(moved('marquis', [0, 2, 0, 0])).toEqual([1, [2, 3, 0]])
    expect(moved('marquis', [0, 0, 0, 0])).toEqual([1, [2, 3, 0, 1]])
  })

  it('LI-8.14 then the triggers: his discard can empty the third pile', () => {
    const { s, events } = hisTurn({ ...at('marquis', 'lower'), piles: [0, 1, 0, 3] })
    expect(toldTo(events, 'periodEndTriggered')).toMatchObject([{ seat: 1, why: 'piles' }])
    expect(owes(s)).toBe('periodDiscard 0')
  })
})

describe('Lacerda’s State actions', () => {
  it('LI-8.15 the plan with more officials, blue if equal, the only one left', () => {
    const chosen = (planTops: readonly [string, string], noPlans?: readonly ('blue' | 'green')[]) =>
      choosePlan(position({ seats: 1, planTops, ...(noPlans && { noPlans }) }))
    expect(chosen(['PB4', 'PG7'])).toMatchObject({ colour: 1, officials: [3, 4], why: 'moreOfficials' })
    expect(chosen(['PB7', 'PG4'])).toMatchObject({ colour: 0, why: 'moreOfficials' })
    expect(chosen(['PB4', 'PG4'])).toMatchObject({ colour: 0, why: 'tieBlue' })
    expect(chosen(['PB4', 'PG4'], ['blue'])).toMatchObject({ colour: 1, officials: [null, 3], why: 'onlyOne' })
    expect(chosen(['PB4', 'PG4'], ['blue', 'green'])).toBeNull()
    const { s, events } = hisTurn({ ...at('builder', 'upper'), planTops: ['PB4', 'PG7'] })
    expect(plansOf(s, 1)).toEqual([planOf('PG7')])
    expect(toldTo(events, 'lacerdaPlan')[0]).toMatchObject({ rule: 'LI-8.15', plan: { id: 'PG7' } })
  })

  it('LI-8.16 two officials into the two offices with the fewest of his, ties to the left', () => {
    const { s, events } = hisTurn({ ...at('builder', 'lower'), offices: { 1: [1, 0, 1] } })
    expect(officesOf(s, 1)).toEqual([2, 1, 1])
    expect(toldTo(events, 'lacerdaRecruits')[0]).toMatchObject({ before: [1, 0, 1], offices: [1, 0], why: 'tieLeft' })
    const chosen = (numbers: readonly number[]) => chooseOffices(position({ seats: 1, offices: { 1: numbers } }))
    expect(chosen([2, 1, 1])).toMatchObject({ offices: [1, 2], why: 'fewest' })
    expect(chosen([3, 3, 1])).toMatchObject({ offices: [2], why: 'lastOfficial' })
    expect(chosen([3, 3, 2])).toBeNull()
  })

  it('LI-8.16 his officials raise your visit costs', () => {
    const s = position({ seats: 1, hands: { 0: [14] }, offices: { 1: [0, 0, 2] } })
    say(s, 'visit 14')
    expect(s.influence[0]).toBe(2)
  })

  it('LI-8.17 the top ship, without a slot; treasury up; influence of his ships and of your portfolio', () => {
    const { s, events } = hisTurn({
      ...at('marquis', 'upper'),
      shipyard: ['red'],
      fleet: ['blue'],
      top: { 0: [9] },
      influence: { 1: 1 },
      noDecrees: true,
    })
    expect(s.treasury).toBe(3)
    expect(toldTo(events, 'lacerdaInfluence')[0]).toMatchObject({ rule: 'LI-8.17', ships: 3, portfolio: 2 })
    expect(s.influence[1]).toBe(6)
  })

  it('LI-8.18 a good a store, as far as the supply lasts, and the prices drop; no limit', () => {
    const { s } = hisTurn({
      ...at('marquis', 'lower'),
      stores: { A1: '1 gold', B1: '1 gold', C3: '1 cloth' },
      stock: { 0: [0, 5, 0, 0], 1: [16, 12, 0, 0] },
    })
    expect(stockOf(s, 1)).toEqual([17, 12, 0, 0])
    expect(s.prices).toEqual([1, 0, 0, 0])
  })

  it('LI-8.19 the Cardinal two spaces, icons on the way; the nearest tile ahead leaves for wigs', () => {
    const { s, events } = hisTurn({
      ...at('king', 'upper'),
      cardinal: 0,
      ring: { 4: 'decree+1', 5: 'sell+1' },
      emptyBag: true,
      noBuildings: ['blue', 'green'],
      influence: { 1: 5 },
    })
    expect([s.cardinal, s.treasury]).toEqual([2, 3])
    expect(toldTo(events, 'lacerdaTile')[0]).toMatchObject({ at: 4, tile: { effect: 'decree+1', wigs: 5 } })
    expect(s.wigs[1]).toBe(5)
    expect(s.ring[4]).toBe(none)
    const { events: without } = hisTurn({ ...at('king', 'upper'), cardinal: 0, ring: {}, emptyBag: true })
    expect(types(without)).toContain('lacerdaNoTile')
  })

  it('LI-8.20 church scoring: he gains influence and gives nothing back; you act normally', () => {
    const { s, events } = hisTurn({
      ...at('king', 'upper'),
      cardinal: 5,
      clergy: { 0: ['decree+1'] },
      fleet: ['brown'],
      top: { 0: [14] },
      influence: { 0: 1, 1: 0 },
    })
    expect(types(events)).toContain('churchScoring')
    expect(owes(s)).toBe('churchDiscard 0')
    const more = say(s, 'giveBack decree+1')
    expect(toldTo(more, 'lacerdaInfluence')[0]).toMatchObject({ rule: 'LI-8.20', ships: 3, portfolio: 2 })
    expect([s.wigs[0], s.influence[0], clergyOf(s, 0)]).toEqual([5, 3, []])
    expect(s.cardinal).toBe(7)
  })

  it('LI-8.21 the leftmost Royal Favor that he lacks; with all three it is not possible', () => {
    const { s, events } = hisTurn({ ...at('king', 'lower'), favors: { 1: ['builder'] } })
    expect(favorsOf(s, 1)).toEqual(['builder', 'marquis'])
    expect(toldTo(events, 'lacerdaFavor')[0]).toMatchObject({ noble: 1, lacked: [1, 2], rule: 'LI-8.21' })
    const all = hisTurn({ ...at('king', 'lower'), favors: { 1: ['builder', 'marquis', 'king'] } })
    expect(toldTo(all.events, 'lacerdaStateChosen')[0].why).toBe('allFavorsHeld')
  })
})
