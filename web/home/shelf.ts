export type AutomatonId = 'germain' | 'joseph' | 'cagliostro' | 'weishaupt' | 'lacerda'

/** Opponents of a rulebook that the rules play by themselves. */
export interface Automata {
  readonly ids: readonly AutomatonId[]
  /** The option of the game that gives one of them a seat; null where it has none and comes to whoever plays alone. */
  readonly option: string | null
}

const bots: Automata = { ids: ['germain', 'cagliostro', 'joseph', 'weishaupt'], option: 'bot' }
const lacerda: Automata = { ids: ['lacerda'], option: null }

/** The six games as the home page shows them before any of them is loaded. */
export const shelf = [
  {
    id: 'trounce',
    seats: { min: 2, max: 4 },
    minutes: 25,
    isOpen: true,
    hasGuide: true,
    automata: null,
  },
  {
    id: 'richelieu',
    seats: { min: 2, max: 4 },
    minutes: 60,
    isOpen: true,
    hasGuide: true,
    automata: null,
  },
  {
    id: 'orleans',
    seats: { min: 2, max: 4 },
    minutes: 90,
    isOpen: true,
    hasGuide: true,
    automata: null,
  },
  {
    id: 'lisboa',
    seats: { min: 1, max: 4 },
    minutes: 120,
    isOpen: true,
    hasGuide: true,
    automata: lacerda,
  },
  {
    id: 'pax-illuminaten',
    seats: { min: 2, max: 4 },
    minutes: 75,
    isOpen: true,
    hasGuide: true,
    automata: bots,
  },
  {
    id: 'owls-of-minerva',
    seats: { min: 2, max: 4 },
    minutes: 45,
    isOpen: true,
    hasGuide: true,
    automata: null,
  },
] as const

export type ShelfId = (typeof shelf)[number]['id']

/** Whether a guide leads through a first game. */
export const isGuided = (id: string): boolean => shelf.find((each) => each.id === id)?.hasGuide ?? false
