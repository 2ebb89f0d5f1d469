import { readdirSync } from 'node:fs'
import type { Play, Result } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { expectInOrder, playIn } from '../../tests/story.ts'
import { greyEminence, none, queen } from '../data.ts'
import type { Event, SheetLabel, Standing } from '../events.ts'
import { richelieu } from '../index.ts'
import { story } from '../story.ts'
import { texts } from '../texts/index.ts'

const folder = new URL('records/', import.meta.url)

describe.each(readdirSync(folder))('the story of %s', (file) => {
  const play = playIn(new URL(file, folder), richelieu, story)
  const moments = story.moments(play)

  it('has a chapter for each intrigue or chain, and ends with the points of the result', () => {
    const cleared = play.chapters.map(({ steps }) => steps.flatMap(({ told }) => told.filter(isCleared)).length)
    expect(cleared.every((boxes) => boxes > 0)).toBe(true)
    expect(cleared.reduce((sum, boxes) => sum + boxes, 0)).toBe(13)
    expect(play.chapters.at(-1)?.after).toEqual(play.result.totals)
  })

  it('tells three or four different moments, in order, and the last intrigue is one of them', () => {
    expectInOrder(moments, 3, 4)
    expect(moments.at(-1)).toMatchObject({ chapter: play.chapters.length, told: { type: 'lastIntrigue' } })
  })

  it('opens each moment with the move that began its resolution', () => {
    for (const { moves, told } of moments) {
      const step = play.chapters.flatMap(({ steps }) => steps).find((each) => each.moves === moves)
      const sheets = step?.told.flatMap((event) => (event.type === 'intrigueWon' ? [event.sheet] : []))
      expect(sheets).toContainEqual('resolved' in told ? told.resolved.sheet : null)
    }
  })

  it('words every moment in every language', () => {
    const names = ['Anna', 'Kenji', 'Ilona', 'Tobias'].slice(0, play.seats)
    for (const { story: words } of Object.values(texts)) {
      const told = moments.map((moment) => words.moment(moment.told, names))
      for (const { title, text } of told) {
        expect(title).not.toBe('')
        expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\[object|(?<!\d)-\d/)
      }
    }
  })
})

const isCleared = ({ type }: Event): boolean => type === 'boxCleared'

const richelieuSheet: SheetLabel = { id: 'R04', faction: 'richelieu' }
const englishSheet: SheetLabel = { id: 'E1', faction: 'england' }

interface Given {
  /** Who stands where: Richelieu's spaces are 0 to 4, England's 5 to 9. */
  readonly standing?: readonly Standing[]
  /** Before it is resolved. */
  readonly first?: readonly Event[]
  /** By seat: what the first and the second in rank get; the sheet's reward is 3 and 1 prestige. */
  readonly ranking?: readonly (readonly [owner: number, sum: number])[]
  readonly strengths: readonly [richelieu: number, opposing: number]
  readonly cardinal?: readonly [from: number, to: number]
  /** The points of all, had the game ended then. */
  readonly after: readonly number[]
}

/** Three players: one intrigue after the other in the first box, each of them a chapter. */
function playOfIntrigues(...intrigues: readonly Given[]): Play<Event> {
  let before: readonly number[] = [0, 0, 0]
  const chapters = intrigues.map((given, at) => {
    const { standing = [], first = [], ranking = [], strengths, cardinal = [7, 7], after } = given
    const side = strengths[1] > strengths[0] ? 1 : 0
    const sheets = [richelieuSheet, englishSheet]
    const rewards = ranking.slice(0, 2).flatMap(([seat], place): Event[] => {
      const gains = { prestige: 3 - 2 * place, money: 0, income: 0, military: 0 }
      return seat < 3 ? [{ type: 'rewarded', seat, place: place + 1, box: 0, sheet: sheets[side], gains }] : []
    })
    const told: Event[] = [
      { type: 'resolutionBegan', box: 0, intrigue: at + 1, full: side, sheets, standing, turnedUp: [] },
      {
        type: 'intrigueWon',
        box: 0,
        side,
        sheet: sheets[side],
        strengths,
        ranking: ranking.map(([owner, sum]) => ({ owner, sum })),
      },
      ...rewards,
      { type: 'cardinalMoved', step: 0, from: cardinal[0], to: cardinal[1] },
      {
        type: 'boxCleared',
        box: 0,
        keeper: ranking[0]?.[0] ?? none,
        winning: sheets[side],
        losing: sheets[1 - side],
        agents: [],
        pieces: [],
      },
    ]
    const steps = [
      { moves: 10 * at + 1, seat: 0, told: first },
      { moves: 10 * at + 2, seat: 0, told },
    ]
    const chapter = { before, after, steps }
    before = after
    return chapter
  })
  const places = before.map((points) => 1 + before.filter((other) => other > points).length)
  const result: Result = {
    places,
    totals: before,
    points: before.map(() => ({ richelieu: 4 })),
    why: 'allResolved',
  }
  return { seats: 3, chapters, result }
}

