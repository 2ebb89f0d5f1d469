import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { blocked, card, disks, does, hand, held, offered, offeredAs, owes, pawn, position } from './position.ts'

describe('the move', () => {
  it.each([
    ['4', ['ansbach', 'eichstaett', 'augsburg']],
    ['16', ['bamberg', 'nuernberg', 'amberg', 'ansbach', 'eichstaett', 'augsburg', 'straubing', 'muenchen', 'kempten']],
    [
      '32',
      [
        'bamberg',
        'nuernberg',
        'amberg',
        'ansbach',
        'eichstaett',
        'augsburg',
        'straubing',
        'passau',
        'muenchen',
        'burghausen',
        'kempten',
        'innsbruck',
      ],
    ],
  ])('OM-3.9 card %s: up to its rank, one step or more', (number, regions) => {
    const s = position({ pawns: ['ulm', 'trient'], hands: [`${number} 1 2 3`] })
    does(s, `playCard ${number}`)
    expect(offeredAs(s, 'move')).toEqual(regions)
    expect(blocked(s)).toContain('move ulm: sameRegion OM-3.9')
    expect(blocked(s)).toContain('move brixen: tooFar OM-3.9')
  })

  it('OM-3.9 passing another pawn has no effect', () => {
    const s = position({ pawns: ['kempten', 'innsbruck'], hands: ['16 1 2 3'] })
    const events = does(s, 'playCard 16', 'move brixen')
    expect(types(events)).not.toContain('oustBegan')
    expect(toldTo(events, 'moved')).toMatchObject([{ from: { id: 'kempten' }, to: { id: 'brixen' }, steps: 2 }])
  })

  it.each(['46', '52'])('OM-3.10 card %s goes to any other region', (number) => {
    const s = position({ hands: [`${number} 1 2 3`] })
    does(s, `playCard ${number}`)
    expect(offeredAs(s, 'move')).toHaveLength(14)
    does(s, 'move trient')
    expect(pawn(s, 0)).toBe('trient')
  })

  it('OM-3.11 ending beside another pawn forces an oust, and the move is used', () => {
    const s = position({ ids: ['31'], pawns: ['straubing', 'passau'], hands: ['8 1 2 3', '7 4 6 9'] })
    const events = does(s, 'playCard 8', 'move passau')
    expect(toldTo(events, 'oustBegan')).toMatchObject([{ attacker: 0, defender: 1, place: { id: 'passau' } }])
    expect(owes(s)).toEqual(['oustDefend 1'])
    does(s, 'defend 7', 'displace burghausen')
    expect([owes(s), offeredAs(s, 'move')]).toEqual([['act 0'], []])
  })
})

