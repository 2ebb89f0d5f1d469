import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { orleans } from '../index.ts'
import { mostLifts } from '../state.ts'
import {
  blocked,
  type Given,
  market,
  offered,
  offeredOf,
  owes,
  position,
  proceed,
  row,
  say,
  sayAll,
  tower,
} from './position.ts'

/** Where a follower of the market may go. */
const spacesFor = (letter: string, given: Given = {}): string[] => {
  const s = position({ at: 'plan', market: [letter], ...given })
  return offeredOf(s, 'put', 0).map((wording) => wording.slice(2))
}
const confirmAll = (s: ReturnType<typeof position>) => [0, 1, 2].flatMap((seat) => say(s, 'confirm', { seat }))

describe('OR-3.15 placing', () => {
  it('from the market on empty own spaces, any number, also none', () => {
    const s = position({ at: 'plan', market: ['F B C T', 'F'] })
    say(s, 'put F village 0', { seat: 0 })
    say(s, 'put B farmhouse 0', { seat: 0 })
    confirmAll(s)
    expect([row(s, 0, 'village'), row(s, 0, 'farmhouse'), row(s, 1, 'village')]).toEqual(['F . .', 'B .', '. . .'])
    // who is left over stays, and so do those on places that are not complete
    expect([market(s, 0), market(s, 1)]).toEqual(['C T', 'F'])
  })

  it('not on a space that is taken', () => {
    const s = position({ at: 'plan', market: ['f f'], on: [{ village: 'f . .' }] })
    expect(offered(s, 0)).not.toContain('put f village 0')
    expect(blocked(s, 0)).toContain('put f village 0: spaceTaken OR-3.15')
  })
})

it('OR-3.16 tower followers are placed like those of the market', () => {
  const s = position({ at: 'plan', tiles: [['gunpowder-tower']], tower: 'f m', market: ['b'] })
  sayAll(s, 'putFromTower f village 0', 'putFromTower m village 2', 'put b village 1')
  expect([tower(s), row(s, 0, 'village')]).toEqual(['', 'f? b? m?'])
  sayAll(s, 'lift village 0')
  expect([tower(s), market(s, 0)]).toEqual(['f', ''])
})

describe('OR-3.17 followers that stand', () => {
  it('since earlier rounds are not moved', () => {
    const s = position({ at: 'plan', market: ['b'], on: [{ village: 'f . .' }] })
    expect(offeredOf(s, 'lift', 0)).toEqual([])
    expect(blocked(s, 0)).toContain('lift village 0: standsThere OR-3.17')
  })

  it('placed in this planning can be taken back until the plan is confirmed', () => {
    const s = position({ at: 'plan', market: ['f b'] })
    sayAll(s, 'put f village 0', 'put b village 1', 'lift village 0', 'put f castle 0')
    expect([row(s, 0, 'village'), row(s, 0, 'castle'), market(s, 0)]).toEqual(['. b? .', 'f? . .', ''])
    say(s, 'confirm', { seat: 0 })
    expect(offered(s, 0)).toEqual(['reopen'])
  })

  it('in a confirmed plan can be changed as long as somebody still plans', () => {
    const s = position({ at: 'plan', market: ['f b', 'f'] })
    sayAll(s, 'put f village 0')
    say(s, 'confirm', { seat: 0 })
    expect(orleans.decisions(s).map(({ seat }) => seat)).not.toContain(0)
    say(s, 'reopen', { seat: 0 })
    expect(orleans.decisions(s).map(({ seat }) => seat)).toContain(0)
    say(s, 'lift village 0', { seat: 0 })
    expect(market(s, 0)).toBe('f b')
    confirmAll(s)
    expect(offered(s, 0)).not.toContain('reopen')
  })

  it('in a plan that all see at once is not changed any more', () => {
    const s = position({ at: 'plan', market: ['f', 'f'], options: { openPlanning: true } })
    say(s, 'put f village 0', { seat: 0 })
    say(s, 'confirm', { seat: 0 })
    expect(offered(s, 0)).toEqual([])
  })

  it('but not for ever: a plan is changed so often at most', () => {
    const s = position({ at: 'plan', market: ['f', '', ''] })
    for (let n = 0; n < mostLifts; n++) sayAll(s, 'put f village 0', 'lift village 0')
    say(s, 'put f village 0')
    expect(offered(s, 0)).toEqual(['confirm'])
    expect(blocked(s, 0)).toContain('lift village 0: changedTooOften OR-3.17')
  })

  it('but not for ever: a confirmed plan is reopened so often at most', () => {
    const s = position({ at: 'plan', market: ['f', 'f', 'f'] })
    say(s, 'confirm', { seat: 0 })
    for (let n = 0; n < mostLifts; n++) for (const wording of ['reopen', 'confirm']) say(s, wording, { seat: 0 })
    expect(offered(s, 0)).toEqual([])
    // the others neither see it nor have less for it
    expect(orleans.view(s, 1).lifts).toEqual([0, 0, 0])
    say(s, 'confirm', { seat: 1 })
    expect(offered(s, 1)).toEqual(['reopen'])
  })

  it('and as often again in the next round', () => {
    const s = position({ at: 'event', market: ['f', 'f', 'f'], bag: ['', '', ''] })
    s.lifts.fill(mostLifts)
    proceed(s)
    say(s, 'confirm', { seat: 0 })
    expect(offered(s, 0)).toEqual(['reopen'])
  })
})

