/** Every place of the app that has an address. */
export type Route =
  | { readonly page: 'home' | 'tables' | 'settings' | 'about' }
  | { readonly page: 'rules' | 'guide'; readonly game: string }
  | { readonly page: 'table' | 'local'; readonly id: string }
  | { readonly page: 'nowhere'; readonly path: string }

/** Ids in addresses: nothing that would need escaping. */
const idPattern = /^[A-Za-z0-9_-]{1,64}$/

export function routeOf(path: string): Route {
  const nowhere: Route = { page: 'nowhere', path }
  const parts = path.split('/').filter((part) => part !== '')
  const [first = '', second = '', third = ''] = parts
  switch (parts.length) {
    case 0:
      return { page: 'home' }
    case 1:
      return first === 'tables' || first === 'settings' || first === 'about' ? { page: first } : nowhere
    case 2:
      if (!idPattern.test(second)) return nowhere
      if (first === 'tables') return { page: 'table', id: second }
      return first === 'local' ? { page: 'local', id: second } : nowhere
    case 3:
      if (first !== 'games' || !idPattern.test(second)) return nowhere
      return third === 'rules' || third === 'guide' ? { page: third, game: second } : nowhere
    default:
      return nowhere
  }
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'rules':
    case 'guide':
      return `/games/${route.game}/${route.page}`
    case 'table':
      return `/tables/${route.id}`
    case 'local':
      return `/local/${route.id}`
    case 'nowhere':
      return route.path
    default:
      return `/${route.page}`
  }
}