describe('the oust', () => {
  /** Seat 0 with 31 (6) attacks seat 1 with 4 (3) at Passau, by card 8 (6). */
  const attack = (given = {}) => {
    const s = position({ ids: ['31', '4'], pawns: ['straubing', 'passau'], hands: ['8 1 2 3', '7 9 10 13'], ...given })
    does(s, 'playCard 8')
    return s
  }

  it('OM-3.12 step 1: every own disk in the region and around it counts, others do not', () => {
    const s = attack({ disks: { passau: [1, 2], straubing: [2, 0], burghausen: [0, 3], muenchen: [5, 5] } })
    const [began] = toldTo(does(s, 'move passau'), 'oustBegan')
    expect(began.attack).toEqual({ disks: 3, identity: 6, cards: [6], total: 15 })
    expect(began.defence).toEqual({ disks: 5, identity: 3, cards: [], total: 8 })
  })

  it('OM-3.12 step 3: the defender has to play a card', () => {
    const s = attack()
    does(s, 'move passau')
    expect(offered(s)).toEqual(['defend 7', 'defend 9', 'defend 10', 'defend 13'])
  })

  it('OM-3.12 step 3: without a card the defender adds nothing', () => {
    const s = attack({ hands: ['8 1 2 3', ''] })
    const [decided] = toldTo(does(s, 'move passau'), 'oustDecided')
    expect(decided).toMatchObject({ winner: 0, by: 'strength', defence: { cards: [], total: 3 } })
  })

  it('OM-3.12 step 4: the ace of a defender wins, that of an attacker counts nothing', () => {
    const s = attack({ hands: ['8 1 2 3', '47 9 10 13'] })
    expect(toldTo(does(s, 'move passau', 'defend 47'), 'oustDecided')).toMatchObject([{ winner: 1, by: 'ace' }])
    const other = position({ ids: ['31', '4'], hands: ['46 1 2 3', '9 6 7 10'] })
    const [decided] = toldTo(does(other, 'playCard 46', 'move passau', 'defend 9'), 'oustDecided')
    expect(decided).toMatchObject({ winner: 1, by: 'strength', attack: { total: 6 }, defence: { total: 8 } })
  })

  it('OM-3.12 step 4: the crown of an attacker wins, that of a defender counts nothing', () => {
    const s = attack({ hands: ['8 1 2 3', '53 9 10 13'] })
    expect(toldTo(does(s, 'move passau', 'defend 53'), 'oustDecided')).toMatchObject([
      { winner: 0, by: 'strength', defence: { total: 3 } },
    ])
    const other = position({ ids: ['7', '31'], hands: ['52 1 2 3', '8 6 9 10'] })
    const [decided] = toldTo(does(other, 'playCard 52', 'move passau', 'defend 8'), 'oustDecided')
    expect(decided).toMatchObject({ winner: 0, by: 'crown', attack: { total: 2 }, defence: { total: 12 } })
  })

  it('OM-3.12 step 6: crowns and aces cancel one for one over all cards', () => {
    // 3 + 0 against 3 + 0, then a second crown
    const s = position({ ids: ['6', '4'], hands: ['52 53 2 3', '46 7 9 10'] })
    const events = does(s, 'playCard 52', 'move passau', 'defend 46')
    expect(toldTo(events, 'oustTied')).toHaveLength(1)
    does(s, 'raise 53')
    expect(toldTo(does(s, 'answer 9'), 'oustDecided')).toMatchObject([{ winner: 0, by: 'crown' }])
  })

  it('OM-3.12 step 6: a tie repeats, and goes to the defender when the attacker stops or has no card', () => {
    const given = { ids: ['6', '4'], pawns: ['straubing', 'passau'] } as const
    const s = position({ ...given, hands: ['8 46 2 7', '10 9 52 13'] })
    does(s, 'playCard 8', 'move passau', 'defend 10')
    expect(offered(s)).toEqual(['raise 2', 'raise 7', 'raise 46', 'stop'])
    // an ace brings the attacker nothing: still tied
    expect(toldTo(does(s, 'raise 46', 'decline'), 'oustTied')).toHaveLength(1)
    expect(owes(s)).toEqual(['oustRaise 0'])
    expect(toldTo(does(s, 'stop'), 'oustDecided')).toMatchObject([{ winner: 1, by: 'tie' }])
    const bare = position({ ...given, hands: ['8', '10 9 52 13'] })
    expect(toldTo(does(bare, 'playCard 8', 'move passau', 'defend 10'), 'oustDecided')).toMatchObject([
      { winner: 1, by: 'tie' },
    ])
  })

  it('OM-3.12 step 6: a defender without a card does not answer', () => {
    const s = position({ ids: ['6', '4'], pawns: ['straubing', 'passau'], hands: ['8 3 2 7', '10'] })
    const events = does(s, 'playCard 8', 'move passau', 'defend 10', 'raise 3')
    expect(toldTo(events, 'oustDecided')).toMatchObject([{ winner: 0, by: 'strength' }])
  })

  it('OM-3.13 the winner chooses among the nearest regions; where the attacker came from is one of them', () => {
    const s = attack()
    does(s, 'move passau', 'defend 7')
    expect([owes(s), offeredAs(s, 'displace')]).toEqual([['oustDisplace 0'], ['straubing', 'burghausen']])
    expect(blocked(s)).toEqual(
      expect.arrayContaining(['displace passau: contestedRegion OM-3.13', 'displace ulm: notNearest OM-3.13']),
    )
    does(s, 'displace straubing')
    expect([pawn(s, 0), pawn(s, 1)]).toEqual(['passau', 'straubing'])
  })

  it('OM-3.13 a region with a pawn is not free', () => {
    const s = position({
      seats: 3,
      ids: ['31', '4'],
      pawns: ['straubing', 'passau', 'burghausen'],
      hands: ['8 1 2 3', '7 9 10 13'],
    })
    does(s, 'playCard 8', 'move passau', 'defend 7')
    expect([owes(s), pawn(s, 1)]).toEqual([['act 0'], 'straubing'])
  })

  it('OM-3.14 the winner gets a disk there, whatever lies there, and a follower of choice', () => {
    const s = attack({ held: ['', 'clergy artists artists'], disks: { passau: [1, 1] } })
    does(s, 'move passau', 'defend 7', 'displace straubing')
    expect(offeredAs(s, 'take')).toEqual(['artists', 'clergy'])
    expect(blocked(s)).toContain('take nobility: loserHasNone OM-3.14')
    does(s, 'take artists')
    expect([disks(s, 'passau'), held(s, 0), held(s, 1)]).toEqual([[2, 1], 'artists', 'artists clergy'])
  })

  it('OM-3.14 without a choice it is taken at once, without a follower there is none', () => {
    const s = attack({ held: ['', 'clergy clergy'] })
    does(s, 'move passau', 'defend 7', 'displace straubing')
    expect([owes(s), held(s, 0)]).toEqual([['act 0'], 'clergy'])
    const poor = attack()
    const events = does(poor, 'move passau', 'defend 7', 'displace straubing')
    expect(toldTo(events, 'noFollowerToTake')).toEqual([{ type: 'noFollowerToTake', seat: 0, from: 1 }])
  })

  it('OM-3.15 the cards of the oust are discarded, the turn goes on from where the pawn was put', () => {
    const s = attack({
      hands: ['8 1 2 3', '47 9 10 13'],
      followers: { burghausen: 'clergy' },
      held: ['clergy magistrates'],
      reforms: { burghausen: 'R12' },
    })
    does(s, 'move passau', 'defend 47', 'displace burghausen', 'take clergy')
    expect([s.discards, s.card, s.defender]).toEqual([[card('47')], card('8'), none])
    does(s, 'gather', 'reform')
    expect([held(s, 0), held(s, 1)]).toEqual(['', 'clergy'])
    expect(hand(s, 1)).toBe('9 10 13')
  })
})
