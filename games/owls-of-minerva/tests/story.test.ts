import { readdirSync } from 'node:fs'
import type { Play, Result, Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import type { Decided, Event, Place } from '../events.ts'
import { owlsOfMinerva } from '../index.ts'
import { type Moment, story } from '../story.ts'
import { texts } from '../texts/index.ts'
import { card } from './position.ts'

const folder = new URL('records/', import.meta.url)

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), owlsOfMinerva, story)
  const moments = story.moments(play)
  const steps = play.chapters.flatMap((chapter) => chapter.steps)

  it('has a chapter for each round, and ends with the points of the result', () => {
    const rounds = play.chapters.map((chapter) =>
      chapter.steps.flatMap(({ told }) => told.flatMap((event) => (event.type === 'turnBegan' ? [event.round] : []))),
    )
    // the first turn of the next round begins with the move that ends this one
    for (const [index, begun] of rounds.entries()) {
      const isLast = index + 1 === rounds.length
      const own = isLast ? begun : begun.slice(0, -1)
      expect(own.every((round) => round === index + 1)).toBe(true)
      if (!isLast) expect(begun.at(-1)).toBe(index + 2)
    }
    expect(play.chapters.at(-1)?.after).toEqual(play.result.totals)
  })

  it('tells two to four different moments, in order, and the end is one of them', () => {
    expectInOrder(moments, 2, 4)
    const end = play.result.why === 'lastReform' ? 'lastReform' : 'lastRound'
    expect(moments.filter(({ told }) => told.type === end)).toHaveLength(1)
  })

  it('opens each moment with the move that did it', () => {
    for (const { moves, told } of moments) {
      const step = steps.find((each) => each.moves === moves)
      if ('deed' in told) expect(step?.told).toContainEqual(told.deed)
      else expect(step?.told.map(({ type }) => type)).toContain('gameEnded')
    }
  })

  it('words every moment in every language', () => {
    const names = ['Anna', 'Kenji', 'Ilona', 'Tobias'].slice(0, play.seats)
    for (const { story: words } of Object.values(texts)) {
      for (const { title, text } of moments.map((moment) => words.moment(moment.told, names))) {
        expect(title).not.toBe('')
        // the ids of the foreign set have a hyphen of their own
        expect(`${title} ${text}`.replace(/house-\d+/, '')).not.toMatch(/undefined|null|NaN|\[object|(?<!\d)-\d/)
      }
    }
  })
})

const ulm: Place = { region: 5, id: 'ulm' }

const reformed = (seat: Seat, points = 5): Event => ({
  type: 'reformed',
  seat,
  place: ulm,
  symbols: ['magistrates', 'magistrates', 'clergy', 'clergy'],
  card: card('23'),
  further: [card('15')],
  paid: [0, 0, 1, 0, 0, 0],
  points,
  left: 3,
})
const strength = (total: number) => ({ disks: 0, identity: total, cards: [], total })
const ousted = (winner: Seat, loser: Seat, by: Decided, attack: number, defence: number): Event => ({
  type: 'oustDecided',
  winner,
  loser,
  place: ulm,
  by,
  attack: strength(attack),
  defence: strength(defence),
})
const disk = (seat: Seat): Event => ({ type: 'diskPlaced', seat, place: ulm, why: 'gathering', left: 9 })

interface Round {
  readonly told?: readonly Event[]
  /** The points of all, had the game ended then. */
  readonly after: readonly number[]
}

/** Each event comes with a move of its own; the places come from the points, unless they are given. */
function playOfRounds(rounds: readonly Round[], given: Partial<Pick<Result, 'places' | 'why'>> = {}): Play<Event> {
  let before: readonly number[] = rounds[0].after.map(() => 0)
  const chapters = rounds.map(({ told = [], after }, at) => {
    const steps = [...told.map((event) => [event]), []].map((events, move) => {
      return { moves: 10 * at + move + 1, seat: 0, told: events }
    })
    const chapter = { before, after, steps }
    before = after
    return chapter
  })
  const places = before.map((points) => 1 + before.filter((other) => other > points).length)
  const result: Result = { places, totals: before, points: before.map(() => ({})), why: 'sixRounds', ...given }
  return { seats: before.length, chapters, result }
}