const kinds = (play: Play<Event>) => story.moments(play).map(({ chapter, told }) => [chapter, told.type])
/** England wins clearly, and nothing more happens. */
const plain = (...after: readonly number[]): Given => ({ strengths: [1, 9], ranking: [[0, 5]], after })

it('the lead for good is the intrigue after which the winner was never caught up with', () => {
  expect(
    kinds(playOfIntrigues(plain(3, 0, 0), plain(3, 4, 0), plain(7, 4, 0), plain(9, 8, 0), plain(9, 8, 3))),
  ).toEqual([
    [2, 'bigAct'],
    [3, 'leadForGood'],
    [4, 'bigAct'],
    [5, 'lastIntrigue'],
  ])
})

it('the last intrigue tells whether it has made the winner', () => {
  const last = (...intrigues: readonly Given[]) => story.moments(playOfIntrigues(...intrigues)).at(-1)?.told
  expect(last(plain(3, 0, 0), plain(3, 4, 0))).toMatchObject({ type: 'lastIntrigue', winner: 1, overtakes: true })
  expect(last(plain(3, 0, 0), plain(6, 4, 0))).toMatchObject({ winner: 0, overtakes: false })
  expect(last(plain(3, 0, 0), plain(4, 4, 0))).toMatchObject({ winner: null })
})

it('and who has the most Richelieu sheets now, if that has changed', () => {
  const won = (seat: number, ...after: readonly number[]): Given => ({ strengths: [9, 1], ranking: [[seat, 5]], after })
  const most = (...intrigues: readonly Given[]) => {
    const told = story.moments(playOfIntrigues(...intrigues)).at(-1)?.told
    return told?.type === 'lastIntrigue' ? told.most : undefined
  }
  expect(most(won(0, 3, 0, 0), won(1, 3, 4, 0))).toEqual({ seats: [0, 1], points: 4 })
  expect(most(won(0, 3, 0, 0), won(0, 6, 0, 0))).toBeNull()
  expect(most(won(0, 3, 0, 0), plain(6, 0, 0))).toBeNull()
})

it('a game that falls quiet ends with that', () => {
  const { chapters, ...play } = playOfIntrigues(plain(3, 0, 0))
  const quiet = { before: [3, 0, 0], after: [3, 0, 0], steps: [{ moves: 40, seat: 0, told: [] }] }
  expect(kinds({ ...play, chapters: [...chapters, quiet] })).toEqual([
    [1, 'leadForGood'],
    [2, 'quietEnd'],
  ])
})

describe('the Cardinal', () => {
  const step = (from: number, to: number): Given => ({ ...plain(1, 1, 0), cardinal: [from, to] })
  const [before, last] = [plain(0, 0, 1), plain(5, 1, 0)]

  it('is a key moment where he goes far and changes how many actions somebody has', () => {
    // seat 0 has gained 3 prestige in each of the two intrigues before
    const play = playOfIntrigues(before, before, step(4, 12), before, last)
    expect(story.moments(play)).toContainEqual({
      moves: 22,
      chapter: 3,
      told: expect.objectContaining({ type: 'cardinal', from: 4, to: 12, seats: [0] }),
    })
    expect(story.moments(playOfIntrigues(before, step(7, 0), last)).map(({ told }) => told)).toContainEqual(
      expect.objectContaining({ type: 'cardinal', seats: [0, 1, 2] }),
    )
  })

  it('is none where he only makes a small step, or stays ahead of all', () => {
    const types = [step(4, 7), step(20, 28)].map((each) => kinds(playOfIntrigues(before, before, each, before, last)))
    expect(types.flat().map(([, type]) => type)).not.toContain('cardinal')
  })
})

