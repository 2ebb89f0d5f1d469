import { games } from '@eminence/games'
import { type Measurement, readingOf } from './measurement.ts'

/** In kB of gzipped script: the home page, and what the two kinds of tables load more for each game. */
interface Sizes {
  readonly home: number
  readonly tables: readonly { readonly page: string; readonly game: string; readonly more: number }[]
}

const homeLine = /^ *([\d.]+) kB {2}home page/m
const tableLine = /^ *([\d.]+) kB {2}more for (\w+) with (\S+)/gm

/** What the build prints as it goes. */
export const sizes: Measurement<Sizes> = {
  name: 'sizes',
  command: 'npm run build',
  keep(output) {
    const home = homeLine.exec(output)?.[1]
    const tables = [...output.matchAll(tableLine)].map(([, more, page, game]) => ({ page, game, more: Number(more) }))
    if (home === undefined || tables.length === 0) throw new Error('the build printed no sizes')
    return { home: Number(home), tables }
  },
  figures: [
    {
      name: 'Script of the home page in kB, gzipped',
      goal: 'script of the home page',
      read: ({ home }) => [readingOf(home)],
    },
    ...games.map(({ game, texts }) => ({
      name: `${texts.en.title}: more script for a table in kB, alone on this machine / on a server`,
      goal: `script of ${game.id}`,
      read: ({ tables }: Sizes) => tables.filter((each) => each.game === game.id).map(({ more }) => readingOf(more)),
    })),
  ],
}
