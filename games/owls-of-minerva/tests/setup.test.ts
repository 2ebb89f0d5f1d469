import { FastRandom, flawsIn, seenBy, Table } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { contacts, firstContact } from '../../luminaries/contacts.ts'
import { toldTo } from '../../tests/told.ts'
import { allFactions, allRegions, components, contactFactions, none, tablesOf } from '../data.ts'
import { owlsOfMinerva } from '../index.ts'
import { redeal } from '../rules/setup.ts'
import { colours, factions } from '../sets.ts'
import { origins, standardSet } from '../standard-set.ts'
import { followersAt, heldAt, mayBeIdentity, type State } from '../state.ts'
import { blocked, card, hand, offered, owes, position, usual, worded } from './position.ts'

const setUp = (seats: number, seed = 1): State => owlsOfMinerva.setup(seats, usual, { random: new FastRandom(seed) })
const many = Array.from({ length: 60 }, (_, seed) => seed)

/** Everybody takes the first card that may be taken. */
function chosen(seats: number, seed = 1): State {
  const s = setUp(seats, seed)
  for (const { seat } of owlsOfMinerva.decisions(s)) {
    owlsOfMinerva.play(s, seat, owlsOfMinerva.moves(s, seat)[0], { random: new FastRandom(seed) })
  }
  return s
}
/** Everybody has a pawn on the map, too. */
function begun(seats: number, seed = 1): State {
  const s = chosen(seats, seed)
  while (owes(s)[0].startsWith('chooseStart')) {
    const [{ seat }] = owlsOfMinerva.decisions(s)
    owlsOfMinerva.play(s, seat, owlsOfMinerva.moves(s, seat)[0], { random: new FastRandom(seed) })
  }
  return s
}

describe('the components', () => {
  it('contact cards are all threes of factions, numbered IV to XXIII', () => {
    expect(contacts).toHaveLength(20)
    expect(new Set(contacts.map((each) => each.join())).size).toBe(20)
    expect(firstContact).toBe(4)
    expect(contacts[0]).toEqual(['nobility', 'professions', 'magistrates'])
    expect(contacts[19]).toEqual(['artists', 'scholars', 'clergy'])
    for (const faction of factions) expect(contacts.filter((each) => each.includes(faction))).toHaveLength(10)
  })

  it('I-9 the map has 28 borders, degrees as printed, and the largest distance is 5', () => {
    const { neighbours, distance } = tablesOf({ set: null })
    const degrees = neighbours.map((set) => set.toString(2).replaceAll('0', '').length)
    expect(degrees).toEqual([3, 4, 4, 4, 7, 3, 4, 4, 2, 6, 3, 3, 5, 2, 2])
    expect(standardSet.borders).toHaveLength(28)
    expect(Math.max(...distance.flat())).toBe(5)
    expect([distance[0][13], distance[0][14]]).toEqual([5, 5])
  })

  it('I-9 no two borders cross', () => {
    const at = (id: string) => {
      const found = standardSet.regions.find((region) => region.id === id)
      if (found === undefined) throw new Error(id)
      return found
    }
    type Point = { readonly x: number; readonly y: number }
    const side = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    for (const [one, [a, b]] of standardSet.borders.entries()) {
      for (const [c, d] of standardSet.borders.slice(one + 1)) {
        if (new Set([a, b, c, d]).size < 4) continue
        const crosses =
          side(at(a), at(b), at(c)) !== side(at(a), at(b), at(d)) &&
          side(at(c), at(d), at(a)) !== side(at(c), at(d), at(b))
        expect([a, b, c, d, crosses]).toEqual([a, b, c, d, false])
      }
    }
  })

  it('three start regions a colour, never adjacent to each other', () => {
    const { startsOf, neighbours } = tablesOf({ set: null })
    expect(startsOf.map((regions) => regions.map((region) => standardSet.regions[region].id))).toEqual([
      ['bamberg', 'augsburg', 'burghausen'],
      ['nuernberg', 'passau', 'kempten'],
      ['amberg', 'ulm', 'brixen'],
      ['ansbach', 'straubing', 'trient'],
    ])
    for (const regions of startsOf)
      for (const region of regions) expect(regions.some((other) => neighbours[region] & (1 << other))).toBe(false)
  })

  it('reform cards ask for four followers each, for every pair of factions twice two', () => {
    expect(standardSet.reforms).toHaveLength(20)
    expect(standardSet.reforms.every(({ symbols }) => symbols.length === 4)).toBe(true)
    expect(new Set(standardSet.reforms.map(({ symbols }) => symbols.join())).size).toBe(20)
    const pairs = standardSet.reforms.filter(({ symbols }) => new Set(symbols).size === 2)
    expect(pairs).toHaveLength(15)
    const times = factions.map(
      (faction) => standardSet.reforms.flatMap(({ symbols }) => symbols).filter((each) => each === faction).length,
    )
    expect(times.every((each) => each === 13 || each === 14)).toBe(true)
  })

  it('are a set like any host could bring, and say where they come from', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect([origins.reforms, origins.borders]).toEqual(['reconstructed', 'reconstructed'])
    expect(new Set(Object.values(origins))).toEqual(new Set(['seed', 'public', 'reconstructed']))
  })
})

