import { games } from '@eminence/games'
import { languages } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { eminence } from './eminence.ts'

describe('games', () => {
  it.each(languages)('has a line for each game (%s)', async (lang) => {
    const { code, out } = await eminence(['games', '--lang', lang])
    const lines = out.trimEnd().split('\n')
    expect(code).toBe(0)
    expect(lines).toHaveLength(games.length)
    games.forEach(({ game, texts }, at) => {
      expect(lines[at]).toContain(game.id)
      expect(lines[at]).toContain(texts[lang].title)
      for (const option of Object.keys(game.options)) expect(lines[at]).toContain(`${option}=`)
    })
  })

  it('prints the same as JSON', async () => {
    const { out } = await eminence(['games', '--json'])
    expect(JSON.parse(out)).toEqual(
      games.map(({ game: { id, version, seats, options }, texts }) => ({
        id,
        title: texts.en.title,
        version,
        seats,
        options,
      })),
    )
  })
})
