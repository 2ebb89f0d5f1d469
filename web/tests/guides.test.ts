import { guideBooks, parts } from '@eminence/games/parts'
import { FastRandom, type Game, type GuideBook, type Knowledge, languages, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { Guided } from '../table/local/guided.ts'
import { pictureOf, playedTable } from '../table/played.ts'

interface GuidedGame {
  readonly id: string
  readonly game: Game
  readonly knowledge: Knowledge
  readonly book: GuideBook
}

const learner = 0

/**
 * A game with its guide, played until the guide leaves: which lessons were shown, one after the other. Every fourth game is played
 * at random; in the others some moves are those of somebody who wants to get on, since chance alone hardly ever carries out a plan.
 */
function shownIn({ game, knowledge, book }: GuidedGame, seed: number): readonly string[] {
  const { guide } = book
  const random = new FastRandom(seed)
  const played = playedTable(game, { seats: guide.seats, options: {}, seed: guide.seed }, [])
  const seats = Array.from({ length: guide.seats }, () => ({ name: 'A', kind: 'person', level: null }) as const)
  const guided = new Guided(book, { said: [], isAway: false }, () => undefined)
  const shown: string[] = []
  let isLeft = false
  const look = () => guided.hear(pictureOf('first', seats, played, learner))
  look()
  guided.subscribe((guiding) => {
    isLeft = guiding === null
    const id = guiding?.lesson?.id
    if (id !== undefined && id !== shown.at(-1)) shown.push(id)
  })
  while (!isLeft) {
    const before = shown.length
    guided.goOn()
    if (isLeft || shown.length > before) continue
    const { table } = played
    const [{ seat }] = table.game.decisions(table.state)
    const moves = table.game.moves(table.state, seat)
    const isMeant = random.below(4) < seed % 4
    const move = isMeant ? knowledge.choose(table.state, seat, moves, random) : pick(moves, random)
    const outcome = table.play(seat, move)
    if (!outcome.done) throw new Error('a move that was offered is refused')
    played.told.push(outcome.events)
    look()
  }
  return shown
}

const guidedGames: readonly GuidedGame[] = await Promise.all(
  Array.from(await guideBooks(), async ([id, load]) => {
    const entry = await parts.get(id)?.entry()
    if (entry === undefined) throw new Error(`there is no game "${id}"`)
    return { id, ...entry, book: await load() }
  }),
)

describe.each(guidedGames)('the guide of $id', (guided) => {
  const { guide, texts } = guided.book
  const ids = guide.lessons.map(({ id }) => id)

  it('has a short text for every lesson in every language', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const language of languages) {
      expect(Object.keys(texts[language]).sort()).toEqual([...ids].sort())
      for (const { title, text } of Object.values(texts[language])) {
        expect(title.trim()).not.toBe('')
        expect(text.length).toBeGreaterThan(20)
        expect(text.length).toBeLessThan(280)
      }
    }
    const all = languages.flatMap((language) => Object.values(texts[language]).map(({ text }) => text))
    expect(new Set(all).size).toBe(all.length)
  })

  it('says everything in some game, nothing twice in any, and takes its leave at last', () => {
    const heard = new Set<string>()
    for (let seed = 1; seed <= 300; seed++) {
      const shown = shownIn(guided, seed)
      expect(shown).toEqual([...new Set(shown)])
      expect(shown.at(-1)).toBe(ids.at(-1))
      for (const id of shown) heard.add(id)
    }
    expect([...heard].sort()).toEqual([...ids].sort())
  })
})
