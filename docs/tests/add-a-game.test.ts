import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { computerPlayer, lineups, playArenaGame, winShares } from '@eminence/ai'
import { games } from '@eminence/games'
import { FastRandom } from '@eminence/kernel'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { shelf } from '../../web/home/shelf.ts'
import { knowledge } from '../add-a-game/antechamber/ai.ts'
import { antechamber } from '../add-a-game/antechamber/index.ts'
import { texts } from '../add-a-game/antechamber/texts/index.ts'
import { filesBelow, pageNamed, shownIn } from './document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const example = 'add-a-game/antechamber'
const page = pageNamed('add-a-game.md')
const expertise = { game: antechamber, knowledge }

/** The translations, which say what the English files say, and recorded games are named, not shown. */
const isNamedOnly = (file: string): boolean => /(^|[/.])(ja|hu)\.ts$|\.json$/.test(file)

describe('the page', () => {
  const shown = shownIn(page)
  const files = filesBelow(example)

  it('shows every file, in full and as it is', () => {
    const ofExample = shown.filter(({ file }) => files.includes(file))
    expect(ofExample.map(({ file }) => file).sort()).toEqual(files.filter((file) => !isNamedOnly(file)))
    for (const { file, code } of ofExample) expect(code).toBe(pageNamed(`${example}/${file}`))
  })

  it.each(files.filter(isNamedOnly))('names %s', (file) => {
    expect(page).toContain(file)
  })

  it('names every check of the battery', async () => {
    const { battery } = await import('@eminence/kernel/battery')
    const { checks } = battery(antechamber, { seats: 2, games: 1, seed: 1, maxMoves: 40 })
    for (const check of Object.keys(checks)) expect(page).toContain(`\`${check}\``)
  })
})

/** The steps of the page that put the game on the list: a file, and what comes before or after a line of it. */
const steps = [...page.matchAll(/^In `([^`]+)`, (before|after) `([^\n]+)`:\n\n```ts\n([\s\S]*?)^```$/gm)].map(
  ([, file, where, line, code]) => ({ file, where, line, code }),
)

type Step = (typeof steps)[number]

function taken({ where, line, code }: Step, text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((each) => each.trim() === line)
  if (at < 0) throw new Error(`there is no line: ${line}`)
  return lines.toSpliced(where === 'after' ? at + 1 : at, 0, code.replace(/\n$/, '')).join('\n')
}

describe('the steps that put it on the list', () => {
  it('are about these files', () => {
    expect([...new Set(steps.map(({ file }) => file))]).toEqual([
      'games/index.ts',
      'games/parts.ts',
      'games/tables.ts',
      'web/home/shelf.ts',
      'web/texts/en.ts',
      'web/texts/ja.ts',
      'web/texts/hu.ts',
    ])
  })

  it.each(steps)('fit $file as it is now: $where $line', (step) => {
    expect(taken(step, readFileSync(join(root, step.file), 'utf8'))).toContain(step.code)
  })

  it('give the home page what it wants to know of a game', () => {
    const [entry] = steps.filter(({ file }) => file === 'web/home/shelf.ts')
    expect([...entry.code.matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key)).toEqual(Object.keys(shelf[0]))
  })

  it('make a copy of the games have seven, which the computer players play', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    try {
      cpSync(join(root, 'games'), join(folder, 'games'), {
        recursive: true,
        filter: (path) => !/[/\\](tests|node_modules)$/.test(path),
      })
      cpSync(join(root, 'docs', example), join(folder, 'games/antechamber'), { recursive: true })
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      for (const step of steps.filter(({ file }) => file.startsWith('games/'))) {
        const file = join(folder, step.file)
        writeFileSync(file, taken(step, readFileSync(file, 'utf8')))
      }
      const urlOf = (file: string) => pathToFileURL(join(folder, file)).href
      const list: typeof import('@eminence/games') = await import(/* @vite-ignore */ urlOf('games/index.ts'))
      expect(list.games.map(({ game }) => game.id)).toEqual([...games.map(({ game }) => game.id), 'antechamber'])
      const seventh = list.games[list.games.length - 1]
      const names = ['beginner', 'club', 'rules'] as const
      const players = names.map((name) => computerPlayer(seventh, name, { iterations: 30 }))
      expect(playArenaGame(seventh, { seats: 3, options: {}, seed: 3 }, players).why).toBe('doorCloses')

      const { parts }: typeof import('@eminence/games/parts') = await import(/* @vite-ignore */ urlOf('games/parts.ts'))
      const part = parts.get('antechamber')
      expect((await part?.game())?.id).toBe('antechamber')
      expect((await part?.texts('hu'))?.summary).toBe(texts.hu.summary)
      expect(Object.keys((await part?.rulebooks()) ?? {})).toEqual(['en', 'ja', 'hu'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

it('the example is not on the list of games', () => {
  expect(games.map(({ game }) => game.id)).not.toContain('antechamber')
})

describe('the computer players', () => {
  /** Games won by the first of the two, of so many with either seat. */
  function won(first: 'rules' | 'club', second: 'random', rounds: number): number {
    const players = [first, second].map((name) => computerPlayer(expertise, name, { iterations: 60 }))
    let wins = 0
    for (let seed = 0; seed < rounds; seed++) {
      for (const lineup of lineups([first, second], 2)) {
        const result = playArenaGame(
          expertise,
          { seats: 2, options: {}, seed },
          lineup.map((at) => players[at]),
        )
        wins += winShares(result, lineup, 2)[0]
      }
    }
    return wins / (2 * rounds)
  }

  it('know more of it than chance', () => {
    expect(won('rules', 'random', 150)).toBeGreaterThan(0.55)
    expect(won('club', 'random', 60)).toBeGreaterThan(0.55)
  })
})

describe('the drawing', () => {
  it('shows letters to hand in, and nothing of the others', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'eminence-'))
    const vite = await createServer({
      configFile: false,
      root,
      cacheDir,
      mode: 'production',
      logLevel: 'error',
      plugins: [svelte({ configFile: false, compilerOptions: { dev: false } })],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    })
    try {
      const table = await vite.ssrLoadModule(`/docs/${example}/table/index.ts`)
      const state = antechamber.setup(3, {}, { random: new FastRandom(4) })
      antechamber.play(state, 2, antechamber.moves(state, 2)[0], { random: new FastRandom(5) })
      const view = antechamber.view(state, 0)
      const names = ['Anna', 'Kenji', 'Ilona']
      const moves = antechamber.moves(state, 0)
      const props = {
        view,
        viewer: 0,
        moves,
        blocked: [],
        names,
        language: 'en',
        texts: texts.en,
        play() {},
        refuse() {},
      }
      // From the same place as the table: two copies of Svelte do not understand each other.
      const { render } = await vite.ssrLoadModule('svelte/server')
      const { body } = render(table.default, { props })
      for (const move of moves) expect(body).toContain(`aria-label="${texts.en.move(move, view)}"`)
      expect(body.match(/<button/g)).toHaveLength(4)
      expect(body.match(/a letter, face down/g)).toHaveLength(1)
      expect(table.headline(view, names, 'hu')).toBe('1. kör a 4-ből')
      expect(table.seatNotes(view, names, 'ja')).toEqual(
        [4, 4, 3].map((size) => ({ role: '', facts: `紹介状${size}通` })),
      )
    } finally {
      await vite.close()
      rmSync(cacheDir, { recursive: true })
    }
  })
})
