/** The six games as the home page shows them before any of them is loaded. */
export const shelf = [
  { id: 'trounce', title: 'Trounce', seats: { min: 2, max: 4 }, minutes: 25, isOpen: true },
  { id: 'richelieu', title: 'Richelieu', seats: { min: 2, max: 4 }, minutes: 60, isOpen: true },
  { id: 'orleans', title: 'Orléans', seats: { min: 2, max: 4 }, minutes: 90, isOpen: true },
  { id: 'lisboa', title: 'Lisboa', seats: { min: 1, max: 4 }, minutes: 120, isOpen: false },
  { id: 'pax-illuminaten', title: 'Pax Illuminaten', seats: { min: 1, max: 4 }, minutes: 75, isOpen: false },
  { id: 'owls-of-minerva', title: 'Owls of Minerva', seats: { min: 2, max: 4 }, minutes: 45, isOpen: true },
] as const

export type ShelfId = (typeof shelf)[number]['id']

export const titleOf = (id: string): string => shelf.find((each) => each.id === id)?.title ?? id