describe('OR-3.18 who is accepted', () => {
  it('1 the type that the space asks for, own or neutral', () => {
    const farmers = ['village 0', 'university 0', 'castle 0', 'ship 0', 'wagon 0', 'guildhall 0']
    expect(spacesFor('f')).toEqual([...farmers, 'townhall 0', 'townhall 1'])
    expect(spacesFor('F')).toEqual(farmers)
  })

  it('2 a monk, everywhere', () => {
    expect(spacesFor('m')).toHaveLength(26)
    expect(spacesFor('m', { tiles: [['brewery', 'sacristy', 'cellar']] })).toHaveLength(30)
  })

  it('3 with the School a scholar, but not on monk spaces', () => {
    const plain = ['monastery 0', 'scriptorium 1', 'townhall 0', 'townhall 1']
    expect(spacesFor('s')).toEqual(plain)
    const found = spacesFor('s', { tiles: [['school', 'brewery', 'sacristy', 'cellar']] })
    expect(found).toHaveLength(27)
    expect(found).toContain('cellar 1')
    expect(found.some((each) => ['brewery 0', 'sacristy 0', 'cellar 0'].includes(each))).toBe(false)
    // somebody else's School does not help
    expect(spacesFor('s', { tiles: [[], ['school']] })).toEqual(plain)
  })

  it('4 with the Herb Garden a boatman for craftsman, trader and farmer', () => {
    const found = spacesFor('B', { tiles: [['herb-garden', 'cellar']] })
    expect(found).toContain('university 0')
    expect(found).toContain('university 1')
    expect(found).toContain('university 2')
    expect(found).not.toContain('ship 2')
    expect(found).not.toContain('scriptorium 1')
    expect(found).not.toContain('cellar 0')
    expect(spacesFor('B')).not.toContain('university 0')
  })

  it('a monk space takes monks only', () => {
    const s = position({ at: 'plan', market: ['f s k'], tiles: [['brewery', 'school', 'herb-garden']] })
    expect(offeredOf(s, 'put', 0).filter((each) => each.includes('brewery'))).toEqual([])
    expect(blocked(s, 0)).toContain('put s brewery 0: monksOnly OR-3.18')
    expect(blocked(s, 0)).toContain('put k village 0: wrongFollower OR-3.18')
  })
})

it('OR-3.19 the spaces for anybody: Pharmacy and Bathhouse also for own followers, the Town Hall for neutral ones', () => {
  for (const letter of ['f', 'b', 'c', 't', 'k', 's', 'm']) expect(spacesFor(letter)).toContain('townhall 1')
  const found = spacesFor('T', { tiles: [['pharmacy', 'bathhouse']] })
  expect(found).toContain('pharmacy 0')
  expect(found).toContain('bathhouse 0')
  expect(found).not.toContain('townhall 0')
  const s = position({ at: 'plan', market: ['T'] })
  expect(blocked(s, 0)).toContain('put T townhall 0: neutralOnly OR-3.19')
})

it('OR-3.20 a tech tile fills its space', () => {
  const s = position({ at: 'plan', market: ['f b c'], on: [{ village: '# . .' }] })
  expect(offered(s, 0)).not.toContain('put f village 0')
  expect(blocked(s, 0)).toContain('put f village 0: techThere OR-3.20')
  sayAll(s, 'put b village 1', 'put c village 2')
  confirmAll(s)
  expect(offered(s)).toEqual(['act village', 'pass'])
})

