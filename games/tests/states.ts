import { readdirSync, readFileSync } from 'node:fs'
import {
  FastRandom,
  type Game,
  hashOf,
  type Played,
  pick,
  rebuildTable,
  restoreTable,
  type Setup,
} from '@eminence/kernel'
import { describe, expect, it } from 'vitest'

/** A position as a server has stored it, with the moves that led there. `keep-state.ts` writes such files. */
export interface StoredPosition {
  readonly game: string
  /** The version of the rules that it was played by. */
  readonly rules: number
  readonly setup: Setup
  readonly moves: readonly Played[]
  readonly drawn: number
  readonly state: object
}

const readPosition = (file: URL): StoredPosition => JSON.parse(readFileSync(file, 'utf8'))

/** A play at random that takes longer will never end. */
const mostMoves = 20_000

/** All that is asked of the stored states of every game: tables of all earlier rules go on under those of today. */
export function goesOn(game: Game, folder: URL): void {
  const files = readdirSync(folder)

  describe.each(files)('the stored state %s', (file) => {
    const stored = readPosition(new URL(file, folder))
    const { setup, moves } = stored

    it('is restored, or rebuilt from its moves, and played to the end', () => {
      const kept = restoreTable(game, setup, { ...stored, state: structuredClone(stored.state) })
      const restored = kept.done ? kept : rebuildTable(game, setup, moves)
      if (!restored.done) throw new Error(`it cannot be restored: ${restored.problem}`)
      const { table } = restored
      const random = new FastRandom(moves.length)
      expect(game.broken(table.state)).toEqual([])
      expect(game.decisions(table.state)).not.toEqual([])
      while (game.result(table.state) === null && table.played.length < mostMoves) {
        const { seat } = pick(game.decisions(table.state), random)
        const before = game.clone(table.state)
        expect(table.play(seat, pick(game.moves(table.state, seat), random)).done).toBe(true)
        expect(game.broken(table.state, before)).toEqual([])
      }
      expect(game.result(table.state)).not.toBeNull()
    })

    it.runIf(stored.rules === game.version)('is where its moves lead, chance included', () => {
      const rebuilt = rebuildTable(game, setup, moves)
      if (!rebuilt.done) throw new Error(`it cannot be rebuilt: ${rebuilt.problem}`)
      expect(hashOf(rebuilt.table.state)).toBe(hashOf(stored.state))
      expect(rebuilt.table.drawn).toBe(stored.drawn)
    })
  })

  it('states of every version of the rules are stored', () => {
    const versions = files.map((file) => readPosition(new URL(file, folder)).rules)
    expect([...new Set(versions)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: game.version }, (_, at) => at + 1),
    )
  })
}
