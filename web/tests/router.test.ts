import { describe, expect, it } from 'vitest'
import { pathOf, type Route, routeOf } from '../router/routes.ts'

const places: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/tables', { page: 'tables' }],
  ['/tables/6iALYuku0rWu', { page: 'table', id: '6iALYuku0rWu' }],
  ['/local/43ed1acc97e8f5e1', { page: 'local', id: '43ed1acc97e8f5e1' }],
  ['/games/owls-of-minerva/rules', { page: 'rules', game: 'owls-of-minerva' }],
  ['/games/trounce/guide', { page: 'guide', game: 'trounce' }],
  ['/settings', { page: 'settings' }],
  ['/about', { page: 'about' }],
]

describe('addresses', () => {
  it.each(places)('%s leads to its page and back', (path, route) => {
    expect(routeOf(path)).toEqual(route)
    expect(pathOf(route)).toBe(path)
  })

  it('does not mind a slash at the end', () => {
    expect(routeOf('/settings/')).toEqual({ page: 'settings' })
  })

  it.each(['/nothing', '/tables/a/b', '/games/trounce', '/local/..%2Fx', '/games/trounce/rules/more'])(
    '%s leads nowhere',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'nowhere', path })
    },
  )
})
