import type { Space } from '../data.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { type Resolution, resolutionsIn } from './resolution.ts'
import { freshAfter } from './scene.ts'

/** A resolution to be shown; one that goes on after a choice was seen from its beginning before. */
export interface Scene {
  readonly resolution: Resolution
  readonly goesOn: boolean
}

/** What a table keeps of what it was told: resolutions that are still to be shown, and where something new stands. */
export class Happenings {
  scenes = $state.raw<readonly Scene[]>([])
  fresh = $state.raw<readonly Space[]>([])
  #underWay: Resolution | null = null
  #heard: readonly Event[] = []
  #resolved = 0

  /** Called for every view; nothing was told after a jump to another moment of the game. */
  hear(view: View, told: readonly Event[]): void {
    if (told.length === 0 && this.#resolved !== view.resolved) {
      this.scenes = []
      this.fresh = []
      this.#underWay = null
    }
    this.#resolved = view.resolved
    if (told.length === 0 || told === this.#heard) return
    this.#heard = told
    this.fresh = freshAfter(this.fresh, told, view)
    const before = this.#underWay
    const found = resolutionsIn(before, told)
    this.#underWay = found.at(-1) ?? null
    const news = found.filter((each) => each !== before)
    const isTold = ({ resolution }: Scene) => news.some(({ began }) => began === resolution.began)
    this.scenes = [
      ...this.scenes.filter((scene) => !isTold(scene)),
      ...news.map((resolution) => ({ resolution, goesOn: resolution.began === before?.began })),
    ]
  }

  /** The scene in view has been seen. */
  next(): void {
    this.scenes = this.scenes.slice(1)
  }
}
