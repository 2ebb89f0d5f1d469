import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { owlsOfMinerva } from '../index.ts'
import { pointsOf, totalOf } from '../score.ts'
import { lastReform, type State, sixRounds } from '../state.ts'
import {
  bank,
  card,
  disks,
  does,
  followers,
  hand,
  hasReform,
  held,
  offered,
  offeredAs,
  owes,
  pawn,
  position,
  region,
} from './position.ts'

const points = (s: State, seat: number) => pointsOf(s)[seat]
const total = (s: State, seat: number) => totalOf(points(s, seat))

describe('the worked examples', () => {
  it('example 1: 2 + 5 + 5 against 3 + 6 + 5', () => {
    // blue walks off with a disk, a follower and the field
    const s = position({
      ids: ['3', '27'],
      hands: ['17 1 2 4', '9 6 7 10'],
      pawns: ['muenchen', 'augsburg'],
      disks: { augsburg: [1, 1], kempten: [1, 0], ulm: [0, 2] },
      held: ['clergy artists', ''],
    })
    does(s, 'playCard 17', 'move augsburg')
    const [decided] = toldTo(does(s, 'defend 9'), 'oustDecided')
    expect(decided).toMatchObject({ winner: 1, loser: 0, by: 'strength' })
    expect(decided.attack).toEqual({ disks: 2, identity: 5, cards: [5], total: 12 })
    expect(decided.defence).toEqual({ disks: 3, identity: 6, cards: [5], total: 14 })
    expect(owes(s)).toEqual(['oustDisplace 1'])
    expect(offeredAs(s, 'displace')).toEqual(['eichstaett', 'ulm', 'muenchen', 'kempten'])
    does(s, 'displace kempten', 'take clergy')
    expect([pawn(s, 0), pawn(s, 1)]).toEqual(['kempten', 'augsburg'])
    expect(disks(s, 'augsburg')).toEqual([1, 2])
    expect([held(s, 0), held(s, 1)]).toEqual(['artists', 'clergy'])
  })

  it('example 2: three reforms over III, I and a crown are worth 17', () => {
    const s = position({ taken: [['ulm 31', 'ansbach 1', 'passau 52']] })
    expect(points(s, 0)).toMatchObject({ reforms: 9, actionCards: 8 })
  })

  it('example 3: 17 + 4 disks + all six factions + the only artists = 24, with either pair of constants', () => {
    const s = position({
      taken: [['ulm 31', 'ansbach 1', 'passau 52']],
      disks: { ulm: [1], ansbach: [1], passau: [2] },
      held: [
        'nobility professions magistrates artists scholars clergy',
        'nobility professions magistrates scholars clergy',
      ],
    })
    expect(points(s, 0)).toEqual({
      reforms: 9,
      actionCards: 8,
      influence: 4,
      fullSet: 2,
      majorities: 1,
      headStart: 0,
    })
    expect(total(s, 0)).toBe(24)
    const { standard } = owlsOfMinerva.components ?? {}
    if (standard === undefined) throw new Error('there is a set')
    s.set = { ...standard, points: { ...standard.points, fullSet: 1, majority: 2 } }
    expect(total(s, 0)).toBe(24)
  })

  it('example 4: two steps, both followers, one disk; the region passed through gets nothing', () => {
    const s = position({
      hands: ['29 1 2 4'],
      pawns: ['augsburg', 'passau'],
      followers: { innsbruck: 'professions scholars clergy', muenchen: 'professions scholars' },
    })
    does(s, 'playCard 29', 'move innsbruck', 'gather')
    expect(held(s, 0)).toBe('professions scholars')
    expect(followers(s, 'innsbruck')).toBe('clergy')
    expect(disks(s, 'innsbruck')).toEqual([1, 0])
    expect([followers(s, 'muenchen'), disks(s, 'muenchen')]).toEqual(['professions scholars', [0, 0]])
  })

  it('example 5: the Freemason brings one more into the region before the gathering', () => {
    const s = position({
      hands: ['29 1 2 4'],
      followers: { innsbruck: 'professions', brixen: 'scholars' },
    })
    does(s, 'playCard 29', 'move innsbruck', 'freemason brixen scholars', 'freemasonTo innsbruck')
    expect([disks(s, 'brixen'), disks(s, 'innsbruck')]).toEqual([
      [0, 0],
      [0, 0],
    ])
    does(s, 'gather')
    expect(held(s, 0)).toBe('professions scholars')
    expect(disks(s, 'innsbruck')).toEqual([1, 0])
  })

  it('example 6: the action card and two followers', () => {
    const s = position({
      hands: ['23 1 2 4'],
      reforms: { augsburg: 'R12' },
      held: ['clergy magistrates', ''],
      disks: { augsburg: [1, 1] },
    })
    const [told] = toldTo(does(s, 'playCard 23', 'reform'), 'reformed')
    expect(told).toMatchObject({ card: card('23'), further: [], points: 5 })
    expect([held(s, 0), bank(s, 'clergy'), bank(s, 'magistrates')]).toEqual(['', 10, 10])
    expect(disks(s, 'augsburg')).toEqual([2, 1])
    expect([s.takers[region('augsburg')], s.under[region('augsburg')]]).toEqual([0, card('23')])
    expect(points(s, 0)).toMatchObject({ reforms: 3, actionCards: 2 })
  })

  it('example 7: a further card instead of followers', () => {
    const given = { hands: ['15 23 38 54'], reforms: { augsburg: 'R12' } } as const
    const s = position(given)
    does(s, 'playCard 23', 'reformWith 38')
    expect([hasReform(s, 'augsburg'), hand(s, 0), s.discards]).toEqual([false, '15 54', [card('38')]])

    const other = position({ ...given, held: ['magistrates', ''] })
    does(other, 'playCard 23', 'reformWith 15')
    expect(held(other, 0)).toBe('magistrates')
    does(other, 'reform')
    expect([hasReform(other, 'augsburg'), held(other, 0), bank(other, 'magistrates')]).toEqual([false, '', 10])

    const better = position(given)
    const [told] = toldTo(does(better, 'playCard 38', 'reformWith 23'), 'reformed')
    expect(told.points).toBe(6)
  })

  it('example 8: an edict of the scholars', () => {
    const given = { edict: 'scholars', hands: ['1 2 4 27'], held: ['artists artists scholars', ''] } as const
    const s = position({ ...given, followers: { augsburg: 'scholars scholars artists' }, reforms: { augsburg: 'R13' } })
    does(s, 'playCard 27', 'gather')
    expect([held(s, 0), followers(s, 'augsburg')]).toEqual(['artists artists artists scholars', 'scholars scholars'])
    does(s, 'reform')
    expect(held(s, 0)).toBe('artists artists')
    const bare = position({ ...given, followers: { augsburg: 'scholars' } })
    does(bare, 'playCard 27')
    expect(offered(bare)).not.toContain('gather')
  })

  it('example 9: a crown against a 6, against an ace, and against an ace with more disks', () => {
    const given = {
      ids: ['3', '4'],
      hands: ['52 1 2 6', '8 46 7 10'],
      pawns: ['augsburg', 'passau'],
      disks: { passau: [2, 1] },
    } as const
    const oust = (defence: string, more = {}) => {
      const s = position({ ...given, ...more })
      does(s, 'playCard 52', 'move passau')
      const [{ winner, by, attack, defence: total }] = toldTo(does(s, defence), 'oustDecided')
      return { winner, by, totals: [attack.total, total.total] }
    }
    expect(oust('defend 8')).toEqual({ winner: 0, by: 'crown', totals: [7, 10] })
    expect(oust('defend 46')).toEqual({ winner: 0, by: 'strength', totals: [7, 4] })
    const stronger = { disks: { passau: [2, 1], straubing: [0, 4] } }
    expect(oust('defend 46', stronger)).toEqual({ winner: 1, by: 'strength', totals: [7, 8] })
  })

  it('example 10: an attacking ace has strength 0; the tie is raised, or left to the defender', () => {
    const given = {
      ids: ['1', '4'],
      hands: ['46 6 2 3', '7 52 10 13'],
      disks: { passau: [1, 0] },
    } as const
    const s = position(given)
    does(s, 'playCard 46', 'move passau')
    expect(toldTo(does(s, 'defend 7'), 'oustTied')).toEqual([{ type: 'oustTied', strength: 5 }])
    expect(owes(s)).toEqual(['oustRaise 0'])
    does(s, 'raise 6')
    expect(owes(s)).toEqual(['oustAnswer 1'])
    expect(toldTo(does(s, 'answer 52'), 'oustDecided')).toMatchObject([
      { winner: 0, by: 'strength', attack: { total: 8 }, defence: { total: 5 } },
    ])
    const left = position(given)
    const events = does(left, 'playCard 46', 'move passau', 'defend 7', 'stop')
    expect(toldTo(events, 'oustDecided')).toMatchObject([{ winner: 1, by: 'tie' }])
  })

  it('example 11: a crown breaks a tie, unless an ace answers it', () => {
    const s = position({ ids: ['3', '9'], hands: ['8 52 2 1', '10 46 7 13'], pawns: ['straubing', 'passau'] })
    does(s, 'playCard 8', 'move passau')
    expect(toldTo(does(s, 'defend 10'), 'oustTied')).toEqual([{ type: 'oustTied', strength: 11 }])
    does(s, 'raise 52')
    const won = owlsOfMinerva.clone(s)
    expect(toldTo(does(won, 'decline'), 'oustDecided')).toMatchObject([{ winner: 0, by: 'crown' }])
    expect(toldTo(does(s, 'answer 46'), 'oustTied')).toEqual([{ type: 'oustTied', strength: 11 }])
    expect(owes(s)).toEqual(['oustRaise 0'])
  })

  it('example 12: the nearest region without a pawn', () => {
    const ousted = (given: Parameters<typeof position>[0]) => {
      const s = position({ seats: 4, hands: ['52 1 3 4', '2 6 7 9'], ...given })
      does(s, 'playCard 52', 'move passau', 'defend 2')
      return s
    }
    const free = ousted({ pawns: ['augsburg', 'passau', 'straubing', 'trient'] })
    expect([pawn(free, 1), owes(free)]).toEqual(['burghausen', ['act 0']])
    const crowded = ousted({ pawns: ['augsburg', 'passau', 'straubing', 'burghausen'] })
    expect(offeredAs(crowded, 'displace')).toEqual(['amberg', 'eichstaett', 'muenchen', 'innsbruck'])
  })

  it('example 13: the identity card allows a reform to which the action card adds nothing', () => {
    const given = { ids: ['4'], hands: ['27 19 34 2'], reforms: { augsburg: 'R05' } } as const
    const s = position(given)
    does(s, 'playCard 27')
    expect(offeredAs(s, 'reformWith')).toEqual(['2', '19', '34'])
    does(s, 'reformWith 19', 'reformWith 34')
    expect(s.under[region('augsburg')]).toBe(card('27'))
    const withFollowers = position({ ...given, held: ['nobility nobility clergy clergy', ''] })
    does(withFollowers, 'playCard 27', 'reform')
    expect(held(withFollowers, 0)).toBe('')
  })

  it('example 14: the hand after a Rosicrucian', () => {
    const s = position({ hands: ['16 1 2 4'], deck: '25 3' })
    does(s, 'playCard 16', 'rosicrucian', 'deck', 'deck')
    expect(hand(s, 0)).toBe('1 2 3 4 25')
    does(s, 'endTurn')
    expect([owes(s), hand(s, 0)]).toEqual([['playCard 1'], '1 2 3 4 25'])
    const next = () => position({ hands: ['1 2 3 4 25'] })
    const without = next()
    does(without, 'playCard 1', 'endTurn')
    expect([owes(without), hand(without, 0)]).toEqual([['playCard 1'], '2 3 4 25'])
    const again = next()
    does(again, 'playCard 25', 'rosicrucian', 'deck')
    expect([owes(again), again.hands[0].length]).toEqual([['act 0'], 5])
    const reforming = position({
      hands: ['16 1 2 4'],
      deck: '3 18',
      reforms: { augsburg: 'R03' },
    })
    does(reforming, 'playCard 16', 'rosicrucian', 'deck', 'deck', 'reformWith 3', 'reformWith 18', 'endTurn')
    expect([hand(reforming, 0), owes(reforming)]).toEqual(['1 2 4', ['drawFrom 0']])
    does(reforming, 'deck', 'deck')
    expect([reforming.hands[0].length, owes(reforming)]).toEqual([5, ['playCard 1']])
  })

  it('example 15: nobody has the most artists; clergy have one who does', () => {
    const s = position({ seats: 3, held: ['artists artists clergy clergy clergy', 'artists artists', 'artists'] })
    expect([0, 1, 2].map((seat) => points(s, seat).majorities)).toEqual([1, 0, 0])
  })

  it('example 16: the twelfth reform ends the game in the turn of the starting player', () => {
    const s = position({
      seats: 3,
      round: 5,
      hands: ['23 54 2 4'],
      reforms: { augsburg: 'R12' },
      held: ['clergy magistrates', '', ''],
      taken: [
        ['ansbach 31', 'eichstaett 32', 'ulm 33'],
        ['straubing 34', 'passau 35', 'muenchen 36', 'burghausen 37'],
        ['kempten 38', 'innsbruck 39', 'brixen 40', 'trient 41'],
      ],
    })
    does(s, 'playCard 23', 'reform', 'endTurn')
    expect([owes(s), s.ending, hand(s, 0)]).toEqual([[], lastReform, '2 4 54'])
  })

  it('example 17: reforms, then disks, then followers break a tie', () => {
    const level = (more: (s: State) => void) => {
      const s = position({
        taken: [
          ['ulm 31', 'ansbach 32', 'passau 33'],
          ['kempten 34', 'muenchen 35', 'straubing 36'],
        ],
        disks: { ulm: [4, 0], kempten: [0, 4] },
      })
      s.ending = sixRounds
      s.todo = []
      more(s)
      return s
    }
    const disk = (s: State, seat: number, number: number) => {
      s.supply[seat] -= number
      s.disks[seat] += number
    }
    const places = (s: State) => owlsOfMinerva.result(s)?.places
    // the second has a faction alone instead of a fifth disk
    const first = level((s) => {
      disk(s, 0, 1)
      s.held[6] = 1
    })
    expect(owlsOfMinerva.result(first)?.totals).toEqual([23, 23])
    expect(places(first)).toEqual([1, 2])
    const followers = level((s) => {
      s.held[0] = 2
      s.held[6] = 2
      s.held[1] = 1
      s.held[7] = 1
      s.held[2] = 3
      s.held[9] = 2
    })
    expect(owlsOfMinerva.result(followers)?.totals).toEqual([23, 23])
    expect(places(followers)).toEqual([1, 2])
    expect(places(level(() => undefined))).toEqual([1, 1])
  })

  it("example 18: followers are taken beside an opponent's disk, but no disk is placed", () => {
    const s = position({
      hands: ['27 1 2 4'],
      followers: { augsburg: 'artists scholars' },
      disks: { augsburg: [0, 1] },
    })
    does(s, 'playCard 27', 'gather')
    expect([held(s, 0), disks(s, 'augsburg')]).toEqual(['artists scholars', [0, 1]])
  })
})