const kinds = (play: Play<Event>) => story.moments(play).map(({ chapter, told }) => [chapter, told.type])
const told = <Type extends Moment['type']>(play: Play<Event>, type: Type) =>
  story
    .moments(play)
    .map((moment) => moment.told)
    .find((each): each is Extract<Moment, { type: Type }> => each.type === type)

it('the lead for good is the first of the rounds after all of which the winner was ahead alone', () => {
  const play = playOfRounds([
    { told: [reformed(0)], after: [5, 0] },
    { told: [reformed(1, 7)], after: [5, 7] },
    { told: [ousted(0, 1, 'strength', 15, 9), reformed(0, 6)], after: [12, 7] },
    { told: [reformed(1)], after: [13, 12] },
  ])
  expect(kinds(play)).toEqual([
    [1, 'bigRound'],
    [2, 'bigReform'],
    [3, 'leadForGood'],
    [4, 'lastRound'],
  ])
  // the reform of that round tells it, not the oust before
  expect(told(play, 'leadForGood')).toMatchObject({ seat: 0, deed: { type: 'reformed', points: 6 } })
})

it('a round that ends the game tells the lead at its end', () => {
  const play = playOfRounds([
    { told: [reformed(1)], after: [0, 5] },
    { told: [reformed(0, 7)], after: [7, 5] },
  ])
  expect(told(play, 'leadForGood')).toBeUndefined()
  expect(told(play, 'lastRound')).toMatchObject({ verdict: { winners: [0], by: 'points', lead: 2, overtakes: true } })
})

describe('the verdict', () => {
  const verdict = (events: readonly Event[], totals: readonly number[], places?: readonly number[]) =>
    told(
      playOfRounds([{ after: totals }, { told: events, after: totals }], places === undefined ? {} : { places }),
      'lastRound',
    )?.verdict

  it('tells by how many points', () => {
    expect(verdict([], [20, 23, 18])).toEqual({ winners: [1], by: 'points', lead: 3, overtakes: false })
  })

  it('or what broke a tie: reforms, disks, followers', () => {
    expect(verdict([reformed(1)], [20, 20], [2, 1])).toMatchObject({ winners: [1], by: 'reforms', lead: 1 })
    expect(verdict([disk(0), disk(0), disk(1)], [20, 20], [1, 2])).toMatchObject({ by: 'disks', lead: 1 })
    expect(verdict([disk(0), disk(1)], [20, 20], [1, 2])).toMatchObject({ by: 'followers', lead: 0 })
  })

  it('or that the victory is shared', () => {
    expect(verdict([], [20, 20])).toMatchObject({ winners: [0, 1] })
  })
})

it('the last reform is the end, where it ends the game', () => {
  const play = playOfRounds([{ told: [reformed(0), reformed(1, 7)], after: [5, 7] }], { why: 'lastReform' })
  expect(told(play, 'lastReform')).toMatchObject({ deed: { seat: 1, points: 7 }, verdict: { winners: [1] } })
  expect(told(play, 'lastRound')).toBeUndefined()
})

describe('an oust', () => {
  const oustIn = (...events: readonly Event[]) =>
    told(playOfRounds([{ told: events, after: [1, 1] }, { after: [1, 1] }]), 'oust')?.deed

  it('is told if it was a near thing, or against the odds', () => {
    expect(oustIn(ousted(0, 1, 'strength', 12, 11))).toMatchObject({ winner: 0 })
    expect(oustIn(ousted(0, 1, 'strength', 15, 9))).toBeUndefined()
    expect(oustIn(ousted(1, 0, 'tie', 9, 9))).toMatchObject({ by: 'tie' })
    expect(oustIn(ousted(0, 1, 'crown', 5, 9))).toMatchObject({ by: 'crown' })
  })

  it('is the one that was least to be expected', () => {
    const near = ousted(0, 1, 'strength', 12, 11)
    expect(oustIn(near, ousted(1, 0, 'ace', 12, 4), ousted(0, 1, 'crown', 9, 4))).toMatchObject({ by: 'ace' })
    expect(oustIn(ousted(0, 1, 'crown', 9, 4), near)).toEqual(near)
  })
})