describe('setup', () => {
  it.each([2, 3, 4])(
    'OM-1.1 with %i seats each region has the three followers of a contact card of its own',
    (seats) => {
      const s = setUp(seats)
      const triples = allRegions.map((region) =>
        allFactions.flatMap((faction) =>
          Array.from({ length: s.followers[followersAt(region, faction)] }, () => faction),
        ),
      )
      const numbers = triples.map((triple) => contactFactions.findIndex((each) => each.join() === triple.join()))
      expect(numbers.every((number) => number >= 0)).toBe(true)
      expect(new Set(numbers).size).toBe(15)
    },
  )

  it.each([
    [2, ['bamberg', 'nuernberg', 'amberg', 'brixen', 'trient']],
    [3, ['bamberg', 'nuernberg', 'amberg']],
    [4, []],
  ])('OM-1.2 with %i seats there is no reform card in %j', (seats, without) => {
    const s = setUp(seats)
    const empty = allRegions.filter((region) => s.reforms[region] === none)
    expect(empty.map((region) => standardSet.regions[region].id)).toEqual(without)
    const laid = s.reforms.filter((reform) => reform !== none)
    expect(new Set(laid).size).toBe(15 - without.length)
    expect(new Set(many.map((seed) => setUp(seats, seed).reforms[4])).size).toBeGreaterThan(15)
  })

  it.each([2, 3, 4])('OM-1.3 with %i seats: five cards each, five in the court, the rest in the deck', (seats) => {
    const s = setUp(seats)
    expect(s.hands.map((each) => each.length)).toEqual(Array(seats).fill(5))
    expect([s.court.length, s.deck.length, s.discards.length]).toEqual([5, 52 - 5 * seats, 0])
    expect(new Set([...s.hands.flat(), ...s.court, ...s.deck]).size).toBe(57)
  })

  it('OM-1.4 all choose at the same time, no ace or crown', () => {
    const s = setUp(3, 2)
    expect(owes(s)).toEqual(['chooseId 0', 'chooseId 1', 'chooseId 2'])
    for (const seat of [0, 1, 2]) {
      const plain = s.hands[seat].filter((each) => mayBeIdentity(s, each))
      expect(owlsOfMinerva.moves(s, seat).map(worded)).toEqual(plain.map((each) => `identity ${each + 1}`))
    }
    expect(mayBeIdentity(s, card('45'))).toBe(true)
    expect([card('46'), card('57')].some((each) => mayBeIdentity(s, each))).toBe(false)
    const high = many.map((seed) => setUp(4, seed)).find((each) => each.hands[0].some((one) => one >= card('46')))
    expect(high && blocked(high).some((each) => each.endsWith('notAnIdentity OM-1.4'))).toBe(true)
  })

  it('OM-1.4 a choice is secret until the last is made', () => {
    const s = setUp(2)
    const [mine] = owlsOfMinerva.moves(s, 1)
    owlsOfMinerva.play(s, 1, mine, { random: new FastRandom(1) })
    expect(owes(s)).toEqual(['chooseId 0'])
    expect(owlsOfMinerva.view(s, 0).ids).toEqual([none, null])
    expect(owlsOfMinerva.view(s, null).ids).toEqual([none, null])
    expect(owlsOfMinerva.view(s, 1).ids).toEqual([none, s.ids[1]])
    owlsOfMinerva.play(s, 0, owlsOfMinerva.moves(s, 0)[0], { random: new FastRandom(1) })
    expect(owlsOfMinerva.view(s, null).ids).toEqual(s.ids)
    expect(s.hands.map((each) => each.length)).toEqual([4, 4])
  })

  it('OM-1.4 a hand of aces and crowns alone is shown, goes under the deck, and is dealt anew', () => {
    const s = position({ hands: ['46 47 48 52 53', '1 2 3 4 5'] })
    const [before, top] = [s.deck.slice(), s.deck.slice(-5)]
    const events: unknown[] = []
    redeal(s, 0, { random: new FastRandom(1), tell: (event) => events.push(event) })
    expect(events).toEqual([{ type: 'handShown', seat: 0, cards: [45, 46, 47, 51, 52] }])
    expect(s.hands[0]).toEqual(top.sort((a, b) => a - b))
    expect(s.deck.slice(0, 5).sort((a, b) => a - b)).toEqual([45, 46, 47, 51, 52])
    expect(s.deck.slice(5)).toEqual(before.slice(0, -5))
    redeal(s, 1, { random: new FastRandom(1) })
    expect(hand(s, 1)).toBe('1 2 3 4 5')
  })

  it('OM-1.4 everybody remembers which cards lie under the deck', () => {
    const s = position({ hands: ['46 47 48 52 53', '1 2 3 4'] })
    redeal(s, 0, { random: new FastRandom(1) })
    for (const seed of many) {
      const { deck } = owlsOfMinerva.imagine(owlsOfMinerva.view(s, 1), new FastRandom(seed))
      expect(deck.slice(0, 5).sort((a, b) => a - b)).toEqual([45, 46, 47, 51, 52])
    }
  })

  it.each([2, 3, 4])('OM-1.5 with %i seats each gets the followers of one of the five other contact cards', (seats) => {
    const s = chosen(seats)
    expect(new Set(s.contacts).size).toBe(seats)
    for (const [seat, contact] of s.contacts.entries()) {
      const has = allFactions.filter((faction) => s.held[heldAt(seat, faction)] === 1)
      expect(has).toEqual(contactFactions[contact])
      const isOnMap = allRegions.some((region) =>
        contactFactions[contact].every((faction) => s.followers[followersAt(region, faction)] > 0),
      )
      expect(isOnMap).toBe(false)
    }
  })

  it('OM-1.6 the lowest contact number starts', () => {
    const starters = many.map((seed) => {
      const s = chosen(4, seed)
      expect(s.contacts[s.starter]).toBe(Math.min(...s.contacts))
      return s.starter
    })
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('OM-1.7 the six edicts are shuffled', () => {
    const s = setUp(2)
    expect(s.edictPile.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(new Set(many.map((seed) => setUp(2, seed).edictPile.at(-1))).size).toBe(6)
  })

  it.each([2, 3, 4])(
    'OM-1.8 with %i seats pawns are placed in reverse order, on regions of the own colour',
    (seats) => {
      const s = chosen(seats, 3)
      const order: number[] = []
      while (owes(s)[0].startsWith('chooseStart')) {
        const [{ seat }] = owlsOfMinerva.decisions(s)
        order.push(seat)
        const own = standardSet.regions
          .filter(({ start }) => start === colours[s.colours[seat]])
          .map(({ id }) => `start ${id}`)
        expect(offered(s)).toEqual(own)
        expect(blocked(s)).toHaveLength(12)
        expect(blocked(s)[0]).toMatch('otherColour OM-1.8')
        owlsOfMinerva.play(s, seat, owlsOfMinerva.moves(s, seat)[2], { random: new FastRandom(1) })
      }
      expect(order).toEqual(Array.from({ length: seats }, (_, n) => (s.starter + seats - 1 - n) % seats))
      expect(s.disks.every((each) => each === 0)).toBe(true)
      expect(owes(s)).toEqual([`playCard ${s.starter}`])
    },
  )

  it('OM-1.8 colours come by chance', () => {
    expect(new Set(many.map((seed) => setUp(2, seed).colours[0]))).toEqual(new Set([0, 1, 2, 3]))
  })

  it.each([2, 3, 4])('OM-1.9 with %i seats the bank has what is left', (seats) => {
    const s = begun(seats)
    expect(s.bank.reduce((sum, each) => sum + each, 0)).toBe(60 - 45 - 3 * seats)
  })

  it('is told to all, with what lies on the board', () => {
    const table = new Table(owlsOfMinerva, { seats: 2, options: {}, seed: 'a'.repeat(64) })
    const [began] = toldTo(table.opening, 'gameBegan')
    expect(began.court).toEqual(table.state.court)
    expect(began.reforms.filter((each) => each !== null)).toHaveLength(10)
    expect(table.opening.map((each) => seenBy(each, 0))).toEqual(table.opening.map((each) => seenBy(each, null)))
  })
})
