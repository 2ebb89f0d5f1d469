import { games } from '@eminence/games'
import { guideBooks, parts } from '@eminence/games/parts'
import { tables } from '@eminence/games/tables'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { shelf } from '../home/shelf.ts'
import { catalogue } from '../texts/catalogue.ts'

const names = ['A', 'B']

/** What a text that is made of lists is called with; the others take a number or a name for granted. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  '.frame.decides': [names],
  '.frame.decideToo': [names],
  '.company.waitingFor': [names],
  '.chance.holdsFor': [names],
  '.chance.leftOut': [names],
  '.end.wins': [names],
  '.end.level': [names],
  '.end.ahead': [2, names],
  '.end.atChapter': ['C', names],
}

/** Every leaf of a catalogue by its path, functions called with something harmless. */
function leaves(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...(samples[path] ?? [2, 3])))]]
  if (typeof value !== 'object' || value === null) return [[path, '']]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
}

describe('the words of the shell', () => {
  it.each(languages)('are complete in %s', (language) => {
    const wanted = leaves(catalogue.en).map(([path]) => path)
    const found = leaves(catalogue[language])
    expect(found.map(([path]) => path)).toEqual(wanted)
    expect(found.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(['ja', 'hu'] as const)('are not left in English in %s', (language) => {
    const english = new Map(leaves(catalogue.en))
    const kept = leaves(catalogue[language]).filter(([path, text]) => english.get(path) === text)
    // What is the same everywhere: keys of the keyboard, numbers, names of people, titles, a word that both languages share, a colon or a comma.
    const may =
      /\.keys\.|\.comma$|\.semicolon$|\.colon$|\.automata\.|\.titles\.|\.minutes$|\.seats$|\.line$|\.atChapter$/
    expect(kept.map(([path]) => path).filter((path) => !may.test(path))).toEqual([])
  })
})

describe('what is loaded of a game', () => {
  it('is there for every game of the list', async () => {
    expect([...parts.keys()]).toEqual(games.map(({ game }) => game.id))
    expect(Object.keys(tables)).toEqual(games.map(({ game }) => game.id))
    for (const { game, texts } of games) {
      const found = parts.get(game.id)
      expect((await found?.entry())?.game).toBe(game)
      expect(await found?.game()).toBe(game)
      for (const language of languages) expect((await found?.texts(language))?.title).toBe(texts[language].title)
      expect(Object.keys((await found?.rulebooks()) ?? {}).sort()).toEqual([...languages].sort())
    }
  })
})

describe('the shelf', () => {
  it('has every game of the list open, with its seats, and knows which have a guide', async () => {
    const guided = shelf.filter(({ hasGuide }) => hasGuide).map(({ id }) => id)
    expect(guided).toEqual([...(await guideBooks()).keys()])
    const open = shelf.filter(({ isOpen }) => isOpen).map(({ id, seats }) => ({ id, seats }))
    expect(open).toEqual(games.map(({ game }) => ({ id: game.id, seats: game.seats })))
  })

  it.each(languages)('calls each game in %s what its table calls it', (language) => {
    const titles = games.map(({ game, texts }) => [game.id, texts[language].title])
    expect(catalogue[language].home.titles).toEqual(Object.fromEntries(titles))
  })
})
