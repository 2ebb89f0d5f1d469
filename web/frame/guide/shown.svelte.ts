import type { GuideBook } from '@eminence/kernel'
import { Guided, type Guiding } from '../../table/local/guided.ts'
import type { GuideProgress } from '../../table/local/saved.ts'
import Card from './Card.svelte'
import Toggle from './Toggle.svelte'

/** A guide with its drawing, for a frame that knows neither before somebody is guided. */
export class ShownGuide {
  readonly guided: Guided
  readonly Card = Card
  readonly Toggle = Toggle
  /** Null when the guide has left. */
  now = $state.raw<Guiding | null>(null)

  constructor(book: GuideBook, progress: GuideProgress, keep: (progress: GuideProgress) => void) {
    this.guided = new Guided(book, progress, keep)
    this.guided.subscribe((guiding) => {
      this.now = guiding
    })
  }
}
