import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import {
  firstDeedCitizen,
  followerCount,
  knight,
  knightCitizen,
  none,
  outOfGame,
  schoolTile,
  tablesOf,
  towerTile,
  trackCount,
} from '../data.ts'
import { orleans } from '../index.ts'
import { inActions, inPreparation, ready, type State, techTile } from '../state.ts'
import { habit } from './habit.ts'
import { spaceAt, town, usual } from './position.ts'

/** A true position of the actions some way into a game, and the one before it. */
function positions(seats: number, seed = 4, holds: (s: State) => boolean = () => true): { before: State; now: State } {
  const random = new FastRandom(seed)
  const now = orleans.setup(seats, usual, { random })
  for (;;) {
    const decisions = orleans.decisions(now)
    if (decisions.length === 0) throw new Error('there is no such position')
    const { seat } = pick(decisions, random)
    const before = orleans.clone(now)
    orleans.play(now, seat, habit(now, seat, random), { random })
    if (now.round >= 8 && now.phase === inActions && now.todo[0].type === 'chooseAction' && holds(now))
      return { before, now }
  }
}

/** Forges a true position; gives what is broken then. */
function forged(forge: (s: State, before: State) => void, holds?: (s: State) => boolean): readonly string[] {
  const { before, now } = positions(3, 4, holds)
  forge(now, before)
  return orleans.broken(now, before)
}