describe('OR-3.21 active places', () => {
  const actions = (on: Given = {}) => offered(position(on))

  it('have all spaces filled', () => {
    expect(actions({ on: [{ village: 'f b c', castle: 'f b .' }] })).toEqual(['act village', 'pass'])
    expect(blocked(position({ on: [{ village: 'f b c', castle: 'f b .' }] }))).toContain(
      'act castle: notFilled OR-3.21',
    )
  })

  it('the Town Hall needs one follower, the tower a neutral one', () => {
    expect(actions({ on: [{ townhall: '. k' }] })).toEqual(['act townhall', 'pass'])
    const tiles = [['gunpowder-tower']] as const
    expect(actions({ tiles, tower: 'F k', on: [{ village: 'f b c' }] })).toContain('act gunpowder-tower')
    expect(actions({ tiles, tower: 'F T', on: [{ village: 'f b c' }] })).not.toContain('act gunpowder-tower')
  })

  it('the Sacristy never is one', () => {
    const s = position({ tiles: [['sacristy', 'school']], on: [{ sacristy: 'm', village: 'f b c' }] })
    expect(offered(s)).toEqual(['act village', 'pass'])
    expect(blocked(s)).toContain('act sacristy: shieldOnly OR-3.68')
    expect(blocked(s)).toContain('act school: noAction OR-3.59')
  })
})

describe('OR-3.22 tech tiles', () => {
  const techSpaces = (given: Given) => offeredOf(position({ at: 'plan', ...given }), 'layTech', 0)
  const farmerSpaces = ['village 0', 'university 0', 'castle 0', 'ship 0', 'wagon 0', 'guildhall 0']

  it('are placed in the planning, or kept', () => {
    const s = position({ at: 'plan', tech: [2, 0, 0] })
    say(s, 'layTech castle 0', { seat: 0 })
    expect([row(s, 0, 'castle'), s.tech[0]]).toEqual(['#? . .', 1])
    say(s, 'lift castle 0', { seat: 0 })
    expect(s.tech[0]).toBe(2)
  })

  it('1 the first one on a farmer space', () => {
    expect(techSpaces({ tech: [1, 0, 0] })).toEqual(farmerSpaces)
    expect(blocked(position({ at: 'plan', tech: [1, 0, 0] }), 0)).toContain(
      'layTech castle 1: firstTechOnFarmer OR-3.22',
    )
    expect(techSpaces({ tech: [1, 0, 0], techLaid: [1, 0, 0] })).toContain('castle 1')
  })

  it('1 holds for the plan as a whole, in whatever order tiles are taken back', () => {
    const s = position({ at: 'plan', tech: [3, 0, 0] })
    sayAll(s, 'layTech village 0', 'layTech castle 1')
    expect(offeredOf(s, 'lift', 0)).toEqual(['castle 1'])
    expect(blocked(s, 0)).toContain('lift village 0: firstTechOnFarmer OR-3.22')
    say(s, 'layTech ship 0', { seat: 0 })
    expect(offeredOf(s, 'lift', 0)).toEqual(['village 0', 'castle 1', 'ship 0'])
  })

  it('2 never on a monk space', () => {
    const given = { tech: [1, 0, 0], techLaid: [1, 0, 0], tiles: [['cellar']] } as const
    expect(techSpaces(given).filter((space) => space.startsWith('cellar'))).toEqual(['cellar 1'])
    expect(blocked(position({ at: 'plan', ...given }), 0)).toContain('layTech cellar 0: noTechForMonks OR-3.22')
  })

  it('3 one a place', () => {
    const given = { tech: [1, 0, 0], techLaid: [1, 0, 0], on: [{ castle: '# . .' }] } as const
    expect(techSpaces(given).filter((space) => space.startsWith('castle'))).toEqual([])
    expect(blocked(position({ at: 'plan', ...given }), 0)).toContain('layTech castle 1: oneTechPerPlace OR-3.22')
  })

  it('4 not where one follower is enough', () => {
    const single = ['hayrick', 'brewery', 'sacristy', 'shipping-line', 'pharmacy', 'bathhouse'] as const
    const given = {
      tech: [1, 0, 0],
      techLaid: [1, 0, 0],
      tiles: [[...single, 'school', 'herb-garden', 'gunpowder-tower']],
    } as const
    const found = techSpaces(given)
    expect(found.filter((space) => [...single, 'townhall'].some((id) => space.startsWith(id)))).toEqual([])
    expect(found).toHaveLength(24)
    expect(blocked(position({ at: 'plan', ...given }), 0)).toContain('layTech townhall 0: oneFollowerPlace OR-3.22')
  })

  it('5 only on an empty space', () => {
    const s = position({ at: 'plan', tech: [1, 0, 0], on: [{ castle: 'f . .' }] })
    expect(offeredOf(s, 'layTech', 0)).not.toContain('castle 0')
    expect(blocked(s, 0)).toContain('layTech castle 0: spaceTaken OR-3.22')
  })
})

