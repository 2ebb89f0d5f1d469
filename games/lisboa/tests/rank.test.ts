import { describe, expect, it } from 'vitest'
import { lisboa } from '../index.ts'
import { rankFor } from '../rank.ts'
import { rankOf } from '../score.ts'
import { position } from './position.ts'

const best = { wigs: 100, stores: 7, rankings: 3, reis: 20, decrees: 8, ships: 2 }
const his = { wigs: 90, stores: 6 }
const rank = (yours: Partial<typeof best>, lacerda = his) => rankFor({ yours: { ...best, ...yours }, lacerda }).rank

describe('your position at the new court', () => {
  it('LI-8.30 the highest rank whose conditions all hold', () => {
    expect(rank({})).toBe('marquisRightHand')
    expect(rank({ stores: 6 })).toBe('kingsConfidant')
    expect(rank({ rankings: 2 })).toBe('kingsConfidant')
    expect(rank({ reis: 19 })).toBe('kingsConfidant')
    expect(rank({ decrees: 7 })).toBe('kingsConfidant')
    expect(rank({ ships: 1 })).toBe('kingsConfidant')
    expect(rank({ stores: 5 })).toBe('courtServant')
    expect(rank({ rankings: 1 })).toBe('courtServant')
    expect(rank({ reis: 9 })).toBe('courtServant')
    expect(rank({ decrees: 6 })).toBe('courtServant')
    expect(rank({ ships: 0 })).toBe('courtServant')
    expect(rank({ reis: 5 })).toBe('courtServant')
  })

  it('LI-8.30 an Apprentice if any of those conditions holds', () => {
    for (const yours of [{ wigs: 89 }, { stores: 3 }, { rankings: 0 }, { reis: 4 }, { decrees: 3 }]) {
      const report = rankFor({ yours: { ...best, ...yours }, lacerda: his })
      expect([report.rank, report.failed[0]]).toEqual(['apprentice', Object.keys(yours)])
    }
  })

  it('LI-8.30 the reason is told: what made you an Apprentice, and what is missing for each rank', () => {
    expect(rankFor({ yours: { ...best, reis: 7, ships: 1 }, lacerda: his })).toEqual({
      rank: 'courtServant',
      yours: { ...best, reis: 7, ships: 1 },
      lacerda: his,
      failed: [[], [], ['reis'], ['reis', 'ships']],
    })
    expect(rankFor({ yours: { ...best, wigs: 10, stores: 2 }, lacerda: his }).failed[0]).toEqual(['wigs', 'stores'])
  })

  it('LI-8.31 the gap: 4 or 5 decrees, or equal wigs, and you are an Apprentice', () => {
    expect(rank({ decrees: 5 })).toBe('apprentice')
    expect(rank({ decrees: 4 })).toBe('apprentice')
    expect(rankFor({ yours: { ...best, decrees: 4 }, lacerda: his }).failed[0]).toEqual([])
    expect(rank({ wigs: 90 })).toBe('apprentice')
    expect(rankFor({ yours: { ...best, wigs: 90 }, lacerda: his }).failed).toEqual([[], ['wigs'], ['wigs'], ['wigs']])
  })

  it('LI-8.31 four stores are needed for every rank, even if Lacerda has fewer', () => {
    expect(rank({ stores: 3 }, { wigs: 90, stores: 1 })).toBe('apprentice')
    expect(rank({ stores: 4 }, { wigs: 90, stores: 1 })).toBe('marquisRightHand')
  })

  it('LI-8.32 rankings that gave wigs, réis before conversion, ships in the portfolio', () => {
    const s = position({
      seats: 1,
      purses: { 0: 9 },
      influence: { 0: 10 },
      stores: { A1: '0 gold', B1: '1 gold', A3: '1 cloth', C5: '0 tools' },
      plans: { 0: ['SB1+1'] },
      top: { 0: ['blue'] },
      decrees: { 0: [1] },
    })
    // gold shared, tools, officials
    expect(rankOf(s).yours).toMatchObject({ rankings: 3, reis: 9, ships: 1, stores: 2, decrees: 1 })
    expect(rankOf(s).lacerda.stores).toBe(2)
    s.isOver = true
    expect(lisboa.result(s)).toMatchObject({ places: [1], why: 'apprentice' })
  })
})