describe('a forged position breaks the invariant that it was forged against', () => {
  it.each([2, 3, 4])('none, with %i seats, if nothing is forged', (seats) => {
    for (const seed of [1, 2, 3]) {
      const { before, now } = positions(seats, seed)
      expect(orleans.broken(now, before)).toEqual([])
    }
  })

  it('I-1 a follower too many', () => {
    expect(forged((s) => s.lostFollowers[0]++)).toEqual(['I-1'])
  })

  it('I-1 a seat has lost an own follower', () => {
    const isInBag = (s: State) => s.bags[7] === 1
    expect(forged((s) => s.bags[7]--, isInBag)).toEqual(['I-1'])
  })

  it('I-2 a good is lost', () => {
    expect(forged((s) => s.lostGoods[3]++)).toEqual(['I-2'])
  })

  it('I-3 a tech tile too many', () => {
    expect(forged((s) => s.techSupply++)).toEqual(['I-3'])
  })

  it('I-3 a station too many', () => {
    expect(forged((s) => s.stationSupply[1]++)).toEqual(['I-3'])
  })

  it('I-3 a tile of a seat that does not exist', () => {
    const isFree = (s: State) => s.tileOf.includes(none)
    const found = forged((s) => {
      s.tileOf[s.tileOf.indexOf(none)] = 3
    }, isFree)
    expect(found).toEqual(['I-3'])
  })

  it('I-4 somebody owes coins', () => {
    expect(forged((s) => (s.coins[2] = -1))).toEqual(['I-4'])
  })

  it('I-4 a market is too full', () => {
    const found = forged((s) => {
      s.markets[followerCount] += 9
      s.supply[0] -= 9
      s.returned[0] -= 9
    })
    expect(found).toContain('I-4')
  })

  it('I-4 somebody is in a tower that nobody has', () => {
    const found = forged(
      (s) => {
        s.tower[0]++
        s.lostFollowers[0]--
      },
      (s) => s.tileOf[towerTile] === none,
    )
    expect(found).toContain('I-4')
  })

  it('I-5 a marker has left its track', () => {
    expect(forged((s) => (s.development[0] = 31))).toContain('I-5')
  })

  it('I-5 a marker has gone back', () => {
    const found = forged((_s, before) => before.tracks[0]++)
    expect(found).toEqual(['I-5'])
  })

  it('I-6 somebody has recruited nobody', () => {
    const hasRoom = (s: State) => s.tracks[5] < 5
    expect(forged((s, before) => [s, before].map((each) => each.tracks[5]++), hasRoom)).toEqual(['I-6'])
  })

  it('I-7 a follower stands where it is not accepted', () => {
    const at = spaceAt('scriptorium', 0)
    const found = forged(
      (s) => {
        s.spaces[at] = 0
        s.lostFollowers[0]--
      },
      (s) => s.spaces[at] === none,
    )
    expect(found).toContain('I-7')
  })

  it('I-7 two tech tiles in one place', () => {
    const at = spaceAt('ship', 0)
    const found = forged(
      (s) => {
        s.spaces[at] = techTile
        s.spaces[at + 1] = techTile
        s.techSupply -= 2
      },
      (s) => s.spaces[at] === none && s.spaces[at + 1] === none,
    )
    expect(found).toContain('I-7')
  })

  it('I-7 the first tech tile is not on a farmer space', () => {
    const found = forged((s) => {
      const { spaceCount } = tablesOf(s)
      s.spaces.fill(none, 0, spaceCount)
      s.spaces[spaceAt('ship', 1)] = techTile
      s.techLaid[0] = 0
    })
    expect(found).toContain('I-7')
  })

  it('I-7 a scholar stands for another after the School was lost, but not before there was one', () => {
    const at = spaceAt('ship', 2)
    const forge = (s: State) => {
      s.spaces[at] = 5
      s.lostFollowers[5]--
    }
    const isFree = (s: State) => s.spaces[at] === none && s.tileOf[schoolTile] === none
    expect(forged(forge, isFree)).toEqual(['I-7'])
    const lost = forged((s) => {
      forge(s)
      s.tileOf[schoolTile] = outOfGame
    }, isFree)
    expect(lost).toEqual([])
  })

  it('I-8 an own follower is in the Town Hall', () => {
    const at = spaceAt('townhall', 0)
    const found = forged(
      (s) => {
        s.spaces[at] = 7
      },
      (s) => s.spaces[at] === none,
    )
    expect(found).toContain('I-8')
  })

  it('I-8 an unfinished deed has lost its citizen', () => {
    const isThere = (s: State) => s.citizens[firstDeedCitizen] === none
    expect(forged((s) => (s.citizens[firstDeedCitizen] = 1), isThere)).toEqual(['I-8'])
  })

  it('I-9 two stations in a town', () => {
    const found = forged((s) => {
      s.stationsAt[town('tours')] = 3
    })
    expect(found).toContain('I-9')
  })

  it('I-9 a good has come back to the map', () => {
    const found = forged((s, before) => {
      const at = s.onStretches.findIndex((good) => good !== none)
      before.onStretches[at] = none
    })
    expect(found).toEqual(['I-9'])
  })

  it('I-10 an event comes twice in a letter', () => {
    expect(forged((s) => (s.hourglass[17] = s.hourglass[16]))).toEqual(['I-10'])
  })

  it('I-11 somebody has passed a citizen', () => {
    const isTaken = (s: State) => s.citizens[0] !== none && s.development.some((at) => at >= 3)
    expect(forged((s) => (s.citizens[0] = none), isTaken)).toEqual(['I-11'])
  })

  it('I-11 the citizen of the knights came too early', () => {
    const isEarly = (s: State) => [0, 1, 2].every((seat) => s.tracks[seat * trackCount + knight] < 4)
    expect(forged((s) => (s.citizens[knightCitizen] = 0), isEarly)).toEqual(['I-11'])
  })

  it('I-12 somebody acts after passing', () => {
    expect(forged((s) => (s.passed |= 1 << s.active))).toContain('I-12')
  })

  it('I-12 a seat is passed over', () => {
    const found = forged((s, before) => {
      before.phase = inActions
      before.active = s.active
      before.passed = 0
      s.passed = 0
    })
    expect(found).toEqual(['I-12'])
  })

  it('I-13 nobody owes anything', () => {
    expect(forged((s) => (s.todo = []))).toContain('I-13')
    const waits = forged((s) => {
      s.todo = []
      s.phase = inPreparation
      s.stages.fill(ready)
    })
    expect(waits).toEqual(['I-13'])
  })
})