describe('OR-3.23 a placed tech tile', () => {
  it('stays', () => {
    const s = position({ at: 'plan', market: ['b'], on: [{ castle: '# . .' }] })
    expect(offeredOf(s, 'lift', 0)).toEqual([])
    expect(blocked(s, 0)).toContain('lift castle 0: techStays OR-3.23')
  })

  it('when the first one was lost, the next one is free', () => {
    const s = position({
      at: 'event',
      round: 4,
      event: 'taxes',
      coins: [0, 5, 5],
      goods: [{ wheat: 1 }],
      tech: [1, 0, 0],
      techLaid: [1, 0, 0],
      on: [{ castle: '# . .' }],
      bag: ['', '', ''],
    })
    proceed(s)
    say(s, 'giveTechAt castle 0')
    expect(row(s, 0, 'castle')).toBe('. . .')
    expect(offeredOf(s, 'layTech', 0)).toContain('castle 1')
  })
})

it('OR-3.24 a tech tile gained in the actions is placed in the next planning', () => {
  const s = position({ on: [{ village: 'f b c', castle: 'f b t' }], passed: [1, 2], bag: ['', '', ''] })
  sayAll(s, 'act village', 'recruit c')
  expect(s.tech[0]).toBe(1)
  expect(offered(s)).toEqual(['act castle', 'pass'])
  say(s, 'pass')
  say(s, 'draw 0', { seat: 0 })
  expect(offeredOf(s, 'layTech', 0)).toContain('village 0')
})

describe('OR-3.25 secrecy', () => {
  it('all plan at the same time, and what they plan is shown when all have confirmed', () => {
    const s = position({ at: 'plan', market: ['f b', 'k', 's'] })
    expect(owes(s)).toEqual(['plan 0', 'plan 1', 'plan 2'])
    expect(say(s, 'put k ship 2', { seat: 1 })).toEqual([])
    say(s, 'put f village 0', { seat: 0 })
    expect(types(say(s, 'confirm', { seat: 0 }))).toEqual(['planConfirmed'])
    expect(owes(s)).toEqual(['plan 1', 'plan 2'])
    const hidden = orleans.view(s, 2)
    expect([row(hidden, 0, 'village'), market(hidden, 0), market(hidden, 1)]).toEqual(['. . .', 'f b', 'k'])
    expect(row(orleans.view(s, 1), 1, 'ship')).toBe('. . k?')
    say(s, 'confirm', { seat: 1 })
    const events = say(s, 'confirm', { seat: 2 })
    expect(events.find(({ event }) => event.type === 'plansShown')?.reveals).toBe(true)
    expect(toldTo(events, 'plansShown')[0].plans).toMatchObject([
      [{ place: 'village', follower: 0 }],
      [{ place: 'ship', follower: 4 }],
      [],
    ])
    expect(row(orleans.view(s, 2), 0, 'village')).toBe('f . .')
  })

  it('open planning: in turn order from the start player, and all can see it', () => {
    const s = position({ at: 'plan', starter: 1, options: { openPlanning: true }, market: ['f b', 'k', 's'] })
    expect(owes(s)).toEqual(['plan 1'])
    say(s, 'put k ship 2')
    expect(row(orleans.view(s, 0), 1, 'ship')).toBe('. . k?')
    expect(types(say(s, 'confirm'))).toEqual(['planConfirmed', 'planShown'])
    expect(owes(s)).toEqual(['plan 2'])
    say(s, 'confirm')
    expect(owes(s)).toEqual(['plan 0'])
  })

  it('open planning begins when all have their followers', () => {
    const s = position({ at: 'census', options: { openPlanning: true }, bag: ['k', 'k', 'k'] })
    expect(owes(s)).toEqual(['gather 0', 'gather 1', 'gather 2'])
    say(s, 'draw 1', { seat: 0 })
    say(s, 'draw 1', { seat: 2 })
    expect(owes(s)).toEqual(['gather 1'])
    say(s, 'draw 1', { seat: 1 })
    expect(owes(s)).toEqual(['plan 0'])
  })
})
