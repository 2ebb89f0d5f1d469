import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { blocked, disks, does, followers, held, offered, offeredAs, onMap, owes, placed, position } from './position.ts'

describe('gathering', () => {
  it('OM-3.16 one follower for each icon of the card, from where the pawn stands', () => {
    const s = position({
      hands: ['27 1 2 4'],
      followers: { augsburg: 'artists artists scholars clergy', ulm: 'artists' },
    })
    const events = does(s, 'playCard 27', 'gather')
    expect(toldTo(events, 'gathered')).toMatchObject([
      { seat: 0, place: { id: 'augsburg' }, factions: [3, 4], barred: [] },
    ])
    expect([held(s, 0), followers(s, 'augsburg')]).toEqual(['artists scholars', 'artists clergy'])
  })

  it('OM-3.16 as far as they are there and not blocked', () => {
    const s = position({ edict: 'scholars', hands: ['27 1 2 4'], followers: { augsburg: 'artists scholars' } })
    expect(toldTo(does(s, 'playCard 27', 'gather'), 'gathered')).toMatchObject([{ factions: [3], barred: [4] }])
    expect(held(s, 0)).toBe('artists')
  })

  it('OM-3.16 an ace or crown has one icon', () => {
    const s = position({ hands: ['49 1 2 4'], followers: { augsburg: 'artists artists scholars' } })
    does(s, 'playCard 49', 'gather')
    expect(held(s, 0)).toBe('artists')
  })

  it('OM-3.17 before or after the move, and only once', () => {
    const given = { hands: ['27 1 2 4'], followers: { augsburg: 'artists', ulm: 'scholars' } } as const
    const before = position(given)
    does(before, 'playCard 27', 'gather', 'move ulm')
    expect([held(before, 0), offeredAs(before, 'gather')]).toEqual(['artists', []])
    const after = position(given)
    does(after, 'playCard 27', 'move ulm', 'gather')
    expect([held(after, 0), offeredAs(after, 'gather')]).toEqual(['scholars', []])
  })

  it('OM-3.18 the first disk of a region comes with a gathering', () => {
    const s = position({ hands: ['27 1 2 4'], followers: { augsburg: 'artists' } })
    expect(toldTo(does(s, 'playCard 27', 'gather'), 'diskPlaced')).toMatchObject([{ why: 'gathering', left: 19 }])
    expect(disks(s, 'augsburg')).toEqual([1, 0])
  })

  it.each([[[1, 0]], [[0, 1]]])('OM-3.18 not with disks %j there', (there) => {
    const s = position({ hands: ['27 1 2 4'], followers: { augsburg: 'artists' }, disks: { augsburg: there } })
    does(s, 'playCard 27', 'gather')
    expect(disks(s, 'augsburg')).toEqual(there)
  })

  it('OM-3.18 without a follower to take there is no gathering', () => {
    const s = position({ hands: ['27 1 2 4'], followers: { augsburg: 'clergy' } })
    does(s, 'playCard 27')
    expect(offered(s)).not.toContain('gather')
    expect(blocked(s)).toContain('gather: noFollowerHere OM-3.18')
  })

  it('OM-3.19 followers are open to all, and there is no limit', () => {
    const many = Array.from({ length: 9 }, () => 'artists').join(' ')
    const s = position({ hands: ['27 1 2 4'], held: [many], followers: { augsburg: 'artists' } })
    does(s, 'playCard 27', 'gather')
    expect(held(s, 0)).toBe(`${many} artists`)
  })
})

describe('icons', () => {
  it('OM-3.20 a Freemason moves one follower of the card from any region to an adjacent one, without a disk', () => {
    const s = position({ hands: ['29 1 2 3'], followers: { trient: 'scholars clergy', bamberg: 'professions' } })
    does(s, 'playCard 29')
    expect(offeredAs(s, 'freemason')).toEqual(['bamberg professions', 'trient scholars'])
    does(s, 'freemason trient scholars')
    expect(owes(s)).toEqual(['freemasonTo 0'])
    expect(offered(s)).toEqual(['freemasonTo innsbruck', 'freemasonTo brixen'])
    expect(blocked(s)).toContain('freemasonTo ulm: notAdjacent OM-3.20')
    const events = does(s, 'freemasonTo brixen')
    expect(toldTo(events, 'followerMoved')).toMatchObject([
      { faction: 4, from: { id: 'trient' }, to: { id: 'brixen' } },
    ])
    expect([followers(s, 'trient'), followers(s, 'brixen'), onMap(s), placed(s, 0)]).toEqual([
      'clergy',
      'scholars',
      3,
      0,
    ])
    expect(offeredAs(s, 'freemason')).toEqual([])
  })

  it('OM-3.21 a Rosicrucian brings two cards, each from the court or the deck, the second after seeing the first', () => {
    const s = position({ hands: ['16 1 2 4'], court: '10 11 12 13 15', deck: '20 21 22' })
    does(s, 'playCard 16', 'rosicrucian')
    expect(offered(s)).toEqual(['court 10', 'court 11', 'court 12', 'court 13', 'court 15', 'deck'])
    does(s, 'court 12')
    // a gap is filled later
    expect(offered(s)).toEqual(['court 10', 'court 11', 'court 13', 'court 15', 'deck'])
    does(s, 'deck')
    expect([s.hands[0].map((each) => each + 1), owes(s)]).toEqual([[1, 2, 4, 12, 20], ['act 0']])
    expect(offered(s)).not.toContain('rosicrucian')
    expect(blocked(s)).toContain('rosicrucian: iconUsed OM-3.7')
  })

  it('OM-3.21 only as many as fit into a hand of five', () => {
    const s = position({ hands: ['16 1 2 4 6'] })
    does(s, 'playCard 16', 'rosicrucian', 'deck')
    expect([s.hands[0].length, owes(s)]).toEqual([5, ['act 0']])
    const full = position({ hands: ['16 1 2 4 6 7'] })
    does(full, 'playCard 16')
    expect(offered(full)).not.toContain('rosicrucian')
    expect(blocked(full)).toContain('rosicrucian: handFull OM-3.21')
  })

  it('OM-3.21 the cards may be used in the same turn', () => {
    const s = position({ ids: ['3'], hands: ['16 7 11 13'], deck: '1 6', reforms: { augsburg: 'R02' } })
    does(s, 'playCard 16')
    expect(offeredAs(s, 'reformWith')).toEqual([])
    does(s, 'rosicrucian', 'deck', 'deck')
    expect(offeredAs(s, 'reformWith')).toEqual(['1', '6', '7'])
  })

  it('OM-3.22 the icon of the identity card is never used', () => {
    const s = position({
      ids: ['1', '5'],
      hands: ['11 2 3 4', '13 6 7 9'],
      followers: { ulm: 'nobility artists clergy' },
      edict: 'scholars',
    })
    does(s, 'playCard 11')
    expect([offeredAs(s, 'freemason'), offeredAs(s, 'rosicrucian')]).toEqual([[], []])
    expect(blocked(s)).toContain('rosicrucian: noIcon OM-3.7')
    does(s, 'endTurn', 'deck', 'playCard 13')
    expect(offered(s)).not.toContain('rosicrucian')
  })
})
