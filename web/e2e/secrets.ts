import { games } from '@eminence/games'
import { importRecord, seenBy, Table, type Told, type Viewer } from '@eminence/kernel'
import { applyPatch, type ServerMessage } from '@eminence/protocol'
import { expect, type Page } from '@playwright/test'

/** Collects every frame that comes over the sockets of this page from now on. */
export function framesOf(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()))
  })
  return frames
}

interface Moment {
  readonly state: object
  readonly told: readonly Told[]
}

/** The table of the record after each of its moves. */
function momentsOf(text: string) {
  const record = importRecord(text)
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) throw new Error('the record is of an unknown game')
  const { game } = entry
  const table = new Table(game, record.setup)
  const moments: Moment[] = [{ state: game.clone(table.state), told: table.opening }]
  for (const { seat, move } of record.moves) {
    const outcome = table.play(seat, move)
    if (!outcome.done) throw new Error('the record breaks the rules')
    moments.push({ state: game.clone(table.state), told: outcome.events })
  }
  return { game, moments, seats: record.setup.seats }
}

/** Numbers that only the other seat's view has: its hand as one number, far too large to be met by chance. */
function hiddenNumbers(theirs: object, seen: object): number[] {
  const known = new Set(Object.values(seen).flat())
  return Object.values(theirs).filter(
    (value): value is number => typeof value === 'number' && value > 1000 && !known.has(value),
  )
}

/** What kind of thing is hidden, and in which part of all moments it is at least. */
export interface Hiding {
  hides(theirs: object, seen: object): boolean
  readonly least: number
}

const hands: Hiding = { hides: (theirs, seen) => hiddenNumbers(theirs, seen).length > 0, least: 1 / 2 }

/**
 * With the record of the whole play in hand: what these frames told their viewer, step by step, is what that viewer may know, no more and no less,
 * and nowhere in them stands what another seat held at that moment.
 */
export function expectNoSecrets(
  frames: readonly string[],
  recordText: string,
  viewer: Viewer,
  { hides, least }: Hiding = hands,
): void {
  const { game, moments, seats } = momentsOf(recordText)
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer)
  const pictures = frames.flatMap((frame) => {
    const message: ServerMessage = JSON.parse(frame)
    const picture = message.type === 'table' ? message.play : message.type === 'step' ? message : null
    return picture === null ? [] : [{ frame, picture }]
  })
  let view: object | null = null
  let hidden = 0
  for (const { frame, picture } of pictures) {
    const { state, told } = moments[picture.version]
    const events = told.map((each) => seenBy(each, viewer))
    if ('view' in picture) {
      view = picture.view
      expect(picture.log.at(-1)?.events).toEqual(events)
    } else {
      if (view === null) throw new Error('a step came before the table')
      view = applyPatch(view, picture.patch ?? {})
      expect(picture.events ?? []).toEqual(events)
    }
    const seen = game.view(state, viewer)
    expect(view).toEqual(seen)
    expect(picture.moves ?? []).toEqual(viewer === null ? [] : game.moves(state, viewer))
    for (const seat of others) {
      const theirs = game.view(state, seat)
      for (const number of hiddenNumbers(theirs, seen)) expect(frame).not.toMatch(new RegExp(`\\b${number}\\b`))
      if (hides(theirs, seen)) hidden++
    }
  }
  // The check is worth nothing where nothing was told, or nothing was hidden.
  expect(pictures.length).toBeGreaterThanOrEqual(moments.length)
  expect(hidden).toBeGreaterThan(moments.length * least)
}
