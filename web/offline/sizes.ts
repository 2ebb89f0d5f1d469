import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Chunk {
  readonly fileName: string
  readonly name: string
  readonly code: string
  readonly imports: readonly string[]
  readonly isDynamicEntry: boolean
  readonly facadeModuleId: string | null
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`.padStart(9)

/** Prints what each page costs to load, script by gzip: the chunk and all that it imports at once. */
export function sizes(): Plugin {
  return {
    name: 'eminence-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const each of Object.values(bundle)) if (each.type === 'chunk') chunks.set(each.fileName, each)
      const gzipped = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code).length]))

      const loaded = (name: string, seen = new Set<string>()): Set<string> => {
        const chunk = chunks.get(name)
        if (chunk === undefined || seen.has(name)) return seen
        seen.add(name)
        for (const each of chunk.imports) loaded(each, seen)
        return seen
      }
      const sum = (names: Iterable<string>): number =>
        [...names].reduce((bytes, name) => bytes + (gzipped.get(name) ?? 0), 0)

      const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.isEntry)
      const first = entry === undefined ? new Set<string>() : loaded(entry.fileName)
      console.log(`\n${kilobytes(sum(first))}  home page, script gzipped (at most 60 kB)`)
      const more = (...names: string[]): string => {
        const needed = new Set(names.flatMap((name) => [...loaded(name)]))
        return kilobytes(sum([...needed].filter((name) => !first.has(name))))
      }
      const pages = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry)
      const partOf = (game: string, part: string): string[] =>
        pages
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`games/${game}/${part}`))
          .map(({ fileName }) => fileName)
      const games = pages.flatMap(({ facadeModuleId }) => drawnGame(facadeModuleId) ?? [])
      for (const page of pages) {
        if (page.facadeModuleId?.includes('/games/')) continue
        console.log(`${more(page.fileName)}  more for ${page.name}`)
        const needed = parts[page.name] ?? []
        for (const game of needed.length === 0 ? [] : games) {
          const names = needed.flatMap((part) => partOf(game, part))
          console.log(`${more(page.fileName, ...names)}  more for ${page.name} with ${game} (at most 100 kB)`)
        }
      }
    },
  }
}

/** The longest of the languages. */
const texts = [
  'texts/load.ts',
  'texts/ja.ts',
  'texts/ja/index.ts',
  'texts/names/ja.ts',
  'table/words/ja.ts',
  'table/words/ja/index.ts',
]

/** What a page loads of the game at its table. */
const parts: Readonly<Record<string, readonly string[]>> = {
  LocalTable: ['table/index.ts', 'index.ts', ...texts],
  ServerTable: ['table/index.ts', ...texts],
}

/** Whose table the module draws. */
const drawnGame = (module: string | null): string | undefined => module?.match(/games\/([^/]+)\/table\/index\.ts$/)?.[1]
