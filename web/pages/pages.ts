import type { Component } from 'svelte'
import type { Route } from '../router/routes.ts'

type Loading<Props extends object> = () => Promise<{ default: Component<Props> }>

/** The pages besides the first: each is loaded when somebody goes there. */
export const plainPages: Readonly<Record<'tables' | 'settings' | 'about' | 'nowhere', Loading<Record<string, never>>>> =
  {
    tables: () => import('./Tables.svelte'),
    settings: () => import('./Settings.svelte'),
    about: () => import('./About.svelte'),
    nowhere: () => import('./Nowhere.svelte'),
  }

/** The pages of one thing: of a table, of a game. */
export const pagesOfOne: Readonly<Record<'table' | 'local' | 'rules' | 'guide', Loading<{ id: string }>>> = {
  table: () => import('./ServerTable.svelte'),
  local: () => import('./LocalTable.svelte'),
  rules: () => import('./Rules.svelte'),
  guide: () => import('./FirstGame.svelte'),
}

/** Of what the page is. */
export const idOf = (route: Extract<Route, { page: keyof typeof pagesOfOne }>): string =>
  'game' in route ? route.game : route.id