describe('a twist', () => {
  const twistIn = (given: Omit<Given, 'after'>) =>
    story
      .moments(playOfIntrigues(plain(1, 0, 0), { ...given, after: [1, 2, 0] }, plain(2, 2, 1), plain(3, 2, 1)))
      .filter(({ chapter }) => chapter === 2)
      .map(({ told }) => told)
  const sent: Event = { type: 'pieceMoved', seat: 2, piece: 0, from: none, to: 1, sheet: richelieuSheet }
  const bribed = (from: number, to: number): Event => ({
    type: 'agentBribed',
    seat: 2,
    owner: 1,
    from,
    to,
    sheets: [richelieuSheet, englishSheet],
    labels: [1, 1],
    turnedUp: false,
  })
  const ranking = [[1, 3]] as const

  it('is a piece without which the other side would have won', () => {
    const standing = [{ space: 1, owner: queen, value: 3 }]
    expect(twistIn({ first: [sent], standing, ranking, strengths: [6, 4] })).toMatchObject([{ type: 'piece', seat: 2 }])
    // 6 against 3: a tie goes to Richelieu all the same
    expect(twistIn({ first: [sent], standing, ranking, strengths: [6, 3] })).toMatchObject([{ type: 'bigAct' }])
    const grey = [{ space: 6, owner: greyEminence, value: 3 }]
    expect(twistIn({ standing: grey, ranking, strengths: [3, 6] })).toMatchObject([{ type: 'piece', piece: 1 }])
    expect(twistIn({ standing: grey, ranking, strengths: [2, 6] })).toMatchObject([{ type: 'bigAct' }])
  })

  it('is an agent that was bribed to the other side', () => {
    const standing = [{ space: 6, owner: 1, value: 2 }]
    const told = { type: 'bribe', seat: 2, owner: 1, value: 2 }
    expect(twistIn({ first: [bribed(0, 6)], standing, ranking, strengths: [3, 7] })).toMatchObject([told])
    expect(twistIn({ first: [bribed(0, 6)], standing, ranking, strengths: [2, 7] })).toMatchObject([{ type: 'bigAct' }])
    // from another box it only adds to this one
    expect(twistIn({ first: [bribed(12, 6)], standing, ranking, strengths: [3, 7] })).toMatchObject([
      { type: 'bigAct' },
    ])
    // from one space of a sheet to another it changes nothing
    expect(twistIn({ first: [bribed(8, 6)], standing, ranking, strengths: [6, 7] })).toMatchObject([{ type: 'bigAct' }])
  })

  it('is an agent that weakened the other side, of somebody who was rewarded', () => {
    const standing = [{ space: 2, owner: 1, value: -2 }]
    expect(twistIn({ standing, ranking, strengths: [4, 5] })).toMatchObject([{ type: 'saboteur', seat: 1, value: -2 }])
    expect(twistIn({ standing, ranking, strengths: [2, 5] })).toMatchObject([{ type: 'bigAct' }])
    expect(twistIn({ standing, ranking: [[2, 3]], strengths: [4, 5] })).toMatchObject([{ type: 'bigAct' }])
  })

  it('is a tie, of contributions or of the sides', () => {
    const level = [
      [1, 3],
      [0, 3],
    ] as const
    expect(twistIn({ ranking: level, strengths: [1, 9] })).toMatchObject([{ type: 'ranksTied', first: 1, second: 0 }])
    expect(twistIn({ ranking, strengths: [5, 5] })).toMatchObject([{ type: 'sidesTied' }])
  })
})

describe('the words of a moment', () => {
  const names = ['Anna', 'Kenji', 'Ilona']
  const resolved = {
    sheet: { id: 'R01', faction: 'richelieu' } as const,
    side: 0,
    strengths: [7, 4],
    ranking: [{ owner: 0, sum: 5 }],
    rewards: [{ prestige: 4, money: 0, income: 0, military: 1 }, null],
  }

  it('name the sheet, and tell how it ended and what for', () => {
    const told = { type: 'cardinal', resolved, from: 5, to: 12, seats: [1, 2] } as const
    expect(texts.en.story.moment(told, names)).toEqual({
      title: 'The Siege of La Rochelle',
      text: 'Richelieu wins, 7 to 4. Anna is first with 5: 4 prestige and military +1. It pulls the Cardinal from 5 up to 12: Kenji and Ilona are behind him again, with two actions.',
    })
    expect(texts.ja.story.moment(told, names)).toEqual({
      title: 'ラ・ロシェル包囲戦',
      text: 'リシュリューが7対4で勝利。1位のAnna（5）は名声4、軍事+1を得た。枢機卿が5から12へ進み、KenjiとIlonaは再び枢機卿より後ろになって2アクションに。',
    })
    expect(texts.hu.story.moment(told, names)).toEqual({
      title: 'La Rochelle ostroma',
      text: 'Richelieu győz, 7:4. Az első Anna (5): 4 presztízs, katonaság +1. A bíboros előretör (5 → 12): Kenji és Ilona újra mögötte áll, két akcióval.',
    })
  })

  it('know of neutral colours and of nobody', () => {
    const neutral = { ...resolved, ranking: [{ owner: 2, sum: 4 }], rewards: [null, null] }
    const nobody = { ...neutral, ranking: [] }
    const text = (intrigue: typeof neutral) =>
      texts.en.story.moment({ type: 'sidesTied', resolved: intrigue }, ['Anna', 'Kenji']).text
    expect(text(neutral)).toContain('Ochre is first with 4: the reward is lost.')
    expect(text(nobody)).toContain('Nobody is rewarded.')
  })
})
