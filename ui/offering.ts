import { createContext } from 'svelte'

/** How a target looks: it can be pressed, it says why it cannot, or it is no target now. */
export type Light = 'lit' | 'closed' | 'dark'

/** What the things on a table offer now, each by its key: `Target.svelte` draws one of them and reports what is done with it. */
export interface Offering {
  light(key: string): Light
  /** What a press would do, or why it cannot be done, in words; null if the name of the thing says it all. */
  label(key: string): string | null
  /** It is in focus, or was chosen and waits for more. */
  isFocused(key: string): boolean
  /** The one target that Tab reaches; arrow keys reach the others. */
  readonly first: string | null
  focus(key: string): void
  leave(key: string): void
  press(key: string, byTouch: boolean): void
}

const [useOffering, setOffering] = createContext<() => Offering | null>()

export { useOffering }

/** For a table that offers more: its parts use what it provides, and so do the targets among them. It provides null in the pictures of a rulebook. */
export function offerContext<Offer extends Offering>() {
  const [useOffer, setOffer] = createContext<() => Offer | null>()
  const provideOffer = (offer: () => Offer | null): void => {
    setOffer(offer)
    setOffering(offer)
  }
  return [useOffer, provideOffer] as const
}
