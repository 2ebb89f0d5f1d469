import { pathOf, type Route, routeOf } from './routes.ts'

let current = $state.raw<Route>(routeOf(location.pathname))

/** Where the reader is. */
export const here = (): Route => current

export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(route)
  if (how === 'replace') history.replaceState(null, '', path)
  else if (path !== location.pathname) history.pushState(null, '', path)
  current = routeOf(path)
  scrollTo(0, 0)
}

const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Follows the browser's history, and keeps plain clicks on the app's own links inside the app. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    current = routeOf(location.pathname)
  })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || !opensHere(event)) return
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target !== '') return
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    go(routeOf(link.pathname))
  })
}
