import { stages } from '@eminence/kernel/battery'
import { type Picture, type Step, stepped } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { newTable } from '../tables/opening.ts'
import { Play } from '../tables/play.ts'
import { pictureFor, type ToldStep } from '../tables/sight.ts'

const host = { id: 'ada', name: 'Ada' }
const wanted = { seats: 2, options: {}, components: { name: 'Long', stages: [9, 9] }, watch: 'link' } as const

/** A play that somebody watches, what it saw first, and a way to go on by so many steps. */
function watched() {
  const play = Play.begin(stages, newTable(stages, host, wanted))
  play.attend(null)
  const first: Picture = pictureFor(play.table, play.version, [], null)
  const walk = (steps: number) => {
    for (let at = 0; at < steps; at++) {
      const taken = play.move(play.owing[0], { type: 'walk' }, null)
      if ('done' in taken) throw new Error('it should be a step')
      play.note('table', taken.happening)
    }
  }
  return { play, first, walk }
}

const read = (steps: readonly ToldStep[] | null): Step[] => (steps ?? []).map((step) => JSON.parse(step.text(null)))

describe('steps that are told together', () => {
  it('say with the last one what has changed, and lead to the same picture', () => {
    const { play, first, walk } = watched()
    walk(3)
    const steps = read(play.tell(null))
    expect(steps.map(({ version, patch }) => [version, patch !== undefined])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    const { view, decisions, version } = steps.reduce(stepped, first)
    expect({ view, decisions, version }).toEqual({
      view: play.table.game.view(play.table.state, null),
      decisions: play.decisions,
      version: 3,
    })
  })

  it('are told once', () => {
    const { play, walk } = watched()
    expect(play.isBehind(null)).toBe(false)
    walk(2)
    expect(play.isBehind(null)).toBe(true)
    expect(play.tell(null)).toHaveLength(2)
    expect(play.isBehind(null)).toBe(false)
    expect(play.tell(null)).toEqual([])
  })

  it('can wait until there are eight; not for who has to decide', () => {
    const { play, walk } = watched()
    play.attend(0)
    walk(7)
    expect(play.canWait(null)).toBe(true)
    walk(1)
    expect(play.owing).toEqual([0])
    expect([play.canWait(null), play.canWait(0)]).toEqual([false, false])
  })
})

describe('who was away', () => {
  it('hears up to eight steps, wherever the last telling ended, and leads them on to the picture of today', () => {
    const { play, first, walk } = watched()
    walk(2)
    play.tell(null)
    walk(6)
    const steps = read(play.missed(null, 0))
    expect(steps).toHaveLength(8)
    expect(steps.reduce(stepped, first).view).toEqual(play.table.state)
    expect(read(play.missed(null, 5)).map(({ version }) => version)).toEqual([6, 7, 8])
  })

  it('needs the whole picture after more, and goes on from there', () => {
    const { play, walk } = watched()
    walk(2)
    play.tell(null)
    walk(9)
    for (const version of [0, 2]) expect(play.missed(null, version)).toBeNull()
    play.attend(null)
    const picture = pictureFor(play.table, play.version, [], null)
    walk(1)
    const steps = read(play.tell(null))
    expect(steps.map(({ version }) => version)).toEqual([12])
    expect(steps.reduce(stepped, picture).view).toEqual(play.table.state)
  })
})
