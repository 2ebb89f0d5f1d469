import { readSettings, type Settings } from './settings.ts'

const key = 'eminence.settings'

const stored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

let current = $state.raw<Settings>(readSettings(stored(), navigator.languages))

export const settings = (): Settings => current

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // A browser that stores nothing still plays; the settings last as long as the page.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
let systemIsDark = $state(dark.matches)
let systemIsStill = $state(still.matches)
dark.addEventListener('change', ({ matches }) => {
  systemIsDark = matches
})
still.addEventListener('change', ({ matches }) => {
  systemIsStill = matches
})

/** The theme as it is shown now. */
export const theme = (): 'day' | 'night' => {
  if (current.theme !== 'system') return current.theme
  return systemIsDark ? 'night' : 'day'
}

export const isStill = (): boolean => (current.motion === 'system' ? systemIsStill : current.motion === 'none')