describe('the words of a moment', () => {
  const names = ['Anna', 'Kenji']
  const play = playOfRounds([{ told: [ousted(1, 0, 'ace', 12, 4), reformed(0)], after: [5, 0] }, { after: [5, 4] }])
  const moments = (language: keyof typeof texts) =>
    story.moments(play).map((moment) => texts[language].story.moment(moment.told, names))

  it('name the region, and tell what was done and what for', () => {
    expect(moments('en')).toEqual([
      {
        title: 'Ulm',
        text: 'Anna attacks, but Kenji turns it all round with an ace (4 to 12 in strength).',
      },
      {
        title: 'Ulm',
        text: 'Anna reforms the region over Halem, with 1 follower and 1 further card: 5 points. After this round and all that follow, Anna is in front.',
      },
      {
        title: 'The sixth edict',
        text: 'Six rounds are over, and the map still has reforms to offer: Anna 5, Kenji 4. Anna wins with a lead of 1 point.',
      },
    ])
    expect(moments('ja')).toEqual([
      { title: 'ウルム', text: 'Annaが攻め込んだが、Kenjiがエースで退けた（戦力は4対12）。' },
      {
        title: 'ウルム',
        text: 'Annaがハーレムを下に置き、支持者1個と追加カード1枚を使って再結成し、5点を得た。ここから先、どのラウンドの終わりにも首位はAnnaだった。',
      },
      {
        title: '6枚目の布告',
        text: '再結成カードを残したまま、6ラウンドが終わった：Anna 5、Kenji 4。Annaが1点差で勝利。',
      },
    ])
    expect(moments('hu')).toEqual([
      { title: 'Ulm', text: 'Anna támad, de Kenji egy ásszal mindent megfordít (erőben 4:12).' },
      {
        title: 'Ulm',
        text: 'Anna 1 követővel és 1 további kártyával hajtja végre a reformot, alatta Halem: 5 pont. Innentől minden forduló végén Anna áll az élen.',
      },
      {
        title: 'A hatodik rendelet',
        text: 'Letelt a hat forduló, pedig maradt még reform a térképen: Anna 5, Kenji 4. Anna 1 pont előnnyel győz.',
      },
    ])
  })

  it('tell the end by the last reform, and the dearest one', () => {
    const last = playOfRounds(
      [
        { told: [reformed(0, 7)], after: [7, 6] },
        { told: [reformed(1, 5)], after: [7, 11] },
      ],
      { why: 'lastReform' },
    )
    const [dearest, end] = story.moments(last).map((moment) => texts.en.story.moment(moment.told, names).text)
    expect(dearest).toMatch(/: 7 points\. No other reform of this game is worth more\.$/)
    expect(end).toMatch(
      /It is the last reform card\. Kenji wins with a lead of 4 points\. Only in the last round does Kenji pull ahead\.$/,
    )
  })

  it.each(['crown', 'ace', 'strength', 'tie'] as const)(
    'tell an oust by %s, from either side, in every language',
    (by) => {
      const sums = { crown: [5, 9], ace: [12, 4], strength: [12, 11], tie: [9, 9] } as const
      const [winner, loser] = by === 'crown' || by === 'strength' ? [0, 1] : [1, 0]
      const [attack, defence] = sums[by]
      const deed = ousted(winner, loser, by, attack, defence)
      if (deed.type !== 'oustDecided') throw new Error('an oust is decided')
      const told = Object.values(texts).map(({ story: words }) => words.moment({ type: 'oust', deed }, names).text)
      for (const text of told) expect(text).toMatch(/Anna.*Kenji|Kenji.*Anna/)
      expect(new Set(told).size).toBe(3)
    },
  )
})
